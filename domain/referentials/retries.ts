/** How often a country, county or town look-up is tried again, and the wait before each, in milliseconds. PER-03 */
export const lookupRetries = { times: 2, waitMs: 1_000 } as const;
