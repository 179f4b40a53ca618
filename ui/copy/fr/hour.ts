/** Names Paris, for devices in another time zone. D-93 */
export const hourMessages = {
  /** From HH:MM. */
  spoken: (time: string): string =>
    time
      .replace(/^0/, '')
      .replace(':', '\u00a0h\u00a0')
      .replace(/\u00a000$/, ''),
  ofParis: (hour: string): string => `${hour} (heure de Paris)`,
  ofDay: (day: string, hour: string): string => `${hour} le ${day}`,
} as const;
