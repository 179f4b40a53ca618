/** The legal withdrawal period of a distance contract, in calendar days (Code de la consommation, L. 222-7). XTR-26 */
export const WITHDRAWAL_DAYS = 14;
