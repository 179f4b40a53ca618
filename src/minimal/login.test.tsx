import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import type { FollowLink, NoCode } from '@application/access/FollowLink';
import type { Failure } from '@application/failure';
import { minimalMessages } from '@messages/minimal';
import { construction } from './construction';
import { login } from './login';
import { refusedWith, unreachable } from '@tests/builders/ending';
import { plain } from '@tests/support/show';

const { login: copy, failed, ways } = minimalMessages;
const ADDRESS = 'https://identite.example.org/authorize?client_id=omc-01';

const arrive = (code: string | null, ...answers: readonly E.Either<Failure | NoCode, string>[]) => {
  document.body.replaceChildren(document.createElement('main'));
  const place = document.querySelector('main') as HTMLElement;
  const asked: (string | null)[] = [];
  const left: string[] = [];
  const followLink = {
    run: (given: string | null) => () => {
      asked.push(given);
      return Promise.resolve(answers[Math.min(asked.length, answers.length) - 1] ?? E.right(ADDRESS));
    },
  } as unknown as FollowLink;
  const at = {
    place,
    brand: 'Valdrune',
    contactPhone: '09 69 36 01 01',
    appointment: '/rendez-vous',
    identify: '/identification',
    leaveFor: (to: string) => left.push(to),
  };
  login(at, followLink, code);
  return { asked, left };
};
const go = () => userEvent.click(screen.getByRole('button', { name: copy.go }));

describe('MIN-02, XTR-11: an e-mailed link', () => {
  test('opening it uses nothing: a button first', () => {
    const { asked } = arrive('CODE');
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toHaveFocus();
    expect(document.title).toBe(`${copy.title} – Valdrune`);
    expect(asked).toEqual([]);
  });

  test('the code is swapped on the click, once, and leads to where the phone is proven', async () => {
    const { asked, left } = arrive('CODE');
    const button = screen.getByRole('button', { name: copy.go });
    await userEvent.dblClick(button);
    expect(asked).toEqual(['CODE']);
    expect(left).toEqual([ADDRESS]);
    expect(screen.getByRole('status')).toHaveTextContent(copy.going);
  });

  test('it was used before: the sentence of the specification, and next actions', async () => {
    arrive('CODE', E.left(refusedWith('invalid_grant', 400)));
    await go();
    expect(screen.getByRole('heading', { level: 1, name: 'Une erreur est survenue lors de l’authentification.' })).toHaveFocus();
    expect(screen.getByText(plain(failed.used))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: ways.phone('09 69 36 01 01') })).toHaveAttribute('href', 'tel:0969360101');
    expect(screen.getByRole('link', { name: ways.appointment })).toHaveAttribute('href', '/rendez-vous');
    expect(screen.getByRole('link', { name: failed.identify })).toHaveAttribute('href', '/identification');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('without an answer, the button tries again', async () => {
    const { left } = arrive('CODE', E.left(unreachable), E.right(ADDRESS));
    await go();
    expect(screen.getByText(plain(failed.unreachable))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: failed.identify })).toHaveAttribute('href', '/identification');
    await userEvent.click(screen.getByRole('button', { name: failed.again }));
    await go();
    expect(left).toEqual([ADDRESS]);
  });

  test.each<[string, Failure, string]>([
    ['a network in between', { kind: 'unreachable', by: 'between' }, failed.between('09 69 36 01 01')],
    ['a gateway', { kind: 'unreachable', by: 'gateway' }, failed.service],
    ['the bank, which fails', { kind: 'unreachable', by: 'service' }, failed.service],
    ['the bank, in what cannot be read', { kind: 'unreadable', report: [] }, failed.service],
    ['nobody', unreachable, failed.unreachable],
  ])('D-122, MIN-02: %s has answered: its own sentence, the button again, and the mobile', async (_who, failure, sentence) => {
    arrive('CODE', E.left(failure));
    await go();
    expect(screen.getByText(plain(sentence))).toBeInTheDocument();
    expect(screen.getByRole('button', { name: failed.again })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: failed.identify })).toBeInTheDocument();
  });

  test('D-122: too many requests arrive: the button waits as long as the answer says', async () => {
    const { asked } = arrive('CODE', E.left({ kind: 'unreachable', by: 'busy', waitMs: 1_000 }), E.right(ADDRESS));
    await go();
    expect(screen.getByText(plain(failed.busy))).toBeInTheDocument();
    const waiting = screen.getByRole('button', { name: ways.againIn(1) });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    expect(asked).toEqual(['CODE']);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(failed.over), { timeout: 5_000 });
    await userEvent.click(screen.getByRole('button', { name: failed.again }));
    expect(screen.getByRole('heading', { level: 1, name: copy.title })).toBeInTheDocument();
  });

  test('MIN-05: without a code it is an error at once', () => {
    const { asked } = arrive(null);
    expect(screen.getByRole('heading', { level: 1, name: failed.title })).toBeInTheDocument();
    expect(screen.getByText(plain(failed.noCode))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: failed.identify })).toHaveAttribute('href', '/identification');
    expect(asked).toEqual([]);
  });
});

test('MIN-01: the root says that it is under construction', () => {
  document.body.replaceChildren(document.createElement('main'));
  const place = document.querySelector('main') as HTMLElement;
  construction({ place, brand: 'Valdrune', contactPhone: '', appointment: '' }, '/ouvrirmoncompte/main', '/identification');
  expect(screen.getByText(plain(minimalMessages.construction.text))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: minimalMessages.construction.main })).toHaveAttribute('href', '/ouvrirmoncompte/main');
});
