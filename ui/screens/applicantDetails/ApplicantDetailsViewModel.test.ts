import * as TE from 'fp-ts/TaskEither';
import type { CreateSubscription, Follows, NotCreated } from '@application/subscription/CreateSubscription';
import { blankApplicant, civilities, type ApplicantDraft } from '@domain/holders/applicant';
import { besides, grownUp, mobileUsed, noa } from '@tests/builders/applicant';
import { FakeRoutes, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { clockOn } from '@tests/builders/journey';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { ApplicantDetailsViewModel } from './ApplicantDetailsViewModel';
import { UsedMobile } from './UsedMobile';

interface Given {
  readonly step?: 'information' | 'coHolderInformation';
  readonly workflow?: 'individual' | 'joint';
  readonly answer?: TE.TaskEither<NotCreated, Follows>;
  readonly used?: UsedMobile;
  readonly typed?: typeof blankApplicant;
  readonly bands?: Readonly<Record<'TIT' | 'COT', '18-25' | '26+'>>;
}

const open = ({
  step = 'information',
  workflow = 'individual',
  answer = TE.right('signIn'),
  used = new UsedMobile(),
  typed = noa,
  bands = grownUp,
}: Given = {}) => {
  const journey = new FakeJourney(step, { workflow, bands, applicants: { TIT: typed, COT: besides(typed) } });
  const routes = new FakeRoutes();
  const opened = jest.fn(() => Promise.resolve());
  const create = { run: () => answer } as unknown as CreateSubscription;
  const vm = new ApplicantDetailsViewModel(journey, create, clockOn('2025-06-01'), routes, used, { openDossier: opened });
  return { journey, routes, opened, used, vm, leave: vm.enter() };
};

test('D-50: a birthdate against the age band leads to the age page, and what was typed stays', async () => {
  const { vm, journey } = open({ bands: { TIT: '18-25', COT: '26+' } });
  vm.type('birthdate', '01/01/1985');
  await vm.submit();
  const typed = journey.answers.applicants.TIT;
  vm.changeBand();
  expect([journey.moves, journey.answers.applicants.TIT]).toEqual([['goTo age'], typed]);
  journey.answer({ bands: { TIT: '26+', COT: '26+' } });
  expect(journey.answers.applicants.TIT).toEqual(typed);
});

describe('INF-01 to INF-10: the applicant’s details', () => {
  test('what is wrong is shown on sending, and nothing is created', async () => {
    const { vm, journey, routes } = open({ typed: blankApplicant });
    await vm.submit();
    expect([vm.errors.length > 0, journey.moves, routes.went]).toEqual([true, [], []]);
  });

  test('alone, the subscription is created, then the phone is proven', async () => {
    const { vm, routes } = open();
    await vm.submit();
    expect([vm.last, routes.went, vm.creating.busy]).toEqual([true, ['redirect identity-provider'], false]);
  });

  test.each([
    ['information', '01/01/1985', '18-25', '26+', true],
    ['information', '01/01/1985', '26+', '18-25', false],
    ['information', '01/01/2004', '18-25', '26+', false],
    ['coHolderInformation', '01/01/1985', '26+', '18-25', true],
    ['coHolderInformation', '01/01/1985', '18-25', '26+', false],
  ] as const)('ACC-03, INF-03: %s, born on %s, with the bands %s and %s', async (step, birthdate, TIT, COT, contradicts) => {
    const { vm, journey } = open({ step, workflow: 'joint', bands: { TIT, COT } });
    vm.type('birthdate', birthdate);
    await vm.submit();
    expect([vm.check.issue('birthdate') === 'BIRTHDATE_CONTRADICTS_BAND', vm.otherBand]).toEqual([contradicts, contradicts]);
    expect(journey.moves).toEqual(!contradicts && step === 'information' ? ['next'] : []);
  });

  test.each([
    ['information', 'TIT'],
    ['coHolderInformation', 'COT'],
  ] as const)('INF-01, INF-10: at %s every field keeps each value that is given', (step, who) => {
    const { vm, journey } = open({ step, workflow: 'joint', typed: blankApplicant });
    const texts = ['Zoé', 'Noé'];
    const ticks = [true, false];
    const given: Readonly<Record<keyof ApplicantDraft, readonly unknown[]>> = {
      ...{ oneName: ticks, civility: civilities, lastName: texts, birthName: texts, firstName: texts, otherFirstNames: texts },
      ...{ birthdate: ['01/01/1985'], email: ['zoe@example.fr'], mobile: ['06 39 98 00 01'], marketing: ticks, marketingChannels: [] },
    };
    vm.differ(true);
    for (const [field, values] of Object.entries(given))
      for (const value of values) {
        vm.field(field as 'lastName').onChange(value as string);
        expect(journey.answers.applicants[who]).toHaveProperty(field, value);
      }
    vm.differ(false);
    vm.type('lastName', 'Durand');
    expect(journey.answers.applicants[who]).toMatchObject({ lastName: 'Durand', birthName: 'Durand' });
    vm.differ(true);
    vm.type('birthName', 'Petit');
    vm.differ(false);
    expect(journey.answers.applicants[who].birthName).toBe('Durand');
  });

  test('JNT-01: the holder’s form of a joint account leads to the co-holder’s', async () => {
    const { vm, journey, routes } = open({ workflow: 'joint' });
    await vm.submit();
    expect([vm.last, vm.whose, journey.moves, routes.went]).toEqual([false, 'TIT', ['next'], []]);
  });

  test('D-47: the file that an adviser created opens at once, without a captcha', async () => {
    const { vm, journey, opened } = open({ answer: TE.right('file') });
    journey.mode = 'mdc';
    await vm.submit();
    expect([vm.captchaAsked, opened.mock.calls.length]).toEqual([false, 1]);
  });

  test('D-89: once the document bears one name only, no first name is missed', async () => {
    const { vm, routes } = open({ typed: { ...noa, firstName: '' } });
    await vm.submit();
    expect(vm.errors.map(({ name }) => name)).toEqual(['firstName']);
    vm.nameOnce(true);
    expect(vm.errors).toEqual([]);
    await vm.submit();
    expect(routes.went).toEqual(['redirect identity-provider']);
  });

  test('D-90: a name too long is shown with as much of it as the field takes', async () => {
    const { vm } = open({
      typed: { ...noa, lastName: 'Andrianampoinimerinatompokoindrindra', birthName: 'Andrianampoinimerinatompokoindrindra' },
    });
    await vm.submit();
    expect(vm.check.message('lastName')).toMatch(/^32 lettres au maximum\..*«\u00a0Andrianampoinimerinatompokoindri\u00a0»/);
  });

  test.each([
    ['at the identity provider', 'signIn', [['redirect identity-provider'], 0]],
    ['in the file that an adviser created', 'file', [[], 1]],
  ] as const)('D-73, XTR-40: what was created goes on %s, though its form is drawn no more', async (_where, follows, went) => {
    const { vm, routes, opened, leave } = open({ answer: TE.right(follows) });
    const sent = vm.submit();
    leave();
    await sent;
    expect([routes.went, opened.mock.calls.length]).toEqual(went);
  });

  test('D-58: a person who left the form reads no late refusal', async () => {
    const { vm, journey, leave } = open({ answer: TE.left(unreachable) });
    const sent = vm.submit();
    leave();
    await sent;
    expect([journey.failures, vm.errors]).toEqual([[], []]);
  });
});

describe('what the bank refuses', () => {
  test('D-59: a number that it knows is shown at its field', async () => {
    const { vm } = open({ answer: TE.left(mobileUsed()) });
    await vm.submit();
    expect([vm.mobileUsed, vm.errors.map(({ name }) => name)]).toEqual([true, ['mobile']]);
    vm.type('mobile', '06 39 98 00 09');
    await settled();
    expect(vm.mobileUsed).toBe(false);
  });

  test('D-59: the other’s number is shown on the other’s form', async () => {
    const { vm, journey, used } = open({ step: 'coHolderInformation', workflow: 'joint', answer: TE.left(mobileUsed('TIT')) });
    await vm.submit();
    expect(journey.moves).toEqual(['back']);
    expect(open({ workflow: 'joint', used }).vm.mobileUsed).toBe(true);
  });

  test('D-59: where it does not say whose, both ways are open', async () => {
    const { vm, journey } = open({ step: 'coHolderInformation', workflow: 'joint', answer: TE.left(mobileUsed()) });
    await vm.submit();
    expect(vm.errors.map(({ name }) => name)).toEqual(['mobile', 'holder']);
    vm.errors[1]?.go?.();
    expect(journey.moves).toEqual(['back']);
  });

  test('INF-07: a captcha that did not hold is asked again', async () => {
    const { vm, journey } = open({ answer: TE.left(refusedWith('captcha_refused')) });
    await vm.submit();
    expect([vm.captchaFailed, journey.failures]).toEqual([true, []]);
  });

  test('ERR-04: a missing answer is shown, and the same data can be sent again', async () => {
    const { vm, journey } = open({ answer: TE.left(unreachable) });
    await vm.submit();
    expect([journey.failures, journey.again]).toEqual([[unreachable], expect.any(Function)]);
  });
});
