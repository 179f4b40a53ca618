import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';
import { act } from 'react';
import { ExpectedDocuments } from '@application/signature/ExpectedDocuments';
import { ReadDocuments } from '@application/signature/ReadDocuments';
import { Settings } from '@application/Settings';
import { preContractMessages as copy } from '@messages/preContract';
import { Dialogs } from '@ui/journey/Dialogs';
import { DossierJourney } from '@ui/journey/DossierJourney';
import { endingSettings, FakeSignatures, InTurn, papers as offered, settled, unreachable } from '@tests/builders/ending';
import { FakePaperPages } from '@tests/fakes/FakePaperPages';
import { settings } from '@tests/builders/journey';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain, show } from '@tests/support/show';
import { DepositReceipt } from './DepositReceipt';
import { DocumentsRead } from './DocumentsRead';
import { StartAgreement } from './StartAgreement';
import { PreContractScreen } from './PreContractScreen';
import { PreContractViewModel } from './PreContractViewModel';

const pdf = Uint8Array.from(Buffer.from('%PDF-1.7'));

/** Records each opened or saved document with its size; `blocked`: the browser opens no tab. */
class FakeTabs {
  done: string[] = [];
  blocked = false;
  constructor(readonly opens = true) {}
  open<Error>(paper: TaskEither<Error, Uint8Array>): TaskEither<Error | { readonly kind: 'blocked' }, void> {
    return async () => (this.blocked ? E.left({ kind: 'blocked' as const }) : this.hand('open', paper)());
  }
  save<Error>(name: string, paper: TaskEither<Error, Uint8Array>): TaskEither<Error, void> {
    return this.hand(`save ${name}`, paper);
  }
  forget = (): void => void this.done.push('forget');

  private hand<Error>(act: string, paper: TaskEither<Error, Uint8Array>): TaskEither<Error, void> {
    return TE.map((bytes: Uint8Array) => void this.done.push(`${act}: ${bytes.length}`))(paper);
  }
}

/** Storage of the tab. */
class FakeMarks {
  constructor(public kept: readonly string[] = []) {}
  ids = (): readonly string[] => this.kept;
  keep = (ids: readonly string[]): void => void (this.kept = ids);
}

class FakeAcknowledgements {
  kept: Readonly<Record<string, string>> = {};
  all = () => this.kept;
  keep = (all: Readonly<Record<string, string>>): void => void (this.kept = all);
}

const arrive = async (signatures = new FakeSignatures(), marks = new FakeMarks(), opens = true, change: Partial<Settings> = {}) => {
  const journey = new FakeDossierJourney('signature');
  const tabs = new FakeTabs(opens);
  const answers = new InTurn<Uint8Array>([E.right(pdf)]);
  const documents = new ReadDocuments(signatures, endingSettings(), { read: () => answers.next() });
  const papers = new FakePaperPages();
  const acknowledgements = new FakeAcknowledgements();
  const vm = new PreContractViewModel(
    journey,
    documents,
    tabs,
    new DocumentsRead(marks, journey),
    papers,
    { current: undefined },
    { terms: () => ({ function: 'here', days: 14, from: 'received', rollsOver: true, address: '' }) },
    new DepositReceipt(journey, acknowledgements, { now: () => '2025-10-15T10:05:00+02:00' }),
    new ExpectedDocuments(endingSettings(change), { report: () => undefined }),
    new StartAgreement(journey, acknowledgements, { now: () => '2025-10-15T10:05:00+02:00' }, endingSettings(change)),
  );
  show(<PreContractScreen />, [PreContractViewModel, vm], [DossierJourney, journey], [Dialogs, {}], [Settings, settings()]);
  await act(settled);
  return { journey, tabs, signatures, answers, marks, papers, acknowledgements };
};
const opener = (label: string) => screen.getByRole('button', { name: new RegExp(`${copy.open} ${label}`) });
const close = () => userEvent.click(screen.getByRole('button', { name: copy.close }));
const goOn = () => userEvent.click(screen.getByRole('button', { name: copy.next }));

test('XTR-77: documents in another form are to be had by telephone or with an appointment', async () => {
  await arrive();
  const forms = screen.getByText(copy.otherForms.title).closest('details')!;
  expect(within(forms).getByText(plain(copy.otherForms.phone('09 69 36 01 01')))).toBeInTheDocument();
  expect(forms.querySelector('a[href="tel:0969360101"]')).not.toBeNull();
  expect(forms.querySelector('a[href$="vers=appointment"]')).not.toBeNull();
});

test('D-124, SGN-01: where a document is missing the page says which, and has no button to the signature', async () => {
  const signatures = new FakeSignatures();
  signatures.documents = () => TE.right(offered.map(document => ({ ...document, type: 'accountTerms' })));
  await arrive(signatures, new FakeMarks(['TIT D1', 'TIT D2']), true, { contractDocuments: { incomplete: 'stop' } });
  expect(
    screen.getByText(/^Il manque 7\sdocuments\s: le document d’information tarifaire, .*appelez un conseiller au 09/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: copy.next })).toBeNull();
});

test('D-124, SGN-01: the box says how long one can change one’s mind, and is not ticked; where it is required its error leads to it', async () => {
  await arrive(new FakeSignatures(), new FakeMarks(['TIT D1', 'TIT D2']), true, { startBeforeDelay: 'required' });
  const box = screen.getByRole('checkbox', { name: /^J’accepte que mon compte s’ouvre sans attendre la fin des 14\sjours/ });
  expect(box).not.toBeChecked();
  await goOn();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(copy.start.missing));
  expect(screen.getByRole('link', { name: copy.start.missing })).toHaveAttribute('href', `#${box.id}`);
});

test('D-124, SGN-01: where the box may be left, it says what the bank may do without it', async () => {
  await arrive(new FakeSignatures(), new FakeMarks(['TIT D1', 'TIT D2']), true, { startBeforeDelay: 'asked' });
  const box = screen.getByRole('checkbox', { name: /^J’accepte que mon compte s’ouvre sans attendre la fin des 14\sjours/ });
  expect(box).toHaveAccessibleDescription(
    'Facultatif\u00a0: sans cet accord, la banque peut attendre la fin de ce délai pour ouvrir le compte.',
  );
});

describe('XTR-09, D-124: the receipt of the information on the deposit guarantee', () => {
  const withDeposits = async () => {
    const signatures = new FakeSignatures();
    signatures.listing.then(E.right(offered.map(each => (each.id === 'D2' ? { ...each, type: 'depositGuarantee' } : each))));
    signatures.listing.next();
    return arrive(signatures);
  };
  const boxes = () => screen.queryAllByRole('checkbox', { name: copy.depositReceipt });

  test('is asked once the document was opened, unticked, and has its hour', async () => {
    const { acknowledgements } = await withDeposits();
    expect(boxes()).toEqual([]);
    await userEvent.click(opener('Document tarifaire'));
    const [box] = boxes();
    expect(box).not.toBeChecked();
    await userEvent.click(box!);
    expect(box).toBeChecked();
    expect(Object.values(acknowledgements.kept)).toEqual(['2025-10-15T10:05:00+02:00']);
    await userEvent.click(box!);
    expect(acknowledgements.kept).toEqual({});
  });

  test('D-43: on one device each holder acknowledges and agrees for themselves, and keeps the other’s answer', () => {
    const [journey, acknowledgements] = [new FakeDossierJourney('signature'), new FakeAcknowledgements()];
    const clock = { now: () => '2025-10-15T10:05:00+02:00' };
    const receipt = () => new DepositReceipt(journey, acknowledgements, clock);
    const agreement = () => new StartAgreement(journey, acknowledgements, clock, endingSettings({ startBeforeDelay: 'asked' }));
    const answers = () => [receipt().at !== undefined, agreement().given];
    receipt().tick(true);
    agreement().tick(true);
    expect(answers()).toEqual([true, true]);
    journey.connected = 'COT';
    expect(answers()).toEqual([false, false]);
    receipt().tick(true);
    agreement().tick(true);
    receipt().tick(false);
    expect(answers()).toEqual([false, true]);
    journey.connected = 'TIT';
    expect(answers()).toEqual([true, true]);
  });

  test('is asked of no other document', async () => {
    await arrive();
    await userEvent.click(opener('Document tarifaire'));
    expect(boxes()).toEqual([]);
  });
});

describe('SGN-01: the documents to read before signing', () => {
  test('are listed with their size and pages; the contracts come later', async () => {
    await arrive();
    const lines = within(screen.getByRole('list', { name: copy.list })).getAllByRole('listitem');
    expect(lines.map(line => plain(line.textContent ?? ''))).toEqual([
      expect.stringContaining('Fiche d’informationPDF, 210 ko, 4 pages'),
      expect.stringContaining('Document tarifairePDF, 2,1 Mo, 1 page'),
    ]);
  });

  test('D-61: each is received at a fresh address, is read in the page, and is marked', async () => {
    const { tabs, signatures, marks } = await arrive();
    await userEvent.click(opener('Document tarifaire'));
    expect(tabs.done).toEqual([]);
    expect(signatures.calls).toEqual(['documents', 'documents']);
    expect(screen.getAllByText(copy.received)).not.toEqual([]);
    expect(screen.getByText(plain(copy.count(1, 2)))).toBeInTheDocument();
    expect(marks.kept).toEqual(['TIT D2']);
  });

  test('D-61: saved is read as well', async () => {
    const { tabs } = await arrive();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${copy.save} Document tarifaire`) }));
    expect(tabs.done).toEqual(['save Document tarifaire: 8']);
    expect(screen.getByText(plain(copy.count(1, 2)))).toBeInTheDocument();
  });

  test('D-61: what did not come is not read, and may be asked for again', async () => {
    const { journey, tabs, answers, marks } = await arrive();
    answers.then(E.left(unreachable), E.right(pdf));
    await userEvent.click(opener('Document tarifaire'));
    expect(journey.failures).toEqual([unreachable]);
    expect(screen.queryByText(copy.received)).not.toBeInTheDocument();
    expect([tabs.done, marks.kept]).toEqual([[], []]);
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(screen.getAllByText(copy.received)).not.toEqual([]);
  });

  test('the page is left: the addresses of its tabs end', async () => {
    const { tabs } = await arrive();
    cleanup();
    expect(tabs.done).toEqual(['forget']);
  });

  test('continuing without one says which, in the sentence of the specification’s page', async () => {
    const { journey } = await arrive();
    expect(screen.getByText('Pour continuer, téléchargez et consultez les documents précontractuels qui suivent.')).toBeInTheDocument();
    await userEvent.click(opener('Fiche d’information'));
    await close();
    await goOn();
    expect(journey.moves).toEqual([]);
    const summary = within(screen.getByRole('alert'));
    expect(document.title).toMatch(/^Erreur\u00a0: /); // XTR-31
    expect(summary.getAllByRole('link').map(link => plain(link.textContent ?? ''))).toEqual([plain(copy.missing('Document tarifaire'))]);
    await userEvent.click(summary.getByRole('link'));
    expect(opener('Document tarifaire')).toHaveFocus();
  });

  test('all opened, the signature follows', async () => {
    const { journey } = await arrive();
    await userEvent.click(opener('Fiche d’information'));
    await close();
    await userEvent.click(opener('Document tarifaire'));
    await close();
    await goOn();
    expect(journey.moves).toEqual(['open DocuSignPage']);
  });

  test('D-61: what was read is known over a reload, by its id; a document that changed has another', async () => {
    await arrive(new FakeSignatures(), new FakeMarks(['TIT D1', 'TIT D2-of-before']));
    expect(screen.getByText(plain(copy.count(1, 2)))).toBeInTheDocument();
  });

  test('D-96a: its text is in headings and paragraphs, its PDF and its download beside it', async () => {
    const { tabs } = await arrive();
    await userEvent.click(opener('Fiche d’information'));
    const paper = within(await screen.findByRole('dialog'));
    expect(paper.getByRole('heading', { level: 4, name: 'Tarifs' })).toBeInTheDocument();
    expect(paper.getByText('au 1er janvier')).toBeVisible();
    expect(paper.getByRole('button', { name: copy.save })).toBeInTheDocument();
    await userEvent.click(paper.getByRole('button', { name: new RegExp(copy.pdf) }));
    expect(tabs.done).toEqual(['open: 8']);
    await userEvent.click(paper.getByRole('button', { name: copy.close }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('D-109: shown is not read: it counts once its last line is in the window, to which a press leads', async () => {
    const seen: (() => void)[] = [];
    class Sight {
      constructor(private readonly tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {}
      observe = (): void => void seen.push(() => this.tell([{ isIntersecting: true }]));
      disconnect = (): void => undefined;
    }
    Object.assign(window, { IntersectionObserver: Sight });
    Element.prototype.scrollIntoView = jest.fn();
    const { marks } = await arrive();
    await userEvent.click(opener('Document tarifaire'));
    const paper = within(await screen.findByRole('dialog'));
    expect([marks.kept, paper.getByText(copy.end).tagName]).toEqual([[], 'SPAN']);
    await userEvent.click(paper.getByRole('button', { name: copy.toEnd }));
    // to the end of the last document with all that follows it: its boxes
    expect(Element.prototype.scrollIntoView).toHaveBeenLastCalledWith({ block: 'start' });
    act(() => seen.forEach(tell => tell()));
    expect([marks.kept, paper.queryByRole('button', { name: copy.toEnd })]).toEqual([['TIT D2'], null]);
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  test('D-96: the page says that it cannot show a document; inside another application, saved, it counts at the person’s word alone', async () => {
    const { papers, marks } = await arrive(undefined, undefined, false);
    papers.reads = false;
    await userEvent.click(opener('Document tarifaire'));
    expect(await screen.findByText(plain(copy.undrawn))).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${copy.save} Document tarifaire`) }));
    expect(marks.kept).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`${plain(copy.haveRead)} Document tarifaire`) }));
    expect(marks.kept).toEqual(['TIT D2']);
  });

  test('XTR-50: one press opens all of them in one reader, each at a fresh address; the signature follows from its foot', async () => {
    const { journey, marks, signatures } = await arrive();
    await userEvent.click(screen.getByRole('button', { name: plain(copy.openAll(2)) }));
    const reader = within(await screen.findByRole('dialog', { name: plain(copy.all(2)) }));
    expect(reader.getAllByRole('heading', { level: 3 }).map(each => plain(each.textContent ?? ''))).toEqual([
      'Fiche d’information',
      'Document tarifaire',
    ]);
    expect([marks.kept, signatures.calls.length]).toEqual([['TIT D1', 'TIT D2'], 3]);
    await userEvent.click(reader.getByRole('button', { name: copy.next }));
    expect(journey.moves).toEqual(['open DocuSignPage']);
  });

  test('XTR-50: a document that does not come does not count, and the reader stops there', async () => {
    const { journey, answers, marks } = await arrive();
    answers.then(E.right(pdf), E.left(unreachable));
    await userEvent.click(screen.getByRole('button', { name: plain(copy.openAll(2)) }));
    const reader = within(await screen.findByRole('dialog'));
    expect([marks.kept, journey.failures]).toEqual([['TIT D1'], [unreachable]]);
    expect(reader.queryByRole('button', { name: copy.next })).not.toBeInTheDocument();
  });

  test('where the list does not come, it is asked for again', async () => {
    const signatures = new FakeSignatures();
    signatures.listing.then(E.left(unreachable));
    const { journey } = await arrive(signatures);
    expect(journey.failures).toEqual([unreachable]);
    expect(screen.getByText(plain(copy.loading[0].text))).toBeInTheDocument();
    signatures.listing.then(E.right([]));
    await act(async () => {
      journey.again?.();
      await settled();
    });
    expect(screen.getByText(copy.none)).toBeInTheDocument();
  });
});
