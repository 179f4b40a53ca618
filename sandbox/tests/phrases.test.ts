import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { COPY_FOLDER, catalogue, imported, leavesOf, type Screen } from '@sandbox/desk/phrases/catalogue';
import { screens, withoutMessages } from '@sandbox/desk/phrases/screens';
import { escaped } from '@sandbox/desk/html';
import { phrasesPage } from '@sandbox/desk/phrasesPage';
import { accountTypeMessages as english } from '@ui/copy/en/accountType';
import { accountTypeMessages } from '@ui/copy/fr/accountType';
import { sourcesOf, visit } from '@tools/build/sources';

/** Loads every message module. */

let all: readonly Screen[];
let page: string;
beforeAll(async () => {
  all = await catalogue();
  page = await phrasesPage();
});

const modules = fs.readdirSync(COPY_FOLDER).map(file => path.basename(file, '.ts'));

const textsOf = (messages: unknown): readonly string[] =>
  leavesOf('', messages).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

/** Selects its messages on load, by its figures. */
const FIGURED = '/accessibility.ts';

const stand = (text: string): boolean => page.includes(escaped(text));

describe('XTR-24: every sentence of the catalogue is on the desk’s page, by screen', () => {
  test('each module of the catalogue is a screen of the page, and the page has no other', () => {
    expect([...all.map(({ module }) => module), ...withoutMessages].sort()).toEqual([...modules].sort());
    expect(Object.keys(screens).filter(module => !modules.includes(module))).toEqual([]);
  });

  test('each text and each made sentence of a module has its row, and none has two', async () => {
    for (const { module, phrases } of all) {
      const ids = phrases.map(({ id }) => id);
      expect([module, new Set(ids).size]).toEqual([module, ids.length]);
      const exported = Object.entries(await imported(`${module}.ts`));
      const leaves = exported.flatMap(([id, value]) => leavesOf(id, value)).map(({ id }) => id.replace(/\.(?:omc|mdc)(?=\.|$)/, ''));
      const rows = new Set(ids.map(id => id.replace(/\.(?:omc|mdc)(?=\.|$)/, '')));
      expect([module, leaves.filter(id => !rows.has(id))]).toEqual([module, []]);
    }
  });

  test('what the client reads and what the adviser reads are both there, word for word', async () => {
    const texts = await Promise.all(
      modules.filter(module => !withoutMessages.includes(module)).map(async module => textsOf(await imported(`${module}.ts`))),
    );
    expect(texts.flat().length).toBeGreaterThan(1_500);
    expect(texts.flat().filter(text => !stand(text))).toEqual([]);
  });

  test('a sentence that a module keeps to itself, or makes, is there too', () => {
    const read: string[] = [];
    for (const source of sourcesOf('ui/copy/fr').filter(({ file }) => !file.endsWith(FIGURED)))
      visit(source, node => {
        if (ts.isStringLiteralLike(node) && /\p{L}[^|]* [^|]*\p{L}/u.test(node.text)) read.push(node.text);
      });
    expect(read.length).toBeGreaterThan(800);
    expect(read.filter(said => !stand(said))).toEqual([]);
  });

  test('D-47: two columns side by side, and one sentence where both read the same', () => {
    const phrases = all.find(({ module }) => module === 'accountType')?.phrases ?? [];
    const title = phrases.find(({ id }) => id === 'accountTypeMessages.title');
    expect(title).toMatchObject({ client: [accountTypeMessages.omc.title], adviser: [accountTypeMessages.mdc.title] });
    expect(phrases.find(({ id }) => id === 'accountTypeMessages.next')).toMatchObject({ adviser: 'same' });
    expect(title?.others).toEqual([[english.omc.title]]);
    // XTR-12: and the client's in English, of every sentence that has a name
    const lacking = all.flatMap(screen =>
      screen.phrases.filter(({ client, others = [[]] }) => client.length > 0 && others.some(each => each.length === 0)),
    );
    expect(lacking.map(({ id }) => id).filter(id => !id.includes(' '))).toEqual([]);
    expect(phrases.find(({ id }) => id === 'accountTypeMessages.effort')?.client).toEqual([
      'Comptez environ {minutes} minutes et {papers} justificatifs en tout.',
      'Comptez environ {minutes} minutes et {papers} justificatifs.',
    ]);
  });
});
