import { weekdays, type WeekHours, type Weekday } from '@domain/referentials/entries';

/** Consecutive days with the same hours; `hours` undefined: closed. */
export interface DaySpan {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly hours: string | undefined;
}

/** Groups consecutive days with the same hours. AGY-01 */
export const weekInSpans = (hours: WeekHours): readonly DaySpan[] =>
  weekdays.reduce<readonly DaySpan[]>((spans, day) => {
    const last = spans.at(-1);
    if (last !== undefined && last.hours === hours[day]) return [...spans.slice(0, -1), { ...last, to: day }];
    return [...spans, { from: day, to: day, hours: hours[day] }];
  }, []);
