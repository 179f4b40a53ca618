import ts from 'typescript';
import { sourcesOf, visit } from '@tools/build/sources';
import { DECK_SIZE } from '@domain/offer/deck';
import { sentences } from '@tests/support/sentences';

/** A figure, in digits or in words; two of something is no figure of a rule, nor is the one of a singular. */
const FIGURE =
  /\d|(?<!\p{L})(?:trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|mille|moitié)(?!\p{L})/iu;

/** Figures that no rule owns: what the specification quotes (INF-02), examples, laws and standards, a sum that the law sets. */
const allowed = [
  /aux plus de 18 ans/,
  /(?<!\d[ \u00a0\u202f]?)1 (?:ville|agence|profession|erreur|résultat|essai|page|seconde)(?!\p{L})/u,
  /3e étage|1000 ou SW1A 1AA|06 39 98 12 34|27\/03\/1992|12 ou 12 bis|^75011, soit $|1\u00a0850/,
  /Saisissez 01\/01 et|saisissez 01 à sa place, par exemple 01\/01\/1960/,
  /^100\u202f000\u00a0€$|12\u00a0Mpx|SHA-256|2D-Doc|\b4G\b|T12:00:00Z|avec l’article 47/,
  /quatre coins|en trois temps|menu à trois points|à moitié prix|cinq ans après sa fermeture|est à 0\u00a0€|en 06 ou 07\. Sans|^Trois cartes pour/,
  /^zéro un deux .* douze$|^26\+$|^18-25$/,
];
const typed = (text: string): boolean => FIGURE.test(allowed.reduce((rest, known) => rest.replaceAll(new RegExp(known, 'gu'), ''), text));

/** Made from the statement's own measures and from the law. */
const STATEMENT = /\/(?:accessibility|evidence)\.ts$/;

describe('CFG-05: a figure in a sentence comes from what owns it', () => {
  test('none is typed, but those that no rule owns', () => {
    expect(sentences.filter(([file, text]) => !STATEMENT.test(file) && typed(text))).toEqual([]);
  });

  test('none is typed in a view where a sentence is asked for it: an argument is 0 or 1, to count from', () => {
    const handTyped = (node: ts.Node): boolean =>
      ts.isNumericLiteral(node)
        ? Number(node.text) > 1
        : !ts.isCallExpression(node) &&
          !ts.isArrowFunction(node) &&
          (ts.forEachChild(node, child => handTyped(child) || undefined) ?? false);
    const found: string[] = [];
    for (const source of ['kit', 'journey', 'screens', 'shell'].flatMap(folder => sourcesOf(`ui/${folder}`)))
      visit(source, node => {
        if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
        if (/^Math\.|\.(?:at|slice|toFixed|padStart)$/.test(node.expression.getText())) return;
        if (node.arguments.some(handTyped)) found.push(`${source.file}: ${node.getText()}`);
      });
    expect(found).toEqual([]);
  });

  test('OFR-06: the title of the home page counts the cards of the offer', () => {
    expect([
      sentences.filter(([, text]) => text.endsWith(' cartes pour un même compte')).map(([, text]) => text.split(' ')[0]),
      DECK_SIZE,
    ]).toEqual([['Trois'], 3]);
  });

  test.each(['Il faut avoir 18 ans.', ' jusqu’à 25\u00a0ans', '6 chiffres', '(PDF, 2 pages)', '8,50\u00a0€', 'Quatre cartes', '21 essai'])(
    '‘%s’ is found',
    text => expect(typed(text)).toBe(true),
  );
});
