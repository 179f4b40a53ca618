import { runInAction } from 'mobx';
import { SendProof } from '@application/proofs/SendProof';
import { SettleProof } from '@application/proofs/SettleProof';
import { papersStripMessages } from '@messages/papersStrip';
import { FakeDocuments, FakeSentSides, FakePreparation, FakeProofs } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { Found } from '@ui/screens/analysis/Found';
import { UploadDraft } from './UploadDraft';
import { UploadViewModel } from './UploadViewModel';

const open = (journey: FakeDossierJourney, chosen = new UploadDraft(new FakeSentSides())) => ({
  journey,
  chosen,
  vm: new UploadViewModel(
    journey,
    chosen,
    new FakePreparation(),
    new SendProof(new FakeDocuments()),
    new SettleProof(new FakeProofs()),
    new Found(),
  ),
});
const identity = () => new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof' });
const onFile = { rank: '1', documentCode: 'CNI', controlResult: undefined, controlId: 'C-1' } as const;

describe('PRF-04, STP-06: which document is given', () => {
  test('an identity document was chosen on the page before; where a reload forgot it, it is chosen here', () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('1', 'PASSPORT');
    expect([open(identity(), chosen).vm.choices, open(identity(), chosen).vm.paper]).toEqual([[], 'PASSPORT']);
    expect(open(identity()).vm.choices.length).toBeGreaterThan(1);
  });

  test('what the bank has already is shown, until another is to replace it', () => {
    const journey = identity();
    journey.dossier.state = { ...journey.dossier.state, proofs: [onFile] };
    const { vm } = open(journey);
    expect(vm.received).toBe('under');
    vm.replace();
    expect(vm.received).toBeUndefined();
  });

  test('D-72: a document whose control never began is still to be given', () => {
    const journey = identity();
    journey.dossier.state = { ...journey.dossier.state, proofs: [{ ...onFile, controlId: undefined }] };
    expect(open(journey).vm.received).toBeUndefined();
  });

  test.each([
    ['identityDocUpload', 1, papersStripMessages.title.identity.individual(1, 3)],
    ['addressDocUpload', 2, papersStripMessages.title.address.individual(2, 3)],
    ['incomeDocUpload', 3, papersStripMessages.title.income.individual(3, 3)],
  ] as const)('D-125: with papers first the title of %s is that of photo %s of 3', (step, _place, title) => {
    expect(open(new FakeDossierJourney(step, { state: { papersFirst: true } })).vm.title).toBe(title);
  });

  test('PRF-12: on a correction the income proof that the bank misses is shown, until it is on file', () => {
    const journey = new FakeDossierJourney('incomeDocUpload');
    expect(open(journey).vm.missed).toBe(false);
    journey.correcting = true;
    expect(open(journey).vm.missed).toBe(true);
  });

  test('without a page nothing is sent', async () => {
    const { vm, journey } = open(identity());
    vm.choose('PASSPORT');
    await vm.submit();
    expect([journey.moves, vm.sending.busy]).toEqual([[], false]);
  });

  test('while a file is made ready or sent, nothing is checked or sent: the button says so, and Enter changes nothing', async () => {
    const { vm } = open(identity());
    vm.choose('PASSPORT');
    void vm.pages.give('SINGLE', [new File(['%PDF'], 'facture.pdf', { type: 'application/pdf' })]);
    runInAction(() => (vm.sending.stopped = 'Message'));
    expect(vm.pages.busy).toBe(true);
    await vm.submit();
    expect([vm.sending.stopped, vm.sending.busy]).toEqual(['Message', false]);
  });
});
