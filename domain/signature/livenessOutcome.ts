import { leading } from '@domain/errors/refusals';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, oneOf, record, text, whole, type Of } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';
import { pollingLimits } from '@domain/session/pollingLimits';

/** Maximum number of video checks of a person. LIV-03 */
export const MAX_ATTEMPTS = 3;

const { tries: CALLS } = pollingLimits.decide({ what: 'liveness' });
const last = leading('action', 'last-attempt');

export const livenessStatus = oneOf('ONGOING', 'ENDED', 'ERROR');

const input = record({
  status: livenessStatus,
  validated: absentOr(boolean),
  count: absentOr(whole),
  functionalCode: absentOr(text),
  tries: whole,
});

export type LivenessOutcome = 'OK' | 'REPLAY' | 'KO' | 'WAIT';

const refused = { status: 'ENDED', validated: { noneOf: [true] } } as const;

const rows: readonly Row<Of<typeof input>, LivenessOutcome>[] = [
  { when: { status: 'ENDED', validated: true }, then: 'OK', because: 'LIV-03: ended and validated' },
  { when: { ...refused, count: { oneOf: [null, { under: MAX_ATTEMPTS }] } }, then: 'REPLAY', because: 'LIV-03: attempts are left' },
  { when: { ...refused, count: { atLeast: MAX_ATTEMPTS } }, then: 'KO', because: 'LIV-03: the attempts are used up' },
  { when: { status: 'ERROR', functionalCode: last }, then: 'KO', because: 'LIV-03: the bank says that it was the last' },
  { when: { status: 'ERROR', functionalCode: { noneOf: [last] } }, then: 'REPLAY', because: 'LIV-03: any other error' },
  { when: { status: 'ONGOING', tries: { under: CALLS } }, then: 'WAIT', because: 'LIV-02: ask again' },
  { when: { status: 'ONGOING', tries: { atLeast: CALLS } }, then: 'REPLAY', because: 'LIV-03: the calls are used up' },
];

const waiting = { status: 'ONGOING', validated: null, count: null, functionalCode: null, tries: 1 } as const;
const ended = { ...waiting, status: 'ENDED', validated: false, count: 1 } as const;
const error = { ...waiting, status: 'ERROR' } as const;

export const livenessOutcome = rule({
  id: 'liveness.outcome',
  requirements: ['LIV-02', 'LIV-03', 'D-30'],
  title: { fr: 'Résultat de la vérification vidéo', en: 'Result of the video check' },
  says: {
    fr: 'Validée, elle passe. Sinon on peut recommencer, jusqu’à {attempts:words} essais ou jusqu’à ce que la banque l’arrête ; sans réponse après {calls:words} demandes on peut recommencer.',
    en: 'Validated, it passes. Otherwise one may try again, up to {attempts:words} attempts or until the bank stops it; without an answer after {calls:words} calls one may try again.',
  },
  parameters: {
    attempts: { value: MAX_ATTEMPTS, unit: 'attempts', limit: 'included' },
    calls: { value: CALLS, unit: 'calls', limit: 'included' },
  },
  input,
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['validated', { ...ended, validated: true }, 'OK'],
    ['validated at the third attempt', { ...ended, validated: true, count: 3 }, 'OK'],
    ['the second attempt missed', { ...ended, count: 2 }, 'REPLAY'],
    ['the third attempt missed', { ...ended, count: 3 }, 'KO'],
    ['ended without a word on the attempts', { ...ended, count: null }, 'REPLAY'],
    ['an error', error, 'REPLAY'],
    ['an error of another code', { ...error, functionalCode: 'generic' }, 'REPLAY'],
    ['the bank says that it was the last', { ...error, functionalCode: 'MAXIMUM_LIVENESS_COUNT' }, 'KO'],
    ['under way at the nineteenth call', { ...waiting, tries: 19 }, 'WAIT'],
    ['under way at the twentieth call', { ...waiting, tries: 20 }, 'REPLAY'],
  ],
});
