import { takesCardsOfEea } from '@domain/proofs/acceptedPapers';
import type { Wording } from '../byReader';
import type * as fr from '../fr/acceptedPapers';

const HERE = 'FR';
const EEA = 'the European Economic Area';

const named = (countries: readonly string[]): string => {
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const sorted = countries.map(country => names.of(country) ?? country).sort((a, b) => a.localeCompare(b, 'en-GB'));
  return new Intl.ListFormat('en-GB').format(sorted);
};

/** Names the identity documents accepted online. D-91, D-127 */
const accepted: Wording<typeof fr.acceptedPapersMessages.accepted> = papers => {
  const { cards, passports } = papers;
  if (cards.join() === HERE && passports !== 'all' && passports.join() === HERE) return 'A French identity card or a French passport.';
  if (passports !== 'all' && [...cards].sort().join() === [...passports].sort().join())
    return `An identity card or a passport issued by a country that we accept online: ${named(cards)}.`;
  const card = takesCardsOfEea(papers) ? `from a country of ${EEA}` : `issued by one of these countries (${named(cards)})`;
  const passport = passports === 'all' ? 'from any country' : `issued by one of these countries (${named(passports)})`;
  return `An identity card ${card}, or a passport ${passport}.`;
};

const others: Wording<typeof fr.acceptedPapersMessages.others> = papers => {
  if (papers.passports !== 'all') return 'Identity card or passport from another country';
  return takesCardsOfEea(papers) ? `Identity card from a country outside ${EEA}` : 'Identity card from another country';
};

export const acceptedPapersMessages: Wording<typeof fr.acceptedPapersMessages> = { accepted, others };
