import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { FileState, ProofOnFile } from '@domain/journey/fileState';
import { leftOf } from '@domain/journey/left';
import { aFileState } from '../fakes/FakeFileJourney';

const holder = { externalReference: 'EXT-1' };
const identityGiven: ProofOnFile = { rank: '1', documentCode: '001111', controlResult: 'OK', controlId: 'C-1' };
const withAgency: Prospect = { ...blankProspect, identity: { ...blankProspect.identity, agencyId: 'A-1' } };

const left = (state: Partial<FileState>, prospect = blankProspect) => leftOf(aFileState(state), prospect, holder);

describe('XTR-28: what is left of a file one comes back to', () => {
  test('a file that was just created says nothing: nothing was left', () => {
    expect(left({ task: 'identityDocUpload' })).toBeUndefined();
  });

  test('with the identity document given: the two other papers, questions, recap, signature', () => {
    expect(left({ task: 'addressDocUpload', proofs: [identityGiven] })).toEqual({
      papers: [
        { paper: 'address', of: 'TIT' },
        { paper: 'income', of: 'TIT' },
      ],
      questions: true,
      recap: true,
      minutes: 12,
    });
  });

  test('a first document that was sent counts as something done', () => {
    expect(left({ task: 'identityDocUpload', proofs: [identityGiven] })?.papers).toHaveLength(3);
  });

  test('XTR-07: a proof sent back is the one thing left of the papers', () => {
    expect(left({ task: 'addressDocUpload' }, withAgency)).toEqual({
      papers: [{ paper: 'address', of: 'TIT' }],
      questions: false,
      recap: true,
      minutes: 6,
    });
  });

  test('after the recap, the signature alone', () => {
    expect(left({ task: 'signature' }, withAgency)).toEqual({ papers: [], questions: false, recap: false, minutes: 4 });
  });

  test('D-43: together, the papers of each; the co-holder’s own signature is not the holder’s to wait for', () => {
    const joint = {
      workflow: 'joint',
      coHolder: { customerExternalId: 'EXT-2', livenessId: undefined },
      ids: { TIT: '10000001', COT: '10000002' },
    } as const;
    expect(left({ ...joint, task: 'incomeDocUpload' })?.papers).toEqual([
      { paper: 'income', of: 'TIT' },
      { paper: 'income', of: 'COT' },
    ]);
    expect(left({ ...joint, task: 'signature' }, withAgency)?.minutes).toBe(4);
    expect(left({ ...joint, task: 'coHolderSignature' }, withAgency)).toBeUndefined();
    const state = aFileState({ ...joint, task: 'coHolderSignature' });
    expect(leftOf(state, withAgency, { externalReference: 'EXT-2' })).toBeUndefined();
  });

  test('a finished file has nothing left', () => {
    expect(left({ task: 'welcome' }, withAgency)).toBeUndefined();
  });
});
