/** Asks about a probable typing mistake; never rejects it. D-74 */
export const emailSlipMessages = {
  meant: (email: string): string => `Vouliez-vous dire ${email}\u202f?`,
  take: 'Corriger',
} as const;
