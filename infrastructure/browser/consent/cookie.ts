/** The cookie that stores the choice. */
export const CONSENT_COOKIE = 'omc.consentement';
