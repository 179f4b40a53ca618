/** The bank's list names countries: one word of its own for the French, the country of the others. PER-02 */
export const nationalityCopy = {
  label: 'Nationalité',
  french: 'Française',
  which: 'Pays de nationalité',
} as const;
