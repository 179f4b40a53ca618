const HERE = 'FR';

/** Names the identity documents accepted online. `countries`: ISO 3166-1 alpha-2, at least one. D-91 */
export const acceptedPapers = (countries: readonly string[]): string => {
  if (countries.length === 1 && countries[0] === HERE) return 'Une carte nationale d’identité ou un passeport français.';
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  const named = countries.map(country => names.of(country) ?? country).sort((a, b) => a.localeCompare(b, 'fr'));
  return `Une carte nationale d’identité ou un passeport délivré par un pays accepté en ligne\u00a0: ${named.join(', ')}.`;
};
