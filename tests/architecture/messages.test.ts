import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { COPY_FOLDER, imported, isByReader, leavesOf } from '@sandbox/desk/phrases/catalogue';
import { screens } from '@sandbox/desk/phrases/screens';
import { importsOf, sourcesOf, visit, type Source } from '@tools/build/sources';

interface CopyModule {
  readonly name: string;
  readonly exported: Readonly<Record<string, unknown>>;
}

const copyModules = (): Promise<readonly CopyModule[]> =>
  Promise.all(fs.readdirSync(COPY_FOLDER).map(async file => ({ name: path.basename(file, '.ts'), exported: await imported(file) })));

/** Client messages that have another text for the adviser. */
const clientsOwn = (all: readonly CopyModule[]): ReadonlySet<unknown> => {
  const own = new Set<unknown>();
  for (const { omc, mdc } of all.flatMap(({ exported }) => Object.values(exported)).filter(isByReader)) {
    const advisers = new Map(leavesOf('', mdc).map(({ id, value }) => [id, value]));
    for (const { id, value } of leavesOf('', omc)) if (advisers.get(id) !== value) own.add(value);
  }
  return own;
};

/** Client texts that the adviser may read, each with the reason. */
const alike: Readonly<Record<string, string>> = {
  identifyByMobile: 'a press of the client’s pages alone; an adviser’s pages lead to the workstation',
  'shellMessages.helpAppointment': 'the help of the page, the same for both; without a proof, the adviser’s own button is shorter',
};

/** Messages without a reader whose text another module gives to the client only. */
const clientsAlone = (all: readonly CopyModule[]): readonly string[] => {
  const own = clientsOwn(all);
  return all
    .filter(({ name }) => screens[name]?.[1] !== 'client')
    .flatMap(({ exported }) => Object.entries(exported).filter(([, value]) => !isByReader(value)))
    .flatMap(([name, value]) => leavesOf(name, value))
    .filter(({ id, value }) => own.has(value) && alike[id] === undefined)
    .map(({ id }) => id);
};

/** Files that may name one reader, each with the reason. */
const namedReader: Readonly<Record<string, string>> = {
  'ui/mvvm/messages.ts': 'the one place that reads messages by reader',
  'ui/screens/error/ErrorScreen.tsx': 'the words of the ended session are for a client without one',
  'src/first/homePrice.ts': 'prices stand on the client’s home alone',
};

const isMode = (text: string): boolean => text === 'omc' || text === 'mdc';

/** `xMessages.omc`, `const { omc } = …`, `xMessages[mode]`, `messagesFor('omc', …)`. */
const picks = (node: ts.Node): boolean => {
  if (ts.isPropertyAccessExpression(node)) return isMode(node.name.text);
  if (ts.isBindingElement(node)) return isMode((node.propertyName ?? node.name).getText());
  if (ts.isElementAccessExpression(node))
    return /Messages$/.test(node.expression.getText()) && /\bmode\b/.test(node.argumentExpression.getText());
  return ts.isCallExpression(node) && node.expression.getText() === 'messagesFor' && node.arguments.some(ts.isStringLiteralLike);
};

const pickedIn = (source: Source): readonly string[] => {
  const found: string[] = [];
  visit(source, node => {
    if (picks(node)) found.push(`${source.file}: ${node.getText()}`);
  });
  return namedReader[source.file] === undefined ? found : [];
};

/** The folder of each page of the journey, and the text of its files. */
const pageFolders = (): ReadonlyMap<string, string> => {
  const [table] = sourcesOf('ui/routes').filter(({ file }) => file.endsWith('stepScreens.ts'));
  const names = [...(table?.text ?? '').matchAll(/'@ui\/screens\/(\w+)/g)].map(([, name = '']) => name);
  return new Map(
    names.map(name => [
      name,
      sourcesOf(`ui/screens/${name}`)
        .map(({ text }) => text)
        .join('\n'),
    ]),
  );
};

const withoutTwoReaders = (folders: ReadonlyMap<string, string>, all: readonly CopyModule[]): readonly string[] => {
  const forBoth = all.filter(({ exported }) => Object.values(exported).some(isByReader)).map(({ name }) => name);
  return [...folders]
    .filter(([folder, text]) => screens[folder]?.[1] !== 'client' && !forBoth.some(name => text.includes(`'@messages/${name}'`)))
    .map(([folder]) => `ui/screens/${folder}: the adviser reads the client’s messages; export them by byReader(client, { … })`);
};

const product = ['ui', 'src'].flatMap(sourcesOf).filter(({ file }) => !file.startsWith('ui/copy/'));

describe('ADV-02, ADV-03: each reader reads their own messages', () => {
  test('a copy module exports its messages and types, no second value', async () => {
    const named = (await copyModules()).map(({ name, exported }) => [name, ...Object.keys(exported)]);
    expect(named.filter(([, ...values]) => values.length > 1)).toEqual([]);
  });

  test('no module picks a reader’s messages by itself: useMessages in views, messagesFor elsewhere', () => {
    expect(product.flatMap(pickedIn)).toEqual([]);
  });

  test('no plain message is the client’s where the adviser reads another one', async () => {
    expect(clientsAlone(await copyModules())).toEqual([]);
  });

  test('every page of the journey has messages for both readers', async () => {
    const all = await copyModules();
    expect(withoutTwoReaders(pageFolders(), all)).toEqual([]);
    const planted = new Map([['planted', "import { cardMessages } from '@messages/cards';"]]);
    expect(withoutTwoReaders(planted, all)).toEqual([expect.stringContaining('ui/screens/planted')]);
  });

  test('planted reads and modules are found', () => {
    const planted = (text: string) => pickedIn({ file: 'ui/planted.tsx', text });
    expect(planted('const copy = insuranceMessages.omc.legend;')).toEqual(['ui/planted.tsx: insuranceMessages.omc']);
    expect(planted('const { omc } = insuranceMessages;')).toEqual(['ui/planted.tsx: omc']);
    expect(planted('const copy = insuranceMessages[mode];')).toEqual(['ui/planted.tsx: insuranceMessages[mode]']);
    expect(planted("const copy = messagesFor('omc', insuranceMessages);")).toHaveLength(1);
    expect(planted('const copy = messagesFor(mode, insuranceMessages); const name = papersMessages[paper];')).toEqual([]);
    const both = { name: 'both', exported: { bothMessages: { omc: { title: 'Votre compte' }, mdc: { title: 'Le compte du client' } } } };
    const plain = { name: 'plain', exported: { plainMessages: { heading: 'Votre compte', next: 'Continuer' } } };
    expect(clientsAlone([both, plain])).toEqual(['plainMessages.heading']);
  });

  /** Places that import French messages by a path, which the build of another language does not replace. */
  const fixedInFrench = (source: Source): readonly string[] =>
    importsOf(source)
      .filter(target => /^\.{1,2}\/(?:.*\/)?fr\//.test(target))
      .map(target => `${source.file} → ${target}`);

  test('XTR-12: outside the folders of languages, messages are imported by the alias that follows the language', () => {
    const sources = sourcesOf('ui').filter(({ file }) => !/^ui\/copy\/(?:fr|en)\//.test(file));
    expect(sources.flatMap(fixedInFrench)).toEqual([]);
    expect(fixedInFrench({ file: 'ui/copy/planted.ts', text: "import { moneyMessages } from './fr/money';" })).toHaveLength(1);
  });
});
