import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { SmsState } from '@domain/signature/smsState';
import type { Failure } from '../failure';
import {
  effectsInARow,
  endingSettings,
  FakeSignatures,
  HandClock,
  HandVisibility,
  papers,
  refusedWith,
  signedOut,
  unreachable,
} from '@tests/builders/ending';
import { Watches } from '../watch';
import { Ceremony } from './Ceremony';
import { ReadDocuments } from './ReadDocuments';
import { SendCode } from './SendCode';

const opened = (signatures: FakeSignatures) => new Ceremony(signatures, endingSettings(), effectsInARow());
const watch = () => new Watches(new HandClock(), new HandVisibility()).start();
const ceremony = { kind: 'ceremony', ceremony: { signId: 'SG-1', url: 'https://signature.example.org/ceremonie/SG-1' } };

describe('SGN-02: the ceremony is opened, or taken up', () => {
  const resume = (signatures: FakeSignatures) => opened(signatures).resume('ENE-1')();

  test('nothing was begun: it is opened', async () => {
    expect(await resume(new FakeSignatures(E.left(refusedWith('not_found', 404))))).toEqual(E.right({ ...ceremony, begun: false }));
  });

  test('XTR-12: it is opened in the language of the page', async () => {
    const inEnglish = new Ceremony(new FakeSignatures(), endingSettings({ language: 'en' }), effectsInARow());
    expect(await inEnglish.start('ENE-1')()).toMatchObject({ right: { ceremony: { url: `${ceremony.ceremony.url}?lang=en` } } });
  });

  test('left on the way: the same is shown again, as one that has been seen', async () => {
    expect(await resume(new FakeSignatures(E.right('ongoing')))).toEqual(E.right({ ...ceremony, begun: true }));
  });

  test.each(['signed', 'refused', 'error'] as const)('%s while away: no ceremony is opened', async status => {
    const signatures = new FakeSignatures(E.right(status));
    expect(await resume(signatures)).toEqual(E.right({ kind: status }));
    expect(signatures.calls).toEqual([]);
  });

  test('the bank says that they have signed already', async () => {
    const signatures = new FakeSignatures();
    signatures.opening.then(E.left(refusedWith('already_signed', 409)));
    expect(await resume(signatures)).toEqual(E.right({ kind: 'signed' }));
  });

  test('a bank that knows of none is not asked again, until one is opened', async () => {
    const signatures = new FakeSignatures(E.left(refusedWith('not_found', 404)), E.right('ongoing'));
    const ceremonies = opened(signatures);
    expect(await ceremonies.look('ENE-1')()).toEqual(E.right(undefined));
    expect(await ceremonies.resume('ENE-1')()).toMatchObject(E.right({ begun: false }));
    expect(signatures.statuses.asked).toBe(1);
    expect(await ceremonies.look('ENE-1')()).toEqual(E.right('ongoing'));
  });

  test('a status that could not be read is asked for again', async () => {
    const ceremonies = opened(new FakeSignatures(E.left(unreachable), E.right('signed')));
    await ceremonies.look('ENE-1')();
    expect(await ceremonies.resume('ENE-1')()).toEqual(E.right({ kind: 'signed' }));
  });

  test.each([[true], [false], [undefined]])('D-124: opens with the person’s answer on the period of withdrawal: %s', async agreed => {
    const signatures = new FakeSignatures();
    const start = jest.spyOn(signatures, 'start');
    await opened(signatures).resume('ENE-1', agreed)();
    expect(start).toHaveBeenCalledWith('ENE-1', expect.any(String), agreed);
  });

  test('X20: a ceremony of another origin is not shown', async () => {
    const signatures = new FakeSignatures();
    signatures.opening.then(E.right({ signId: 'SG-1', url: 'https://elsewhere.example.org/' }));
    expect(await resume(signatures)).toEqual(E.left({ kind: 'unreadable', report: ['url'] }));
  });

  test('SES-02: a session that ended opens nothing', async () => {
    expect(await resume(new FakeSignatures(E.left(signedOut)))).toEqual(E.left(signedOut));
  });
});

describe('SGN-02, D-30: the status is the truth', () => {
  test('at most 60 calls; a call without an answer is one of them', async () => {
    const signatures = new FakeSignatures(E.right('ongoing'), E.left(unreachable), E.right('ongoing'));
    expect(await opened(signatures).follow(watch(), 'ENE-1')()).toEqual(E.right(undefined));
    expect(signatures.statuses.asked).toBe(60);
  });

  test.each(['signed', 'refused', 'error'] as const)('%s ends it', async status => {
    const signatures = new FakeSignatures(E.right('ongoing'), E.right(status));
    expect(await opened(signatures).follow(watch(), 'ENE-1')()).toEqual(E.right(status));
    expect(signatures.statuses.asked).toBe(2);
  });

  test('on return, a signature that never started has no status', async () => {
    const look = (signatures: FakeSignatures) => opened(signatures).look('ENE-1')();
    expect(await look(new FakeSignatures(E.left(refusedWith('not_found', 404))))).toEqual(E.right(undefined));
    expect(await look(new FakeSignatures(E.right('ongoing')))).toEqual(E.right('ongoing'));
    expect(await look(new FakeSignatures(E.left(signedOut)))).toEqual(E.left(signedOut));
  });
});

describe('D-38: the code by SMS', () => {
  test.each([
    ['sent', E.right<Failure, SmsState>('success'), 'success'],
    ['sent a moment ago', E.right<Failure, SmsState>('pending'), 'pending'],
    ['refused', E.left(refusedWith('generic')), 'failed'],
    ['no answer', E.left(unreachable), 'failed'],
  ] as const)('%s', async (_what, answer, state) => {
    const signatures = new FakeSignatures();
    signatures.codes.then(answer);
    expect(await new SendCode(signatures).run()()).toEqual(E.right(state));
  });

  test('SES-02: a session that ended is no failed code', async () => {
    const signatures = new FakeSignatures();
    signatures.codes.then(E.left(signedOut));
    expect(await new SendCode(signatures).run()()).toEqual(E.left(signedOut));
  });
});

describe('SGN-01: the documents', () => {
  const pdf = new TextEncoder().encode('%PDF-1.7 tarifs');
  const read = (signatures: FakeSignatures, content: Uint8Array = pdf, asked: string[] = []) =>
    new ReadDocuments(signatures, endingSettings(), { read: url => TE.fromIO(() => (asked.push(url), content)) });

  test('D-61: the bytes of each are received at an address asked for then, on an origin that is known', async () => {
    const signatures = new FakeSignatures();
    const asked: string[] = [];
    expect(await read(signatures, pdf, asked).paper('ENE-1', 'D2')()).toEqual(E.right(pdf));
    expect(signatures.calls).toEqual(['documents']);
    expect(asked).toEqual(['https://banque.example.org/api/papers/2']);
  });

  test('D-61: a page in the document’s place is no document', async () => {
    const page = new TextEncoder().encode('<html>Connexion au réseau</html>');
    expect(await read(new FakeSignatures(), page).paper('ENE-1', 'D2')()).toEqual(E.left({ kind: 'unreadable', report: ['document'] }));
  });

  test('X20: an address of elsewhere opens nothing', async () => {
    const signatures = new FakeSignatures();
    signatures.listing.then(E.right(papers.map(paper => ({ ...paper, url: 'https://elsewhere.example.org/paper' }))));
    expect(E.isLeft(await read(signatures).list('ENE-1')())).toBe(true);
  });

  test('a document that is gone is a broken contract', async () => {
    expect(await read(new FakeSignatures()).paper('ENE-1', 'D9')()).toEqual(E.left({ kind: 'unreadable', report: ['documentId'] }));
  });
});
