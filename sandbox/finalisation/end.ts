import { brandFacts, PRODUCTION } from '@domain/brand/variant';
import { daysAfter, parisDay } from '@domain/kernel/calendar';
import type { Day } from '@domain/kernel/day';
import { withdrawalUntil } from '@domain/signature/withdrawalUntil';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { inTheirs, write } from '../access/links';
import { mailWords } from '../access/words';
import type { Bank } from '../bank';
import { brandOf, configuredFor } from '../brands';
import { BANK, logged } from '../log';
import { hasSigned, isChecked, lastSigner, signatureOf } from '../signing';
import { emailOf, languageOfPerson } from '../store/applicants';
import { Account, Finalisation, type Subscription } from '../store/documents';
import { testValueOf } from '../testValues';

/** Duration of the account's creation, in milliseconds. */
const CREATION_MS = { normal: 5_000, fast: 100 };

const results = {
  accepted: 'created',
  analysis: 'finalizeFurtherAnalysis',
  rejected: 'finalizeRejected',
  generic: 'finalizeGeneric',
} as const satisfies Record<string, Finalisation['result']>;

/** The regular outcomes of the end, besides the codes of a refusal. */
export const creationResults = Object.keys(results);

const isDecision = (decision: string): decision is keyof typeof results => Object.hasOwn(results, decision);

/** The decision: the desk's switch, otherwise the test value of the holder's e-mail, otherwise accepted. */
export const decisionOn = (bank: Bank, { id, holder }: Subscription): string => {
  return bank.switchesFor(id).decision ?? testValueOf(emailOf(holder), 'decision') ?? 'accepted';
};

export const finalisationOf = (bank: Bank, subscription: string): Finalisation | undefined =>
  bank.store.get('finalisation', subscription, Finalisation);

export const accountOf = (bank: Bank, subscription: string) => bank.store.get('account', subscription, Account);

/** Codes of a final refusal, or of one that lasts until the bank has checked the file itself: the state reports them. D-60 */
const isReported = (code: string): boolean => /^KO_\d\d$/.test(code);

export type Ended = { readonly kind: 'refused'; readonly code: string } | { readonly kind: 'ended'; readonly analysis: boolean };

/** The day after the period of withdrawal. Undefined: the desk opens the account at once, or every signer agreed not to wait. D-124 */
const openingDay = (bank: Bank, subscription: Subscription): Day | undefined => {
  if (bank.switchesFor(subscription.id).opening !== 'afterDelay') return undefined;
  const signers = subscription.workflow === 'joint' ? (['TIT', 'COT'] as const) : (['TIT'] as const);
  const signed = signers.flatMap(who => signatureOf(bank, subscription.id, who) ?? []);
  if (signed.every(({ startBeforeDelay }) => startBeforeDelay === true)) return undefined;
  const { days, from, rollsOver } = configuredFor(brandOf(subscription), PRODUCTION).withdrawal;
  const until = withdrawalUntil.decide({ signed: [parisDay(bank.now())], received: null, days, from, rollsOver });
  return until === null ? undefined : daysAfter(until, { days: 1 });
};

/** Ends the subscription once: a repeated call gets the same answer and has no further effect. FIN-01, R24 */
export const end = (bank: Bank, subscription: Subscription): Ended => {
  const before = finalisationOf(bank, subscription.id);
  if (before?.code !== undefined) return { kind: 'refused', code: before.code };
  if (before) return { kind: 'ended', analysis: before.result === 'finalizeFurtherAnalysis' };
  const last = lastSigner(subscription);
  if (!isChecked(bank, subscription.id, last) || !hasSigned(bank, subscription.id, last)) return { kind: 'refused', code: 'generic' };
  const decision = decisionOn(bank, subscription);
  if (!isDecision(decision)) {
    const rejected = finalisationRoute.decide({ functionalCode: decision, functional: true }) === 'error/rejected';
    const finalisation = {
      subscription: subscription.id,
      dueAt: bank.millis(),
      result: rejected ? 'finalizeRejected' : 'failed',
      code: decision,
    };
    if (isReported(decision)) bank.store.put('finalisation', subscription.id, finalisation);
    return { kind: 'refused', code: decision };
  }
  const opensOn = decision === 'accepted' ? openingDay(bank, subscription) : undefined;
  const soon = bank.millis() + (bank.options.fast ? CREATION_MS.fast : CREATION_MS.normal);
  const dueAt = opensOn === undefined ? soon : Date.parse(`${opensOn}T05:00:00Z`);
  const later = opensOn === undefined ? {} : { opensOn };
  bank.store.put('finalisation', subscription.id, { subscription: subscription.id, dueAt, result: results[decision], ...later });
  return { kind: 'ended', analysis: decision === 'analysis' };
};

/** Opens the account after the bank has repaired a failed creation. D-60 */
export const repaired = (bank: Bank, { id: subscription }: Pick<Subscription, 'id'>): boolean => {
  if (finalisationOf(bank, subscription)?.result !== 'failed') return false;
  bank.store.put('finalisation', subscription, { subscription, dueAt: bank.millis(), result: 'created' });
  return true;
};

/** The end in the state's notation; the account exists as soon as it is due. */
export const finalisationWire = (bank: Bank, { id }: Subscription) => {
  const finalisation = finalisationOf(bank, id);
  if (!finalisation) return undefined;
  if (finalisation.dueAt > bank.millis()) return { status: 'ONGOING' };
  return finalisation.result === 'failed' ? { status: 'ERROR' } : { status: 'ENDED', result: finalisation.result };
};

/** Writes to all people of the file, with the address that sends the customer area's code. MIN-03 */
const sayWelcome = (bank: Bank, subscription: Subscription): void => {
  const { holder, coHolder, uuid, front = bank.origins.fronts[0] ?? '' } = subscription;
  const people = [{ own: uuid, to: holder }, ...(coHolder ? [{ own: coHolder.uuid ?? uuid, to: coHolder }] : [])];
  for (const { own, to } of people) {
    const { sms, openSms } = mailWords[languageOfPerson(to)];
    bank.say('sms', to.person.mobilePhone, sms(brandFacts[brandOf(subscription)].name, openSms));
    const withdrawal = inTheirs(`${front}/ouvrirmoncompte/renoncer`, to);
    write(bank, subscription, to, ({ open }) => open(inTheirs(`${front}/acces/sms?uuid=${own}`, to), withdrawal));
  }
};

/** Opens the account when it is due, once, and reports it as created; afterwards the file is at the welcome task. FIN-01 */
export const opened = (bank: Bank, subscription: Subscription): Subscription => {
  const finalisation = finalisationOf(bank, subscription.id);
  if (finalisation?.result !== 'created' || finalisation.dueAt > bank.millis() || subscription.task === 'welcome') return subscription;
  if (accountOf(bank, subscription.id)) {
    const welcomed = { ...logged(bank, subscription, 'welcome', BANK), task: 'welcome' };
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
