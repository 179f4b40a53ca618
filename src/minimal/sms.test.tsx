import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SmsSent } from '@application/access/ports';
import { SMS_PENDING_SECONDS, smsState, type SmsState } from '@domain/signature/smsState';
import { minimalMessages } from '@messages/minimal';
import { sms } from './sms';
import { plain } from '@tests/support/show';

const { sms: copy, ways } = minimalMessages;

const answer = (httpStatus: number | null, functionalCode: string | null = null): SmsState =>
  smsState.decide({ httpStatus, functionalCode });
const silence = answer(null);

/** Fakes the bank's answers only. */
const arrive = async (uuid: string, ...answers: readonly SmsSent[]) => {
  document.body.replaceChildren(document.createElement('main'));
  const place = document.querySelector('main') as HTMLElement;
  const asked: string[] = [];
  const sender = {
    send: (given: string) => () => {
      asked.push(given);
      return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1] ?? silence);
    },
  };
  const at = { place, brand: 'Valdrune', contactPhone: '09 69 36 01 01', appointment: '/rendez-vous', customerArea: '/espace' };
  sms(at, sender, uuid);
  await act(async () => Promise.resolve());
  return asked;
};
const press = async (name: string = copy.ask.go) => {
  screen.getByRole('button', { name }).click();
  await act(async () => Promise.resolve());
};
/** The page after a code was requested. */
const arriveAndAsk = async (...of: Parameters<typeof arrive>) => {
  const asked = await arrive(...of);
  await press();
  return asked;
};
const heading = (name: string) => screen.getByRole('heading', { level: 1, name: plain(name) });

test('D-100: what is opened without a press sends nothing', async () => {
  expect(await arrive('U-1', answer(204))).toEqual([]);
  expect(heading(copy.ask.title)).toHaveFocus();
});

test('MIN-03: the SMS leaves with the press, once, and the page continues to the customer area', async () => {
  const asked = await arrive('U-1', answer(204));
  screen.getByRole('button', { name: copy.ask.go }).click();
  expect(heading(copy.loading.title)).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await act(async () => Promise.resolve());
  expect(asked).toEqual(['U-1']);
  expect(heading(copy.success.title)).toHaveFocus();
  expect(screen.getByRole('link', { name: copy.success.go })).toHaveAttribute('href', '/espace');
});

describe('MIN-04: each other answer has a next action', () => {
  test.each([
    ['no more may be sent', answer(403), copy.maxTries.title],
    ['the bank refuses', answer(422, 'generic'), copy.failed.title],
    ['nobody answers', silence, copy.failed.title],
  ])('%s', async (_what, given, title) => {
    await arriveAndAsk('U-1', given);
    expect(heading(title)).toHaveFocus();
    expect(screen.getByRole('link', { name: ways.phone('09 69 36 01 01') })).toHaveAttribute('href', 'tel:0969360101');
  });

  test('it failed once: asked again, it is sent', async () => {
    const asked = await arriveAndAsk('U-1', silence, answer(204));
    await userEvent.click(screen.getByRole('button', { name: copy.again }));
    expect(asked).toHaveLength(2);
    expect(heading(copy.success.title)).toBeInTheDocument();
  });

  test('tries used up: nothing offers another', async () => {
    await arriveAndAsk('U-1', answer(403));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('MIN-03: an address of no account says so, and offers people, no other try', async () => {
    await arriveAndAsk('U-404', 'unknown');
    expect(heading(copy.failed.title)).toHaveFocus();
    expect(screen.getByText(plain(copy.failed.unknown))).toBeInTheDocument();
    expect(screen.queryByText(plain(copy.failed.text))).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('MIN-03: an address without its uuid sends nothing', async () => {
    const asked = await arrive('');
    expect(screen.getByText(plain(minimalMessages.failed.noCode))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('MIN-03, D-26: one has just left', () => {
  const pending = answer(409, 'EXISTING_KEY_IN_LOCK_CACHE');
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a minute is counted down, then another may be asked for', async () => {
    const asked = await arriveAndAsk('U-1', pending, answer(204));
    expect(heading(copy.pending.title)).toHaveFocus();
    expect(screen.getByText(copy.pending.left(SMS_PENDING_SECONDS))).toBeInTheDocument();
    act(() => jest.advanceTimersByTime((SMS_PENDING_SECONDS - 1) * 1_000));
    expect(screen.getByText(copy.pending.left(1))).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('status')).toHaveTextContent(copy.pending.over);
    await press(copy.again);
    expect(asked).toHaveLength(2);
    expect(heading(copy.success.title)).toBeInTheDocument();
  });

  test('a machine that slept is not late: the clock says when the minute is over', async () => {
    await arriveAndAsk('U-1', pending);
    jest.setSystemTime(Date.now() + SMS_PENDING_SECONDS * 1_000);
    act(() => jest.advanceTimersByTime(250));
    expect(screen.getByRole('button', { name: copy.again })).toBeInTheDocument();
  });
});

describe('D-122: too many requests arrive', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the button waits as long as the answer says, and counts it down', async () => {
    const asked = await arriveAndAsk('U-1', { busyMs: 30_000 }, answer(204));
    expect(heading(copy.failed.title)).toHaveFocus();
    expect(screen.getByText(plain(copy.failed.busy))).toBeInTheDocument();
    const waiting = screen.getByRole('button', { name: ways.againIn(30) });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    waiting.click();
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.getByRole('button', { name: ways.againIn(1) })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('status')).toHaveTextContent(copy.pending.over);
    expect(asked).toHaveLength(1);
    await press(copy.again);
    expect(asked).toHaveLength(2);
    expect(heading(copy.success.title)).toBeInTheDocument();
  });

  test('without a time the button is there at once', async () => {
    await arriveAndAsk('U-1', { busyMs: 0 });
    expect(screen.getByRole('button', { name: copy.again })).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
