import { finalisationRoute } from '@domain/finalisation/route';
import { write } from '../access/links';
import type { Bank } from '../bank';
import { hasSigned, isChecked, lastSigner } from '../signing';
import { Account, Finalisation, type Subscription } from '../store/documents';
import { askedBy } from '../testValues';

/** How long the creation takes, in milliseconds. */
const CREATION_MS = { normal: 5_000, fast: 100 };

const results = {
  accepted: 'created',
  analysis: 'finalizeFurtherAnalysis',
  rejected: 'finalizeRejected',
  generic: 'finalizeGeneric',
} as const satisfies Record<string, Finalisation['result']>;

/** Ends that the bank gives by itself, beside the codes with which it refuses. */
export const creationResults = Object.keys(results);

const isDecision = (decision: string): decision is keyof typeof results => Object.hasOwn(results, decision);

/** The desk's switch, else what the holder's e-mail asks for, else accepted. */
export const decisionOn = (bank: Bank, { id, holder }: Subscription): string => {
  return bank.switchesFor(id).decision ?? askedBy(holder.person.email, 'decision') ?? 'accepted';
};

export const finalisationOf = (bank: Bank, subscription: string): Finalisation | undefined =>
  bank.store.get('finalisation', subscription, Finalisation);

export const accountOf = (bank: Bank, subscription: string) => bank.store.get('account', subscription, Account);

/** Codes with which the end is refused for good, or until the bank looked into it by itself: the state tells of them. D-60 */
const isKept = (code: string): boolean => /^KO_\d\d$/.test(code);

export type Ended = { readonly kind: 'refused'; readonly code: string } | { readonly kind: 'ended'; readonly analysis: boolean };

/** The subscription is ended, once: asked again it gives the same answer and makes nothing more. FIN-01, R24 */
export const end = (bank: Bank, subscription: Subscription): Ended => {
  const before = finalisationOf(bank, subscription.id);
  if (before?.code !== undefined) return { kind: 'refused', code: before.code };
  if (before) return { kind: 'ended', analysis: before.result === 'finalizeFurtherAnalysis' };
  const last = lastSigner(subscription);
  if (!isChecked(bank, subscription.id, last) || !hasSigned(bank, subscription.id, last)) return { kind: 'refused', code: 'generic' };
  const decision = decisionOn(bank, subscription);
  if (!isDecision(decision)) {
    const rejected = finalisationRoute.decide({ functionalCode: decision, functional: true }) === 'error/rejected';
    const kept = { subscription: subscription.id, dueAt: bank.millis(), result: rejected ? 'finalizeRejected' : 'failed', code: decision };
    if (isKept(decision)) bank.store.put('finalisation', subscription.id, kept);
    return { kind: 'refused', code: decision };
  }
  const dueAt = bank.millis() + (bank.options.fast ? CREATION_MS.fast : CREATION_MS.normal);
  bank.store.put('finalisation', subscription.id, { subscription: subscription.id, dueAt, result: results[decision] });
  return { kind: 'ended', analysis: decision === 'analysis' };
};

/** The bank looked into a creation that broke down, and opens the account after all. D-60 */
export const repaired = (bank: Bank, { id: subscription }: Pick<Subscription, 'id'>): boolean => {
  if (finalisationOf(bank, subscription)?.result !== 'failed') return false;
  bank.store.put('finalisation', subscription, { subscription, dueAt: bank.millis(), result: 'created' });
  return true;
};

/** The end as the state says it; the account is there as soon as it is due. */
export const finalisationWire = (bank: Bank, { id }: Subscription) => {
  const finalisation = finalisationOf(bank, id);
  if (!finalisation) return undefined;
  if (finalisation.dueAt > bank.millis()) return { status: 'ONGOING' };
  return finalisation.result === 'failed' ? { status: 'ERROR' } : { status: 'ENDED', result: finalisation.result };
};

/** To everybody of the file, with the address where the customer area's code is asked for. MIN-03 */
const sayWelcome = (bank: Bank, subscription: Subscription): void => {
  const { holder, coHolder, uuid, front = bank.origins.fronts[0] ?? '' } = subscription;
  const people = [{ own: uuid, to: holder }, ...(coHolder ? [{ own: coHolder.uuid ?? uuid, to: coHolder }] : [])];
  for (const { own, to } of people) {
    bank.say('sms', to.person.mobilePhone, 'Bonne nouvelle : votre compte est ouvert. Un e-mail vous dit la suite.');
    const text = `Votre compte est ouvert. Bienvenue ! Recevez par SMS le code secret de votre espace client : ${front}/acces/sms?uuid=${own}`;
    write(bank, subscription, to, text);
  }
};

/** The account is opened once, when it is due, and told as created; asked again, the file has moved on to the welcome. FIN-01 */
export const opened = (bank: Bank, subscription: Subscription): Subscription => {
  const finalisation = finalisationOf(bank, subscription.id);
  if (finalisation?.result !== 'created' || finalisation.dueAt > bank.millis() || subscription.task === 'welcome') return subscription;
  if (accountOf(bank, subscription.id)) {
    const welcomed = { ...subscription, task: 'welcome' };
    bank.keep(welcomed);
    return welcomed;
  }
  bank.store.put('account', subscription.id, {
    subscription: subscription.id,
    number: `${bank.number()}${bank.number()}`.slice(0, 11),
    at: bank.now(),
  });
  sayWelcome(bank, subscription);
  return subscription;
};
