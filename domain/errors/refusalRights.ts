import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { errorPageTypes } from './codes';
import { informationPages, type Destination } from './destination';

/** The telephone of the Banque de France for the right to an account. */
export const RIGHT_TO_ACCOUNT_PHONE = '3414';

/** Screens of the journey that stop a person. */
const stops = ['screen/video', 'screen/tax-residence'] as const;

/** A page or screen on which a person cannot continue. */
export type StoppingPage = Destination | (typeof stops)[number];

const stoppingPages: readonly StoppingPage[] = [
  ...errorPageTypes.map(type => `error/${type}` as const),
  ...informationPages.map(page => `information/${page}` as const),
  ...stops,
];

/** `refusal`: no account; `elsewhere`: not online, but in an agency; `none`: neither. */
export type RefusalKind = 'refusal' | 'elsewhere' | 'none';

interface Input {
  readonly page: StoppingPage;
  /** Whether the bank calls its answer final; null: it does not say. */
  readonly final: boolean | null;
}

const refusing: readonly StoppingPage[] = ['error/excluded', 'error/rejected', 'information/suite-non-favorable'];
const orienting: readonly StoppingPage[] = ['error/excluded-department', 'error/blocked', ...stops];
const others = stoppingPages.filter(page => !refusing.includes(page) && !orienting.includes(page));

const rows: readonly Row<Input, RefusalKind>[] = [
  { when: { page: { oneOf: refusing }, final: { noneOf: [false] } }, then: 'refusal', because: 'D-124: the page says no' },
  { when: { page: { oneOf: refusing }, final: false }, then: 'elsewhere', because: 'D-124: the bank says that its answer is not final' },
  { when: { page: { oneOf: orienting }, final: { noneOf: [true] } }, then: 'elsewhere', because: 'D-124: the page leads to an agency' },
  { when: { page: { oneOf: orienting }, final: true }, then: 'refusal', because: 'D-124: the bank says that its answer is final' },
  { when: { page: { oneOf: others } }, then: 'none', because: 'D-124: the page refuses no account' },
];

export const errorsRefusal = rule({
  id: 'errors.refusal',
  requirements: ['XTR-74', 'D-124', 'ERR-03', 'RTE-06'],
  title: { fr: 'Page qui refuse un compte', en: 'Page that refuses an account' },
  says: {
    fr: 'Ces pages refusent le compte : demande exclue, demande refusée, suite non favorable. D’autres envoient en agence : département exclu, demande bloquée, vidéo sans essai restant, résidence fiscale à l’étranger. Si la banque dit que sa réponse est définitive ou ne l’est pas, c’est ce qui compte. Le reste ne refuse rien.',
    en: 'These pages refuse the account: an excluded request, a rejected one, and an unfavourable outcome. Others lead to an agency: an excluded department, a blocked request, a video without a try left, tax residence abroad. Where the bank says whether its answer is final, that decides. All else refuses nothing.',
  },
  input: record({ page: oneOf(...stoppingPages), final: absentOr(boolean) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['excluded', { page: 'error/excluded', final: null }, 'refusal'],
    ['excluded, and final', { page: 'error/excluded', final: true }, 'refusal'],
    ['excluded, but not final', { page: 'error/excluded', final: false }, 'elsewhere'],
    ['rejected at the end', { page: 'error/rejected', final: null }, 'refusal'],
    ['a closed file that was refused', { page: 'information/suite-non-favorable', final: null }, 'refusal'],
    ['another department', { page: 'error/excluded-department', final: null }, 'elsewhere'],
    ['another department, and final', { page: 'error/excluded-department', final: true }, 'refusal'],
    ['blocked', { page: 'error/blocked', final: false }, 'elsewhere'],
    ['no try of the video left', { page: 'screen/video', final: null }, 'elsewhere'],
    ['taxes paid abroad', { page: 'screen/tax-residence', final: null }, 'elsewhere'],
    ['too young', { page: 'error/too-young', final: null }, 'none'],
    ['out of time', { page: 'information/delai-depasse', final: null }, 'none'],
    ['the account is open', { page: 'information/termine', final: true }, 'none'],
  ],
});
