import { changeNote, type Book } from '../changes';
import { readCsv } from '../csv';
import { bookFiles } from '../files';
import { ruleOf } from '@domain/register';
import { csvOf, gridOf } from '../grid';

const book = bookFiles();

const turnedTo = (file: string, was: string, now: string): Book => {
  const text = book.get(file) ?? '';
  expect(text).toContain(was);
  return new Map([...book, [file, text.replace(was, now)]]);
};

describe('XTR-13: the note between two books says which answers changed', () => {
  test('nothing, where nothing did', () => {
    expect(changeNote(book, book)).toContain('Every answer is the same.');
  });

  test('an answer of a grid: the case, what it was and what it is', () => {
    expect(changeNote(book, turnedTo('grids/offer.insuranceAllowed.csv', 'COT,false', 'COT,true'))).toBe(
      '# What changed between the two books\n\n## offer.insuranceAllowed\n\n- answer to participant COT: false → true\n',
    );
  });

  test('an answer of a long grid, whose last question is in the columns', () => {
    const file = 'grids/journey.next.csv';
    const [head = [], first = [], ...rest] = readCsv(book.get(file) ?? '');
    const at = head.findIndex(name => name.includes('='));
    const turned = csvOf([head, first.map((cell, index) => (index === at ? 'elsewhere' : cell)), ...rest]);
    const given = [...first.slice(0, at).map((cell, index) => `${head[index]} ${cell}`), head[at]?.replace('=', ' ')].join(', ');
    expect(changeNote(book, new Map([...book, [file, turned]]))).toContain(`- answer to ${given}: ${first[at]} → elsewhere`);
  });

  test('every case of a long grid is in its table', () => {
    const [head = [], ...rows] = readCsv(book.get('grids/route.fileStep.csv') ?? '');
    const across = head.filter(name => name.includes('='));
    expect(rows.flatMap(row => row.slice(-across.length)).filter(answer => answer !== '')).toHaveLength(
      gridOf(ruleOf('route.fileStep')!).length,
    );
  });

  test('a parameter, its limit, an example and the sentence', () => {
    const note = changeNote(book, turnedTo('rules.json', '"name": "adult", "value": 18', '"name": "adult", "value": 21'));
    expect(note).toContain('- parameter adult: 18 whole years included → 21 whole years included');
    const turned = changeNote(book, turnedTo('rules.json', '"title": "the eve of 26",', '"title": "the eve of 27",'));
    expect(turned).toContain('1 new: answer to');
    expect(turned).toContain('1 gone: answer to');
  });

  test('a rule that came, and one that went', () => {
    const without = turnedTo('rules.json', '"id": "offer.card"', '"id": "offer.other"');
    expect(changeNote(book, without)).toContain('## Rules that came\n\n- offer.other\n\n## Rules that went\n\n- offer.card\n');
  });

  test('a changed message, and a changed destination of a code', () => {
    const said = turnedTo('messages.csv', 'Votre session est terminée', 'Votre session est finie');
    expect(changeNote(book, said)).toMatch(/## The list of messages\n\n- - inactivity[^\n]*terminée\n- \+ inactivity[^\n]*finie\n/);
    expect(changeNote(book, turnedTo('rules.json', '"code": "EXCLUDED_DEPARTMENT"', '"code": "EXCLUDED"'))).toContain(
      '## The list of codes',
    );
    expect(changeNote(book, turnedTo('rules.json', '"key": "inactivity.afterMs"', '"key": "inactivity.after"'))).toContain(
      '## The list of settings',
    );
  });

  test('cells with commas, quotes and line ends are read as they were written', () => {
    const rows = [
      ['a', 'b,c', 'd"e'],
      ['', 'two\nlines', ''],
    ];
    expect(readCsv(csvOf(rows))).toEqual(rows);
  });
});
