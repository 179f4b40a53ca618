import { aGivenPage, aSide, FakeSentSides } from '@tests/builders/proofs';
import { UploadDraft } from './UploadDraft';

const withCard = (store = new FakeSentSides()) => {
  const chosen = new UploadDraft(store);
  chosen.open('ENE-1');
  chosen.choose('1', 'CNI');
  return { store, chosen };
};
const front = aSide('FRONT');

describe('D-72e: what the tab remembers of a card', () => {
  test('ids and the chosen paper alone: no name of a file, no byte of a picture', () => {
    const { store, chosen } = withCard();
    chosen.give('1', [front]);
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    expect(store.kept).toEqual({ idEne: 'ENE-1', papers: { 1: 'CNI' }, cards: { 1: { paper: 'CNI', ids: { FRONT: 'doc-1' } } } });
    expect(chosen.pagesOf('1')).toEqual([{ ...front, sent: true }]);
  });

  test('each side beside the other, in their order, whichever came first', () => {
    const { store, chosen } = withCard();
    chosen.sideSent('1', aSide('BACK'), { id: 'doc-1', sides: ['BACK'] });
    chosen.sideSent('1', front, { id: 'doc-2', sides: ['FRONT', 'BACK'] });
    expect(chosen.sidesKept('1')).toEqual(['FRONT', 'BACK']);
    expect(new UploadDraft(store).sidesKept('1')).toEqual(['FRONT', 'BACK']);
  });

  test.each([undefined, [], ['BACK']] as const)('a side is kept where the bank says so; it says %j', sides => {
    const { chosen } = withCard();
    chosen.give('1', [front]);
    chosen.sideSent('1', front, { id: 'doc-1', sides });
    expect([chosen.sidesKept('1'), chosen.pagesOf('1')[0]?.sent]).toEqual([[], true]);
  });

  test('another paper is another: nothing of the card is kept of it, until it is forgotten or chosen again', () => {
    const { chosen } = withCard();
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    chosen.choose('1', 'PASSPORT');
    expect([chosen.sidesKept('1'), chosen.isOther('1')]).toEqual([[], true]);
    chosen.choose('1', 'CNI');
    expect([chosen.sidesKept('1'), chosen.isOther('1')]).toEqual([['FRONT'], false]);
    chosen.clearSides('1');
    expect([chosen.sidesKept('1'), chosen.isOther('1')]).toEqual([[], false]);
  });

  test('the co-holder’s card is not the holder’s', () => {
    const { chosen } = withCard();
    chosen.choose('5', 'CNI');
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    expect([chosen.sidesKept('5'), chosen.isOther('5')]).toEqual([[], false]);
  });

  test('another file of the tab begins with nothing; the same one finds all of it', () => {
    const { store, chosen } = withCard();
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    const opened = (idEne: string) => {
      const again = new UploadDraft(store);
      again.open(idEne);
      return [again.paperOf('1', []), again.sidesKept('1')];
    };
    expect([opened('ENE-2'), opened('ENE-1')]).toEqual([
      [undefined, []],
      ['CNI', ['FRONT']],
    ]);
  });

  test('once all of it was sent nothing is remembered but the paper', () => {
    const { store, chosen } = withCard();
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    chosen.sent('1');
    expect([store.kept.cards, store.kept.papers, chosen.pagesOf('1')]).toEqual([{}, { 1: 'CNI' }, []]);
  });

  test('pages of other proofs never reach the tab’s storage', () => {
    const { store, chosen } = withCard();
    chosen.choose('2', 'GAS');
    chosen.give('2', [aGivenPage('facture.jpg')]);
    expect(JSON.stringify(store.kept)).not.toContain('facture');
  });
});

describe('XTR-36: pages that a reload or the end of the session took', () => {
  const again = (store: FakeSentSides) => {
    const chosen = new UploadDraft(store);
    chosen.open('ENE-1');
    return chosen;
  };
  const pdf = { ...front, page: { ...front.page, side: 'SINGLE', mimeType: 'application/pdf' } } as const;

  test.each([
    ['one photo', [front], 'photo'],
    ['both sides', [front, aSide('BACK')], 'photos'],
    ['a PDF', [pdf], 'pdf'],
    ['nothing', [], undefined],
  ] as const)('%s: the kind of document is kept, and what has to be given again', (_what, pages, lost) => {
    const { store, chosen } = withCard();
    chosen.give('1', pages);
    expect([again(store).paperOf('1', []), again(store).lostPages('1'), chosen.lostPages('1')]).toEqual(['CNI', lost, undefined]);
  });

  test('a side that the bank keeps is not one of them; one that it does not keep is', () => {
    const { store, chosen } = withCard();
    const back = aSide('BACK');
    chosen.give('1', [front, back]);
    chosen.sideSent('1', front, { id: 'doc-1', sides: ['FRONT'] });
    expect([again(store).lostPages('1'), again(store).sidesKept('1')]).toEqual(['photo', ['FRONT']]);
    const other = withCard();
    other.chosen.give('1', [front]);
    other.chosen.sideSent('1', front, { id: 'doc-1', sides: [] });
    expect(again(other.store).lostPages('1')).toBe('photo');
  });

  test.each([
    ['the bank has the pages', 'begun', 'begun'],
    ['their analysis has begun', 'done', undefined],
  ] as const)('%s', (_what, reached, lost) => {
    const { store, chosen } = withCard();
    chosen.give('1', [pdf]);
    chosen.reach('1', reached);
    expect(again(store).lostPages('1')).toBe(lost);
  });

  test.each([
    ['other pages are given', (chosen: UploadDraft) => chosen.give('1', [front])],
    ['another document is chosen', (chosen: UploadDraft) => chosen.choose('1', 'PASSPORT')],
    ['the document is sent', (chosen: UploadDraft) => chosen.sent('1')],
    ['another file is opened', (chosen: UploadDraft) => chosen.open('ENE-2')],
  ])('they are asked for until %s', (_what, act) => {
    const { store, chosen } = withCard();
    chosen.give('1', [front, aSide('BACK')]);
    const next = again(store);
    next.choose('1', 'CNI');
    expect(next.lostPages('1')).toBe('photos');
    act(next);
    expect(next.lostPages('1')).toBeUndefined();
  });
});
