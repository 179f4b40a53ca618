/** The bank's list names countries: one word of its own for the French, the country of the others. PER-02 */
export const nationalityMessages = {
  label: 'Nationalité',
  french: 'Française',
  /** Where two answers are shown, and no list yet. */
  required: 'Indiquez la nationalité\u00a0: française, ou une autre.',
  which: 'Pays de nationalité',
} as const;
