/** Calendar days in which a contract concluded at a distance may be renounced (Code de la consommation, L. 222-7). XTR-26 */
export const WITHDRAWAL_DAYS = 14;
