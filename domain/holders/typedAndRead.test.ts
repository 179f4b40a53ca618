import { blankProspect, type Prospect } from './prospect';
import { acrossPeople, typedAndRead } from './typedAndRead';

const { identity, birth, address, occupation } = blankProspect;
const anne: Prospect = {
  ...blankProspect,
  identity: { ...identity, lastName: 'Durand', birthName: 'Lévy', firstName: 'Anne-Zoé' },
  birth: { ...birth, birthdate: '1992-03-27' },
  address: { ...address, streetNumber: '12', streetType: 'RUE', streetName: 'des Tilleuls', postalCode: '44000', town: 'NANTES' },
  occupation: { ...occupation, employer: 'Atelier Spécimen' },
  monthlyNetIncome: 2100,
};
const same = (facts: Parameters<typeof typedAndRead>[1]) => typedAndRead(anne, facts, 'Rue').map(line => [line.what, line.same]);

describe('XTR-22: what was typed beside what was read', () => {
  test('case, accents and hyphens set aside, the name of birth counts too', () => {
    expect(same({ identity: { lastName: 'LEVY', firstName: 'ANNE ZOE,MARIE', birthdate: '1992-03-27' } })).toEqual([
      ['lastName', true],
      ['firstName', true],
      ['birthdate', true],
    ]);
    expect(same({ identity: { lastName: 'DURANT', firstName: 'Annie', birthdate: '1992-03-28' } })).toEqual([
      ['lastName', false],
      ['firstName', false],
      ['birthdate', false],
    ]);
  });

  test('D-69, D-92: names agree as papers print them, and where their line cut them', () => {
    const names = (lastName: string, firstName: string, read: readonly [string, string]) => {
      const person = { ...anne, identity: { ...anne.identity, lastName, firstName, birthName: lastName } };
      return typedAndRead(person, { identity: { lastName: read[0], firstName: read[1] } }).map(line => line.same);
    };
    expect(names('Müller', 'Jean Marie', ['MUELLER', 'JEAN, MARIE, PIERRE'])).toEqual([true, true]);
    expect(names('Martin', 'Jean', ['DUPONT ÉP. MARTIN', 'JEAN MARIE'])).toEqual([true, true]);
    expect(names('Martin', 'Anne', ['DUPONT', 'JEAN MARIE'])).toEqual([false, false]);
    const long = 'Wolfeschlegelsteinhausenberger';
    expect([25, 24].map(length => names(long, 'Zoé', [long.slice(0, length), 'ZOE'])[0])).toEqual([true, false]);
  });

  test.each(['1992', '1992-03', '1992-00-00', '1992-03-00', '1992-03-27', '1991', '1992-04-00'])(
    'D-85b: a birthdate read as %s agrees with any day in it',
    birthdate => expect(same({ identity: { birthdate } })).toEqual([['birthdate', !['1991', '1992-04-00'].includes(birthdate)]]),
  );

  test('an address is compared with its kind of street, an income in whole euros', () => {
    const facts = { address: { address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' }, income: { netIncome: '2100,40' } };
    expect(same(facts)).toEqual([
      ['address', true],
      ['postalCode', true],
      ['city', true],
      ['netIncome', true],
    ]);
    expect(same({ income: { netIncome: '2099,49', employer: 'Atelier Specimen' } })).toEqual([
      ['employer', true],
      ['netIncome', false],
    ]);
  });

  test('D-70, D-86c: what no field takes of a paper makes no difference, nor do the post’s short words', () => {
    const address = (line: string, person = anne) => typedAndRead(person, { address: { address: line } }, 'Rue').map(is => is.same);
    expect(address('12 RUE DES TILLEULS, BAT. B, APPT 12')).toEqual([true]);
    expect(address('14 rue des Tilleuls, Bât. B')).toEqual([false]);
    const long = { ...anne, address: { ...anne.address, streetNumber: '12Q', streetName: 'du MAL de Lattre de Tassigny' } };
    expect(address('12 quater rue du Maréchal de Lattre de Tassigny', long)).toEqual([true]);
    const cut = { ...anne, occupation: { ...anne.occupation, employer: 'Assistance Publique Hôpitaux de' } };
    expect(typedAndRead(cut, { income: { employer: 'ASSISTANCE PUBLIQUE HOPITAUX DE PARIS' } }).map(is => is.same)).toEqual([true]);
  });

  test('D-90: a street that fills its field agrees with the longer one that a document prints', () => {
    const read = { address: { address: '12 rue des Bateliers de Neuville-aux-Bois' } };
    const at = (streetName: string) => typedAndRead({ ...anne, address: { ...anne.address, streetName } }, read, 'Rue').map(is => is.same);
    expect([at('des Bateliers de Neuville-aux-Bo'), at('des Bateliers de Neuville'), at('des Bateliers de Neuville-sur-Se')]).toEqual([
      [true],
      [false],
      [false],
    ]);
  });

  test('D-92, D-55: signs of a street and of a town do not count', () => {
    const abroad = { ...anne, address: { ...anne.address, streetName: 'A Briand', town: 'Frankfurt Oder' } };
    const read = { address: { address: '12 rue A. Briand', city: 'FRANKFURT (ODER)' } };
    expect(typedAndRead(abroad, read, 'Rue').map(is => is.same)).toEqual([true, true]);
  });

  test('what was not read, or not typed, is not compared', () => {
    expect(typedAndRead(anne, {})).toEqual([]);
    const everything = {
      identity: { lastName: 'DURAND', firstName: 'ANNE', birthdate: '1992-03-27' },
      address: { address: '12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' },
      income: { employer: 'Atelier Specimen', netIncome: '2100' },
    };
    expect(typedAndRead(blankProspect, everything)).toEqual([]);
  });

  test('what was typed is shown as it reads, and only first names are split at a comma', () => {
    const read = { address: { address: '12 rue des Tilleuls', city: 'Nantes, Loire-Atlantique' } };
    expect(typedAndRead(anne, read, 'rue')).toEqual([
      { what: 'address', typed: '12 rue des Tilleuls', read: '12 rue des Tilleuls', same: true },
      { what: 'city', typed: 'NANTES', read: 'Nantes, Loire-Atlantique', same: false },
    ]);
  });

  test('two holders side by side: what they share, and what they do not', () => {
    const yanis: Prospect = { ...anne, identity: { ...anne.identity, lastName: 'Modèle' } };
    expect(acrossPeople(anne, yanis).map(line => [line.what, line.same])).toEqual([
      ['lastName', false],
      ['address', true],
      ['postalCode', true],
      ['city', true],
    ]);
    expect(acrossPeople(anne, blankProspect)).toEqual([]);
    expect(acrossPeople(blankProspect, anne)).toEqual([]);
  });

  test('each holder’s own words are on their own side, with their own kind of street', () => {
    const yanis: Prospect = {
      ...anne,
      identity: { ...anne.identity, lastName: 'Modèle' },
      address: { ...anne.address, streetNumber: '7', streetType: 'AV', streetName: 'du Lac', postalCode: '69001', town: 'LYON' },
    };
    const lines = acrossPeople(anne, yanis, { TIT: 'Rue', COT: 'Avenue' });
    expect(lines.map(({ what, holder, coHolder, same: equal }) => [what, holder, coHolder, equal])).toEqual([
      ['lastName', 'Durand', 'Modèle', false],
      ['address', '12 Rue des Tilleuls', '7 Avenue du Lac', false],
      ['postalCode', '44000', '69001', false],
      ['city', 'NANTES', 'LYON', false],
    ]);
  });
});
