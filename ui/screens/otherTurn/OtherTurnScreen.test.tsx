import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { dossierPageMessages } from '@messages/dossierPage';
import { otherTurnMessages as copy } from '@messages/otherTurn';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { ReviewRounds } from '@ui/journey/ReviewRounds';
import { settled } from '@tests/builders/ending';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { OtherTurnScreen } from './OtherTurnScreen';

const called = (firstName: string): Prospect => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName } });

const arrive = async (step: 'summary' | 'signature' | 'addressDocUpload', people = { TIT: called('Maëlle'), COT: called('Yanis') }) => {
  const journey = new FakeDossierJourney(step, { state: ofTwo });
  journey.connected = 'COT';
  journey.dossier.people = people;
  show(<OtherTurnScreen />, [ReviewRounds, reviewRounds(journey)], [DossierJourney, journey], [Dialogs, {}]);
  await act(settled);
  return journey;
};

describe('D-105, XTR-63, XTR-11: the co-holder while the holder must act', () => {
  test.each(['summary', 'signature'] as const)('at %s the board names the holder, and nothing can be accepted or signed', async step => {
    await arrive(step);
    expect(screen.getByRole('heading', { level: 1, name: copy.title('Maëlle') })).toBeInTheDocument();
    expect(screen.getByText(plain(copy.text('Maëlle')))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.mail))).toBeInTheDocument();
    const board = within(screen.getByRole('table'));
    expect(board.getByRole('columnheader', { name: 'Yanis' })).toBeInTheDocument();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons).toEqual([dossierPageMessages.omc.later.button, signatureSuccessMessages.again]);
    expect([screen.queryByRole('checkbox'), screen.queryByText(/^Titulaire/)]).toEqual([null, null]);
  });

  test('while papers and answers are given the board says so, and what the holder has answered is passed', async () => {
    const { moves } = await arrive('addressDocUpload');
    expect(moves).toContain('go past others');
    expect(screen.getByText(plain(copy.filling('Maëlle')))).toBeInTheDocument();
    expect(screen.getByText(plain(copy.together('Maëlle')))).toBeInTheDocument();
    expect(screen.queryByText(plain(copy.mail))).not.toBeInTheDocument();
    expect(screen.getByText(plain(dossierPageMessages.omc.later.kept('31/01/2026')))).toBeInTheDocument(); // for both, not for one to sign
    const { board } = signatureSuccessMessages;
    const cells = within(screen.getByRole('row', { name: new RegExp(`^${board.steps.filled}`) })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([board.now, board.later]);
    expect(within(screen.getByRole('table')).getAllByText(board.now)).toHaveLength(1);
  });

  test('JNT-01: a holder without a name is the other holder, never ‘you’', async () => {
    await arrive('summary', { TIT: blankProspect, COT: blankProspect });
    expect(screen.getByRole('heading', { level: 1, name: copy.title(signatureSuccessMessages.other) })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: signatureSuccessMessages.you })).toBeInTheDocument();
  });

  test('D-30: the page follows the file', async () => {
    expect((await arrive('signature')).moves).toContain('refresh');
  });
});
