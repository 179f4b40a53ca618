import { maskedEmail } from '@domain/holders/people';
import { places, valueAt } from '@domain/holders/prospect';
import type { Seen } from '@domain/holders/shownOfOther';
import { seenOf } from '@domain/journey/seenOf';
import { taskId } from '@domain/journey/steps';
import type { PersonField } from '@domain/holders/fields';
import { personOf } from './api/personWire';
import type { Bank } from './bank';
import { brandOf, configuredFor } from './brands';
import type { Who } from './signing';
import { applicantOf, type Subscription } from './store/documents';
import type { By } from './windows';

/** What the signed-in user sees of a holder's answer or proofs; the configuration is that of the pages. D-123 */
const seen = (bank: Bank, subscription: Subscription, by: By, of: Who, what: NonNullable<PersonField['row']> | 'proofs'): Seen => {
  const { task, initBo } = subscription;
  if (!taskId.is(task)) return 'given';
  const { otherHolder: policy } = configuredFor(brandOf(subscription), bank.options.environment);
  return seenOf({ policy, connected: by ?? 'adviser', of, taskId: task, mode: initBo ? 'mdc' : 'omc' }, what);
};

/** Answers that no row of the recap shows: the agency is the account's, a consent the person's own. D-123 */
const withoutRow = ([part]: readonly string[]): Seen => (part === 'identity' ? 'shown' : 'given');

export const seesWhole = (bank: Bank, subscription: Subscription, by: By, of: Who): boolean =>
  seen(bank, subscription, by, of, 'proofs') === 'shown';

/** A person as the signed-in user sees them: what they do not see is not sent. D-123 */
export const personFor = (bank: Bank, subscription: Subscription, by: By, of: Who) => {
  const whole = personOf(applicantOf(subscription, of));
  if (seesWhole(bank, subscription, by, of)) return whole;
  const sent: Record<string, unknown> = { externalReference: whole.externalReference };
  for (const { field, wire } of places) {
    const sees = field.row === null ? withoutRow(wire) : seen(bank, subscription, by, of, field.row);
    const value = sees === 'given' ? undefined : valueAt(whole, wire);
    if (value === undefined) continue;
    const shown = sees === 'masked' && typeof value === 'string' ? maskedEmail(value) : value;
    const [part = '', name] = wire;
    const others = sent[part];
    sent[part] = name === undefined ? shown : { ...(typeof others === 'object' ? others : {}), [name]: shown };
  }
  return sent;
};
