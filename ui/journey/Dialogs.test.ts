import { MemorySession } from '@tests/fakes/ports';
import { FakeVisit } from '@tests/builders/ending';
import { Dialogs } from './Dialogs';

const dialogsOf = (signedIn: boolean): Dialogs => {
  const session = new MemorySession();
  if (signedIn) session.open({ efs: '1', type: 'Bearer', value: 'T', expiration: '2099-01-01T00:00:00Z' });
  return new Dialogs(session, new FakeVisit());
};

test.each([
  ['connected, without a message', true, undefined, true],
  ['connected, with a message', true, 'generic', false],
  ['not connected', false, undefined, false],
])('ERR-05: whether an alert offers to sign out: %s', (_, signedIn, message, logout) => {
  const dialogs = dialogsOf(signedIn);
  dialogs.alert(message);
  expect(dialogs.current).toEqual({ kind: 'alert', message, logout });
});
