import type { SmsSender, SmsSent } from '@application/access/ports';
import { SMS_PENDING_SECONDS } from '@domain/signature/smsState';
import { minimalMessages } from '@messages/minimal';
import { countDown } from './countDown';
import { element, showPage } from './elements';
import { actions, againAfter, button, people, way, type Place } from './ways';

const { sms: copy } = minimalMessages;

export interface SmsPlace extends Place {
  readonly customerArea: string;
}

const text = (sentence: string): HTMLElement => element('p', {}, sentence);

/**
 * The page that sends the customer area's secret code. Shows a button first, because mail scanners press none; then loading and one of
 * four outcomes, each with a way to continue. MIN-03, MIN-04, D-100, D-122
 */
export const sms = (at: SmsPlace, sender: SmsSender, uuid: string): void => {
  const show = (title: string, ...children: readonly Node[]): void => showPage(at.place, at.brand, title, ...children);
  const send = (): void => void ask();

  const busy = (waitMs: number): void => {
    const { status, button: again } = againAfter(waitMs, { again: copy.again, over: copy.pending.over }, send);
    show(copy.failed.title, text(copy.failed.busy), status, actions(again, ...people(at)));
  };
  const pages: Readonly<Record<Extract<SmsSent, string>, () => void>> = {
    success: () => show(copy.success.title, text(copy.success.text), actions(way(at.customerArea, copy.success.go, true))),
    pending: () => {
      const status = element('p', { role: 'status' });
      const place = actions();
      const mayAskAgain = (): void => {
        status.textContent = copy.pending.over;
        count.remove();
        place.replaceChildren(button(copy.again, send));
      };
      const count = element('p', { class: 'count' });
      show(copy.pending.title, text(copy.pending.text), count, status, place);
      // screen readers hear only the end
      countDown(count, SMS_PENDING_SECONDS * 1_000, seconds => void (count.textContent = copy.pending.left(seconds)), mayAskAgain);
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
    if (typeof sent === 'string') pages[sent]();
    else busy(sent.busyMs);
  };
  show(copy.ask.title, text(copy.ask.text), actions(button(copy.ask.go, send)));
};
