import { cleanup, screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { runInAction } from 'mobx';
import { act } from 'react';
import type { Failure } from '@application/failure';
import type { DossierState } from '@domain/journey/dossierState';
import { uploadMessages } from '@messages/upload';
import { refusedWith, settled, signedOut, unreachable } from '@tests/builders/ending';
import { aPage, FakeDocuments, FakeSentSides, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain } from '@tests/support/show';
import { arriveAtUpload, click, give, slot } from '@tests/support/uploadScreen';
import { UploadDraft } from './UploadDraft';

const copy = uploadMessages.omc;

const passport = async (documents = new FakeDocuments(), journey?: FakeDossierJourney) => {
  const chosen = new UploadDraft(new FakeSentSides());
  chosen.choose('1', 'PASSPORT');
  const arrived = arriveAtUpload({ chosen, documents, ...(journey ? { journey } : {}) });
  await give('SINGLE');
  return arrived;
};
const failing = (call: keyof FakeDocuments['failing'], failure: Failure): FakeDocuments => {
  const documents = new FakeDocuments();
  documents.failing = { [call]: failure };
  return documents;
};
const stopped = (): string => screen.getByRole('alert').textContent;
const again = async (journey: FakeDossierJourney) =>
  act(async () => {
    journey.again?.();
    await settled();
  });

describe('PRF-07: a document is sent', () => {
  test('then its analysis is shown, from the bank’s new state; nothing of it stays here', async () => {
    const { journey, documents, chosen } = await passport();
    await click(copy.send);
    expect(documents.calls).toEqual(['send', 'complete', 'control']);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
    expect(journey.holding).toBe(false);
    expect(chosen.pagesOf('1')).toEqual([]);
  });

  test('until its page is there, this one stays as it is', async () => {
    const journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' });
    let arrived = (): void => undefined;
    journey.openPage = () => new Promise(done => (arrived = done));
    journey.refresh = () => async () => {
      runInAction(() => (journey.dossier.state = { ...journey.dossier.state, proofs: [onFile()] }));
      return E.right(journey.dossier.state);
    };
    await passport(new FakeDocuments(), journey);
    await click(copy.send);
    expect(slot('SINGLE')).toHaveTextContent('photo.jpg');
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await act(async () => {
      arrived();
      await settled();
    });
    expect(journey.holding).toBe(false);
  });

  test('the bank has it but its state cannot be read: only the state is asked for again', async () => {
    const { journey, documents } = await passport();
    journey.failing = unreachable;
    await click(copy.send);
    expect(journey.failures).toEqual([unreachable]);
    journey.failing = undefined;
    await again(journey);
    expect(documents.calls).toEqual(['send', 'complete', 'control']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'open ProofControlProgress']);
  });
});

describe('XTR-05: on its way', () => {
  const onItsWay = async () => {
    const documents = new FakeDocuments();
    documents.heldAt = 0.42;
    const arrived = await passport(documents);
    await click(copy.send);
    return arrived;
  };

  test('its progress is drawn and said', async () => {
    await onItsWay();
    expect(screen.getByRole('progressbar', { name: copy.sending })).toHaveAttribute('value', '42');
    expect(screen.getByText(plain(copy.progress(42)))).toBeInTheDocument();
  });

  test('a second press sends nothing twice, and nothing can be taken back meanwhile', async () => {
    const { documents } = await onItsWay();
    await click(copy.sending);
    await click(`${copy.remove}${copy.removeMore('photo.jpg')}`);
    expect(documents.calls).toEqual(['send']);
    expect(within(slot('SINGLE')).getByRole('listitem')).toHaveTextContent('photo.jpg');
  });

  test('cancelled: the page says so, the file is still there, and can be sent again', async () => {
    const { documents, journey } = await onItsWay();
    await click(copy.cancel);
    expect(stopped()).toContain(copy.cancelled);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(slot('SINGLE')).toHaveTextContent('photo.jpg');
    expect(journey.holding).toBe(true);
    expect(screen.getByRole('button', { name: copy.send })).toHaveFocus();
    documents.heldAt = undefined;
    await click(copy.send);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('R17: a page that was left sends nothing more, and does not navigate', async () => {
    const { documents, journey } = await onItsWay();
    cleanup();
    await settled();
    expect(documents.sent?.signal.aborted).toBe(true);
    expect(documents.calls).toEqual(['send']);
    expect(journey.moves).toEqual([]);
    expect(journey.failures).toEqual([]);
  });

  test('R17: a page that was left while the bank answers does not navigate', async () => {
    const journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' });
    let said = (): void => undefined;
    journey.refresh = () => () => new Promise(done => (said = () => done(E.right(journey.dossier.state))));
    const { documents } = await passport(new FakeDocuments(), journey);
    await click(copy.send);
    expect(documents.calls).toEqual(['send', 'complete', 'control']);
    cleanup();
    said();
    await settled();
    expect(journey.moves).toEqual([]);
  });
});

describe('a sending that fails keeps the file', () => {
  const ON_THE_WAY = 'il a été refusé en chemin. Le fichier est toujours là';

  test.each(['service', 'gateway', 'between', 'busy'] as const)('D-122: what %s does is not told as the network', async by => {
    const failure: Failure = { kind: 'unreachable', by };
    const { journey } = await passport(failing('send', failure));
    await click(copy.send);
    expect(journey.failures).toEqual([failure]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(slot('SINGLE')).toHaveTextContent('photo.jpg');
  });

  const tooLarge: Failure = { kind: 'tooLarge' };
  test.each([
    ['the network is cut', 'send', unreachable, copy.cut],
    ['D-122: a gateway finds too large what the bank would take', 'send', tooLarge, ON_THE_WAY],
    ['the bank says in a word that it is too large', 'send', refusedWith('too_large', 413), ON_THE_WAY],
    ['D-71: a file can no longer be read', 'send', { kind: 'fileGone' }, copy.refusals['unreadable-file']],
    ['the bank misses the income proof', 'complete', refusedWith('INCOME_PROOF_REQUIRED_BUT_NOT_GIVEN'), copy.incomeMissing],
    ['D-103: the network is cut before the pages are said to be all', 'complete', unreachable, copy.arrived],
    ['D-103: the network is cut before the analysis', 'control', unreachable, copy.arrived],
  ] as const)('%s: it is said on the page', async (_what, call, failure, sentence) => {
    const { journey } = await passport(failing(call, failure));
    await click(copy.send);
    expect(stopped()).toContain(sentence);
    expect(slot('SINGLE')).toHaveTextContent('photo.jpg');
    expect(journey.holding).toBe(true);
    expect(journey.failures).toEqual([]);
  });

  test('taking the file back takes the message away when another is given', async () => {
    await passport(failing('send', unreachable));
    await click(copy.send);
    await give('SINGLE');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['ERR-05: another refusal', refusedWith('generic')],
    ['SES-02: the end of the session', signedOut],
    ['ERR-07: an answer that cannot be read', { kind: 'unreadable', report: [] } as const],
  ])('%s goes its common way, and can be tried again', async (_what, failure) => {
    const documents = failing('send', failure);
    const { journey } = await passport(documents);
    await click(copy.send);
    expect(journey.failures).toEqual([failure]);
    documents.failing = {};
    await again(journey);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
  });
});

describe('XTR-40, D-71: a network that is too slow for a photo', () => {
  const weights = (documents: FakeDocuments) => documents.sent?.pages.map(({ content }) => content.size);
  const stalledOnce = async (documents = new FakeDocuments()) => {
    documents.stalls = true;
    const arrived = await passport(documents);
    await click(copy.send);
    documents.stalls = false;
    return arrived;
  };

  test('says so, what to do, and sends it lighter at the next press', async () => {
    const { documents, preparation, journey } = await stalledOnce();
    expect([stopped(), weights(documents)]).toEqual([expect.stringContaining(copy.slow), [1_000]]);
    preparation.page = aPage(300);
    await click(copy.send);
    expect([preparation.room, weights(documents)]).toEqual([{ together: 1, pages: 1, light: true }, [300]]);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
  });

  test('makes it lighter once: another slow try is shown without promising more', async () => {
    const { documents, preparation } = await stalledOnce();
    preparation.page = aPage(300);
    documents.stalls = true;
    await click(copy.send);
    expect(stopped()).toContain(copy.cut);
    await click(copy.send);
    expect([preparation.prepared.length, weights(documents)]).toEqual([2, [300]]);
  });

  test.each([
    ['what cannot be made lighter', 1_000],
    ['what would weigh more', 2_000],
  ])('sends %s as it is', async (_what, bytes) => {
    const { documents, preparation } = await stalledOnce();
    if (bytes === 1_000) preparation.refusal = 'not-resizable';
    preparation.page = aPage(bytes);
    await click(copy.send);
    expect(weights(documents)).toEqual([1_000]);
  });

  test('a PDF stays as it is, and nothing else is promised', async () => {
    const documents = new FakeDocuments();
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('1', 'PASSPORT');
    chosen.give('1', [{ id: 1, name: 'a.pdf', page: { side: 'SINGLE', ...aPage(1_000, 'application/pdf') } }]);
    documents.stalls = true;
    const { preparation } = arriveAtUpload({ chosen, documents });
    await click(copy.send);
    expect(stopped()).toContain(copy.cut);
    await click(copy.send);
    expect(preparation.prepared).toEqual([]);
  });

  test('a network that was cut, not slow, leaves the photo as it is', async () => {
    const { documents, preparation } = await passport(failing('send', unreachable));
    await click(copy.send);
    documents.failing = {};
    await click(copy.send);
    expect([preparation.prepared.length, weights(documents)]).toEqual([1, [1_000]]);
  });

  test('D-72: a side of a card is sent lighter too', async () => {
    const documents = new FakeDocuments();
    documents.stalls = true;
    const { preparation } = arriveAtUpload({ documents });
    await give('FRONT');
    await click(copy.keep);
    documents.stalls = false;
    preparation.page = aPage(300);
    await click(copy.keep);
    expect(weights(documents)).toEqual([300]);
  });
});

describe('XTR-36, SES-02: the session ends while a document is sent', () => {
  /** The page after the new sign-in, for a reader: the tab has its storage back, and no picture. */
  const returned = (
    store: FakeSentSides,
    reader: 'omc' | 'mdc',
    journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' }),
  ) => {
    cleanup();
    arriveAtUpload({ journey, chosen: new UploadDraft(store), reader });
  };

  test.each([
    ['send', 'photo'],
    ['complete', 'begun'],
    ['control', 'begun'],
  ] as const)('at %s: the kind of document stays, and the page says what has to be added again', async (call, lost) => {
    const store = new FakeSentSides();
    const chosen = new UploadDraft(store);
    chosen.choose('1', 'PASSPORT');
    const { journey } = arriveAtUpload({ chosen, documents: failing(call, signedOut) });
    await give('SINGLE');
    await click(copy.send);
    expect(journey.failures).toEqual([signedOut]);
    for (const reader of ['omc', 'mdc'] as const) {
      returned(store, reader);
      expect(screen.getByText(plain(uploadMessages[reader].unsent[lost]))).toBeVisible();
      expect(slot('SINGLE')).toBeVisible(); // the passport
    }
    await give('SINGLE');
    expect(screen.queryByText(plain(uploadMessages.mdc.unsent[lost]))).not.toBeInTheDocument();
  });

  test('at a side of a card that is sent by itself (D-72)', async () => {
    const store = new FakeSentSides();
    const chosen = new UploadDraft(store);
    chosen.choose('1', 'CNI');
    arriveAtUpload({ chosen, documents: failing('send', signedOut) });
    await give('FRONT');
    await click(copy.keep);
    returned(store, 'omc');
    expect(screen.getByText(plain(copy.unsent.photo))).toBeVisible();
  });

  test('at the state, once the analysis has begun: nothing has to be added', async () => {
    const store = new FakeSentSides();
    const chosen = new UploadDraft(store);
    chosen.choose('1', 'PASSPORT');
    const journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' });
    journey.failing = signedOut;
    arriveAtUpload({ chosen, journey });
    await give('SINGLE');
    await click(copy.send);
    expect([journey.failures, store.kept.unsent]).toEqual([[signedOut], undefined]);
  });
});

describe('D-125: papers first', () => {
  const given = (change: Partial<DossierState> = {}) =>
    new FakeDossierJourney('addressDocUpload', {
      page: 'UploadAddressProof',
      state: { papersFirst: true, task: 'identityDocUpload', proofs: [onFile({ controlResult: undefined })], ...change },
    });
  const bill = async (journey: FakeDossierJourney, documents = new FakeDocuments()) => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('2', 'ELECTRICITY');
    const arrived = arriveAtUpload({ chosen, documents, journey });
    await give('SINGLE');
    await click(copy.send);
    return arrived;
  };

  test('a paper that was sent leads on, to no page of its own analysis', async () => {
    const { journey, chosen } = await bill(given());
    expect([journey.moves, chosen.pagesOf('2')]).toEqual([['finish'], []]);
  });

  test.each([
    ['409 on the pages', 'send', { kind: 'conflict' }],
    ['422 on the pages', 'send', refusedWith('generic')],
    ['409 on the control', 'control', { kind: 'conflict' }],
    ['422 on all pages together', 'complete', refusedWith('generic')],
  ] as const)(
    'a bank that takes papers in turn, %s: its order is followed, nothing is lost and no error shown',
    async (_, call, failure) => {
      const { journey, chosen } = await bill(given(), failing(call, failure));
      expect([journey.moves, journey.failures]).toEqual([['follow the bank'], []]);
      expect(chosen.pagesOf('2')).toHaveLength(1);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  test.each([
    ['too many requests', { kind: 'unreachable', by: 'busy' }],
    ['the service is down', { kind: 'unreachable', by: 'service' }],
  ] as const)('D-122: %s is no such refusal', async (_, failure) => {
    const { journey } = await bill(given(), failing('send', failure));
    expect([journey.moves, journey.failures]).toEqual([[], [failure]]);
  });

  test('at the task of the paper itself a refusal is told as it is in the bank’s order', async () => {
    const { journey } = await bill(given({ task: 'addressDocUpload' }), failing('send', { kind: 'conflict' }));
    expect([journey.moves, journey.failures]).toEqual([[], [{ kind: 'conflict' }]]);
  });
});
