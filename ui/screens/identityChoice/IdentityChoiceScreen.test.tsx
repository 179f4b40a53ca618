import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InApp } from '@application/liveness/ports';
import { Settings } from '@application/Settings';
import { eeaCountries, type AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { identityChoiceMessages } from '@messages/identityChoice';
import type { Mode } from '@domain/journey/words';
import { SettleProof } from '@application/proofs/SettleProof';
import { notOnlineMessages } from '@messages/notOnline';
import { papersMessages } from '@messages/papers';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { redirectHref } from '@ui/kit/hrefs';
import { settings } from '@tests/builders/journey';
import { onFile, FakeSentSides, FakeProofs } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { UploadDraft } from '../upload/UploadDraft';
import { IdentityChoiceScreen } from './IdentityChoiceScreen';
import { IdentityChoiceViewModel } from './IdentityChoiceViewModel';

const copy = identityChoiceMessages.omc;

const byDefault: AcceptedPapers = { cards: eeaCountries, passports: 'all' };
const french: AcceptedPapers = { cards: ['FR'], passports: ['FR'] };

const arrive = (
  journey = new FakeDossierJourney('identityDocUpload'),
  chosen = new UploadDraft(new FakeSentSides()),
  {
    reader = 'omc',
    acceptedPapers = byDefault,
    inApp,
  }: { readonly reader?: Mode; readonly acceptedPapers?: AcceptedPapers; readonly inApp?: InApp } = {},
) => {
  const bank = settings({ acceptedPapers });
  const vm = new IdentityChoiceViewModel(journey, chosen, new SettleProof(new FakeProofs()), bank, { inApp }, { press: () => undefined });
  show(
    <ReaderContext value={reader}>
      <IdentityChoiceScreen />
    </ReaderContext>,
    [DossierJourney, journey],
    [Dialogs, {}],
    [Settings, bank],
    [IdentityChoiceViewModel, vm],
  );
  return { journey, chosen };
};
const paper = (name: 'CNI' | 'PASSPORT') => screen.getByRole('radio', { name: papersMessages[name] });
/** By Enter: there is no button before an answer. XTR-48 */
const goOnUnanswered = () => fireEvent.keyDown(paper('CNI'), { key: 'Enter' });

describe('PRF-03: which identity document', () => {
  test('none is chosen beforehand; continuing without one says so', () => {
    const { journey } = arrive();
    expect(paper('CNI')).not.toBeChecked();
    expect(paper('PASSPORT')).not.toBeChecked();
    goOnUnanswered();
    expect(screen.getByRole('link', { name: copy.required })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: copy.title.individual })).toHaveAccessibleDescription(new RegExp(copy.required));
    expect(journey.moves).toEqual([]);
  });

  test('the message goes once a document is chosen', async () => {
    arrive();
    goOnUnanswered();
    await userEvent.click(paper('CNI'));
    expect(screen.queryByRole('link', { name: copy.required })).not.toBeInTheDocument();
  });

  test.each(['CNI', 'PASSPORT'] as const)('%s leads to its photos', async name => {
    const { journey, chosen } = arrive();
    await userEvent.click(paper(name));
    expect(journey.moves).toEqual(['open UploadIdentityProof']);
    expect(chosen.paperOf('1', [])).toBe(name);
  });

  test('what was chosen is still chosen on the way back', () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('1', 'PASSPORT');
    arrive(new FakeDossierJourney('identityDocUpload'), chosen);
    expect(paper('PASSPORT')).toBeChecked();
    expect(screen.getByRole('button', { name: copy.next })).toBeVisible(); // XTR-48
  });

  test('the document that the bank has is the one chosen, on any device', () => {
    arrive(new FakeDossierJourney('identityDocUpload', { state: { proofs: [onFile({ documentCode: '001112' })] } }));
    expect(paper('PASSPORT')).toBeChecked();
  });

  test('each document tells how many photos it takes', () => {
    arrive();
    expect(paper('CNI')).toHaveAccessibleDescription(copy.twoSides);
    expect(paper('PASSPORT')).toHaveAccessibleDescription(copy.oneSide);
  });
});

describe.each(['omc', 'mdc'] as const)('D-91, D-127: papers of other countries, %s', reader => {
  const words = identityChoiceMessages[reader];
  const at = (keptUntil: '2026-01-31' | undefined, acceptedPapers = byDefault) =>
    arrive(new FakeDossierJourney('identityDocUpload', { state: { keptUntil } }), undefined, { reader, acceptedPapers });
  const openOthers = () => userEvent.click(screen.getByText(plain(words.other.summary)));

  test.each([
    [byDefault, /Espace économique européen, ou un passeport de n’importe quel pays/],
    [french, /passeport français/],
    [{ cards: ['IT', 'FR'], passports: ['IT', 'FR'] }, /pays accepté en ligne\s: France, Italie/],
  ])('the question says whose papers are accepted online (%j)', (acceptedPapers, said) => {
    at(undefined, acceptedPapers);
    expect(screen.getByRole('group', { name: words.title.individual })).toHaveAccessibleDescription(said);
  });

  test.each([
    [byDefault, 'Carte d’identité d’un pays hors de l’Espace économique européen'],
    [french, 'Carte d’identité ou passeport d’un autre pays'],
    [{ cards: ['FR'], passports: 'all' } as const, 'Carte d’identité d’un autre pays'],
  ])('D-91b: the others are named; they lead to an appointment, with how long the file is kept (%j)', async (acceptedPapers, first) => {
    at('2026-01-31', acceptedPapers);
    await openOthers();
    expect(screen.getByText(first)).toBeVisible();
    for (const named of words.other.list(acceptedPapers)) expect(screen.getByText(named)).toBeVisible();
    expect(screen.getByText(plain(words.other.kept('31/01/2026')))).toBeVisible();
    expect(screen.getByRole('link', { name: words.other.appointment })).toHaveAttribute('href', redirectHref('appointment'));
  });

  test('D-127: a bank that takes fewer says why, and how soon an agency sees the others', async () => {
    at(undefined, { ...french, reason: { fr: 'Nous ne savons pas encore les vérifier à distance.', en: '' }, agencyWithinDays: 3 });
    await openOthers();
    expect(screen.getByText(plain(`${words.other.text} Nous ne savons pas encore les vérifier à distance.`))).toBeVisible();
    expect(screen.getByText(plain(notOnlineMessages[reader].within(3)))).toBeVisible();
  });

  test('a bank that does not say until when keeps silent', () => {
    at(undefined);
    expect(screen.queryByText(/conservé jusqu’au/)).not.toBeInTheDocument();
  });
});

test('JNT-01: together, the question says whose document it is', () => {
  const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
  arrive(new FakeDossierJourney('coHolderIdentityDocUpload', { state }));
  expect(screen.getByRole('heading', { level: 1, name: /co-titulaire/ })).toBeInTheDocument();
});

describe('XTR-40: inside another application', () => {
  test.each(['safari', 'chrome'] as const)('a client learns at the first page of the file that the video may need %s', inApp => {
    arrive(undefined, undefined, { inApp });
    expect(screen.getByText(plain(copy.inApp[inApp]))).toBeInTheDocument();
  });

  test.each([
    ['in a browser of its own', 'omc', undefined],
    ['to an adviser, who films nobody', 'mdc', 'chrome'],
  ] as const)('nothing of it is said %s', (_who, mode, inApp) => {
    const journey = new FakeDossierJourney('identityDocUpload');
    journey.steps.mode = mode;
    arrive(journey, undefined, { reader: mode, ...(inApp ? { inApp } : {}) });
    for (const line of Object.values(copy.inApp)) expect(screen.queryByText(plain(line))).not.toBeInTheDocument();
  });
});
