interface Age {
  readonly months?: number;
  readonly years?: number;
}

/** Follows 'de moins': 'd’un an', 'de 3 mois'. PRF-01 */
export const ageOf = ({ months, years }: Age): string => {
  if (years !== undefined) return years === 1 ? 'd’un an' : `de ${years} ans`;
  return `de ${months ?? 0} mois`;
};
