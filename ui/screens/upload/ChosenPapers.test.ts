import { aGivenPage, aSide, FakeSentSides } from '@tests/builders/proofs';
import { ChosenPapers } from './ChosenPapers';

const withCard = (store = new FakeSentSides()) => {
  const chosen = new ChosenPapers(store);
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
    expect(new ChosenPapers(store).sidesKept('1')).toEqual(['FRONT', 'BACK']);
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
      const again = new ChosenPapers(store);
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
