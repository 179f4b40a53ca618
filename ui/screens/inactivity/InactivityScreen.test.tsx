import { screen } from '@testing-library/react';
import type { SessionEndReason } from '@application/session/ports';
import { inactivityMessages } from '@messages/inactivity';
import { ReaderContext } from '@ui/mvvm/messages';
import { Services } from '@ui/mvvm/screen';
import { FakeVisit } from '@tests/builders/ending';
import { plain, show } from '@tests/support/show';
import { InactivityScreen } from './InactivityScreen';

const reasons = ['expired', 'inactive', 'refused'] as const satisfies readonly SessionEndReason[];

describe.each(['omc', 'mdc'] as const)('SES-01 to SES-03: the page after a session ends, read in %s', reader => {
  test.each(reasons)('says why: %s', reason => {
    const visit = new FakeVisit();
    visit.endedBy = reason;
    show(
      <Services.Provider value={() => visit as never}>
        <ReaderContext.Provider value={reader}>
          <InactivityScreen />
        </ReaderContext.Provider>
      </Services.Provider>,
    );
    const { because } = inactivityMessages[reader];
    for (const each of reasons) {
      const text = screen.queryByText(plain(because[each]));
      if (each === reason) expect(text).toBeVisible();
      else expect(text).not.toBeInTheDocument();
    }
  });
});
