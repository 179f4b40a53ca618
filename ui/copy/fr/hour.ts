/** An hour where the device's own clock shows another: whose it is. D-93 */
export const hourCopy = {
  ofParis: (hour: string): string => `${hour} (heure de Paris)`,
} as const;
