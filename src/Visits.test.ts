import { Clock } from '@application/browser/ports';
import { SessionStore } from '@application/session/ports';
import { BrowserRoutes } from '@ui/journey/BrowserRoutes';
import { DossierStore } from '@ui/journey/DossierStore';
import { Visit } from '@ui/journey/Visit';
import { createContainer } from './container';
import { Visits } from './Visits';
import { settingsOf } from '@tests/support/config';
import { workers } from '@tests/support/workers';

Object.assign(globalThis, { addEventListener: () => undefined }); // this page neither goes nor comes

const visiting = () => {
  const page = createContainer(settingsOf('omc-01', 'dev'), workers);
  const arrived: string[] = [];
  const visits = new Visits(page, at => void arrived.push(at));
  page.get(SessionStore).open({ efs: '1', type: 'Bearer', value: 'T', expiration: '2099-01-01T00:00:00Z' });
  return { page, visits, arrived };
};

test('SES-02: after a session lost another visit starts, without data of the one before, and the token is gone', () => {
  const { page, visits, arrived } = visiting();
  const before = visits.current;
  before.resolve(Visit).lose('refused');
  expect([visits.number, arrived]).toEqual([2, ['inactivity']]);
  expect(page.get(SessionStore).session()).toBeUndefined();
  expect(visits.current.resolve(Visit).endedBy).toBe('refused');
  expect(visits.current.resolve(DossierStore)).not.toBe(before.resolve(DossierStore));
  expect(visits.current.resolve(DossierStore).dossier).toBeUndefined();
});

test('R16: nothing of a visit that is over wakes up, leads anywhere or ends the next one', async () => {
  const { visits, arrived } = visiting();
  const before = visits.current;
  const went = jest.fn();
  const woken = jest.fn();
  before.resolve(BrowserRoutes).attach(went);
  void before.resolve(Clock).sleep(0)().then(woken);
  before.resolve(Visit).signOut();
  before.resolve(BrowserRoutes).to('error/generic');
  before.resolve(Visit).lose('refused');
  await visits.current.resolve(Clock).sleep(5)();
  expect([went.mock.calls, woken.mock.calls, arrived, visits.number]).toEqual([[], [], ['main'], 2]);
});

test('ERR-02: trying again keeps the session', () => {
  const { page, visits, arrived } = visiting();
  visits.current.resolve(Visit).again();
  expect(page.get(SessionStore).session()?.value).toBe('T');
  expect(arrived).toEqual(['main']);
});
