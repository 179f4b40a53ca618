import { Linter } from 'eslint';
import { join } from 'node:path';
import { parser } from 'typescript-eslint';
import ts from 'typescript';
import textAlone from '../../tools/build/lint/text-alone.cjs';

const FILE = join(__dirname, 'example.tsx');
const options: ts.CompilerOptions = { jsx: ts.JsxEmit.ReactJSX, strict: true, skipLibCheck: true, noEmit: true, types: [] };
const before = `
  import { createContext, Suspense, type ReactElement, type ReactNode } from 'react';
  type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
  declare const text: string, count: number, perhaps: string | undefined, yes: boolean, node: ReactNode, words: readonly string[];
  declare const elements: Elements, Icon: () => ReactElement, Box: (props: { readonly children: ReactNode }) => ReactElement;
  const Context = createContext('');
  export const drawn = `;

/** Lints all examples in one TypeScript program, since the rule needs types. */
const judge = (examples: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const source = examples.map((example, index) => `${before.replaceAll('drawn', `drawn${index}`)}${example};`);
  const files = new Map(source.map((content, index) => [FILE.replace('example', `example${index}`), content]));
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = name => files.has(name) || fileExists(name);
  host.getSourceFile = (name, language) => {
    const content = files.get(name);
    return content === undefined ? getSourceFile(name, language) : ts.createSourceFile(name, content, language, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const linter = new Linter({ cwd: __dirname });
  const told = [...files].map(([filename, content]) =>
    linter
      .verify(
        content,
        {
          files: ['**/*.tsx'],
          languageOptions: { parser: parser as Linter.Parser, parserOptions: { programs: [program] } },
          plugins: { house: { rules: { 'text-alone': textAlone } } },
          rules: { 'house/text-alone': 'error' },
        },
        { filename },
      )
      .map(({ messageId, message }) => messageId ?? message),
  );
  return new Map(examples.map((example, index) => [example, told[index] ?? []]));
};

const good = [
  '<p>{text}</p>',
  '<p>Un texte</p>',
  '<p>{yes && text}</p>',
  '<p>{yes ? text : <Icon />}</p>',
  '<p>{`${text} ${count}`}</p>',
  '<p>\n  {text}\n</p>',
  '<p>\n  {/* said */}\n  {text}\n</p>',
  '<p><span>{text}</span>{yes && <Icon />}</p>',
  '<p>{perhaps && <Icon />}<Icon /></p>',
  '<p>{elements}{yes && <Icon />}</p>',
  '<ul>{words.map(word => <li key={word}>{word}</li>)}<li>{text}</li></ul>',
  '<Box>{text}</Box>',
  '<Box><p>{text}</p><Icon /></Box>',
  '<><p>{text}</p><Icon /></>',
  '<Context.Provider value="">{elements}</Context.Provider>',
];

const bad = {
  '<p>{yes && <Icon />}{text}</p>': ['beside'],
  '<p>{text}<Icon /></p>': ['beside'],
  '<p>{text} {count}</p>': ['beside', 'beside', 'beside'],
  '<p>Au total {count}</p>': ['beside', 'beside'],
  "<p><b>{text}</b>{' '}{yes && <Icon />}</p>": ['beside'],
  '<p><b>{text}</b> <Icon /></p>': ['beside'],
  '<p>{yes && text}{yes && <Icon />}</p>': ['beside'],
  '<p>{yes ? <Icon /> : perhaps}<Icon /></p>': ['beside'],
  '<p>{node}<Icon /></p>': ['beside'],
  '<p>{count && <Icon />}<Icon /></p>': ['beside'],
  '<Box>{text}<Icon /></Box>': ['beside'],
  '<>{text}</>': ['bare'],
  '<>Un texte</>': ['bare'],
  '<Context.Provider value="">{node}</Context.Provider>': ['bare'],
  '<Context value="">{text}</Context>': ['bare'],
  '<Suspense fallback={null}>{text}</Suspense>': ['bare'],
  '<p>{words}</p>': ['list'],
  '<p>{words.map(word => word + count)}</p>': ['list'],
};

const told = judge([...good, ...Object.keys(bad)]);

test.each(good)('D-73, XTR-39: %s survives a translator', example => {
  expect(told.get(example)).toEqual([]);
});

test.each(Object.entries(bad))('D-73, XTR-39: %s does not', (example, reasons) => {
  expect(told.get(example)).toEqual(reasons);
});
