import { takesCardsOfEea, type AcceptedPapers } from '@domain/proofs/acceptedPapers';

const HERE = 'FR';
const EEA = 'pays de l’Espace économique européen';

const named = (countries: readonly string[]): string => {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  return countries
    .map(country => names.of(country) ?? country)
    .sort((a, b) => a.localeCompare(b, 'fr'))
    .join(', ');
};

/** Names the identity documents accepted online. D-91, D-127 */
const accepted = (papers: AcceptedPapers): string => {
  const { cards, passports } = papers;
  if (cards.join() === HERE && passports !== 'all' && passports.join() === HERE)
    return 'Une carte nationale d’identité ou un passeport français.';
  if (passports !== 'all' && [...cards].sort().join() === [...passports].sort().join())
    return `Une carte nationale d’identité ou un passeport délivré par un pays accepté en ligne\u00a0: ${named(cards)}.`;
  const card = takesCardsOfEea(papers) ? `d’un ${EEA}` : `délivrée par un de ces pays (${named(cards)})`;
  const passport = passports === 'all' ? 'de n’importe quel pays' : `délivré par un de ces pays (${named(passports)})`;
  return `Une carte d’identité ${card}, ou un passeport ${passport}.`;
};

/** Names the cards and passports that are not accepted online. D-127 */
const others = (papers: AcceptedPapers): string => {
  if (papers.passports !== 'all') return 'Carte d’identité ou passeport d’un autre pays';
  return takesCardsOfEea(papers) ? `Carte d’identité d’un pays hors de l’Espace économique européen` : 'Carte d’identité d’un autre pays';
};

/** Sentences about the countries of identity documents, from the bank's setting. D-91, D-127 */
export const acceptedPapersMessages = { accepted, others };
