import { blankProspect, prospectOf, type Prospect } from '@domain/holders/prospect';
import { noAnswers } from './answers';
import { taskAfter, taskPastAnswered, pathOf } from './dossierSteps';
import type { DossierState, ProofOnDossier } from './dossierState';
import { leftOf } from './left';
import { backFrom, hasAsked, walkOf } from './navigation';
import { entryPlace, nextPlace, reachedOn, takesPapersAhead } from './papersFirst';
import { position } from './position';
import { currentStepOf, type StartedDossier } from './startedDossier';
import { stepNames, taskIds, type StepName } from './steps';
import { journeyTold, tracked } from './trackingOrder';
import { journeyTracking } from './tracking';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';

const whole = prospectOf('1', ({ field }) => field.example);
const identityOnly: Prospect = { ...blankProspect, identity: whole.identity, birth: whole.birth, family: whole.family };
const named: Prospect = { ...identityOnly, identity: { ...identityOnly.identity, agencyId: undefined } };

/** The identity is confirmed, neither the address nor the work is. */
const namedAlone: Prospect = { ...named, address: blankProspect.address };
const answeredAlone: Prospect = { ...whole, identity: { ...whole.identity, agencyId: undefined }, occupation: blankProspect.occupation };

const given = (rank: ProofOnDossier['rank'], controlResult?: 'OK' | 'KO'): ProofOnDossier => ({
  rank,
  documentCode: '001111',
  controlResult,
  controlId: `C-${rank}`,
});

const dossier = (state: Partial<DossierState>, TIT: Prospect = blankProspect, COT?: Prospect): StartedDossier => ({
  state: aDossierState({ papersFirst: true, ...state }),
  people: { TIT, COT },
  person: { externalReference: 'EXT-1' } as StartedDossier['person'],
  coHolderFinished: null,
});
const joint = (state: Partial<DossierState>, TIT: Prospect = blankProspect, COT: Prospect = blankProspect) =>
  dossier({ ...ofTwo, ...state }, TIT, COT);

describe('D-125: where the customer is', () => {
  test('a paper after the other while the bank’s task stays at the first', () => {
    expect(currentStepOf(dossier({}))).toBe('identityDocUpload');
    expect(currentStepOf(dossier({ proofs: [given('1')] }))).toBe('addressDocUpload');
    expect(currentStepOf(dossier({ proofs: [given('1'), given('2')] }))).toBe('incomeDocUpload');
    expect(currentStepOf(dossier({ proofs: [given('1'), given('2'), given('4')] }))).toBe('identityValidation');
  });

  test('a side that the bank has is not a paper: the control counts', () => {
    expect(currentStepOf(dossier({ proofs: [{ ...given('1'), controlId: undefined }] }))).toBe('identityDocUpload');
  });

  test('XTR-38: a paper that the bank no longer asks is none to give', () => {
    const spared = dossier({ proofs: [given('1', 'OK')], tasksLeft: ['incomeDocUpload', 'compInfos'] });
    expect(currentStepOf(spared)).toBe('incomeDocUpload');
  });

  test.each([
    [undefined, [], true],
    [['1', '2', '4'], [], true],
    [['1'], [], false],
    [['4'], ['1', '2'], true],
    [['2'], ['1'], false],
    [[], ['1', '2', '4'], true],
  ] as const)('a bank that takes the ranks %j now, and has %j, takes the papers ahead: %s', (documentRanks, has, ahead) => {
    expect(takesPapersAhead(dossier({ documentRanks, proofs: has.map(rank => given(rank)) }).state)).toBe(ahead);
  });

  test('in a file of two the papers of both count, and none that the bank no longer asks', () => {
    expect(takesPapersAhead(joint({ documentRanks: ['1', '2', '4'] }).state)).toBe(false);
    expect(takesPapersAhead(joint({ documentRanks: ['1', '2', '4', '5', '6', '8'] }).state)).toBe(true);
    expect(takesPapersAhead(dossier({ documentRanks: ['4'], tasksLeft: ['incomeDocUpload'] }).state)).toBe(true);
  });

  test('a dossier that began in the bank’s order goes on at what is missing', () => {
    expect(currentStepOf(dossier({ task: 'addressDocUpload', proofs: [given('1', 'OK'), given('2')] }, named))).toBe('incomeDocUpload');
    const all = [given('1', 'OK'), given('2', 'OK'), given('4', 'OK')];
    expect(currentStepOf(dossier({ task: 'addressDocUpload', proofs: all }, named))).toBe('addressValidation');
  });

  test('D-53: a proof that the adviser sent back is asked at once, whatever else is there', () => {
    const back = dossier({ task: 'addressDocUpload', proofs: [given('1', 'OK'), given('2', 'KO'), given('4', 'OK')] }, whole);
    expect(currentStepOf(back)).toBe('addressDocUpload');
  });

  test('JNT-01: the holder’s papers and forms, then the co-holder’s', () => {
    const holders = [given('1', 'OK'), given('2', 'OK'), given('4', 'OK')];
    expect(currentStepOf(joint({ proofs: holders }))).toBe('identityValidation');
    expect(currentStepOf(joint({ task: 'coHolderIdentityDocUpload', proofs: holders }, whole))).toBe('coHolderIdentityDocUpload');
    const five = joint({ task: 'coHolderIdentityDocUpload', proofs: [...holders, given('5')] }, whole);
    expect(currentStepOf(five)).toBe('coHolderAddressDocUpload');
  });

  test('with the switch off the bank’s task decides, as before', () => {
    for (const task of taskIds) expect(currentStepOf(dossier({ papersFirst: false, task, proofs: [given('1')] }, named))).toBe(task);
  });
});

describe('D-125: what follows a paper', () => {
  const three = (one?: 'OK' | 'KO', two?: 'OK' | 'KO', four?: 'OK' | 'KO') => [given('1', one), given('2', two), given('4', four)];
  const after = (proofs: readonly ProofOnDossier[], person = blankProspect) => nextPlace(dossier({ proofs }, person));

  test('a doubt waits for the last photo', () => {
    expect(after([given('1', 'KO')])).toEqual({ step: 'addressDocUpload' });
    expect(after([given('1', 'KO'), given('2')])).toEqual({ step: 'incomeDocUpload' });
  });

  test('then each paper in doubt, in order, and the identity if it is still read', () => {
    expect(after(three('KO', 'OK', 'KO'))).toEqual({ step: 'identityDocUpload', page: 'ProofControlCompleted' });
    expect(after(three('OK', 'OK', 'KO'))).toEqual({ step: 'incomeDocUpload', page: 'ProofControlCompleted' });
    expect(after(three(undefined, 'OK', 'KO'))).toEqual({ step: 'identityDocUpload', page: 'ProofControlProgress' });
  });

  test('then the forms, while the address and the income may still be read', () => {
    expect(after(three('OK'))).toEqual({ step: 'identityValidation' });
  });

  test('once all is given and answered, the paper that the bank’s task waits for', () => {
    expect(nextPlace(dossier({ task: 'incomeDocUpload', proofs: three('OK', 'OK') }, whole))).toEqual({
      step: 'incomeDocUpload',
      page: 'ProofControlProgress',
    });
  });

  test('past the papers, and with the switch off, nothing is said', () => {
    expect(nextPlace(dossier({ task: 'compInfos', proofs: three('OK', 'OK', 'OK') }, whole))).toBeUndefined();
    expect(nextPlace(dossier({ papersFirst: false }))).toBeUndefined();
  });

  test('STP-15: tasks that are settled or answered follow one another, up to the first that is neither', () => {
    const past = (state: Partial<DossierState>, person = whole) =>
      taskPastAnswered(aDossierState({ papersFirst: true, ...state }), { TIT: person, COT: undefined });
    expect(past({ proofs: three('OK') })).toBe('identityValidation');
    expect(past({ task: 'identityValidation', proofs: three('OK') })).toBe('addressDocUpload');
    expect(past({ task: 'addressDocUpload', proofs: three('OK') })).toBeUndefined();
    expect(past({ task: 'addressDocUpload', proofs: three('OK', 'KO') })).toBeUndefined();
    expect(past({ task: 'addressDocUpload', proofs: three('OK', 'OK') })).toBe('addressValidation');
    expect(past({ task: 'identityValidation', proofs: three('OK') }, blankProspect)).toBeUndefined();
    expect(past({ papersFirst: false, proofs: three('OK') })).toBeUndefined();
  });

  test('STP-15: the bank keeps its own order', () => {
    const path = pathOf(aDossierState({ ...ofTwo, papersFirst: true }));
    expect(taskAfter('identityDocUpload', path)).toBe('coHolderIdentityDocUpload');
    expect(taskAfter('identityValidation', pathOf(aDossierState({ papersFirst: true })))).toBe('addressDocUpload');
  });
});

describe('STP-06, STP-09: coming back at each task of the bank', () => {
  const proofs = [given('1', 'OK'), given('2', 'OK'), given('4', 'OK')];
  const arrived = (at: StartedDossier): string => {
    const { step, page } = position(entryPlace(at), at, noAnswers, pathOf(at.state));
    return `${step} ${page}`;
  };

  test.each([
    ['identityDocUpload', [], 'identityDocUpload IdentityForm'],
    ['identityDocUpload', ['1'], 'identityDocUpload UploadIdentityProof'],
    ['identityDocUpload', ['1', '2', '4'], 'identityDocUpload UploadIdentityProof'],
    ['identityValidation', ['1'], 'addressDocUpload UploadAddressProof'],
    ['identityValidation', ['1', '2'], 'incomeDocUpload UploadIncomeProof'],
    ['identityValidation', ['1', '2', '4'], 'identityValidation FullIdentityForm'],
    ['addressDocUpload', ['1'], 'addressDocUpload UploadAddressProof'],
    ['addressDocUpload', ['1', '2'], 'incomeDocUpload UploadIncomeProof'],
    ['addressDocUpload', ['1', '2', '4'], 'addressValidation AddressForm'],
    ['addressValidation', ['1', '2'], 'incomeDocUpload UploadIncomeProof'],
    ['addressValidation', ['1', '2', '4'], 'addressValidation AddressForm'],
    ['incomeDocUpload', ['1', '2'], 'incomeDocUpload UploadIncomeProof'],
    ['incomeDocUpload', ['1', '2', '4'], 'incomeDocUpload UploadIncomeProof'],
    ['compInfos', ['1', '2', '4'], 'compInfos ComplementaryInformationForm'],
    ['structureChoice', ['1', '2', '4'], 'structureChoice StructureChoice'],
    ['deliveryChoice', ['1', '2', '4'], 'deliveryChoice DeliveryChoiceTit'],
    ['middleControl', ['1', '2', '4'], 'middleControl MiddleControlPage'],
    ['summary', ['1', '2', '4'], 'summary SummaryPage'],
    ['signature', ['1', '2', '4'], 'signature PreLivenessPage'],
  ] as const)('alone, at %s with the papers %j: %s', (task, ranks, place) => {
    const sent = proofs.filter(({ rank }) => ranks.some(each => each === rank));
    const isAnswered = task !== 'identityDocUpload' && task !== 'identityValidation';
    expect(arrived(dossier({ task, proofs: sent }, isAnswered ? namedAlone : blankProspect))).toBe(place);
  });

  const of = (...ranks: readonly ProofOnDossier['rank'][]) => ranks.map(rank => given(rank, 'OK'));
  test.each([
    ['identityDocUpload', of('1', '2', '4'), 'nobody', 'identityDocUpload UploadIdentityProof'],
    ['coHolderIdentityDocUpload', of('1'), 'nobody', 'addressDocUpload UploadAddressProof'],
    ['coHolderIdentityDocUpload', of('1', '2', '4'), 'nobody', 'identityValidation FullIdentityForm'],
    ['coHolderIdentityDocUpload', of('1', '2', '4'), 'holder', 'coHolderIdentityDocUpload IdentityForm'],
    ['coHolderIdentityDocUpload', of('1', '2', '4', '5'), 'holder', 'coHolderAddressDocUpload UploadAddressProof'],
    ['coHolderIdentityValidation', of('1', '2', '4', '5', '6', '8'), 'holder', 'coHolderIdentityValidation FullIdentityForm'],
    ['coHolderAddressDocUpload', of('1', '2', '4', '5'), 'holder', 'coHolderAddressDocUpload UploadAddressProof'],
    ['coHolderIncomeDocUpload', of('1', '2', '4', '5', '6'), 'holder', 'coHolderIncomeDocUpload UploadIncomeProof'],
    ['coHolderCompInfos', of('1', '2', '4', '5', '6', '8'), 'holder', 'coHolderCompInfos ComplementaryInformationForm'],
  ] as const)('together, at %s with the papers %j, %s having answered: %s', (task, sent, who, place) => {
    expect(arrived(joint({ task, proofs: sent }, who === 'holder' ? answeredAlone : blankProspect))).toBe(place);
  });
});

describe('D-125: pages that may be shown', () => {
  const shown = (step: StepName, at: StartedDossier) => position({ step }, at, noAnswers, pathOf(at.state)).step;

  test('what is done and the first that is not, never one after it', () => {
    const two = dossier({ proofs: [given('1'), given('2')] });
    expect(shown('identityDocUpload', two)).toBe('identityDocUpload');
    expect(shown('incomeDocUpload', two)).toBe('incomeDocUpload');
    expect(shown('identityValidation', two)).toBe('incomeDocUpload');
    expect(shown('compInfos', two)).toBe('incomeDocUpload');
  });

  test('Back from the occupation is the browser’s own, to the page that asked all that was read; with a form between, it is not', () => {
    const path = pathOf(aDossierState({ papersFirst: true }));
    expect(hasAsked('identityValidation', 'addressValidation', path)).toBe(true);
    expect(hasAsked('incomeDocUpload', 'addressValidation', path)).toBe(false);
    expect(hasAsked('addressValidation', 'addressValidation', path)).toBe(false);
    expect(hasAsked('identityValidation', 'addressValidation', { ...path, papersFirst: false })).toBe(false);
  });

  test('D-09: Back leads over the forms from the occupation, and not to a paper', () => {
    const answered = dossier({ task: 'compInfos', proofs: [given('1', 'OK'), given('2', 'OK'), given('4', 'OK')] }, whole);
    expect(shown('addressValidation', answered)).toBe('addressValidation');
    expect(shown('identityValidation', answered)).toBe('identityValidation');
    expect(shown('incomeDocUpload', answered)).toBe('compInfos');
  });

  test('Back never crosses a paper', () => {
    const path = pathOf(aDossierState({ ...ofTwo, papersFirst: true }));
    for (const step of walkOf(path))
      expect(['identityDocUpload', 'addressDocUpload', 'incomeDocUpload']).not.toContain(backFrom(step, path));
  });
});

describe('XTR-28: what is left', () => {
  test('papers that the bank has are not counted', () => {
    const left = leftOf(dossier({ proofs: [given('1'), given('2')] }));
    expect(left).toMatchObject({ papers: [{ paper: 'income', of: 'TIT' }], questions: true, recap: true });
    expect(left?.minutes).toBeLessThan(leftOf(dossier({ papersFirst: false, proofs: [given('1'), given('2')] }))?.minutes ?? 0);
  });
});

describe('XTR-04: the progress never goes back', () => {
  const at = { step: 'identityDocUpload', page: 'ProofControlCompleted' } as const;

  test('a page that opens for a doubt leaves the customer as far as they were', () => {
    const three = dossier({ proofs: [given('1', 'KO'), given('2'), given('4')] });
    expect(reachedOn(at, three)).toEqual({ step: 'identityValidation' });
    expect(reachedOn({ step: 'incomeDocUpload' }, dossier({ proofs: [given('1'), given('2')] }))).toEqual({ step: 'incomeDocUpload' });
    expect(reachedOn(at, dossier({ papersFirst: false, proofs: [given('1', 'KO')] }))).toBe(at);
  });

  test('a doubt that comes once all is answered leaves them at the last form', () => {
    expect(reachedOn(at, dossier({ proofs: [given('1', 'KO'), given('2', 'OK'), given('4', 'OK')] }, whole))).toEqual({
      step: 'addressValidation',
    });
    expect(reachedOn(at, dossier({ task: 'compInfos', proofs: [given('1', 'KO')] }, whole))).toEqual({ step: 'compInfos' });
  });
});

describe('OBS-03, STP-05: the numbers sent', () => {
  /** Numbers of first pages of steps, visited in turn. */
  const sent = (steps: readonly StepName[]): readonly number[] => {
    const numbers: number[] = [];
    let last: Parameters<typeof tracked>[1];
    let before: Parameters<typeof tracked>[2] = { step: 'information', page: 'InformationForm' };
    for (const step of steps) {
      const shown = {
        step,
        page: position(undefined, dossier({ papersFirst: false, task: step as never }), noAnswers, pathOf(aDossierState())).page,
      };
      const number = journeyTracking.decide({ taskId: step, mode: 'omc', page: shown.page });
      if (number !== null && journeyTold.decide(tracked(shown, last, before, true))) {
        numbers.push(number);
        last = shown;
      }
      before = shown;
    }
    return numbers;
  };
  const walk = (workflow: 'individual' | 'joint') =>
    walkOf({ workflow, mode: 'omc', jointAccount: 'open', papersFirst: true }).slice(
      stepNames.indexOf('identityDocUpload'),
      stepNames.indexOf('structureChoice') - (workflow === 'joint' ? 0 : 8),
    );

  test('go forward: alone 2, 3, 4, 8; together 2 to 8', () => {
    expect(
      sent(['identityDocUpload', 'addressDocUpload', 'incomeDocUpload', 'identityValidation', 'addressValidation', 'compInfos']),
    ).toEqual([2, 3, 4, 8]);
    expect(sent(walk('joint'))).toEqual([2, 3, 4, 5, 6, 7, 8, 8]);
  });

  test('a page opened for a doubt sends none; going back to a form does', () => {
    expect(sent(['identityDocUpload', 'addressDocUpload', 'incomeDocUpload', 'identityDocUpload', 'identityValidation'])).toEqual([
      2, 3, 4,
    ]);
    expect(sent(['identityDocUpload', 'addressDocUpload', 'incomeDocUpload', 'compInfos', 'addressValidation'])).toEqual([2, 3, 4, 8, 3]);
  });
});
