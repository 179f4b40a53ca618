import { blankProspect } from '@domain/holders/prospect';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { dossierPageMessages } from '@messages/dossierPage';
import { participantName } from './participantName';

const named = (firstName: string) => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName, lastName: 'Modèle' } });
const { about } = dossierPageMessages.omc;

describe('D-64: who a page, a dialog or a refusal of a joint file is about', () => {
  const at = (step: 'coHolderIdentityDocUpload' | 'middleControl', workflow: 'joint' | 'individual' = 'joint') => {
    const journey = new FakeDossierJourney(step, { state: { workflow } });
    journey.dossier.people = { TIT: named('Maëlle'), COT: named('Yanis') };
    return journey;
  };

  test('the person of the step', () => {
    expect(participantName(at('coHolderIdentityDocUpload'))).toBe(about.COT('Yanis Modèle'));
    expect(participantName(at('middleControl'))).toBeUndefined();
  });

  test('whom the bank names, before the person of the step', () => {
    expect(participantName(at('coHolderIdentityDocUpload'), 'TIT')).toBe(about.TIT('Maëlle Modèle'));
    expect(participantName(at('middleControl'), 'COT')).toBe(about.COT('Yanis Modèle'));
  });

  test('nobody where there is one holder', () => {
    expect(participantName(at('middleControl', 'individual'), 'TIT')).toBeUndefined();
  });
});
