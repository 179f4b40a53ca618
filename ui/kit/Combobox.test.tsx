import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { kitMessages } from '@messages/kit';
import { Combobox } from './Combobox';
import { plain } from '@tests/support/show';
import type { Option } from './matching';

const countries: readonly Option[] = [
  { value: 'BE', label: 'Belgique' },
  { value: 'FR', label: 'France' },
  { value: 'PF', label: 'Polynésie française' },
];

const Country = ({ options, onSend }: { readonly options: readonly Option[]; readonly onSend?: () => void }): ReactElement => {
  const [value, setValue] = useState('');
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <Combobox name="country" label="Pays" value={value} options={options} onChange={setValue} />
      <output>{value}</output>
      <button type="submit">Continuer</button>
    </form>
  );
};

const box = () => screen.getByRole('combobox', { name: 'Pays' });
const shown = () => screen.queryAllByRole('option').map(option => option.textContent);
const chosen = () => document.querySelector('output')?.textContent;
const saidAloud = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

test('typing finds: what begins with it first, then a word that does, accents aside', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'fran');
  expect(shown()).toEqual(['France', 'Polynésie française']);
  expect(box()).toHaveAttribute('aria-expanded', 'true');
  expect(saidAloud()).toBe(kitMessages.combobox.count(2));
});

test('with the keyboard alone: the arrow points at an option, Enter takes it and sends nothing', async () => {
  const onSend = jest.fn();
  render(<Country options={countries} onSend={onSend} />);
  await userEvent.type(box(), 'poly{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toBe('PF');
  expect(box()).toHaveValue('Polynésie française');
  expect(onSend).not.toHaveBeenCalled();
});

afterEach(() => jest.restoreAllMocks());

test('XTR-40: who is faster than the list chooses by what is typed, not by what is still drawn', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'b');
  expect(shown()).toEqual(['Belgique']);
  const events = [
    new Event('input', { bubbles: true }),
    ...['ArrowDown', 'Enter'].map(key => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  ];
  const drawn: (readonly (string | null)[])[] = [];
  // as in a browser: an event draws at once what it must, and what may come later comes later
  jest.replaceProperty(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }, 'IS_REACT_ACT_ENVIRONMENT', false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'poly');
  for (const event of events) {
    box().dispatchEvent(event);
    await Promise.resolve();
    drawn.push(shown());
  }
  expect(drawn[0]).toEqual(['Belgique']);
  expect(chosen()).toBe('PF');
});

test('Enter while the list is open answers the list; the next one sends the form', async () => {
  const onSend = jest.fn();
  render(<Country options={countries} onSend={onSend} />);
  await userEvent.type(box(), 'france{Enter}');
  expect(chosen()).toBe('FR');
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('Esc closes the list and puts back what was chosen', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'france{Enter}');
  await userEvent.type(box(), 'bel{Escape}');
  expect(shown()).toEqual([]);
  expect(box()).toHaveValue('France');
});

test('a word that no option has chooses nothing, and says so', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'zzz');
  expect(saidAloud()).toBe(kitMessages.combobox.none);
  await userEvent.tab();
  expect(chosen()).toBe('');
});

test('a list that has not come yet does not say that it has no such option; what was typed finds once it comes', async () => {
  const { rerender } = render(<Country options={[]} />);
  await userEvent.type(box(), 'belg');
  expect(screen.queryByText(kitMessages.combobox.none)).not.toBeInTheDocument();
  expect(saidAloud()).toBe('');
  rerender(<Country options={countries} />);
  expect(shown()).toEqual(['Belgique']);
});

describe('of 900 towns', () => {
  const towns = Array.from({ length: 900 }, (_, at) => ({ value: `${at}`, label: `VILLE-${at}` }));

  test('at most thirty are drawn, and how many more there are is shown', async () => {
    render(<Country options={towns} />);
    await userEvent.click(box());
    expect(await screen.findAllByRole('option')).toHaveLength(30);
    expect(screen.getByText(plain(kitMessages.combobox.more(870)))).toBeInTheDocument();
  });

  test('XTR-40: the letter is drawn in its frame, the list in the next one; the keyboard chooses by the letter at once', async () => {
    const frames: FrameRequestCallback[] = [];
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(frame => frames.push(frame));
    render(<Country options={towns} />);
    await userEvent.type(box(), 'ville 899');
    expect(box()).toHaveValue('ville 899');
    expect(shown()).toEqual([]);
    frames.forEach(frame => frame(0));
    expect(await screen.findByRole('option', { name: 'VILLE-899' })).toBeInTheDocument();
    await userEvent.type(box(), '{Backspace}8{ArrowDown}{Enter}');
    expect(chosen()).toBe('898');
  });
});

test('XTR-34: a press on a list that holds an answer selects it, wherever the caret fell', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'belg');
  await userEvent.click(screen.getByRole('option', { name: 'Belgique' }));
  const input = box() as HTMLInputElement;
  input.setSelectionRange(8, 8);
  await userEvent.click(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 'Belgique'.length]);
});

test('XTR-40: what a filler writes without the focus is settled at once and opens no list', () => {
  render(<Country options={countries} />);
  fireEvent.change(box(), { target: { value: 'belgique' } });
  expect([shown(), chosen(), box().getAttribute('aria-expanded')]).toEqual([[], 'BE', 'false']);
  expect(box()).toHaveValue('Belgique');
  fireEvent.change(box(), { target: { value: 'Atlantide' } });
  expect([shown(), chosen(), box().getAttribute('aria-expanded')]).toEqual([[], '', 'false']);
  expect(box()).toHaveValue('Atlantide');
});

test('D-94: Enter belongs to the keyboard’s own list while it composes', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'Belgique');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(chosen()).toBe('');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(chosen()).not.toBe('');
});

test('D-94: arrows and Esc belong to the keyboard’s own list while it composes, and what it has composed so far finds', async () => {
  render(<Country options={countries} />);
  await userEvent.click(box());
  fireEvent.compositionStart(box());
  fireEvent.change(box(), { target: { value: 'fran' } });
  for (const key of ['ArrowDown', 'Escape']) fireEvent.keyDown(box(), { key, isComposing: true });
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  expect(shown()).toEqual(['France', 'Polynésie française']);
  fireEvent.compositionEnd(box());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('FR');
});

test('XTR-24: a screen reader’s double tap, a click without a pointer before it, chooses', async () => {
  render(<Country options={countries} />);
  await userEvent.type(box(), 'bel');
  fireEvent.click(screen.getByText('Belgique'), { detail: 0 });
  expect(chosen()).toBe('BE');
  expect(shown()).toEqual([]);
});

test('XTR-34: a long press chooses only when it ends on its option; released elsewhere, the list stays open', async () => {
  render(<Country options={countries} />);
  const user = userEvent.setup();
  await user.type(box(), 'fran');
  const option = screen.getByText('Polynésie française');
  await user.pointer({ keys: '[MouseLeft>]', target: option });
  fireEvent.contextMenu(option);
  expect([chosen(), shown()]).toEqual(['', ['France', 'Polynésie française']]);
  expect(box()).toHaveFocus();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  expect([chosen(), shown()]).toEqual(['', ['France', 'Polynésie française']]);
  await user.pointer({ keys: '[MouseLeft]', target: option });
  expect(chosen()).toBe('PF');
});
