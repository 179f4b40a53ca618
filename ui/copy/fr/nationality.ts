/** The bank's list names countries: the label for France becomes 'Française', others keep the country. PER-02 */
export const nationalityMessages = {
  label: 'Nationalité',
  french: 'Française',
  /** Shown while the list of countries is still folded behind two radios. */
  required: 'Indiquez la nationalité\u00a0: française, ou une autre.',
  which: 'Pays de nationalité',
} as const;
