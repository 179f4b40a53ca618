import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { Settings } from '@application/Settings';
import { ReadOfferOnDossier } from '@application/offer/ReadOfferOnDossier';
import { ControlAnew } from '@application/proofs/ControlAnew';
import { SettleProof } from '@application/proofs/SettleProof';
import { Watches } from '@application/watch';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import type { Day } from '@domain/kernel/day';
import { catalogue } from '@domain/offer/contracts';
import { papers, type ProofCategory } from '@domain/proofs/papers';
import { proofReasons, proofsAfterFailure, type ProofReason } from '@domain/proofs/afterFailure';
import type { ProofOutcome } from '@domain/proofs/proof';
import { analysisMessages } from '@messages/analysis';
import { hostedMessages } from '@messages/hosted';
import { dossierPageMessages } from '@messages/dossierPage';
import { kitMessages } from '@messages/kit';
import { notOnlineMessages } from '@messages/notOnline';
import { proofReasonsMessages } from '@messages/proofReasons';
import { uploadMessages } from '@messages/upload';
import type { Mode } from '@domain/journey/words';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { HandClock, HandVisibility, refusedWith, settled, unreachable } from '@tests/builders/ending';
import { cart, chosenCard } from '@tests/builders/offer';
import { clockOn, settings } from '@tests/builders/journey';
import { aFailedProof, aGivenPage, aPage, aSide, FakeDocuments, FakeSentSides, FakeProofs, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { ReaderContext } from '@ui/mvvm/messages';
import { AnalysisScreen } from './AnalysisScreen';
import { AnalysisViewModel } from './AnalysisViewModel';
import { UploadDraft, type GivenScan } from '@ui/screens/upload/UploadDraft';
import { Found } from './Found';
import { TypedCorrection } from './TypedCorrection';

const copy = analysisMessages.omc;

const ongoing: ProofOutcome = { kind: 'ongoing' };
const completed = () => new FakeDossierJourney('identityDocUpload', { page: 'ProofControlCompleted' });
const kinds: readonly ProofCategory[] = ['identity', 'address', 'income'];
const of = (kind: ProofCategory) => new FakeDossierJourney(`${kind}DocUpload`, { page: 'ProofControlCompleted' });
const reasonsOfKinds = proofReasons.flatMap(reason => kinds.map(kind => [reason, kind] as const));
const inProgress = () => new FakeDossierJourney('identityDocUpload', { page: 'ProofControlProgress' });

/** What the bank of a test configures. */
let bank: Partial<Settings> = {};
beforeEach(() => (bank = {}));

const arrive = async (
  proofs: FakeProofs,
  journey: FakeDossierJourney = completed(),
  found = new Found(),
  reader: Mode = 'omc',
  ...sent: readonly GivenScan[]
) => {
  const clock = new HandClock();
  clock.held = true;
  const watches = new Watches(clock, new HandVisibility());
  const chosen = new UploadDraft(new FakeSentSides());
  for (const pages of sent) {
    chosen.give('1', [pages]);
    chosen.sent('1');
  }
  const documents = new FakeDocuments();
  const typing = new TypedCorrection(
    clockOn('2025-10-15'),
    new ReadOfferOnDossier(settings(), clockOn('2025-10-15')),
    new ControlAnew(documents),
  );
  const vm = new AnalysisViewModel(journey, new SettleProof(proofs), watches, found, chosen, typing);
  const page = (
    <ReaderContext value={reader}>
      <AnalysisScreen />
    </ReaderContext>
  );
  show(page, [DossierJourney, journey], [Dialogs, {}], [Settings, settings(bank)], [AnalysisViewModel, vm]);
  await act(settled);
  return { journey, proofs, documents, clock, found, chosen, tick: () => act(() => clock.tick()) };
};
const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const button = (name: string) => screen.queryByRole('button', { name });
const click = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settled);
};
const fact = (name: string) => screen.getByRole('region', { name });

describe('D-64: in a joint file the wait and the refusal name the person', () => {
  const theirs = (page: 'ProofControlProgress' | 'ProofControlCompleted') =>
    new FakeDossierJourney('coHolderIdentityDocUpload', {
      page,
      state: { workflow: 'joint' },
      prospect: { identity: { ...blankProspect.identity, firstName: 'Yanis', lastName: 'Modèle' } },
    });
  const named = plain(dossierPageMessages.omc.about.COT('Yanis Modèle'));

  test('while the document is read', async () => {
    await arrive(new FakeProofs(ongoing), theirs('ProofControlProgress'));
    expect(screen.getByText(named)).toBeVisible();
  });

  test.each(proofReasons)('once it is refused: %s', async reason => {
    await arrive(new FakeProofs(aFailedProof({ reason })), theirs('ProofControlCompleted'));
    expect(screen.getByText(named)).toBeVisible();
    cleanup();
  });
});

describe('PRF-08: under way', () => {
  test('the page says what happens, and asks again', async () => {
    const { proofs, tick } = await arrive(new FakeProofs(ongoing), inProgress());
    expect(title(copy.progress.title)).toBeInTheDocument();
    expect(screen.getByText(copy.progress.messages[0].text)).toHaveAttribute('role', 'status');
    await tick();
    expect(proofs.asked).toEqual(['10000001 1', '10000001 1']);
  });

  test('validated: the page says so, and the file continues', async () => {
    const { journey, tick } = await arrive(new FakeProofs(ongoing, { kind: 'validated', controlId: 'C', read: {} }), inProgress());
    await tick();
    expect(title(copy.validated.title)).toBeInTheDocument();
    expect(journey.moves).toEqual(['finish']);
  });

  test('validated, but the bank does not take the task yet: it can be sent again', async () => {
    const journey = inProgress();
    journey.failing = unreachable;
    await arrive(new FakeProofs({ kind: 'validated', controlId: 'C', read: {} }), journey);
    expect(journey.failures).toEqual([unreachable]);
    journey.failing = undefined;
    await click(copy.validated.next);
    expect(journey.moves).toEqual(['finish', 'finish']);
  });

  test('D-30: a round without an outcome says how the customer will be informed, and can be restarted', async () => {
    const { proofs, clock } = await arrive(new FakeProofs(ongoing), inProgress());
    clock.held = false;
    await act(() => clock.tick());
    await act(settled);
    expect(title(copy.over.title)).toBeInTheDocument();
    expect(screen.getByText(plain(copy.over.text))).toBeInTheDocument();
    const asked = proofs.asked.length;
    clock.held = true;
    await click(copy.over.again);
    expect(title(copy.progress.title)).toBeInTheDocument();
    expect(proofs.asked).toHaveLength(asked + 1);
  });

  test('a functional refusal is shown, and the page asks no more', async () => {
    const { journey, proofs } = await arrive(new FakeProofs(E.left(refusedWith('SUBSCRIPTION_PURGED'))), inProgress());
    expect(journey.failures).toEqual([refusedWith('SUBSCRIPTION_PURGED')]);
    expect(proofs.asked).toHaveLength(1);
  });

  test('no analysis of it exists: the page where the document is given', async () => {
    const absent = E.left({ kind: 'absent' } as const);
    const { journey } = await arrive(new FakeProofs(absent), inProgress());
    expect(journey.moves).toEqual(['open UploadIdentityProof']);
  });

  test('R16: a page that was left polls no more, and does not navigate', async () => {
    const { proofs, tick, journey } = await arrive(new FakeProofs(ongoing, aFailedProof()), inProgress());
    cleanup();
    await tick();
    expect(proofs.asked).toHaveLength(1);
    expect(journey.moves).toEqual([]);
  });

  test('what was found is shown on its own page, without asking again', async () => {
    const failed = aFailedProof({ reason: 'EXPIRED' });
    const { journey, found } = await arrive(new FakeProofs(failed), inProgress());
    expect(journey.moves).toEqual(['refresh', 'become ProofControlCompleted']);
    expect(title(copy.progress.title)).toBeInTheDocument();
    cleanup();
    const { proofs } = await arrive(new FakeProofs(), completed(), found);
    expect(title(proofReasonsMessages.omc.EXPIRED.title)).toBeInTheDocument();
    expect(proofs.asked).toEqual([]);
  });
});

const retaken = (reason: ProofReason) => reason === 'UNUSABLE_IMAGE' || reason === 'PORTRAIT_ABSENT';

describe('PRF-09, D-17: each reason has its title, its advice and its next actions', () => {
  test.each(reasonsOfKinds)('%s, %s', async (reason, kind) => {
    await arrive(new FakeProofs(aFailedProof({ reason })), of(kind));
    const { continueAnyway, agency } = proofsAfterFailure.decide({ reason });
    expect(title(proofReasonsMessages.omc[reason].title)).toBeInTheDocument();
    expect(screen.getByText(plain(proofReasonsMessages.omc[reason][kind]))).toBeInTheDocument();
    expect(button(copy.failed.goOn) !== null).toBe(continueAnyway);
    expect(screen.queryByRole('link', { name: copy.failed.appointment }) !== null).toBe(agency);
    expect(button(retaken(reason) ? copy.failed.retake : copy.failed.another)).toBeInTheDocument();
  });
});

describe.each(['omc', 'mdc'] as const)('D-91c: a paper of a country that is not accepted online, %s', reader => {
  test.each([
    ['ISSUING_COUNTRY', true],
    ['UNUSABLE_IMAGE', false],
  ] as const)('%s: the agency, and how long the file is kept: %s', async (reason, agency) => {
    await arrive(new FakeProofs(aFailedProof({ reason })), completed(), undefined, reader);
    const { kept, appointment } = analysisMessages[reader].failed;
    expect(screen.queryByText(plain(kept('31/01/2026'))) !== null).toBe(agency);
    expect(screen.queryByRole('link', { name: appointment }) !== null).toBe(agency);
  });
});

describe.each(['omc', 'mdc'] as const)(
  'D-127: a refused identity document, %s: why, how soon an agency sees it, and what is accepted',
  reader => {
    const words = notOnlineMessages[reader];
    const refused = async (documentCode: string) => {
      const state = { proofs: [onFile({ documentCode })] };
      const journey = new FakeDossierJourney('identityDocUpload', { page: 'ProofControlCompleted', state });
      await arrive(new FakeProofs(aFailedProof({ reason: 'ISSUING_COUNTRY' })), journey, undefined, reader);
      return document.body.textContent;
    };

    test('by default a card has no reason: a passport of any country is accepted', async () => {
      const said = await refused(papers.CNI.code);
      expect(said).toContain(words.passport);
      expect(said).not.toContain(words.ofCountry);
    });

    test('a passport is not answered with a passport', async () => {
      expect(await refused(papers.PASSPORT.code)).not.toContain(words.passport);
    });

    test('a bank that takes fewer', async () => {
      const reason = { fr: 'Nous ne savons pas encore les vérifier à distance.', en: '' };
      bank = { acceptedPapers: { cards: ['FR'], passports: ['FR'], reason, agencyWithinDays: 1 } };
      const said = await refused(papers.CNI.code);
      expect(said).toContain(`${words.ofCountry} ${reason.fr}`);
      expect(said).toContain(words.within(1));
      expect(said).not.toContain(words.passport);
    });
  },
);

describe('PRF-08: the page that an advice names is the one where the thing is corrected', () => {
  const advices = (['omc', 'mdc'] as const).flatMap(mode =>
    reasonsOfKinds.map(([reason, kind]) => [mode, reason, kind, proofReasonsMessages[mode][reason][kind]] as const),
  );
  const nextStep = /à l’étape suivante/;

  test('name and birthdate: the next page of an identity proof alone asks them, the recap lets them be corrected after another', () => {
    expect([...new Set(advices.filter(([, , , advice]) => nextStep.test(advice)).map(([, , kind]) => kind))]).toEqual(['identity']);
    for (const [mode, reason, kind, advice] of advices)
      if (/^(?:FIRST_NAME|LAST_NAME|BIRTHDATE)_MISMATCH$/.test(reason) && kind !== 'identity')
        expect([mode, reason, kind, advice]).toEqual([
          mode,
          reason,
          kind,
          expect.stringMatching(/que la pièce d’identité.*se corrige dans le récapitulatif/),
        ]);
  });

  test('each kind of proof has the words of its own papers alone', () => {
    const strange: Readonly<Record<ProofCategory, RegExp>> = {
      identity: /bulletin|moins (?:d’un an|de \d)|récapitulatif/,
      address: /bulletin|la carte|moins de 3 mois/,
      income: /la carte|justificatif d’adresse|moins d’un an/,
    };
    expect(advices.filter(([, , kind, advice]) => strange[kind].test(advice))).toEqual([]);
  });
});

describe('ADV-02, D-47: an adviser reads each reason in the third person, with the same next actions', () => {
  test.each(reasonsOfKinds)('%s, %s', async (reason, kind) => {
    await arrive(new FakeProofs(aFailedProof({ reason })), of(kind), new Found(), 'mdc');
    const { title: told, ...advice } = proofReasonsMessages.mdc[reason];
    expect(title(told)).toBeInTheDocument();
    expect(screen.getByText(plain(advice[kind]))).toBeInTheDocument();
    expect(`${told} ${advice[kind]}`).not.toMatch(/\b(?:vous|votre|vos|nous)\b/i);
    expect(button(copy.failed.goOn) !== null).toBe(proofsAfterFailure.decide({ reason }).continueAnyway);
  });
});

describe('PRF-08: the title names what was read, where the answer carries it', () => {
  test.each([
    ['SPECIAL_MENTION_IN_ADDRESS', {}, { withoutMention: 'Poste restante' }, copy.failed.mention('Poste restante')],
    ['SPECIAL_MENTION_IN_ADDRESS', {}, {}, proofReasonsMessages.omc.SPECIAL_MENTION_IN_ADDRESS.title],
    ['ISSUE_DATE', { issued: '2023-01-05' }, { issuedAfter: '2024-10-15', issuedUntil: '2025-10-15' }, copy.failed.tooOld],
    ['ISSUE_DATE', { issued: '2026-01-05' }, { issuedAfter: '2024-10-15', issuedUntil: '2025-10-15' }, copy.failed.inFuture],
    ['ISSUE_DATE', {}, {}, proofReasonsMessages.omc.ISSUE_DATE.title],
  ] as const)('%s of %j, expected %j', async (reason, read, expected, said) => {
    await arrive(new FakeProofs(aFailedProof({ reason, read, expected })), of('address'));
    expect(title(said)).toBeInTheDocument();
  });
});

describe('XTR-02: what was read beside what was expected', () => {
  test('a name that is not the one typed', async () => {
    await arrive(new FakeProofs(aFailedProof({ read: { firstName: 'Camille', number: 'X' }, expected: { firstName: 'Maëlle' } })));
    expect(fact('Prénom')).toHaveTextContent(`${copy.failed.read}Camille${copy.failed.expected}Maëlle`);
  });

  test('a day is written as days are, with its limits', async () => {
    const limits = { issuedAfter: '2024-10-15', issuedUntil: '2025-10-15' };
    await arrive(new FakeProofs(aFailedProof({ reason: 'ISSUE_DATE', read: { issued: '2023-01-31' }, expected: limits })));
    expect(fact('Date du document')).toHaveTextContent('31/01/2023');
    expect(fact('Date du document')).toHaveTextContent('après le 15/10/2024, le 15/10/2025 au plus tard');
  });

  test('the page says what was not read', async () => {
    await arrive(new FakeProofs(aFailedProof({ reason: 'PORTRAIT_ABSENT', expected: { portrait: 'présent' } })));
    expect(fact('Photo d’identité')).toHaveTextContent(copy.failed.unread);
  });

  test('names that have no words are not shown; without any, there is no card', async () => {
    await arrive(new FakeProofs(aFailedProof({ read: { constructor: 'x' }, expected: { toString: 'y', score: '12' } })));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.queryByText(copy.failed.all)).not.toBeInTheDocument();
  });

  test('PRF-08: the line with a special mention is shown with the mention, and what agrees is not', async () => {
    const read = { address: 'Chez M. Témoin, 12 rue des Tilleuls', postalCode: '44000', city: 'Nantes' };
    const expected = { withoutMention: 'Chez', postalCode: '44000', city: 'Nantes' };
    await arrive(new FakeProofs(aFailedProof({ reason: 'SPECIAL_MENTION_IN_ADDRESS', read, expected })));
    expect(fact('Adresse')).toHaveTextContent(plain('Chez M. Témoin, 12 rue des Tilleuls'));
    expect(plain(fact('Adresse').textContent ?? '')).toContain(plain('sans « Chez »'));
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  test('XTR-07: the adviser’s own words are there', async () => {
    await arrive(new FakeProofs(aFailedProof({ reason: 'DEFAULT', comment: 'La photo est coupée en bas.' })));
    expect(screen.getByText('La photo est coupée en bas.')).toBeInTheDocument();
    expect(screen.getByText(copy.failed.comment)).toBeInTheDocument();
  });
});

describe('PRF-09: the filled button follows the advice', () => {
  const filled = () =>
    screen.getAllByRole('button').filter(({ className }) => !className.includes('secondary') && !className.includes('quiet'));
  test.each([
    ['EXPIRED', copy.failed.another],
    ['PORTRAIT_ABSENT', copy.failed.retake],
    ['UNUSABLE_IMAGE', copy.failed.retake],
    ['NOT_CONTROLLED', copy.failed.goOn],
    ['FIRST_NAME_MISMATCH', copy.failed.goOn],
  ] as const)('%s: «%s»', async (reason, first) => {
    await arrive(new FakeProofs(aFailedProof({ reason })));
    expect(filled().map(({ textContent }) => textContent)).toEqual([first]);
  });
});

describe('XTR-51: the photo is seen while it is read, and beside why it is to be taken again', () => {
  const photo = () => screen.queryByRole('img', { name: uploadMessages.omc.preview(uploadMessages.omc.sideTitle.FRONT) });
  beforeEach(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() }));

  test('under way', async () => {
    await arrive(new FakeProofs(ongoing), inProgress(), undefined, undefined, aSide('FRONT'));
    expect(photo()).toHaveAttribute('src', 'blob:1');
  });

  test.each([
    ['UNUSABLE_IMAGE', copy.failed.retake, true],
    ['EXPIRED', copy.failed.another, false],
  ] as const)('%s: «%s»', async (reason, way, isShown) => {
    const { proofs } = await arrive(new FakeProofs(aFailedProof({ reason })), undefined, undefined, undefined, aSide('FRONT'));
    expect(photo() !== null).toBe(isShown);
    await click(way);
    expect(proofs.decided).toEqual(['remove 1']);
  });

  test('a PDF is no photo: another document is asked for', async () => {
    const pdf: GivenScan = { ...aSide('SINGLE'), page: { side: 'SINGLE', ...aPage(1_000, 'application/pdf') } };
    await arrive(new FakeProofs(aFailedProof({ reason: 'UNUSABLE_IMAGE' })), undefined, undefined, undefined, pdf);
    expect([photo(), button(copy.failed.retake)]).toEqual([null, null]);
  });
});

describe('D-66, XTR-23: a French ID card out of date says which cards outlive the day printed on them', () => {
  const given = (documentCode: string) =>
    new FakeDossierJourney('identityDocUpload', {
      page: 'ProofControlCompleted',
      state: { proofs: [onFile({ documentCode })] },
    });

  test('an ID card', async () => {
    await arrive(new FakeProofs(aFailedProof({ reason: 'EXPIRED' })), given(papers.CNI.code));
    await userEvent.click(screen.getByText(plain(kitMessages.why)));
    const told = await screen.findByText(/^Une carte au format carte bancaire/);
    expect(plain(told.textContent)).toContain('du 2 janvier 2004 au 31 décembre 2013, elle vaut quinze ans');
  });

  test('a passport, which goes by its own day', async () => {
    await arrive(new FakeProofs(aFailedProof({ reason: 'EXPIRED' })), given(papers.PASSPORT.code));
    expect(screen.queryByText(plain(kitMessages.why))).not.toBeInTheDocument();
  });
});

describe('D-54: an address proven in another name', () => {
  test.each(reasonsOfKinds)(
    '%s of %s: only for an address in another name, the page asks whom the customer lives with',
    async (reason, kind) => {
      await arrive(new FakeProofs(aFailedProof({ reason })), of(kind));
      const asked = kind === 'address' && (reason === 'LAST_NAME_MISMATCH' || reason === 'FIRST_NAME_MISMATCH');
      expect(button(hostedMessages.omc.add) !== null).toBe(asked);
      cleanup();
    },
  );

  test('the papers of the host are added to the same document, and how is shown there', async () => {
    const { journey, proofs, chosen } = await arrive(new FakeProofs(aFailedProof({ reason: 'LAST_NAME_MISMATCH' })), of('address'));
    expect(screen.getByText(plain(hostedMessages.omc.anew))).toBeVisible();
    const bill = aGivenPage('bill.jpg');
    act(() => {
      chosen.choose('2', 'ELECTRICITY');
      chosen.give('2', [bill]);
      chosen.sent('2');
    });
    expect(chosen.pagesOf('2')).toEqual([]);
    expect(screen.getByText(plain(hostedMessages.omc.kept))).toBeVisible();
    await click(hostedMessages.omc.add);
    expect([proofs.decided, journey.moves]).toEqual([['remove 2'], ['refresh', 'open UploadAddressProof']]);
    expect([chosen.isHosted('2'), chosen.pagesOf('2')]).toEqual([true, [bill]]);
  });
});

test('D-53: a document that an adviser sent back can only be replaced', async () => {
  await arrive(new FakeProofs(aFailedProof({ reason: 'EXPIRED', comment: 'La date ne se lit pas.' })));
  expect(button(copy.failed.goOn)).not.toBeInTheDocument();
  expect(button(copy.failed.another)).toBeInTheDocument();
  expect(screen.getByText(plain(copy.failed.sentBack))).toBeInTheDocument();
  expect(screen.queryByText(plain(proofReasonsMessages.omc.EXPIRED.identity))).not.toBeInTheDocument();
});

describe('PRF-10: what the client decides', () => {
  test('keeps the document: the bank is informed, then the dossier continues', async () => {
    const { journey, proofs } = await arrive(new FakeProofs(aFailedProof()));
    await click(copy.failed.goOn);
    expect(proofs.decided).toEqual(['force 1']);
    expect(journey.moves).toEqual(['finish']);
  });

  test('gives another: it is taken back, the state is read again, the slot is open', async () => {
    const { journey, proofs } = await arrive(new FakeProofs(aFailedProof({ reason: 'UNUSABLE_IMAGE' })));
    await click(copy.failed.retake);
    expect(proofs.decided).toEqual(['remove 1']);
    expect(journey.moves).toEqual(['refresh', 'open UploadIdentityProof']);
  });

  test.each([
    ['addressDocUpload', '2', 'UploadAddressProof'],
    ['incomeDocUpload', '4', 'UploadIncomeProof'],
  ] as const)('at %s, the document of rank %s', async (step, rank, page) => {
    const journey = new FakeDossierJourney(step, { page: 'ProofControlCompleted' });
    const { proofs } = await arrive(new FakeProofs(aFailedProof()), journey);
    await click(copy.failed.another);
    expect(proofs.decided).toEqual([`remove ${rank}`]);
    expect(journey.moves).toEqual(['refresh', `open ${page}`]);
  });

  test('one decision at a time: while the page is being left, the other one is not asked for', async () => {
    const { proofs } = await arrive(new FakeProofs(aFailedProof()));
    await click(copy.failed.another);
    expect(screen.queryByRole('button', { name: copy.failed.goOn })).not.toBeInTheDocument();
    await click(copy.failed.another);
    expect(proofs.decided).toEqual(['remove 1']);
  });

  test('where the bank moved on meanwhile, the page goes along', async () => {
    const journey = completed();
    const { proofs } = await arrive(new FakeProofs(aFailedProof()), journey);
    Object.assign(journey, { step: 'identityValidation' });
    await click(copy.failed.another);
    expect(proofs.decided).toEqual(['remove 1']);
    expect(journey.moves).toEqual(['refresh']);
  });

  test.each([copy.failed.goOn, copy.failed.another])('ERR-04: «%s» that fails can be tried again, and nothing has moved', async what => {
    const { journey, proofs } = await arrive(new FakeProofs(aFailedProof()));
    proofs.failing = unreachable;
    await click(what);
    expect(journey.failures).toEqual([unreachable]);
    expect(journey.moves).toEqual([]);
    proofs.failing = undefined;
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(proofs.decided).toHaveLength(2);
    expect(journey.moves).not.toEqual([]);
  });

  test('a document that was taken back is not taken back twice when only the state could not be read', async () => {
    const journey = completed();
    const { proofs } = await arrive(new FakeProofs(aFailedProof()), journey);
    journey.failing = unreachable;
    await click(copy.failed.another);
    journey.failing = undefined;
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(proofs.decided).toEqual(['remove 1']);
    expect(journey.moves).toEqual(['refresh', 'refresh', 'open UploadIdentityProof']);
  });
});

test('PRF-11: an analysis that broke down leaves one way, another document', async () => {
  const { proofs } = await arrive(new FakeProofs({ kind: 'error' }));
  expect(title(copy.error.title)).toBeInTheDocument();
  expect(button(copy.failed.goOn)).not.toBeInTheDocument();
  await click(copy.failed.another);
  expect(proofs.decided).toEqual(['remove 1']);
});

describe('D-126: what was typed is corrected to what the identity paper says', () => {
  const typed = (lastName: string, change: Partial<Prospect['identity']> = {}, birthdate: Day = '1992-03-27'): Partial<Prospect> => ({
    identity: { ...blankProspect.identity, civility: 'MME', firstName: 'Maëlle', lastName, birthName: lastName, ...change },
    birth: { ...blankProspect.birth, birthdate },
  });
  const read = { lastName: 'EXEMPLE', firstName: 'MAELLE, LOU', birthdate: '1992-03-27' };
  const three = (['1', '2', '4'] as const).map(rank => onFile({ rank, controlResult: 'OK' }));
  const at = (kind: ProofCategory, prospect: Partial<Prospect> = typed('Exempla')) => {
    const journey = new FakeDossierJourney(`${kind}DocUpload`, { page: 'ProofControlCompleted', prospect, state: { proofs: three } });
    const { save } = journey;
    journey.save = (part, by) => {
      journey.dossier.people = { ...journey.dossier.people, TIT: { ...journey.prospect, ...part } };
      return save.call(journey, part, by);
    };
    return journey;
  };
  /** With a cart, the price alone refuses no correction of a birthdate. */
  const priced = (journey: FakeDossierJourney): void =>
    journey.dossier.keepCart(cart({ selection: [chosenCard('TIT', catalogue.MASTERCARD)] }));
  const doubt = aFailedProof({ reason: 'LAST_NAME_MISMATCH', read });
  const label = copy.failed.correct('EXEMPLE');
  const offered = () => screen.queryAllByRole('button').filter(({ textContent }) => /corriger/.test(textContent ?? ''));

  test('first on the page; one press saves the name, the birth name with it, and controls each paper without a new photo', async () => {
    const { journey, documents } = await arrive(new FakeProofs(doubt), at('identity'));
    expect(screen.getAllByRole('button').find(({ className }) => !className.includes('secondary') && !className.includes('quiet'))).toBe(
      button(label),
    );
    expect(screen.getByText(plain(copy.failed.mistyped))).toBeVisible();
    await click(label);
    expect(journey.saved).toEqual([
      { identity: expect.objectContaining({ lastName: 'EXEMPLE', birthName: 'EXEMPLE', firstName: 'Maëlle' }) },
    ]);
    expect(documents.calls).toEqual(['control', 'control', 'control']);
    expect(journey.moves).toContain('goTo identityDocUpload ProofControlProgress');
  });

  test.each(['address', 'income'] as const)('on the page of the %s, by what the identity paper says', async kind => {
    const { journey, documents } = await arrive(new FakeProofs(doubt, { kind: 'validated', controlId: 'C', read }), at(kind));
    await click(label);
    expect([journey.saved.length, documents.calls.length]).toEqual([1, 3]);
    expect(journey.moves).toContain(`goTo ${kind}DocUpload ProofControlProgress`);
  });

  test('a birth name that was another stays', async () => {
    const { journey } = await arrive(new FakeProofs(doubt), at('identity', typed('Exempla', { birthName: 'Durand' })));
    await click(label);
    expect(journey.saved[0]?.identity).toMatchObject({ lastName: 'EXEMPLE', birthName: 'Durand' });
  });

  test('what fails can be tried again: the control is asked though the name was saved', async () => {
    const { journey, documents } = await arrive(new FakeProofs(doubt), at('identity'));
    documents.failing = { control: unreachable };
    await click(label);
    expect(journey.failures).toEqual([unreachable]);
    documents.failing = {};
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(journey.moves).toContain('goTo identityDocUpload ProofControlProgress');
  });

  test('a bank that takes no second control is given the pages again', async () => {
    const { journey, documents } = await arrive(new FakeProofs(doubt), at('identity'));
    documents.failing = { control: { kind: 'conflict' } };
    await click(label);
    expect(journey.moves).toContain('goTo identityDocUpload UploadIdentityProof');
  });

  test.each<[what: string, proof: ProofOutcome, prospect: Partial<Prospect>]>([
    ['D-53: an adviser sent back', aFailedProof({ reason: 'LAST_NAME_MISMATCH', read, comment: 'Illisible' }), typed('Exempla')],
    ['whose reason is another', aFailedProof({ reason: 'EXPIRED', read }), typed('Exempla')],
    ['of somebody else altogether', doubt, typed('Autrenom', { firstName: 'Zoé' }, '1980-01-01')],
    [
      'whose birthdate is of somebody under 18',
      aFailedProof({ reason: 'BIRTHDATE_MISMATCH', read: { ...read, birthdate: '2012-03-27' } }),
      typed('Exemple'),
    ],
    [
      'that prints two names',
      aFailedProof({ reason: 'LAST_NAME_MISMATCH', read: { ...read, lastName: 'EXEMPLE ÉP. DURAND' } }),
      typed('Exempla'),
    ],
    ['that agrees', aFailedProof({ reason: 'LAST_NAME_MISMATCH', read }), typed('Exemple')],
  ])('not of a paper %s', async (_what, proof, prospect) => {
    const journey = at('identity', prospect);
    priced(journey);
    await arrive(new FakeProofs(proof), journey);
    expect(offered()).toEqual([]);
  });

  test('not where the bill names another person than the identity document', async () => {
    const bill = aFailedProof({ reason: 'LAST_NAME_MISMATCH', read: { lastName: 'DURAND', firstName: 'MAELLE' } });
    await arrive(new FakeProofs(bill, { kind: 'validated', controlId: 'C', read }), at('address'));
    expect(offered()).toEqual([]);
  });

  test('INF-06: not to the other holder’s names and birthdate', async () => {
    const journey = at('identity');
    journey.dossier.people = { ...journey.dossier.people, COT: { ...blankProspect, ...typed('Exemple') } };
    await arrive(new FakeProofs(doubt), journey);
    expect(offered()).toEqual([]);
  });

  test('D-52: not on a correction from the recap', async () => {
    const journey = at('identity');
    journey.correcting = true;
    await arrive(new FakeProofs(doubt), journey);
    expect(offered()).toEqual([]);
  });

  test.each([
    ['a birthdate that leaves the price is offered', '1992-03-28', 1],
    ['D-50: one that changes it is not', '2003-03-28', 0],
  ] as const)('%s', async (_what, birthdate, count) => {
    const journey = at('identity', typed('Exemple'));
    priced(journey);
    await arrive(new FakeProofs(aFailedProof({ reason: 'BIRTHDATE_MISMATCH', read: { ...read, birthdate } })), journey);
    expect(offered()).toHaveLength(count);
  });

  test('an adviser reads it about the client', async () => {
    await arrive(new FakeProofs(doubt), at('identity'), new Found(), 'mdc');
    expect(button(analysisMessages.mdc.failed.correct('EXEMPLE'))).toBeVisible();
    expect(screen.getByText(plain(analysisMessages.mdc.failed.mistyped))).toBeVisible();
  });
});
