export const FUND = 'Fonds de garantie des dépôts et de résolution';

/** An authority's name without its article. */
export const withoutArticle = (authority: string): string => authority.replace(/^(?:l’|la |le )/, '');

/** What the sentences of trust name in French in every language. D-75, XTR-47 */
export const frenchNames = (authority: string, seat: string): readonly string[] => [FUND, withoutArticle(authority), seat];
