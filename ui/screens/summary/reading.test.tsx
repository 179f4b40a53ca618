import { act } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signatureSuccessMessages } from '@messages/signatureSuccess';
import { summaryMessages } from '@messages/summary';
import { welcomeMessages } from '@messages/welcome';
import { openRecap } from '@tests/support/recapScreens';
import { plain } from '@tests/support/show';

const { omc: copy } = summaryMessages;
const terms = () => screen.queryByRole('checkbox', { name: plain(copy.terms.label) });

describe('D-43, D-105: the co-holder reads once, and accepts the terms once', () => {
  test('the first step, on the device that both share, asks for the reading alone', async () => {
    const { journey, calls } = await openRecap('client', { step: 'coHolderSummary' });
    expect([terms(), screen.queryByRole('button', { name: copy.jump }), screen.queryByRole('button', { name: copy.submit })]).toEqual([
      null,
      null,
      null,
    ]);
    await userEvent.click(screen.getByRole('button', { name: copy.read.submit }));
    expect([journey.moves, calls.includes('prepare')]).toEqual([['finish'], false]);
  });

  test('the second, in their own session, calls the reading done and asks for the terms alone', async () => {
    await openRecap('coHolder');
    const line = screen.getByRole('rowheader', { name: signatureSuccessMessages.board.steps.read }).closest('tr');
    expect(line).toHaveTextContent(signatureSuccessMessages.board.done);
    expect(screen.getByText(signatureSuccessMessages.board.yourTurn)).toBeInTheDocument();
    expect(terms()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: welcomeMessages.opening.confirm })).toBeInTheDocument();
    expect(screen.queryByText(/[Rr]elisez|[Vv]érifiez/)).not.toBeInTheDocument();
  });

  test('the holder accepts on their own recap', async () => {
    await openRecap('client');
    expect(terms()).toBeInTheDocument();
  });

  test('SUM-02: while the recap loads, nothing leads to terms that are not there', async () => {
    const jump = () => screen.queryByRole('button', { name: copy.jump });
    const { recap } = await openRecap('client');
    expect(jump()).toBeInTheDocument();
    act(() => recap.people[0]?.described.reset());
    expect([jump(), terms(), screen.getByText(copy.loading).closest('[role="status"]') === null]).toEqual([null, null, false]);
  });
});

describe.each([
  ['client', copy.submit],
  ['coHolder', welcomeMessages.opening.confirm],
] as const)('SUM-02: a press without the terms (%s)', (reader, label) => {
  test('its error belongs to the box, and leads to it; nothing is accepted', async () => {
    const { calls } = await openRecap(reader);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(label) }));
    expect(terms()).toHaveAccessibleDescription(expect.stringContaining(plain(copy.terms.required)) as string);
    expect(terms()).toBeInvalid();
    await userEvent.click(screen.getByRole('link', { name: plain(copy.terms.required) }));
    expect(terms()).toHaveFocus();
    expect(calls).not.toContain('prepare');
  });
});
