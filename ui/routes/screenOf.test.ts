import { screens } from './stepScreens';
import { screenOf } from './screenOf';

describe('ADV-02, D-47: what binds the client is never shown to the adviser', () => {
  const binding = ['SummaryPage', 'PreLivenessPage', 'LivenessPage', 'PreContractDocPage', 'DocuSignPage'] as const;

  test.each(binding)('%s: the client accepts, the adviser follows', page => {
    expect(screenOf(page, 'client')).toBe(screens[page]);
    expect(screenOf(page, 'adviser')).not.toBe(screens[page]);
  });

  test('a page that binds nobody is the same for both', () => {
    expect(screenOf('AddressForm', 'adviser')).toBe(screens.AddressForm);
  });

  test('the client of a file that an adviser has waits', () => {
    expect(screenOf('AddressForm', 'waiting')).not.toBe(screens.AddressForm);
  });
});
