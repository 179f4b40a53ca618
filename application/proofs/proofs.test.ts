import * as E from 'fp-ts/Either';
import { Watches } from '@application/watch';
import type { Failure } from '@application/failure';
import { pollingLimits } from '@domain/session/pollingLimits';
import type { ProofOutcome } from '@domain/proofs/proof';
import { failureOf } from '@infrastructure/http/failures';
import { HandClock, HandVisibility, refusedWith, signedOut, unreachable } from '@tests/builders/ending';
import { aFailedProof, aPage, FakeDocuments, FakeProofs, type AnswerOfProofs } from '@tests/builders/proofs';
import { SendProof } from './SendProof';
import { SettleProof } from './SettleProof';

const upload = {
  idEne: 'ENE-1',
  rank: '1',
  documentCode: '001111',
  pages: [{ side: 'SINGLE', ...aPage() }],
  onProgress: () => undefined,
  signal: new AbortController().signal,
} as const;

describe('PRF-07: a document is sent, said to be whole, then analysed', () => {
  test('in this order; the answer is the control’s id', async () => {
    const documents = new FakeDocuments();
    expect(await new SendProof(documents).run(upload)()).toEqual(E.right('CONTROL-1'));
    expect(documents.calls).toEqual(['send', 'complete', 'control']);
  });

  test.each([
    ['send', ['send']],
    ['complete', ['send', 'complete']],
    ['control', ['send', 'complete', 'control']],
  ] as const)('nothing follows a failure of: %s', async (call, calls) => {
    const documents = new FakeDocuments();
    documents.failing = { [call]: unreachable };
    expect(await new SendProof(documents).run(upload)()).toEqual(E.left(unreachable));
    expect(documents.calls).toEqual(calls);
  });
});

describe('D-103: a try continues where the last one stopped', () => {
  const trying = (failing: FakeDocuments['failing']) => {
    const documents = new FakeDocuments();
    documents.failing = failing;
    return { documents, sendProof: new SendProof(documents) };
  };

  test.each([
    ['send', ['send', 'complete', 'control'], false],
    ['complete', ['complete', 'control'], true],
    ['control', ['control'], true],
  ] as const)('nobody answered %s: the next try sends %j', async (call, next, arrived) => {
    const { documents, sendProof } = trying({ [call]: unreachable });
    await sendProof.run(upload)();
    expect(sendProof.arrived(upload)).toBe(arrived);
    documents.calls = [];
    documents.failing = {};
    expect(await sendProof.run(upload)()).toEqual(E.right('CONTROL-1'));
    expect([documents.calls, sendProof.arrived(upload)]).toEqual([next, false]);
  });

  test.each([
    ['another file', { pages: [{ side: 'SINGLE', ...aPage() }] }],
    ['one page more', { pages: [...upload.pages, { side: 'SINGLE', ...aPage() }] }],
    ['the same file as another side', { pages: [{ ...upload.pages[0], side: 'BACK' }] }],
    ['another document', { documentCode: '001112' }],
    ['another slot', { rank: '2' }],
    ['another exchange', { idEne: 'ENE-2' }],
  ] as const)('%s is sent whole', async (_what, change) => {
    const { documents, sendProof } = trying({ control: unreachable });
    await sendProof.run(upload)();
    documents.calls = [];
    documents.failing = {};
    await sendProof.run({ ...upload, ...change })();
    expect(documents.calls).toEqual(['send', 'complete', 'control']);
  });

  test('D-72: what the bank does not take for whole is not any refusal', async () => {
    const { sendProof } = trying({ complete: refusedWith('generic') });
    expect(await sendProof.run(upload)()).toEqual(E.left({ kind: 'incomplete', failure: refusedWith('generic') }));
    for (const failing of [{ send: refusedWith('generic') }, { control: refusedWith('generic') }, { complete: refusedWith('OTHER') }])
      expect(await trying(failing).sendProof.run(upload)()).toEqual(E.left(Object.values(failing)[0]));
  });

  test('XTR-36: the session has ended: the bank still has the pages', async () => {
    const { sendProof } = trying({ complete: signedOut });
    await sendProof.run(upload)();
    expect(sendProof.arrived(upload)).toBe(true);
  });

  test.each([refusedWith('generic'), { kind: 'absent' }, { kind: 'conflict' }] as const)(
    'the bank answered, by $kind: the next try sends the whole',
    async failure => {
      const { documents, sendProof } = trying({ control: failure });
      await sendProof.run(upload)();
      documents.calls = [];
      documents.failing = {};
      await sendProof.run(upload)();
      expect(documents.calls).toEqual(['send', 'complete', 'control']);
    },
  );
});

describe('D-72: one side of a card', () => {
  const keeping = async (documents: FakeDocuments) => {
    const side = { ...upload, pages: [{ side: 'FRONT', ...aPage() }] } as const;
    return [await new SendProof(documents).keep(side)(), documents.calls];
  };

  test('is sent, and the document is not completed', async () => {
    expect(await keeping(new FakeDocuments())).toEqual([E.right({ id: 'DOCUMENT-1', sides: ['FRONT'] }), ['send']]);
  });

  test('a bank that refuses it alone keeps none, and gets both in one call', async () => {
    const documents = new FakeDocuments();
    documents.failing = { send: refusedWith('generic') };
    expect(await keeping(documents)).toEqual([E.right({ id: '', sides: undefined }), ['send']]);
  });

  test.each([unreachable, signedOut, refusedWith('SUBSCRIPTION_PURGED'), { kind: 'tooLarge' }] as const)(
    'another failure stays one: %j',
    async failure => {
      const documents = new FakeDocuments();
      documents.failing = { send: failure };
      expect(await keeping(documents)).toEqual([E.left(failure), ['send']]);
    },
  );
});

const follow = (...answers: readonly AnswerOfProofs[]) => {
  const proofs = new FakeProofs(...answers);
  const clock = new HandClock();
  const run = new SettleProof(proofs).follow(new Watches(clock, new HandVisibility()).start(), '10000001', '1');
  return { proofs, clock, run };
};
const ongoing: ProofOutcome = { kind: 'ongoing' };
const answered = (status: number): E.Either<Failure, never> => E.left(failureOf(status, undefined, true));

describe('D-30: an analysis is asked for until it has an outcome', () => {
  test('two seconds after each answer', async () => {
    const failed = aFailedProof();
    const { proofs, clock, run } = follow(ongoing, ongoing, failed);
    expect(await run()).toEqual(E.right(failed));
    expect(proofs.asked).toEqual(['10000001 1', '10000001 1', '10000001 1']);
    expect(clock.waits).toEqual([2_000, 2_000]);
  });

  test('as often as a round has tries, and no more', async () => {
    const { proofs, run } = follow(ongoing);
    expect(await run()).toEqual(E.right(undefined));
    expect(proofs.asked).toHaveLength(pollingLimits.decide({ what: 'state' }).tries);
  });

  test.each([
    ['nobody answers', E.left(unreachable)],
    ['the server is in trouble', answered(503)],
  ])('where %s, it is one more try', async (_what, answer) => {
    const { proofs, run } = follow(answer, { kind: 'error' });
    expect(await run()).toEqual(E.right({ kind: 'error' }));
    expect(proofs.asked).toHaveLength(2);
  });

  test.each([
    ['without a word', answered(404)],
    ['with a word', E.left(refusedWith('not_found', 404))],
  ])('PRF-11: an analysis that the bank does not know, %s, is told at once', async (_what, answer) => {
    const { proofs, run } = follow(answer);
    expect(await run()).toEqual(E.right({ kind: 'absent' }));
    expect(proofs.asked).toHaveLength(1);
  });

  test.each([
    ['a functional code', refusedWith('SUBSCRIPTION_PURGED')],
    ['the end of the session', signedOut],
    ['a malformed question', { kind: 'unreadable', report: [] } as const],
  ])('%s decides at once', async (_what, failure) => {
    const { proofs, run } = follow(E.left(failure));
    expect(await run()).toEqual(E.left(failure));
    expect(proofs.asked).toHaveLength(1);
  });
});

describe('D-53, D-126: what the identity paper says beside a doubt', () => {
  const doubt = aFailedProof({ reason: 'LAST_NAME_MISMATCH' });
  const read = { lastName: 'EXEMPLE' };
  const followed = async (ranks: readonly string[], ...answers: readonly AnswerOfProofs[]) => {
    const watch = new Watches(new HandClock(), new HandVisibility()).start();
    const settle = new SettleProof(new FakeProofs(...answers));
    const outcome = await settle.followAll(watch, { personId: '10000001', participant: 'TIT' }, ranks)();
    return E.isRight(outcome) ? outcome.right.paper : undefined;
  };

  test.each([
    ['is what was read of it', aFailedProof({ read, comment: undefined }), read],
    ['is nothing where an adviser sent it back', aFailedProof({ read, comment: 'Illisible' }), {}],
    ['is nothing where the bank has none', E.left(refusedWith('not_found', 404)), {}],
  ] as const)('%s', async (_what, identity, paper) => {
    expect(await followed(['2'], doubt, identity)).toEqual(paper);
    expect(await followed(['1'], identity)).toEqual(paper);
  });

  test('is not asked for where nothing typed is in doubt', async () => {
    expect(await followed(['2'], aFailedProof({ reason: 'EXPIRED' }), aFailedProof({ read }))).toEqual({});
  });
});

describe('PRF-10: what the client decides', () => {
  test('keeps the document, or removes it', async () => {
    const proofs = new FakeProofs();
    await new SettleProof(proofs).force('2')();
    await new SettleProof(proofs).remove('2')();
    expect(proofs.decided).toEqual(['force 2', 'remove 2']);
  });

  test.each([
    ['without a word', { kind: 'absent' } as const],
    ['with a word', refusedWith('not_found', 404)],
  ])('a document that the bank does not have, %s, is gone', async (_what, failure) => {
    const proofs = new FakeProofs();
    proofs.failing = failure;
    expect(await new SettleProof(proofs).remove('2')()).toEqual(E.right(undefined));
  });

  test.each([unreachable, refusedWith('generic'), signedOut])('another failure stays one: %j', async failure => {
    const proofs = new FakeProofs();
    proofs.failing = failure;
    expect(await new SettleProof(proofs).remove('2')()).toEqual(E.left(failure));
  });
});
