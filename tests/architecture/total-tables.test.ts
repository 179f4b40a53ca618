import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { artOf } from '@ui/screens/offer/artOf';

/** Each planted change is a type check of its own. */

interface Planted {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const { options } = ts.parseJsonConfigFileContent(ts.readConfigFile('tsconfig.json', file => ts.sys.readFile(file)).config, ts.sys, '.');

/** Caches parsed files: only the planted file differs between checks. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Files with type errors after a planted change, made in memory; reads only files that the roots import. */
const wrongFiles = (roots: readonly string[], { file, from, to }: Planted): readonly string[] => {
  const text = readFileSync(file, 'utf8');
  expect(text.split(from)).toHaveLength(2);
  const planted = text.replace(from, to);
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
    const planted = { file: 'domain/offer/contracts.ts', from: "MASTERCARD: '10039',", to: "MASTERCARD: '10039', PLANTED: '10777'," };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a page of a step needs a screen (RTE-10)', () => {
    const tables = ['ui/routes/stepScreens.ts'];
    const planted = { file: 'domain/journey/table.ts', from: "pages: ['AgeForm']", to: "pages: ['AgeForm', 'PlantedPage']" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a functional code needs a row that says where it leads (ERR-01, ERR-02)', () => {
    const tables = ['domain/errors/refusals.ts'];
    expect(
      wrongFiles(tables, { file: 'domain/errors/codes.ts', from: "'HOLDER_SIGNATURE_KO',", to: "'HOLDER_SIGNATURE_KO', 'PLANTED'," }),
    ).toEqual(tables);
  });

  test('a destination needs an address, words and a button (RTE-04 to RTE-06)', () => {
    const tables = ['ui/journey/addresses.ts', 'ui/screens/error/actsOf.ts', 'ui/copy/fr/informationPage.ts'];
    const planted = { file: 'domain/errors/destination.ts', from: "'finalize', 'completed'", to: "'finalize', 'completed', 'planted'" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('an error page needs an address, messages for both readers and a button (ERR-03, ERR-06)', () => {
    const tables = ['ui/journey/addresses.ts', 'ui/screens/error/actsOf.ts', 'ui/copy/fr/errors.ts'];
    const planted = { file: 'domain/errors/codes.ts', from: "'excluded-department',\n]", to: "'excluded-department',\n  'planted',\n]" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a code that refuses a number needs a row and its words (RES-02)', () => {
    const tables = ['domain/errors/refusals.ts', 'ui/copy/fr/resume.ts'];
    const planted = { file: 'domain/errors/codes.ts', from: "'UNKNOWN_CLIENT_ID'] as", to: "'UNKNOWN_CLIENT_ID', 'PLANTED'] as" };
    expect(wrongFiles(tables, planted)).toEqual(tables);
  });

  test('a sentence said to the client needs one for the adviser (ADV-03)', () => {
    const errors = 'ui/copy/fr/errors.ts';
    expect(wrongFiles([errors], { file: errors, from: "      next: 'Consultez le dossier à votre poste.',\n", to: '' })).toEqual([errors]);
  });
});
