import { findingsOf } from '@sandbox/analysis/findings';
import { zoneFacts } from '@sandbox/analysis/zone/facts';
import { readDay } from '@domain/kernel/day';

const today = readDay('15/10/2025') ?? '2025-10-15';
const card = (country: string, nationality: string) =>
  zoneFacts(
    'card',
    [`ID${country}X4RTBPFW46<<<<<<<<<<<<<<<`, `9203272F3002018${nationality}<<<<<<<<<<<6`, 'EXEMPLE<<MAELLE<<<<<<<<<<<<<<<'],
    today,
  );
const passport = (country: string, nationality: string) =>
  zoneFacts(
    'passport',
    [`P<${country}EXEMPLE<<MAELLE<<<<<<<<<<<<<<<<<<<<<<<<<`, `12AB345678${nationality}9203272F3002018<<<<<<<<<<<<<<06`],
    today,
  );

describe('D-63: the nationality that an identity document says', () => {
  test.each([
    ['a French card', card('FRA', 'FRA'), 'FR'],
    ['a French passport', passport('FRA', 'FRA'), 'FR'],
    ['a card of another country', card('ITA', 'ITA'), undefined],
    ['a passport of another country', passport('ITA', 'FRA'), undefined],
    ['a French passport of somebody of another nationality', passport('FRA', 'ITA'), undefined],
  ])('%s', (_what, facts, said) => expect(findingsOf(facts, []).nationality).toBe(said));

  test('of a bill nothing is concluded', () => {
    const facts = { kind: 'GAS', model: '', number: '', lastName: '', firstName: '', country: 'FRA' } as const;
    expect(findingsOf(facts, []).nationality).toBeUndefined();
  });
});
