import * as E from 'fp-ts/Either';
import type { NewSubscription } from '@application/subscription/ports';
import type { Applicant, ApplicantDraft } from '@domain/holders/applicant';
import { checkAgency } from '@domain/delivery/checkAgency';
import { addressDraft, checkAddress } from '@domain/holders/checkAddress';
import { checkApplicant } from '@domain/holders/checkApplicant';
import { birthplaceDraft, checkBirthplace } from '@domain/holders/checkBirthplace';
import { checkComplementary, complementaryDraft } from '@domain/holders/checkComplementary';
import { checkFamily, familyDraft } from '@domain/holders/checkFamily';
import { checkIdentity, identityDraft } from '@domain/holders/checkIdentity';
import { checkObligation, checkTax, obligationDraft, taxDraft } from '@domain/holders/checkTax';
import { blankProspect, prospectOf, type ProspectPart, type TaxObligation } from '@domain/holders/prospect';
import { buildSelection } from '@domain/offer/buildSelection';
import { BankServer } from '@tests/support/bankServer';
import { HttpProspects } from './prospects/HttpProspects';
import { partToWire } from './prospects/person';
import { HttpSubscriptions } from './subscription/HttpSubscriptions';

const today = '2026-03-09';
const person = prospectOf('12345678', ({ field }) => field.example);
const { birth, fiscal } = person;
const alone = { ...person, fiscal: { ...fiscal, obligations: [] } };

/** What leaves, as JSON writes it. */
const sent = (part: E.Either<unknown, ProspectPart>): unknown =>
  JSON.parse(JSON.stringify(E.isRight(part) ? partToWire(part.right) : { refused: part.left }));

const kept = (given: TaxObligation, format?: string): TaxObligation => {
  const obligation = checkObligation(obligationDraft(given), format);
  if (E.isLeft(obligation)) throw new Error(JSON.stringify(obligation.left));
  return obligation.right;
};
const countries = [
  kept({ country: 'DE', taxId: '12345678901' }, '\\d{11}'),
  kept({ country: 'AE', noTaxId: 'NOT_ISSUED' }),
  kept({ country: 'US', noTaxId: 'NOT_YET' }),
  kept({ country: 'BE', taxId: '85.07.30-033.28' }, '\\d{11}'),
];

const identity = { ...identityDraft(person, {}), lastName: 'Exemple', birthName: 'Modèle', firstName: 'Maëlle', otherFirstNames: 'Lou' };
const about = { today, prospect: person, other: undefined } as const;
const address = { ...addressDraft(person), streetNumber: '12 bis', complement: 'Bât. B' };
const work = { ...complementaryDraft(person), employer: 'Atelier Exemple' };
const housed = { streetName: 'du Lac', postalCode: '69001', town: 'LYON', country: 'FR', housing: 'LOC' };

describe('PER-11: each answer of a page is in the body that is sent, under its own name', () => {
  test.each<[string, E.Either<unknown, ProspectPart>, object]>([
    [
      'identity',
      checkIdentity(identity, about),
      {
        identity: {
          civility: 'MME',
          firstname: 'Maëlle',
          lastname: 'Exemple',
          birthname: 'Modèle',
          otherFirstnames: 'Lou',
          agencyId: '00691',
        },
        birth: { ...birth, birthdate: '1992-03-27', nationality: '001' },
      },
    ],
    [
      'D-89: one name only, a man',
      checkIdentity({ ...identity, civility: 'MR', oneName: true }, about),
      { identity: { civility: 'MR', lastname: 'Exemple', birthname: 'Modèle', agencyId: '00691' }, birth: { ...birth } },
    ],
    [
      'born in France',
      checkBirthplace(birthplaceDraft(person), person),
      { birth: { ...birth, country: 'FR', county: '69', town: 'LYON' } },
    ],
    [
      'born abroad',
      checkBirthplace({ country: 'MA', county: '69', town: 'Fès' }, blankProspect),
      { birth: { country: 'MA', town: 'Fès' } },
    ],
    ['married', checkFamily(familyDraft(person)), { familySituation: { situation: 'MAR', maritalRegime: 'COM' } }],
    ['not married', checkFamily({ situation: 'CEL', maritalRegime: 'COM' }), { familySituation: { situation: 'CEL' } }],
    [
      'address',
      checkAddress(address, { noTown: false }),
      { address: { streetNumber: '12bis', streetType: 'RUE', complement: 'Bât. B', ...housed } },
    ],
    [
      'an address without number and complement',
      checkAddress({ ...address, streetNumber: '', complement: '' }, { noTown: false }),
      { address: { streetType: 'RUE', ...housed } },
    ],
    [
      'work, income, wealth',
      checkComplementary(work, { hasSectors: true }),
      {
        occupation: { category: '3', profession: '3105', employer: 'Atelier Exemple', sector: 'J62' },
        monthlyNetIncome: 2400,
        wealth: 'B',
      },
    ],
    [
      'no employer, no sector, no income',
      checkComplementary({ ...work, employer: ' ', monthlyNetIncome: '0' }, { hasSectors: false }),
      { occupation: { category: '3', profession: '3105' }, monthlyNetIncome: 0, wealth: 'B' },
    ],
    [
      'PER-08: French tax resident alone',
      checkTax(taxDraft(alone), { asksUs: false }),
      { fiscalReferences: { frenchTaxResident: '1', otherObligations: [] } },
    ],
    [
      'PER-08, D-87: tax resident of four countries more',
      checkTax({ ...taxDraft(person), obligations: countries }, { asksUs: false }),
      {
        fiscalReferences: {
          frenchTaxResident: '1',
          otherObligations: [
            { country: 'DE', taxId: '12345678901' },
            { country: 'AE', noTaxId: 'NOT_ISSUED' },
            { country: 'US', noTaxId: 'NOT_YET' },
            { country: 'BE', taxId: '85073003328' },
          ],
        },
      },
    ],
    [
      'PER-09: no French tax resident',
      checkTax({ ...taxDraft(person), frenchTaxResident: 'no' }, { asksUs: false }),
      { refused: { frenchTaxResident: 'NOT_RESIDENT' } },
    ],
  ])('%s', (_, part, body) => expect(sent(part)).toEqual(body));

  test('what is emptied is cleared, or asked for again: nothing that was saved before stays', () => {
    const fields = (part: E.Either<unknown, ProspectPart>): number => JSON.stringify(sent(part)).split('":').length;
    const staying = <Draft extends object>(draft: Draft, check: (draft: Draft) => E.Either<unknown, ProspectPart>): readonly string[] =>
      Object.keys(draft).filter(name => {
        const without = check({ ...draft, [name]: '' });
        return E.isRight(without) && fields(without) >= fields(check(draft));
      });
    expect([
      staying(identity, draft => checkIdentity(draft, about)),
      staying(birthplaceDraft(person), draft => checkBirthplace(draft, person)),
      staying(familyDraft(person), checkFamily),
      staying(address, draft => checkAddress(draft, { noTown: false })),
      staying(work, draft => checkComplementary(draft, { hasSectors: true })),
      staying({ frenchTaxResident: 'yes' } as const, draft => checkTax({ ...taxDraft(alone), ...draft }, { asksUs: false })),
    ]).toEqual([['oneName'], [], [], [], [], []]);
  });

  test('each answer counts for every birthplace and address: another answer is another body', () => {
    const abroad = { ...address, country: 'BE', streetType: '', postalCode: 'B-1000', town: 'Bruxelles' };
    const counted = <Draft extends object>(draft: Draft, other: Partial<Draft>, check: (draft: Draft) => E.Either<unknown, ProspectPart>) =>
      Object.entries(other).filter(
        ([name, value]) => JSON.stringify(sent(check(draft))) === JSON.stringify(sent(check({ ...draft, [name]: value }))),
      );
    const elsewhere = {
      streetNumber: '7',
      streetName: 'Haute',
      complement: 'Bte 3',
      postalCode: 'B-1050',
      town: 'Ixelles',
      housing: 'PRO',
    };
    const placed = (draft: typeof address) => checkAddress(draft, { noTown: false });
    expect([
      counted(abroad, { ...elsewhere, country: 'LU' }, placed),
      counted(address, { ...elsewhere, postalCode: '69002', town: 'VILLEURBANNE', streetType: 'AV', country: 'LU' }, placed),
      counted({ country: 'MA', county: '', town: 'Fès' }, { country: 'TN', town: 'Sfax' }, draft => checkBirthplace(draft, person)),
      counted(birthplaceDraft(person), { country: 'MA', county: '01', town: 'BOURG' }, draft => checkBirthplace(draft, person)),
      counted({ situation: 'CEL', maritalRegime: '' }, { situation: 'VEU' }, checkFamily),
      counted(familyDraft(person), { situation: 'CEL', maritalRegime: 'SEP' }, checkFamily),
      counted(identity, { civility: 'MR', lastName: 'Autre', birthName: 'Autre', firstName: 'Zoé', otherFirstNames: 'Ève' }, draft =>
        checkIdentity(draft, about),
      ),
      counted(identity, { birthdate: '28/03/1992', nationality: '002' }, draft => checkIdentity(draft, about)),
      counted({ ...identity, oneName: true }, { lastName: 'Autre', birthName: 'Autre', nationality: '002' }, draft =>
        checkIdentity(draft, about),
      ),
      counted(work, { category: '4', profession: '1', employer: 'Autre', sector: 'A', monthlyNetIncome: '0', wealth: 'C' }, draft =>
        checkComplementary(draft, { hasSectors: true }),
      ),
      counted({ agencyId: '00691' }, { agencyId: '00692' }, draft => checkAgency(draft, person)),
      counted(taxDraft(person), { obligations: countries.slice(1) }, draft => checkTax(draft, { asksUs: false })),
    ]).toEqual(Array(12).fill([]));
  });

  test('a yes and a no of the file are distinguished', () => {
    const residence = (frenchTaxResident: boolean) =>
      partToWire({ fiscal: { frenchTaxResident, usPerson: !frenchTaxResident, obligations: [], certifiedAt: undefined } });
    expect([true, false].map(residence)).toMatchObject([
      { fiscalReferences: { frenchTaxResident: '1', usPerson: '0' } },
      { fiscalReferences: { frenchTaxResident: '0', usPerson: '1' } },
    ]);
  });
});

describe('INF-10, OPT-01, OPT-03: each answer before the dossier is in the body that creates it', () => {
  const bank = new BankServer();
  beforeAll(() => bank.start());
  afterAll(() => bank.stop());
  beforeEach(() => {
    bank.body = { id: 'ENE-1', uuid: 'UUID-1', prospectId: '10000001', holderId: '10000001' };
  });

  const typed: ApplicantDraft = {
    oneName: false,
    civility: 'MME',
    lastName: 'Exemple',
    birthName: 'Modèle',
    firstName: 'Maëlle',
    otherFirstNames: 'Lou',
    birthdate: '27/03/1992',
    email: 'maelle@example.fr',
    mobile: '06 39 98 00 01',
    marketing: false,
  };
  const other = {
    ...typed,
    civility: 'MR',
    firstName: 'Éloi',
    otherFirstNames: '',
    birthdate: '01/02/2003',
    email: 'eloi@example.fr',
    mobile: '07 39 98 00 02',
  } as const;
  const checked = (draft: ApplicantDraft): Applicant => {
    const applicant = checkApplicant(draft, today, undefined);
    if (E.isLeft(applicant)) throw new Error(JSON.stringify(applicant.left));
    return applicant.right;
  };
  const body = async (change: Partial<NewSubscription>): Promise<unknown> => {
    const given = {
      workflow: 'individual',
      holder: checked(typed),
      coHolder: undefined,
      selection: [],
      captcha: 'C',
      idempotencyKey: 'K',
    } as const;
    await new HttpSubscriptions(bank.api).create({ ...given, ...change })();
    return bank.asked?.body;
  };
  const holder = {
    identity: { civility: 'MME', firstname: 'Maëlle', lastname: 'Exemple', birthname: 'Modèle', otherFirstnames: 'Lou' },
    birth: { birthdate: '1992-03-27' },
    email: 'maelle@example.fr',
    mobilePhone: '06 39 98 00 01',
    marketingOptIn: '0',
  };
  const coHolder = {
    identity: { civility: 'MR', firstname: 'Éloi', lastname: 'Exemple', birthname: 'Modèle' },
    birth: { birthdate: '2003-02-01' },
    email: 'eloi@example.fr',
    mobilePhone: '07 39 98 00 02',
    marketingOptIn: '1',
  };

  test('D-62: the code of the SMS is a text, its first zeros too', async () => {
    await new HttpProspects(bank.api).save('1', { email: 'a@example.fr' }, '012345')();
    expect(bank.asked?.body).toEqual({ email: 'a@example.fr', oneTimeCode: '012345' });
  });

  test('the consent of each of two people is their own, yes or no', async () => {
    const joint = (one: boolean, two: boolean) =>
      body({ workflow: 'joint', holder: checked({ ...typed, marketing: one }), coHolder: checked({ ...other, marketing: two }) });
    expect(await joint(false, true)).toEqual({ workflowType: 'joint', selectedContracts: [], holder, coHolder });
    expect(await joint(true, false)).toMatchObject({ holder: { marketingOptIn: '1' }, coHolder: { marketingOptIn: '0' } });
  });

  test('D-124: apart, each channel of the consent is sent beside the flag', async () => {
    const marketingChannels = { email: true, sms: false };
    const sent = await body({ holder: checked({ ...typed, marketingChannels }) });
    expect(sent).toMatchObject({ holder: { ...holder, marketingChannels: { email: '1', sms: '0' } } });
  });

  test('D-89a: one name only', async () => {
    const identity = { civility: 'MME', lastname: 'Exemple', birthname: 'Modèle' };
    expect(await body({ holder: checked({ ...typed, oneName: true }) })).toHaveProperty('holder', { ...holder, identity });
  });

  const both = [{ participationType: 'TIT' }, { participationType: 'COT' }];
  const account = { catalogNumber: '00400', type: 'CHECKING_ACCOUNT', participants: both };
  const cards = [
    { catalogNumber: '10153', type: 'CARDS', participants: ['TIT'], deliveryMode: 'EXPR' },
    { catalogNumber: 'NONE', type: 'CARDS', participants: ['COT'] },
  ] as const;
  const chosen = [
    { catalogNumber: '10153', type: 'CARDS', participants: [{ participationType: 'TIT' }], deliveryMode: 'EXPR' },
    { catalogNumber: 'NONE', type: 'CARDS', participants: [{ participationType: 'COT' }] },
  ];
  const overdraft = (catalogNumber: string) => ({ catalogNumber, type: 'OVERDRAFT', participants: both, amount: 200 });
  const insurance = { catalogNumber: '10048', type: 'INSURANCE', participants: [{ participationType: 'TIT' }] };

  test.each([
    [false, false, false, []],
    [true, false, false, [overdraft('10339')]],
    [true, false, true, [overdraft('10660')]],
    [false, true, false, [insurance]],
    [true, true, true, [overdraft('10660'), insurance]],
  ] as const)('overdraft %s, insurance %s, youth %s', async (wanted, insured, youthEligible, more) => {
    const selection = buildSelection({ workflow: 'joint', youthEligible, selection: cards, overdraft: wanted, insurance: insured });
    expect(await body({ selection })).toMatchObject({ selectedContracts: [account, ...chosen, ...more] });
  });

  test('ACC-03, INF-03: a birthdate is held against the band that its own person declared', () => {
    const issue = (birthdate: string, band: '18-25' | '26+') => checkApplicant({ ...typed, birthdate }, today, band);
    const contradicts = E.left({ birthdate: 'BIRTHDATE_CONTRADICTS_BAND' });
    expect([issue('27/03/1986', '18-25'), issue('01/02/2003', '26+')]).toEqual([contradicts, contradicts]);
    expect([issue('27/03/1986', '26+'), issue('01/02/2003', '18-25')].every(E.isRight)).toBe(true);
  });
});
