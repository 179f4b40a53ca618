import { DateTime } from 'luxon';
import type { BrandFacts } from '@brands/brand';
import { duties, LEAD_DAYS, type Duty } from '@brands/duties';
import { brandFacts, PRODUCTION, variantFacts, type Variant } from '@domain/brand/variant';
import { instantOf, parisDay } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';

export const today = (): Day => parisDay(instantOf(Date.now()));

const daysLeft = (inForce: string, today: Day): number => Math.round(DateTime.fromISO(inForce).diff(DateTime.fromISO(today), 'days').days);

const line = ({ duty, articles, owner }: Duty, left: number): string =>
  `${duty.en} (${articles}): ${left > 0 ? `in force in ${left} days` : `in force for ${-left} days`}, nobody has decided. ${owner} decides.`;

const undecided = (today: Day, within: number, all: readonly Duty[]): readonly string[] =>
  all.flatMap(each => {
    if (each.state !== 'open' || each.inForce === undefined) return [];
    const left = daysLeft(each.inForce, today);
    return left < within ? [line(each, left)] : [];
  });

/** The duties that nobody has decided, and whose day in force is near or past. D-124 */
export const soonInForce = (today: Day, all: readonly Duty[] = duties): readonly string[] => undecided(today, LEAD_DAYS, all);

const valueAt = (file: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), file);

const isEmpty = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Why production may not be served with this configuration of a variant: what its bank owes by law and has not filled or decided. D-124 */
export const dutyMissing = (file: unknown, variant: Variant, today: Day, all: readonly Duty[] = duties): string | undefined => {
  if (!isRecord(file) || file['environment'] !== PRODUCTION) return undefined;
  const { brand } = variantFacts[variant];
  const own: BrandFacts = brandFacts[brand];
  const gaps = all
    .filter(({ state }) => state === 'bank')
    .flatMap(({ duty, keptBy: { settings = [], facts = [] } }) => [
      ...settings.filter(key => isEmpty(valueAt(file, key))).map(key => `Production needs ${key} in brands/${brand}: ${duty.en}.`),
      ...facts.filter(name => isEmpty(own[name])).map(name => `Production needs ${name} in brands/${brand}/facts.ts: ${duty.en}.`),
    ]);
  return gaps[0] ?? undecided(today, 1, all)[0];
};
