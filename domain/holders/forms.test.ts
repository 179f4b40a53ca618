import { person, taxPart } from '@contracts/support/person';
import * as E from 'fp-ts/Either';
import { NO_STREET_TYPE } from '@domain/field/street';
import { addressDraft, checkAddress, nearestStreet, nearestTown, livesInFrance, type AddressDraft } from './checkAddress';
import { checkApplicant } from './checkApplicant';
import { birthplaceDraft, bornInFrance, checkBirthplace, nearestPlace } from './checkBirthplace';
import { checkComplementary, complementaryDraft, type ComplementaryDraft } from './checkComplementary';
import { checkFamily, familyDraft, hasRegime } from './checkFamily';
import { checkIdentity, identityDraft, type IdentityDraft } from './checkIdentity';
import { checkObligation, checkTax, obligationDraft, taxDraft, writtenTaxId } from './checkTax';
import { blankApplicant, type ApplicantDraft } from './applicant';
import { noTaxIdReasons } from './fields';
import { hasIssue } from './issues';
import { blankProspect, type Prospect } from './prospect';
import { pairs } from '@tests/support/pairs';

const TODAY = '2026-03-09';
const long = 'a'.repeat(33);

/** Issues by field; empty when the form is valid. */
const wrong = (verdict: E.Either<object, unknown>): Record<string, unknown> =>
  E.isRight(verdict) ? {} : Object.fromEntries(Object.entries(verdict.left).filter(([, issue]) => issue !== undefined));
const right = (verdict: E.Either<unknown, unknown>): unknown => (E.isRight(verdict) ? verdict.right : verdict);

describe('PER-05: an address', () => {
  const draft: AddressDraft = {
    ...addressDraft(person),
    country: 'FR',
    streetNumber: '12 bis',
    streetType: 'RUE',
    streetName: ' des Lilas ',
    complement: ' Bât.  B ',
    postalCode: ' 69001 ',
    town: 'LYON',
    housing: 'LOC',
  };
  const check = (change: Partial<AddressDraft> = {}, noTown = false) => checkAddress({ ...draft, ...change }, { noTown });

  test('is saved tidied', () => {
    expect(right(check())).toMatchObject({ address: { streetName: 'des Lilas', complement: 'Bât. B', postalCode: '69001' } });
  });

  test('D-68: its code is saved as it is meant', () => {
    expect(right(check({ postalCode: 'F-69\u00a0001' }))).toMatchObject({ address: { postalCode: '69001' } });
    expect(right(check({ country: 'LU', postalCode: 'L\u20111009' }))).toMatchObject({ address: { postalCode: 'L-1009' } });
  });

  test.each(
    pairs(`
    12 quater = 12Q | 12 Quinquiès = 12C | n° 12 = 12 | 12-14 = 12 | 12/14 bis = 12 | 12 bis-14 = 12bis | 12, = 12 | 12-B = 12B
    12 A/B = 12A | 12 bis A = 12bis | 12 1/2 = 12 | 12 sexies = 12 | 12 bâtiment B = 12
  `),
  )('D-70a: the number %j is saved as %s', (streetNumber, saved) => {
    expect(right(check({ streetNumber }))).toMatchObject({ address: { streetNumber: saved } });
  });

  test('D-70b: a street without a type is saved with an empty one, and opens as it was answered', () => {
    const part = right(check({ streetType: NO_STREET_TYPE, streetName: 'La Canebière' }));
    expect(part).toMatchObject({ address: { streetType: '', streetName: 'La Canebière' } });
    const address = { ...blankProspect.address, streetType: '' };
    expect(addressDraft({ ...blankProspect, address }).streetType).toBe(NO_STREET_TYPE);
  });

  test('D-84: may have no number', () => {
    expect(right(check({ streetNumber: ' ' }))).toMatchObject({ address: { streetNumber: undefined } });
  });

  test.each<[string, Partial<AddressDraft>, Record<string, string>]>([
    ['no country', { country: '', postalCode: 'B-1', town: 'X' }, { country: 'NOT_CHOSEN' }],
    ['D-92: a street of 33 characters with a comma', { streetName: `${'a'.repeat(32)},` }, {}],
    ['a street of 33 letters', { streetName: 'a'.repeat(33) }, { streetName: 'STREET_NAME_TOO_LONG' }],
    ['a street of brackets alone', { streetName: '()' }, { streetName: 'REQUIRED' }],
    ['a street of signs alone', { streetName: '-' }, { streetName: 'STREET_NAME_FORMAT' }],
    ['a number that is zero', { streetNumber: '0000' }, { streetNumber: 'STREET_NUMBER_FORMAT' }],
    ['a postal code of no department', { postalCode: '00100', town: '' }, { postalCode: 'POSTAL_CODE_NOWHERE' }],
    ['a postal code of Monaco', { postalCode: '98000', town: '' }, { postalCode: 'POSTAL_CODE_MONACO' }],
    ['a postal code of Polynesia', { postalCode: '98714', town: 'PAPEETE' }, {}],
    ['a postal code abroad that is like Monaco’s', { country: 'LU', postalCode: '98000' }, {}],
    ['a complement of 32 characters', { complement: 'a'.repeat(32) }, {}],
    ['a complement with a tag', { complement: '<b>Bât. B' }, { complement: 'COMPLEMENT_FORMAT' }],
    ['a complement of 33 characters', { complement: long }, { complement: 'COMPLEMENT_TOO_LONG' }],
    ['a number of five digits', { streetNumber: '12345' }, { streetNumber: 'STREET_NUMBER_FORMAT' }],
    ['no postal code: the town is not asked for yet', { postalCode: '', town: '' }, { postalCode: 'REQUIRED' }],
    ['a postal code of four digits', { postalCode: '6900', town: '' }, { postalCode: 'POSTAL_CODE_FORMAT' }],
    ['no town chosen', { town: '' }, { town: 'NOT_CHOSEN' }],
    [
      'everything empty',
      { streetType: '', streetName: ' ', postalCode: '', housing: '' },
      { streetType: 'NOT_CHOSEN', streetName: 'REQUIRED', postalCode: 'REQUIRED', housing: 'NOT_CHOSEN' },
    ],
  ])('%s', (_, change, issues) => {
    expect(wrong(check(change))).toEqual(issues);
  });

  test('D-92: is saved without the signs that no rule takes', () => {
    expect(right(check({ streetName: 'A. Briand (prolongée)' }))).toMatchObject({ address: { streetName: 'A Briand prolongée' } });
    const abroad = check({ country: 'CH', streetName: 'Bahnhofstr. 1/3', postalCode: '(9000)', town: 'St. Gallen' });
    expect(right(abroad)).toMatchObject({ address: { streetName: 'Bahnhofstr 1 3', postalCode: '9000', town: 'St Gallen' } });
  });

  test('D-90: the nearest street and town abroad that the rules take', () => {
    expect(nearestStreet('des Anciens Bateliers de la Haute Marne')).toBe('des Anciens Bateliers de la Haut');
    expect([nearestTown('Dublin 4'), nearestTown('Bruxelles'), nearestTown('1'), nearestTown('a'.repeat(39))]).toEqual([
      'Dublin',
      undefined,
      undefined,
      'a'.repeat(38),
    ]);
  });

  test('PER-06: a postal code that no town has', () => {
    expect(wrong(check({ town: '' }, true))).toEqual({ postalCode: 'NO_TOWN' });
  });

  test.each([
    ['a code and a town, typed', 'B 1000', 'Bruxelles', {}],
    ['nothing typed', ' ', '', { postalCode: 'REQUIRED', town: 'REQUIRED' }],
    ['a code of 33 characters', '1'.repeat(33), 'Bruxelles', { postalCode: 'POSTAL_CODE_ABROAD' }],
    ['a town with a digit', '1000', 'Bruxelles 1', { town: 'TOWN_ABROAD' }],
  ])('abroad: %s', (_, postalCode, town, issues) => {
    expect(wrong(check({ country: 'BE', postalCode, town }, true))).toEqual(issues);
  });
});

describe('PER-02: a birthplace', () => {
  const birth = { ...blankProspect.birth, nationality: '001', birthdate: '1990-01-01' } as const;
  const prospect: Prospect = { ...blankProspect, birth };
  const check = (country: string, county: string, town: string) => checkBirthplace({ country, county, town }, prospect);

  test('in France is a county and a town of the lists', () => {
    expect(wrong(check('FR', '', ''))).toEqual({ county: 'NOT_CHOSEN', town: 'NOT_CHOSEN' });
  });

  test.each(
    pairs(`
    New York = New-York | St. Louis = St-Louis | New York (NY) = New-York-NY | Douala/Bonanjo = Douala-Bonanjo
    Ouagadougou, Burkina = Ouagadougou-Burkina | Washington D.C. = Washington-DC | St.Louis = St-Louis | Namur – Jambes = Namur-Jambes | “Oran” = Oran | N’Djamena = N'Djamena | Đà Nẵng = Đà-Nẵng
  `),
  )('D-68: the place %j is saved as %s', (town, saved) => {
    expect(right(check('US', '', town))).toMatchObject({ birth: { town: saved } });
  });

  test.each([
    ['nothing', ' ', 'REQUIRED'],
    ['a digit', 'Lyon 3', 'PLACE_FORMAT'],
    ['33 letters', 'a'.repeat(33), 'PLACE_TOO_LONG'],
  ])('elsewhere: %s', (_, town, issue) => {
    expect(wrong(check('US', '', town))).toEqual({ town: issue });
  });

  test.each([
    ['San Fernando del Valle de Catamarca', 'San-Fernando-del-Valle-de-Catama'],
    ['Lyon 3', 'Lyon'],
    ['Lyon 3e arrondissement', 'Lyon'],
    ['Paris 12, Île-de-France', 'Paris-Île-de-France'],
    ['2 Mille', 'Mille'],
    ['8e arrondissement de Lyon', 'Lyon'],
    ['Saint-Pierre-et-Miquelon (975)', 'Saint-Pierre-et-Miquelon'],
    ['Kyiv (Київ)', 'Kyiv'],
    [`${'a'.repeat(31)} b`, 'a'.repeat(31)],
    ['a'.repeat(40), 'a'.repeat(32)],
  ])('D-90: the nearest place to %j that the rule takes is %s', (town, place) => {
    expect(nearestPlace(town)).toBe(place);
    expect(right(check('US', '', place))).toMatchObject({ birth: { town: place } });
  });

  test.each(['Київ', '12', '', 'St. Louis', 'New York'])('D-90: there is none for %j', town => {
    expect(nearestPlace(town)).toBeUndefined();
  });

  test('no country', () => {
    expect(wrong(check('', '', 'Lyon'))).toEqual({ country: 'NOT_CHOSEN' });
  });
});

describe('PER-04: a family situation', () => {
  test('is asked for, and its regime of the married alone', () => {
    expect(wrong(checkFamily({ situation: '', maritalRegime: '' }))).toEqual({ situation: 'NOT_CHOSEN' });
    expect(wrong(checkFamily({ situation: 'MAR', maritalRegime: '' }))).toEqual({ maritalRegime: 'NOT_CHOSEN' });
    expect([hasRegime('MAR'), hasRegime('CEL'), hasRegime('')]).toEqual([true, false, false]);
  });
});

describe('PER-07: work, income and wealth', () => {
  const draft: ComplementaryDraft = {
    ...complementaryDraft(person),
    category: 'C',
    profession: 'P',
    employer: ' Atelier ',
    sector: 'S',
    monthlyNetIncome: '2 150,40 €',
    wealth: 'W',
  };
  const check = (change: Partial<ComplementaryDraft> = {}, hasSectors = true) =>
    checkComplementary({ ...draft, ...change }, { hasSectors });

  test('a sector is asked for where the profession has some; an employer is saved tidied', () => {
    expect(wrong(check({ sector: '' }))).toEqual({ sector: 'NOT_CHOSEN' });
    expect(right(check())).toMatchObject({ occupation: { employer: 'Atelier' }, monthlyNetIncome: 2_150 });
  });

  test.each<[string, Partial<ComplementaryDraft>, Record<string, string>]>([
    ['no category', { category: '' }, { category: 'NOT_CHOSEN' }],
    ['no profession', { profession: '' }, { profession: 'NOT_CHOSEN' }],
    ['an employer of 32 characters', { employer: 'a'.repeat(32) }, {}],
    ['an employer with a character that no keyboard types', { employer: 'Atelier\u0000' }, { employer: 'EMPLOYER_FORMAT' }],
    ['an employer of 33 characters', { employer: long }, { employer: 'EMPLOYER_TOO_LONG' }],
    ['no income', { monthlyNetIncome: ' € ' }, { monthlyNetIncome: 'REQUIRED' }],
    ['an income in words', { monthlyNetIncome: 'deux mille' }, { monthlyNetIncome: 'AMOUNT_FORMAT' }],
    ['an income below nothing', { monthlyNetIncome: '-5' }, { monthlyNetIncome: 'AMOUNT_FORMAT' }],
    ['an income with three decimals', { monthlyNetIncome: '1234,567' }, { monthlyNetIncome: 'AMOUNT_FORMAT' }],
    ['an income of 14 digits', { monthlyNetIncome: '1'.repeat(14) }, { monthlyNetIncome: 'AMOUNT_TOO_LONG' }],
    ['no wealth', { wealth: '' }, { wealth: 'NOT_CHOSEN' }],
  ])('%s', (_, change, issues) => {
    expect(wrong(check(change))).toEqual(issues);
  });
});

describe('PER-08, PER-09: tax residence', () => {
  test('an answer is asked for', () => {
    expect(wrong(checkTax({ frenchTaxResident: '', usPerson: '', obligations: [] }, { asksUs: false }))).toEqual({
      frenchTaxResident: 'NOT_CHOSEN',
    });
  });

  describe('D-118: the US question, where it is asked', () => {
    const draft = { ...taxDraft(blankProspect), frenchTaxResident: 'yes', usPerson: '', obligations: [] } as const;
    const american = { country: 'US', taxId: '123456789' };

    test('needs an answer, and is not saved where it is not asked', () => {
      expect(wrong(checkTax(draft, { asksUs: true }))).toEqual({ usPerson: 'NOT_CHOSEN' });
      expect(checkTax(draft, { asksUs: false })).toEqual(E.right({ fiscal: taxPart() }));
    });

    test('yes needs the US tax number, or the reason why there is none; another country does not do', () => {
      const yes = { ...draft, usPerson: 'yes' } as const;
      const missing = { usPerson: 'NO_US_TAX_ID' };
      expect(wrong(checkTax(yes, { asksUs: true }))).toEqual(missing);
      expect(wrong(checkTax({ ...yes, obligations: [{ country: 'CA', taxId: '123456789' }] }, { asksUs: true }))).toEqual(missing);
      for (const obligation of [american, { country: 'US', noTaxId: 'NOT_YET' } as const])
        expect(checkTax({ ...yes, obligations: [obligation] }, { asksUs: true })).toEqual(
          E.right({ fiscal: taxPart({ usPerson: true, obligations: [obligation] }) }),
        );
    });

    test('no is saved as no', () => {
      expect(checkTax({ ...draft, usPerson: 'no' }, { asksUs: true })).toEqual(E.right({ fiscal: taxPart({ usPerson: false }) }));
    });
  });

  test('an id is written in capitals, as its country’s format has it', () => {
    expect(writtenTaxId(' ab-12 ', undefined)).toBe('AB-12');
    expect(writtenTaxId('12.345/678 90', '\\d{10}')).toBe('1234567890');
    expect(writtenTaxId('12-34', '\\d{2}-\\d{2}')).toBe('12-34');
    expect(writtenTaxId('12-3', '\\d{10}')).toBe('12-3');
  });

  test.each<[string, string | undefined, object]>([
    [' ab12 ', '[A-Z]{2}\\d{2}', { country: 'BE', taxId: 'AB12' }],
    ['AB*1', 'AB\\*1', { country: 'BE', taxId: 'AB*1' }],
    ['AB-1', undefined, { country: 'BE', taxId: 'AB-1' }],
    ['anything 1', undefined, { country: 'BE', taxId: 'ANYTHING 1' }],
    ['ab1', '[A-Z]{2}\\d{2}', { taxId: 'TAX_ID_FORMAT' }],
    ['AB*1', undefined, { taxId: 'TAX_ID_CHARACTERS' }],
  ])('the id %j, where the format is %j', (taxId, format, verdict) => {
    const checked = checkObligation(obligationDraft({ country: 'BE', taxId }), format);
    expect(E.isRight(checked) ? checked.right : wrong(checked)).toEqual(verdict);
  });

  test('D-87d: a reason replaces a number; an unknown reason is refused', () => {
    const check = (change: object) => checkObligation({ ...obligationDraft({ country: 'AE' }), noTaxId: 'GIVEN', ...change }, undefined);
    expect(['néant', 'aucun', 'N/A'].map(taxId => wrong(check({ taxId })))).toEqual(Array(3).fill({ taxId: 'TAX_ID_NO_DIGIT' }));
    expect(wrong(check({ taxId: '0' }))).toEqual({});
    for (const noTaxId of noTaxIdReasons) {
      expect(right(check({ noTaxId, taxId: 'néant' }))).toEqual({ country: 'AE', noTaxId });
      expect(wrong(check({ noTaxId, country: '' }))).toEqual({ country: 'NOT_CHOSEN' });
      expect(obligationDraft({ country: 'AE', noTaxId })).toEqual({ country: 'AE', noTaxId, taxId: '' });
    }
  });

  test('country and id are asked for', () => {
    expect(wrong(checkObligation(obligationDraft({ country: '', taxId: ' ' }), '\\d+'))).toEqual({
      country: 'NOT_CHOSEN',
      taxId: 'REQUIRED',
    });
    expect(wrong(checkObligation(obligationDraft({ country: '', taxId: '1' }), undefined))).toEqual({ country: 'NOT_CHOSEN' });
  });
});

/**
 * infrastructure/http/answersSent.test.ts tests what each form sends. sandbox/tests/saving.test.ts tests that each form opens with the
 * saved answers and sends them again.
 */
describe('PER-11: a form opens', () => {
  test('D-63: with no answer but the country of an address', () => {
    const { country, ...address } = addressDraft(blankProspect);
    const { obligations, ...tax } = taxDraft(blankProspect);
    const rest = [address, tax, birthplaceDraft(blankProspect), familyDraft(blankProspect), complementaryDraft(blankProspect)];
    expect([country, obligations, new Set(rest.flatMap(draft => Object.values(draft)))]).toEqual(['FR', [], new Set([''])]);
  });

  test('with an address abroad, an income of nothing and a tax residence elsewhere', () => {
    const fiscal = { frenchTaxResident: false, usPerson: undefined, obligations: [], certifiedAt: undefined };
    const known: Prospect = { ...blankProspect, address: { ...blankProspect.address, country: 'BE' }, monthlyNetIncome: 0, fiscal };
    const opened = [addressDraft(known).country, complementaryDraft(known).monthlyNetIncome, taxDraft(known).frenchTaxResident];
    expect(opened).toEqual(['BE', '0', 'no']);
  });

  test('with a town of a list in France alone', () => {
    const inFrance = (country: string) => `${livesInFrance({ country })} ${bornInFrance({ country })}`;
    expect(['FR', 'BE', ''].map(inFrance)).toEqual(['true true', 'false false', 'false false']);
  });
});

describe('PER-01: an identity', () => {
  const draft: IdentityDraft = {
    ...identityDraft(person, {}),
    oneName: false,
    civility: 'MME',
    lastName: ' Lefèvre ',
    birthName: 'Lefèvre',
    firstName: 'Zoé',
    otherFirstNames: '',
    birthdate: '1990-01-01',
    nationality: '001',
  };
  const check = (change: Partial<IdentityDraft> = {}, other?: Prospect) =>
    checkIdentity(
      { ...draft, ...change },
      { today: TODAY, prospect: { ...blankProspect, identity: { ...blankProspect.identity, agencyId: 'A-1' } }, other },
    );

  test('is saved tidied', () => {
    const { lastName, otherFirstNames } = { lastName: 'Lefèvre', otherFirstNames: 'Marie' };
    expect(right(check({ otherFirstNames: ' Marie ' }))).toMatchObject({ identity: { lastName, otherFirstNames } });
  });

  test.each<[string, Partial<IdentityDraft>, Record<string, string>]>([
    ['no civility', { civility: '' }, { civility: 'NOT_CHOSEN' }],
    ['no names', { lastName: '', birthName: ' ', firstName: '' }, { lastName: 'REQUIRED', birthName: 'REQUIRED', firstName: 'REQUIRED' }],
    [
      'names with digits',
      { lastName: 'L3', birthName: 'L3', firstName: 'Z0', otherFirstNames: 'M4' },
      { lastName: 'NAME_FORMAT', birthName: 'NAME_FORMAT', firstName: 'NAME_FORMAT', otherFirstNames: 'NAME_FORMAT' },
    ],
    ['a name of 33 letters', { lastName: long }, { lastName: 'NAME_TOO_LONG' }],
    ['no birthdate', { birthdate: '' }, { birthdate: 'REQUIRED' }],
    ['a birthdate that is none', { birthdate: '31/02/1990' }, { birthdate: 'BIRTHDATE_INVALID' }],
    ['under 18', { birthdate: '10/03/2008' }, { birthdate: 'BIRTHDATE_TOO_YOUNG' }],
    ['over 120', { birthdate: '09/03/1905' }, { birthdate: 'BIRTHDATE_TOO_FAR' }],
    ['no nationality', { nationality: '' }, { nationality: 'NOT_CHOSEN' }],
  ])('%s', (_, change, issues) => {
    expect(wrong(check(change))).toEqual(issues);
  });

  const other = (change: Partial<Prospect['identity']>, birthdate: '1990-01-01' | '1990-01-02' | undefined): Prospect => ({
    ...blankProspect,
    identity: { ...blankProspect.identity, lastName: 'LEFEVRE', firstName: 'Zoe', ...change },
    birth: { ...blankProspect.birth, birthdate },
  });

  test('INF-06: the other holder is another person', () => {
    expect(wrong(check({}, other({}, '1990-01-01')))).toEqual({ lastName: 'SAME_PERSON' });
    expect(wrong(check({ lastName: '' }, other({}, '1990-01-01')))).toEqual({ lastName: 'REQUIRED' });
    for (const somebody of [
      other({}, '1990-01-02'),
      other({}, undefined),
      other({ lastName: undefined }, '1990-01-01'),
      other({ firstName: undefined }, '1990-01-01'),
      other({ firstName: 'Lou' }, '1990-01-01'),
    ])
      expect(wrong(check({}, somebody))).toEqual({});
    for (const birthdate of ['1990-01-01', undefined] as const)
      expect(wrong(check({ birthdate: 'x' }, other({}, birthdate)))).toEqual({ birthdate: 'BIRTHDATE_INVALID' });
  });

  test('D-89: with one name only, who has the same is the same person', () => {
    const one = { oneName: true, lastName: 'Suharto', birthName: 'Suharto', firstName: '' };
    const suharto = (firstName: string | undefined) => other({ lastName: 'SUHARTO', firstName }, '1990-01-01');
    expect(wrong(check(one, suharto(undefined)))).toEqual({ lastName: 'SAME_PERSON' });
    expect(wrong(check(one, suharto('Anne')))).toEqual({});
  });

  describe('opens', () => {
    const prospect: Prospect = {
      ...blankProspect,
      identity: { ...blankProspect.identity, civility: 'MME', lastName: 'Lefèvre', firstName: 'Zoé' },
      birth: { ...blankProspect.birth, birthdate: '1990-01-01' },
    };
    const read = { lastName: 'LEFEVRE', birthName: 'MARTIN', firstName: 'ZOE, MARIE, ANNE', birthdate: '1990-01-02' };

    test('with what the document says, but for the same name written better', () => {
      expect(identityDraft(prospect, read)).toEqual({
        oneName: false,
        civility: 'MME',
        lastName: 'Lefèvre',
        birthName: 'MARTIN',
        firstName: 'Zoé',
        otherFirstNames: 'MARIE ANNE',
        birthdate: '02/01/1990',
        nationality: '',
      });
    });

    test.each(['1990', '1990-00-00', '1991', '1990-01', '00/00/1990', '1990-13-45', 'illisible'])(
      'D-85: with the birthdate that was typed, where the document says %s',
      birthdate => expect(identityDraft(prospect, { birthdate }).birthdate).toBe('01/01/1990'),
    );

    test('PER-01: blank before anything is known, nationality included (D-63)', () => {
      const { email, mobile, marketing, ...blank } = blankApplicant;
      expect([email, mobile, marketing]).toEqual(['', '', false]);
      expect(identityDraft(blankProspect, {})).toEqual({ ...blank, nationality: '' });
    });

    test('with what was typed where the document says nothing', () => {
      expect(identityDraft(prospect, {})).toMatchObject({ lastName: 'Lefèvre', birthName: '', birthdate: '01/01/1990' });
      expect(identityDraft(blankProspect, { firstName: 'LOU', otherFirstNames: 'ANNE' })).toMatchObject({
        civility: '',
        firstName: 'LOU',
        otherFirstNames: 'ANNE',
        birthdate: '',
      });
    });

    test('other first names that the document tells apart prevail over a list', () => {
      expect(identityDraft(blankProspect, { firstName: 'ZOE, MARIE', otherFirstNames: 'JEANNE' })).toMatchObject({
        firstName: 'ZOE',
        otherFirstNames: 'JEANNE',
      });
    });

    test('D-92: names that agree stand as they were typed, the first names after them are the others', () => {
      const typed = { ...prospect, identity: { ...prospect.identity, lastName: 'Martin', birthName: 'Dupont', firstName: 'Jean-Marie' } };
      const printed = { lastName: 'DUPONT ÉP. MARTIN', firstName: 'JEAN, MARIE, PIERRE' };
      expect(identityDraft(typed, printed)).toMatchObject({
        lastName: 'Martin',
        birthName: 'Dupont',
        firstName: 'Jean-Marie',
        otherFirstNames: 'PIERRE',
      });
    });

    test('D-89: with one name only, where the file has no first name; the document adds none', () => {
      const one = { ...prospect, identity: { ...prospect.identity, lastName: 'Suharto', birthName: 'Suharto', firstName: undefined } };
      expect(identityDraft(one, { lastName: 'SUHARTO', firstName: 'XXX' })).toMatchObject({
        oneName: true,
        lastName: 'Suharto',
        firstName: '',
        otherFirstNames: '',
      });
    });

    test('PER-11: with what was saved, once it was', () => {
      const savedOnce = { ...prospect, birth: { ...prospect.birth, nationality: '002' } };
      expect(identityDraft(savedOnce, read)).toMatchObject({
        lastName: 'Lefèvre',
        birthName: '',
        nationality: '002',
        birthdate: '01/01/1990',
      });
    });
  });
});

describe('INF-01: an applicant', () => {
  const draft: ApplicantDraft = {
    ...blankApplicant,
    civility: 'MR',
    lastName: ' Durand ',
    birthName: 'Durand',
    firstName: 'Noa',
    birthdate: '1-1-1990',
    email: ' noa.durand@example.fr ',
    mobile: '+33 6 39 98 00 02',
    marketing: true,
  };
  const check = (change: Partial<ApplicantDraft> = {}) => checkApplicant({ ...draft, ...change }, TODAY, '26+');

  test('D-89: of a person with one name only no first name is asked', () => {
    const suharto = { lastName: 'Suharto', birthName: 'Suharto', firstName: '', otherFirstNames: '4' };
    expect([true, false].map(oneName => wrong(check({ ...suharto, oneName })))).toEqual([
      {},
      { firstName: 'REQUIRED', otherFirstNames: 'NAME_FORMAT' },
    ]);
  });

  test('D-68, D-92: text as people paste it is sent as it is meant', () => {
    const pasted = {
      lastName: 'St.\u00a0Clair\u200b',
      birthName: 'Dupont / Martin',
      firstName: 'Jean\u2011Zoe\u0301',
      otherFirstNames: 'MARIE, TERI\u02bbI',
      birthdate: '\u200e01 / 01 / 1990',
      email: '<mailto:Noa@example.fr>.',
      mobile: '+262 (0)639 98 12 34',
    };
    expect(right(check(pasted))).toMatchObject({
      lastName: 'St Clair',
      birthName: 'Dupont Martin',
      firstName: 'Jean-Zoé',
      otherFirstNames: "MARIE TERI'I",
      birthdate: '1990-01-01',
      email: 'Noa@example.fr',
      mobile: '06 39 98 12 34',
    });
    expect(wrong(check({ lastName: '-', firstName: '\u200b', birthName: '( . )' }))).toEqual({
      lastName: 'NAME_FORMAT',
      firstName: 'REQUIRED',
      birthName: 'REQUIRED',
    });
  });

  test.each<[string, Partial<ApplicantDraft>, Record<string, string>]>([
    [
      'nothing typed',
      { civility: '', lastName: '', birthName: '', firstName: '', birthdate: '', email: ' ', mobile: '' },
      {
        civility: 'CIVILITY_REQUIRED',
        lastName: 'REQUIRED',
        birthName: 'REQUIRED',
        firstName: 'REQUIRED',
        birthdate: 'REQUIRED',
        email: 'REQUIRED',
        mobile: 'REQUIRED',
      },
    ],
    ['an e-mail without a domain', { email: 'noa' }, { email: 'EMAIL_FORMAT' }],
    ['a landline', { mobile: '01 39 98 00 02' }, { mobile: 'MOBILE_FORMAT' }],
    ['other first names with a digit', { otherFirstNames: 'L0u' }, { otherFirstNames: 'NAME_FORMAT' }],
  ])('%s', (_, change, issues) => {
    expect(wrong(check(change))).toEqual(issues);
  });
});

describe('XTR-31: the error summary follows the form', () => {
  test('fields are in the order in which they are asked', () => {
    const order = (verdict: E.Either<object, unknown>) => (E.isLeft(verdict) ? Object.keys(verdict.left).join(' ') : 'right');
    const names = 'civility lastName birthName firstName otherFirstNames birthdate';
    const about = { today: TODAY, prospect: blankProspect, other: undefined } as const;
    const asked: readonly (readonly [E.Either<object, unknown>, string])[] = [
      [checkApplicant({ ...blankApplicant, otherFirstNames: '1' }, TODAY, undefined), `${names} email mobile`],
      [checkIdentity(identityDraft(blankProspect, {}), about), `oneName ${names} nationality`],
      [
        checkAddress(addressDraft(blankProspect), { noTown: false }),
        'country streetNumber streetType streetName complement postalCode town housing',
      ],
      [
        checkComplementary(complementaryDraft(blankProspect), { hasSectors: true }),
        'category profession employer sector monthlyNetIncome wealth',
      ],
      [checkBirthplace(birthplaceDraft(blankProspect), blankProspect), 'country county town'],
      [checkFamily(familyDraft(blankProspect)), 'situation maritalRegime'],
      [checkObligation(obligationDraft({ country: '' }), undefined), 'country noTaxId taxId'],
    ];
    for (const [verdict, fields] of asked) expect(order(verdict)).toBe(fields);
  });

  test('a form without an issue is right, whatever its keys', () => {
    expect([hasIssue({}), hasIssue({ a: undefined }), hasIssue({ a: undefined, b: 'REQUIRED' })]).toEqual([false, false, true]);
  });
});
