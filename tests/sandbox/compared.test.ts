import { sampleOf, type SampleOutcome } from '@sandbox/samples/samples';
import { analyse } from '@sandbox/analysis/analyse';
import { papers, type PaperName } from '@domain/documents/papers';
import { comparedFacts } from '@ui/screens/analysis/compared';
import type { ProofFacts } from '@domain/proofs/proof';

/** Drawing and decoding take their time on a busy machine. */
jest.setTimeout(60_000);

const today = '2025-10-15';
const declared = { firstName: 'Maëlle', lastName: 'Exemple', birthdate: '1992-03-27' } as const;

/** Each reason that is met by comparing one thing with another, and what stands on its card. */
const cards: readonly (readonly [SampleOutcome, PaperName, readonly string[]])[] = [
  ['FIRST_NAME_MISMATCH', 'PASSPORT', ['Prénom']],
  ['LAST_NAME_MISMATCH', 'CNI', ['Nom']],
  ['BIRTHDATE_MISMATCH', 'CNI', ['Date de naissance']],
  ['DOCUMENT_MODEL', 'PASSPORT', ['Modèle']],
  ['DOCUMENT_TYPE', 'CNI', ['Document']],
  ['EXPIRED', 'CNI', ['Fin de validité']],
  ['ISSUE_DATE', 'GAS', ['Date du document']],
  ['SPECIAL_MENTION_IN_ADDRESS', 'INTERNET', ['Adresse']],
  ['INVALID_TAX_NOTICE_REFERENCE', 'ADDRESS_TAX_NOTICE', ['Référence de l’avis']],
  ['MISSING_BACK', 'CNI', ['Faces']],
  ['ISSUING_COUNTRY', 'PASSPORT', ['Pays']],
  ['PORTRAIT_ABSENT', 'PASSPORT', ['Photo d’identité']],
  ['UNUSABLE_IMAGE', 'GAS', []],
  ['NOT_CONTROLLED', 'GAS', []],
];

const texts = (facts: object): ProofFacts =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));

test.each(cards)('PRF-08, XTR-02: the card of %s (%s) shows what differs, and nothing that agrees', async (outcome, document, labels) => {
  const files = await sampleOf({ document, outcome, format: 'png', person: declared, today, width: 1000 });
  const pages = files.map(({ bytes }) => ({ side: 'SINGLE' as const, mimeType: 'image/jpeg', bytes }));
  const analysis = await analyse({ documentCode: papers[document].code, pages, declared, today });
  expect(analysis).toMatchObject({ result: 'KO', reason: outcome });
  const rows = comparedFacts(texts(analysis.read), texts(analysis.expected));
  expect(rows.map(({ label }) => label)).toEqual(labels);
  expect(rows.filter(({ read, expected }) => read === expected)).toEqual([]);
});
