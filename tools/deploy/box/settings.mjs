const { BANK_HOST, BANK_CERTIFICATE, BANK_KEY, BANK_DATA, BANK_PORT } = process.env;
/** The container's settings, from its environment; an empty value is none. */
export const host = BANK_HOST || 'localhost';
export const port = BANK_PORT || '4100';
export const certificate = BANK_CERTIFICATE || undefined;
export const key = BANK_KEY || undefined;
export const data = BANK_DATA || '/data';
