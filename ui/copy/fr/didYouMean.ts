/** Asks about a probable typing mistake; never rejects it. D-74, D-128 */
export const didYouMeanMessages = {
  meant: (value: string): string => `Vouliez-vous dire ${value}\u202f?`,
  take: 'Corriger',
} as const;
