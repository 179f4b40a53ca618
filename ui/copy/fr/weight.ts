/** Weight of a file, as it is said: 1 Mo = 1 048 576 bytes (D-16). */
export const weight = (bytes: number): string => {
  const kilo = Math.max(1, Math.round(bytes / 1024));
  return kilo < 1024 ? `${kilo}\u00a0Ko` : `${(bytes / 1_048_576).toFixed(1).replace('.', ',')}\u00a0Mo`;
};
