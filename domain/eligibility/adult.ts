/** An account is opened from this age on, in whole years. */
export const ADULT_FROM = 18;

/** Youth is under this age, in whole years on the day. */
export const CLASSIC_FROM = 26;

/** The last age of youth. */
export const YOUNG_UNTIL = CLASSIC_FROM - 1;
