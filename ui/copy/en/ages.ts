import type { Wording } from '../byReader';
import type * as fr from '../fr/ages';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Goes between 'less than' and 'old': '1 year', '3 months'. PRF-01 */
export const ageOf: Wording<typeof fr.ageOf> = ({ months, years }) =>
  years === undefined ? counted(months ?? 0, 'month') : counted(years, 'year');
