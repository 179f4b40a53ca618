import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runInAction } from 'mobx';
import { Settings } from '@application/Settings';
import { Watches } from '@application/watch';
import type { DossierState, ProofOnDossier } from '@domain/journey/dossierState';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { notOnlineMessages } from '@messages/notOnline';
import { papersStripMessages as copy } from '@messages/papersStrip';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { Found } from '@ui/screens/analysis/Found';
import { HandClock, HandVisibility, settled } from '@tests/builders/ending';
import { settings } from '@tests/builders/journey';
import { aFailedProof, aGivenPage, FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { PapersReading } from './PapersReading';
import { PapersStrip } from './PapersStrip';

const identity = (controlResult?: 'OK' | 'KO') => onFile({ documentCode: '001111', controlResult });

const arrive = async (state: Partial<DossierState>, proofs = new FakeProofs(), sent: readonly ReturnType<typeof aGivenPage>[] = []) => {
  const journey = new FakeDossierJourney('addressDocUpload', {
    page: 'UploadAddressProof',
    state: { papersFirst: true, task: 'identityDocUpload', ...state },
  });
  const [clock, visibility] = [new HandClock(), new HandVisibility()];
  clock.held = true;
  const vm = new PapersReading(journey, proofs, new Found(), visibility, new Watches(clock, visibility), {
    sentPages: rank => (rank === '1' ? sent : []),
  });
  show(<PapersStrip />, [DossierJourney, journey], [PapersReading, vm], [Settings, settings()]);
  await act(settled);
  const answer = async (proofs: readonly ProofOnDossier[]) => {
    runInAction(() => (journey.dossier.state = { ...journey.dossier.state, proofs }));
    await act(() => clock.tick());
  };
  return { journey, clock, answer };
};

const words = (): readonly string[] => screen.getAllByRole('listitem').map(item => plain(item.textContent));
const announced = (): string =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('D-125: the strip of the papers', () => {
  test('says what is to be photographed, what is read, and what comes after, in an ordered list with one live region', async () => {
    await arrive({ proofs: [identity()] });
    expect(within(screen.getByRole('list', { name: copy.label })).getAllByRole('listitem')).toHaveLength(3);
    expect(words()).toEqual(['IdentitéEn lecture…', 'AdresseÀ photographier', 'RevenuBulletin ou avis d’imposition'].map(plain));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  test('D-30: asks the bank every two seconds until the paper is read, announces it once, and moves nobody', async () => {
    const { journey, clock, answer } = await arrive({ proofs: [identity()] });
    expect([journey.moves, clock.waits]).toEqual([['refresh'], [2_000]]);
    await answer([identity('OK')]);
    expect(words()[0]).toBe('IdentitéLue');
    expect(announced()).toBe(copy.announced.read('CNI'));
    expect(journey.moves).toEqual(['refresh', 'refresh']);
    expect(clock.waits).toEqual([2_000]);
  });

  test('shows the photo that this tab sent, beside its name; nothing where it has none, or a PDF', async () => {
    Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
    const pictures = (): readonly (string | null)[] => [...document.querySelectorAll('img')].map(image => image.getAttribute('src'));
    await arrive({ proofs: [identity('OK'), { ...identity('OK'), rank: '2', documentCode: '002701' }] }, undefined, [
      aGivenPage('carte.jpg'),
    ]);
    expect(pictures()).toEqual(['blob:photo']);
    expect(words()[0]).toBe('IdentitéLue');
    cleanup();
    const pdf = aGivenPage('carte.pdf');
    await arrive({ proofs: [identity('OK')] }, undefined, [{ ...pdf, page: { ...pdf.page, mimeType: 'application/pdf' } }]);
    expect(pictures()).toEqual([]);
  });

  test('nothing is asked of the bank while no paper is under control', async () => {
    const { journey } = await arrive({ proofs: [identity('OK')] });
    expect(journey.moves).toEqual([]);
  });

  test.each([
    ['001112', 'Lu'],
    ['001111', 'Lue'],
  ])('the word agrees with the document %s: %s', async (documentCode, word) => {
    await arrive({ proofs: [{ ...identity('OK'), documentCode }] });
    expect(words()[0]).toBe(`Identité${word}`);
  });

  test.each([
    ['a doubt is told and waits', 'KO', aFailedProof(), copy.standing.doubt(), 'ProofControlCompleted'],
    ['a refusal', 'KO', aFailedProof({ reason: 'ISSUING_COUNTRY' }), copy.standing.refused('CNI'), 'ProofControlCompleted'],
    ['a paper that is read', 'OK', aFailedProof(), copy.standing.read('CNI'), 'UploadIdentityProof'],
  ] as const)('%s; a press on it opens its page', async (_what, result, proof, word, page) => {
    const { journey } = await arrive({ proofs: [identity(result)] }, new FakeProofs(proof));
    expect(words()[0]).toBe(`Identité${plain(word)}`);
    await userEvent.click(screen.getByRole('button', { name: /Identité/ }));
    expect(journey.moves).toEqual([`goTo identityDocUpload ${page}`]);
  });

  test('PRF-09: the issuing country is told at once, with its ways', async () => {
    await arrive({ proofs: [identity('KO')] }, new FakeProofs(aFailedProof({ reason: 'ISSUING_COUNTRY' })));
    expect(screen.getByText(copy.refusal.title)).toBeVisible();
    expect(screen.getByText(notOnlineMessages.omc.passport)).toBeVisible(); // D-127
    expect(words()[0]).toBe(`Identité${plain(copy.standing.refused('CNI'))}`);
  });

  test('PRF-09: it is told as soon as the bank has read it, while the next paper is given', async () => {
    const { answer } = await arrive({ proofs: [identity()] }, new FakeProofs(aFailedProof({ reason: 'ISSUING_COUNTRY' })));
    expect(screen.queryByText(copy.refusal.title)).toBeNull();
    await answer([identity('KO')]);
    expect(screen.getByText(copy.refusal.title)).toBeVisible();
    expect(announced()).toBe(copy.announced.refused('CNI'));
  });

  test('XTR-38: an identity from a wallet is there, and what it makes needless is not asked', async () => {
    await arrive({
      proofs: [{ ...identity('OK'), documentCode: WALLET_CODE }],
      tasksLeft: ['identityValidation', 'addressDocUpload', 'addressValidation'],
    });
    expect(words()).toEqual([`Identité${plain(copy.wallet)}`, `Adresse${plain(copy.standing.current())}`]);
  });

  test('JNT-01: only the papers of the person whose turn it is', async () => {
    await arrive({ ...ofTwo, proofs: [identity('OK'), { ...identity('OK'), rank: '5' }] });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  test('with the switch off there is none', async () => {
    await arrive({ papersFirst: false, proofs: [identity()] });
    expect(screen.queryByRole('list')).toBeNull();
  });
});
