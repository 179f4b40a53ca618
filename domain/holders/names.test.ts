import fc from 'fast-check';
import {
  firstNameAgrees,
  lastNameAgrees,
  lines,
  otherFirstNames,
  printedOn,
  type DeclaredNames,
  type PrintedNames,
  type PrintedOn,
} from './printedName';
import { nameWords } from './nameWords';
import { beginsWith, sameName } from '@domain/field/sameName';
import { growsAsItsText } from '@tests/support/growth';
import { pairs } from '@tests/support/pairs';

describe('D-69: one name, as papers spell it', () => {
  test.each(
    pairs(`
    Œuvrard = OEUVRARD | Lœuille = LOEUILLE | Cæsar = CAESAR | Øster = OESTER | Ǿster = OESTER | Łukasz = LUKASZ | Đặng = DANG
    D’Angelo = DANGELO | N'Diaye = N DIAYE | N\u00b4Diaye = NDIAYE | Müller = MUELLER | Müller = MULLER | Mu\u0308ller = MUELLER
    Jörg = JOERG | Jörg = JORG | Läufer = LAEUFER | Läufer = LAUFER | Åse = AASE | Åse = ASE | Strauß = STRAUSS | STRAUẞ = strauss
    Þór = THOR | Núñez = NUNEZ | Işık = ISIK | İnci = INCI | Anne-Zoé = ANNE ZOE | Teriʻi = TERII | Nguyễn = NGUYEN
  `),
  )('%s is %s, and the other way round', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([true, true]);
  });

  test.each(
    pairs(`
    MUELLER = MULLER | Øster = OSTER | Åse = AOSE | Noël = NOEEL | Strauß = STRAUS | Durand = Durant | Durand = Duran
    Duran = Durand | Müller = | Andrianampoinimerina = Andrianampoinimer
  `),
  )('%s is not %s, nor the other way round', (one, other) => {
    expect([sameName(one, other), sameName(other, one)]).toEqual([false, false]);
  });

  test('each choice of the spellings of several letters is one of the name, and a name is itself', () => {
    const letters = { ä: ['AE', 'A'], Ö: ['OE', 'O'], ü: ['UE', 'U'], Å: ['AA', 'A'], œ: ['OE'], k: ['K'], e: ['E'], a: ['A'] } as const;
    const one = fc.constantFrom(...(Object.keys(letters) as (keyof typeof letters)[]));
    const spelt = fc.array(
      one.chain(letter => fc.constantFrom<string>(...letters[letter]).map(way => [letter, way] as const)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(spelt, pairs => {
        const [name, way] = [pairs.map(([letter]) => letter).join(''), pairs.map(([, written]) => written).join('')];
        expect([sameName(name, way), sameName(way, name), sameName(name, name)]).toEqual([true, true, true]);
      }),
    );
  });

  test.each(['ü', 'äöü', 'Üe', 'Åa', 'œ', 'x', "d'"])('a hostile name of %j again and again costs work that grows as it does', letters => {
    for (const other of [letters, 'ue', 'u', 'aa']) {
      const compare = (size: number) => sameName(letters.repeat(size), `${other.repeat(size)}!`);
      expect([other, growsAsItsText(8_000, compare)]).toEqual([other, true]);
    }
    expect(sameName(letters.repeat(8_000), letters.repeat(8_000))).toBe(true);
  });

  test('whether a name begins with another, in any of its spellings', () => {
    expect(['MUELL', 'MULL', 'MULLERSTEINER'].map(beginning => beginsWith('Müllerstein', beginning))).toEqual([true, true, false]);
  });
});

const identity = printedOn('identity');
const address = printedOn('address');
const camille: DeclaredNames = { lastName: 'Martin', birthName: 'Dupont', firstName: 'Camille' };
const printed = (change: Partial<PrintedNames>): PrintedNames => ({ lastName: 'MARTIN', firstName: 'CAMILLE', ...change });

describe('D-92b: last names as papers print them', () => {
  const agrees = (lastName: string, name: string, on: PrintedOn = identity) =>
    lastNameAgrees({ lastName: name, firstName: 'Camille' }, printed({ lastName }), on);

  test.each(
    pairs(`
    DUPONT ÉP. MARTIN = Martin | DUPONT ÉP. MARTIN = Dupont | DUPONT EP MARTIN = Martin | DUPONT ÉP.MARTIN = Martin
    DUPONT ÉPOUSE MARTIN = Martin | MARTIN née Dupont = Dupont | MARTIN DIT LEBRUN = Lebrun | MARTIN (DUPONT) = Dupont Martin
    DE LA TOUR = La Tour | TOUR = de La Tour | D'ORMESSON = Ormesson | VON MÜLLER = Mueller | MARTIN DUPONT = Dupont-Martin
    DUPONT-MARTIN = Martin Dupont | M. ET MME MARTIN = Martin | MME MARTIN = Martin | LE = Lê | DO = Đỗ
    THORDARDOTTIR = Þórðardóttir | AEGISSON = Ægisson | HEIJDEN VAN DER = van der Heijden | VAN T HOF = van ’t Hof
    TER HORST DE WIT = ter Horst-de Wit | MUNOZ LOPEZ = Muñoz y López | SANTOS CONCEICAO = dos Santos Conceição
    EL MANSOURI = Elmansouri | ALKHATIB = Al Khatib | BENSAID = Ben Saïd | KHALID = Bint Khalid | WROBEL LASKA = Wróbel-Łąska
    AP RHYS = ap Rhys | LA ROCHEFOUCAULD MONTBEL = de La Rochefoucauld-Montbel | LE GOFF D ESTAING = Le Goff-d’Estaing
    KJAERGAARD = Kjærgård | O SUILLEABHAIN = Ó Súilleabháin
  `),
  )('%s is of %s', (paper, name) => {
    expect(agrees(paper, name)).toBe(true);
  });

  test.each(
    pairs(`
    DUPONT ÉP. MARTIN = Durand | DUPONT EPINAY = Dupont | DE LA TOUR = La Cour | DUPONT MARTIN LEBRUN = Lebrun Martin Dupont
    MARTIN DUPONT = Martin | MARTIN ET DUPONT = Dupont | DE LA = de Le | M = Martin | = Martin
  `),
  )('%s is not of %s', (paper, name) => {
    expect(agrees(paper, name)).toBe(false);
  });

  test('on an address proof one of two people counts, on no other', () => {
    const bill = 'M. MARTIN ET MME DUPONT';
    expect(['Dupont', 'Martin', 'Durand'].map(name => agrees(bill, name, address))).toEqual([true, true, false]);
    expect(agrees(bill, 'Dupont', printedOn('income'))).toBe(false);
  });

  test('the name of birth counts as the one in use does', () => {
    for (const lastName of ['DUPONT', 'MARTIN']) expect(lastNameAgrees(camille, printed({ lastName }), identity)).toBe(true);
  });
});

describe('D-128: each word that papers print around a name', () => {
  const agrees = (lastName: string, name: string, on: PrintedOn = address) =>
    lastNameAgrees({ lastName: name, firstName: 'Camille' }, printed({ lastName }), on);
  const { titles, between, people, short } = nameWords;

  test.each(titles)('%s is no part of the name that follows it', title => {
    expect([`${title} DURAND`, `${title}. DURAND`, `${title} MADAME DURAND`].map(name => agrees(name, 'Durand'))).toEqual([
      true,
      true,
      true,
    ]);
    expect(agrees(`${title} DURAND`, 'Martin')).toBe(false);
  });

  test.each(between)('%s parts two names of one person, either of which counts', word => {
    const names = [`DURAND ${word} MARTIN`, `MARTIN ${word}. DURAND`, `MME DURAND ${word.toLowerCase()} MARTIN`];
    for (const name of names) expect(['Durand', 'Martin', 'Lebrun'].map(own => agrees(name, own, identity))).toEqual([true, true, false]);
  });

  test.each(people)('%s parts two people on a proof of address alone', word => {
    expect([address, identity].map(on => agrees(`DURAND ${word} MARTIN`, 'Martin', on))).toEqual([true, false]);
  });

  test.each(Object.entries(short))('%s is short for %s, on either side', (abbreviation, whole) => {
    for (const [paper, name] of [
      [`${abbreviation} EXUPERY`, `${whole}-Exupéry`],
      [`${whole} EXUPERY`, `${abbreviation} Exupéry`],
      [`DE ${abbreviation}-EXUPERY`, `de ${whole} Exupéry`],
    ] as const)
      expect(agrees(paper, name, identity)).toBe(true);
    expect(agrees(`${abbreviation} EXUPERY`, 'Exupéry', identity)).toBe(false);
  });

  test.each([...titles, ...between, ...Object.keys(short)].filter(word => /^[A-Z]{2,}$/.test(word)))('%s can be a family name', word => {
    for (const name of [word, `MME ${word}`]) expect(agrees(name, word)).toBe(true);
    expect(agrees('DURAND', word)).toBe(false);
  });

  test.each(
    pairs(`
    DURAND VEUVE MARTIN = Durand | MARTIN VEUVE DURAND = Durand | MME VVE DURAND NÉE MARTIN = Martin | VEUVE DURAND = Durand
    M. OU MME DURAND = Durand | M-MME DURAND = Durand | ME DURAND = Durand | DR MARTIN ÉPSE DURAND = Durand
  `),
  )('%s is of %s', (paper, name) => {
    expect(agrees(paper, name)).toBe(true);
  });
});

describe('D-92a: first names as papers print them', () => {
  const agrees = (list: string, firstName: string, on: PrintedOn = identity) =>
    firstNameAgrees({ ...camille, firstName }, printed({ firstName: list }), on);

  test.each(
    pairs(`
    JEAN, MARIE, PIERRE = Jean | JEAN, MARIE, PIERRE = Jean Marie | JEAN, MARIE, PIERRE = Jean-Marie
    JEAN, MARIE, PIERRE = JEAN, MARIE, PIERRE | JEAN MARIE PIERRE = Jean | JEAN MARIE PIERRE = Jean Marie | JÖRG,ANNE = Joerg
    JEAN-LUC, MARIE = Jean Luc | M. JEAN = Jean | THI MINH KHAI = Thị Minh Khai | ABDELKADER = Abd El Kader
    JEAN, MARIE = Marie | JEAN, MARIE = Jean Marie | JEAN, MARIE, PIERRE = Marie Pierre | JEAN, ANNE-ZOÉ = Anne Zoé | JEAN MARIE = Marie
    MARIE-ANNE, JEANNE = Jeanne
  `),
  )('D-128: %s has %s', (list, firstName) => {
    expect(agrees(list, firstName)).toBe(true);
  });

  test.each(
    pairs(`
    JEAN, MARIE, PIERRE = Jean Pierre | JEAN, MARIE = Maria | JEAN, MARIE = Mar | JEAN, MARIE = Marie Jean | MARIE-ANNE = Anne
    MARIE-ANNE = Marie | MARIE-ANNE, JEANNE = Anne Jeanne | JEANNE, MARIE = Jean | JEAN-LUC, MARIE = Jean
    JEAN = Jean Marie | JEAN ET MARIE = Marie | = Jean
  `),
  )('D-128: %s does not have %s', (list, firstName) => {
    expect(agrees(list, firstName)).toBe(false);
  });

  test('D-92c: on an address proof one of two people counts', () => {
    expect(['Jean', 'Marie', 'Anne'].map(name => agrees('M. ET MME JEAN ET MARIE', name, address))).toEqual([true, true, false]);
  });

  test('PER-01: the others are those that were not declared', () => {
    expect(otherFirstNames('Marie', 'JEAN, MARIE')).toBe('JEAN');
    expect(otherFirstNames('Marie', 'JEAN, MARIE, PIERRE')).toBe('JEAN PIERRE');
    expect(otherFirstNames('Jean', 'JEAN, MARIE, PIERRE')).toBe('MARIE PIERRE');
    expect(otherFirstNames('Jean-Marie', 'JEAN, MARIE, PIERRE')).toBe('PIERRE');
    expect(otherFirstNames('Anne', 'JEAN, MARIE')).toBe('');
  });
});

describe('D-69: a name that was cut is the same where it fills its line, and there alone', () => {
  const declared: DeclaredNames = { lastName: 'Wolfeschlegelsteinhausenberger', firstName: 'Maximilienne Alexandrine' };
  const on = (line: keyof typeof lines): PrintedOn => ({ proves: 'identity', lines: [lines[line]] });
  const last = (length: number) => declared.lastName.slice(0, length).toUpperCase();
  const first = (length: number) => declared.firstName.slice(0, length).toUpperCase();

  test.each<[keyof typeof lines, number, number, boolean, boolean]>([
    ['oldCard', 25, 14, true, true],
    ['oldCard', 24, 14, false, true],
    ['oldCard', 25, 13, true, false],
    ['oldCard', 26, 15, false, false],
    ['card', 14, 14, true, true],
    ['card', 13, 14, false, false],
    ['card', 15, 14, false, false],
    ['passport', 23, 14, true, true],
    ['passport', 22, 14, false, false],
    ['passport', 25, 14, false, false],
  ])('%s: %d letters of the last name, %d of the first ones', (line, ofLast, ofFirst, lastHolds, firstHolds) => {
    const cut = { lastName: last(ofLast), firstName: first(ofFirst) };
    expect([lastNameAgrees(declared, cut, on(line)), firstNameAgrees(declared, cut, on(line))]).toEqual([lastHolds, firstHolds]);
  });

  test('a full line that says something else is another name', () => {
    const other = { lastName: `X${last(25).slice(1)}`, firstName: `X${first(14).slice(1)}` };
    expect([lastNameAgrees(declared, other, on('oldCard')), firstNameAgrees(declared, other, on('oldCard'))]).toEqual([false, false]);
  });

  test('a bill cuts no name', () => {
    expect(lastNameAgrees(declared, { lastName: last(25), firstName: first(14) }, address)).toBe(false);
  });

  test('D-90: the 32 letters that the field takes are the beginning of a longer printed name (31 if the last one was a space); 30 are another', () => {
    const long = 'Andrianampoinimerinatompokoindrindra';
    const typed = (length: number) => long.slice(0, length);
    const paper = { lastName: long.toUpperCase(), firstName: long.toUpperCase() };
    const holds = (length: number) => {
      const named = { lastName: typed(length), firstName: typed(length) };
      return [lastNameAgrees(named, paper, identity), firstNameAgrees(named, paper, identity)];
    };
    expect([holds(32), holds(30)]).toEqual([
      [true, true],
      [false, false],
    ]);
    const [first, rest] = [long.slice(0, 31), long.slice(31)];
    expect(lastNameAgrees({ lastName: first, firstName: 'Zoé' }, { ...paper, lastName: `${first} ${rest}` }, identity)).toBe(true);
  });
});

describe('D-89b: one name only', () => {
  const suharto: DeclaredNames = { lastName: 'Suharto', birthName: 'Suharto', firstName: '' };
  const agree = (names: PrintedNames) => [lastNameAgrees(suharto, names, identity), firstNameAgrees(suharto, names, identity)];

  test.each([
    { lastName: 'SUHARTO', firstName: '' },
    { lastName: 'SUHARTO', firstName: '-' },
    { lastName: 'SUHARTO', firstName: 'XXX' },
    { lastName: 'SUHARTO', firstName: 'SUHARTO' },
    { lastName: '', firstName: 'SUHARTO' },
  ])('agrees with a document that prints it as %j', names => {
    expect(agree(names)).toEqual([true, true]);
  });

  test('disagrees with a document that prints another name beside it', () => {
    expect(agree({ lastName: 'SUHARTO', firstName: 'ANNE' })).toEqual([true, false]);
    expect(agree({ lastName: 'SUKARNO', firstName: '' })).toEqual([false, true]);
  });
});
