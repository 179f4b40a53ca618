import { withoutGender } from '@domain/field/gender';
import { isWholeLine, streetIn } from '@domain/field/street';
import { taxIdExample } from '@domain/field/taxId';
import { typedAmount } from '@domain/field/typed';
import { blankProspect } from '@domain/holders/prospect';
import { readOf } from '@domain/holders/readOf';
import { savedWith } from '@domain/journey/owner';
import { frenchFirst } from '@domain/referentials/frenchFirst';

const kinds = [
  { code: 'RUE', label: 'Rue' },
  { code: 'AVE', label: 'Avenue' },
  { code: 'ALL', label: 'Allée' },
  { code: 'BLD', label: 'Boulevard' },
];

describe('PER-05: a whole line is told apart into number, kind and name', () => {
  test.each([
    ['12 rue des Tilleuls', '12', 'RUE', 'des Tilleuls'],
    ['12 bis, Rue des Tilleuls', '12 bis', 'RUE', 'des Tilleuls'],
    ['12bis rue des Tilleuls', '12bis', 'RUE', 'des Tilleuls'],
    ['4B allee du Port', '4B', 'ALL', 'du Port'],
    ['7 av. Foch', '7', 'AVE', 'Foch'],
    ['bd Victor Hugo', '', 'BLD', 'Victor Hugo'],
    ['3 Le Bourg', '3', '', 'Le Bourg'],
    ['des Tilleuls', '', '', 'des Tilleuls'],
    ['Rue', '', '', 'Rue'],
    ['8 mai 1945', '8', '', 'mai 1945'],
    ['', '', '', ''],
  ])('«%s»', (line, streetNumber, streetType, streetName) => {
    expect(streetIn(line, kinds)).toEqual({ streetNumber, streetType, streetName });
  });

  test('kinds are shortened as on letters', () => {
    const labels = ['Rue', 'Avenue', 'Boulevard', 'Place', 'Impasse', 'Allée', 'Chemin', 'Route', 'Square'];
    const named = (line: string) =>
      streetIn(
        line,
        labels.map(label => ({ code: label, label })),
      ).streetType;
    expect(
      ['r', 'av', 'ave', 'bd', 'bld', 'blvd', 'pl', 'imp', 'all', 'ch', 'che', 'rte', 'sq'].map(short => named(`1 ${short}. Foch`)),
    ).toEqual([
      'Rue',
      'Avenue',
      'Avenue',
      'Boulevard',
      'Boulevard',
      'Boulevard',
      'Place',
      'Impasse',
      'Allée',
      'Chemin',
      'Chemin',
      'Route',
      'Square',
    ]);
  });

  test('a number is one where the line begins with it', () => {
    expect(streetIn('Résidence 12 rue Foch', kinds).streetNumber).toBe('');
  });

  test('the name alone is no whole line', () => {
    expect(isWholeLine('des Tilleuls', kinds)).toBe(false);
    expect(isWholeLine('8 mai 1945', kinds)).toBe(false);
    expect(isWholeLine('12 rue des Tilleuls', kinds)).toBe(true);
  });
});

describe('PER-01, D-63: a document counts for the person whose name it bears', () => {
  const identity = { ...blankProspect.identity, firstName: 'Maëlle', lastName: 'Exemple', birthName: 'Témoin' };
  const maelle = { ...blankProspect, identity };
  test.each([
    ['her name in capitals', { lastName: 'EXEMPLE', firstName: 'MAELLE' }, true],
    ['her birth name, all her first names', { lastName: 'Témoin', firstName: 'Maëlle, Anne' }, true],
    ['another last name', { lastName: 'Modèle', firstName: 'Maëlle' }, false],
    ['another first name', { lastName: 'Exemple', firstName: 'Anne' }, false],
    ['both her names, told apart', { lastName: 'TEMOIN ÉP. EXEMPLE', firstName: 'MAELLE' }, true],
    ['no name', {}, true],
  ])('%s', (_what, name, counts) => {
    const read = { ...name, address: '12 rue des Tilleuls' };
    expect(readOf(maelle, 'identity', read)).toEqual(counts ? read : {});
  });

  test('first names that a form has in one field are those that a document lists', () => {
    const read = { lastName: 'Exemple', firstName: 'Maëlle,Anne' };
    expect(readOf({ ...maelle, identity: { ...identity, firstName: 'Maëlle Anne' } }, 'identity', read)).toEqual(read);
  });

  test('nobody is named by nothing: neither who has typed no name yet, nor a document whose name could not be read', () => {
    expect(readOf(blankProspect, 'address', { address: '12 rue des Tilleuls' })).toEqual({});
    const noBirthName = { ...maelle, identity: { ...identity, birthName: '' } };
    expect(readOf(noBirthName, 'identity', { lastName: '', firstName: 'Maëlle' })).toEqual({});
  });
});

test('PER-02: France and its neighbours come first, the others as the bank orders them', () => {
  const country = (code: string) => ({ code, label: code, osceCode: undefined });
  expect(frenchFirst(['AX', 'AL', 'DE', 'BE', 'FR'].map(country)).map(({ code }) => code)).toEqual(['FR', 'BE', 'DE', 'AX', 'AL']);
  const near = ['FR', 'BE', 'LU', 'DE', 'CH', 'IT', 'MC', 'ES', 'AD', 'PT'];
  expect(frenchFirst([...near, 'ZW'].reverse().map(country)).map(({ code }) => code)).toEqual([...near, 'ZW']);
});

describe('D-56: amounts, as printed', () => {
  test.each([
    ['2100', '2100'],
    ['2 100', '2100'],
    ['2\u202f100\u00a0€', '2100'],
    ['2.100', '2100'],
    ['2,100', '2100'],
    ['2100,00 €', '2100'],
    ['1.822,91', '1822'],
    ["2'100", '2100'],
    ['1 822,91 euros', '1822'],
    ['12.345.678', '12345678'],
    ['12.34.56', '12.34'],
    ['deux mille', 'deuxmille'],
    ['', ''],
    ['2.100.000', '2100000'],
    ['2.1001', '2.1001'],
    ['euros 2100', 'euros2100'],
  ])('«%s» is %s', (typed, digits) => expect(typedAmount(typed)).toBe(digits));

  test('what is too long for an amount is left as it is', () => {
    const ofLength = (length: number) => `${'1'.repeat(length - 2)} €`;
    expect(typedAmount(ofLength(40))).toBe('1'.repeat(38));
    expect(typedAmount(ofLength(41))).toBe(ofLength(41));
  });
});

describe('D-56: a profession is found whatever its gender', () => {
  test.each([
    ['infirmiere', 'infirmier'],
    ['vendeuse', 'vendeur'],
    ['institutrice', 'instituteur'],
    ['boulangere', 'boulanger'],
    ['technicienne', 'technicien'],
    ['employee de banque', 'employe de banque'],
    ['avocate', 'avocat'],
    ['sportive', 'sportif'],
  ])('%s as %s', (feminine, masculine) => expect(withoutGender(feminine)).toBe(withoutGender(masculine)));

  test.each([
    ['directric', 'directeur'],
    ['boulangere', 'boulanger'],
    ['infirmieres', 'infirmier'],
    ['patronne', 'patron'],
    ['patronnes', 'patron'],
    ['intellectuelle', 'intellectuel'],
    ['intellectuelles', 'intellectuel'],
    ['lyceennes', 'lyceen'],
    ['sportives', 'sportif'],
    ['employee', 'employe'],
    ['employees', 'employe'],
    ['avocates', 'avocat'],
  ])('%s as %s, half typed or one of many', (typed, searched) => expect(withoutGender(typed)).toBe(searched));

  test.each(['tricoteur', 'creusement', 'parisiennement', 'bonnetier', 'chancellerie', 'riverain', 'europeens', 'medecin'])(
    '%s, where such letters do not end the word, is left as it is',
    word => expect(withoutGender(word)).toBe(word),
  );

  test('a word of three letters is left as it is; of several words each is read', () => {
    expect([withoutGender('une'), withoutGender('juge'), withoutGender('vendeuse avocate')]).toEqual(['une', 'jug', 'vendeur avocat']);
  });
});

describe('D-56: an example in the form of the country', () => {
  test.each([
    ['^\\d{11}$', '12345678901'],
    ['[A-Z]{2}\\d{3}', 'AB345'],
    ['(\\d{2}-\\d{2})|\\d{9}', '12-45'],
  ])('%s', (format, example) => expect(taxIdExample(format)).toBe(example));

  test('none is shown where none was found, or the country has no format', () => {
    expect(taxIdExample(undefined)).toBeUndefined();
    expect(taxIdExample('^(?!1)\\d{4}$')).toBeUndefined();
  });
});

test('AGY-01: a joint account’s agency stands with the holder, whoever chooses it', () => {
  expect(savedWith('structureChoice')).toBe('TIT');
  expect(savedWith('coHolderAddressValidation')).toBe('COT');
  expect(savedWith('welcome')).toBeUndefined();
});
