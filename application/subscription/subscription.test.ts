import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { CreatedSubscription, NewSubscription } from './ports';
import { CreateSubscription } from './CreateSubscription';
import { blankApplicant } from '@domain/holders/applicant';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { noa } from '@tests/builders/applicant';
import { effectsInARow, HandClock, MemoryEffects, refusedWith, secretsInARow, unreachable } from '@tests/builders/ending';
import { chosenCard } from '@tests/builders/offer';
import { failing, given, MemoryAnswers, MemorySession } from '@tests/fakes/ports';

const lou = { ...noa, firstName: 'Lou', email: 'lou.durand@example.fr', mobile: '06 39 98 00 04' };
const selection = [chosenCard('TIT', catalogue.MASTERCARD)];
const alone: Answers = {
  ...noAnswers,
  workflow: 'individual',
  bands: { TIT: '26+', COT: undefined },
  selection,
  applicants: { TIT: noa, COT: blankApplicant },
};
const together: Answers = { ...alone, workflow: 'joint', bands: { TIT: '26+', COT: '26+' }, applicants: { TIT: noa, COT: lou } };

const created: CreatedSubscription = { id: 'ENE-1', uuid: 'UUID-1', prospectId: '10000001', holderId: '10000001' };

const bank = (failures: readonly (Failure | undefined)[] = [], captcha?: Failure, kept = new MemoryEffects()) => {
  const sent: NewSubscription[] = [];
  const answers = new MemoryAnswers();
  const session = new MemorySession();
  const subscriptions = {
    create: (subscription: NewSubscription) => {
      const failure = failures[sent.length];
      sent.push(subscription);
      return failure ? failing(failure) : given(created);
    },
  };
  const solved = { solve: () => (captcha ? failing(captcha) : given('proof of work')) };
  const randomness = secretsInARow();
  const effects = effectsInARow(kept, randomness);
  const use = new CreateSubscription(subscriptions, solved, answers, session, randomness, new HandClock(), effects);
  return { use, sent, answers, session };
};

describe('INF-10: creating the subscription', () => {
  test('sends the applicant checked, the selection and the captcha’s answer', async () => {
    const { use, sent } = bank();
    expect(await use.run(alone)()).toEqual(E.right('signIn'));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ workflow: 'individual', coHolder: undefined, selection, captcha: 'proof of work' });
    expect(sent[0]?.holder).toMatchObject({ birthdate: '1990-01-01', mobile: '06 39 98 00 02', otherFirstNames: undefined });
  });

  test('D-41, D-58: afterwards the tab keeps the selection, the sign-in, and what was typed until the person is signed in', async () => {
    const { use, answers, session } = bank();
    answers.keep(alone);
    await use.run(alone)();
    expect(answers.load()).toEqual(alone);
    expect(answers.selection()).toEqual({ holderId: created.holderId, contracts: selection });
    expect(session.pending?.hint).toBe('UUID-1');
    expect(session.pending?.verifier).not.toBe(session.pending?.state);
  });

  test('D-47: an adviser’s session speaks for them: no captcha, no sign-in of the client', async () => {
    const { use, sent, answers, session } = bank([], unreachable);
    session.open({ efs: 'E', type: 'Bearer', value: 'T', expiration: '2025-10-15T10:30:00+02:00' });
    answers.keep(alone);
    expect(await use.run(alone)()).toEqual(E.right('file'));
    expect(sent[0]?.captcha).toBeUndefined();
    expect([session.pending, answers.load(), answers.selection()]).toEqual([
      undefined,
      undefined,
      { holderId: created.holderId, contracts: selection },
    ]);
  });

  test.each([
    ['D-58', undefined, 'signIn'],
    ['D-47, D-58', { efs: 'E', type: 'Bearer', value: 'T', expiration: '2025-10-15T10:30:00+02:00' }, 'file'],
  ])('%s: the same details sent again lead to the same subscription, others make another', async (_, opened, next) => {
    const { use, sent, session } = bank();
    if (opened) session.open(opened);
    await use.run(alone)();
    const begun = session.pending;
    expect(await use.run(alone)()).toEqual(E.right(next));
    expect([sent.length, session.pending]).toEqual([1, begun]);
    await use.run({ ...alone, applicants: { ...alone.applicants, TIT: { ...noa, mobile: '06 39 98 00 03' } } })();
    expect([sent.length, sent[1]?.idempotencyKey === sent[0]?.idempotencyKey]).toEqual([2, false]);
  });

  test('D-107: other details name the creation before, which they replace; the first of a tab names none', async () => {
    const { use, sent, session } = bank();
    await use.run(alone)();
    await use.run({ ...alone, applicants: { ...alone.applicants, TIT: { ...noa, mobile: '06 39 98 00 03' } } })();
    expect(sent.map(({ replaces }) => replaces)).toEqual([undefined, created.uuid]);
    session.begin({ verifier: 'V', state: 'S', hint: '' });
    await use.run(alone)();
    expect(sent[2]?.replaces).toBeUndefined();
  });

  test('both people of a joint file are sent', async () => {
    const { use, sent } = bank();
    await use.run(together)();
    expect([sent[0]?.workflow, sent[0]?.coHolder?.firstName]).toEqual(['joint', 'Lou']);
  });
});

describe('errors are shown before anything is sent', () => {
  test.each([
    ['a form that is not right, with whose it is', { ...lou, email: 'lou' }, { email: 'EMAIL_FORMAT' }],
    ['INF-06: two holders who are one person', { ...noa, lastName: 'DURAND ' }, { lastName: 'IDENTICAL_HOLDERS' }],
    ['INF-05, D-59: one mobile for two people, however it is written', { ...lou, mobile: '0639980002' }, { mobile: 'MOBILE_SHARED' }],
  ])('%s', async (_, COT, issues) => {
    const { use, sent } = bank();
    expect(await use.run({ ...together, applicants: { TIT: noa, COT } })()).toMatchObject(E.left({ kind: 'invalid', of: 'COT', issues }));
    expect(sent).toEqual([]);
  });

  test('INF-07: a captcha that cannot be had', async () => {
    const { use, sent } = bank([], unreachable);
    expect(await use.run(alone)()).toEqual(E.left(unreachable));
    expect(sent).toEqual([]);
  });
});

describe('R04: one intention makes one subscription', () => {
  test('the same answers tried again carry the same key, other answers another', async () => {
    const { use, sent } = bank([unreachable, refusedWith('generic')]);
    await use.run(alone)();
    await use.run(alone)();
    await use.run({ ...alone, applicants: { ...alone.applicants, TIT: { ...noa, email: 'noa@example.org' } } })();
    const [first, second, third] = sent.map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('R10: tried again after a reload, which has only what the tab kept, it is still the same intention', async () => {
    const kept = new MemoryEffects();
    const before = bank([unreachable], undefined, kept);
    await before.use.run(alone)();
    const after = bank([], undefined, kept);
    await after.use.run(alone)();
    expect(after.sent[0]?.idempotencyKey).toBe(before.sent[0]?.idempotencyKey);
    expect([...kept.all.keys()]).toEqual([]);
  });

  test('a refusal keeps what was typed', async () => {
    const { use, answers, session } = bank([refusedWith('HOLDER_TOO_YOUNG')]);
    answers.keep(alone);
    expect(await use.run(alone)()).toEqual(E.left(refusedWith('HOLDER_TOO_YOUNG')));
    expect([answers.load(), session.pending]).toEqual([alone, undefined]);
  });
});

describe('ACC-04, OPT-01, D-50: the overdraft’s product follows the birthdates, whatever was chosen', () => {
  const overdraft = (catalogNumber: string) => ({ catalogNumber, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 }) as const;
  const young = { ...noa, birthdate: '27/03/2003' };

  test.each<[string, Partial<Answers>, string, string]>([
    ['35 years old', {}, '10660', '10339'],
    ['22 years old', { bands: { TIT: '18-25', COT: undefined }, applicants: { ...alone.applicants, TIT: young } }, '10339', '10660'],
    [
      'both 22, together',
      {
        ...together,
        bands: { TIT: '18-25', COT: '18-25' },
        applicants: { TIT: young, COT: { ...lou, birthdate: young.birthdate } },
      },
      '10339',
      '10660',
    ],
    ['22 and 35 together', { ...together, bands: { TIT: '18-25', COT: '26+' }, applicants: { TIT: young, COT: lou } }, '10660', '10339'],
  ])('%s', async (_, change, chosen, product) => {
    const { use, sent, answers } = bank();
    await use.run({ ...alone, ...change, selection: [...selection, overdraft(chosen)] })();
    const fitting = [...selection, overdraft(product)];
    expect([sent[0]?.selection, answers.selection()?.contracts]).toEqual([fitting, fitting]);
  });

  test.each([
    ['with a promotion', { promoted: 0, afterwards: 1.85, months: 12 }],
    ['without one', { promoted: 3.7, afterwards: 3.7, months: undefined }],
  ])('D-106: the price confirmed %s is sent, and kept with the selection until the bank has it', async (_, price) => {
    const { use, answers, sent } = bank();
    await use.run({ ...alone, confirmedPrice: price })();
    expect([sent[0]?.confirmedPrice, answers.selection()?.price]).toEqual([price, price]);
  });
});
