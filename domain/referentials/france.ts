/** France's codes in the list of countries. PER-02 */
export const FRANCE = { code: 'FR', osceCode: '001' } as const;

/** Prefixes of postal codes outside mainland France. D-45 */
export const OVERSEAS = ['97', '98'] as const;

/** Mainland France: France without the postal codes 97 and 98. D-45 */
export const inMainlandFrance = ({
  country,
  postalCode,
}: {
  readonly country: string | undefined;
  readonly postalCode: string | undefined;
}): boolean => country === FRANCE.code && !OVERSEAS.some(prefix => postalCode?.startsWith(prefix));
