/** An account is opened from this age on, in whole years. */
export const ADULT_FROM = 18;
