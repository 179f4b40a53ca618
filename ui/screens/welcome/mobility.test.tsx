import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { MobilityMandate } from '@application/mobility/ports';
import { Settings } from '@application/Settings';
import type { Mode } from '@domain/journey/words';
import { mobilityMessages as copy } from '@messages/mobility';
import { shellMessages } from '@messages/shell';
import { effectsInARow, HandClock, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { MobilityPanel } from './MobilityPanel';
import { MobilityViewModel } from './MobilityViewModel';

const OTHER = 'FR49 9999 9000 0200 0000 0000 101';
const OWN = 'DE44999999990532013000';

interface Bank {
  readonly answer?: E.Either<Failure, string>;
  readonly offered?: boolean;
  readonly mode?: Mode;
}

const arrive = ({ answer = E.right('MOB-1'), offered = true, mode = 'omc' }: Bank = {}): MobilityMandate[] => {
  const given: MobilityMandate[] = [];
  const journey = new FakeDossierJourney('welcome', { state: { iban: OWN } });
  journey.steps.mode = mode;
  const mandates = { give: (_key: string, mandate: MobilityMandate) => TE.fromIOEither(() => (given.push(mandate), answer)) };
  const vm = new MobilityViewModel(journey, mandates, effectsInARow(), new HandClock(), settings({ mobility: { offered } }));
  show(<MobilityPanel />, [MobilityViewModel, vm], [Settings, settings()]);
  return given;
};
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const give = async (iban: string): Promise<void> => {
  await click(copy.yes);
  const field = screen.getByRole('textbox', { name: copy.iban.label });
  expect(field).toHaveAccessibleDescription(copy.iban.hint);
  await userEvent.type(field, iban);
  await click(copy.agree);
  await act(settled);
};
const has = (text: string) => screen.queryByText(plain(text)) !== null;

describe('XTR-76: the move from another bank', () => {
  test('the person agrees with the IBAN of the other account, and reads the reference', async () => {
    const given = arrive();
    expect(screen.getByRole('region', { name: copy.title })).toHaveTextContent(plain(copy.text));
    await give(OTHER);
    expect(given).toEqual([{ iban: 'FR4999999000020000000000101', agreedAt: '2025-10-15T10:00:00+02:00' }]);
    expect(has(copy.done('MOB-1'))).toBe(true);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test.each([
    [OTHER.replace(/1$/, '2'), copy.problems.checkDigits],
    [OWN, copy.problems.own],
  ])('%s is not sent', async (iban, problem) => {
    const given = arrive();
    await give(iban);
    expect(given).toEqual([]);
    expect(screen.getAllByText(plain(problem)).length).toBeGreaterThan(0);
  });

  test.each([
    ['a mandate given before', { kind: 'conflict' }, copy.before],
    ['an account that the bank refuses', refusedWith('IBAN_REFUSED'), copy.refused],
    ['no answer', unreachable, copy.failed],
    ['a bank without the call', { kind: 'absent' }, copy.elsewhere],
  ] as const)('%s', async (_what, failure, said) => {
    arrive({ answer: E.left(failure) });
    await give(OTHER);
    expect(has(said)).toBe(true);
  });

  test('D-33: later is as easy, and leaves a telephone and an appointment', async () => {
    arrive();
    const [yes, later] = [copy.yes, copy.later].map(name => screen.getByRole('button', { name }));
    expect(later!.className).toBe(yes!.className);
    await click(copy.later);
    expect(has(copy.postponed)).toBe(true);
    expect(screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['09 69 36 01 01', 'tel:0969360101'],
      [shellMessages.helpAppointment, '/ouvrirmoncompte/redirect?vers=appointment'],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['a bank that does not offer it', { offered: false }],
    ['an adviser, who agrees to nothing for a client', { mode: 'mdc' as const }],
  ])('%s: it is not asked', (_who, bank) => {
    arrive(bank);
    expect(has(copy.title)).toBe(false);
  });
});
