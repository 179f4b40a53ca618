import type { Wording } from '../byReader';
import type * as fr from '../fr/acceptedPapers';

const HERE = 'FR';

/** Names the identity documents accepted online. `countries`: ISO 3166-1 alpha-2, at least one. D-91 */
export const acceptedPapers: Wording<typeof fr.acceptedPapers> = countries => {
  if (countries.length === 1 && countries[0] === HERE) return 'A French identity card or a French passport.';
  const names = new Intl.DisplayNames('en-GB', { type: 'region' });
  const named = countries.map(country => names.of(country) ?? country).sort((a, b) => a.localeCompare(b, 'en-GB'));
  return `An identity card or a passport issued by a country that we accept online: ${new Intl.ListFormat('en-GB').format(named)}.`;
};
