import { withoutGender } from './gender';
import { cutAtWord, shortenedName } from './shortened';
import { isWholeLine, streetIn } from './street';
import { readAmount, wholeEuros } from './readAmount';
import { taxIdExample } from './taxId';
import { typedAmount } from './typed';
import { blankProspect } from '@domain/holders/prospect';
import { readOf } from '@domain/holders/readOf';
import { frenchFirst } from '@domain/referentials/frenchFirst';
import { pairs } from '@tests/support/pairs';

const kinds = [
  { code: 'RUE', label: 'Rue' },
  { code: 'AVE', label: 'Avenue' },
  { code: 'ALL', label: 'Allée' },
  { code: 'BLD', label: 'Boulevard' },
  { code: 'RPT', label: 'Rond-point' },
  { code: 'LD', label: 'Lieu-dit' },
  { code: 'RES', label: 'Résidence' },
];

describe('PER-05: a whole line is split into number, kind and name', () => {
  test.each(
    pairs(`
      12 rue des Tilleuls = 12/RUE/des Tilleuls | 12 bis, Rue des Tilleuls = 12 bis/RUE/des Tilleuls
      12bis rue des Tilleuls = 12bis/RUE/des Tilleuls | 4B allee du Port = 4B/ALL/du Port | 7 av. Foch = 7/AVE/Foch
      bd Victor Hugo = /BLD/Victor Hugo | 3 Le Bourg = 3//Le Bourg | des Tilleuls = //des Tilleuls | Rue = //Rue
      8 mai 1945 = 8//mai 1945 | = // | 12 quater rue des Lilas = 12Q/RUE/des Lilas
      n°12 quinquies, rue des Lilas = 12C/RUE/des Lilas | La Canebière = //La Canebière | 3 Grande Rue = 3//Grande Rue
      Le Bourg = //Le Bourg | 5 rd-pt des Fleurs = 5/RPT/des Fleurs | 2 lieu dit Le Bourg = 2/LD/Le Bourg
      12 résidence les Lilas = 12/RES/les Lilas | 12 rue de la Porte Dorée = 12/RUE/de la Porte Dorée
      12 rue de la Tour = 12/RUE/de la Tour | 4 r Lamarck = 4/RUE/Lamarck | 4r rue Lamarck = 4r/RUE/Lamarck
      9 Rd Pt du Prado = 9/RPT/du Prado | 3 ldt Kerdréan = 3/LD/Kerdréan | 7 resi. Les Pins = 7/RES/Les Pins
      21 rue 8 Mai 1945 = 21/RUE/8 Mai 1945 | 12 rue des Lilas 44000 Nantes = 12/RUE/des Lilas
      12 rue des Lilas - F-44000 Nantes = 12/RUE/des Lilas | D 938 = //D 938
    `),
  )('«%s» is %s', (line, parts) => {
    const { streetNumber, streetType, streetName } = streetIn(line, kinds);
    expect([streetNumber, streetType, streetName].join('/')).toBe(parts);
  });

  test.each(
    pairs(`
      Rue = r | Avenue = av, ave | Boulevard = bd, bld, blvd | Place = pl | Impasse = imp | Allée = all | Chemin = ch, che | Route = rte
      Square = sq
    `),
  )('%s is shortened as on letters: %s', (label, shorts) => {
    const named = (short: string) => streetIn(`1 ${short}. Foch`, [{ code: label, label }]).streetType;
    expect(new Set(shorts.split(', ').map(named))).toEqual(new Set([label]));
  });

  test('D-86: a number after a part of a building belongs to it; a residence has none', () => {
    expect(streetIn('Résidence 12 rue Foch', kinds)).toEqual({
      streetNumber: '12',
      streetType: 'RUE',
      streetName: 'Foch',
      complement: 'Résidence',
      left: '',
    });
    expect(streetIn('Appt 12 rue Foch', kinds).streetNumber).toBe('');
  });

  test.each(
    pairs(`
      12 rue des Lilas, Bât. B, Appt 12 = Bât. B, Appt 12 | 12 rue des Lilas Bât B Appt 12 = Bât B Appt 12
      Appt 3, 12 rue des Lilas = Appt 3 | Appt 3 12 rue des Lilas = Appt 3
      Résidence Bellevue, 12 rue des Lilas = Résidence Bellevue | Résidence Bellevue 12 rue des Lilas = Résidence Bellevue
      3e étage, 12 rue des Lilas = 3e étage | 12 rue des Lilas - 3ème étage = 3ème étage
      12 rue des Lilas (chez M. Martin) = chez M. Martin | 12 rue des Lilas résidence Bellevue = résidence Bellevue
      Escalier 2 porte 4 12 rue des Lilas = Escalier 2 porte 4
    `),
  )('D-86a: «%s» has the complement «%s», and the street stays', (line, complement) => {
    expect(streetIn(line, kinds)).toEqual({ streetNumber: '12', streetType: 'RUE', streetName: 'des Lilas', complement, left: '' });
  });

  test.each([
    ['12-14 rue des Lilas', '14'],
    ['12/14, rue des Lilas', '14'],
    ['12 à 14 rue des Lilas', '14'],
    ['12, 14 rue des Lilas', '14'],
    ['12 rue des Lilas\n44000 Nantes', '44000 Nantes'],
  ])('D-70, D-86: of «%s» is left «%s», and the street stays', (line, left) => {
    expect(streetIn(line, kinds)).toEqual({ streetNumber: '12', streetType: 'RUE', streetName: 'des Lilas', complement: '', left });
  });

  test('D-86: a complement and a town on one line are distinguished', () => {
    const { complement, left } = streetIn('BP 123, 12 rue des Lilas, Bât. B\n44000 Nantes', kinds);
    expect([complement, left]).toEqual(['BP 123, Bât. B', '44000 Nantes']);
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

  test('a document counts for no one if no name is typed yet, or if its name could not be read', () => {
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
  test.each(
    pairs(`
    2100 = 2100 | 2 100 = 2100 | 2\u202f100\u00a0€ = 2100 | 2.100 = 2100 | 2,100 = 2100 | 2100,00 € = 2100 | 1.822,91 = 1823
    2'100 = 2100 | 1 822,91 euros = 1823 | 12.345.678 = 12345678 | 12.34.56 = 12.34 | deux mille = deuxmille | =
    2.100.000 = 2100000 | 2.1001 = 2.1001 | 2100 EUR = 2100 | 2100€/mois = 2100 | 2 100 € par mois = 2100 | 2 100 Euros net = 2100
    2100.- = 2100 | 2100,- = 2100 | ~2100 = 2100 | +2100 = 2100 | environ 2 100 = 2100 | 2 100 eur. = 2100 | 2k = 2k
    euros 2100 = 2100
  `),
  )('«%s» is %s', (typed, digits) => expect(typedAmount(typed)).toBe(digits));

  test('what is too long for an amount is left as it is', () => {
    const ofLength = (length: number) => `${'1'.repeat(length - 2)} €`;
    expect(typedAmount(ofLength(40))).toBe('1'.repeat(38));
    expect(typedAmount(ofLength(41))).toBe(ofLength(41));
  });
});

describe('D-56: a profession is found whatever its gender', () => {
  test.each(
    pairs(`
    infirmiere = infirmier | vendeuse = vendeur | institutrice = instituteur | boulangere = boulanger | technicienne = technicien
    employee de banque = employe de banque | avocate = avocat | sportive = sportif
  `),
  )('%s as %s', (feminine, masculine) => expect(withoutGender(feminine)).toBe(withoutGender(masculine)));

  test.each(
    pairs(`
    directric = directeur | boulangere = boulanger | infirmieres = infirmier | patronne = patron | patronnes = patron
    intellectuelle = intellectuel | intellectuelles = intellectuel | lyceennes = lyceen | sportives = sportif | employee = employe
    employees = employe | avocates = avocat
  `),
  )('%s as %s, half typed or one of many', (typed, searched) => expect(withoutGender(typed)).toBe(searched));

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

  test('the page shows no example where the country has no format, or where none could be made', () => {
    expect(taxIdExample(undefined)).toBeUndefined();
    expect(taxIdExample('^(?!1)\\d{4}$')).toBeUndefined();
  });
});

describe('D-70c: names that are too long', () => {
  test.each([
    ['du Maréchal de Lattre de Tassigny', 'du MAL de Lattre de Tassigny'],
    ['du Faubourg Saint-Jacques de la Boucherie', undefined],
    ['du Général Saint-Germain de la Forêt', 'du GAL Saint-Germain de la Forêt'],
    ['du Général de Gaulle', undefined],
  ])('«%s» is offered as %s', (name, shorter) => expect(shortenedName(name, 32)).toBe(shorter));
});

describe('D-86b: an employer is cut at a word', () => {
  test.each([
    ['Assistance Publique Hôpitaux de Paris', 'Assistance Publique Hôpitaux de'],
    ['A'.repeat(32), 'A'.repeat(32)],
    ['B'.repeat(40), 'B'.repeat(40)],
  ])('«%s»', (name, cut) => expect(cutAtWord(name, 32)).toBe(cut));
});

describe('D-81: amounts on papers', () => {
  test.each([
    ['1822,91', 1822.91, 1823],
    ['1 822,49 €', 1822.49, 1822],
    ['1.822,5', 1822.5, 1823],
    ['2100', 2100, 2100],
    ['néant', undefined, undefined],
  ])('«%s» is read to the cent, and saved as the nearest euro', (raw, read, saved) => {
    expect([readAmount(raw), wholeEuros(raw)]).toEqual([read, saved]);
  });
});
