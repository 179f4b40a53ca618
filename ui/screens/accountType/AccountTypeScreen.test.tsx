import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import { catalogue } from '@domain/offer/contracts';
import { accountTypeMessages } from '@messages/accountType';
import { clearedMessages } from '@messages/cleared';
import { Journey } from '@ui/journey/Journey';
import { youngTogether, settings } from '@tests/builders/journey';
import { chosenCard } from '@tests/builders/offer';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { plain, show } from '@tests/support/show';
import { AccountTypeScreen } from './AccountTypeScreen';
import { AccountTypeViewModel } from './AccountTypeViewModel';

const copy = accountTypeMessages.omc;

const arrive = (answers: Partial<Answers> = {}, jointAccount: Settings['jointAccount'] = 'open') => {
  const journey = new FakeJourney('accountType', answers);
  show(<AccountTypeScreen />, [Journey, journey], [AccountTypeViewModel, new AccountTypeViewModel(journey, settings({ jointAccount }))]);
  return journey;
};
const choice = (name: string): HTMLElement => screen.getByRole('radio', { name: new RegExp(name) });
const goOn = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: copy.next }));

describe('ACC-02: an account alone or together', () => {
  test('XTR-48, D-116: nothing is chosen beforehand, no button waits to be pressed; Enter without an answer says so', () => {
    const journey = arrive();
    expect(choice(copy.label.individual)).not.toBeChecked();
    expect(choice(copy.label.joint)).not.toBeChecked();
    expect(screen.queryByRole('button', { name: copy.next })).not.toBeInTheDocument();
    fireEvent.keyDown(choice(copy.label.joint), { key: 'Enter' });
    expect(screen.getByRole('link', { name: copy.required })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: copy.title })).toHaveAccessibleDescription(new RegExp(copy.required));
    expect(journey.moves).toEqual([]);
  });

  test.each(['individual', 'joint'] as const)('one account (%s) is kept, and the press leads on', async workflow => {
    const journey = arrive();
    await userEvent.click(choice(copy.label[workflow]));
    expect(journey.answers.workflow).toBe(workflow);
    expect(journey.moves).toEqual(['next']);
  });

  test('XTR-04: each account tells its own papers and time', () => {
    arrive();
    const told = [choice(copy.label.individual), choice(copy.label.joint)].map(radio => radio.closest('label')?.textContent ?? '');
    expect(told[0]).toMatch(/\d+ minutes et 3 justificatifs/);
    expect(told[1]).toMatch(/\d+ minutes et 6 justificatifs/);
  });

  test('D-124: a joint account says what it engages each holder to, before the press', () => {
    arrive();
    const [alone, joint] = [choice(copy.label.individual), choice(copy.label.joint)].map(radio => radio.closest('label')!);
    expect(joint).toHaveTextContent(/Chacun répond de toutes les dettes du compte\./);
    expect(alone).not.toHaveTextContent(/dettes/);
  });
});

describe('CFG-07: where the joint account is only announced', () => {
  test('choosing it opens an offer of an appointment and keeps nothing', async () => {
    const journey = arrive({}, 'announced');
    await userEvent.click(choice(copy.label.joint));
    const dialog = within(screen.getByRole('dialog', { name: copy.announced.title }));
    expect(dialog.getByRole('link', { name: copy.announced.appointment })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=appointment',
    );
    expect(journey.answers.workflow).toBeUndefined();
    expect(journey.moves).toEqual([]);
  });

  test('from there an individual account can be chosen, and the journey continues', async () => {
    const journey = arrive({}, 'announced');
    await userEvent.click(choice(copy.label.joint));
    await userEvent.click(screen.getByRole('button', { name: copy.announced.individual }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(journey.answers.workflow).toBe('individual');
    expect(journey.moves).toEqual(['next']);
  });

  test('Esc closes it and takes the choice back: it can be chosen again, or the other one leads on (XTR-48)', async () => {
    const journey = arrive({}, 'announced');
    await userEvent.click(choice(copy.label.joint));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(journey.moves).toEqual([]);
    expect(choice(copy.label.joint)).not.toBeChecked();
    await userEvent.click(choice(copy.label.joint));
    expect(screen.getByRole('dialog', { name: copy.announced.title })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(choice(copy.label.individual));
    expect(journey.moves).toEqual(['next']);
  });

  test('Esc goes back to the answer given before, with the button that leads on', async () => {
    arrive({ workflow: 'individual' }, 'announced');
    await userEvent.click(choice(copy.label.joint));
    await userEvent.click(screen.getByRole('button', { name: copy.next }));
    await userEvent.keyboard('{Escape}');
    expect(choice(copy.label.individual)).toBeChecked();
    expect(screen.getByRole('button', { name: copy.next })).toBeInTheDocument();
  });
});

describe('STP-14: a change on the way back', () => {
  const together: Partial<Answers> = {
    ...youngTogether,
    selection: [chosenCard('TIT', catalogue.MASTERCARD), chosenCard('COT', catalogue.MASTERCARD)],
  };

  test('clears nothing before Continuer, and leaving would ask first', async () => {
    const journey = arrive(together);
    await userEvent.click(choice(copy.label.individual));
    expect(journey.answers.workflow).toBe('joint');
    expect(journey.holding).toBe(true);
    await userEvent.click(choice(copy.label.joint));
    expect(journey.holding).toBe(false);
  });

  test('says what it cleared', async () => {
    const journey = arrive(together);
    await userEvent.click(choice(copy.label.individual));
    await goOn();
    expect(journey.answers.bands.COT).toBeUndefined();
    expect(screen.getByRole('status')).toHaveTextContent(plain(clearedMessages.what.coHolder));
  });
});
