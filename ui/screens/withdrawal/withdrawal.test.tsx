import '@tests/support/encoder';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import { Papers, WithdrawalCalls, Withdrawals, type MyWithdrawal, type WithdrawalReceipt } from '@application/signature/ports';
import type { Day } from '@domain/kernel/day';
import type { Mode } from '@domain/journey/words';
import { ConfiguredWithdrawals } from '@infrastructure/config/ConfiguredWithdrawals';
import { withdrawalMessages as copy } from '@messages/withdrawal';
import { effectsInARow, endingSettings, refusedWith, settled, signedOut, unreachable } from '@tests/builders/ending';
import { plain, show } from '@tests/support/show';
import { ACCOUNT_CONTRACT, withdrawalStatement } from '@ui/copy/withdrawalStatement';
import { Clock, Tabs } from '@application/browser/ports';
import { Effects } from '@application/effects';
import { SessionStore } from '@application/session/ports';
import { WithdrawalScreen } from './WithdrawalScreen';

const receipt: WithdrawalReceipt = { receivedAt: '2025-10-16T14:05:00+02:00', reference: 'RET-1', acknowledgement: '/papers/1' };
const account = { id: '10000001', label: 'Convention de compte', until: '2025-10-29' } as const;
const mine: MyWithdrawal = { name: 'Maëlle Exemple', email: 'maelle@example.fr', contracts: [account] };
const failed = (failure: Failure): E.Either<Failure, never> => E.left(failure);

interface Bank {
  readonly first?: E.Either<Failure, MyWithdrawal>;
  readonly then?: MyWithdrawal;
  readonly answer?: E.Either<Failure, WithdrawalReceipt>;
  readonly session?: boolean;
  readonly reader?: Mode;
  readonly today?: Day;
  /** The bank's function is on another page. */
  readonly elsewhere?: boolean;
}

const Asked = (): ReactElement => <p>{useLocation().search}</p>;

const arrive = async ({
  first = E.right(mine),
  then,
  answer = E.right(receipt),
  session = true,
  reader = 'omc',
  today = '2025-10-16',
  elsewhere = false,
}: Bank = {}) => {
  const asked: unknown[] = [];
  const saved: string[] = [];
  let reads = 0;
  const calls = {
    mine: () => TE.fromIOEither(() => ((reads += 1), reads > 1 && then ? E.right(then) : first)),
    send: (key: string, statement: object) => TE.fromIOEither(() => (asked.push({ key, ...statement }), answer)),
  };
  const held = { session: () => (session ? ({} as never) : undefined), reader };
  const papers = { read: (url: string) => TE.fromIO<Uint8Array, Failure>(() => (saved.push(url), new Uint8Array(1))) };
  const tabs = { save: <Error,>(name: string, paper: TE.TaskEither<Error, Uint8Array>) => TE.map(() => void saved.push(name))(paper) };
  const clock = { today: () => today, deviceOffset: () => 120 };
  const terms = new ConfiguredWithdrawals(
    endingSettings({ withdrawal: { function: elsewhere ? 'elsewhere' : 'here', days: 14, from: 'received', rollsOver: true } }),
  );
  show(
    <MemoryRouter initialEntries={['/renoncer']}>
      <Routes>
        <Route path="/renoncer" element={<WithdrawalScreen />} />
        <Route path="/redirect" element={<Asked />} />
      </Routes>
    </MemoryRouter>,
    [WithdrawalCalls, calls],
    [Withdrawals, terms],
    [SessionStore, held],
    [Effects, effectsInARow()],
    [Papers, papers],
    [Tabs, tabs],
    [Clock, clock],
  );
  await act(settled);
  return { asked, saved };
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: copy.confirm }));
const title = (name: string) => screen.getByRole('heading', { level: 1, name: plain(name) });
const mail = () => screen.getByRole('link', { name: 'retractation@example.org' });

describe('XTR-68: the page withdraws by one confirmation', () => {
  test('name, contract, last day and e-mail are filled in; confirmed once, it says when the bank received it', async () => {
    const { asked } = await arrive();
    expect(screen.getByText(copy.intro)).toBeVisible();
    expect(screen.getByText(copy.byMail.title).closest('details')).toHaveTextContent('retractation@example.org');
    for (const text of ['Maëlle Exemple', 'Convention de compte', plain(copy.until.is('mercredi 29/10/2025'))])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: copy.email.label })).toHaveValue('maelle@example.fr');
    await confirm();
    const statement = withdrawalStatement('Convention de compte');
    expect(asked).toEqual([{ key: expect.any(String), contract: '10000001', email: 'maelle@example.fr', statement }]);
    expect(title(copy.done.title)).toBeVisible();
    expect(screen.getByText(plain(copy.done.text('16/10/2025', '14 h 05')))).toBeVisible();
    const facts = screen.getAllByRole('term').map(term => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [copy.contract, 'Convention de compte'],
      [copy.done.reference, 'RET-1'],
    ]);
    expect(screen.queryByRole('button', { name: copy.confirm })).not.toBeInTheDocument();
  });

  test('the proof can be saved: its address works once, and is asked for again', async () => {
    const { saved } = await arrive({
      first: E.right({ ...mine, contracts: [{ ...account, withdrawn: receipt }] }),
      then: { ...mine, contracts: [{ ...account, withdrawn: { ...receipt, acknowledgement: '/papers/2' } }] },
    });
    await userEvent.click(screen.getByRole('button', { name: copy.done.save }));
    expect(saved).toEqual(['/papers/2', copy.done.file]);
  });

  test('a proof that cannot be had: the page says so; a bank that gives none has no button', async () => {
    const { acknowledgement: _none, ...bare } = receipt;
    const withdrawn = (proof: WithdrawalReceipt): MyWithdrawal => ({ ...mine, contracts: [{ ...account, withdrawn: proof }] });
    await arrive({ first: E.right(withdrawn(receipt)), then: withdrawn(bare) });
    await userEvent.click(screen.getByRole('button', { name: copy.done.save }));
    expect(await screen.findByText(plain(copy.done.unsaved))).toBeVisible();
    cleanup();
    await arrive({ first: E.right(withdrawn(bare)) });
    expect(screen.queryByRole('button', { name: copy.done.save })).not.toBeInTheDocument();
  });

  test('of two contracts the person chooses one', async () => {
    const insurance = { id: 'assurance', label: 'Assurance', until: '2025-11-14' } as const;
    const { asked } = await arrive({ first: E.right({ ...mine, contracts: [account, insurance] }) });
    await confirm();
    expect(asked).toEqual([]);
    expect(screen.getAllByText(copy.problems.contract).length).toBeGreaterThan(0);
    const days = [/Convention/, /Assurance/].map(name => screen.getByRole('radio', { name }).closest('label')?.textContent);
    expect(days).toEqual([expect.stringContaining('mercredi 29/10/2025'), expect.stringContaining('vendredi 14/11/2025')]);
    await userEvent.click(screen.getByRole('radio', { name: /Assurance/ }));
    await confirm();
    expect(asked).toEqual([expect.objectContaining({ contract: 'assurance' })]);
  });

  test('R04: after a lost answer another contract is another request, and the same one again is the same', async () => {
    const insurance = { id: 'assurance', label: 'Assurance', until: '2025-11-14' } as const;
    const { asked } = await arrive({ first: E.right({ ...mine, contracts: [account, insurance] }), answer: failed(unreachable) });
    for (const name of [/Convention/, /Assurance/]) {
      await userEvent.click(screen.getByRole('radio', { name }));
      await confirm();
    }
    await confirm();
    const sent = asked.map(each => each as { readonly key: string; readonly contract: string });
    expect(sent.map(({ contract }) => contract)).toEqual(['10000001', 'assurance', 'assurance']);
    const [first, second, again] = sent.map(({ key }) => key);
    expect([second === first, again === second]).toEqual([false, true]);
  });

  test('after one of two contracts the second is still to be had, and both proofs are shown', async () => {
    const insurance = { id: 'assurance', label: 'Assurance', until: '2025-11-14' } as const;
    const { asked } = await arrive({ first: E.right({ ...mine, contracts: [{ ...account, withdrawn: receipt }, insurance] }) });
    expect(screen.getByText('RET-1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.done.another }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await confirm();
    expect(asked).toEqual([expect.objectContaining({ contract: 'assurance' })]);
    expect(screen.getAllByRole('button', { name: copy.done.save })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: copy.done.another })).not.toBeInTheDocument();
  });

  test('a bank whose function is elsewhere: the page leads there at once', async () => {
    await arrive({ elsewhere: true });
    expect(screen.getByText('?vers=withdrawal')).toBeVisible();
  });

  test('a wrong e-mail is not sent', async () => {
    const { asked } = await arrive();
    await userEvent.clear(screen.getByRole('textbox', { name: copy.email.label }));
    await confirm();
    expect(asked).toEqual([]);
    expect(screen.getAllByText(copy.problems.email).length).toBeGreaterThan(0);
  });
});

describe('XTR-68: the last day counts whole', () => {
  test.each([
    ['on the last day', '2025-10-29', true],
    ['the day after', '2025-10-30', false],
  ] as const)('%s', async (_when, today, open) => {
    await arrive({ today });
    expect(screen.queryByRole('button', { name: copy.confirm }) !== null).toBe(open);
    expect(screen.queryByText(plain(copy.late.since('mercredi 29/10/2025'))) !== null).toBe(!open);
  });

  test('the bank’s refusal wins over the page’s clock', async () => {
    const undated = { ...mine, contracts: [{ id: '1', label: 'Convention' }] };
    await arrive({ answer: failed(refusedWith('WITHDRAWAL_DELAY_PASSED')), first: E.right(undated) });
    await confirm();
    expect(screen.getByText(copy.late.unknown)).toBeVisible();
    expect(screen.getByText(plain(copy.late.instead))).toBeVisible();
  });

  test('a day that the bank does not say stops nobody', async () => {
    await arrive({ today: '2025-12-31', first: E.right({ ...mine, contracts: [{ id: '1', label: 'Convention' }] }) });
    expect(screen.getByRole('button', { name: copy.confirm })).toBeVisible();
  });
});

describe('XTR-68: what happens otherwise', () => {
  test('a second confirmation shows the first acknowledgement', async () => {
    await arrive({ answer: failed({ kind: 'conflict' }), then: { ...mine, contracts: [{ ...account, withdrawn: receipt }] } });
    await confirm();
    await act(settled);
    expect(screen.getByText('RET-1')).toBeVisible();
  });

  test('no answer: the page says so, and keeps the button and the address', async () => {
    await arrive({ answer: failed(unreachable) });
    await confirm();
    expect(screen.getByText(plain(copy.failed))).toBeVisible();
    expect(screen.getByRole('button', { name: copy.confirm })).toBeVisible();
  });

  test.each([
    ['no session', { session: false }],
    ['a session that ended', { first: failed(signedOut) }],
    ['a session that ends at the confirmation', { answer: failed(signedOut) }],
  ])('%s: the person signs in, and comes back here', async (_what, bank) => {
    await arrive(bank);
    if ('answer' in bank) await confirm();
    expect(screen.getByRole('link', { name: copy.signIn.go })).toHaveAttribute(
      'href',
      '/ouvrirmoncompte/redirect?vers=identification&puis=withdrawal',
    );
  });

  test.each([
    ['a bank that does not serve the call', { first: failed({ kind: 'absent' }) }],
    ['an adviser, who withdraws for nobody', { reader: 'mdc' as const }],
  ])('%s: the address and the sentence to copy', async (_what, bank) => {
    await arrive(bank);
    expect(mail()).toHaveAttribute('href', 'mailto:retractation@example.org');
    expect(screen.getByText(plain(`${copy.byMail.delay.received(14)} ${copy.byMail.how}`))).toBeVisible();
    expect(screen.getByText(plain(copy.byMail.proof))).toBeVisible();
    expect(screen.getByText(plain(withdrawalStatement(ACCOUNT_CONTRACT)))).toBeVisible();
    expect(screen.queryByRole('button', { name: copy.confirm })).not.toBeInTheDocument();
  });

  test('without a contract nobody is committed', async () => {
    await arrive({ first: E.right({ ...mine, contracts: [] }) });
    expect(screen.getByText(plain(copy.nothing))).toBeVisible();
  });
});
