import { blankApplicant } from '@domain/holders/applicant';
import { noAnswers, type Answers } from './answers';
import { furthestStep, mayEnter } from './guards';
import { backFrom, ownerOf, pathOfDossier, stepOfPage, stepOfTask, walkOf, type JourneyPath } from './navigation';
import { stepNames, stepRow, taskIds } from './steps';
import { catalogue } from '@domain/offer/contracts';
import { noa } from '@tests/builders/applicant';
import { chosenCard } from '@tests/builders/offer';

const alone: JourneyPath = { workflow: 'individual', mode: 'omc', jointAccount: 'open' };
const together: JourneyPath = { workflow: 'joint', mode: 'omc', jointAccount: 'open' };

describe('STP-01: next and previous follow one list', () => {
  test('alone, the path has no co-holder’s step and does not stop where a co-holder would be awaited', () => {
    expect(walkOf(alone).filter(step => ownerOf(step) === 'COT' || step === 'signatureSuccess')).toEqual([]);
  });
});

describe('D-09: Back never crosses what was accepted, signed or created', () => {
  const crossed = (path: JourneyPath) =>
    walkOf(path).flatMap(step => {
      const before = backFrom(step, path);
      return before === undefined ? [] : [[before, step] as const];
    });

  test.each([
    ['alone', alone],
    ['together', together],
  ])('%s: no step behind Back holds a proof or a signature, and none leaves the file', (_, path) => {
    for (const [before, step] of crossed(path)) {
      expect([before, stepRow(before).paper]).toEqual([before, undefined]);
      expect([step, stepRow(before).stage]).toEqual([step, stepRow(step).stage]);
      expect(stepRow(step).stage).not.toBe('signature');
    }
  });

  test('between two forms, and before the subscription, Back is free', () => {
    expect(backFrom('coHolderAddressValidation', together)).toBe('addressValidation');
    expect(backFrom('offer', alone)).toBe('age');
    expect(backFrom('coHolderAddressDocUpload', together)).toBeUndefined();
    expect(backFrom('home', alone)).toBeUndefined();
  });
});

/** The bank's task ids, as the specification lists them. */
const specified = `
  identityDocUpload coHolderIdentityDocUpload identityValidation coHolderIdentityValidation
  addressDocUpload coHolderAddressDocUpload addressValidation coHolderAddressValidation
  incomeDocUpload coHolderIncomeDocUpload compInfos coHolderCompInfos
  structureChoice deliveryChoice duplicateSearch duplicateConfirmation middleControl
  summary coHolderSummary signature coHolderSignature welcome
`.match(/\w+/g);

describe('STP-03: each task has one step', () => {
  test('the 22 tasks of the specification are in its order', () => {
    expect(taskIds).toEqual(specified);
  });

  test('a joint file has every task, an individual one those of the holder', () => {
    expect(taskIds.map(task => stepOfTask(task, together))).toEqual(taskIds);
    expect(taskIds.filter(task => stepOfTask(task, alone) === undefined)).toEqual(taskIds.filter(task => ownerOf(task) === 'COT'));
  });

  test('CFG-07: a joint file that exists keeps its steps where joint accounts are only announced', () => {
    expect(walkOf({ ...together, jointAccount: 'announced' })).toEqual(walkOf(alone));
    expect(walkOf(pathOfDossier({ workflow: 'joint' }, 'omc'))).toEqual(walkOf(together));
  });

  test('STP-02: one page serves two people, told apart by whose step it is', () => {
    expect(stepOfPage('AddressForm', together, 'TIT')).toBe('addressValidation');
    expect(stepOfPage('AddressForm', together, 'COT')).toBe('coHolderAddressValidation');
    expect(stepOfPage('StructureChoice', together, 'COT')).toBe('structureChoice');
  });
});

describe('RTE-09, STP-12: a step needs the answers of the steps before', () => {
  const card = chosenCard('TIT', catalogue.MASTERCARD);
  const full: Answers = {
    ...noAnswers,
    workflow: 'individual',
    bands: { TIT: '26+', COT: undefined },
    selection: [card],
    overdraft: false,
    dematerialization: true,
    insurance: false,
    offerConfirmed: true,
    applicants: { TIT: noa, COT: blankApplicant },
  };

  test('a deep link without answers leads to the account type', () => {
    for (const step of stepNames.filter(name => name !== 'home')) expect(furthestStep(noAnswers, step, alone)).toBe('accountType');
    expect(furthestStep(noAnswers, 'home', alone)).toBe('home');
  });

  test.each([
    ['workflow', { workflow: undefined }, 'accountType'],
    ['age band', { bands: { TIT: undefined, COT: undefined } }, 'age'],
    ['card', { selection: [] }, 'offer'],
    ['overdraft', { overdraft: undefined }, 'options'],
    ['digital documents', { dematerialization: false }, 'options'],
    ['insurance', { insurance: undefined }, 'insurance'],
    ['confirmation', { offerConfirmed: false }, 'offerConfirmation'],
  ] as const)('without the %s one stays there', (_, gap, step) => {
    expect(furthestStep({ ...full, ...gap }, 'information', alone)).toBe(step);
  });

  test('every earlier step may be entered again, and the file only with a subscription', () => {
    for (const step of ['accountType', 'offer', 'insurance', 'information'] as const) expect(mayEnter(full, step, alone)).toBe(true);
    expect(furthestStep(full, 'summary', alone)).toBe('information');
  });

  test('together, each person’s answers are needed', () => {
    const joint: Answers = { ...full, workflow: 'joint', bands: { TIT: '26+', COT: '26+' } };
    expect(furthestStep({ ...joint, bands: full.bands }, 'information', together)).toBe('age');
    expect(furthestStep(joint, 'information', together)).toBe('coHolderOffer');
    const declined = { ...joint, selection: [card, chosenCard('COT', catalogue.NONE)] };
    expect(furthestStep(declined, 'coHolderInformation', together)).toBe('coHolderInformation');
    const holderBlank = { ...declined, applicants: { TIT: blankApplicant, COT: blankApplicant } };
    expect(furthestStep(holderBlank, 'coHolderInformation', together)).toBe('information');
  });

  test('where joint accounts are only announced one stays at the account type', () => {
    expect(furthestStep({ ...full, workflow: 'joint' }, 'age', { ...together, jointAccount: 'announced' })).toBe('accountType');
  });
});
