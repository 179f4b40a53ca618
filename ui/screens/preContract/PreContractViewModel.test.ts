import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import type { Received } from '@application/browser/ports';
import type { StartPolicy } from '@application/Settings';
import { ExpectedDocuments } from '@application/signature/ExpectedDocuments';
import { ReadDocuments } from '@application/signature/ReadDocuments';
import { contractDocumentTypes, type IncompletePolicy } from '@domain/signature/contractDocuments';
import { endingSettings, FakeSignatures, InTurn, settled, unreachable } from '@tests/builders/ending';
import { FakePaperPages } from '@tests/fakes/FakePaperPages';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { DepositReceipt } from './DepositReceipt';
import { StartAgreement } from './StartAgreement';
import { DocumentsRead } from './DocumentsRead';
import { PreContractViewModel } from './PreContractViewModel';

const pdf = Uint8Array.from(Buffer.from('%PDF-1.7'));

/** `blocked`: the browser opens no tab. */
class FakeTabs {
  blocked = false;
  constructor(readonly opens = true) {}
  forgotten = false;
  open = <Error>(paper: Received<Error>): TE.TaskEither<Error | { readonly kind: 'blocked' }, void> =>
    this.blocked ? TE.left({ kind: 'blocked' as const }) : this.save('', paper);
  save = <Error>(_name: string, paper: Received<Error>): TE.TaskEither<Error, void> => TE.map(() => undefined)(paper);
  forget = (): void => void (this.forgotten = true);
}

const arrive = async (
  read: readonly string[] = [],
  opens = true,
  signatures = new FakeSignatures(),
  incomplete: IncompletePolicy = 'report',
  policy: StartPolicy = 'asked',
) => {
  const reports: string[] = [];
  const agreed: { kept: Readonly<Record<string, string>> } = { kept: {} };
  const journey = new FakeDossierJourney('signature', { page: 'PreContractDocPage' });
  const [tabs, bytes] = [new FakeTabs(opens), new InTurn<Uint8Array>([E.right(pdf)])];
  const marks: { kept: readonly string[] } = { kept: read };
  const documents = new ReadDocuments(signatures, endingSettings(), { read: () => bytes.next() });
  const readMarks = { ids: () => marks.kept, keep: (ids: readonly string[]) => void (marks.kept = ids) };
  const papers = new FakePaperPages();
  const agreement = new StartAgreement(
    journey,
    { all: () => agreed.kept, keep: all => void (agreed.kept = all) },
    { now: () => '2025-10-15T10:05:00+02:00' },
    endingSettings({ startBeforeDelay: policy }),
  );
  const vm = new PreContractViewModel(
    journey,
    documents,
    tabs,
    new DocumentsRead(readMarks, journey),
    papers,
    { current: undefined },
    { terms: () => ({ function: 'here', days: 14, from: 'received', rollsOver: true, address: '' }) },
    new DepositReceipt(journey, { all: () => ({}), keep: () => undefined }, { now: () => '2025-10-15T10:05:00+02:00' }),
    new ExpectedDocuments(endingSettings({ contractDocuments: { incomplete } }), { report: ({ detail }) => void reports.push(...detail) }),
    agreement,
  );
  const leave = vm.enter();
  await settled();
  return { journey, tabs, signatures, bytes, marks, vm, papers, leave, reports, agreement };
};

/** Documents that say what they are, each read already. */
const typed = (...types: readonly string[]): FakeSignatures => {
  const signatures = new FakeSignatures();
  const document = { kind: 'precontractual', label: 'Document', bytes: 1, pages: 1, url: '/api/papers/1' } as const;
  signatures.documents = () => TE.right(types.map(type => ({ ...document, id: type, type })));
  return signatures;
};
const forAnAccount = contractDocumentTypes.filter(type => !/card|overdraft|insurance/i.test(type));

describe('D-124, SGN-01: a document that the law calls for and that the bank does not list', () => {
  test.each(forAnAccount)('%s: where the bank says so it is named and nothing is signed; else it is reported', async left => {
    const listed = forAnAccount.filter(type => type !== left);
    const read = listed.map(type => `TIT ${type}`);
    const stopped = await arrive(read, true, typed(...listed), 'stop');
    stopped.vm.submit();
    expect([stopped.vm.lacking, stopped.journey.moves, stopped.reports]).toEqual([[left], [], [left]]);
    const reported = await arrive(read, true, typed(...listed), 'report');
    reported.vm.submit();
    expect([reported.vm.lacking, reported.journey.moves, reported.reports]).toEqual([[], ['open DocuSignPage'], [left]]);
  });

  test('where the list is whole nothing is reported; a name that nobody knows is shown, and reported without its value', async () => {
    const whole = await arrive([], true, typed(...forAnAccount), 'stop');
    expect([whole.vm.lacking, whole.reports]).toEqual([[], []]);
    const more = await arrive([], true, typed(...forAnAccount, 'horoscope'), 'stop');
    expect([more.vm.lacking, more.reports, more.vm.documents?.at(-1)?.id]).toEqual([[], ['documentType'], 'horoscope']);
  });

  test('where no document says what it is the list is shown as it came, which is reported once', async () => {
    const { vm, reports, journey } = await arrive(['TIT D1', 'TIT D2'], true, new FakeSignatures(), 'stop');
    vm.enter();
    await settled();
    vm.submit();
    expect([vm.lacking, reports, journey.moves]).toEqual([[], ['documentType'], ['open DocuSignPage']]);
  });
});

describe('D-124, SGN-01: the agreement to open the account within the period of withdrawal', () => {
  const read = ['TIT D1', 'TIT D2'];
  const asked = (policy: StartPolicy) => arrive(read, true, new FakeSignatures(), 'report', policy);

  test('is never ticked in advance, blocks nothing where it is asked, and is taken back with the box', async () => {
    const { vm, journey, agreement } = await asked('asked');
    expect([agreement.asked, agreement.given, agreement.answer]).toEqual([true, false, false]);
    agreement.tick(true);
    expect(agreement.answer).toBe(true);
    agreement.tick(false);
    vm.submit();
    expect([agreement.answer, vm.agreementMissing, journey.moves]).toEqual([false, false, ['open DocuSignPage']]);
  });

  test('nobody signs without it where the bank requires it', async () => {
    const { vm, journey, agreement } = await asked('required');
    expect(vm.agreementMissing).toBe(false);
    vm.submit();
    expect([vm.agreementMissing, journey.moves]).toEqual([true, []]);
    agreement.tick(true);
    vm.submit();
    expect([vm.agreementMissing, journey.moves]).toEqual([false, ['open DocuSignPage']]);
  });

  test('is not asked for where the bank does not want it', async () => {
    const { agreement } = await asked('never');
    expect([agreement.asked, agreement.answer]).toEqual([false, undefined]);
  });

  test('D-105: is that of the person who ticked it', async () => {
    const { agreement, journey } = await asked('asked');
    agreement.tick(true);
    journey.connected = 'COT';
    expect(agreement.given).toBe(false);
  });
});

describe('SGN-01, D-61: the documents to read before signing', () => {
  test('those to read before are listed, and none of the others', async () => {
    const { vm } = await arrive();
    expect(vm.documents?.map(({ id }) => id)).toEqual(['D1', 'D2']);
  });

  test('every document is listed, however many there are', async () => {
    const signatures = new FakeSignatures();
    const ids = Array.from({ length: 12 }, (_, index) => `D${index}`);
    const document = { kind: 'precontractual', label: 'Document', bytes: 1, pages: 1, url: '/api/papers/1' } as const;
    signatures.documents = () => TE.right(ids.map(id => ({ ...document, id })));
    const { vm } = await arrive([], true, signatures);
    vm.submit();
    expect([vm.documents?.map(({ id }) => id), vm.missing.map(({ id }) => id)]).toEqual([ids, ids]);
  });

  test('continuing says which are missing; they go one by one as they are read or saved', async () => {
    const { vm, journey, marks } = await arrive();
    expect(vm.missing).toEqual([]);
    vm.submit();
    expect([vm.missing.map(({ id }) => id), journey.moves]).toEqual([['D1', 'D2'], []]);
    await vm.open('D1');
    expect(vm.read.has('D1')).toBe(false); // shown is not read: D-109
    vm.reachEnd('D1');
    const [, second] = vm.documents ?? [];
    if (second) await vm.save(second);
    vm.submit();
    expect([vm.readCount, marks.kept, journey.moves]).toEqual([2, ['TIT D1', 'TIT D2'], ['open DocuSignPage']]);
  });

  test('what was read on this tab before a reload is read', async () => {
    const { vm, journey } = await arrive(['TIT D1', 'TIT D2']);
    vm.submit();
    expect([vm.read.has('D1'), journey.moves]).toEqual([true, ['open DocuSignPage']]);
  });

  test('D-109: a document shows its text in the page, and is read once its last line was in view', async () => {
    const { vm } = await arrive();
    await vm.open('D1');
    expect([vm.shown.map(({ document }) => document.id), vm.unfinished?.document.id, vm.read.has('D1')]).toEqual([['D1'], 'D1', false]);
    vm.reachEnd('D1');
    expect([vm.unfinished, vm.read.has('D1')]).toEqual([undefined, true]);
    vm.close();
    expect(vm.shown).toEqual([]);
  });

  test('D-109: a document without text is read once saved, not once drawn', async () => {
    const { vm, papers } = await arrive();
    papers.blocks = [];
    await vm.open('D1');
    expect([vm.shown.length, vm.unfinished, vm.read.has('D1')]).toEqual([1, undefined, false]);
    const [first] = vm.documents ?? [];
    if (first) await vm.save(first);
    expect(vm.read.has('D1')).toBe(true);
  });

  test('D-96: the PDF opens in a tab and is not read by it; where no tab opens a saved one is confirmed', async () => {
    const { vm, tabs, journey } = await arrive();
    await vm.viewPdf('D1');
    expect([vm.noTab, vm.read.has('D1')]).toEqual([false, false]);
    tabs.blocked = true;
    await vm.viewPdf('D1');
    expect([vm.noTab, vm.read.has('D1'), vm.receiving, journey.failures]).toEqual([true, false, undefined, []]);
  });

  test('D-96: one that cannot be shown is not read, and said', async () => {
    const { vm, papers } = await arrive();
    papers.reads = false;
    await vm.open('D1');
    expect([vm.unreadable, vm.shown, vm.read.has('D1'), vm.receiving]).toEqual([true, [], false, undefined]);
  });

  test('D-96b: only where no tab opens does a saved paper wait for the word that it was read', async () => {
    const { vm, tabs } = await arrive();
    const [first, second] = vm.documents ?? [];
    if (!first || !second) throw new Error('two documents');
    await vm.save(first);
    expect([vm.read.has('D1'), vm.toConfirm('D1')]).toEqual([true, false]);
    tabs.blocked = true;
    await vm.viewPdf('D1');
    await vm.save(second);
    expect([vm.read.has('D2'), vm.toConfirm('D2')]).toEqual([false, true]);
    vm.read.add('D2');
    expect(vm.toConfirm('D2')).toBe(false);
  });

  test('D-96: inside another application that is so from the start', async () => {
    const { vm } = await arrive([], false);
    const [first] = vm.documents ?? [];
    if (first) await vm.save(first);
    expect([vm.noTab, vm.read.has('D1'), vm.toConfirm('D1')]).toEqual([true, false, true]);
  });

  test('ERR-04: what did not come is not read, and can be asked for again', async () => {
    const { vm, bytes, journey } = await arrive();
    bytes.then(E.left(unreachable), E.right(pdf));
    await vm.open('D1');
    expect([vm.read.has('D1'), journey.failures]).toEqual([false, [unreachable]]);
    journey.again?.();
    await settled();
    expect(vm.shown.map(({ document }) => document.id)).toEqual(['D1']);
  });

  test('the page left, the addresses of what was opened end', async () => {
    const { leave, tabs } = await arrive();
    leave();
    expect(tabs.forgotten).toBe(true);
  });
});
