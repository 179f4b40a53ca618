import { blankProspect } from '@domain/holders/prospect';
import { noAnswers } from '@domain/journey/answers';
import { leavesBackwards, leftByPerson, mayShow, openingPage, pageBack, pathOf, waitsForAdviser } from '@domain/journey/dossierSteps';
import type { JourneyPath } from '@domain/journey/navigation';
import { pageAfter, pageBefore, pageIn, pagesOf } from '@domain/journey/pages';
import { minutesFor, papersFor } from '@domain/journey/papers';
import { stageMinutes } from '@domain/journey/stageMinutes';
import { stepNames, stepRow, taskIds, type PageName, type StepName } from '@domain/journey/steps';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { pageNames } from '@domain/journey/table';
import { blankApplicant } from '@domain/holders/applicant';
import type { Mode } from '@domain/kernel/words';
import { aDossierState } from '../fakes/FakeDossierJourney';

const alone: JourneyPath = { workflow: 'individual', mode: 'omc', jointAccount: 'open' };
const joint: JourneyPath = { ...alone, workflow: 'joint' };
const everyPage = stepNames.flatMap(step => pagesOf(step).map(page => [step, page] as const));
const told = (shown: readonly (readonly [StepName, PageName])[]) => shown.map(([step, page]) => `${step} ${page}`);

const VIDEO = ['PreLivenessPage', 'LivenessPage', 'LivenessControlProgress', 'LivenessControlOk', 'LivenessControlKo'];
const CHECKED = ['ProofControlProgress', 'ProofControlCompleted'];

describe('D-08: the pages of each step of the file, in their order', () => {
  test('RTE-10: each page is named once, however many steps show it', () => {
    expect(new Set(pageNames).size).toBe(pageNames.length);
    expect([...pageNames].sort()).toEqual([...new Set(everyPage.map(([, page]) => page))].sort());
  });

  test('a page wanted is shown where its step has it; else the step opens at its first', () => {
    expect(pageIn('compInfos', 'TaxResidenceForm')).toBe('TaxResidenceForm');
    expect(pageIn('compInfos', 'AddressForm')).toBe('ComplementaryInformationForm');
    expect(pageIn('compInfos', undefined)).toBe('ComplementaryInformationForm');
  });

  test('the page after and before, and nothing beyond a step’s ends', () => {
    expect(pageAfter('identityValidation', 'FullIdentityForm')).toBe('BirthplaceForm');
    expect(pageAfter('identityValidation', 'FamilyStatusForm')).toBeUndefined();
    expect(pageBefore('identityValidation', 'FamilyStatusForm')).toBe('BirthplaceForm');
    expect(pageBefore('identityValidation', 'FullIdentityForm')).toBeUndefined();
  });
});

describe('D-09: Back within a step', () => {
  const steps: readonly StepName[] = taskIds.filter(task => stepRow(task).of !== 'COT');

  test('goes one page back between the forms of one step, past a page that was not on the way (XTR-38), and nowhere else', () => {
    const backs = everyPage.flatMap(([step, page]) =>
      steps.includes(step) && pageBack(step, page) !== undefined ? [`${page} → ${pageBack(step, page) ?? ''}`] : [],
    );
    expect(backs).toEqual([
      'WalletIdentity → IdentityForm',
      'UploadIdentityProof → IdentityForm',
      'BirthplaceForm → FullIdentityForm',
      'FamilyStatusForm → BirthplaceForm',
      'TaxResidenceForm → ComplementaryInformationForm',
      'DeliveryChoiceCotit → DeliveryChoiceTit',
    ]);
  });

  test('what was sent, filmed, read or signed has no way back', () => {
    const sent = [...CHECKED, ...VIDEO.slice(1), 'PreContractDocPage', 'DocuSignPage', 'FinalizeKo', 'FinalizePage'];
    for (const [step, page] of everyPage.filter(([, page]) => sent.includes(page)))
      expect([page, pageBack(step, page), leavesBackwards(step, page)]).toEqual([page, undefined, false]);
  });

  test('a step is left backwards from its first page alone', () => {
    const leaving = everyPage.filter(([step, page]) => leavesBackwards(step, page));
    expect(told(leaving)).toEqual(told(stepNames.map(step => [step, pagesOf(step)[0]] as const)));
  });
});

describe('XTR-01, D-09: which step of the file may be shown', () => {
  test('from a recap every step of the file may be corrected, and none of the offer or of the signature', () => {
    for (const recap of ['summary', 'coHolderSummary'] as const)
      expect(stepNames.filter(step => mayShow(step, recap, joint, true))).toEqual(stepNames.filter(step => stepRow(step).stage === 'file'));
  });

  test('JNT-03: the co-holder who is to sign may correct two steps of their own, without a word about the rest', () => {
    expect(stepNames.filter(step => mayShow(step, 'coHolderSignature', joint, true))).toEqual([
      'coHolderIdentityValidation',
      'coHolderCompInfos',
      'coHolderSignature',
    ]);
    expect(stepNames.filter(step => mayShow(step, 'signature', joint, true))).toEqual(['signature']);
  });

  test('without correcting, only as far as Back goes', () => {
    const shown = stepNames.filter(step => mayShow(step, 'deliveryChoice', joint, false));
    expect([shown[0], shown.at(-1)]).toEqual(['compInfos', 'deliveryChoice']);
    expect(stepNames.filter(step => mayShow(step, 'addressDocUpload', alone, false))).toEqual(['identityValidation', 'addressDocUpload']);
  });
});

describe('STP-15, D-47: who moves the file on', () => {
  const ledBy = (mode: Mode) => taskIds.filter(task => !leftByPerson(aDossierState({ task, mode })));

  test('the bank leaves its own tasks; an adviser confirms a new client', () => {
    expect(ledBy('omc')).toEqual(['duplicateSearch', 'duplicateConfirmation', 'middleControl']);
    expect(ledBy('mdc')).toEqual(['duplicateSearch', 'middleControl']);
  });

  test('the client of an adviser’s file waits for as long as it is filled, the adviser and another’s client never', () => {
    const waiting = (who: 'TIT' | 'COT' | 'adviser', mode: Mode) =>
      taskIds.filter(task => waitsForAdviser(aDossierState({ task, mode }), who));
    const filled = taskIds.filter(task => stepRow(task).stage === 'file');
    expect(filled.at(-1)).toBe('coHolderSummary');
    expect(waiting('TIT', 'mdc')).toEqual(filled);
    expect(waiting('COT', 'mdc')).toEqual(filled);
    expect(waiting('adviser', 'mdc')).toEqual([]);
    expect(waiting('TIT', 'omc')).toEqual([]);
  });

  test('ADV-01: a file’s path says who created it, and two people where it is joint', () => {
    expect(pathOf(aDossierState({ mode: 'mdc' }))).toEqual({ workflow: 'individual', mode: 'mdc', jointAccount: 'open' });
    expect(pathOf(aDossierState({ workflow: 'joint' }))).toEqual({ workflow: 'joint', mode: 'omc', jointAccount: 'open' });
  });
});

describe('D-08: the page that a step opens at', () => {
  const born = { ...blankProspect, birth: { ...blankProspect.birth, nationality: '001', town: 'LYON' } };

  test('STP-06: an identity document that was sent and is under no control yet is chosen again, one under control shows its upload', () => {
    const sent = { rank: '1', documentCode: '001111', controlResult: undefined, controlId: undefined } as const;
    expect(openingPage('identityDocUpload', aDossierState({ proofs: [sent] }), blankProspect)).toBe('IdentityForm');
    const controlled = { ...sent, controlId: 'C-1' } as const;
    expect(openingPage('identityDocUpload', aDossierState({ proofs: [controlled] }), blankProspect)).toBe('UploadIdentityProof');
  });

  test('XTR-38: an identity from a wallet is shown again, of the person whom it is', () => {
    const received = { rank: '5', documentCode: WALLET_CODE, controlResult: 'OK', controlId: 'C-5' } as const;
    const state = aDossierState({ proofs: [received] });
    const opened = (['identityDocUpload', 'coHolderIdentityDocUpload'] as const).map(step => openingPage(step, state, blankProspect));
    expect(opened).toEqual(['IdentityForm', 'WalletIdentity']);
    expect(openingPage('identityDocUpload', aDossierState({ proofs: [{ ...received, rank: '1' }] }), blankProspect)).toBe('WalletIdentity');
  });

  test('any other step opens at its first page, whatever is known', () => {
    const rest = stepNames.filter(step => !['identityDocUpload', 'identityValidation', 'coHolderIdentityValidation'].includes(step));
    for (const step of rest.filter(name => !name.toLowerCase().endsWith('compinfos')))
      expect(openingPage(step, aDossierState(), born)).toBe(pagesOf(step)[0]);
  });
});

describe('XTR-04: the papers and the time that are announced', () => {
  test('alone three papers; together each brings theirs, in the order in which they are asked', () => {
    const papers = (path: JourneyPath) => papersFor(path).map(({ paper, of }) => `${paper} ${of}`);
    expect(papers(alone)).toEqual(['identity TIT', 'address TIT', 'income TIT']);
    expect(papers(joint)).toEqual(['identity TIT', 'identity COT', 'address TIT', 'address COT', 'income TIT', 'income COT']);
  });

  test('the minutes of the three stages make those of the whole', () => {
    expect(minutesFor(joint)).toBeGreaterThan(minutesFor(alone));
    for (const path of [alone, joint]) {
      const stages = (['offer', 'file', 'signature'] as const).map(stage => stageMinutes(path, stage));
      expect(stages.every(minutes => minutes > 0)).toBe(true);
      expect(stages.reduce((sum, minutes) => sum + minutes, 0)).toBe(minutesFor(path));
    }
  });
});

test('RTE-09, OPT-02: before the first answer nothing is answered, and nothing is taken for granted', () => {
  const { step, bands, selection, dematerialization, offerConfirmed, applicants, ...rest } = noAnswers;
  expect([step, dematerialization, offerConfirmed, selection]).toEqual(['home', false, false, []]);
  expect(applicants).toEqual({ TIT: blankApplicant, COT: blankApplicant });
  expect([...Object.values(bands), ...Object.values(rest)]).toEqual(Array(6).fill(undefined));
});
