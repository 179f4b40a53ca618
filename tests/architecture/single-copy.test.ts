import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { brands } from '@domain/brand/variant';
import { clientIdCodes, functionalCodes, proposedCodes } from '@domain/errors/codes';
import { finalisationFailures, rejections } from '@domain/errors/refusals';
import { delays } from '@domain/journey/delays';
import { catalogue } from '@domain/offer/contracts';
import { pollingLimits } from '@domain/session/pollingLimits';
import { readRetries } from '@domain/referentials/retries';
import { register } from '@domain/register';
import { filesOf, sourcesOf, visit, type Source } from '@tools/build/sources';

const layers = ['domain', 'application', 'infrastructure', 'ui', 'src'] as const;
const sources = layers.flatMap(sourcesOf);
const COPY = 'ui/copy/';

/** Examples, refusals and grid cases repeat facts on purpose: readers check the fact against them. */
const isExample = (node: ts.Node): boolean => {
  if (ts.isPropertyAssignment(node) && ['examples', 'refusals', 'known'].includes(node.name.getText())) return true;
  return node.parent !== undefined && isExample(node.parent);
};

/** Not a copy: an identifier, or a literal type that the compiler checks against the list. */
const isChecked = (node: ts.Node): boolean => {
  const { parent } = node;
  if (ts.isSatisfiesExpression(parent) || ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent))
    return true;
  return ts.isPropertyAssignment(parent) && parent.name === node;
};

interface Literal {
  readonly file: string;
  readonly value: string | number;
  /** True for JSX text, which the reader sees. */
  readonly shown?: true;
}

const literalsOf = (source: Source): readonly Literal[] => {
  const found: Literal[] = [];
  visit(source, node => {
    if (ts.isStringLiteralLike(node) && !isExample(node) && !isChecked(node)) found.push({ file: source.file, value: node.text });
    if (ts.isNumericLiteral(node) && !isExample(node)) found.push({ file: source.file, value: Number(node.text) });
    if (ts.isJsxText(node) && node.text.trim() !== '') found.push({ file: source.file, value: node.text.trim(), shown: true });
  });
  return found;
};

const literals = sources.flatMap(literalsOf);

const strangers = (
  values: readonly (string | number)[],
  homes: readonly string[],
  from: readonly Literal[] = literals,
): readonly string[] =>
  from.filter(({ file, value }) => values.includes(value) && !homes.includes(file)).map(({ file, value }) => `${file}: ${value}`);

const documentCodes = register['documents.code'].examples.map(({ verdict }) => String(verdict));

/** Files that may not name a brand: all except tests. */
const readers: readonly Source[] = [
  ...sources,
  ...['sandbox', 'tools', 'contracts', 'tests'].flatMap(sourcesOf),
  ...filesOf('tools/build', /\.[cm]js$/),
  ...['webpack.config.js', '.size-limit.cjs', 'playwright.config.ts'].map(file => ({ file, text: readFileSync(file, 'utf8') })),
];
const variantOrCode = new RegExp(`^(?:${brands.join('|')})$|(?:omc|mdc|brand|logos?)-(?:${brands.join('|')})\\b`);

/** Files that name a brand's code or a variant, except in examples of rules. */
const namersOf = (read: readonly Source[]): readonly string[] =>
  read.flatMap(source => {
    const found: string[] = [];
    visit(source, node => {
      if (
        (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) &&
        !isExample(node)
      )
        if (variantOrCode.test(node.text)) found.push(`${source.file}: ${node.text}`);
    });
    return found;
  });

describe('one place for each fact', () => {
  test('BRD-01, CFG-03: a brand is named in its folder and in the list alone', () => {
    /** In these files the same two digits are a department, a month, a rank, or a version of a printed code. */
    const others = [
      'sandbox/referentials/places.ts',
      'sandbox/possibleDuplicates.ts',
      'sandbox/testValues.ts',
      'sandbox/analysis/zone/facts.ts',
      'domain/proofs/twoDDoc/parse.ts',
      'domain/proofs/twoDDoc/says.ts',
    ];
    expect(namersOf(readers.filter(({ file }) => !others.includes(file) && !file.endsWith('.spec.ts')))).toEqual([]);
  });

  test.each(["const front = 'omc-01';", "const brand = '03';", 'const page = `dist/html/omc-01.${name}.html`;'])(
    'a brand named elsewhere is caught, with its file: %s',
    text => {
      expect(namersOf([{ file: 'sandbox/planted.ts', text }])).toEqual([expect.stringContaining('sandbox/planted.ts: ')]);
    },
  );

  const spelt = [...functionalCodes, ...proposedCodes, ...clientIdCodes].filter(code => code.includes('_'));
  const codes = ['domain/errors/codes.ts', 'domain/errors/refusals.ts'];
  /** A wallet's refusals name the code of the form's refusal (D-120); the last is checked by its type. */
  const namers = [
    ...[
      'domain/session/checkResume.ts',
      'domain/session/startupWithoutDossier.ts',
      'domain/proofs/walletIdentity.ts',
      'domain/proofs/walletTaken.ts',
    ],
    'application/subscription/CreateSubscription.ts',
  ];

  test.each<[string, readonly (string | number)[], readonly string[]]>([
    ['catalogue numbers', Object.values(catalogue).filter(number => number !== catalogue.NONE), ['domain/offer/contracts.ts']],
    ['document codes', documentCodes, ['domain/proofs/papers.ts']],
    ['decisions on finalisation', [...rejections, ...finalisationFailures], codes],
    ['functional codes and refused identifiers', spelt, [...codes, ...namers]],
    ['upload limits', [2_097_152, 4_194_304], ['domain/proofs/limits.ts']],
  ])('%s', (_, facts, homes) => {
    expect(facts.length).toBeGreaterThan(1);
    expect(strangers(facts, homes)).toEqual([]);
  });

  test('delays, rhythms, limits and amounts', () => {
    const inDomain = literals.filter(({ file }) => file.startsWith('domain/'));
    const homes: readonly (readonly [home: string, numbers: readonly number[]])[] = [
      ['domain/journey/delays.ts', [delays.inputCheckMs, delays.pageChangeMs]],
      ['domain/session/pollingLimits.ts', [2_000]],
      ['domain/session/expiry.ts', [1_800]],
      ['domain/offer/card.ts', [1_300, 1_600, 3_100, 1_500, 5_000, 850]],
      ['domain/offer/deliveries.ts', [8.5]],
      ['domain/session/inactivity.ts', [600_000, 30_000]],
    ];
    for (const [home, numbers] of homes) {
      expect(strangers(numbers, [home], inDomain)).toEqual([]);
      for (const number of numbers)
        expect([home, number, inDomain.some(({ file, value }) => file === home && value === number)]).toEqual([home, number, true]);
    }
  });
});

describe('no wait, no limit is written where it is used', () => {
  const waits = ['sleep', 'setTimeout', 'setInterval'];

  const rhythms = [...Object.values(delays), readRetries.waitMs, pollingLimits.decide({ what: 'state' }).everyMs];

  /** Calls that wait for a literal duration that the domain names. */
  const writtenWaits = (source: Source): readonly string[] => {
    const found: string[] = [];
    visit(source, node => {
      if (!ts.isCallExpression(node)) return;
      const name = ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : node.expression.getText();
      const written = node.arguments.filter(ts.isNumericLiteral).filter(({ text }) => rhythms.includes(Number(text.replaceAll('_', ''))));
      if (waits.includes(name) && written.length > 0) found.push(`${source.file}: ${node.getText()}`);
    });
    return found;
  };

  test('waits have their names', () => {
    expect(sources.flatMap(writtenWaits)).toEqual([]);
    expect(writtenWaits({ file: 'ui/planted.ts', text: 'await clock.sleep(600)(); setTimeout(() => go(), 250);' })).toHaveLength(2);
  });
});

describe('one place for each sentence', () => {
  const french = /[àâçéèêëîïôùûœ’«]/i;
  const isSentence = (value: string | number): value is string => typeof value === 'string' && value.length > 24 && value.includes(' ');
  const copy = literals.filter(({ file, value }) => file.startsWith(COPY) && isSentence(value));

  test('what clients read is written in the copy alone', () => {
    const elsewhere = literals.filter(
      ({ file, value, shown }) =>
        ![COPY, 'domain/'].some(home => file.startsWith(home)) &&
        typeof value === 'string' &&
        (french.test(value) || (shown === true && /\p{L}/u.test(value))),
    );
    expect(elsewhere).toEqual([]);
  });

  test('no sentence of the copy is repeated, in the copy or elsewhere', () => {
    const repeated = copy.filter(({ value }) => literals.filter(other => other.value === value).length > 1);
    expect([...new Set(repeated.map(({ file, value }) => `${file}: ${value}`))]).toEqual([]);
  });
});

describe('the search itself', () => {
  const planted = (text: string) => literalsOf({ file: 'application/planted.ts', text });

  test('finds a planted copy, and neither an example nor a checked type', () => {
    expect(strangers([catalogue.MASTERCARD], [], planted(`const card = '${catalogue.MASTERCARD}';`))).toHaveLength(1);
    expect(strangers([delays.inputCheckMs], [], planted('const wait = 600;'))).toHaveLength(1);
    expect(planted(`const rule = { examples: [['a card', '${catalogue.MASTERCARD}']] };`)).toEqual([]);
    expect(planted("const code = 'HOLDER_TOO_YOUNG' satisfies string; type Code = 'KO_04';")).toEqual([]);
  });
});
