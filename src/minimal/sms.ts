import type { SmsSender, SmsSent } from '@application/ports/Access';
import { SMS_PENDING_SECONDS } from '@domain/sms/state';
import { minimalMessages } from '@ui/copy/fr/minimal';
import { element, showPage } from './elements';
import { actions, button, people, way, type Place } from './ways';

const { sms: copy } = minimalMessages;

/** How often the countdown reads the clock. */
const LOOK_EVERY_MS = 250;

export interface SmsPlace extends Place {
  readonly customerArea: string;
}

const text = (sentence: string): HTMLElement => element('p', {}, sentence);

/**
 * Counts down the minute before the next SMS by the clock, so that a sleeping tab is not late (D-26). Screen readers hear only the end.
 * Leaving the page stops it.
 */
const countDown = (over: () => void): HTMLElement => {
  const until = Date.now() + SMS_PENDING_SECONDS * 1_000;
  const left = element('p', { class: 'count' });
  const tick = (): void => {
    const seconds = Math.ceil((until - Date.now()) / 1_000);
    if (seconds <= 0) return over();
    left.textContent = copy.pending.left(seconds);
    setTimeout(() => {
      if (left.isConnected) tick();
    }, LOOK_EVERY_MS);
  };
  tick();
  return left;
};

/**
 * The page that sends the customer area's secret code. Shows a button first, because mail scanners press none; then loading and one of
 * four outcomes, each with a way to continue. MIN-03, MIN-04, D-100
 */
export const sms = (at: SmsPlace, sender: SmsSender, uuid: string): void => {
  const show = (title: string, ...children: readonly Node[]): void => showPage(at.place, at.brand, title, ...children);
  const send = (): void => void ask();

  const pages: Readonly<Record<SmsSent, () => void>> = {
    success: () => show(copy.success.title, text(copy.success.text), actions(way(at.customerArea, copy.success.go, true))),
    pending: () => {
      const status = element('p', { role: 'status' });
      const place = actions();
      const mayAskAgain = (): void => {
        status.textContent = copy.pending.over;
        count.remove();
        place.replaceChildren(button(copy.again, send));
      };
      const count = countDown(mayAskAgain);
      show(copy.pending.title, text(copy.pending.text), count, status, place);
    },
    'max-tries': () => show(copy.maxTries.title, text(copy.maxTries.text), actions(...people(at))),
    blocked: () =>
      show(copy.failed.title, text(minimalMessages.failed.between(at.contactPhone)), actions(button(copy.again, send), ...people(at))),
    unknown: () => show(copy.failed.title, text(copy.failed.unknown), actions(...people(at))),
    failed: () => show(copy.failed.title, text(copy.failed.text), actions(button(copy.again, send), ...people(at))),
  };

  if (uuid === '') return show(copy.failed.title, text(minimalMessages.failed.noCode), actions(...people(at)));
  const ask = async (): Promise<void> => {
    show(copy.loading.title, element('p', { role: 'status' }, copy.loading.text));
    const sent = await sender.send(uuid)();
    pages[sent]();
  };
  show(copy.ask.title, text(copy.ask.text), actions(button(copy.ask.go, send)));
};
