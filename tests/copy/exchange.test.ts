import fs from 'node:fs';
import { quotedSentences, isQuoted } from '@tools/copy/quoted';
import { fromDisk, rows, type Row } from '@tools/copy/read';
import { fromCsv, fromXliff, toCsv, toXliff, type Given } from '@tools/copy/sheet';
import { since } from '@tools/copy/since';
import { compare, spaced, written } from '@tools/copy/write';

const all = rows();
const plain = all.filter(({ texts }) => texts.fr?.at && texts.en?.at);
const row = (wanted: (row: Row) => boolean): Row => {
  const found = plain.find(wanted);
  if (!found) throw new Error('no such text');
  return found;
};
const givenOf = ({ id, texts }: Row, fr: string): Given => ({ id, texts: { fr, ...(texts.en ? { en: texts.en.text } : {}) } });

const forms = [
  ['the spreadsheet', toCsv, fromCsv],
  ['XLIFF', (each: readonly Row[]) => toXliff(each, 'en'), fromXliff],
] as const;

describe('XTR-12: the sentences for translators and lawyers', () => {
  test('are all there: with both languages, a page and a reader', () => {
    expect(all.length).toBeGreaterThan(2_000);
    expect(plain.length).toBeGreaterThan(1_200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    // advisers read French only; the statement's evidence and what English builds another way have no counterpart
    const alone = all.filter(({ id, reader, texts }) => texts.en === undefined && reader !== 'adviser' && !id.startsWith('evidence.'));
    expect(alone.length).toBeLessThan(130);
  });

  test.each(forms)('come back from %s without a change', (_name, to, from) => {
    expect(compare(all, from(to(all)))).toEqual({ changes: [], refused: [] });
    expect(from(to(all))).toHaveLength(all.length);
  });

  test.each(forms)('a sentence that changes in %s changes one line', (_name, to, from) => {
    const changed = row(({ id }) => id === 'age.client.title.individual');
    const sheet = to(all).replace('Quel est votre âge\u202f?', 'Quel âge avez-vous ?');
    const { changes, refused } = compare(all, from(sheet));
    expect([changes, refused]).toEqual([[{ id: changed.id, language: 'fr', text: 'Quel âge avez-vous\u202f?' }], []]);
    const [[file, source] = ['', '']] = written(all, changes);
    const before = fromDisk('fr', 'age')?.split('\n') ?? [];
    const lines = source.split('\n').filter((line, index) => line !== before[index]);
    expect([file, lines]).toEqual(['ui/copy/fr/age.ts', [expect.stringContaining("individual: 'Quel âge avez-vous\\u202f?'")]]);
  });

  test('what a spreadsheet does to spaces, line ends and separators is no change', () => {
    const rough = toCsv(all)
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/\r\n/g, '\n');
    expect(compare(all, fromCsv(rough))).toEqual({ changes: [], refused: [] });
    const semicolons = 'id;fr\r\n"age.client.next";"Suivant"\r\n';
    expect(compare(all, fromCsv(semicolons)).changes).toEqual([{ id: 'age.client.next', language: 'fr', text: 'Suivant' }]);
  });

  test('spaces that do not break stay, and come where French wants them', () => {
    expect(spaced('Il reste 12 Mo : « oui » ?', 'Au plus 12\u00a0Mo', 'fr')).toBe('Il reste 12\u00a0Mo\u00a0: «\u00a0oui\u00a0»\u202f?');
    expect(spaced('12 MB left?', 'At most 12\u00a0MB', 'en')).toBe('12\u00a0MB left?');
  });

  test('each row that is refused is named with its reason', () => {
    const made = all.find(({ texts }) => texts.fr && texts.fr.at === undefined);
    const quoted = row(({ texts }) => isQuoted(texts.fr?.text ?? ''));
    const short = row(({ id }) => id === 'age.client.next');
    const { changes, refused } = compare(all, [
      givenOf(made!, 'Autre chose'),
      givenOf(quoted, 'Autre chose'),
      givenOf(short, 'x'.repeat(200)),
      givenOf(short, ' '),
      { id: 'nothing.here', texts: {} },
    ]);
    expect(changes).toEqual([]);
    expect(refused.map(({ id, why }) => [id, why.replace(/\d+/g, 'N')])).toEqual([
      [made?.id, 'the fr text is made by code: an engineer changes it'],
      [quoted.id, 'the specification quotes this sentence'],
      [short.id, 'the fr text has N characters, at most N fit'],
      [short.id, 'the fr text is empty'],
      ['nothing.here', 'no text has this id'],
    ]);
  });

  test('every sentence that the specification quotes is one of the product’s', () => {
    const source = ['ui/copy/fr', 'sandbox', 'src'].flatMap(folder =>
      fs
        .readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file))
        .map(file => fs.readFileSync(`${folder}/${file}`, 'utf8')),
    );
    const text = source
      .join('\n')
      .replace(/\\u00a0|\\u202f/g, ' ')
      .replace(/'/g, '’');
    expect(quotedSentences.filter(sentence => !text.includes(sentence.replace(/'/g, '’')))).toEqual([]);
  });

  test('what changed since a version, for lawyers', () => {
    const next = row(({ id }) => id === 'age.client.next');
    const then = all.map(each =>
      each === next ? { ...each, texts: { ...each.texts, fr: { ...each.texts.fr!, text: 'Poursuivre la demande' } } } : each,
    );
    expect(since(all, all)).toBe('No text changed.');
    expect(since(then, all)).toContain('| `age.client.next` | fr | Poursuivre la demande | Continuer |');
    expect(since(then, all).split('\n')).toHaveLength(5);
  });
});
