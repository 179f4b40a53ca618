import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Settings } from '@application/Settings';
import type { Answers } from '@domain/journey/answers';
import type { AgeBand, Mode } from '@domain/journey/words';
import { catalogue } from '@domain/offer/contracts';
import { accountTypeMessages } from '@messages/accountType';
import { ageMessages } from '@messages/age';
import { clearedMessages } from '@messages/cleared';
import { kitMessages } from '@messages/kit';
import { Journey } from '@ui/journey/Journey';
import { clockOn, settings, youngAlone, youngTogether } from '@tests/builders/journey';
import { chosenCard } from '@tests/builders/offer';
import { FakeJourney } from '@tests/fakes/FakeJourney';
import { MemoryCarts } from '@tests/fakes/ports';
import { plain, show } from '@tests/support/show';
import { AccountTypeScreen } from './AccountTypeScreen';
import { AccountTypeViewModel } from './AccountTypeViewModel';

const copy = accountTypeMessages.omc;

const arrive = (answers: Partial<Answers> = {}, jointAccount: Settings['jointAccount'] = 'open', mode: Mode = 'omc') => {
  const journey = new FakeJourney('accountType', answers);
  journey.mode = mode;
  const vm = new AccountTypeViewModel(journey, settings({ jointAccount }), new MemoryCarts(), clockOn('2025-10-15'));
  show(<AccountTypeScreen />, [Journey, journey], [AccountTypeViewModel, vm]);
  return journey;
};
const ages = ageMessages.omc;
const agesOf = (legend: string) => within(screen.getByRole('group', { name: legend }));
const age = (band: AgeBand, legend: string = ages.legend.alone): HTMLElement =>
  agesOf(legend).getByRole('radio', { name: ages.band[band] });
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

  test.each(['individual', 'joint'] as const)('with an adviser, one account (%s) is kept, and the press leads on', async workflow => {
    const journey = arrive({}, 'open', 'mdc');
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(accountTypeMessages.mdc.label[workflow]) }));
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

describe('D-125, ACC-03: a customer alone answers the age below the account', () => {
  test('the press on the account asks it under its own title, which takes the focus; nothing is given beforehand', async () => {
    const journey = arrive();
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    await userEvent.click(choice(copy.label.individual));
    expect(journey.answers.workflow).toBe('individual');
    expect(journey.moves).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: ages.title.individual })).toHaveFocus();
    expect(screen.getByText(ages.intro.individual)).toBeVisible();
    expect(age('18-25')).not.toBeChecked();
    expect(age('26+')).not.toBeChecked();
    expect(screen.queryByRole('button', { name: copy.next })).not.toBeInTheDocument();
  });

  test('XTR-49: the press on the age saves both and continues', async () => {
    const journey = arrive();
    await userEvent.click(choice(copy.label.individual));
    await userEvent.click(age('26+'));
    expect(journey.answers).toMatchObject({ workflow: 'individual', bands: { TIT: '26+', COT: undefined } });
    expect(journey.moves).toEqual(['next']);
  });

  test('together: both ages, then a button; the one that is missing is named', async () => {
    const journey = arrive();
    await userEvent.click(choice(copy.label.joint));
    expect(screen.getByRole('heading', { level: 2, name: ages.title.joint })).toHaveFocus();
    expect(screen.getByText(plain(ages.intro.joint))).toBeVisible();
    await userEvent.click(age('26+', ages.legend.TIT));
    await goOn();
    expect(screen.getByRole('link', { name: ages.required.COT })).toBeInTheDocument();
    await userEvent.click(age('18-25', ages.legend.COT));
    await goOn();
    expect(journey.answers).toMatchObject({ workflow: 'joint', bands: { TIT: '26+', COT: '18-25' } });
    expect(journey.moves).toEqual(['next']);
  });

  test('XTR-60: what explains the first question stays where it was', async () => {
    arrive();
    expect(choice(copy.label.individual).closest('fieldset')).toHaveAccessibleDescription(kitMessages.onePress);
    await userEvent.click(choice(copy.label.individual));
    expect(choice(copy.label.individual).closest('fieldset')).toHaveAccessibleDescription(kitMessages.onePress);
  });

  test('XTR-48: an account changed after an age asks what the other one asks, and a button continues', async () => {
    const journey = arrive();
    await userEvent.click(choice(copy.label.joint));
    await userEvent.click(age('26+', ages.legend.TIT));
    await goOn();
    await userEvent.click(choice(copy.label.individual));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(age('26+')).toBeChecked();
    await goOn();
    expect(journey.answers).toMatchObject({ workflow: 'individual', bands: { TIT: '26+', COT: undefined } });
    expect(journey.cleared).toEqual([]);
    expect(journey.moves).toEqual(['next']);
  });

  test('STP-12: an account answered before asks the age on arrival, and the focus stays', () => {
    arrive({ workflow: 'joint' });
    expect(agesOf(ages.legend.COT).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2 })).not.toHaveFocus();
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
    await userEvent.click(age('26+'));
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
    expect(age('26+')).toBeVisible();
  });

  test('chosen after the ages were asked, it asks none: they come back with the individual account', async () => {
    arrive({}, 'announced');
    await userEvent.click(choice(copy.label.individual));
    await userEvent.click(choice(copy.label.joint));
    expect(screen.queryByRole('radio', { name: ageMessages.omc.band['26+'] })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: copy.next })).toBeVisible();
    await userEvent.click(choice(copy.label.individual));
    expect(age('26+')).toBeVisible();
    expect(choice(copy.label.individual)).toHaveFocus();
  });

  test('Esc goes back to the answer given before, with the button that leads on', async () => {
    arrive(youngAlone, 'announced');
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
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(plain(clearedMessages.what.coHolder));
  });
});
