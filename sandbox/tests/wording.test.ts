import type { FindingName } from '@sandbox/analysis/findings';
import { deskPages } from '@sandbox/desk/html';
import { settingsPage } from '@sandbox/desk/settingsPage';
import { uploadMessages as englishUpload } from '@ui/copy/en/upload';
import { proofFactsMessages } from '@ui/copy/fr/proofFacts';
import { uploadMessages } from '@ui/copy/fr/upload';
import { aBank } from './support';

/** The compiler requires an entry for each fact that the analysis sends. */
const facts = {
  document: 'read',
  way: 'read',
  model: 'read',
  number: 'read',
  lastName: 'read',
  firstName: 'read',
  birthdate: 'read',
  birthplace: 'read',
  birthCounty: 'read',
  nationality: 'read',
  issued: 'read',
  expires: 'read',
  country: 'read',
  portrait: 'read',
  sides: 'read',
  address: 'read',
  postalCode: 'read',
  city: 'read',
  taxReference: 'read',
  employer: 'read',
  siret: 'read',
  netIncome: 'read',
  models: 'limit',
  taxYear: 'limit',
  withoutMention: 'limit',
  issuedAfter: 'limit',
  issuedUntil: 'limit',
  expiresFrom: 'limit',
} as const satisfies Readonly<Record<FindingName, 'read' | 'limit'>>;

const named = (sort: 'read' | 'limit'): readonly string[] =>
  Object.entries(facts).flatMap(([name, found]) => (found === sort ? [name] : []));

describe('XTR-02: whatever the bank says of a document has French words', () => {
  test.each(named('read'))('%s is named to the client', name => {
    expect(proofFactsMessages.facts[name]).toMatch(/^\p{Lu}/u);
  });

  test.each(named('limit'))('the limit %s is worded beside the thing that it limits', name => {
    const words = proofFactsMessages.expected[name];
    expect(proofFactsMessages.facts[words?.of ?? '']).toBeDefined();
    expect(words?.says('2025')).toMatch(/25/);
  });

  test('no words are kept for what no analysis sends', () => {
    expect(Object.keys(proofFactsMessages.facts).sort()).toEqual([...named('read')].sort());
    expect(Object.keys(proofFactsMessages.expected).sort()).toEqual([...named('limit')].sort());
  });
});

describe('XTR-19: a tester reads how the documents of a trial are deleted, in the words of the desk', () => {
  const desk = settingsPage(aBank(), {});

  test.each([
    ['French', uploadMessages.omc.trial],
    ['English', englishUpload.omc.trial],
  ])('%s', (_language, said) => {
    for (const name of ['Vider la banque', deskPages['/reglages']]) expect(said).toContain(name);
    expect(desk).toContain('Vider la banque');
    expect(said).not.toMatch(/npm|--/);
  });
});
