import { rule } from '@domain/kernel/rule';
import { absentOr, record, whole } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

/** Unauthorised or forbidden: both end the session. */
const signedOut = [401, 403] as const;

const rows: readonly Row<{ readonly httpStatus: number | null }, boolean>[] = [
  { when: { httpStatus: { oneOf: signedOut } }, then: true, because: 'SES-02: tokens are cleared' },
  { when: { httpStatus: { noneOf: signedOut } }, then: false, because: 'SES-02: no other status ends the session' },
];

export const sessionLost = rule({
  id: 'session.lost',
  requirements: ['SES-02'],
  title: { fr: 'La session est perdue', en: 'The session is lost' },
  says: {
    fr: 'Une réponse {signedOut} ou {forbidden} efface les jetons et mène à la page d’inactivité.',
    en: 'A {signedOut} or {forbidden} answer clears the tokens and leads to the inactivity page.',
  },
  parameters: {
    signedOut: { value: signedOut[0], unit: 'HTTP status' },
    forbidden: { value: signedOut[1], unit: 'HTTP status' },
  },
  input: record({ httpStatus: absentOr(whole) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['not signed in', { httpStatus: 401 }, true],
    ['not allowed', { httpStatus: 403 }, true],
    ['a malformed request', { httpStatus: 400 }, false],
    ['the number between', { httpStatus: 402 }, false],
    ['not found', { httpStatus: 404 }, false],
    ['no answer', { httpStatus: null }, false],
  ],
});
