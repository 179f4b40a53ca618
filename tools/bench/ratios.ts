export const ms = (value: number): string => `${Math.round(value)} ms`;
export const seconds = (value: number): string => `${(value / 1000).toFixed(2)} s`;
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A measure as the report shows it. */
export type Measured = readonly [what: string, target: string, measured: string];

/** The middle one of several measures. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export interface Spread {
  readonly middle: number;
  readonly least: number;
  readonly most: number;
}

export const spread = (values: readonly number[]): Spread => ({
  middle: median(values),
  least: Math.min(...values),
  most: Math.max(...values),
});

/** Of measures taken one after the other, each over the one that was taken beside it: what the machine did meanwhile is in both. */
export const ratio = (values: readonly number[], over: readonly number[]): Spread =>
  spread(values.flatMap((value, index) => (over[index] ? [value / over[index]] : [])));
