import type { FindingName } from '@sandbox/analysis/findings';
import { proofFactsMessages } from '@ui/copy/fr/proofFacts';

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
