import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { papers, type PaperName } from '@domain/proofs/papers';
import type { Day } from '@domain/kernel/day';
import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { proofReasons } from '@domain/proofs/afterFailure';
import type { ProofFacts } from '@domain/proofs/proof';
import { comparedFacts } from '@ui/screens/analysis/compared';
import { analyse, type Analysis, type Declared } from '@sandbox/analysis/analyse';
import { checks, type AcceptedCountries } from '@sandbox/analysis/checks';
import { alpha2Of } from '@sandbox/analysis/countries';
import { fileTypeOf, imageSize } from '@sandbox/analysis/image';
import { paperNames } from '@sandbox/analysis/kinds';
import { redrawn } from '@sandbox/analysis/pixels';
import { readByWays } from '@sandbox/analysis/ways';
import { samplePeople, type SamplePerson } from '@sandbox/samples/person';
import { jpegOf, rasterOf } from '@sandbox/samples/raster';
import { sampleOf, type SampleOutcome } from '@sandbox/samples/samples';
import { LOCKED_TRAILER, locks } from '@tests/builders/locks';
import { pdf } from '@tests/e2e/support/corpus/pdf';
import { analysedAs, outcomesOf } from '@sandbox/samples/variants';

/** Drawing and decoding are slow on a busy machine. */

const today: Day = '2025-10-15';
const { firstName, lastName, birthdate } = samplePeople.holder;
const declared: Declared = { firstName, lastName, birthdate };

const byDefault = { cards: eeaCountries, passports: 'all' } as const;
const french = { cards: ['FR'], passports: ['FR'] } as const;

const ask = (
  document: PaperName,
  files: readonly Uint8Array[],
  person: Declared = declared,
  accepted: AcceptedCountries = byDefault,
): Promise<Analysis> =>
  analyse({
    documentCode: papers[document].code,
    pages: files.map(bytes => ({ side: 'SINGLE', mimeType: 'application/octet-stream', bytes })),
    declared: person,
    accepted,
    today,
  });

/** Half the usual width: quicker, and still readable for the analysis. */
const SMALL = 1000;

const bytesIn = (files: readonly { readonly bytes: Uint8Array }[]) => files.map(({ bytes }) => bytes);

const bytesOf = async (document: PaperName, outcome: SampleOutcome, width = SMALL) =>
  bytesIn(await sampleOf({ document, outcome, format: 'png', today, width }));

const said = (analysis: Analysis): string => (analysis.result === 'OK' ? 'OK' : analysis.reason);

/** Reduces an image as the front end does: at most 2 000 px on the longer side, JPEG at 0.85. D-16 */
const reduced = (png: Uint8Array): Uint8Array => {
  const pixels = redrawn(png, 'image/png', imageSize(png, 'image/png')!, 2000);
  return jpegOf(pixels, 85);
};

/** A sample for each reason, with the facts that differ. */
const shownBy: Record<SampleOutcome, readonly [document: PaperName, differs: readonly string[]]> = {
  OK: ['MOBILE', []],
  OLD_CARD: ['CNI', []],
  TWO_D_DOC: ['GAS', []],
  ZONE: ['CNI', []],
  OTHER_COUNTRY: ['CNI', []],
  FIRST_NAME_MISMATCH: ['PASSPORT', ['Prénom']],
  LAST_NAME_MISMATCH: ['GAS', ['Nom']],
  BIRTHDATE_MISMATCH: ['PASSPORT', ['Date de naissance']],
  DOCUMENT_MODEL: ['ELECTRICITY', ['Modèle']],
  DOCUMENT_TYPE: ['CNI', ['Document']],
  EXPIRED: ['CNI', ['Fin de validité']],
  ISSUE_DATE: ['PAYSLIP', ['Date du document']],
  SPECIAL_MENTION_IN_ADDRESS: ['INTERNET', ['Adresse']],
  INVALID_TAX_NOTICE_REFERENCE: ['INCOME_TAX_NOTICE', ['Référence de l’avis']],
  INVALID_EMPLOYER: ['PAYSLIP', []],
  UNUSABLE_IMAGE: ['PASSPORT', []],
  MISSING_BACK: ['CNI', ['Faces']],
  ISSUING_COUNTRY: ['PASSPORT', ['Pays']],
  PORTRAIT_ABSENT: ['PASSPORT', ['Photo d’identité']],
  NOT_CONTROLLED: ['ADDRESS_TAX_NOTICE', []],
  DEFAULT: ['MOBILE', []],
};
const shown = Object.entries(shownBy).map(([outcome, [document, differs]]) => [outcome as SampleOutcome, document, differs] as const);

const texts = (facts: object): ProofFacts =>
  Object.fromEntries(Object.entries(facts).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));

describe('a sample is analysed to what it was made for (PRF-08)', () => {
  test.each(shown)('XTR-02: %s, on %s: its card shows what differs, %j, and nothing that agrees', async (outcome, document, differs) => {
    const analysis = await ask(document, await bytesOf(document, outcome));
    expect(said(analysis)).toBe(analysedAs(outcome));
    const rows = comparedFacts(texts(analysis.read), texts(analysis.expected));
    expect(rows.map(({ label }) => label)).toEqual(differs);
    expect(rows.filter(({ read, expected }) => read === expected)).toEqual([]);
  });

  test.each([
    ['CNI', 'pdf'],
    ['PASSPORT', 'png'],
    ['PASSPORT', 'jpeg'],
    ['PASSPORT', 'pdf'],
    ['ELECTRICITY', 'png'],
    ['GAS', 'pdf'],
    ['INTERNET', 'png'],
    ['MOBILE', 'jpeg'],
    ['ADDRESS_TAX_NOTICE', 'pdf'],
    ['INCOME_TAX_NOTICE', 'png'],
    ['PAYSLIP', 'jpeg'],
  ] as const)('a valid %s as %s passes', async (document, format) => {
    const files = await sampleOf({ document, outcome: 'OK', format, today });
    expect(files.map(({ type }) => type)).toEqual(files.map(({ bytes }) => fileTypeOf(bytes)));
    expect(said(await ask(document, bytesIn(files)))).toBe('OK');
  });

  test.each([
    ['CNI', 'OK', '1992', 'OK'],
    ['CNI', 'OLD_CARD', '1992-03', 'OK'],
    ['PASSPORT', 'OK', '1992-03', 'OK'],
    ['PASSPORT', 'OK', '1991', 'BIRTHDATE_MISMATCH'],
    ['PASSPORT', 'OK', '1992-04', 'BIRTHDATE_MISMATCH'],
    ['PASSPORT', 'BIRTHDATE_MISMATCH', '1992', 'BIRTHDATE_MISMATCH'],
  ] as const)('D-85c: a %s made for %s that knows %s of the birthdate: %s', async (document, outcome, knownBirthdate, expected) => {
    const files = await sampleOf({ document, outcome, format: 'png', today, person: { knownBirthdate }, width: SMALL });
    const analysis = await ask(document, bytesIn(files));
    expect(said(analysis)).toBe(expected);
    if (outcome === 'OK') expect(analysis.read).toMatchObject({ birthdate: knownBirthdate });
  });

  test('every reason has a sample of one document at least', () => {
    const made = new Set(paperNames.flatMap(document => outcomesOf(document, { today, birthdate }).map(analysedAs)));
    expect([...made].sort()).toEqual(['OK', ...proofReasons].sort());
  });

  test('there is no sample of what a document cannot be', async () => {
    await expect(sampleOf({ document: 'PASSPORT', outcome: 'MISSING_BACK', format: 'png', today })).rejects.toThrow(RangeError);
  });
});

describe('XTR-58: a bill, a payslip or a tax notice is read by its 2D-Doc alone', () => {
  test('the reading and its source are shown; what cannot be verified is not accepted', async () => {
    const analysis = await ask('GAS', await bytesOf('GAS', 'TWO_D_DOC'));
    expect(analysis.read).toMatchObject({ address: '12 RUE DES TILLEULS', postalCode: '44000', way: '2D-Doc, signature vérifiée' });
    const specimen = 'DC03FR000001123F1636000126FR245700010MLLE/SAMPLE/ANGELA\u001d227 PLACE DES SPECIMENS\u001d25METZ\u001d';
    const found = await readByWays({ codes: [{ kind: 'two-d-doc', text: specimen }], paper: 'MOBILE', today });
    expect(found).toMatchObject({ believed: false, way: '2D-Doc, signature non vérifiable ici', facts: { kind: 'MOBILE', city: 'METZ' } });
  });
});

/** A letter as a printer writes it: text without a picture or a code. */
const letter = async (...lines: readonly string[]): Promise<Uint8Array> => {
  const file = await PDFDocument.create();
  const font = await file.embedFont(StandardFonts.Helvetica);
  const sheet = file.addPage();
  for (const [row, line] of lines.entries()) sheet.drawText(line, { x: 40, y: 780 - 16 * row, size: 11, font });
  return file.save();
};
const head = [
  'Énergie Exemple',
  '1 rue du Siège',
  '75001 PARIS',
  'Mme Maëlle EXEMPLE',
  'Bât. B',
  '12 rue des Tilleuls',
  '44000 NANTES',
] as const;

describe('XTR-58: the text of a PDF is the last way', () => {
  test('what it says is shown to a person of the bank, and never believed', async () => {
    const analysis = await ask('PAYSLIP', [await letter(...head, 'Bulletin du 25 septembre 2025', 'Net payé 1 822,91')]);
    expect(said(analysis)).toBe('NOT_CONTROLLED');
    expect(analysis.read).toMatchObject({
      ...{ document: 'Bulletin de salaire', lastName: 'EXEMPLE', firstName: 'Maëlle', issued: '2025-09-25', netIncome: '1 822,91' },
      ...{ address: 'Bât. B, 12 rue des Tilleuls', postalCode: '44000', city: 'NANTES', way: 'texte du PDF, que rien ne prouve' },
    });
  });

  test('it does not prove an identity, and a letter without an addressee gives nothing', async () => {
    expect((await ask('PASSPORT', [await letter(...head)])).read).toEqual({});
    expect((await ask('GAS', [await letter('Facture du 3 octobre 2025', '75001 PARIS')])).read).toEqual({});
  });
});

describe('the reduction before sending spoils nothing (D-16, XTR-21)', () => {
  test.each([
    ['PASSPORT', 'OK', 2300],
    ['PAYSLIP', 'INVALID_EMPLOYER', 1600],
    ['GAS', 'UNUSABLE_IMAGE', 1600],
    ['MOBILE', 'NOT_CONTROLLED', 1600],
    ['PAYSLIP', 'TWO_D_DOC', 2600],
  ] as const)('%s made for %s, %i px wide', async (document, outcome, width) => {
    const files = (await bytesOf(document, outcome, width)).map(reduced);
    expect(Math.max(...Object.values(imageSize(files[0]!, 'image/jpeg')!))).toBeLessThanOrEqual(2000);
    expect(said(await ask(document, files))).toBe(analysedAs(outcome));
  });
});

describe('D-127: the analysis reads whose documents the bank takes online', () => {
  test.each([
    ['CNI', byDefault, 'OK'],
    ['PASSPORT', byDefault, 'OK'],
    ['CNI', french, 'ISSUING_COUNTRY'],
    ['PASSPORT', french, 'ISSUING_COUNTRY'],
  ] as const)('an Italian card, a Moroccan passport: %s, accepted %j: %s', async (document, accepted, outcome) => {
    const analysis = await ask(document, await bytesOf(document, 'OTHER_COUNTRY'), declared, accepted);
    expect(said(analysis)).toBe(outcome);
  });

  test.each([
    ['CNI', 'MAR', byDefault, false, 'un pays de l’Espace économique européen'],
    ['CNI', 'ITA', byDefault, true, 'un pays de l’Espace économique européen'],
    ['PASSPORT', 'UTO', byDefault, false, 'un pays reconnu'],
    ['PASSPORT', 'MAR', { cards: ['FR'], passports: ['FR', 'IT'] }, false, 'France, Italie'],
  ] as const)('%s of %s, accepted %j: %s; the answer says whose are accepted', (kind, country, accepted, holds, expected) => {
    const of = checks.find(({ reason }) => reason === 'ISSUING_COUNTRY')!;
    const facts = { kind, country, model: '', number: '', lastName: '', firstName: '' };
    const given = { facts, accepted, sides: [], paper: kind, declared, today };
    expect([of.holds(given), of.expected(given)]).toEqual([holds, { country: expected }]);
  });

  test('the codes that documents print, and no others, are countries', () => {
    expect(['FRA', 'D', 'RKS', 'GBD', 'UTO', 'UNO', 'XXA', ''].map(alpha2Of)).toEqual(['FR', 'DE', 'XK', 'GB', '', '', '', '']);
  });
});

describe('what is no sample', () => {
  const even = rasterOf('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700"/></svg>').png();

  /** A photo of a lawn, blurred by `blur`. */
  const photo = (blur: number): Uint8Array => {
    const leaf = (index: number): string =>
      `<circle cx="${(index * 379) % 900}" cy="${(index * 613) % 700}" r="${8 + (index % 23)}" fill="hsl(${60 + (index % 70)} 40% ${20 + (index % 50)}%)"/>`;
    const leaves = Array.from({ length: 900 }, (_, index) => leaf(index)).join('');
    return rasterOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><filter id="f" x="0" y="0" width="1" height="1">` +
        `<feGaussianBlur stdDeviation="${blur}"/></filter><g${blur > 0 ? ' filter="url(#f)"' : ''}>${leaves}</g></svg>`,
    ).jpeg(90);
  };

  test('a sharp photo without a code is not controlled', async () => {
    expect(said(await ask('PASSPORT', [photo(0)]))).toBe('NOT_CONTROLLED');
  });

  test('a blurred photo, an even one, a tiny one cannot be used', async () => {
    const [tiny] = await bytesOf('GAS', 'OK', 200);
    for (const bytes of [photo(9), even, tiny!]) expect(said(await ask('PASSPORT', [bytes]))).toBe('UNUSABLE_IMAGE');
  });

  test('X18: a picture wider than any telephone makes is not decoded', async () => {
    const HEIGHT = 240;
    const stripes = (width: number): Uint8Array => {
      const line = Buffer.from(Array.from({ length: width * 4 }, (_, at) => (Math.floor(at / 480) % 2 === 0 ? 0 : 255)));
      return jpegOf({ data: Buffer.concat(Array<Buffer>(HEIGHT).fill(line)), width, height: HEIGHT }, 90);
    };
    expect(said(await ask('PASSPORT', [stripes(12_000)]))).toBe('NOT_CONTROLLED');
    expect(said(await ask('PASSPORT', [stripes(12_001)]))).toBe('UNUSABLE_IMAGE');
  });

  test('a text, an empty file, a cut image and a broken PDF cannot be used, whatever they are called', async () => {
    const [png] = await bytesOf('GAS', 'OK');
    const text = (words: string) => Buffer.from(words);
    const wrong = [text('carte d’identité'), text(''), png!.slice(0, 20), png!.slice(0, 3000), text('%PDF-1.7\nno more')];
    for (const bytes of wrong) expect(said(await ask('GAS', [bytes]))).toBe('UNUSABLE_IMAGE');
  });

  test('D-71: a PDF of words alone is not controlled, nor one whose printing is restricted', async () => {
    const words = await PDFDocument.create();
    words.addPage().drawText('Facture');
    const restricted = pdf({ trailer: LOCKED_TRAILER, more: [locks.at(-1)?.restricted ?? ''] });
    for (const bytes of [await words.save(), restricted]) expect(said(await ask('GAS', [bytes]))).toBe('NOT_CONTROLLED');
  });

  test('D-71: a blank page beside one that can be read spoils nothing but a card', async () => {
    const [bill] = await bytesOf('GAS', 'OK');
    const [front] = await bytesOf('CNI', 'OK');
    expect(said(await ask('GAS', [bill!, even]))).toBe('OK');
    expect(said(await ask('CNI', [front!, even]))).toBe('UNUSABLE_IMAGE');
  });

  test('D-71: a PDF is read behind the bytes before its header', async () => {
    const [png] = await bytesOf('GAS', 'OK');
    const file = await PDFDocument.create();
    file.addPage().drawImage(await file.embedPng(png!));
    const bytes = await file.save();
    for (const before of ['\u00ef\u00bb\u00bf', '\r\n', '\u001b%-12345X@PJL\n'])
      expect(said(await ask('GAS', [Buffer.concat([Buffer.from(before, 'latin1'), bytes])]))).toBe('OK');
  });

  test('a code that no document has is refused', async () => {
    await expect(analyse({ documentCode: '999999', pages: [], declared, accepted: byDefault, today })).rejects.toThrow('999999');
  });
});

describe('the two sides of an ID card', () => {
  test('may come in one PDF, as JPEG or as bare pixels', async () => {
    const [front, back] = await bytesOf('CNI', 'OK');
    const pdf = await PDFDocument.create();
    for (const side of [front!, back!]) {
      const { width, height } = imageSize(side, 'image/png')!;
      pdf.addPage([width, height]).drawImage(await pdf.embedPng(side));
    }
    expect(said(await ask('CNI', [await pdf.save()]))).toBe('OK');
  });

  test('are kept apart by what they show, not by their order, and are of one card', async () => {
    const [front, back] = await bytesOf('CNI', 'OK');
    expect(said(await ask('CNI', [back!, front!]))).toBe('OK');
    const theirs = { document: 'CNI', outcome: 'OK', format: 'png', person: samplePeople.coHolder, today, width: SMALL } as const;
    const [, othersBack] = await sampleOf(theirs);
    expect(said(await ask('CNI', [front!, othersBack!.bytes]))).toBe('MISSING_BACK');
    expect(said(await ask('CNI', [front!]))).toBe('MISSING_BACK');
    expect(said(await ask('CNI', [back!]))).toBe('DEFAULT');
  });
});

describe('what is compared', () => {
  /** domain/holders/names.test.ts tests how documents print names. */
  test('D-69, D-92, D-128: names as they are typed, those of birth and any of several first names', async () => {
    const asked = async (printed: Partial<SamplePerson>, typed: Partial<Declared>) => {
      const files = await sampleOf({ document: 'PASSPORT', outcome: 'OK', format: 'png', person: printed, today, width: SMALL });
      return said(await ask('PASSPORT', bytesIn(files), { ...declared, ...typed }));
    };
    const several = { firstName: 'Anne-Zoé, Łucja', lastName: 'L’Haÿ' };
    expect(await asked(several, { firstName: 'Łucja', lastName: "L'HAY" })).toBe('OK');
    expect(await asked(several, { firstName: 'Zoé', lastName: "L'HAY" })).toBe('FIRST_NAME_MISMATCH');
    const married = { firstName: 'JEAN, MARIE, PIERRE', lastName: 'OEUVRARD ÉP. DE LA TOUR' };
    expect(await asked(married, { firstName: 'Jean', lastName: 'Tourneur', birthName: 'Œuvrard' })).toBe('OK');
    expect(await asked(married, { firstName: 'Jean', lastName: 'Tourneur' })).toBe('LAST_NAME_MISMATCH');
  });

  test('says what was read and what was expected, in words for the client (XTR-02)', async () => {
    const wrong = await ask('GAS', await bytesOf('GAS', 'DOCUMENT_TYPE'));
    expect([wrong.read.document, wrong.expected.document]).toEqual(['Facture d’accès à internet', 'Facture de gaz']);
    const old = await ask('PAYSLIP', await bytesOf('PAYSLIP', 'ISSUE_DATE'));
    expect(old.read.issued).toBe('2025-06-15');
    expect(old.expected).toEqual({ issuedAfter: '2025-07-15', issuedUntil: today });
    const valid = await ask('GAS', await bytesOf('GAS', 'OK'));
    expect(valid).toMatchObject({ read: { lastName, firstName, city: 'Nantes' }, expected: {} });
  });

  test('an old card’s last day is the rule’s, not the printed one (XTR-20)', async () => {
    const analysis = await ask('CNI', await bytesOf('CNI', 'OLD_CARD'));
    expect(analysis).toMatchObject({ result: 'OK', read: { issued: '2013-06-17', expires: '2028-06-16', sides: 'recto et verso' } });
  });
});

test('PER-07, D-63: a valid payslip brings the sector of its employer, found by the SIRET; a refused one brings none', async () => {
  const [valid, refused] = await Promise.all([
    ask('PAYSLIP', await bytesOf('PAYSLIP', 'OK')),
    ask('PAYSLIP', await bytesOf('PAYSLIP', 'INVALID_EMPLOYER')),
  ]);
  expect(valid.read).toMatchObject({ businessSector: 'Q86' });
  expect(refused.read).not.toHaveProperty('businessSector');
});
