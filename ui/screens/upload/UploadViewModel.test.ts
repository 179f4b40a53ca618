import { runInAction } from 'mobx';
import { SendProof } from '@application/proofs/SendProof';
import { SettleProof } from '@application/proofs/SettleProof';
import { blankProspect } from '@domain/holders/prospect';
import type { ProofOnDossier } from '@domain/journey/dossierState';
import type { Rank } from '@domain/proofs/papers';
import { papersStripMessages } from '@messages/papersStrip';
import { FakeDocuments, FakeSentSides, FakePreparation, FakeProofs } from '@tests/builders/proofs';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
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
const noProofs: readonly ProofOnDossier[] = [];
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

  describe('D-64, D-125: in a file of two the title names the person, not the role', () => {
    const called = (firstName: string) => ({ ...blankProspect, identity: { ...blankProspect.identity, firstName, lastName: 'Exemple' } });
    const at = (step: 'identityDocUpload' | 'coHolderIdentityDocUpload', [TIT, COT]: readonly [string, string], proofs = noProofs) => {
      const journey = new FakeDossierJourney(step, { page: 'IdentityForm', state: { ...ofTwo, papersFirst: true, proofs } });
      journey.dossier.people = { TIT: called(TIT), COT: called(COT) };
      return open(journey).vm;
    };

    test.each([
      ['Maëlle', 'Papiers de Maëlle, photo 1 sur 3\u00a0: sa pièce d’identité'],
      ['Élodie', 'Papiers d’Élodie, photo 1 sur 3\u00a0: sa pièce d’identité'],
      ['Hélène', 'Papiers d’Hélène, photo 1 sur 3\u00a0: sa pièce d’identité'],
      ['Hamza', 'Papiers de Hamza, photo 1 sur 3\u00a0: sa pièce d’identité'],
    ])('the holder %s', (name, title) => {
      expect(at('identityDocUpload', [name, 'Yanis']).title).toBe(title);
    });

    test('the co-holder, by the full name where both have the same first name', () => {
      expect(at('coHolderIdentityDocUpload', ['Maëlle', 'Yanis']).title).toBe(papersStripMessages.title.identity.of('Yanis', 1, 3));
      expect(at('coHolderIdentityDocUpload', ['Yanis', 'Yanis']).named).toBe('Yanis Exemple');
    });

    test('the co-holder’s first photo says that all of the holder’s is read, once it is', () => {
      const of = (rank: Rank, controlResult?: 'OK') => ({ ...onFile, rank, controlResult });
      const [known, reading] = [(['1', '2', '4'] as const).map(rank => of(rank, 'OK')), [of('1', 'OK'), of('2', 'OK'), of('4')]];
      const names = ['Maëlle', 'Yanis'] as const;
      expect([known, reading].map(proofs => at('coHolderIdentityDocUpload', names, proofs).readBefore)).toEqual(['Maëlle', undefined]);
      expect(at('identityDocUpload', names, known).readBefore).toBeUndefined();
    });
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
