/** Months for which a choice on cookies is kept, as the CNIL recommends. OBS-02 */
export const CONSENT_MONTHS = 6;
