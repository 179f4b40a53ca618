import { blankProspect, prospectOf } from '@domain/holders/prospect';
import { openingPage, pathOf, signaturePassed, stepOfDossier, taskAfter } from './dossierSteps';
import { taskIds } from './steps';
import { aDossierState, ofTwo } from '@tests/fakes/FakeDossierJourney';

const joint = (task: (typeof taskIds)[number]) => aDossierState({ ...ofTwo, task });

test('D-43: the signature passed is one’s own', () => {
  const passed = (who: 'TIT' | 'COT') => taskIds.filter(task => signaturePassed(joint(task), who));
  expect([passed('TIT'), passed('COT')]).toEqual([['coHolderSignature', 'welcome'], ['welcome']]);
});

test('FIN-01: while the account is being created the dossier is at that step, whatever its task', () => {
  expect(stepOfDossier(aDossierState({ task: 'signature', finalisation: { kind: 'ongoing' } }), 'TIT', null)).toBe('accountCreation');
  expect(stepOfDossier(aDossierState({ task: 'welcome', finalisation: { kind: 'ended', result: 'created' } }), 'TIT', null)).toBe(
    'welcome',
  );
});

test('STP-15: the task that follows each task, alone and together', () => {
  expect(taskAfter('identityDocUpload', pathOf(aDossierState()))).toBe('identityValidation');
  expect(taskAfter('identityDocUpload', pathOf(joint('identityDocUpload')))).toBe('coHolderIdentityDocUpload');
  expect(taskAfter('deliveryChoice', pathOf(aDossierState()))).toBe('duplicateSearch');
  expect(taskAfter('welcome', pathOf(aDossierState()))).toBeUndefined();
});

test('XTR-38: a task that the bank no longer asks of a person is passed over, and no other', () => {
  const path = pathOf(aDossierState());
  expect(taskAfter('identityDocUpload', path, ['addressDocUpload'])).toBe('addressDocUpload');
  expect(taskAfter('identityDocUpload', path, [])).toBe('structureChoice');
  expect(taskAfter('deliveryChoice', path, [])).toBe('duplicateSearch');
});

describe('D-08: a task opens its first page that is not done', () => {
  const whole = prospectOf('1', ({ field }) => field.example);

  test('the identity, then the birthplace, then the family', () => {
    const named = { ...whole, birth: { ...whole.birth, country: undefined }, family: blankProspect.family };
    expect(openingPage('identityValidation', aDossierState(), blankProspect)).toBe('FullIdentityForm');
    expect(openingPage('identityValidation', aDossierState(), named)).toBe('BirthplaceForm');
    expect(openingPage('coHolderIdentityValidation', aDossierState(), { ...named, birth: whole.birth })).toBe('FamilyStatusForm');
  });

  test('the occupation, then the tax residence', () => {
    const { fiscal } = blankProspect;
    expect(openingPage('compInfos', aDossierState(), { ...whole, wealth: undefined, fiscal })).toBe('ComplementaryInformationForm');
    expect(openingPage('coHolderCompInfos', aDossierState(), { ...whole, fiscal })).toBe('TaxResidenceForm');
  });

  test('PER-11: an optional field does not keep a page open, and a completed step opens at its last page', () => {
    const short = { ...whole, identity: { ...whole.identity, firstName: undefined, otherFirstNames: undefined } };
    expect(openingPage('identityValidation', aDossierState(), short)).toBe('FamilyStatusForm');
    const idle = { ...whole, occupation: { ...whole.occupation, employer: undefined, sector: undefined } };
    expect(openingPage('compInfos', aDossierState(), idle)).toBe('TaxResidenceForm');
  });
});
