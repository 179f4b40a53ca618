import { noAnswers, type Answers } from '@domain/journey/answers';
import { answersAfter } from '@domain/journey/invalidation';
import { blankApplicant } from '@domain/holders/applicant';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '../builders/offer';

const TODAY = '2026-03-09';
const card = (who: 'TIT' | 'COT') => chosenCard(who, catalogue.MASTERCARD);
const account = { catalogNumber: catalogue.CHECKING_ACCOUNT, type: 'CHECKING_ACCOUNT', participants: ['TIT', 'COT'] } as const;

const alone: Answers = {
  ...noAnswers,
  workflow: 'individual',
  bands: { TIT: '18-25', COT: undefined },
  selection: [card('TIT')],
  overdraft: true,
  dematerialization: true,
  insurance: true,
  offerConfirmed: true,
  applicants: { TIT: { ...blankApplicant, firstName: 'Camille', birthdate: '01/01/2004' }, COT: blankApplicant },
};
const together: Answers = {
  ...alone,
  workflow: 'joint',
  bands: { TIT: '26+', COT: '18-25' },
  selection: [card('TIT'), card('COT'), account],
  applicants: { TIT: { ...blankApplicant, birthdate: '01/01/1990' }, COT: { ...blankApplicant, firstName: 'Noa' } },
};

/** A person over 26 with a confirmed offer, and a couple. */
const plain: Answers = {
  ...noAnswers,
  workflow: 'individual',
  bands: { TIT: '26+', COT: undefined },
  selection: [card('TIT')],
  insurance: true,
  offerConfirmed: true,
  applicants: { TIT: { ...blankApplicant, birthdate: '01/01/1990' }, COT: blankApplicant },
};
const couple: Answers = { ...plain, workflow: 'joint', bands: { TIT: '26+', COT: '26+' } };
const cleared = (before: Answers, change: Partial<Answers>) => answersAfter(before, change, TODAY).cleared;

describe('STP-14: an answer changed on the way back clears exactly what it makes invalid', () => {
  test('an answer that nothing depends on clears nothing', () => {
    const change = { applicants: { ...alone.applicants, TIT: { ...alone.applicants.TIT, email: 'camille@example.fr' } } };
    expect(answersAfter(alone, change, TODAY)).toEqual({ answers: { ...alone, ...change }, cleared: [] });
  });

  test('the same answer given again clears nothing', () => {
    expect(cleared(together, { workflow: 'joint', bands: { ...together.bands } })).toEqual([]);
  });

  test('from joint to individual, the co-holder goes and the holder’s own answers stay', () => {
    const { answers, cleared } = answersAfter(together, { workflow: 'individual' }, TODAY);
    expect(cleared).toEqual(['coHolder', 'confirmation']);
    expect(answers.bands).toEqual({ TIT: '26+', COT: undefined });
    expect(answers.selection).toEqual([card('TIT'), { ...account, participants: ['TIT'] }]);
    expect(answers.applicants).toEqual({ TIT: together.applicants.TIT, COT: blankApplicant });
    expect(answers.insurance).toBe(true);
  });

  test('from joint to individual by a young holder, the youth offer has other cards: the choice is made again', () => {
    const young = { ...together, bands: { TIT: '18-25', COT: '26+' }, applicants: alone.applicants } as const;
    const { answers, cleared } = answersAfter(young, { workflow: 'individual' }, TODAY);
    expect(cleared).toEqual(['coHolder', 'selection', 'insurance', 'confirmation']);
    expect(answers.selection).toEqual([]);
  });

  test('from individual to joint, only the confirmation goes until the co-holder’s band is known', () => {
    const { answers, cleared } = answersAfter(alone, { workflow: 'joint' }, TODAY);
    expect(cleared).toEqual(['confirmation']);
    expect(answers.selection).toEqual(alone.selection);
    expect(answersAfter(answers, { bands: { TIT: '18-25', COT: '18-25' } }, TODAY).cleared).toEqual([]);
    expect(answersAfter(answers, { bands: { TIT: '18-25', COT: '26+' } }, TODAY).cleared).toEqual(['selection', 'insurance']);
  });

  test('another age band: selection, insurance taken, contradicted birthdate and confirmation go; the overdraft’s yes stays', () => {
    const { answers, cleared } = answersAfter(alone, { bands: { TIT: '26+', COT: undefined } }, TODAY);
    expect(cleared).toEqual(['selection', 'insurance', 'birthdate', 'confirmation']);
    expect(answers.applicants.TIT).toEqual({ ...alone.applicants.TIT, birthdate: '' });
    expect(answers.overdraft).toBe(true);
  });

  test('an insurance refused stays refused, a birthdate not yet typed is not cleared', () => {
    const refused = { ...alone, insurance: false, applicants: { TIT: blankApplicant, COT: blankApplicant } };
    expect(answersAfter(refused, { bands: { TIT: '26+', COT: undefined } }, TODAY).cleared).toEqual(['selection', 'confirmation']);
  });

  test.each([
    ['their age band', { bands: couple.bands, applicants: plain.applicants }],
    ['their card', { selection: [card('TIT'), card('COT')] }],
    ['their name', { applicants: { ...plain.applicants, COT: { ...blankApplicant, firstName: 'Noa' } } }],
  ] as const)('of the co-holder, %s alone is enough to be cleared when they go', (_what, known) => {
    const after = answersAfter({ ...couple, bands: plain.bands, ...known }, { workflow: 'individual' }, TODAY);
    expect(after.cleared).toContain('coHolder');
    expect(after.answers).toMatchObject({ bands: { COT: undefined }, selection: [card('TIT')], applicants: { COT: blankApplicant } });
  });

  test('a co-holder of whom nothing is known is not announced as cleared', () => {
    expect(cleared({ ...couple, bands: plain.bands }, { workflow: 'individual' })).toEqual(['confirmation']);
    expect(cleared({ ...couple, workflow: undefined, bands: plain.bands }, { workflow: 'individual' })).toEqual(['confirmation']);
  });

  test('a card of both stays the holder’s; one that was the co-holder’s alone goes', () => {
    const both = { ...card('TIT'), participants: ['TIT', 'COT'] } as const;
    const { answers } = answersAfter({ ...couple, selection: [both, card('COT')] }, { workflow: 'individual' }, TODAY);
    expect(answers.selection).toEqual([{ ...both, participants: ['TIT'] }]);
  });

  test('neither a choice not made yet nor an insurance not taken is announced as cleared', () => {
    const change = { bands: { TIT: '18-25', COT: undefined } } as const;
    expect(cleared({ ...plain, selection: [], insurance: undefined, offerConfirmed: false }, change)).toEqual(['birthdate']);
  });

  test('D-50: a birthdate that fits the band declared stays, as does one that no band contradicts', () => {
    const young = { ...plain, applicants: { ...plain.applicants, TIT: { ...blankApplicant, birthdate: '01/01/2004' } } };
    expect(cleared({ ...young, bands: { TIT: undefined, COT: undefined } }, { bands: { TIT: '18-25', COT: undefined } })).not.toContain(
      'birthdate',
    );
    expect(cleared(young, { bands: { TIT: '26+', COT: undefined } })).toEqual([]);
  });

  test('the co-holder’s contradicted birthdate is cleared, and the holder’s kept', () => {
    const typed = { ...couple, applicants: { TIT: couple.applicants.TIT, COT: { ...blankApplicant, birthdate: '01/01/1990' } } };
    const { answers, cleared: told } = answersAfter(typed, { bands: { TIT: '26+', COT: '18-25' } }, TODAY);
    expect(told).toEqual(['birthdate']);
    expect([answers.applicants.TIT.birthdate, answers.applicants.COT.birthdate]).toEqual(['01/01/1990', '']);
  });

  test('of an account of one, a co-holder’s old birthdate is not looked at', () => {
    const old = { ...plain, applicants: { ...plain.applicants, COT: { ...blankApplicant, birthdate: '01/01/1990' } } };
    expect(answersAfter(old, { bands: { TIT: '26+', COT: '18-25' } }, TODAY).cleared).not.toContain('birthdate');
  });

  test.each([
    ['another person’s account', { workflow: 'joint' }],
    ['an overdraft', { overdraft: true }],
    ['no insurance', { insurance: false }],
    ['no card', { selection: [] }],
    ['another card', { selection: [{ ...card('TIT'), catalogNumber: catalogue.GOLD_MASTERCARD }] }],
  ] as const)('%s is confirmed again', (_what, change) => {
    const after = answersAfter(plain, change, TODAY);
    expect(after.cleared).toEqual(['confirmation']);
    expect(after.answers.offerConfirmed).toBe(false);
  });

  test('confirming together with the choice that it confirms stands', () => {
    const unconfirmed = { ...plain, offerConfirmed: false };
    const after = answersAfter(unconfirmed, { overdraft: true, offerConfirmed: true }, TODAY);
    expect([after.cleared, after.answers.offerConfirmed]).toEqual([[], true]);
    expect(cleared(unconfirmed, { overdraft: true })).toEqual([]);
  });
});
