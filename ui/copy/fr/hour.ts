/** An hour where the device's own clock shows another: whose it is. D-93 */
export const hourMessages = {
  ofParis: (hour: string): string => `${hour} (heure de Paris)`,
  ofDay: (day: string, hour: string): string => `${hour} le ${day}`,
} as const;
