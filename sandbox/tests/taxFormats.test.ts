import * as E from 'fp-ts/Either';
import { checkObligation, obligationDraft } from '@domain/holders/checkTax';
import { fiscalFormats } from '@sandbox/referentials/fiscalFormats';

const saved = (country: string, taxId: string): string | undefined => {
  const checked = checkObligation(obligationDraft({ country, taxId }), fiscalFormats[country]);
  return E.isRight(checked) ? checked.right.taxId : undefined;
};

/** Valid tax ids of each country, and near misses; all fictitious. */
const examples: Readonly<Record<string, { readonly right: readonly string[]; readonly wrong: readonly string[] }>> = {
  AT: { right: ['123456789', '12-345/6789'], wrong: ['12345678'] },
  BE: { right: ['85073003328', '85.07.30-033.28'], wrong: ['8507300332'] },
  BG: { right: ['7523169263'], wrong: ['752316926'] },
  CH: { right: ['7561234567897', '756.1234.5678.97'], wrong: ['7571234567897', '756123456789'] },
  CY: { right: ['00123123T'], wrong: ['00123123'] },
  CZ: { right: ['7103192745', '710319/2745', '530319274', 'CZ7103192745'], wrong: ['71031927'] },
  DE: { right: ['65929970489', '65 929 970 489'], wrong: ['05929970489', '6592997048'] },
  DK: { right: ['2110625629', '211062-5629'], wrong: ['211062562'] },
  EE: { right: ['37605030299', '60005030299', '70105030299'], wrong: ['97605030299'] },
  ES: {
    right: ['54362315K', 'X2482300W', 'Y2482300W', 'Z2482300W', 'L1234567X', 'K1234567L', 'M1234567L', '54.362.315-K', '5436231K'],
    wrong: ['54362315', 'W1234567X', '543623155K'],
  },
  FI: {
    right: ['131052-308T', '131052+308T', '131052A308T', '131052B308T', '131052Y308T', '131052U308T'],
    wrong: ['131052G308T', '131052308T', '131052-308G'],
  },
  GB: {
    right: ['1234567890', '1234567890K', 'AB123456C', 'AB 12 34 56 C', 'AB123456'],
    wrong: ['DB123456C', 'AO123456C', 'AB123456E', '123456789'],
  },
  GR: { right: ['123456789'], wrong: ['12345678'] },
  HR: { right: ['94577403194'], wrong: ['9457740319'] },
  HU: { right: ['8071592153'], wrong: ['7071592153'] },
  IE: { right: ['1234567T', '1234567TW', '1234567FA', '1234567FB', '1234567FT'], wrong: ['1234567', '1234567TJ', '1234567Z'] },
  IT: {
    right: ['DMLPRY77D15H501F', 'DMLPRY77D15H50MF', 'DMLPRYTTDMRHRLMF', 'DML PRY 77D15 H501F', '12345678903'],
    wrong: ['DMLPRY77D15H501', 'DMLPRY77F15H501F', 'DMLPRYAAD15H501F'],
  },
  LT: { right: ['33309240064', '1234567890'], wrong: ['333092400'] },
  LU: { right: ['1893120105732'], wrong: ['189312010573'] },
  LV: { right: ['01011012345', '010110-12345', '32123456789'], wrong: ['0101101234'] },
  MT: { right: ['1234567A', '123A', '123456789'], wrong: ['1234567C', '12A'] },
  NL: { right: ['174559434', '17455943'], wrong: ['1745594'] },
  NO: { right: ['15076500565', '150765 00565'], wrong: ['1507650056'] },
  PL: { right: ['2234567895', '02070803628'], wrong: ['223456789'] },
  PT: { right: ['299999998', '299 999 998'], wrong: ['29999999'] },
  RO: { right: ['8001011234567'], wrong: ['0001011234567'] },
  SE: { right: ['640823-3234', '6408233234', '19640823-3234', '196408233234', '640823+3234'], wrong: ['64082332345', '640823323'] },
  SI: { right: ['15012557'], wrong: ['05012557'] },
  SK: { right: ['7711167420', '771116/7420', '531116742'], wrong: ['77111674'] },
  US: { right: ['123456789', '123-45-6789', '12-3456789'], wrong: ['12345678'] },
};

const rows = (of: 'right' | 'wrong') => Object.entries(examples).flatMap(([country, each]) => each[of].map(id => [country, id] as const));

describe('PER-08: what countries give as a tax number', () => {
  test('every country with a format has examples on both sides', () => expect(Object.keys(examples)).toEqual(Object.keys(fiscalFormats)));
  test.each(rows('right'))('%s gives %s', (country, id) => expect(saved(country, id)).toBeDefined());
  test.each(rows('wrong'))('%s does not give %s', (country, id) => expect(saved(country, id)).toBeUndefined());
});

describe('D-87f: a label pasted along is dropped', () => {
  test.each([
    ['PT', 'NIF 299999998', '299999998'],
    ['PT', 'NIF: 299 999 998', '299999998'],
    ['PT', 'Número de contribuinte n.º 299999998', '299999998'],
    ['DE', 'Steuer-ID: 65 929 970 489', '65929970489'],
    ['DE', 'TIN = 65929970489', '65929970489'],
    ['IT', 'Codice fiscale DMLPRY77D15H501F', 'DMLPRY77D15H501F'],
    ['IT', 'CF DML PRY 77D15 H501F', 'DMLPRY77D15H501F'],
    ['GB', 'NI number AB 12 34 56 C', 'AB123456C'],
    ['GB', 'UTR : 12345 67890', '1234567890'],
    ['ES', 'NIE X-2482300-W', 'X2482300W'],
    ['MC', 'TIN: AB12', 'AB12'],
  ])('%s, «%s» is %s', (country, typed, id) => expect(saved(country, typed)).toBe(id));

  test.each([
    ['PT', 'NIF'],
    ['PT', 'NIF 29999999'],
    ['PT', '299999998 et 299999999'],
  ])('%s, «%s» stays refused', (country, typed) => expect(saved(country, typed)).toBeUndefined());
});
