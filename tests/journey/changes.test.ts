import { blankApplicant } from '@domain/holders/applicant';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { answersAfter, clearable } from '@domain/journey/invalidation';
import { leftOf } from '@domain/journey/left';
import type { Deed, FileState } from '@domain/journey/fileState';
import { taskIds } from '@domain/journey/steps';
import { savedWith } from '@domain/journey/owner';
import { catalogue } from '@domain/offer/contracts';
import { aFileState, holders } from '../fakes/FakeFileJourney';

const TODAY = '2026-03-09';
const card = (who: 'TIT' | 'COT') => ({ catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants: [who] }) as const;
const alone: Answers = {
  ...noAnswers,
  workflow: 'individual',
  bands: { TIT: '26+', COT: undefined },
  selection: [card('TIT')],
  insurance: true,
  offerConfirmed: true,
  applicants: { TIT: { ...blankApplicant, birthdate: '01/01/1990' }, COT: blankApplicant },
};
const together: Answers = { ...alone, workflow: 'joint', bands: { TIT: '26+', COT: '26+' } };
const cleared = (before: Answers, change: Partial<Answers>) => answersAfter(before, change, TODAY).cleared;

describe('STP-14: what a change on the way back clears, in the order in which it is shown', () => {
  test('five things, of which the confirmation is shown last', () => {
    expect(clearable).toEqual(['coHolder', 'selection', 'insurance', 'birthdate', 'confirmation']);
  });

  test.each([
    ['their age band', { bands: together.bands, applicants: alone.applicants }],
    ['their card', { selection: [card('TIT'), card('COT')] }],
    ['their name', { applicants: { ...alone.applicants, COT: { ...blankApplicant, firstName: 'Noa' } } }],
  ] as const)('of the co-holder, %s alone is enough to be cleared when they go', (_what, known) => {
    const after = answersAfter({ ...together, bands: alone.bands, ...known }, { workflow: 'individual' }, TODAY);
    expect(after.cleared).toContain('coHolder');
    expect(after.answers).toMatchObject({ bands: { COT: undefined }, selection: [card('TIT')], applicants: { COT: blankApplicant } });
  });

  test('a co-holder of whom nothing is known goes without a word', () => {
    expect(cleared({ ...together, bands: alone.bands }, { workflow: 'individual' })).toEqual(['confirmation']);
    expect(cleared({ ...together, workflow: undefined, bands: alone.bands }, { workflow: 'individual' })).toEqual(['confirmation']);
  });

  test('a card of both stays the holder’s; one that was the co-holder’s alone goes', () => {
    const both = { ...card('TIT'), participants: ['TIT', 'COT'] } as const;
    const { answers } = answersAfter({ ...together, selection: [both, card('COT')] }, { workflow: 'individual' }, TODAY);
    expect(answers.selection).toEqual([{ ...both, participants: ['TIT'] }]);
  });

  test('a choice that was not made yet is not said to be cleared, nor an insurance that nobody asked for', () => {
    const change = { bands: { TIT: '18-25', COT: undefined } } as const;
    expect(cleared({ ...alone, selection: [], insurance: undefined, offerConfirmed: false }, change)).toEqual(['birthdate']);
  });

  test('D-50: a birthdate that fits the band declared stays, as does one that no band contradicts', () => {
    const young = { ...alone, applicants: { ...alone.applicants, TIT: { ...blankApplicant, birthdate: '01/01/2004' } } };
    expect(cleared({ ...young, bands: { TIT: undefined, COT: undefined } }, { bands: { TIT: '18-25', COT: undefined } })).not.toContain(
      'birthdate',
    );
    expect(cleared(young, { bands: { TIT: '26+', COT: undefined } })).toEqual([]);
  });

  test('the co-holder’s contradicted birthdate is cleared, and the holder’s kept', () => {
    const typed = { ...together, applicants: { TIT: together.applicants.TIT, COT: { ...blankApplicant, birthdate: '01/01/1990' } } };
    const { answers, cleared: told } = answersAfter(typed, { bands: { TIT: '26+', COT: '18-25' } }, TODAY);
    expect(told).toEqual(['birthdate']);
    expect([answers.applicants.TIT.birthdate, answers.applicants.COT.birthdate]).toEqual(['01/01/1990', '']);
  });

  test('of an account of one, a co-holder’s old birthdate is not looked at', () => {
    const old = { ...alone, applicants: { ...alone.applicants, COT: { ...blankApplicant, birthdate: '01/01/1990' } } };
    expect(answersAfter(old, { bands: { TIT: '26+', COT: '18-25' } }, TODAY).cleared).not.toContain('birthdate');
  });

  test.each([
    ['another person’s account', { workflow: 'joint' }],
    ['an overdraft', { overdraft: true }],
    ['no insurance', { insurance: false }],
    ['no card', { selection: [] }],
  ] as const)('%s is confirmed again', (_what, change) => {
    const after = answersAfter(alone, change, TODAY);
    expect(after.cleared).toEqual(['confirmation']);
    expect(after.answers.offerConfirmed).toBe(false);
  });

  test('what was not confirmed has no confirmation to lose', () => {
    expect(cleared({ ...alone, offerConfirmed: false }, { overdraft: true })).toEqual([]);
  });

  test('confirming together with the choice that it confirms stands', () => {
    const after = answersAfter({ ...alone, offerConfirmed: false }, { overdraft: true, offerConfirmed: true }, TODAY);
    expect([after.cleared, after.answers.offerConfirmed]).toEqual([[], true]);
  });
});

describe('XTR-28: what is left of a file', () => {
  const withAgency: Prospect = { ...blankProspect, identity: { ...blankProspect.identity, agencyId: 'A-1' } };
  const two = {
    workflow: 'joint',
    ids: { TIT: '10000001', COT: '10000002' },
    participants: holders({ COT: { customerExternalId: 'EXT-2', livenessId: undefined } }),
  } as const;
  const left = (state: Partial<FileState>, holder = blankProspect, reference = 'EXT-1') =>
    leftOf(aFileState(state), holder, { externalReference: reference });

  test('the minutes of each task that a holder of their own file comes back to', () => {
    const alone = taskIds.filter(task => !task.startsWith('coHolder') && task !== 'identityDocUpload');
    expect(alone.map(task => [task, left({ task })?.minutes])).toEqual([
      ['identityValidation', 13],
      ['addressDocUpload', 12],
      ['addressValidation', 11],
      ['incomeDocUpload', 10],
      ['compInfos', 9],
      ['structureChoice', 7],
      ['deliveryChoice', 6],
      ['duplicateSearch', 5],
      ['duplicateConfirmation', 5],
      ['middleControl', 5],
      ['summary', 5],
      ['signature', 4],
      ['welcome', undefined],
    ]);
  });

  test('forms are left until the delivery is chosen, the recap until it is read, papers until each is given', () => {
    expect(left({ task: 'deliveryChoice' })).toEqual({ papers: [], questions: true, recap: true, minutes: 6 });
    expect(left({ task: 'duplicateSearch' })).toEqual({ papers: [], questions: false, recap: true, minutes: 5 });
    expect(left({ task: 'signature' })).toEqual({ papers: [], questions: false, recap: false, minutes: 4 });
    expect(left({ task: 'identityValidation' })?.papers).toEqual([
      { paper: 'address', of: 'TIT' },
      { paper: 'income', of: 'TIT' },
    ]);
  });

  test('D-43: together, the holder reads neither of the co-holder’s signature nor of a wait for it', () => {
    expect(left({ ...two, task: 'signature' })?.minutes).toBe(4);
    expect(left({ ...two, task: 'summary' })?.minutes).toBe(6);
    expect(left({ ...two, task: 'coHolderSignature' })).toBeUndefined();
  });

  test('D-23: the co-holder is greeted otherwise, whatever is left', () => {
    expect(left({ ...two, task: 'summary' }, blankProspect, 'EXT-2')).toBeUndefined();
    expect(left({ ...two, task: 'coHolderSignature' }, withAgency, 'EXT-2')).toBeUndefined();
  });

  test('XTR-07: a form sent back once the agency was chosen leads to the recap again; the last choice itself does not', () => {
    expect(left({ task: 'incomeDocUpload' }, withAgency)).toEqual({
      papers: [{ paper: 'income', of: 'TIT' }],
      questions: false,
      recap: true,
      minutes: 6,
    });
    expect(left({ task: 'compInfos' }, withAgency)).toEqual({ papers: [], questions: true, recap: true, minutes: 7 });
    expect(left({ task: 'structureChoice' }, withAgency)).toEqual({ papers: [], questions: true, recap: true, minutes: 7 });
    expect(left({ task: 'deliveryChoice' }, withAgency)).toEqual({ papers: [], questions: true, recap: true, minutes: 6 });
  });

  test('XTR-28, D-47: the client of an adviser’s file comes back only once they did something themselves', () => {
    const client = (done: readonly Deed[], livenessId?: string) =>
      left({ task: 'signature', mode: 'mdc', participants: { TIT: { customerExternalId: 'EXT-1', livenessId, done }, COT: undefined } });
    expect(client([])).toBeUndefined();
    expect(client(['linkOpened'])).toBeUndefined();
    expect(client(['linkOpened', 'termsAccepted'])?.minutes).toBe(4);
    expect(client([], 'L-1')?.minutes).toBe(4);
  });

  test('a first document that was chosen and not controlled is nothing done', () => {
    const chosen = { rank: '1', documentCode: '001111', controlResult: undefined, controlId: undefined } as const;
    expect(left({ task: 'identityDocUpload', proofs: [chosen] })).toBeUndefined();
    expect(left({ task: 'identityDocUpload', proofs: [chosen, { ...chosen, controlId: 'C-1' }] })).toMatchObject({ minutes: 15 });
  });
});

test('AGY-01: what each step fills stands with its person; the agency of both with the holder', () => {
  expect(savedWith('coHolderCompInfos')).toBe('COT');
  expect(savedWith('compInfos')).toBe('TIT');
  expect(savedWith('structureChoice')).toBe('TIT');
  expect(savedWith('deliveryChoice')).toBeUndefined();
  expect(savedWith('middleControl')).toBeUndefined();
});
