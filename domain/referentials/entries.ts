/** An entry of a referential: its code, and its label. `also`: other names for the search ('proposed'). D-67, D-87 */
export interface Entry {
  readonly code: string;
  readonly label: string;
  readonly also?: readonly string[] | undefined;
  /** The label is in the reader's language; absent: it is the bank's, in French. D-75 */
  readonly translated?: true | undefined;
}

/** `osceCode`: '001' is France; undefined where the bank sends none. */
export interface Country extends Entry {
  readonly osceCode: string | undefined;
}

/** `department`: the county's code; `also`: former and common names ('proposed'). PER-03, D-67 */
export interface Town {
  readonly cityId: string;
  readonly label: string;
  readonly also?: readonly string[] | undefined;
  readonly department: string;
  readonly postalCode: string | undefined;
}

/** The professions of one category. PER-07 */
export interface ProfessionCategory {
  readonly category: Entry;
  readonly professions: readonly Entry[];
}

/** In degrees, north and east positive. */
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

/** An agency. `position`: undefined where the bank sends none; hours are text, a day without hours is closed. AGY-01 */
export interface Agency {
  readonly id: string;
  readonly name: string;
  readonly address: string | undefined;
  readonly position: Position | undefined;
  readonly hours: WeekHours;
  readonly councilHours: WeekHours | undefined;
  readonly contacts: readonly { readonly type: string; readonly value: string }[];
}
