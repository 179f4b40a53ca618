import { correctEmail } from '@sandbox/access/invitation';
import { renewLink, sendFirstLink, sendLink } from '@sandbox/access/links';
import { accessRoutes } from '@sandbox/access/routes';
import { signatureRoutes } from '@sandbox/esign/routes';
import { signatureOutcome } from '@sandbox/esign/outcome';
import { decisionOn } from '@sandbox/finalisation/end';
import { checkOutcome } from '@sandbox/liveness/outcome';
import { contactOf } from '@sandbox/desk/dossiersPage';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { file } from '@sandbox/states/support';
import { AccessLink, type Subscription } from '@sandbox/store/documents';
import { aBank, emptied, routesOf } from './support';

const bank = aBank();
emptied(bank);
const app = routesOf(bank, accessRoutes, signatureRoutes);

/** The file of a holder who opened it with one e-mail and has saved another since. */
const saved = (email: string, subscription = file(bank)): Subscription => {
  const { holder } = subscription;
  const changed = { ...subscription, holder: { ...holder, details: { ...holder.details, email } } };
  bank.keep(changed);
  return changed;
};
const mailsTo = (address: string): number => bank.messages().filter(({ channel, to }) => channel === 'email' && to === address).length;
/** An address that has had its five e-mails of the hour. */
const full = (address: string): void => bank.store.put('mailed', address, { since: bank.millis(), times: 5 });

describe('D-62: the e-mail saved last is the person’s', () => {
  test.each([
    ['a new link', ({ id }: Subscription) => renewLink(bank, id, 'TIT')],
    ['the first link', (subscription: Subscription) => sendFirstLink(bank, subscription)],
  ])('X18: %s counts against the address that it goes to', (_what, send) => {
    const first = saved('nouvelle@example.fr');
    full(first.holder.person.email);
    send(first);
    expect(mailsTo('nouvelle@example.fr')).toBe(1);
    const second = saved('pleine@example.fr');
    full('pleine@example.fr');
    send(second);
    expect(mailsTo('pleine@example.fr')).toBe(0);
  });

  test('its test value refuses the SMS of the customer area', async () => {
    const { uuid } = saved('sms.attente@example.fr');
    const answer = await app.inject({ method: 'POST', url: `/public/sms?uuid=${uuid}&client_id=c` });
    expect(answer.statusCode).toBe(409);
  });

  test('its test value refuses the SMS of the signature', async () => {
    putInState(bank, 'a signature session has a status', { id: 'ene-1', status: 'ONGOING' });
    saved('sms.echec@example.fr', bank.subscriptions()[0]);
    const answer = await app.inject({ method: 'POST', url: '/v1/sms/me/otp', headers: { authorization: `Bearer ${FAKE.token}` } });
    expect(answer.statusCode).toBe(422);
  });

  test('its test value decides signature, video check and end', () => {
    expect(signatureOutcome(bank, saved('signature.refus@example.fr'), 'TIT')).toBe('refused');
    expect(checkOutcome(bank, saved('video.refus@example.fr'), 'TIT')).toBe('refused');
    expect(decisionOn(bank, saved('fin.rejet@example.fr'))).toBe('rejected');
  });

  test('the desk lists it', () => {
    expect(contactOf(saved('nouvelle@example.fr'))).toContain('nouvelle<wbr>@example.fr');
  });
});

describe.each([
  ['TIT', 'COT'],
  ['COT', 'TIT'],
] as const)('ADV-03, JNT-03: the e-mail of one person is corrected (%s)', (who, other) => {
  test('their old link is void, a new one goes to the new address; the other person’s link still works', () => {
    const subscription = file(bank, {}, 'joint');
    const linksOf = (participant: 'TIT' | 'COT') =>
      bank.store.ofDossier('link', subscription.id, AccessLink).filter(link => link.participant === participant);
    for (const each of [who, other]) sendLink(bank, subscription, each, ({ resume }) => resume);
    const [before] = linksOf(other);
    correctEmail(bank, subscription, who, 'juste@example.fr');
    expect(linksOf(who).map(({ used }) => used)).toEqual([true, false]);
    expect(linksOf(other)).toEqual([before]);
    expect(before?.used).toBe(false);
    expect(mailsTo('juste@example.fr')).toBe(1);
  });
});
