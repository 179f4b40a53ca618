import { ProfessionSearch, type SearchedLists } from './ProfessionSearch';

const doctor = { value: '3105', label: 'Médecin' };
const judge = { value: '3106', label: 'Juge' };
const cashier = { value: '5201', label: 'Caissier' };

const others = [
  { value: '3199', label: 'Autre (Cadres)' },
  { value: '5299', label: 'Autre (Employés)' },
];

const open = (ways: SearchedLists['others'] = []) => {
  const chosen: string[] = [];
  const lists = { all: [doctor, judge, cashier], others: ways };
  const search = new ProfessionSearch(
    () => lists,
    profession => void chosen.push(profession),
  );
  search.show();
  return { search, chosen };
};
const shown = ({ found }: ProfessionSearch): readonly string[] => found.shown.map(({ value }) => value);

describe('PER-07: a profession is searched from three characters on', () => {
  test('two are not enough, three are', () => {
    const { search } = open();
    search.type('ca');
    expect([search.longEnough, shown(search)]).toEqual([false, []]);
    search.type('cai');
    expect([search.longEnough, shown(search)]).toEqual([true, ['5201']]);
  });

  test('nothing chosen: the dialog stays, and says what is missing', () => {
    const { search, chosen } = open();
    search.confirm();
    expect([search.missing, search.open]).toEqual(['professionSearch', true]);
    search.type('juge');
    search.confirm();
    expect([search.missing, search.open, chosen]).toEqual(['professionFound', true, []]);
    search.choose('3106');
    search.confirm();
    expect([search.open, chosen]).toEqual([false, ['3106']]);
  });

  test('D-87b: where nothing is found, Autre of each category is offered', () => {
    const { search, chosen } = open(others);
    search.type('cascadeur');
    expect([search.found.count, search.offered]).toEqual([0, others]);
    search.confirm();
    expect(search.missing).toBe('professionFound');
    search.choose('5299');
    search.confirm();
    expect([search.open, chosen]).toEqual([false, ['5299']]);
  });

  test('D-87: Autre is not offered beside what was found, nor before three characters', () => {
    const { search } = open(others);
    search.type('juge');
    expect(search.offered).toEqual([judge]);
    search.type('zz');
    expect(search.offered).toEqual([]);
  });

  test('what is found no more is chosen no more', () => {
    const { search } = open();
    search.type('juge');
    search.choose('3106');
    search.type('médecin');
    expect(search.chosen).toBe('');
  });
});
