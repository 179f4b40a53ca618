import axios, { type AxiosAdapter } from 'axios';
import { screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { Settings } from '@application/Settings';
import { SendCode } from '@application/signature/SendCode';
import type { Mode } from '@domain/journey/words';
import { BankApi } from '@infrastructure/http/BankApi';
import { FetchAccess } from '@infrastructure/http/access/FetchAccess';
import { FetchSmsSender } from '@infrastructure/http/access/FetchSmsSender';
import { HttpDocuments } from '@infrastructure/http/documents/HttpDocuments';
import { HttpDossiers } from '@infrastructure/http/journey/HttpDossiers';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { HttpSignatures } from '@infrastructure/http/signature/HttpSignatures';
import { HttpSubscriptions } from '@infrastructure/http/subscription/HttpSubscriptions';
import { HttpWorkflow } from '@infrastructure/http/workflow/HttpWorkflow';
import { dialogsMessages as english } from '@ui/copy/en/dialogs';
import { dialogsMessages as french } from '@ui/copy/fr/dialogs';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { DialogsHost } from '@ui/shell/DialogsHost';
import { MemoryErrorReporter } from '@tests/fakes/MemoryErrorReporter';
import { MemorySession } from '@tests/fakes/ports';
import { endingSettings, FakeVisit, HandClock } from '@tests/builders/ending';
import { plain, show } from '@tests/support/show';

const PAGE = '<!doctype html><title>Web Page Blocked!</title>';
const PHONE = '01 99 00 00 01';
type Headers = Readonly<Record<string, string>>;
type Call = (api: BankApi) => TE.TaskEither<Failure, unknown>;

const page = { side: 'SINGLE', mimeType: 'application/pdf', content: new Blob(['%PDF-1.7']) } as const;
const upload = { idEne: 'ene-1', rank: '1', documentCode: '001112', pages: [page], onProgress: () => undefined };
const applicant = {
  civility: 'MME',
  firstName: 'Maëlle',
  otherFirstNames: undefined,
  lastName: 'Exemple',
  birthName: 'Exemple',
  birthdate: '1992-03-27',
  email: 'maelle@example.fr',
  mobile: '06 39 98 00 01',
  marketing: false,
} as const;

const calls: Readonly<Record<string, Call>> = {
  'a save': api => new HttpProspects(api).save('87654321', { email: 'maelle@example.fr' }),
  'the end of a task': api => new HttpWorkflow(api).advance('addressValidation'),
  'the creation': api =>
    new HttpSubscriptions(api).create({
      workflow: 'individual',
      holder: applicant,
      coHolder: undefined,
      selection: [],
      captcha: 'P',
      idempotencyKey: 'K',
    } as Parameters<HttpSubscriptions['create']>[0]),
  'an upload': api =>
    new HttpDocuments(api, { silenceMs: 2_000, uploadAnswerMs: 2_000 }).send({ ...upload, signal: new AbortController().signal }),
  'a read': api => new HttpPersons(api).me(),
  'a poll': api => new HttpDossiers(api).mine('polled'),
  'the code by SMS': api => new SendCode(new HttpSignatures(api)).run(),
};

/** What a proxy, a firewall, an access point or a rate limiter answers, and the failure it becomes. */
const answers: readonly (readonly [status: number, Headers, Failure])[] = [
  ...[200, 202, 400, 401, 403, 404, 405, 407, 409, 422, 451, 511].map(
    status => [status, {}, { kind: 'unreachable', by: 'between' }] as const,
  ),
  ...[408, 500, 502, 503, 504].map(status => [status, {}, { kind: 'unreachable', by: 'gateway' }] as const),
  [413, {}, { kind: 'tooLarge' }],
  [429, {}, { kind: 'unreachable', by: 'busy' }],
  [429, { 'retry-after': '30' }, { kind: 'unreachable', by: 'busy', waitMs: 30_000 }],
  [503, { 'retry-after': '30' }, { kind: 'unreachable', by: 'busy', waitMs: 30_000 }],
  [
    503,
    { 'retry-after': 'Fri, 27 Nov 2026 10:02:00 GMT', date: 'Fri, 27 Nov 2026 10:00:00 GMT' },
    { kind: 'unreachable', by: 'busy', waitMs: 120_000 },
  ],
  [429, { 'retry-after': '0' }, { kind: 'unreachable', by: 'busy' }],
];

const answering = (status: number, body: string, headers: Headers): void => {
  const adapter: AxiosAdapter = config => Promise.resolve({ data: body, status, statusText: '', headers: { ...headers }, config });
  axios.defaults.adapter = adapter;
};

const asked = async (call: Call) => {
  const session = new MemorySession();
  session.open({ efs: '1', type: 'Bearer', value: 'FAKE-TOKEN', expiration: '2099-01-01T00:00:00Z' });
  const options = { baseUrl: 'http://bank.example.org', clientId: 'omc-web', timeoutMs: 2_000 };
  const outcome = await call(new BankApi(options, session, new MemoryErrorReporter(), new HandClock()))();
  return { outcome, held: session.held !== undefined };
};

const before = axios.defaults.adapter;
afterAll(() => void Object.assign(axios.defaults, { adapter: before }));

describe.each(Object.entries(calls))('D-122: a page of HTML in place of the answer to %s', (_what, call) => {
  test.each(answers)('%i %j keeps the session', async (status, headers, failure) => {
    answering(status, PAGE, { 'content-type': 'text/html', ...headers });
    expect(await asked(call)).toEqual({ outcome: E.left(failure), held: true });
  });

  test('SES-02: an empty 401 or 403, and one of JSON, are the bank’s and end the session', async () => {
    const ended = call === calls['the creation'] ? [true, 'refused'] : [false, 'signedOut'];
    for (const [status, body] of [
      [401, ''],
      [403, ''],
      [401, '{}'],
      [403, '{"error":"x"}'],
    ] as const) {
      answering(status, body, { 'content-type': 'application/json' });
      const { outcome, held } = await asked(call);
      if (ended[0] === false) expect([held, outcome]).toEqual([false, E.left({ kind: 'signedOut' })]);
      else expect(held).toBe(true); // a public call carries no token
    }
  });
});

test.each(['<html>', 'Forbidden', '"Forbidden"', '403'])(
  'D-122: the body %s is no JSON of the bank, whatever its type says',
  async body => {
    answering(403, body, { 'content-type': 'application/json' });
    const save = calls['a save'];
    if (save) expect(await asked(save)).toEqual({ outcome: E.left({ kind: 'unreachable', by: 'between' }), held: true });
  },
);

describe('D-122: a status that networks send is theirs, whatever its body', () => {
  const save = calls['a save']!;

  test.each([407, 511].flatMap(status => ['', '{}', '{"functionalCode":"generic"}'].map(body => [status, body] as const)))(
    '%i with the body «%s» comes from a network in between',
    async (status, body) => {
      answering(status, body, { 'content-type': 'application/json' });
      expect(await asked(save)).toEqual({ outcome: E.left({ kind: 'unreachable', by: 'between' }), held: true });
    },
  );

  test.each([408, 502, 503, 504])('%i without a body comes from a gateway', async status => {
    answering(status, '', {});
    expect(await asked(save)).toEqual({ outcome: E.left({ kind: 'unreachable', by: 'gateway' }), held: true });
  });
});

describe('D-122: the sentence of each answer, for each reader', () => {
  const said = (mode: Mode, failure: Failure, again: (() => void) | undefined = jest.fn()): HTMLElement => {
    const dialogs = new Dialogs(new MemorySession(), new FakeVisit());
    dialogs.technical(again, undefined, failure);
    show(
      <DialogsHost />,
      [Dialogs, dialogs],
      [Settings, { ...endingSettings(), contactPhone: PHONE }],
      [DossierJourney, { steps: { mode } }],
    );
    return screen.getByRole('dialog', { name: 'Une erreur est survenue' });
  };
  const { omc, mdc } = french;

  test.each(['omc', 'mdc'] as const)('%s', mode => {
    const { technical, hindered } = french[mode];
    const sentences: readonly (readonly [Failure, string])[] = [
      [{ kind: 'unreachable' }, hindered.network],
      [{ kind: 'unreachable', by: 'service' }, technical.text],
      [{ kind: 'unreachable', by: 'gateway' }, hindered.gateway(PHONE)],
      [{ kind: 'unreachable', by: 'between' }, hindered.between(PHONE)],
      [{ kind: 'unreachable', by: 'busy' }, hindered.busy],
      [{ kind: 'tooLarge' }, hindered.gateway(PHONE)],
      [{ kind: 'unreadable', report: [] }, technical.text],
    ];
    for (const [failure, sentence] of sentences) {
      expect(said(mode, failure)).toHaveTextContent(plain(sentence));
      document.body.replaceChildren();
    }
  });

  test('a client reads the network that blocks, and the number to call; only the bank’s own failure is shown as an outage', () => {
    expect(omc.hindered.between(PHONE)).toContain('Un réseau entre vous et la banque bloque cette action (proxy d’entreprise, Wi-Fi).');
    expect(plain(omc.hindered.between(PHONE))).toContain(PHONE);
    expect(mdc.hindered.between(PHONE)).not.toMatch(/4G|vous et/);
    expect(plain(english.omc.hindered.between(PHONE))).toContain(PHONE);
    const others = [omc, mdc, english.omc].flatMap(({ hindered }) => [hindered.network, hindered.between(PHONE), hindered.busy]);
    expect(others.filter(sentence => /rétablissons|getting the service/.test(sentence))).toEqual([]);
  });

  test('where the answer says when to try again, the button says it and waits', () => {
    jest.useFakeTimers();
    const again = jest.fn();
    const dialog = said('omc', { kind: 'unreachable', by: 'busy', waitMs: 2_000 }, again);
    const button = screen.getByRole('button', { name: omc.hindered.againIn(2) });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    expect(again).not.toHaveBeenCalled();
    jest.useRealTimers();
    expect(dialog).toHaveTextContent(plain(omc.hindered.busy));
  });
});

describe('D-122: the minimal application', () => {
  const settings = { baseUrl: 'http://bank.example.org', clientId: 'omc-web', timeoutMs: 2_000 };
  const fetching = (status: number, body: string | null): void => {
    const headers = new Map([['Content-Type', 'text/html']]);
    const answer = { status, headers, text: () => Promise.resolve(body ?? '') };
    Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
  };
  beforeAll(() => void (AbortSignal.timeout ??= () => new AbortController().signal));

  test.each([200, 403, 404])('MIN-04: %i with a page says nothing of the SMS', async status => {
    fetching(status, PAGE);
    expect(await new FetchSmsSender(settings).send('0b1c')()).toBe('blocked');
  });

  test('MIN-04: an empty 403 is the bank’s: no more SMS are sent', async () => {
    fetching(403, null);
    expect(await new FetchSmsSender(settings).send('0b1c')()).toBe('max-tries');
  });

  test.each([200, 400, 401, 403])('MIN-02: %i with a page does not use up the link', async status => {
    fetching(status, PAGE);
    const outcome = await pipe(new FetchAccess(settings, new HandClock()).exchange('CODE'))();
    expect(outcome).toEqual(E.left({ kind: 'unreachable', by: 'between' }));
  });
});
