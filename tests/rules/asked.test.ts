import { readdirSync, readFileSync } from 'node:fs';
import { entries } from '@domain/register';
import { callingFiles } from '@tools/book/callers';

const pacts = 'contracts/generated/pacts';
const promised: ReadonlySet<string> = new Set(
  readdirSync(pacts).flatMap(file =>
    (JSON.parse(readFileSync(`${pacts}/${file}`, 'utf8')) as { interactions: { description: string }[] }).interactions.map(
      ({ description }) => description,
    ),
  ),
);

describe('the product asks its rules where they take effect', () => {
  const asked = callingFiles();
  const product = entries.filter(({ decidedBy }) => decidedBy === undefined);
  const banks = entries.flatMap(({ id, decidedBy, pinnedBy }) => (decidedBy === undefined ? [] : [[id, pinnedBy] as const]));

  test.each(product.map(({ id }) => id))('%s is asked by the product', id => {
    expect(asked.get(id)?.length).toBeGreaterThan(0);
  });

  test.each(banks)('%s is the bank’s to decide, and a contract holds it to an answer', (id, pinnedBy) => {
    expect(asked.get(id)).toEqual([]);
    expect(promised).toContain(pinnedBy);
  });

  test('D-105: who may do what is asked in one place of the product; the pages and the corrections ask there', () => {
    expect(asked.get('journey.mayAct')).toEqual(['domain/journey/dossierSteps.ts']);
  });

  test('API-03: what authorises a call is asked where every call leaves', () => {
    expect(asked.get('calls.auth')).toContain('infrastructure/http/BankApi.ts');
  });

  test('D-50: youth is asked by what makes a file’s offer, at its creation and afterwards', () => {
    expect(asked.get('eligibility.youth')).toEqual(
      expect.arrayContaining(['application/subscription/CreateSubscription.ts', 'domain/offer/onDossier.ts']),
    );
  });
});
