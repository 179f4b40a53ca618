/** Names Paris, for devices in another time zone. D-93 */
export const hourMessages = {
  ofParis: (hour: string): string => `${hour} (heure de Paris)`,
  ofDay: (day: string, hour: string): string => `${hour} le ${day}`,
} as const;
