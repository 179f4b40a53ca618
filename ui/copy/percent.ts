/** A rate in percent, with the decimals that it has, two at most. */
export const percent = (value: number, comma: string): string => String(Math.round(value * 100) / 100).replace('.', comma);
