import { decisionOn } from '@sandbox/finalisation/end';
import { checkOutcome } from '@sandbox/liveness/outcome';
import { signatureOutcome } from '@sandbox/esign/outcome';
import { aBank, dossierOf } from './support';

const bank = aBank();
beforeEach(() => bank.store.clear());

const aFile = (local = 'maelle') => dossierOf(bank, local);

describe('the desk’s switches', () => {
  test('win over what an e-mail asks for', () => {
    const subscription = aFile('fin.ko00');
    expect(decisionOn(bank, subscription)).toBe('KO_00');
    bank.setSwitches({ decision: 'accepted' });
    expect(decisionOn(bank, subscription)).toBe('accepted');
  });

  test('of one file win over those of every file, and touch no other', () => {
    const [one, other] = [aFile(), aFile()];
    bank.setSwitches({ liveness: 'refused', signature: 'expired' });
    bank.setSwitches({ liveness: 'validated' }, one.id);
    expect([checkOutcome(bank, one, 'TIT'), checkOutcome(bank, other, 'TIT')]).toEqual(['validated', 'refused']);
    expect([signatureOutcome(bank, one, 'TIT'), signatureOutcome(bank, other, 'TIT')]).toEqual(['expired', 'expired']);
  });

  test('once replaced, what was left out is no longer decided', () => {
    bank.setSwitches({ liveness: 'refused', decision: 'KO_01' });
    bank.replaceSwitches({ decision: 'KO_02' });
    expect(bank.switches()).toEqual({ decision: 'KO_02' });
  });

  test('that are not set leave the video, the signature and the account to take their course', () => {
    const one = aFile();
    const outcomes = [checkOutcome(bank, one, 'TIT'), signatureOutcome(bank, one, 'TIT'), decisionOn(bank, one)];
    expect(outcomes).toEqual(['measured', 'asked', 'accepted']);
  });
});
