import { expect, type BrowserContext } from '@playwright/test';
import { CONSENT_COOKIE } from '@infrastructure/browser/consent/cookie';

/** Stores a refusal in the consent manager's format: the banner stays closed. OBS-02 */
export const refusedBefore = async (context: BrowserContext, domain = 'localhost'): Promise<void> => {
  const now = new Date();
  const choice = {
    categories: ['necessary'],
    revision: 1,
    data: null,
    consentTimestamp: now.toISOString(),
    consentId: '00000000-0000-4000-8000-000000000000',
    services: { necessary: [], audience: [] },
    lastConsentTimestamp: now.toISOString(),
    expirationTime: now.getTime() + 182 * 86_400_000,
  };
  await context.addCookies([
    {
      name: CONSENT_COOKIE,
      value: encodeURIComponent(JSON.stringify(choice)),
      domain,
      path: '/',
      secure: true,
      sameSite: 'Strict',
    },
  ]);
};

/** The answer closes the question at once; what stores it may come a moment later. */
export const answerStored = (context: BrowserContext): Promise<void> =>
  expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain(CONSENT_COOKIE);
