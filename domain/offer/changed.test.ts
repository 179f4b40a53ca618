import { changedSelection } from './changed';
import { catalogue, type SelectedContract } from './contracts';
import { chosenCard } from '@tests/builders/offer';

const { MASTERCARD, GOLD_MASTERCARD, CHECKING_ACCOUNT, OVERDRAFT_MINUS_26, OVERDRAFT_PLUS_26, PREVISECUR, NONE } = catalogue;
const account = (...participants: SelectedContract['participants']): SelectedContract => ({
  catalogNumber: CHECKING_ACCOUNT,
  type: 'CHECKING_ACCOUNT',
  participants,
});
const card = (catalogNumber: string, who: 'TIT' | 'COT', deliveryMode?: SelectedContract['deliveryMode']): SelectedContract => ({
  ...chosenCard(who, catalogNumber),
  ...(deliveryMode && { deliveryMode }),
});
const alone = { workflow: 'individual', youthEligible: false, selection: [account('TIT'), card(MASTERCARD, 'TIT', 'EXPR')] } as const;

describe('D-62: one thing of a saved offer chosen otherwise on the recap', () => {
  test('another card comes as the one before did; the rest stays', () => {
    expect(changedSelection(alone, { what: 'card', who: 'TIT', catalogNumber: GOLD_MASTERCARD })).toEqual([
      account('TIT'),
      card(GOLD_MASTERCARD, 'TIT', 'EXPR'),
    ]);
  });

  test('another card leaves the options that were chosen, each as it was', () => {
    const overdrawn = changedSelection(alone, { what: 'overdraft', wanted: true });
    const insured = changedSelection({ ...alone, selection: overdrawn }, { what: 'insurance', wanted: true });
    const [, , ...options] = insured;
    expect(options.map(({ type }) => type)).toEqual(['OVERDRAFT', 'INSURANCE']);
    const other = changedSelection({ ...alone, selection: insured }, { what: 'card', who: 'TIT', catalogNumber: GOLD_MASTERCARD });
    expect(other).toEqual([account('TIT'), card(GOLD_MASTERCARD, 'TIT', 'EXPR'), ...options]);
  });

  test('the overdraft follows the age, the insurance is the holder’s', () => {
    const overdraft = (youthEligible: boolean) => changedSelection({ ...alone, youthEligible }, { what: 'overdraft', wanted: true })[2];
    expect(overdraft(false)).toEqual({ catalogNumber: OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants: ['TIT'], amount: 200 });
    expect(overdraft(true)?.catalogNumber).toBe(OVERDRAFT_MINUS_26);
    const insured = changedSelection(alone, { what: 'insurance', wanted: true });
    expect(insured[2]).toEqual({ catalogNumber: PREVISECUR, type: 'INSURANCE', participants: ['TIT'] });
    expect(changedSelection({ ...alone, selection: insured }, { what: 'insurance', wanted: false })).toEqual(alone.selection);
  });

  test('the co-holder goes without a card, and takes one again by the default delivery', () => {
    const joint = {
      workflow: 'joint',
      youthEligible: false,
      selection: [account('TIT', 'COT'), card(MASTERCARD, 'TIT', 'STAN'), card(MASTERCARD, 'COT', 'STAN')],
    } as const;
    const without = changedSelection(joint, { what: 'card', who: 'COT', catalogNumber: NONE });
    expect(without).toEqual([account('TIT', 'COT'), card(MASTERCARD, 'TIT', 'STAN'), card(NONE, 'COT')]);
    expect(changedSelection({ ...joint, selection: without }, { what: 'card', who: 'COT', catalogNumber: MASTERCARD })[2]).toEqual(
      card(MASTERCARD, 'COT', 'AGEN'),
    );
  });
});
