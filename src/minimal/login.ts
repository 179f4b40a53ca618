import * as E from 'fp-ts/Either';
import type { FollowLink, NoCode } from '@application/access/FollowLink';
import type { Failure } from '@application/failure';
import { minimalCopy } from '@ui/copy/fr/minimal';
import css from '@ui/kit/Button.module.css';
import { element, showPage } from './elements';

const { login: copy, failed } = minimalCopy;

export interface LoginPlace {
  readonly place: HTMLElement;
  readonly brand: string;
  readonly contactPhone: string;
  readonly appointment: string;
  readonly leaveFor: (address: string) => void;
}

const button = (label: string): HTMLButtonElement => element('button', { type: 'button', class: css.button ?? '' }, label);

const reason = ({ kind }: Failure | NoCode): string => {
  switch (kind) {
    case 'noCode':
      return failed.noCode;
    case 'refused':
    case 'signedOut':
      return failed.used;
    case 'unreachable':
    case 'unreadable':
      return failed.unreachable;
  }
};

/** What went wrong, what is kept, and every way on. MIN-02, MIN-05, XTR-11 */
const sorry = (at: LoginPlace, failure: Failure | NoCode, again: () => void): void => {
  const retry = button(failed.again);
  retry.addEventListener('click', again);
  const link = (href: string, label: string): HTMLElement => element('a', { class: `${css.button} ${css.secondary}`, href }, label);
  showPage(
    at.place,
    at.brand,
    failed.title,
    element('p', {}, reason(failure)),
    element('p', {}, failed.kept),
    element(
      'div',
      { class: 'actions' },
      ...(failure.kind === 'unreachable' ? [retry] : []),
      link(`tel:${at.contactPhone.replace(/\s/g, '')}`, failed.phone(at.contactPhone)),
      link(at.appointment, failed.appointment),
    ),
  );
};

/** The page of an e-mailed link: a button first, for mail scanners press none; the code is swapped on the click. MIN-02, XTR-11 */
export const login = (at: LoginPlace, followLink: FollowLink, code: string | null): void => {
  if (code === null) return sorry(at, { kind: 'noCode' }, () => undefined);
  const go = button(copy.go);
  const status = element('p', { role: 'status' });
  let going = false;
  const follow = async (): Promise<void> => {
    if (going) return;
    going = true;
    go.setAttribute('aria-disabled', 'true');
    status.textContent = copy.going;
    const address = await followLink.run(code)();
    if (E.isRight(address)) at.leaveFor(address.right);
    else sorry(at, address.left, () => login(at, followLink, code));
  };
  go.addEventListener('click', () => void follow());
  showPage(
    at.place,
    at.brand,
    copy.title,
    element('p', {}, copy.text),
    element('p', {}, copy.next),
    element('p', { class: 'actions' }, go),
    status,
  );
};
