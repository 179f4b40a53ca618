import { weekdays, type WeekHours, type Weekday } from '@domain/referentials/entries';

/** Days in a row with the same hours; `hours` undefined: closed. */
export interface DaySpan {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly hours: string | undefined;
}

/** A week told in as few lines as it has different days in a row. AGY-01 */
export const weekInSpans = (hours: WeekHours): readonly DaySpan[] =>
  weekdays.reduce<readonly DaySpan[]>((spans, day) => {
    const last = spans.at(-1);
    if (last !== undefined && last.hours === hours[day]) return [...spans.slice(0, -1), { ...last, to: day }];
    return [...spans, { from: day, to: day, hours: hours[day] }];
  }, []);
