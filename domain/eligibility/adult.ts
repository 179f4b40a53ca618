/** Minimum age to open an account, in whole years. */
export const ADULT_FROM = 18;

/** The youth offer is for people under this age, in whole years on the day. */
export const CLASSIC_FROM = 26;

/** The last age of the youth offer. */
export const YOUNG_UNTIL = CLASSIC_FROM - 1;
