import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import type { Side } from '@domain/proofs/scans';
import { papersMessages } from '@messages/papers';
import { uploadMessages } from '@messages/upload';
import { refusedWith, settled, unreachable } from '@tests/builders/ending';
import { aFile, aPage, aSide, FakeDocuments, FakeSentSides, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain } from '@tests/support/show';
import { arriveAtUpload, chooser, choosePaper, click, give, giveAndKeep, slot } from '@tests/support/uploadScreen';
import { UploadDraft, type GivenScan } from './UploadDraft';

const copy = uploadMessages.omc;

const kept = (...sides: readonly Side[]): FakeSentSides => {
  const store = new FakeSentSides();
  const chosen = new UploadDraft(store);
  chosen.choose('1', 'CNI');
  for (const side of sides) chosen.sideSent('1', aSide(side), { id: `doc-${side}`, sides });
  return store;
};
/** The page after a reload: it only knows what the tab's storage holds. */
const reloaded = (store: FakeSentSides, documents = new FakeDocuments(), ...given: readonly GivenScan[]) => {
  cleanup();
  const chosen = new UploadDraft(store);
  chosen.give('1', given);
  return arriveAtUpload({ chosen, documents });
};
const arrive = (documents = new FakeDocuments()) => reloaded(kept(), documents);
const sidesSent = (documents: FakeDocuments) => documents.sent?.pages.map(({ side }) => side);
const shown = () => screen.getAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET');
const said = (sentence: string) => screen.queryByText(plain(sentence));

describe('D-72a: a side at a time', () => {
  test('the front is sent by itself; then its message, and the back, which is sent too and completes the document', async () => {
    const { documents, journey } = arrive();
    await giveAndKeep('FRONT');
    expect([documents.calls, sidesSent(documents), journey.holding]).toEqual([['send'], ['FRONT'], false]);
    expect(said(copy.keptOne.FRONT)).toBeInTheDocument();
    expect(slot('FRONT')).toHaveTextContent(plain(copy.kept.FRONT));
    expect(chooser('BACK')).toHaveFocus(); // STP-13
    await giveAndKeep('BACK');
    expect(sidesSent(documents)).toEqual(['BACK']);
    expect(documents.calls).toEqual(['send', 'send', 'complete', 'control']);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
  });

  test.each([
    ['FRONT', 'BACK'],
    ['BACK', 'FRONT'],
  ] as const)('XTR-40: after a reload %s is kept, the card is chosen, and %s alone is sent', async (there, other) => {
    const { documents, chosen } = reloaded(kept(there));
    expect(said(copy.keptOne[there])).toBeInTheDocument();
    expect(said(copy.chosen(papersMessages.CNI, 2))).toBeInTheDocument();
    expect(shown()).toEqual([slot('FRONT'), slot('BACK')]);
    await giveAndKeep(other);
    expect([sidesSent(documents), chosen.sidesKept('1')]).toEqual([[other], []]);
  });

  test('a kept side can be replaced: the new one goes in its place, before the other is given', async () => {
    const { documents } = reloaded(kept('FRONT'));
    await giveAndKeep('FRONT', aFile('nette.jpg'));
    expect([sidesSent(documents), documents.calls]).toEqual([['FRONT'], ['send']]);
    expect(said(copy.keptOne.FRONT)).toBeInTheDocument();
  });

  test('replaced once the other is given, both are seen and both leave', async () => {
    const { documents } = reloaded(kept('FRONT'), undefined, aSide('BACK'));
    await give('FRONT', aFile('nette.jpg'));
    expect(shown()).toEqual([slot('FRONT'), slot('BACK')]);
    await click(copy.keepBoth);
    expect(sidesSent(documents)).toEqual(['FRONT', 'BACK']);
  });

  test('a side that did not arrive is still there, and is kept at the next try', async () => {
    const documents = new FakeDocuments();
    documents.failing = { send: unreachable };
    const { journey } = arrive(documents);
    await giveAndKeep('FRONT');
    expect(screen.getByRole('alert')).toHaveTextContent(plain(copy.cut));
    expect(journey.holding).toBe(true);
    documents.failing = {};
    await click(copy.keep);
    expect(said(copy.keptOne.FRONT)).toBeInTheDocument();
  });

  test('one PDF of both sides goes alone, in the place of the front that was kept too', async () => {
    const { documents, preparation } = reloaded(kept('FRONT'));
    preparation.page = aPage(2_000, 'application/pdf');
    await give('FRONT', aFile('carte.pdf', 'application/pdf'));
    await userEvent.click(screen.getByRole('checkbox', { name: copy.both }));
    expect(said(copy.keptOne.FRONT)).not.toBeInTheDocument();
    await click(copy.send);
    expect([sidesSent(documents), documents.calls]).toEqual([['SINGLE'], ['send', 'complete', 'control']]);
  });
});

describe('D-72, D-47: for client and adviser, holder and co-holder', () => {
  const rows = (['omc', 'mdc'] as const).flatMap(mode =>
    (
      [
        ['identityDocUpload', '1'],
        ['coHolderIdentityDocUpload', '5'],
      ] as const
    ).map(([task, rank]) => [mode, task, rank] as const),
  );

  test.each(rows)(
    '%s at %s: the front is kept, found again after a reload without a weight, and the back makes it whole',
    async (mode, task, rank) => {
      const store = new FakeSentSides();
      const documents = new FakeDocuments();
      const at = () => {
        cleanup();
        const journey = new FakeDossierJourney(task, { page: 'UploadIdentityProof', state: { workflow: 'joint' } });
        journey.steps.mode = mode;
        return arriveAtUpload({ journey, chosen: new UploadDraft(store), documents, reader: mode });
      };
      new UploadDraft(store).choose(rank, 'CNI');
      const words = uploadMessages[mode];
      const first = at();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plain(words.title.identity[rank === '1' ? 'TIT' : 'COT']));
      await giveAndKeep('FRONT');
      expect([documents.sent?.rank, sidesSent(documents), first.chosen.sidesKept(rank)]).toEqual([rank, ['FRONT'], ['FRONT']]);
      const { journey } = at();
      expect(said(words.keptOne.FRONT)).toBeInTheDocument();
      expect(slot('FRONT')).toHaveTextContent(plain(words.kept.FRONT));
      expect(slot('FRONT')).not.toHaveTextContent(/\d\s*(?:octets?|[kM]o)/);
      await give('BACK');
      expect(slot('BACK')).toHaveTextContent(plain(copy.weight('image/jpeg', 1_000)));
      await click(words.keep);
      expect([documents.sent?.rank, sidesSent(documents), journey.moves]).toEqual([
        rank,
        ['BACK'],
        ['refresh', 'open ProofControlProgress'],
      ]);
    },
  );
});

describe('D-72c: a bank that wants both sides in one call', () => {
  test.each([
    ['says nothing of sides', (documents: FakeDocuments) => (documents.keepsSides = false)],
    ['refuses one side alone', (documents: FakeDocuments) => (documents.failing = { send: refusedWith('generic') })],
  ])('that %s gets both', async (_what, told) => {
    const documents = new FakeDocuments();
    told(documents);
    const { journey } = arrive(documents);
    await giveAndKeep('FRONT');
    expect([said(copy.keptOne.FRONT), journey.failures, journey.holding]).toEqual([null, [], true]);
    documents.failing = {};
    await give('BACK');
    await click(copy.keepBoth);
    expect([sidesSent(documents), documents.calls]).toEqual([
      ['FRONT', 'BACK'],
      ['send', 'send', 'complete', 'control'],
    ]);
  });
});

describe('D-72: a bank that lost a side which it kept', () => {
  const lossy = (): FakeDocuments => {
    const documents = new FakeDocuments();
    documents.failing = { complete: refusedWith('generic') };
    return documents;
  };

  test.each([
    ['FRONT', 'BACK'],
    ['BACK', 'FRONT'],
  ] as const)('%s is forgotten, said and asked for again; %s is still there, and both leave', async (lost, other) => {
    const store = kept(lost);
    const { documents, journey, chosen } = reloaded(store, lossy(), aSide(other));
    await click(copy.keep);
    expect(within(slot(lost)).getByText(plain(copy.lost[lost]))).toBeInTheDocument();
    expect(chooser(lost)).toBeInvalid();
    expect([chosen.sidesKept('1'), store.kept.cards, journey.failures, journey.holding]).toEqual([[], {}, [], true]);
    expect(shown()).toEqual([slot('FRONT'), slot('BACK')]);
    expect(within(slot(lost)).queryByText(plain(copy.kept[lost]))).not.toBeInTheDocument();
    documents.failing = {};
    await give(lost);
    await click(copy.keepBoth);
    expect(sidesSent(documents)).toEqual(['FRONT', 'BACK']);
    expect(journey.moves).toEqual(['refresh', 'open ProofControlProgress']);
  });

  test('if the page still has the picture, it does not ask again: both are sent automatically, once', async () => {
    const { documents, journey } = reloaded(kept('FRONT'), lossy(), { ...aSide('FRONT'), sent: true }, aSide('BACK'));
    await click(copy.keep);
    expect(sidesSent(documents)).toEqual(['FRONT', 'BACK']);
    expect(documents.calls).toEqual(['send', 'complete', 'send', 'complete']);
    expect(journey.failures).toEqual([refusedWith('generic')]);
  });

  test('a side that the bank no longer has does not count for a passport', async () => {
    const store = kept('FRONT');
    new UploadDraft(store).choose('1', 'PASSPORT');
    const { journey } = reloaded(store, lossy());
    await give('SINGLE');
    await click(copy.send);
    expect(journey.failures).toEqual([refusedWith('generic')]);
  });
});

describe('D-72: the bank keeps sides of something else', () => {
  const asked = (store: FakeSentSides) => {
    store.kept = { ...store.kept, papers: {} };
    return reloaded(store);
  };

  test('another kind of paper deletes them first; nothing is sent meanwhile', async () => {
    const { proofs, chosen } = asked(kept('FRONT'));
    await choosePaper('PASSPORT');
    await act(settled);
    expect([proofs.decided, chosen.isOther('1')]).toEqual([['remove 1'], false]);
    await click(`${copy.change}${copy.changeMore}`);
    await choosePaper('CNI');
    await click(copy.next);
    expect(said(copy.keptOne.FRONT)).not.toBeInTheDocument();
    expect(shown()).toContain(slot('FRONT'));
  });

  test('the same kind finds them', async () => {
    const { proofs } = asked(kept('FRONT'));
    await choosePaper('CNI');
    expect([proofs.decided, said(copy.keptOne.FRONT) !== null]).toEqual([[], true]);
  });

  test('another file of the same tab, as an adviser opens one, has neither its sides nor its paper', () => {
    const store = kept('FRONT');
    store.kept = { ...store.kept, idEne: 'ENE-0' };
    reloaded(store);
    expect(said(copy.keptOne.FRONT)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: papersMessages.CNI })).not.toBeChecked();
  });

  test('XTR-10: where another device gave the whole meanwhile, another document begins with nothing', async () => {
    const journey = new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof', state: { proofs: [onFile()] } });
    cleanup();
    arriveAtUpload({ journey, chosen: new UploadDraft(kept('FRONT')) });
    await click(copy.received.replace);
    expect(said(copy.keptOne.FRONT)).not.toBeInTheDocument();
    expect(shown()).toEqual([slot('FRONT'), slot('BACK')]);
    expect(chooser('FRONT')).toBeInTheDocument();
  });
});
