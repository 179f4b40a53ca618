import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { SigningTask, DossierState, ProofOnDossier } from './dossierState';
import { leftOf } from './left';
import { savedWith } from './owner';
import { walkOf } from './navigation';
import { stepRow, taskIds, type StepName } from './steps';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';

/** Minutes of the table from a step of a file of one person to its end. */
const minutesFrom = (step: StepName): number => {
  const walk = walkOf({ workflow: 'individual', mode: 'omc', jointAccount: 'open' });
  return walk.slice(walk.indexOf(step)).reduce((sum, each) => sum + stepRow(each).minutes, 0);
};

const identityGiven: ProofOnDossier = { rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'C-1' };

describe('XTR-28: what is left of a file', () => {
  const withAgency: Prospect = { ...blankProspect, identity: { ...blankProspect.identity, agencyId: 'A-1' } };
  const left = (state: Partial<DossierState>, holder = blankProspect, reference = 'EXT-1') =>
    leftOf({ state: aDossierState(state), people: { TIT: holder, COT: undefined }, person: { externalReference: reference } });

  test('the minutes of each task that a holder of their own file comes back to', () => {
    const alone = taskIds.filter(task => !task.startsWith('coHolder') && task !== 'identityDocUpload');
    for (const task of alone) expect([task, left({ task })?.minutes]).toEqual([task, task === 'welcome' ? undefined : minutesFrom(task)]);
  });

  test('forms are left until the delivery is chosen, the recap until it is read, papers until each is given', () => {
    expect(left({ task: 'deliveryChoice' })).toMatchObject({ papers: [], questions: true, recap: true });
    expect(left({ task: 'duplicateSearch' })).toMatchObject({ papers: [], questions: false, recap: true });
    expect(left({ task: 'signature' })).toEqual({ papers: [], questions: false, recap: false, minutes: 4 });
    expect(left({ task: 'addressDocUpload', proofs: [identityGiven] })).toEqual({
      papers: [
        { paper: 'address', of: 'TIT' },
        { paper: 'income', of: 'TIT' },
      ],
      questions: true,
      recap: true,
      minutes: minutesFrom('addressDocUpload'),
    });
  });

  test('D-43: together, the holder reads the papers of each, neither of the co-holder’s signature nor of a wait for it', () => {
    expect(left({ ...ofTwo, task: 'signature' })?.minutes).toBe(4);
    expect(left({ ...ofTwo, task: 'summary' })?.minutes).toBe(6);
    expect(left({ ...ofTwo, task: 'coHolderSignature' })).toBeUndefined();
    expect(left({ ...ofTwo, task: 'incomeDocUpload' })?.papers).toEqual([
      { paper: 'income', of: 'TIT' },
      { paper: 'income', of: 'COT' },
    ]);
  });

  test('D-23: the co-holder is greeted otherwise, whatever is left', () => {
    expect(left({ ...ofTwo, task: 'summary' }, blankProspect, 'EXT-2')).toBeUndefined();
    expect(left({ ...ofTwo, task: 'coHolderSignature' }, withAgency, 'EXT-2')).toBeUndefined();
  });

  test('XTR-07: a proof or a form sent back once the agency was chosen leads to the recap again; the last choice itself does not', () => {
    for (const paper of ['address', 'income'] as const)
      expect(left({ task: `${paper}DocUpload` }, withAgency)).toEqual({
        papers: [{ paper, of: 'TIT' }],
        questions: false,
        recap: true,
        minutes: stepRow(`${paper}DocUpload`).minutes + minutesFrom('middleControl'),
      });
    expect(left({ task: 'compInfos' }, withAgency)).toMatchObject({
      questions: true,
      minutes: stepRow('compInfos').minutes + minutesFrom('middleControl'),
    });
    expect(left({ task: 'structureChoice' }, withAgency)).toMatchObject({ questions: true, minutes: minutesFrom('structureChoice') });
    expect(left({ task: 'deliveryChoice' }, withAgency)).toMatchObject({ questions: true, minutes: minutesFrom('deliveryChoice') });
  });

  test('XTR-28, D-47: the client of an adviser’s file comes back only once they did something themselves', () => {
    const client = (done: readonly SigningTask[], livenessId?: string) =>
      left({ task: 'signature', mode: 'mdc', participants: { TIT: { customerExternalId: 'EXT-1', livenessId, done }, COT: undefined } });
    expect(client([])).toBeUndefined();
    expect(client(['linkOpened'])).toBeUndefined();
    expect(client(['linkOpened', 'termsAccepted'])?.minutes).toBe(4);
    expect(client([], 'L-1')?.minutes).toBe(4);
  });

  test('a file that was just created says nothing; a first document that was chosen and not controlled is nothing done, one that was sent is', () => {
    const chosen = { ...identityGiven, controlResult: undefined, controlId: undefined };
    expect(left({ task: 'identityDocUpload' })).toBeUndefined();
    expect(left({ task: 'identityDocUpload', proofs: [chosen] })).toBeUndefined();
    expect(left({ task: 'identityDocUpload', proofs: [chosen, { ...chosen, controlId: 'C-1' }] })).toMatchObject({
      minutes: minutesFrom('identityDocUpload'),
    });
    expect(left({ task: 'identityDocUpload', proofs: [identityGiven] })?.papers).toHaveLength(3);
  });
});

test('AGY-01: each step saves its answers with its own person, and the agency of two with the holder', () => {
  expect((['compInfos', 'structureChoice'] as const).map(savedWith)).toEqual(['TIT', 'TIT']);
  expect((['coHolderCompInfos', 'coHolderAddressValidation'] as const).map(savedWith)).toEqual(['COT', 'COT']);
  expect((['deliveryChoice', 'middleControl', 'welcome'] as const).map(savedWith)).toEqual([undefined, undefined, undefined]);
});
