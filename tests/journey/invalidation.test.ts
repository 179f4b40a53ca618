import { noAnswers, type Answers } from '@domain/journey/answers';
import { answersAfter } from '@domain/journey/invalidation';
import { blankApplicant } from '@domain/holders/applicant';
import { catalogue } from '@domain/offer/contracts';

const TODAY = '2026-03-09';
const card = (who: 'TIT' | 'COT') => ({ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: [who] }) as const;
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

describe('STP-14: an answer changed on the way back clears exactly what it makes invalid', () => {
  test('an answer that nothing depends on clears nothing', () => {
    const change = { applicants: { ...alone.applicants, TIT: { ...alone.applicants.TIT, email: 'camille@example.fr' } } };
    expect(answersAfter(alone, change, TODAY)).toEqual({ answers: { ...alone, ...change }, cleared: [] });
  });

  test('the same answer given again clears nothing', () => {
    expect(answersAfter(together, { workflow: 'joint', bands: { ...together.bands } }, TODAY).cleared).toEqual([]);
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

  test('a co-holder’s band that does not change the offer clears a contradicted birthdate alone', () => {
    const typed = { ...together, applicants: { ...together.applicants, COT: { ...blankApplicant, birthdate: '01/01/2004' } } };
    expect(answersAfter(typed, { bands: { TIT: '26+', COT: '26+' } }, TODAY).cleared).toEqual(['birthdate']);
  });

  test('another card after the confirmation is confirmed again; confirming clears nothing', () => {
    const gold = [{ ...card('TIT'), catalogNumber: catalogue.GOLD_MASTERCARD }];
    expect(answersAfter(alone, { selection: gold }, TODAY).cleared).toEqual(['confirmation']);
    expect(answersAfter({ ...alone, offerConfirmed: false }, { offerConfirmed: true }, TODAY).cleared).toEqual([]);
    expect(answersAfter(alone, { overdraft: false }, TODAY).answers.offerConfirmed).toBe(false);
    expect(answersAfter(alone, { insurance: false }, TODAY).answers.offerConfirmed).toBe(false);
  });
});
