import '@tests/support/encoder';
import { ErrorReporter, PageChanges, Tracking } from '@application/observation/ports';
import { events, reports } from './observed';
import { SentryReports } from './SentryReports';
import { createContainer } from '../../../src/container';
import { settingsOf } from '@tests/support/config';
import { workers } from '@tests/support/workers';

const broken = { kind: 'unreadable', where: 'GET /v1/states', detail: ['id'] };

test('OBS-01, ERR-07: what the journey reports, and each page and event, reaches the services', () => {
  const page = createContainer(settingsOf('omc-01', 'dev'), workers);
  const seen: unknown[] = [];
  page.get(ErrorReporter).report(broken);
  page.get(PageChanges).arrivedAt('AddressForm');
  reports.takenBy(observed => seen.push(observed));
  const event = { kind: 'step', step: 'home', number: 1 } as const;
  page.get(Tracking).send(event);
  events.takenBy(each => seen.push(each));
  expect(seen).toEqual([{ kind: 'report', report: broken }, { kind: 'page', page: 'AddressForm' }, event]);
});

test('OBS-01, D-21: the service is asked to store nothing of the person, the IP address neither', async () => {
  const bodies: string[] = [];
  const sent = new Promise<void>(done => {
    Object.assign(globalThis, {
      fetch: (_address: string, { body }: { readonly body: unknown }) => {
        bodies.push(typeof body === 'string' ? body : new TextDecoder().decode(body as Uint8Array));
        done();
        return Promise.resolve({ status: 200, headers: new Headers() });
      },
    });
  });
  const to = { dsn: 'https://key@reports.example.org/1', environment: 'prod', variant: 'omc-01', build: 'a3bc3c65-0123456789' };
  new SentryReports(to).send({ kind: 'report', report: broken });
  await sent;
  const [body = ''] = bodies;
  expect(body).toContain('GET /v1/states');
  expect(body).toContain('"release":"a3bc3c65-0123456789"'); // OBS-01: which build, for its source maps
  expect(body).toContain('"variant":"omc-01"');
  expect(body).not.toMatch(/ip_address|"infer_ip":"auto"|\{\{auto\}\}/);
});
