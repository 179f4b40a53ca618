import { noAnswers, type Answers } from './answers';
import { answersAfter, answersInOffer, type ClearedAnswer } from './invalidation';
import { blankApplicant } from '@domain/holders/applicant';
import { catalogue } from '@domain/offer/contracts';
import { chosenCard } from '@tests/builders/offer';

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
  const nobody = { TIT: undefined, COT: undefined };
  const older = { TIT: '26+', COT: undefined } as const;
  const younger = { TIT: '18-25', COT: undefined } as const;
  const typed = (TIT: string, COT = '') => ({ TIT: { ...blankApplicant, birthdate: TIT }, COT: { ...blankApplicant, birthdate: COT } });
  const youngHolder = { ...together, bands: { TIT: '18-25', COT: '26+' }, applicants: alone.applicants } as const;
  const insured = { ...alone, insurance: false, applicants: { TIT: blankApplicant, COT: blankApplicant } };
  const unknown = { ...couple, bands: plain.bands };
  const unchosen = { ...plain, selection: [], insurance: undefined, offerConfirmed: false };
  const born2004 = { ...plain, applicants: typed('01/01/2004') };
  const all: readonly ClearedAnswer[] = ['coHolder', 'selection', 'confirmation'];
  const anotherCard = { ...card('TIT'), catalogNumber: catalogue.GOLD_MASTERCARD };

  test.each<[string, Answers, Partial<Answers>, readonly ClearedAnswer[]]>([
    ['the same answer given again clears nothing', together, { workflow: 'joint', bands: { ...together.bands } }, []],
    ['the youth offer has other cards: alone again, a young holder chooses again', youngHolder, { workflow: 'individual' }, all],
    ['an insurance refused stays refused, a birthdate to come is not cleared', insured, { bands: older }, ['selection', 'confirmation']],
    ['a co-holder of whom nothing is known is not announced', unknown, { workflow: 'individual' }, ['confirmation']],
    ['nor one of no account yet', { ...unknown, workflow: undefined }, { workflow: 'individual' }, ['confirmation']],
    ['neither is a choice not made yet, nor an insurance not taken', unchosen, { bands: younger }, ['birthdate']],
    ['D-50: a birthdate that no band contradicts stays', born2004, { bands: older }, []],
    ['D-50: so does one that fits its band', { ...born2004, bands: nobody }, { bands: younger }, []],
    [
      'of an account of one, a co-holder’s old birthdate is not looked at',
      { ...plain, applicants: typed('', '01/01/1990') },
      { bands: { TIT: '26+', COT: '18-25' } },
      ['coHolder'],
    ],
    ['another person’s account is confirmed again', plain, { workflow: 'joint' }, ['confirmation']],
    ['an overdraft is confirmed again', plain, { overdraft: true }, ['confirmation']],
    ['no insurance is confirmed again', plain, { insurance: false }, ['confirmation']],
    ['no card is confirmed again', plain, { selection: [] }, ['confirmation']],
    ['another card is confirmed again', plain, { selection: [anotherCard] }, ['confirmation']],
  ])('%s', (_what, before, change, told) => {
    const after = answersAfter(before, change, TODAY);
    expect([after.cleared, after.answers.offerConfirmed]).toEqual([told, before.offerConfirmed && !told.includes('confirmation')]);
    if (told.includes('selection')) expect(after.answers.selection).toEqual([]);
  });

  test('an answer that nothing depends on clears nothing', () => {
    const change = { applicants: { ...alone.applicants, TIT: { ...alone.applicants.TIT, email: 'camille@example.fr' } } };
    expect(answersAfter(alone, change, TODAY)).toEqual({ answers: { ...alone, ...change }, cleared: [] });
  });

  test('from joint to individual, the co-holder goes and the holder’s own answers stay', () => {
    const { answers, cleared } = answersAfter(together, { workflow: 'individual' }, TODAY);
    expect(cleared).toEqual(['coHolder', 'confirmation']);
    expect(answers.bands).toEqual({ TIT: '26+', COT: undefined });
    expect(answers.selection).toEqual([card('TIT'), { ...account, participants: ['TIT'] }]);
    expect(answers.applicants).toEqual({ TIT: together.applicants.TIT, COT: blankApplicant });
    expect(answers.insurance).toBe(true);
  });

  test('from individual to joint, only the confirmation goes until the co-holder’s band is known', () => {
    const { answers, cleared } = answersAfter(alone, { workflow: 'joint' }, TODAY);
    expect(cleared).toEqual(['confirmation']);
    expect(answers.selection).toEqual(alone.selection);
    expect(answersAfter(answers, { bands: { TIT: '18-25', COT: '18-25' } }, TODAY).cleared).toEqual([]);
    expect(answersAfter(answers, { bands: { TIT: '18-25', COT: '26+' } }, TODAY).cleared).toEqual(['selection']);
  });

  test('another age band: selection, contradicted birthdate and confirmation go; the overdraft’s and the insurance’s yes stay', () => {
    const { answers, cleared } = answersAfter(alone, { bands: { TIT: '26+', COT: undefined } }, TODAY);
    expect(cleared).toEqual(['selection', 'birthdate', 'confirmation']);
    expect(answers.applicants.TIT).toEqual({ ...alone.applicants.TIT, birthdate: '' });
    expect([answers.overdraft, answers.insurance]).toEqual([true, true]);
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

  test('a card of both stays the holder’s; one that was the co-holder’s alone goes', () => {
    const both = { ...card('TIT'), participants: ['TIT', 'COT'] } as const;
    const { answers } = answersAfter({ ...couple, selection: [both, card('COT')] }, { workflow: 'individual' }, TODAY);
    expect(answers.selection).toEqual([{ ...both, participants: ['TIT'] }]);
  });

  test('the co-holder’s contradicted birthdate is cleared, and the holder’s kept', () => {
    const typed = { ...couple, applicants: { TIT: couple.applicants.TIT, COT: { ...blankApplicant, birthdate: '01/01/1990' } } };
    const { answers, cleared: told } = answersAfter(typed, { bands: { TIT: '26+', COT: '18-25' } }, TODAY);
    expect(told).toEqual(['birthdate']);
    expect([answers.applicants.TIT.birthdate, answers.applicants.COT.birthdate]).toEqual(['01/01/1990', '']);
  });

  test('a confirmation together with its choice is kept', () => {
    const unconfirmed = { ...plain, offerConfirmed: false };
    const after = answersAfter(unconfirmed, { overdraft: true, offerConfirmed: true }, TODAY);
    expect([after.cleared, after.answers.offerConfirmed]).toEqual([[], true]);
    expect(cleared(unconfirmed, { overdraft: true })).toEqual([]);
  });
});

describe('STP-14, OPT-03: an insurance is asked again where it is another one in the new offer, and nowhere else', () => {
  const insured = { catalogNumber: '5', label: 'Assurance perte et vol', price: 2.1 };
  const taken: Answers = { ...plain, insured };

  test.each([
    ['the same contract, name and price', taken, insured, []],
    ['another price', taken, { ...insured, price: 3 }, ['insurance', 'confirmation']],
    ['another contract', taken, { ...insured, catalogNumber: '6' }, ['insurance', 'confirmation']],
    ['another name', taken, { ...insured, label: 'Assurance perte' }, ['insurance', 'confirmation']],
    ['none', taken, undefined, ['insurance', 'confirmation']],
    ['one whose price is not known any more', plain, insured, ['insurance', 'confirmation']],
    ['before the confirmation', { ...taken, offerConfirmed: false }, undefined, ['insurance']],
    ['a refusal', { ...taken, insurance: false, insured: undefined }, insured, []],
    ['no answer yet', { ...taken, insurance: undefined, insured: undefined }, insured, []],
  ] as const)('%s', (_what, before, insurance, cleared) => {
    const after = answersInOffer(before, { insurance });
    expect(after.cleared).toEqual(cleared);
    if (cleared.length === 0) expect(after.answers).toBe(before);
    else expect(after.answers).toEqual({ ...before, insurance: undefined, insured: undefined, offerConfirmed: false });
  });

  test('D-50: from the message of a birthdate against the age band to the details again, only the card is asked twice', () => {
    const given: Answers = {
      ...alone,
      insured,
      applicants: { ...alone.applicants, TIT: { ...alone.applicants.TIT, birthdate: '01/01/1990' } },
    };
    const changed = answersAfter(given, { bands: { TIT: '26+', COT: undefined } }, TODAY);
    const { answers } = answersInOffer(changed.answers, { insurance: insured });
    const questions = ['workflow', 'bands', 'selection', 'overdraft', 'dematerialization', 'insurance', 'applicants'] as const;
    const isBlank = (value: unknown) => value === undefined || JSON.stringify(value) === '[]';
    expect(questions.filter(name => isBlank(answers[name]) && !isBlank(given[name]))).toEqual(['selection']);
    expect(answers.applicants).toEqual(given.applicants);
  });
});
