import fs from 'node:fs';
import Fastify from 'fastify';
import { taskIds } from '@domain/journey/steps';
import { isRecord } from '@domain/kernel/shape';
import { deskCalls, deskOpenapi, deskTable } from '@sandbox/desk/calls';
import { deskRoutes } from '@sandbox/desk/routes';
import { deskServer } from '@sandbox/server';
import { prepareFile } from '@sandbox/prepared/prepare';
import { seeded } from '@sandbox/prepared/seeds';
import { proofsOf, standingOf } from '@sandbox/proofs';
import { aBank, served } from './support';

const [bank, other] = [aBank(), aBank()];
const [desk, elsewhere] = [served(deskServer(bank)), served(deskServer(other))];
beforeEach(() => [bank, other].forEach(({ store }) => store.clear()));

describe('XTR-14: the desk describes its own calls', () => {
  test('the description and the routes are the same, both ways', async () => {
    const routes: string[] = [];
    const app = Fastify();
    app.addHook(
      'onRoute',
      ({ method, url }) => void routes.push(...[method].flat().map(each => `${each} ${url.replace(/:(\w+)/g, '{$1}')}`)),
    );
    deskRoutes(app, bank);
    await app.close();
    const described = deskCalls.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual(routes.filter(route => route.includes('/bureau/api/') && !route.startsWith('HEAD')).sort());
  });

  test('the table of the README is made of it', () => {
    expect(fs.readFileSync('sandbox/README.md', 'utf8').replace(/ +\|/g, ' |').replace(/-+/g, '-')).toContain(
      deskTable().replace(/ +\|/g, ' |').replace(/-+/g, '-'),
    );
  });

  test('a client that is generated from it can call each operation', async () => {
    const { id } = await prepareFile(bank, { task: 'middleControl' });
    const description: unknown = (await desk.inject('/bureau/api/openapi.json')).json();
    expect(description).toEqual(deskOpenapi('http://localhost'));
    const sent = (await desk.inject(`/bureau/api/files/${id}/export`)).json() as object;
    const bodies: Readonly<Record<string, object>> = {
      prepareDossier: { task: 'identityDocUpload' },
      seed: { name: 'demonstration' },
      importDossier: sent,
      sendBack: { rank: '1', reason: 'Illisible' },
      removeProof: { rank: '4' },
      setStatus: { status: 'OPEN' },
      correctEmail: { who: 'TIT', email: 'autre@example.fr' },
      endCeremony: { end: 'expired' },
      setClock: { now: '2025-11-05T08:00' },
      setClockByForm: { now: '2025-11-05T08:00' },
      setFault: { method: 'GET', path: '/x', kind: 'never' },
    };
    const ids: Readonly<Record<string, string>> = { removeFault: 'none', openAsAdviser: 'nadia-exemple' };
    const wrong: string[] = [];
    const seen: string[] = [];
    const paths = isRecord(description) && isRecord(description['paths']) ? description['paths'] : {};
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(isRecord(operations) ? operations : {})) {
        const { operationId: name, responses } = operation as { readonly operationId: string; readonly responses: object };
        if (name === 'drawSamples') continue; // takes a minute
        const url = path.replace('{id}', ids[name] ?? id);
        const { statusCode } = await desk.inject({ method: method as 'GET', url, ...(bodies[name] ? { payload: bodies[name] } : {}) });
        if (!Object.keys(responses).includes(String(statusCode)) && name !== 'bankOpenapi') wrong.push(`${name}: ${statusCode}`);
        seen.push(name);
        if (name === 'reset') bank.store.clear();
      }
    expect(wrong).toEqual([]);
    expect(seen).toHaveLength(deskCalls.length - 1);
  });
});

describe('XTR-15: named seeds', () => {
  test('a dossier for each task, and three to demonstrate', async () => {
    const made = await seeded(bank, 'tasks');
    expect(made.map(({ task }) => task).sort()).toEqual(taskIds.filter(task => task !== 'welcome').sort());
    const answer = await desk.inject({ method: 'POST', url: '/bureau/api/seeds', payload: { name: 'demonstration' } });
    expect([answer.statusCode, (answer.json() as readonly unknown[]).length]).toEqual([201, 3]);
    expect((await desk.inject({ method: 'POST', url: '/bureau/api/seeds', payload: { name: 'none' } })).statusCode).toBe(400);
  });
});

const NOW = Date.parse('2025-10-20T10:00:00+02:00');
const YEAR_MS = 365 * 86_400_000;

describe('XTR-15: a dossier goes from one bank to another', () => {
  const exportedOf = async (id: string) =>
    (await desk.inject(`/bureau/api/files/${id}/export`)).json() as Readonly<Record<string, unknown>>;
  const put = (payload: object) => elsewhere.inject({ method: 'POST', url: '/bureau/api/files/import', payload });

  test('with its task, proofs, switches and messages; with nothing that opens a session', async () => {
    const { id } = await prepareFile(bank, { task: 'middleControl' });
    for (const each of [bank, other]) each.millis = () => NOW;
    const sent = await exportedOf(id);
    expect(sent['warning']).toContain('may contain real documents');
    expect((await put(sent)).statusCode).toBe(201);
    const [before, after] = await Promise.all(
      [desk, elsewhere].map(async app => (await app.inject(`/bureau/api/files/${id}`)).json() as Readonly<Record<string, unknown>>),
    );
    expect(after).toEqual({ ...before, front: after?.['front'] });
    expect(proofsOf(other, id)).toEqual(proofsOf(bank, id));
    expect(other.messages().map(message => message.text)).toEqual(bank.messages().map(message => message.text));
    expect(JSON.stringify(sent)).not.toContain('"kind":"token"');
  });

  test('into a bank with another clock, where its deadline and its analyses are as far away as before', async () => {
    const { id, keptUntil, createdAt } = await prepareFile(bank, { task: 'middleControl' });
    [bank.millis, other.millis] = [() => NOW, () => NOW - YEAR_MS];
    await put(await exportedOf(id));
    const { keptUntil: until = '', createdAt: at = '' } = other.subscription(id) ?? {};
    expect([Date.parse(keptUntil) - Date.parse(until), Date.parse(createdAt) - Date.parse(at)]).toEqual([YEAR_MS, YEAR_MS]);
    expect(proofsOf(other, id).map(proof => standingOf(other, proof))).toEqual(['validated', 'validated', 'validated']);
  });

  test('is refused where it is known, of another schema, or with a document of somebody else', async () => {
    const { id } = await prepareFile(bank, { task: 'summary' });
    const sent = await exportedOf(id);
    expect((await put({ ...sent, schema: 99 })).json()).toMatchObject({ error: 'malformed: schema' });
    expect((await put({ ...sent, documents: [{ kind: 'proof', id: 'x', value: { subscription: 'other' } }] })).statusCode).toBe(400);
    expect((await put({ ...sent, documents: [{ kind: 'token', id: 'x', value: { subscription: id } }] })).statusCode).toBe(400);
    expect([(await put(sent)).statusCode, (await put(sent)).statusCode]).toEqual([201, 409]);
  });
});
