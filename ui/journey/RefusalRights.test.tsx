import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { LastRefusal, RefusalRequests, type RefusalLetter } from '@application/refusal/ports';
import type { RefusalFacts } from '@domain/errors/refusalFacts';
import { SessionStore } from '@application/session/ports';
import { Settings } from '@application/Settings';
import type { StoppingPage } from '@domain/errors/refusalRights';
import type { Mode } from '@domain/journey/words';
import { dossierPageMessages } from '@messages/dossierPage';
import { refusalMessages } from '@messages/refusal';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { settled, unreachable } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { plain, show } from '@tests/support/show';
import { RefusalNote, RefusalRights } from './RefusalRights';

const copy = refusalMessages.omc;

interface Bank {
  readonly page?: StoppingPage;
  readonly facts?: RefusalFacts;
  readonly letter?: RefusalLetter;
  readonly session?: boolean;
  readonly answer?: E.Either<Failure, void>;
  readonly about?: string;
  readonly mode?: Mode;
}

const arrive = ({
  page = 'error/excluded',
  facts = {},
  letter = 'onRequest',
  session = true,
  answer = E.right(undefined),
  about,
  mode = 'omc',
}: Bank = {}) => {
  const asked: string[] = [];
  const last = new LastRefusal();
  last.facts = facts;
  if (about !== undefined) last.concerns(about);
  const asks = (what: string) => TE.fromIOEither(() => (asked.push(what), answer));
  show(
    <RefusalRights page={page} />,
    [LastRefusal, last],
    [RefusalRequests, { reasons: asks, review: () => asks('review') }],
    [SessionStore, { session: () => (session ? {} : undefined) }],
    [Settings, settings({ refusal: { letter } })],
    [DossierJourney, { steps: { mode } }],
  );
  return asked;
};
const has = (text: string) => screen.queryByText(plain(text)) !== null;
const button = (name: string) => screen.queryByRole('button', { name });
const click = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};

describe('XTR-74: what a refused person can do', () => {
  test('every refusal: the reasons in writing, the right to an account, a complaint; nothing that the bank did not say', () => {
    arrive();
    expect([copy.onRequest, copy.account].every(has)).toBe(true);
    expect(screen.getByRole('link', { name: copy.complaint })).toHaveAttribute('href', '/ouvrirmoncompte/reclamation');
    expect([copy.automated, copy.elsewhere].some(has)).toBe(false);
    expect(button(copy.review)).toBeNull();
  });

  test.each(['email', 'letter'] as const)('the reasons are asked for by %s, once', async by => {
    const asked = arrive();
    await click(by === 'email' ? copy.byEmail : copy.byLetter);
    expect(asked).toEqual([by]);
    expect(has(copy.asked[by])).toBe(true);
    expect([button(copy.byEmail), button(copy.byLetter)]).toEqual([null, null]);
    expect(document.activeElement).toHaveTextContent(plain(copy.asked[by]));
  });

  test('a decision that nobody took: the page says so and why, and a person can be asked for', async () => {
    const asked = arrive({ facts: { final: true, automated: true, reason: 'Pièces illisibles.' } });
    expect(has(copy.automated)).toBe(true);
    expect(screen.getByText(/Pièces illisibles\./).closest('p')).toHaveTextContent(plain(copy.reason('Pièces illisibles.')));
    await click(copy.review);
    expect([asked, has(copy.asked.review), button(copy.review)]).toEqual([['review'], true, null]);
  });

  test('a letter is promised only where the setting sends one and the bank gives its day', () => {
    arrive({ letter: 'sent', facts: { letterSentOn: '2025-10-15' } });
    expect(has(copy.sent('15/10/2025'))).toBe(true);
    expect(button(copy.ratherByEmail)).toBeVisible();
    expect(button(copy.byLetter)).toBeNull();
  });

  test.each([
    ['no day', 'sent', {}],
    ['a setting that sends none', 'onRequest', { letterSentOn: '2025-10-15' }],
  ] as const)('no letter is promised: %s', (_what, letter, facts) => {
    arrive({ letter, facts });
    expect([has(copy.onRequest), has(copy.sent('15/10/2025'))]).toEqual([true, false]);
  });

  test.each([
    ['error/excluded-department', {}],
    ['screen/video', {}],
    ['error/excluded', { final: false }],
  ] as const)('%s, %j: no refusal, but the right to an account', (page, facts) => {
    arrive({ page, facts });
    expect([copy.elsewhere, copy.account].every(has)).toBe(true);
    expect(has(copy.onRequest)).toBe(false);
    expect(button(copy.byEmail)).toBeNull();
  });

  test.each(['error/too-young', 'information/delai-depasse', 'information/termine'] as const)('%s says none of it', page => {
    arrive({ page });
    expect(has(copy.title)).toBe(false);
  });

  test.each(['error/excluded', 'error/excluded-department'] as const)('D-64: in a joint file %s names the person', page => {
    const about = dossierPageMessages.omc.about.COT('Yanis Modèle');
    arrive({ page, about });
    expect(screen.getByRole('region', { name: copy.title })).toHaveTextContent(plain(about));
  });

  test('without a session: telephone and address, no button', () => {
    arrive({ session: false });
    expect(screen.getByRole('link', { name: '09 69 36 01 01' })).toHaveAttribute('href', 'tel:0969360101');
    expect(screen.getByRole('link', { name: 'reclamations@example.org' })).toHaveAttribute('href', 'mailto:reclamations@example.org');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '09 69 36 01 01',
      'reclamations@example.org',
      '1 place de la Maquette',
    ]);
    expect(has(copy.contact)).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['a bank that does not serve the call', { kind: 'absent' }],
    ['a session that has ended', { kind: 'signedOut' }],
  ] as const)('%s: telephone and address', async (_what, failure) => {
    arrive({ answer: E.left(failure) });
    await click(copy.byEmail);
    expect(has(copy.failed)).toBe(false);
    expect(screen.getByRole('link', { name: '09 69 36 01 01' })).toBeVisible();
  });

  test('no answer: the page says so, and keeps the button', async () => {
    arrive({ answer: E.left(unreachable) });
    await click(copy.byLetter);
    expect(has(copy.failed)).toBe(true);
    expect(button(copy.byLetter)).toBeVisible();
  });

  test('ADV-03: an adviser reads the client’s rights, and asks for nothing in their place', () => {
    arrive({ mode: 'mdc', facts: { automated: true } });
    const { title, onRequest, account, automated } = refusalMessages.mdc;
    expect(screen.getByRole('region', { name: title })).toHaveTextContent([automated, onRequest, account].map(plain).join(''));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('tax residence abroad: two sentences in the notice of the form', () => {
    show(<RefusalNote page="screen/tax-residence" />);
    expect([copy.elsewhere, copy.account].every(has)).toBe(true);
  });
});
