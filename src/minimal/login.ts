import * as E from 'fp-ts/Either';
import type { FollowLink, NoCode } from '@application/access/FollowLink';
import type { Failure } from '@application/failure';
import { minimalMessages } from '@messages/minimal';
import { element, showPage } from './elements';
import { actions, againAfter, button, people, way, type Place } from './ways';

const { login: copy, failed } = minimalMessages;

export interface LoginPlace extends Place {
  readonly leaveFor: (address: string) => void;
  /** The address of the sign-in by mobile, which needs no link. D-58 */
  readonly identify: string;
}

const reason = (failure: Failure | NoCode, contactPhone: string): string => {
  switch (failure.kind) {
    case 'noCode':
      return failed.noCode;
    case 'refused':
    case 'absent':
    case 'conflict':
    case 'tooLarge':
    case 'fileGone':
    case 'signedOut':
      return failed.used;
    case 'unreachable':
      if (failure.by === 'between') return failed.between(contactPhone);
      if (failure.by === 'busy') return failed.busy;
      return failure.by === undefined ? failed.unreachable : failed.service;
    case 'unreadable':
      return failed.service;
  }
};

/**
 * The page after a failure: the cause, that nothing is lost, and the ways to continue: the link again where a retry may help, and always
 * the mobile. MIN-02, MIN-05, XTR-11, D-58
 */
const sorry = (at: LoginPlace, failure: Failure | NoCode, again: () => void): void => {
  const unheard = failure.kind === 'unreachable' || failure.kind === 'unreadable';
  const waitMs = failure.kind === 'unreachable' ? (failure.waitMs ?? 0) : 0;
  const retry = againAfter(waitMs, failed, again);
  showPage(
    at.place,
    at.brand,
    failed.title,
    element('p', {}, reason(failure, at.contactPhone)),
    element('p', {}, failed.kept),
    ...(unheard ? [retry.status] : []),
    actions(...(unheard ? [retry.button] : []), way(at.identify, failed.identify, !unheard), ...people(at)),
  );
};

/**
 * The page of an e-mailed link. Shows a button first, because mail scanners open links and press no buttons; the click exchanges the
 * code. MIN-02, XTR-11
 */
export const login = (at: LoginPlace, followLink: FollowLink, code: string | null): void => {
  if (code === null) return sorry(at, { kind: 'noCode' }, () => undefined);
  const status = element('p', { role: 'status' });
  const go = button(copy.go, () => void follow());
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
  showPage(at.place, at.brand, copy.title, element('p', {}, copy.text), element('p', {}, copy.next), actions(go), status);
};
