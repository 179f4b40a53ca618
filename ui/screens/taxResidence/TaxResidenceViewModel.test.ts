import { blankProspect, type Prospect, type TaxObligation } from '@domain/holders/prospect';
import type { UsPersonPolicy } from '@domain/holders/usQuestion';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { formBench } from '@tests/support/dossierForms';
import { TaxCertification } from './TaxCertification';
import { TaxResidenceViewModel } from './TaxResidenceViewModel';

const open = async (birth: Partial<Prospect['birth']> = {}, usPerson: UsPersonPolicy = 'onIndicia') => {
  const bench = formBench();
  bench.bank.nationalities = [...bench.bank.nationalities, { code: 'US', osceCode: '2840', label: 'États-Unis', also: [] }];
  const journey = new FakeDossierJourney('compInfos', { prospect: { birth: { ...blankProspect.birth, ...birth } } });
  /** The page, opened on what the journey keeps. */
  const again = async (): Promise<TaxResidenceViewModel> => {
    const vm = new TaxResidenceViewModel(journey, bench.clock, bench.lists, { declarations: { usPerson } });
    vm.enter();
    await bench.settled();
    return vm;
  };
  return { vm: await again(), again, journey, ...bench };
};

describe('D-124, D-105: the certification of the tax residence', () => {
  const answered = async (step: 'compInfos' | 'coHolderCompInfos', mode: 'omc' | 'mdc', connected: 'TIT' | 'COT') => {
    const bench = formBench();
    const state = step === 'compInfos' ? { mode } : { ...ofTwo, mode };
    const journey = new FakeDossierJourney(step, { page: 'TaxResidenceForm', state });
    journey.steps.mode = mode;
    journey.connected = connected;
    const vm = new TaxResidenceViewModel(journey, bench.clock, bench.lists, { declarations: { usPerson: 'never' } });
    vm.form.choose({ frenchTaxResident: 'yes' });
    await vm.form.submit();
    return { vm, saved: journey.saved.at(-1), now: bench.clock.now() };
  };

  test.each([
    ['compInfos', 'TIT'],
    ['coHolderCompInfos', 'COT'],
  ] as const)('of their own, in their own session, is saved with its hour (%s, %s)', async (step, connected) => {
    const { vm, saved, now } = await answered(step, 'omc', connected);
    expect([vm.certifies, saved]).toMatchObject([true, { fiscal: { frenchTaxResident: true, certifiedAt: now } }]);
  });

  test.each([
    ['the adviser', 'compInfos', 'mdc', 'TIT'],
    ['the other holder', 'coHolderCompInfos', 'omc', 'TIT'],
  ] as const)('is never that of %s, whose answer has no hour', async (_who, step, mode, connected) => {
    const { vm, saved } = await answered(step, mode, connected);
    expect([vm.certifies, saved]).toMatchObject([false, { fiscal: { frenchTaxResident: true, certifiedAt: undefined } }]);
  });

  const certification = (journey: FakeDossierJourney) => new TaxCertification(journey, { now: () => '2025-10-15T10:05:00+02:00' });
  const fiscal = { ...blankProspect.fiscal, frenchTaxResident: true };

  test.each(['TIT', 'COT'] as const)('what an adviser typed is certified by the client as they accept (%s)', async who => {
    const step = who === 'TIT' ? 'signature' : 'coHolderSignature';
    const journey = new FakeDossierJourney(step, { state: { ...ofTwo, mode: 'mdc' } });
    journey.connected = who;
    journey.dossier.people = { TIT: { ...blankProspect, fiscal }, COT: { ...blankProspect, fiscal } };
    const later = certification(journey);
    expect(later.owed).toBe(true);
    await later.save()();
    expect(journey.saved).toMatchObject([{ fiscal: { frenchTaxResident: true, certifiedAt: '2025-10-15T10:05:00+02:00' } }]);
  });

  test('what is certified, or not answered, is not certified again', async () => {
    for (const each of [{ ...fiscal, certifiedAt: '2025-10-15T10:00:00+02:00' }, blankProspect.fiscal]) {
      const journey = new FakeDossierJourney('summary');
      journey.dossier.people = { TIT: { ...blankProspect, fiscal: each }, COT: undefined };
      await certification(journey).save()();
      expect([certification(journey).owed, journey.saved]).toEqual([false, []]);
    }
  });
});

describe('PER-08: a tax obligation outside France', () => {
  test('France and what is declared already are not offered', async () => {
    const { vm, settled } = await open();
    expect(vm.options.map(({ value }) => value)).toEqual(['BE', 'US']);
    vm.obligation.show();
    vm.obligation.changeCountry('BE');
    vm.obligation.chooseNoTaxId('GIVEN');
    await settled();
    vm.obligation.typeTaxId('12345678901');
    vm.obligation.submit();
    expect([vm.obligations, vm.options.map(({ value }) => value)]).toEqual([[{ country: 'BE', taxId: '12345678901' }], ['US']]);
  });

  test('XTR-36: what was typed in the dialog is there when the page opens again; added or cancelled, it is no more', async () => {
    const { vm, journey, again, settled } = await open();
    vm.obligation.show();
    vm.obligation.changeCountry('BE');
    vm.obligation.chooseNoTaxId('GIVEN');
    await settled();
    vm.obligation.typeTaxId('1234');
    const next = await again();
    expect([next.obligation.open, next.obligation.draft]).toEqual([true, { country: 'BE', noTaxId: 'GIVEN', taxId: '1234' }]);
    next.obligation.typeTaxId('12345678901');
    next.obligation.submit();
    expect(next.obligations).toEqual([{ country: 'BE', taxId: '12345678901' }]);
    expect((await again()).obligation.open).toBe(false);
    next.obligation.show({ country: 'BE', taxId: '12345678901' }, 0);
    next.obligation.typeTaxId('1');
    expect((await again()).obligation.index).toBe(0);
    next.obligation.close();
    expect((await again()).obligation.open).toBe(false);
    expect(journey.saved).toEqual([]);
  });

  test('a tax id of another form is refused, and the popin stays', async () => {
    const { vm, settled } = await open();
    vm.obligation.show();
    vm.obligation.changeCountry('BE');
    vm.obligation.chooseNoTaxId('GIVEN');
    await settled();
    expect(vm.obligation.example).toMatch(/^\d{11}$/);
    vm.obligation.typeTaxId('123');
    vm.obligation.submit();
    expect([vm.obligation.check.firstInvalid, vm.obligation.open, vm.obligations]).toEqual(['taxId', true, []]);
  });

  test('D-56: a tax id typed as it is printed loses its signs when it is left', async () => {
    const { vm, settled } = await open();
    vm.obligation.show();
    vm.obligation.changeCountry('BE');
    vm.obligation.chooseNoTaxId('GIVEN');
    await settled();
    vm.obligation.typeTaxId(' 12.34.56-789.01 ');
    vm.obligation.leaveTaxId();
    expect(vm.obligation.draft.taxId).toBe('12345678901');
  });

  test('a format that did not come is asked for once more, and decides', async () => {
    const { vm, bank, settled } = await open();
    bank.missing.add('format BE');
    vm.obligation.show({ country: 'BE', taxId: '12345678901' });
    await settled();
    expect(vm.obligation.format.missed).toBe(true);
    bank.missing.clear();
    vm.obligation.submit();
    expect(vm.obligation.busy).toBe(true);
    await settled();
    expect([vm.obligation.open, vm.obligations.length]).toEqual([false, 1]);
  });

  test('D-87: a reason replaces a number, whether the format came or not; the number comes back with it', async () => {
    const { vm, bank, settled } = await open();
    bank.missing.add('format BE');
    vm.obligation.show({ country: 'BE', taxId: '12345678901' });
    await settled();
    vm.obligation.chooseNoTaxId('NOT_YET');
    vm.obligation.submit();
    expect([vm.obligation.open, vm.obligations]).toEqual([false, [{ country: 'BE', noTaxId: 'NOT_YET' }]]);
    vm.obligation.show(vm.obligations[0], 0);
    expect(vm.obligation.draft).toEqual({ country: 'BE', noTaxId: 'NOT_YET', taxId: '' });
    vm.obligation.chooseNoTaxId('GIVEN');
    vm.obligation.typeTaxId('néant');
    bank.missing.clear();
    vm.obligation.submit();
    await settled();
    expect(vm.obligation.check.firstInvalid).toBe('taxId');
  });

  test('D-87: corrected from a number to a reason and back, nothing remains of the earlier answer', async () => {
    const { vm, settled } = await open();
    const said: (readonly TaxObligation[])[] = [];
    const correct = async (change: () => void) => {
      vm.obligation.show(vm.obligations[0], vm.obligations.length === 0 ? undefined : 0);
      vm.obligation.changeCountry('BE');
      vm.obligation.chooseNoTaxId('GIVEN');
      await settled();
      change();
      vm.obligation.submit();
      await settled();
      said.push(vm.obligations);
    };
    const number = (taxId: string) => () => {
      vm.obligation.chooseNoTaxId('GIVEN');
      vm.obligation.typeTaxId(taxId);
    };
    await correct(number('12345678901'));
    await correct(number('10987654321'));
    await correct(() => vm.obligation.chooseNoTaxId('NOT_YET'));
    await correct(() => vm.obligation.chooseNoTaxId('NOT_ISSUED'));
    await correct(number('12345678901'));
    expect(said).toStrictEqual([
      [{ country: 'BE', taxId: '12345678901' }],
      [{ country: 'BE', taxId: '10987654321' }],
      [{ country: 'BE', noTaxId: 'NOT_YET' }],
      [{ country: 'BE', noTaxId: 'NOT_ISSUED' }],
      [{ country: 'BE', taxId: '12345678901' }],
    ]);
  });

  test('a popin that was closed saves nothing later', async () => {
    const { vm, bank, settled } = await open();
    bank.missing.add('format BE');
    vm.obligation.show({ country: 'BE', taxId: '12345678901' });
    await settled();
    bank.missing.clear();
    vm.obligation.submit();
    vm.obligation.close();
    await settled();
    expect(vm.obligations).toEqual([]);
  });

  test('PER-09: who is no French tax resident does not continue', async () => {
    const { vm, journey } = await open();
    vm.form.choose({ frenchTaxResident: 'no' });
    await vm.form.submit();
    expect([vm.form.check.issue('frenchTaxResident'), journey.saved]).toEqual(['NOT_RESIDENT', []]);
    vm.form.choose({ frenchTaxResident: 'yes' });
    expect(vm.form.check.issue('frenchTaxResident')).toBeUndefined();
  });
});

describe('D-118: the US question', () => {
  test.each([
    ['a US nationality', { nationality: '2840', country: 'FR' }, 'onIndicia', true],
    ['a US birthplace', { nationality: '001', country: 'US' }, 'onIndicia', true],
    ['neither', { nationality: '001', country: 'BE' }, 'onIndicia', false],
    ['neither, where everybody is asked', { nationality: '001', country: 'FR' }, 'always', true],
    ['both, where nobody is asked', { nationality: '2840', country: 'US' }, 'never', false],
  ] as const)('%s', async (_, birth, policy, asked) => {
    const { vm } = await open(birth, policy);
    expect(vm.asksUs).toBe(asked);
  });

  test('the tax number of another country is not the US one', async () => {
    const { vm, journey, settled } = await open({ nationality: '2840', country: 'FR' });
    vm.form.choose({ frenchTaxResident: 'yes', usPerson: 'yes' });
    vm.form.type({ obligations: [{ country: 'BE', taxId: '85073003328' }] });
    await settled();
    expect(vm.lacksUsTaxId).toBe(true);
    await vm.form.submit();
    expect([vm.form.check.issue('usPerson'), journey.saved]).toEqual(['NO_US_TAX_ID', []]);
  });

  test('what is unanswered is named in the list of errors, one question apart from the other (RGAA 11.10)', async () => {
    const { vm } = await open({ nationality: '2840', country: 'FR' });
    await vm.form.submit();
    expect([vm.form.message('frenchTaxResident'), vm.form.message('usPerson')]).toEqual([
      expect.stringMatching(/résidence fiscale/),
      expect.stringMatching(/États-Unis/),
    ]);
  });

  test('yes opens the US tax number, and is saved with it', async () => {
    const { vm, journey, settled } = await open({ nationality: '2840', country: 'FR' });
    vm.form.choose({ frenchTaxResident: 'yes', usPerson: 'yes' });
    expect(vm.lacksUsTaxId).toBe(true);
    await vm.form.submit();
    expect([vm.form.check.issue('usPerson'), journey.saved]).toEqual(['NO_US_TAX_ID', []]);
    vm.addUsTaxId();
    expect(vm.obligation.draft.country).toBe('US');
    vm.obligation.chooseNoTaxId('GIVEN');
    await settled();
    vm.obligation.typeTaxId('123456789');
    vm.obligation.submit();
    await settled();
    expect(vm.lacksUsTaxId).toBe(false);
    await vm.form.submit();
    expect(journey.saved).toMatchObject([{ fiscal: { usPerson: true, obligations: [{ country: 'US', taxId: '123456789' }] } }]);
  });
});
