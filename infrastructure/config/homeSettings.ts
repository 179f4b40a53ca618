import type { Settings } from '@application/Settings';
import { environments, PRODUCTION, variantFacts, variants } from '@domain/brand/variant';
import { absentOr, number, oneOf, text } from '@domain/kernel/shape';
import { day, instant } from '@domain/kernel/day';
import { fieldsAt } from '../fieldsAt';
import type { AccessApi } from '../http/access/send';

const read = fieldsAt({
  variant: oneOf(...variants),
  environment: oneOf(...environments),
  'api.baseUrl': text,
  'api.clientId': text,
  'api.timeoutMs': number,
  'offers.youthValidUntil': day,
  'offers.welcomeValidUntil': day,
  simulatedNow: absentOr(instant),
});

interface HomeSettings extends Pick<Settings, 'brand' | 'offers' | 'simulatedNow'> {
  readonly api: AccessApi;
}

/**
 * The settings that the home page's price needs, read before the full codec has loaded, which reports every wrong key. Undefined: one of
 * these is wrong. CFG-01, CFG-02
 */
export const homeSettings = (file: unknown): HomeSettings | undefined => {
  const found = read(file);
  return (
    found && {
      brand: variantFacts[found.variant].brand,
      api: { baseUrl: found['api.baseUrl'], clientId: found['api.clientId'], timeoutMs: found['api.timeoutMs'] },
      offers: { youthValidUntil: found['offers.youthValidUntil'], welcomeValidUntil: found['offers.welcomeValidUntil'] },
      simulatedNow: found.environment === PRODUCTION ? undefined : (found.simulatedNow ?? undefined),
    }
  );
};
