import { screens } from './stepScreens';
import { screenOf } from './screenOf';

const binding = ['SummaryPage', 'PreLivenessPage', 'LivenessPage', 'PreContractDocPage', 'DocuSignPage'] as const;

describe('ADV-02, D-47, D-105: a page whose act is another person’s', () => {
  test.each(binding)('%s: the client acts; the adviser follows; the other holder sees whose turn it is', page => {
    const [acts, follows, waits] = [screenOf(page, 'client', true), screenOf(page, 'adviser', false), screenOf(page, 'client', false)];
    expect(acts).toBe(screens[page]);
    expect(new Set([acts, follows, waits]).size).toBe(3);
  });

  test('XTR-63: the other holder sees one and the same board everywhere', () => {
    expect(new Set(binding.map(page => screenOf(page, 'client', false))).size).toBe(1);
  });

  test('a page that binds nobody is the same for both', () => {
    expect(screenOf('AddressForm', 'adviser', true)).toBe(screens.AddressForm);
  });

  test('the client of a file that an adviser has waits', () => {
    expect(screenOf('AddressForm', 'waiting', true)).not.toBe(screens.AddressForm);
  });
});
