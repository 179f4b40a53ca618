import { sourcesOf } from '@tools/build/sources';

/** With papers first the bank's task is behind the customer: who reads it says why. D-125 */
const readers: Readonly<Record<string, string>> = {
  'domain/journey/dossierSteps.ts': 'the bank’s order, and what it has ended',
  'domain/journey/papersFirst.ts': 'the customer’s place, from the task and what the bank has',
  'domain/journey/startedDossier.ts': 'the customer’s place on entry',
  'domain/journey/left.ts': 'what is left, which counts what the bank has',
  'domain/journey/signingProgress.ts': 'the signature, in which no paper is given',
  'ui/journey/DossierActions.ts': 'ends the task at the bank',
  'ui/journey/ReviewRounds.ts': 'waits for the bank’s review',
  'ui/screens/finalize/Conclusion.ts': 'waits for the account',
  'ui/screens/finalize/FinalizeViewModel.ts': 'waits for the account',
  'ui/screens/livenessOutcome/KoViewModel.ts': 'repeats the signature’s task',
  'ui/screens/livenessOutcome/OkViewModel.ts': 'waits for the signature’s task',
  'ui/screens/signatureSuccess/SignatureSuccessViewModel.ts': 'waits for the co-holder and the account',
  'ui/screens/summary/SummaryViewModel.ts': 'the recap, after the papers',
  'ui/screens/onPhone/OnPhoneViewModel.ts': 'follows the task in the bank’s order, the customer’s place otherwise',
  'ui/screens/upload/Sending.ts': 'a refusal at another step than the bank’s task came too early',
  'ui/screens/upload/received.ts': 'the bank’s order',
};

const ACCESS = /\b(?:state|dossier|right)\.task\b/;
const TAKEN = /\{[^{}]*\btask\b[^{}]*\}\s*(?:=\s*[\w.]*\b(?:state|dossier)\b(?!\.)|:\s*(?:Pick<)?DossierState\b)/;

const readsTask = (text: string): boolean => ACCESS.test(text) || TAKEN.test(text);

test('D-125: the bank’s task is read as a place in no other module than those that say why', () => {
  const found = ['domain', 'application', 'ui', 'src']
    .flatMap(sourcesOf)
    .filter(({ text }) => readsTask(text))
    .map(({ file }) => file);
  expect(found.sort()).toEqual(Object.keys(readers).sort());
});

test.each([
  ['const at = journey.dossier.state.task;', true],
  ['const { task } = this.dossier.state;', true],
  ['const f = ({ task, mode }: DossierState): boolean => mode === task;', true],
  ['const f = ({ task }: Pick<DossierState, "task">) => task;', true],
  ['const { proofs } = this.dossier.state;', false],
  ['const { task } = this;', false],
  ['entry.task === task', false],
])('what reads it: %s', (text, reads) => {
  expect(readsTask(text)).toBe(reads);
});
