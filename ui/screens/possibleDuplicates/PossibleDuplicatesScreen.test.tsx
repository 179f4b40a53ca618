import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import type { PossibleDuplicate } from '@domain/adviser/possibleDuplicate';
import { blankProspect } from '@domain/holders/prospect';
import { possibleDuplicatesMessages as copy } from '@messages/possibleDuplicates';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { HandClock, settled, unreachable } from '@tests/builders/ending';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { given } from '@tests/fakes/ports';
import { reviewRounds } from '@tests/support/flow';
import { plain, show } from '@tests/support/show';
import { toWorkstationMessages } from '@messages/toWorkstation';
import { ReaderContext } from '@ui/mvvm/messages';
import { PossibleDuplicatesScreen } from './PossibleDuplicatesScreen';
import { PossibleDuplicatesViewModel } from './PossibleDuplicatesViewModel';

const sosie: PossibleDuplicate = {
  firstName: 'Ana',
  lastName: 'Sosie',
  birthdate: '1990-01-01',
  town: 'Nantes',
  clientSince: 2015,
  matches: ['lastname', 'birthdate', 'mobile'],
};
const person = {
  identity: { ...blankProspect.identity, firstName: 'Anna', lastName: 'Sosie' },
  birth: { ...blankProspect.birth, birthdate: '1990-01-01' as const },
  mobile: '06 39 98 00 01',
  address: { ...blankProspect.address, town: 'Nantes' },
};

const arrive = (
  lookAlikes: readonly PossibleDuplicate[] | undefined,
  step: 'duplicateSearch' | 'duplicateConfirmation' = 'duplicateConfirmation',
) => {
  const journey = new FakeDossierJourney(step, { state: { mode: 'mdc', lookAlikes }, prospect: person });
  journey.steps.mode = 'mdc';
  const clock = new HandClock();
  clock.held = true;
  let closed = 0;
  const workflow = { advance: () => given(journey.dossier.state), close: () => given(void (closed += 1)) };
  const vm = new PossibleDuplicatesViewModel(journey, reviewRounds(journey, clock), workflow, clock);
  show(
    <ReaderContext.Provider value="mdc">
      <PossibleDuplicatesScreen />
    </ReaderContext.Provider>,
    [PossibleDuplicatesViewModel, vm],
    [DossierJourney, journey],
    [Dialogs, {}],
  );
  return { journey, clock, closings: () => closed };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name: plain(name) });

describe('ADV-02, D-47: look-alikes', () => {
  test('with three identical facts the main button is the existing client; creating is a quiet choice', async () => {
    await arrive([{ ...sosie, firstName: 'Anna' }]);
    const buttons = screen.getAllByRole('button').filter(({ textContent }) => /client|Créer/.test(textContent ?? ''));
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      `${copy.found.thisOne}${copy.found.thisOneNamed('Anna Sosie')}`,
      copy.found.createAnyway,
    ]);
    expect(buttons[0]?.className).toContain('primary');
    expect(buttons[1]?.className).toContain('quiet');
  });

  test.each(['duplicateSearch', 'duplicateConfirmation'] as const)('the search’s progress, while it runs (%s)', async step => {
    arrive(undefined, step);
    await heading(copy.search.title);
  });

  test('no duplicate: the page says so, and the file continues by itself', async () => {
    const { journey, clock } = arrive([]);
    await heading(copy.none.title);
    expect(journey.moves).toEqual([]);
    await act(() => clock.tick());
    expect(journey.moves).toEqual(['finish']);
  });

  test('one: both side by side, what they have in common marked', async () => {
    arrive([sosie]);
    await heading(copy.found.title(1));
    const table = within(screen.getByRole('table', { name: plain(copy.found.caption('Ana Sosie')) }));
    const marked = table.getAllByRole('row').filter(row => row.textContent?.includes(copy.found.same));
    expect(marked.map(row => within(row).getByRole('rowheader').textContent)).toEqual([
      copy.found.rows.lastname,
      copy.found.rows.birthdate,
      copy.found.rows.mobile,
      copy.found.town,
    ]);
    expect(table.getByText('2015')).toBeInTheDocument();
  });

  test('values that differ by case and accents alone are marked as equal, towns too', async () => {
    arrive([{ ...sosie, lastName: 'SOSIÉ', town: 'NANTES', matches: [] }]);
    const table = within(await screen.findByRole('table'));
    for (const label of [copy.found.rows.lastname, copy.found.town])
      expect(table.getByRole('row', { name: new RegExp(label) })).toHaveTextContent(copy.found.same);
    expect(table.getByRole('row', { name: new RegExp(copy.found.rows.firstname) })).not.toHaveTextContent(copy.found.same);
  });

  test('a file that was closed leads to the workstation', async () => {
    arrive([sosie]);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(copy.found.thisOne) }));
    await press(copy.same.close);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: copy.same.close }));
    expect(await screen.findByRole('link', { name: toWorkstationMessages.open })).toBeInTheDocument();
  });

  test('several: each beside the client, one decision', async () => {
    arrive([sosie, { ...sosie, firstName: 'Lou' }]);
    await heading(copy.found.title(2));
    expect(screen.getAllByRole('table')).toHaveLength(2);
    expect(screen.getAllByRole('button', { name: copy.found.newClient })).toHaveLength(1);
  });

  test('a new client: the file continues', async () => {
    const { journey } = arrive([sosie]);
    await press(copy.found.newClient);
    expect(journey.moves).toEqual(['finish']);
  });

  test('a confirmation that does not reach the bank can be tried again', async () => {
    const { journey } = arrive([sosie]);
    journey.failing = unreachable;
    await press(copy.found.newClient);
    expect(journey.failures).toEqual([unreachable]);
    journey.failing = undefined;
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(journey.moves).toEqual(['finish', 'finish']);
  });

  test('this very client: said what follows, closed after a confirmation only', async () => {
    const { journey, closings } = arrive([sosie]);
    await press(new RegExp(copy.found.thisOne));
    await heading(copy.same.title);
    await press(copy.same.close);
    expect(closings()).toBe(0);
    await userEvent.click(
      within(screen.getByRole('dialog', { hidden: true })).getByRole('button', { name: copy.same.close, hidden: true }),
    );
    await heading(copy.closed.title);
    expect([closings(), journey.moves]).toEqual([1, []]);
  });

  test('this very client, after all not: back to the comparison', async () => {
    arrive([sosie]);
    await press(new RegExp(copy.found.thisOne));
    await press(copy.same.back);
    await heading(copy.found.title(1));
  });
});

test('a bank that refuses the closing leaves the file open, and says so', async () => {
  const journey = new FakeDossierJourney('duplicateConfirmation', { state: { mode: 'mdc', lookAlikes: [sosie] } });
  const workflow = { advance: () => given(journey.dossier.state), close: () => () => Promise.resolve(E.left(unreachable)) };
  const vm = new PossibleDuplicatesViewModel(journey, reviewRounds(journey), workflow, new HandClock());
  vm.thisOne(sosie);
  await vm.close();
  expect([vm.closed, vm.deciding.busy, journey.failures]).toEqual([false, false, [unreachable]]);
});
