/** An entry of a referential: what is sent, and what is read. `also`: other names that find it ('proposed'). D-67, D-87 */
export interface Entry {
  readonly code: string;
  readonly label: string;
  readonly also?: readonly string[] | undefined;
}

/** `osceCode`: '001' is France; undefined where the bank gives none. */
export interface Country extends Entry {
  readonly osceCode: string | undefined;
}

/** `department`: code of the county; `also`: names that it had, or that people give it ('proposed'). PER-03, D-67 */
export interface Town {
  readonly cityId: string;
  readonly label: string;
  readonly also?: readonly string[] | undefined;
  readonly department: string;
  readonly postalCode: string | undefined;
}

/** Professions of one category. PER-07 */
export interface ProfessionCategory {
  readonly category: Entry;
  readonly professions: readonly Entry[];
}

/** Degrees, north and east positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export interface Located extends Position {
  readonly label: string;
}

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];
export type WeekHours = Readonly<Partial<Record<Weekday, string>>>;

/** An agency. `position`: where the bank tells it; hours as text, a day without hours is closed. AGY-01 */
export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly position: Position | undefined;
  readonly hours: WeekHours;
  readonly councilHours: WeekHours | undefined;
  readonly contacts: readonly { readonly type: string; readonly value: string }[];
}
