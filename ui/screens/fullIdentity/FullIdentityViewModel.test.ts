import * as TE from 'fp-ts/TaskEither';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { ControlAnew } from '@application/proofs/ControlAnew';
import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { catalogue } from '@domain/offer/contracts';
import type { ProofFacts } from '@domain/proofs/proof';
import type { WalletIdentity } from '@domain/proofs/walletIdentity';
import { nationalityMessages } from '@messages/nationality';
import type { Routes } from '@ui/journey/Routes';
import { refusedWith, settled } from '@tests/builders/ending';
import { clockOn, settings } from '@tests/builders/journey';
import { cart, chosenCard } from '@tests/builders/offer';
import { aFailedProof, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { failing } from '@tests/fakes/ports';
import { MemoryReferentials } from '@tests/fakes/referentials';
import { FullIdentityViewModel } from './FullIdentityViewModel';

const clock = clockOn('2025-10-15');
const youthPrice = { promoted: 0, afterwards: 1.5, months: 12 };

/** The identity form of a person born on 27/03/2003. `read`: facts of their documents; by default they cannot be read. */
const open = (
  read?: ProofFacts,
  wallet?: WalletIdentity,
  saved: Partial<Prospect['birth']> = {},
  correcting = false,
  doubtful = '',
  step: 'identityValidation' | 'coHolderIdentityValidation' = 'identityValidation',
) => {
  const identity = { ...blankProspect.identity, civility: 'MME', firstName: 'Maëlle', lastName: 'Exemple', birthName: 'Exemple' } as const;
  const birth = { ...blankProspect.birth, birthdate: '2003-03-27', nationality: read || wallet ? undefined : '001', ...saved } as const;
  const journey = new FakeDossierJourney(step, {
    prospect: { identity, birth },
    state: { ...(step === 'coHolderIdentityValidation' && ofTwo), proofs: [onFile()] },
  });
  journey.correcting = correcting;
  journey.dossier.keepCart(cart({ youthOfferEligible: true, selection: [chosenCard('TIT', catalogue.MASTERCARD)] }));
  const shown: string[] = [];
  const controls: string[] = [];
  const routes = { to: (page: string) => void shown.push(page) } as unknown as Routes;
  /** The bank has validated each paper but the doubtful one, which the device has read alone. */
  const outcome = (_person: string, rank: string) => {
    if (rank === doubtful) return TE.right(aFailedProof());
    if (!read && !wallet) return failing(refusedWith('absent'));
    return TE.right({ kind: 'validated', controlId: 'C', read: read ?? {}, identity: wallet });
  };
  const inTime = Object.assign(clockOn('2025-10-15'), { sleep: () => () => new Promise<void>(() => undefined) });
  const bank = new MemoryReferentials();
  bank.towns = bank.towns.map(town => ({ ...town, label: town.label.toUpperCase(), also: ['Vieux-Bourg'] }));
  const vm = new FullIdentityViewModel(
    journey,
    read || wallet ? inTime : clock,
    new ReadProof({ outcome } as never, { factsOf: rank => (rank === doubtful ? (read ?? {}) : {}) }),
    new Lists(bank),
    new ReadOfferOnDossier(settings(), clock),
    routes,
    new ControlAnew({ control: ({ rank }) => (controls.push(rank), TE.right('C')) }),
  );
  const { save } = journey;
  journey.save = (part, by) => {
    journey.dossier.people = { ...journey.dossier.people, TIT: { ...journey.prospect, ...part } };
    return save.call(journey, part, by);
  };
  return { vm, controls, journey, shown, bank };
};

describe('PER-02: no nationality is chosen', () => {
  test('the message names the answers that are shown, and the list once it is there', async () => {
    const { vm } = open();
    vm.form.type({ nationality: '' });
    await vm.submit();
    expect(vm.form.message('nationality')).toBe(nationalityMessages.required);
    vm.chooseNationality('other');
    await vm.submit();
    expect(vm.form.message('nationality')).toMatch(/dans la liste/);
  });
});

describe('D-50: a birthdate corrected on the identity form', () => {
  test('which leaves the offer as it is says nothing', () => {
    const { vm } = open();
    vm.form.type({ birthdate: '28/03/2003' });
    expect(vm.offerChange).toBeUndefined();
  });

  test('to 35 years says the price before and now at once; back again, nothing', () => {
    const { vm } = open();
    vm.form.type({ birthdate: '27/03/1990' });
    expect(vm.offerChange?.before.total).toEqual(youthPrice);
    expect(vm.offerChange?.now).toMatchObject({
      promotion: 'welcome-card-free-one-year',
      total: { promoted: 0, afterwards: 3, months: 12 },
    });
    vm.form.type({ birthdate: '27/03/2003' });
    expect(vm.offerChange).toBeUndefined();
  });

  test.each(['27/03/19', '31/02/1990', '27/03/1890', '27/03/2015', ''])(
    'says nothing of a price for %p, which is no birthdate to have',
    typed => {
      const { vm } = open();
      vm.form.type({ birthdate: typed });
      expect(vm.offerChange).toBeUndefined();
    },
  );

  test('is sent as typed', async () => {
    const { vm, journey } = open();
    vm.form.type({ birthdate: '27/03/1990' });
    await vm.submit();
    expect(journey.saved[0]).toMatchObject({ birth: { birthdate: '1990-03-27' } });
  });
});

test('INF-06: what is typed is held against the other holder of the file', async () => {
  const { vm, journey } = open();
  journey.dossier.people = { ...journey.dossier.people, COT: journey.dossier.people.TIT };
  await vm.submit();
  expect([vm.form.check.issue('lastName'), journey.saved]).toEqual(['SAME_PERSON', []]);
});

test('INF-06, JNT-01: the co-holder is held against the holder, not against what the dossier has of themselves', async () => {
  const { vm, journey } = open(undefined, undefined, {}, false, '', 'coHolderIdentityValidation');
  await vm.submit();
  expect([vm.form.check.issue('lastName'), journey.saved.length]).toEqual([undefined, 1]);
});

describe('INF-02, D-50: less than 18 years old', () => {
  test('the form says so first; a person who keeps the date reaches the page for them', async () => {
    const { vm, journey, shown } = open();
    vm.form.type({ birthdate: '27/03/2015' });
    await vm.submit();
    expect([vm.form.check.issue('birthdate'), shown]).toEqual(['BIRTHDATE_TOO_YOUNG', []]);
    await vm.submit();
    expect([shown, journey.saved]).toEqual([['error/too-young'], []]);
  });

  test('a corrected date continues', async () => {
    const { vm, journey, shown } = open();
    vm.form.type({ birthdate: '27/03/2015' });
    await vm.submit();
    vm.form.type({ birthdate: '27/03/2001' });
    await vm.submit();
    expect([shown, journey.saved.length]).toEqual([[], 1]);
  });
});

describe('D-86: what the identity document says', () => {
  const arrive = async (read: ProofFacts) => {
    const { vm } = open({ lastName: 'EXEMPLE', firstName: 'MAELLE', ...read });
    vm.enter();
    await settled();
    return vm;
  };

  test('and the rules accept is shown, not asked again', async () => {
    const vm = await arrive({ birthName: 'DUPONT' });
    expect([vm.form.draft.birthName, vm.form.check.errors, vm.fold.open]).toEqual(['DUPONT', [], false]);
  });

  test('and a rule refuses is in its field with its message, and the form is open', async () => {
    const vm = await arrive({ birthName: 'DUP0NT' });
    expect([vm.form.draft.birthName, vm.form.check.errors.map(({ name }) => name), vm.fold.open]).toEqual(['DUP0NT', ['birthName'], true]);
    expect(vm.form.message('birthName')).toBeDefined();
  });
});

describe('XTR-38: an identity from a wallet', () => {
  const received: WalletIdentity = {
    ...{ familyName: 'Exemple', givenName: 'Maëlle Lou', birthFamilyName: 'Modèle', birthDate: '2003-03-27', birthPlace: {} },
    ...{ nationalities: ['FR'], expiry: '2030-01-01', issuer: 'État', issuingCountry: 'FR' },
  };
  const arrive = async (change: Partial<WalletIdentity>) => {
    const { vm } = open(undefined, { ...received, ...change });
    vm.enter();
    await settled();
    return vm;
  };

  test('folds names and birthdate, and answers the nationality', async () => {
    const { fold, form, filled } = await arrive({});
    expect([fold.open, filled, form.draft]).toMatchObject([
      false,
      true,
      { birthName: 'Modèle', otherFirstNames: 'Lou', nationality: '001' },
    ]);
  });

  test.each([[['FR', 'IT']], [['XK']]])('with %j the nationality is asked', async nationalities => {
    expect((await arrive({ nationalities })).form.draft.nationality).toBe('');
  });
});

describe('D-63: the nationality that the document says', () => {
  const read = { lastName: 'EXEMPLE', firstName: 'MAELLE', nationality: 'FR' };
  const arrive = async (facts: ProofFacts, saved: Partial<Prospect['birth']> = {}, correcting = false) => {
    const opened = open(facts, undefined, saved, correcting);
    opened.vm.enter();
    await settled();
    return opened;
  };

  test('is shown as read and not asked; one press saves it', async () => {
    const { vm, journey } = await arrive(read);
    expect([vm.nationalityFold.open, vm.form.draft.nationality]).toEqual([false, '001']);
    await vm.submit();
    expect(journey.saved).toMatchObject([{ birth: { nationality: '001' } }]);
  });

  test('opens by “Corriger”, and another one is saved', async () => {
    const { vm } = await arrive(read);
    vm.nationalityFold.correct();
    expect([vm.nationalityFold.open, vm.nationalityKind]).toEqual([true, 'french']);
    vm.chooseNationality('other');
    expect([vm.nationalityFold.open, vm.form.draft.nationality]).toEqual([true, '']);
  });

  test.each<[string, ProofFacts, Partial<Prospect['birth']>, boolean]>([
    ['of a document that does not say it', { lastName: 'EXEMPLE', firstName: 'MAELLE' }, {}, false],
    ['of a country that the list has not', { ...read, nationality: 'XK' }, {}, false],
    ['where another one was answered before', read, { nationality: '131' }, false],
    ['in a correction from the recap', read, { nationality: '001' }, true],
  ])('is asked %s', async (_what, facts, saved, correcting) =>
    expect((await arrive(facts, saved, correcting)).vm.nationalityFold.open).toBe(true),
  );
});

describe('XTR-49: the birthplace that the document says', () => {
  const lyon = { lastName: 'EXEMPLE', firstName: 'MAELLE', birthplace: 'Lyon', birthCounty: '69' };
  const arrive = async (read: ProofFacts, missing?: string) => {
    const opened = open(read);
    if (missing !== undefined) opened.bank.missing.add(missing);
    opened.vm.enter();
    await settled();
    return opened;
  };

  test.each([
    ['whole', lyon, 'Lyon (69), France'],
    ['whole, abbreviated', { ...lyon, birthplace: 'St Gein', birthCounty: '40' }, 'Saint-Gein (40), France'],
  ])('%s, is beside the identity, and one answer saves both and passes its page over', async (_, read, line) => {
    const { vm, journey } = await arrive(read);
    expect([vm.place.known, vm.place.open, vm.place.fields.line, vm.place.source]).toEqual([true, false, line, vm.reading.source]);
    vm.chooseNationality('french');
    await vm.submit();
    const [town, county] = [vm.place.fields.form.draft.town, read.birthCounty];
    expect(journey.saved).toMatchObject([
      { identity: { lastName: 'Exemple' }, birth: { nationality: '001', country: 'FR', county, town } },
    ]);
    expect(journey.moves).toEqual(['next after BirthplaceForm']);
  });

  test.each<[string, ProofFacts, string | undefined]>([
    ['without its county', { ...lyon, birthCounty: '' }, undefined],
    ['that no list has', { ...lyon, birthplace: 'Nulle-Part' }, undefined],
    ['under a former name', { ...lyon, birthplace: 'Vieux-Bourg' }, undefined],
    ['whose towns do not come', lyon, 'births 69'],
    ['whose countries do not come', lyon, 'countries'],
  ])('%s, is asked on its own page', async (_, read, missing) => {
    const { vm, journey } = await arrive(read, missing);
    expect([vm.place.known, vm.form.draft.country]).toEqual([false, '']);
    vm.chooseNationality('french');
    await vm.submit();
    expect([journey.saved[0]?.birth?.country, journey.moves]).toEqual([undefined, ['next']]);
  });

  test('opens by its own button with what was read; an error there is shown and not saved, a town of no list is saved as the rule writes it', async () => {
    const { vm, journey } = await arrive(lyon);
    vm.place.fields.fold.correct();
    vm.place.fields.changeCounty('40');
    await settled();
    vm.chooseNationality('french');
    await vm.submit();
    expect([vm.nationalityAlone, vm.form.check.errors, journey.saved]).toMatchObject([false, [{ name: 'town' }], []]);
    vm.place.fields.changeAbsent(true);
    vm.form.type({ town: 'Vieux Bourg' });
    expect(vm.place.source).toBeUndefined();
    await vm.submit();
    expect(journey.saved).toMatchObject([{ birth: { county: '40', town: 'Vieux-Bourg' } }]);
  });

  test('where saving fails nothing is lost, and the retry sends all of it', async () => {
    const { vm, journey } = await arrive(lyon);
    journey.failing = { kind: 'unreachable' };
    vm.chooseNationality('french');
    await vm.submit();
    expect(journey.moves).toEqual([]);
    journey.failing = undefined;
    journey.again?.();
    await settled();
    expect(journey.saved[1]).toEqual(journey.saved[0]);
    expect(journey.moves).toEqual(['next after BirthplaceForm']);
  });

  test('once saved it is shown again; a correction of the identity from the recap asks the identity alone', () => {
    const born = { country: 'FR', county: '69', town: 'LYON' };
    expect([open(undefined, undefined, born).vm.place.known, open(undefined, undefined, born, true).vm.place.known]).toEqual([true, false]);
  });
});

describe('D-126: the papers that were controlled are controlled again', () => {
  test.each([
    ['last name', { lastName: 'Autrenom' }],
    ['birth name', { birthName: 'Autrenom' }],
    ['first name', { firstName: 'Zoé' }],
    ['birthdate', { birthdate: '28/03/2003' }],
  ])('another %s: the page waits for the result before it continues', async (_what, typed) => {
    const { vm, journey, controls } = open();
    vm.form.type({ firstName: 'Maëlle', ...typed });
    await vm.submit();
    expect(controls).toEqual(['1']);
    expect(journey.moves).toEqual(['refresh', 'may show identityDocUpload', 'goTo identityDocUpload ProofControlProgress']);
  });

  test('D-69: the same names in capitals are no change', async () => {
    const { vm, journey, controls } = open();
    vm.form.type({ firstName: 'MAELLE', lastName: 'EXEMPLE' });
    await vm.submit();
    expect([controls, journey.moves]).toEqual([[], ['next']]);
  });

  test('D-52: a correction from the recap is left to the review', async () => {
    const { vm, journey, controls } = open(undefined, undefined, {}, true);
    vm.form.type({ lastName: 'Autrenom' });
    await vm.submit();
    expect([controls, journey.moves]).toEqual([[], ['next']]);
  });
});

describe('D-125: with papers first, what no paper says is asked beside what was read', () => {
  const said = {
    lastName: 'EXEMPLE',
    firstName: 'MAELLE',
    birthplace: 'Lyon',
    birthCounty: '69',
    nationality: 'FR',
    address: '12 rue des Tilleuls',
    postalCode: '69001',
    city: 'LYON',
  };
  const arrive = async (read: ProofFacts = said, papersFirst = true, missing?: string, doubtful?: string) => {
    const opened = open(read, undefined, {}, false, doubtful);
    const { journey, bank } = opened;
    const proofs = [onFile({ controlResult: 'OK' }), onFile({ rank: '2', documentCode: '001120', controlResult: 'OK' })];
    journey.dossier.state = { ...journey.dossier.state, task: 'identityDocUpload', papersFirst, proofs };
    if (missing !== undefined) bank.missing.add(missing);
    opened.vm.enter();
    await settled();
    return opened;
  };

  test('nothing is chosen in advance, and one press saves all: identity, birthplace, family and address', async () => {
    const { vm, journey } = await arrive();
    expect([vm.rest.asked, vm.form.draft.situation, vm.form.draft.housing]).toEqual([true, '', '']);
    expect([vm.rest.home?.line, vm.rest.source]).toEqual(['12 rue des Tilleuls, 69001 LYON', 'Lu sur votre facture de gaz']);
    await vm.submit();
    expect([vm.form.check.errors.map(({ name }) => name), journey.saved]).toEqual([['situation', 'housing'], []]);
    vm.form.choose({ situation: 'CEL', housing: 'LOC' });
    await vm.submit();
    expect(journey.saved).toMatchObject([
      {
        identity: { lastName: 'Exemple' },
        birth: { town: 'LYON', nationality: '001' },
        family: { situation: 'CEL' },
        address: { postalCode: '69001', town: 'LYON' },
      },
    ]);
    expect(journey.moves.at(-1)).toBe('next after FamilyStatusForm');
  });

  test('an address that is corrected has its own page, with its housing', async () => {
    const { vm, journey } = await arrive();
    vm.rest.correctAddress();
    vm.form.choose({ situation: 'CEL' });
    await vm.submit();
    expect([journey.saved[0]?.family?.situation, journey.saved[0]?.address]).toEqual(['CEL', undefined]);
  });

  test.each([
    ['the birthplace was not read', { ...said, birthCounty: '' }, true, undefined],
    ['the nationality was not read', { ...said, nationality: '' }, true, undefined],
    ['a list does not come', said, true, 'familySituations'],
    ['the switch is off', said, false, undefined],
  ] as const)('the page asks nothing more where %s', async (_, read, papersFirst, missing) => {
    const { vm } = await arrive(read, papersFirst, missing);
    expect(vm.rest.asked).toBe(false);
  });

  test('D-63: an address of a paper that the bank has not validated is asked on its own page', async () => {
    const { vm } = await arrive(said, true, undefined, '2');
    expect([vm.rest.asked, vm.rest.home]).toEqual([true, undefined]);
  });

  test('an address still read is asked on its own page', async () => {
    const { vm } = await arrive({ ...said, address: '' });
    expect([vm.rest.asked, vm.rest.home]).toEqual([true, undefined]);
  });
});
