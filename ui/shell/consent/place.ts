/** Id of the cookie question's place, before the page itself: the build draws the question there, and React takes it over. OBS-02 */
export const CONSENT = 'cookies';

/** Ids of its answers. */
export const answerIds = { refuse: 'cookies-refuser', accept: 'cookies-accepter', choose: 'cookies-personnaliser' } as const;
