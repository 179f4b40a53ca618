import { CONSENT_MONTHS } from '@domain/session/consent';
import { CookieConsent } from './CookieConsent';

const DAY_MS = 86_400_000;

test('OBS-02: a choice is kept for as long as its sentence says, in a cookie of this site alone; one that was refused is kept too', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const consent = await CookieConsent.begun();
  expect(consent.allowed('audience')).toBeUndefined();
  for (const allowed of [[], ['audience']] as const) {
    consent.choose(allowed);
    const [value = '', ...attributes] = (written.mock.lastCall?.[0] ?? '').split('; ');
    const expires = attributes.find(each => each.startsWith('expires='))?.slice('expires='.length) ?? '';
    expect(Math.round((Date.parse(expires) - Date.now()) / DAY_MS / 30.4)).toBe(CONSENT_MONTHS);
    expect([value.split('=')[0], attributes]).toEqual(['omc.consentement', expect.arrayContaining(['SameSite=Strict'])]);
    expect(consent.allowed('audience')).toBe(allowed.length > 0);
  }
});
