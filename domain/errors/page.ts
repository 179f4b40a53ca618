import { mode, type Mode } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { absentOr, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { errorPageTypes, functionalCodes, type ErrorPageType, type FunctionalCode } from './codes';

interface Input {
  readonly type: string | null;
  readonly mode: Mode;
}

/** Functional codes that an address may carry in place of the page's own type. ERR-03 */
const pageOfCode: Readonly<Partial<Record<FunctionalCode, ErrorPageType>>> = {
  SUBSCRIPTION_PURGED: 'purged',
  IDENTICAL_HOLDERS: 'identical-holders',
};

const known: readonly Row<Input, ErrorPageType>[] = [
  ...errorPageTypes.map(type => ({ when: { type }, then: type, because: 'ERR-03, ERR-06: a page of its own' })),
  ...functionalCodes.flatMap(type => {
    const then = pageOfCode[type];
    return then === undefined ? [] : [{ when: { type }, then, because: 'ERR-03: the code in place of the type' }];
  }),
];
const rows: readonly Row<Input, ErrorPageType>[] = [
  ...known,
  { when: { type: { noneOf: known.flatMap(({ when }) => when.type ?? []) } }, then: 'generic', because: 'RTE-04: an unknown type' },
];

export const errorsPage = rule({
  id: 'errors.page',
  requirements: ['RTE-04', 'ERR-03', 'ERR-06'],
  title: { fr: 'Page d’erreur affichée', en: 'Error page shown' },
  says: {
    fr: 'Chaque type connu a sa page, dont le texte peut dépendre du mode ; tout autre texte mène à la page générale.',
    en: 'Each known type has its page, whose wording may depend on the mode; any other text leads to the generic page.',
  },
  input: record({ type: absentOr(text), mode }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['a known type', { type: 'rejected', mode: 'omc' }, 'rejected'],
    ['the same with an adviser', { type: 'AUTHENTICATION', mode: 'mdc' }, 'AUTHENTICATION'],
    ['the code of a purged file', { type: 'SUBSCRIPTION_PURGED', mode: 'omc' }, 'purged'],
    ['the code of two holders who are one', { type: 'IDENTICAL_HOLDERS', mode: 'omc' }, 'identical-holders'],
    ['another case of the letters', { type: 'authentication', mode: 'omc' }, 'generic'],
    ['an unknown type', { type: 'nothing-known', mode: 'omc' }, 'generic'],
    ['a property that every object has', { type: 'constructor', mode: 'omc' }, 'generic'],
    ['no type', { type: null, mode: 'mdc' }, 'generic'],
  ],
});
