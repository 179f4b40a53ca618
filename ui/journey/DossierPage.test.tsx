import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { dossierPageMessages as englishDossierPage } from '@ui/copy/en/dossierPage';
import { homeMessages as englishHome } from '@ui/copy/en/home';
import { dossierPageMessages } from '@ui/copy/fr/dossierPage';
import { homeMessages } from '@ui/copy/fr/home';
import { HeaderSlot } from '@ui/kit/HeaderSlot';
import { Dialogs } from './Dialogs';
import { blankProspect } from '@domain/holders/prospect';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { DossierJourney } from './DossierJourney';
import { DossierPage, WithoutCoHolder } from './DossierPage';

const copy = dossierPageMessages.omc;

const arrive = (options: ConstructorParameters<typeof FakeDossierJourney>[1] = {}, later = true) => {
  const journey = new FakeDossierJourney('structureChoice', options);
  const left: string[] = [];
  const page = (
    <DossierPage title="Votre agence" later={later}>
      <p>Une agence</p>
    </DossierPage>
  );
  show(page, [DossierJourney, journey], [Dialogs, { logout: () => left.push('signed out') }]);
  return { journey, left };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.queryByRole('dialog', { name: copy.later.title });

describe('XTR-28: «Finir plus tard» on a step of the file', () => {
  test('XTR-08: says until when the file is kept, and how one comes back', async () => {
    arrive({ state: { keptUntil: '2026-01-31' } });
    await press(copy.later.button);
    expect(dialog()).toHaveTextContent(plain(copy.later.kept('31/01/2026')));
    expect(dialog()).toHaveTextContent(plain(copy.later.how));
  });

  test('XTR-33: names the mobile first, by the words of the home page: no e-mail is needed to come back', () => {
    for (const [{ omc }, home] of [
      [dossierPageMessages, homeMessages.omc],
      [englishDossierPage, englishHome.omc],
    ] as const)
      expect(omc.later.how).toContain(home.underWay);
  });

  test('tells no date where the bank gives none', async () => {
    arrive({ state: { keptUntil: undefined } });
    await press(copy.later.button);
    expect(dialog()).not.toHaveTextContent('conservé jusqu');
    expect(dialog()).toHaveTextContent(plain(copy.later.how));
  });

  test('leaving signs out; staying closes it and leaves all as it is', async () => {
    const { left } = arrive();
    await press(copy.later.button);
    await press(copy.later.stay);
    expect(dialog()).not.toBeInTheDocument();
    expect(left).toEqual([]);
    await press(copy.later.button);
    await press(copy.later.leave);
    expect(left).toEqual(['signed out']);
  });

  test('XTR-44: is in the header on a desktop', () => {
    const slot = document.body.appendChild(document.createElement('div'));
    const page = (
      <HeaderSlot value={slot}>
        <DossierPage title="Votre agence">
          <p>Une agence</p>
        </DossierPage>
      </HeaderSlot>
    );
    show(page, [DossierJourney, new FakeDossierJourney('structureChoice')], [Dialogs, {}]);
    expect(within(slot).getByRole('button', { name: copy.later.button })).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: copy.later.button })).toHaveLength(1);
    slot.remove();
  });

  test('is not offered where there is nothing to finish', () => {
    arrive({}, false);
    expect(screen.queryByRole('button', { name: copy.later.button })).not.toBeInTheDocument();
  });
});

describe('XTR-03: what is saved is visible, and said', () => {
  test.each([
    ['while it travels', { kind: 'saving' } as const, copy.saving.saving],
    ['once the bank has it', { kind: 'saved', at: '14:02' } as const, copy.saving.saved('14:02')],
  ] as const)('%s', (_, saving, words) => {
    const { journey } = arrive();
    act(() => runInAction(() => void (journey.saving = saving)));
    expect(screen.getByText(plain(words))).toBeInTheDocument();
    expect(screen.getAllByRole('status').map(status => plain(status.textContent ?? ''))).toContain(plain(words));
  });

  test('«Non enregistré — réessayer»: the same is sent once more from there', async () => {
    const { journey } = arrive();
    const again = jest.fn();
    act(() =>
      runInAction(() => {
        journey.saving = { kind: 'failed' };
        journey.again = again;
      }),
    );
    expect(screen.getAllByRole('status').map(({ textContent }) => plain(textContent ?? ''))).toContain('Non enregistré — réessayer');
    await press(copy.saving.again);
    expect(again).toHaveBeenCalledTimes(1);
  });
});

describe('D-43, JNT-03: a co-holder’s page in the holder’s session says what to do without the co-holder, by their name', () => {
  const Yanis = { prospect: { identity: { ...blankProspect.identity, firstName: 'Yanis' } } };
  test.each([
    ['the co-holder’s step, the holder’s session', 'coHolderIdentityDocUpload', 'TIT', 1],
    ['the co-holder’s own session', 'coHolderIdentityDocUpload', 'COT', 0],
    ['the holder’s step', 'identityDocUpload', 'TIT', 0],
  ] as const)('%s', (_what, step, connected, times) => {
    const journey = new FakeDossierJourney(step, { state: ofTwo, ...(step === 'coHolderIdentityDocUpload' && Yanis) });
    journey.connected = connected;
    show(<WithoutCoHolder />, [DossierJourney, journey], [Dialogs, {}]);
    expect(screen.queryAllByRole('button').map(button => button.textContent)).toEqual(times ? [copy.absent.button('Yanis')] : []);
  });
});
