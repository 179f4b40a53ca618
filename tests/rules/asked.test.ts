import { readdirSync, readFileSync } from 'node:fs';
import { entries } from '@domain/register';
import { askedBy } from '../../scripts/book/asked';

const pacts = 'contracts/pacts';
const promised: ReadonlySet<string> = new Set(
  readdirSync(pacts).flatMap(file =>
    (JSON.parse(readFileSync(`${pacts}/${file}`, 'utf8')) as { interactions: { description: string }[] }).interactions.map(
      ({ description }) => description,
    ),
  ),
);

/** Rules that nothing of the product asks yet. One that is asked leaves the list, or this test fails. */
const unasked = ['adviser.mayAccept', 'calls.auth'];

describe('the product asks its rules where they take effect', () => {
  const asked = askedBy();
  const product = entries.filter(({ id, decidedBy }) => decidedBy === undefined && !unasked.includes(id));
  const banks = entries.flatMap(({ id, decidedBy, pinnedBy }) => (decidedBy === undefined ? [] : [[id, pinnedBy] as const]));

  test.each(product.map(({ id }) => id))('%s is asked by the product', id => {
    expect(asked.get(id)?.length).toBeGreaterThan(0);
  });

  test.each(banks)('%s is the bank’s to decide, and a contract holds it to an answer', (id, pinnedBy) => {
    expect(asked.get(id)).toEqual([]);
    expect(promised).toContain(pinnedBy);
  });

  test.each(unasked)('%s is asked by nothing yet', id => {
    expect(asked.get(id)).toEqual([]);
  });

  test('D-50: youth is asked by what makes a file’s offer, at its creation and afterwards', () => {
    expect(asked.get('eligibility.youth')).toEqual(
      expect.arrayContaining(['application/subscription/CreateSubscription.ts', 'domain/offer/onFile.ts']),
    );
  });
});
