import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { visit } from '@tools/build/sources';
import { artOf } from '@ui/screens/offer/artOf';

/** A list or a record in a file, as the compiler reads it; each test adds one entry and asks which files no longer compile. */
interface Planted {
  readonly file: string;
  readonly into: (node: ts.ArrayLiteralExpression | ts.ObjectLiteralExpression) => boolean;
  readonly entry: string;
}

/** The value of the constant with this name. */
const named =
  (name: string) =>
  (node: ts.Node): boolean => {
    const { parent } = node;
    return ts.isVariableDeclaration(parent) ? parent.name.getText() === name : ts.isAsExpression(parent) && named(name)(parent);
  };

/** A list that has this text among its entries. */
const having =
  (entry: string) =>
  (node: ts.Node): boolean =>
    ts.isArrayLiteralExpression(node) && node.elements.some(each => ts.isStringLiteral(each) && each.text === entry);

const plantedText = ({ file, into, entry }: Planted): string => {
  const text = readFileSync(file, 'utf8');
  const places: number[] = [];
  visit({ file, text }, node => {
    if ((ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) && into(node)) places.push(node.getStart() + 1);
  });
  const [place] = places;
  if (place === undefined || places.length > 1) throw new Error(`${file}: ${places.length} places for ${entry}; name one in this test`);
  return `${text.slice(0, place)}${entry}, ${text.slice(place)}`;
};

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', file => ts.sys.readFile(file)).config, ts.sys, '.');

/** Caches parsed files: only the planted file differs between checks. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Files with type errors after a planted change, made in memory; reads only files that the roots import. */
const wrongFiles = (roots: readonly string[], change: Planted): readonly string[] => {
  const { file } = change;
  const planted = plantedText(change);
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, language) => {
    if (resolve(name) === resolve(file)) return ts.createSourceFile(name, planted, language);
    if (!parsed.has(name)) parsed.set(name, readSource(name, language));
    return parsed.get(name);
  };
  const program = ts.createProgram({ rootNames: roots.map(root => resolve(root)), options: { ...options, noEmit: true }, host });
  const sources = roots.map(root => program.getSourceFile(resolve(root)));
  return roots.filter((_root, index) => program.getSemanticDiagnostics(sources[index]).length > 0);
};

test('the drawing of every card has its colour (CFG-03, OFR-07)', () => {
  const css = 'ui/kit/art/CardArt.module.css';
  const styles = readFileSync(css, 'utf8');
  expect(
    Object.values(artOf)
      .filter(art => !styles.includes(`.${art} {`))
      .map(art => `${css} lacks .${art}`),
  ).toEqual([]);
});

describe('an addition that one table lacks does not compile', () => {
  test('a card needs its facts, services, words, drawing, offer and label (OFR-07, D-79)', () => {
    const tables = [
      'domain/offer/card.ts',
      'domain/offer/services.ts',
      'ui/copy/fr/cards.ts',
      'ui/screens/offer/artOf.ts',
      'sandbox/cardsOnOffer.ts',
    ];
    const planted = { file: 'domain/offer/contracts.ts', into: named('cardNumbers'), entry: "PLANTED: '10777'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a page of a step needs a screen (RTE-10)', () => {
    const tables = ['ui/shell/routes/stepScreens.ts'];
    const planted = { file: 'domain/journey/table.ts', into: having('AgeForm'), entry: "'PlantedPage'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a functional code needs a row that says where it leads (ERR-01, ERR-02)', () => {
    const tables = ['domain/errors/refusals.ts'];
    expect(wrongFiles(tables, { file: 'domain/errors/codes.ts', into: named('functionalCodes'), entry: "'PLANTED'" })).toEqual(tables);
  });

  test('a destination needs words and a button (RTE-04 to RTE-06)', () => {
    const tables = ['ui/screens/error/actsOf.ts', 'ui/copy/fr/informationPage.ts'];
    const planted = { file: 'domain/errors/destination.ts', into: named('informationPages'), entry: "'planted'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('an error page needs messages for both readers and a button (ERR-03, ERR-06)', () => {
    const tables = ['ui/screens/error/actsOf.ts', 'ui/copy/fr/errors.ts'];
    const planted = { file: 'domain/errors/codes.ts', into: named('errorPageTypes'), entry: "'planted'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a code that refuses a number needs a row and its words (RES-02)', () => {
    const tables = ['domain/errors/refusals.ts', 'ui/copy/fr/resume.ts'];
    const planted = { file: 'domain/errors/codes.ts', into: named('clientIdCodes'), entry: "'PLANTED'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a sentence said to the client needs one for the adviser (ADV-03)', () => {
    const errors = 'ui/copy/fr/errors.ts';
    expect(wrongFiles([errors], { file: errors, into: named('client'), entry: "planted: 'x'" })).toEqual([errors]);
  });
});
