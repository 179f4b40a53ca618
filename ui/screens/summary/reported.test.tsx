import { screen, within } from '@testing-library/react';
import { recapRowsMessages } from '@messages/recapRows';
import { clientDossierMessages } from '@messages/clientDossier';
import { holders } from '@tests/fakes/FakeDossierJourney';
import { openRecap } from '@tests/support/recapScreens';
import { plain } from '@tests/support/show';

const TIT = {
  customerExternalId: 'EXT-1',
  livenessId: undefined,
  done: ['errorReported'],
  reported: { lines: ['address', 'mobile', 'card'], comment: 'J’ai déménagé.' },
} as const;
const state = { participants: holders({ TIT }) };

/** The labels of the rows that are marked. */
const marked = (): readonly (string | undefined)[] =>
  screen
    .queryAllByText(recapRowsMessages.reported)
    .map(mark => within(mark.closest('dl > div') as HTMLElement).getAllByRole('term')[0]?.textContent);

test('ADV-03: the lines that the client reported are marked on the adviser’s recap, with the client’s words above', async () => {
  await openRecap('adviser', { state });
  const { lines } = recapRowsMessages;
  expect(marked()).toEqual([lines.mobile, lines.address, `Mastercard${recapRowsMessages.reported}`]);
  expect(screen.getByText(plain(clientDossierMessages.reported.lines(TIT.reported.lines)))).toBeInTheDocument();
  expect(screen.getByText(plain(clientDossierMessages.reported.comment('Maëlle', TIT.reported.comment)))).toBeInTheDocument();
});

test('ADV-03: a client sees no mark', async () => {
  await openRecap('client', { state });
  expect(marked()).toEqual([]);
});
