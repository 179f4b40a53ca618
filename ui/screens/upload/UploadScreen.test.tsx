import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { papers } from '@domain/proofs/papers';
import { uploadLimits } from '@domain/proofs/limits';
import type { Side } from '@domain/proofs/scans';
import { proofReasons } from '@domain/proofs/afterFailure';
import type { ProofOutcome } from '@domain/proofs/proof';
import { blankProspect } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { PageName } from '@domain/journey/steps';
import { dossierPageMessages } from '@messages/dossierPage';
import { hostedMessages } from '@messages/hosted';
import { identityChoiceMessages } from '@messages/identityChoice';
import { papersMessages } from '@messages/papers';
import { papersStripMessages } from '@messages/papersStrip';
import { uploadJointMessages } from '@messages/uploadJoint';
import { otherFiles } from '@domain/proofs/otherFiles';
import { uploadMessages } from '@messages/upload';
import { settled, unreachable } from '@tests/builders/ending';
import { aFailedProof, aFile, aGivenPage, aPage, FakeDocuments, FakeSentSides, onFile } from '@tests/builders/proofs';
import { FakeDossierJourney, ofTwo } from '@tests/fakes/FakeDossierJourney';
import { plain, screenIs } from '@tests/support/show';
import {
  arriveAtUpload as arrive,
  chooser,
  choosePaper,
  click,
  give,
  giveAndKeep,
  photograph,
  photographer,
  slot,
} from '@tests/support/uploadScreen';
import { Found } from '@ui/screens/analysis/Found';
import { shapeOf } from './Frame';
import { UploadDraft } from './UploadDraft';

const copy = uploadMessages.omc;

afterEach(() => screenIs('wide'));

const link = (name: string) => screen.queryByRole('link', { name });
const chosenPassport = (): UploadDraft => {
  const chosen = new UploadDraft(new FakeSentSides());
  chosen.choose('1', 'PASSPORT');
  return chosen;
};
const address = () => new FakeDossierJourney('addressDocUpload');
const income = (options: ConstructorParameters<typeof FakeDossierJourney>[1] = {}) => new FakeDossierJourney('incomeDocUpload', options);
const radio = (name: string) => screen.getByRole('radio', { name });

describe('D-54: documents of the person with whom the customer lives', () => {
  const help = (text: string) => screen.queryByText(plain(text));

  test('the bill that was given is there, and what is to be added is shown first', async () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('2', 'ELECTRICITY');
    chosen.give('2', [aGivenPage('bill.jpg')]);
    chosen.sent('2');
    chosen.host('2');
    arrive({ journey: address(), chosen });
    expect(help(hostedMessages.omc.kept)).toBeVisible();
    expect(screen.getByText('bill.jpg')).toBeVisible();
    await click(`${copy.remove}${copy.removeMore('bill.jpg')}`);
    expect(help(hostedMessages.omc.anew)).toBeVisible();
  });

  test('over a reload the whole is to be given; for the document of another rank nothing of a host is shown', () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.host('5');
    arrive({ journey: address(), chosen });
    expect([help(hostedMessages.omc.kept), help(hostedMessages.omc.anew)]).toEqual([null, null]);
    cleanup();
    chosen.host('2');
    arrive({ journey: address(), chosen });
    expect(help(hostedMessages.omc.anew)).toBeVisible();
  });

  test('no more is shown of it once the bank has them', () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.host('2');
    chosen.sent('2');
    expect(chosen.isHosted('2')).toBe(false);
  });
});

describe('D-125: with papers first the first photo’s page asks which identity document', () => {
  const { title, standing } = { title: papersStripMessages.title.identity.individual(1, 3), standing: identityChoiceMessages.omc };
  const identity = (state: Partial<DossierState> = {}, page?: PageName) =>
    new FakeDossierJourney('identityDocUpload', { ...(page ? { page } : {}), state: { papersFirst: true, ...state } });
  const none = () => new UploadDraft(new FakeSentSides());
  const button = (name: string) => screen.queryByRole('button', { name });
  const change = `${copy.change}${copy.changeMore}`;

  test('card, passport, and no button before a choice; the choice folds to one row and the places of its photos (XTR-48, D-99)', async () => {
    const { journey } = arrive({ journey: identity(), chosen: none() });
    await screen.findByRole('radio', { name: papersMessages.CNI });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plain(title));
    expect(screen.getByRole('group', { name: standing.title.individual })).toHaveAccessibleDescription(/Il nous faut l’original/);
    expect([button(standing.next), button(copy.send), button(change)]).toEqual([null, null, null]);
    expect(screen.getByText(plain(standing.other.summary))).toBeVisible();
    await choosePaper('CNI');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(plain(title));
    expect([slot('FRONT'), slot('BACK'), button(change)]).not.toContain(null);
    expect(screen.getByText(papersMessages.CNI)).toBeVisible();
    expect(button(change)).toHaveFocus(); // STP-13
    expect(journey.page).toBe('UploadIdentityProof');
  });

  test('Enter without an answer says what to choose (D-116)', async () => {
    arrive({ journey: identity(), chosen: none() });
    fireEvent.keyDown(await screen.findByRole('radio', { name: papersMessages.CNI }), { key: 'Enter' });
    expect(link(standing.required)).toBeInTheDocument();
  });

  test('another choice opens on the same page, what was given of the first one is dropped, and leaving still asks (STP-12)', async () => {
    const { journey, chosen } = arrive({ journey: identity({}, 'UploadIdentityProof'), chosen: chosenPassport() });
    await give('SINGLE');
    expect(journey.holding).toBe(true);
    await click(change);
    expect(screen.getByRole('radio', { name: papersMessages.PASSPORT })).toHaveFocus();
    await userEvent.click(radio(papersMessages.CNI));
    await click(standing.next); // an earlier answer is changed by the button
    expect([slot('FRONT'), slot('BACK'), chosen.pagesOf('1'), journey.holding]).toEqual([expect.anything(), expect.anything(), [], false]);
  });

  test('a document that the bank has is told there, and is asked again only to be replaced (STP-06)', async () => {
    arrive({ journey: identity({ proofs: [onFile({ controlId: 'C-1' })] }), chosen: none() });
    expect(screen.getByText(copy.received.under.title)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await click(copy.received.replace);
    expect(await screen.findByRole('radio', { name: papersMessages.CNI })).toBeChecked();
  });

  test('in a file of two the title names the person, and no line above it does again (D-64)', async () => {
    const prospect = { identity: { ...blankProspect.identity, firstName: 'Yanis', lastName: 'Exemple' } };
    const state = { ...ofTwo, papersFirst: true };
    arrive({ journey: new FakeDossierJourney('coHolderIdentityDocUpload', { state, prospect }), chosen: none() });
    await screen.findByRole('radio', { name: papersMessages.CNI });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Papiers de Yanis, photo 1 sur 3 : sa pièce d’identité$/);
    expect(screen.queryByText(/titulaire\s:/i)).not.toBeInTheDocument();
  });

  test('in the bank’s order, and with an adviser, the choice is a page of its own', async () => {
    arrive({ journey: new FakeDossierJourney('identityDocUpload'), chosen: none() });
    expect(await screen.findByRole('heading', { level: 1, name: standing.title.individual })).toBeVisible();
    expect(screen.queryByText(copy.trial)).not.toBeInTheDocument();
  });
});

describe('PRF-04: the sides of a document, one by one', () => {
  test('an ID card: with a mouse both sides are there; on a phone the front, then the back (XTR-51)', async () => {
    arrive();
    expect(screen.getByText(plain(copy.chosen(papersMessages.CNI, 2)))).toBeInTheDocument();
    expect([slot('FRONT'), slot('BACK')]).toHaveLength(2);
    cleanup();
    screenIs('narrow');
    arrive();
    const back = () => screen.queryByRole('group', { name: copy.sideTitle.BACK });
    expect(back()).not.toBeInTheDocument();
    await photograph('FRONT');
    expect(back()).not.toBeInTheDocument();
    await click(copy.keepAndPhotograph.BACK);
    expect(slot('FRONT')).toHaveTextContent(plain(copy.kept.FRONT));
    expect(slot('BACK')).toBeInTheDocument();
  });

  test('with a mouse a side that is given while the other is prepared waits for its turn, and one press keeps both', async () => {
    const { preparation, documents } = arrive();
    preparation.hold();
    await userEvent.upload(chooser('FRONT'), aFile('recto.jpg'));
    await userEvent.upload(chooser('BACK'), aFile('verso.jpg'));
    for (const name of ['recto.jpg', 'verso.jpg']) {
      await act(async () => {
        preparation.end();
        await settled();
      });
      expect(screen.getByText(plain(copy.given(name)), { selector: 'p span' })).toBeInTheDocument();
    }
    await click(copy.keepBoth);
    expect(documents.sent?.pages.map(({ side }) => side)).toEqual(['FRONT', 'BACK']);
  });

  test('XTR-51: on a phone the page’s button opens the camera of the side it asks for, and then asks whether to keep the photo', async () => {
    screenIs('narrow');
    const { documents, journey } = arrive();
    const opened = jest.spyOn(photographer('FRONT'), 'click');
    await click(copy.photo);
    expect(opened).toHaveBeenCalled();
    expect(photographer('FRONT')).toHaveAttribute('capture', 'environment');
    expect(photographer('FRONT')).toHaveAttribute('accept', 'image/*');
    await photograph('FRONT');
    expect(screen.getByText(plain(copy.asks.FRONT))).toBeInTheDocument();
    await click(copy.keepAndPhotograph.BACK);
    expect(screen.getByText(plain(copy.keptOne.FRONT))).toBeInTheDocument();
    await photograph('BACK');
    await click(copy.keep);
    expect([documents.calls, journey.moves]).toEqual([
      ['send', 'send', 'complete', 'control'],
      ['refresh', 'open ProofControlProgress'],
    ]);
  });

  describe('D-72: on a phone one press keeps the front and opens the camera for the back', () => {
    const camera = (): HTMLInputElement => {
      const input = document.querySelector<HTMLInputElement>('input[type="file"][hidden]');
      if (!input) throw new Error('No camera beside the page’s button');
      return input;
    };
    const withFront = async (answer: (documents: FakeDocuments) => void = () => undefined) => {
      screenIs('narrow');
      const documents = new FakeDocuments();
      let release: () => void = () => undefined;
      const held = new Promise<void>(resolve => (release = resolve));
      const send = documents.send.bind(documents);
      documents.send = upload => async () => {
        await held;
        return send(upload)();
      };
      arrive({ documents });
      await photograph('FRONT');
      const opened = jest.spyOn(camera(), 'click');
      await click(copy.keepAndPhotograph.BACK);
      expect(opened).toHaveBeenCalledTimes(1);
      fireEvent.change(camera(), { target: { files: [aFile('verso.jpg')] } }); // while the front still leaves
      answer(documents);
      await act(async () => {
        release();
        await settled();
      });
      return documents;
    };

    test('a back that is taken while the front still leaves is there once the front is kept', async () => {
      const documents = await withFront();
      expect(slot('FRONT')).toHaveTextContent(plain(copy.kept.FRONT));
      expect(screen.getByText(plain(copy.given('verso.jpg')), { selector: 'p span' })).toBeInTheDocument();
      await click(copy.keep);
      expect([documents.calls, documents.sent?.pages.map(({ side }) => side)]).toEqual([['send', 'send', 'complete', 'control'], ['BACK']]);
    });

    test('where the front did not arrive both are there, and one press sends both', async () => {
      const documents = await withFront(held => (held.failing = { send: unreachable }));
      documents.failing = {};
      await click(copy.keepBoth);
      expect(documents.sent?.pages.map(({ side }) => side)).toEqual(['FRONT', 'BACK']);
    });

    test('at a computer each side is given by itself', async () => {
      arrive();
      await give('FRONT');
      expect([screen.queryByRole('button', { name: copy.keepAndPhotograph.BACK }), document.querySelector('input[hidden]')]).toEqual([
        null,
        null,
      ]);
    });
  });

  test.each([
    ['the camera is closed without a photo', async () => void fireEvent(photographer('FRONT'), new Event('cancel', { bubbles: true }))],
    ['it is pressed again, in a browser that does not report a closed camera', () => click(copy.photo)],
  ])('D-116: on a phone the page says what is missing once %s', async (_what, close) => {
    screenIs('narrow');
    arrive();
    const opened = jest.spyOn(photographer('FRONT'), 'click');
    await click(copy.photo);
    expect(screen.queryByText(copy.required.identity)).not.toBeInTheDocument();
    await act(close);
    expect(screen.getByRole('alert')).toHaveTextContent(copy.required.identity);
    expect(screen.getByRole('alert')).toHaveFocus();
    await click(copy.photo);
    expect(opened).toHaveBeenCalled();
    await photograph('FRONT');
    expect(screen.queryByText(copy.required.identity)).not.toBeInTheDocument();
  });

  test('D-116: a file chooser that is closed asks for nothing', async () => {
    screenIs('narrow');
    arrive();
    act(() => void fireEvent(screen.getByLabelText(new RegExp(`^${copy.file}`)), new Event('cancel', { bubbles: true })));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['wide', 'narrow'] as const)(
    'XTR-48, D-116: before the document is chosen no button is there (%s); Enter asks which one',
    async width => {
      screenIs(width);
      arrive({ journey: address() });
      for (const name of [copy.photo, copy.send, copy.next]) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      fireEvent.keyDown(radio(papersMessages.ELECTRICITY), { key: 'Enter' });
      expect(link(copy.whichRequired)).toBeInTheDocument();
      await choosePaper('ELECTRICITY');
      expect(link(copy.whichRequired)).not.toBeInTheDocument();
      await click(width === 'wide' ? copy.send : copy.photo);
      if (width === 'narrow') await click(copy.photo); // a browser that does not report the closed camera
      expect(link(copy.required.address)).toBeInTheDocument();
    },
  );

  test('a passport: one page', async () => {
    arrive({ chosen: chosenPassport() });
    await give('SINGLE');
    const places = screen.getAllByRole('group').filter(({ tagName }) => tagName === 'FIELDSET');
    expect(places).toEqual([slot('SINGLE')]);
  });

  test('a reload forgets what was chosen on the page before: it is asked here', async () => {
    arrive({ chosen: new UploadDraft(new FakeSentSides()) });
    expect(screen.queryByRole('group', { name: copy.sideTitle.FRONT })).not.toBeInTheDocument();
    await choosePaper('PASSPORT');
    expect(slot('SINGLE')).toBeInTheDocument();
    expect(screen.getByText(papersMessages.PASSPORT, { selector: 'p' })).toBeInTheDocument();
  });

  test('another identity document is chosen on the page before', async () => {
    const { journey } = arrive();
    await click(copy.otherDocument);
    expect(journey.moves).toEqual(['open IdentityForm']);
  });

  test('a file is of the accepted types', () => {
    arrive();
    expect(chooser('FRONT')).not.toHaveAttribute('capture');
    expect(chooser('FRONT').getAttribute('accept')).toContain('application/pdf');
    expect(chooser('FRONT')).toHaveAccessibleDescription(copy.formats);
  });

  test.each([
    ['chosen', (file: File) => userEvent.upload(chooser('FRONT'), file)],
    [
      'dropped',
      (file: File) => act(async () => void fireEvent.drop(slot('FRONT'), { dataTransfer: { files: [file], items: [], types: ['Files'] } })),
    ],
  ])('a document can be %s as well', async (_how, hand) => {
    const { journey } = arrive();
    await hand(aFile('recto.jpg'));
    await act(settled);
    expect(screen.getByText(plain(copy.given('recto.jpg')), { selector: 'p span' })).toBeInTheDocument();
    expect(journey.holding).toBe(true);
  });

  const transfer = (data: Readonly<Record<string, string>>, items: readonly object[] = []) => ({
    files: items.length > 0 ? [aFile('dossier')] : [],
    items,
    types: Object.keys(data),
    getData: (type: string) => data[type] ?? '',
  });
  const folder = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: true }) };
  test.each([
    ['an image of a webmail', transfer({ 'text/uri-list': 'https://mail.example.fr/img?id=1' }), copy.noDossier.image],
    ['an image of Firefox', transfer({ 'text/x-moz-url': 'https://example.fr/a.jpg' }), copy.noDossier.image],
    ['an image of a page', transfer({ 'text/uri-list': 'https://a.fr', 'text/html': '<img src="a.jpg">' }), copy.noDossier.image],
    ['a link', transfer({ 'text/uri-list': 'https://a.fr', 'text/html': '<a href="https://a.fr">Facture</a>' }), copy.noDossier.link],
    ['a text', transfer({ 'text/plain': 'Facture' }), copy.noDossier.text],
    ['a text of a page', transfer({ 'text/html': '<b>Facture</b>', 'text/plain': 'Facture' }), copy.noDossier.text],
    ['a folder', transfer({ Files: '' }, [folder]), copy.noDossier.folder],
    ['nothing', transfer({}), copy.noDossier.nothing],
  ])('XTR-40: a gesture without a file is answered at its side: %s', async (_what, dataTransfer, said) => {
    const { preparation, journey } = arrive();
    act(() => void fireEvent.drop(slot('FRONT'), { dataTransfer }));
    expect(link(said)).toHaveAttribute('href', '#field-FRONT');
    expect(chooser('FRONT')).toHaveAccessibleDescription(expect.stringContaining(said));
    expect([preparation.prepared, journey.holding]).toEqual([[], false]);
    await give('FRONT');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test.each([
    ['the front', 'FRONT', 'BACK', 'photo', 'image/jpeg'],
    ['the back', 'BACK', 'FRONT', 'photo', 'image/jpeg'],
    ['the front, as a PDF', 'FRONT', 'BACK', 'pdf', 'application/pdf'],
    ['the back, as a PDF', 'BACK', 'FRONT', 'pdf', 'application/pdf'],
  ] as const)('D-54: the photo of %s is none of the other side', async (_what, side, other, what, type) => {
    const { preparation } = arrive();
    preparation.page = { ...aPage(1_000, type), likeness: 'a' };
    await give(side);
    await give(other);
    const said = copy.otherSide[other][what];
    expect(link(said)).toHaveAttribute('href', `#field-${other}`);
    expect(within(slot(other)).queryByRole('listitem')).not.toBeInTheDocument();
    await give(side);
    expect(within(slot(side)).getByRole('listitem')).toBeInTheDocument();
    preparation.page = { ...aPage(1_000, type), likeness: 'b' };
    await give(other);
    expect(within(slot(other)).getByRole('listitem')).toBeInTheDocument();
  });

  test.each([
    ['dropped beside its side', 'drop', 'dataTransfer'],
    ['pasted', 'paste', 'clipboardData'],
  ])('XTR-40: a file that is %s goes to the side that is asked for; a text changes nothing', async (_how, type, property) => {
    const { preparation } = arrive();
    const gesture = (data: object) =>
      act(async () => {
        document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { [property]: data }));
        await settled();
      });
    await gesture({ files: [], items: [], types: ['text/plain'], getData: () => 'Facture' });
    expect([preparation.prepared, screen.queryByRole('alert')]).toEqual([[], null]);
    await gesture({ files: [aFile('capture.png')], items: [], types: ['Files'] });
    expect(within(slot('FRONT')).getByText(plain(copy.given('capture.png')), { selector: 'p span' })).toBeInTheDocument();
  });

  test('several files dropped together are none', async () => {
    const { preparation } = arrive();
    act(
      () => void fireEvent.drop(slot('FRONT'), { dataTransfer: { files: [aFile('a.jpg'), aFile('b.jpg')], items: [], types: ['Files'] } }),
    );
    expect(link(copy.oneAtATime)).toBeInTheDocument();
    expect(preparation.prepared).toEqual([]);
  });

  test('a file dropped beside its place does not replace the page', () => {
    arrive();
    const stray = new Event('drop', { bubbles: true, cancelable: true });
    document.body.dispatchEvent(stray);
    expect(stray.defaultPrevented).toBe(true);
  });
});

describe('what was given', () => {
  test('leaves the control that gave it in the window, with the focus on it, once its picture has come too (STP-13)', async () => {
    const shown: unknown[] = [];
    Element.prototype.scrollIntoView = function scroll(this: Element): void {
      shown.push(this);
    };
    arrive();
    await give('FRONT');
    expect(shown).toEqual([chooser('FRONT')]);
    fireEvent.load(within(slot('FRONT')).getByRole('img'));
    expect(shown).toEqual([chooser('FRONT'), chooser('FRONT')]);
    act(() => screen.getByRole('heading', { level: 1 }).focus());
    fireEvent.load(within(slot('FRONT')).getByRole('img'));
    expect(shown).toHaveLength(2);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  test('is shown with its picture, its name and its weight; the picture’s address ends with it', async () => {
    const { preparation } = arrive();
    preparation.page = aPage(419_840);
    await give('FRONT', aFile('recto.jpg'));
    expect(screen.getByRole('img', { name: copy.preview(copy.sideTitle.FRONT) })).toHaveAttribute('src', 'blob:1');
    expect(slot('FRONT')).toHaveTextContent('Photo, 410 ko');
    await click(`${copy.remove}${copy.removeMore('recto.jpg')}`);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  test('a PDF has no picture', async () => {
    const { preparation } = arrive();
    preparation.page = aPage(1_258_291, 'application/pdf');
    await give('FRONT', aFile('recto.pdf', 'application/pdf'));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(slot('FRONT')).toHaveTextContent('PDF, 1,2 Mo');
  });

  test('can be replaced', async () => {
    arrive();
    await give('FRONT', aFile('floue.jpg'));
    expect(within(slot('FRONT')).getByText(plain(copy.fileAgain))).toBeInTheDocument();
    await give('FRONT', aFile('nette.jpg'));
    expect(slot('FRONT')).toHaveTextContent(plain(copy.given('nette.jpg')));
    expect(slot('FRONT')).not.toHaveTextContent('floue.jpg');
  });

  test('can be taken back: the focus is where another one is chosen, and nothing holds the page', async () => {
    const { journey } = arrive();
    await give('FRONT', aFile('recto.jpg'));
    await click(`${copy.remove}${copy.removeMore('recto.jpg')}`);
    expect(chooser('FRONT')).toHaveFocus();
    expect(journey.holding).toBe(false);
  });

  test('is still there on the way back to the page, and still holds it', async () => {
    const chosen = chosenPassport();
    chosen.give('1', [aGivenPage('passeport.jpg')]);
    const { journey } = arrive({ chosen });
    expect(slot('SINGLE')).toHaveTextContent('passeport.jpg');
    expect(journey.holding).toBe(true);
  });

  test('while it is made ready, the page says so, and nothing is sent', async () => {
    const { preparation, documents } = arrive({ chosen: chosenPassport() });
    preparation.hold();
    await userEvent.upload(chooser('SINGLE'), aFile());
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(copy.preparing);
    await click(copy.preparing);
    expect(documents.calls).toEqual([]);
    await act(async () => {
      preparation.end();
      await settled();
    });
    expect(slot('SINGLE')).toHaveTextContent('photo.jpg');
  });
});

describe('PRF-05, PRF-06: each refusal has its sentence, at its place', () => {
  const reasons = [
    'empty',
    'format',
    'not-resizable',
    'unreadable-file',
    'pdf-too-large',
    'locked-pdf',
    'broken-pdf',
    'too-many-pixels',
    'too-long',
    'scrambled',
    'heic',
    'one-program-pdf',
    'portfolio-pdf',
    'pageless-pdf',
    'blank-pdf',
    ...otherFiles,
  ] as const;
  test.each(reasons)('%s', async reason => {
    const { preparation } = arrive();
    preparation.refusal = reason;
    await give('FRONT');
    const said = copy.refused(reason, aFile());
    expect(link(said)).toHaveAttribute('href', '#field-FRONT');
    expect(chooser('FRONT')).toBeInvalid();
    expect(chooser('FRONT')).toHaveAccessibleDescription(expect.stringContaining(said));
  });

  test('a good file takes the message away', async () => {
    const { preparation } = arrive();
    preparation.refusal = 'format';
    await give('FRONT');
    preparation.refusal = undefined;
    await give('FRONT');
    expect(link(copy.refusals.format)).not.toBeInTheDocument();
  });

  test.each([
    ['identityDocUpload', 'identity'],
    ['addressDocUpload', 'address'],
    ['incomeDocUpload', 'income'],
  ] as const)('at %s, a document that is missing', async (step, category) => {
    const journey = new FakeDossierJourney(step, step === 'identityDocUpload' ? { page: 'UploadIdentityProof' } : {});
    const { documents } = arrive({ journey });
    if (category !== 'identity') await choosePaper(category === 'address' ? 'ELECTRICITY' : 'PAYSLIP');
    await click(copy.send);
    expect(link(copy.required[category])).toBeInTheDocument();
    expect(documents.calls).toEqual([]);
  });

  test('the side that is missing is the one that says so', async () => {
    arrive();
    await giveAndKeep('FRONT');
    await click(copy.send);
    expect(link(copy.required.identity)).toHaveAttribute('href', '#field-BACK');
  });

  test.each([
    ['4 Mo together are sent', uploadLimits.totalBytes / 2, true],
    ['one byte more is refused', uploadLimits.totalBytes / 2 + 1, false],
  ])('%s', async (_what, second, accepted) => {
    const { preparation, documents } = arrive();
    preparation.page = aPage(uploadLimits.totalBytes / 2);
    await giveAndKeep('FRONT');
    preparation.page = aPage(second);
    await giveAndKeep('BACK');
    expect(documents.calls.includes('complete')).toBe(accepted);
    expect(link(copy.tooHeavy(uploadLimits.totalBytes / 2 + second, uploadLimits.totalBytes)) === null).toBe(accepted);
  });
});

describe('PRF-01: which document', () => {
  test('the address is proven by five, the income by two; none is chosen beforehand', async () => {
    arrive({ journey: address() });
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    for (const each of screen.getAllByRole('radio')) expect(each).not.toBeChecked();
    cleanup();
    arrive({ journey: income() });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });

  const change = `${copy.change}${copy.changeMore}`;

  test('XTR-51: the answer folds the choice to one row; the focus stays there, and “Changer” opens it again', async () => {
    arrive({ journey: address() });
    await choosePaper('GAS');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText(papersMessages.GAS)).toBeVisible();
    expect(screen.getByRole('button', { name: change })).toHaveFocus(); // STP-13
    await click(change);
    expect(radio(papersMessages.GAS)).toBeChecked();
    expect(radio(papersMessages.GAS)).toHaveFocus();
    expect(screen.queryByRole('group', { name: copy.sideTitle.SINGLE })).not.toBeInTheDocument();
    await userEvent.click(radio(papersMessages.MOBILE));
    await click(copy.next); // STP-14
    expect(screen.getByText(papersMessages.MOBILE)).toBeVisible();
    expect(slot('SINGLE')).toBeInTheDocument();
  });

  test('STP-14: the arrow keys choose without folding; the button goes on', async () => {
    arrive({ journey: address() });
    act(() => radio(papersMessages.ELECTRICITY).focus());
    await userEvent.keyboard('{ArrowDown}');
    expect(radio(papersMessages.GAS)).toBeChecked();
    await click(copy.next);
    expect(screen.getByText(papersMessages.GAS)).toBeVisible();
  });

  test('XTR-51: a document that was chosen before is folded on arrival, and the heading keeps the focus', () => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('2', 'GAS');
    arrive({ journey: address(), chosen });
    expect(screen.getByRole('button', { name: change })).not.toHaveFocus();
  });

  test.each([
    ['FRONT', 'CNI', 'front'],
    ['BACK', 'CNI', 'back'],
    ['SINGLE', 'PASSPORT', 'passport'],
    ['SINGLE', 'ELECTRICITY', 'sheet'],
    ['SINGLE', 'PAYSLIP', 'sheet'],
  ] as const)('XTR-51: the frame of %s of %s has the shape of the document: %s', (side, paper, shape) =>
    expect(shapeOf(side, paper)).toBe(shape),
  );

  test('XTR-51: on a phone, after the photo of a bill one button sends it; more pages are added beside the photo', async () => {
    screenIs('narrow');
    arrive({ journey: address() });
    await choosePaper('ELECTRICITY');
    await photograph('SINGLE');
    const dock = screen.getByRole('button', { name: copy.send }).parentElement;
    expect(dock?.querySelector('input')).toBeNull();
    expect(within(slot('SINGLE')).getByLabelText(new RegExp(`^${copy.photoMore}`))).toBeInTheDocument();
    expect(within(slot('SINGLE')).getByLabelText(new RegExp(`^${copy.fileMore}`))).toBeInTheDocument();
  });

  test.each([
    ['addressDocUpload', 'ELECTRICITY', '2'],
    ['addressDocUpload', 'INTERNET', '2'],
    ['addressDocUpload', 'ADDRESS_TAX_NOTICE', '2'],
    ['incomeDocUpload', 'INCOME_TAX_NOTICE', '4'],
    ['incomeDocUpload', 'PAYSLIP', '4'],
  ] as const)('at %s, %s is sent under its code and its rank', async (step, paper, rank) => {
    const { documents } = arrive({ journey: new FakeDossierJourney(step) });
    await choosePaper(paper);
    await give('SINGLE');
    await click(copy.send);
    const sides: readonly Side[] = ['SINGLE'];
    expect(documents.sent).toMatchObject({ idEne: 'ENE-1', rank, documentCode: papers[paper].code });
    expect(documents.sent?.pages.map(({ side }) => side)).toEqual(sides);
  });

  test('the same file serves when another document of one page is meant', async () => {
    const { documents } = arrive({ journey: address() });
    await choosePaper('GAS');
    await give('SINGLE', aFile('facture.pdf'));
    await click(change);
    await choosePaper('MOBILE');
    await click(copy.next);
    expect(slot('SINGLE')).toHaveTextContent('facture.pdf');
    await click(copy.send);
    expect(documents.sent?.documentCode).toBe('001800');
  });
});

describe('a tax notice given for the address', () => {
  const given = (): UploadDraft => {
    const chosen = new UploadDraft(new FakeSentSides());
    chosen.choose('2', 'ADDRESS_TAX_NOTICE');
    chosen.give('2', [aGivenPage('avis.pdf', 5_000)]);
    chosen.sent('2');
    return chosen;
  };

  test('is offered for the income, and sent under the income’s code', async () => {
    const { documents } = arrive({ journey: income(), chosen: given() });
    await click(copy.reuse.button);
    expect(screen.getByText(papersMessages.INCOME_TAX_NOTICE)).toBeVisible();
    expect(slot('SINGLE')).toHaveTextContent('avis.pdf');
    await click(copy.send);
    expect(documents.sent).toMatchObject({ rank: '4', documentCode: '001198' });
    expect(documents.sent?.pages[0]?.content.size).toBe(5_000);
  });

  test('D-125: with papers first one press sends it', async () => {
    const { documents, journey } = arrive({ journey: income({ state: { papersFirst: true } }), chosen: given() });
    await click(copy.reuse.send);
    expect(documents.sent).toMatchObject({ rank: '4', documentCode: '001198' });
    expect([documents.calls, journey.moves]).toEqual([['send', 'complete', 'control'], ['finish']]);
  });

  test('is not offered once another file is given, nor where another document proved the address', async () => {
    arrive({ journey: income(), chosen: new UploadDraft(new FakeSentSides()) });
    expect(screen.queryByRole('button', { name: copy.reuse.button })).not.toBeInTheDocument();
  });

  test('is not offered to the other holder', () => {
    const journey = new FakeDossierJourney('coHolderIncomeDocUpload', {
      state: { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } },
    });
    arrive({ journey, chosen: given() });
    expect(screen.queryByRole('button', { name: copy.reuse.button })).not.toBeInTheDocument();
  });
});

describe('STP-06: the bank has a document here already', () => {
  const state = (controlResult?: string) => ({ state: { proofs: [onFile({ controlResult })] } });
  const at = (controlResult?: string) =>
    new FakeDossierJourney('identityDocUpload', { page: 'UploadIdentityProof', ...state(controlResult) });

  test('it says so and leads to the analysis', async () => {
    const { journey } = arrive({ journey: at() });
    expect(screen.getByText(copy.received.under.title)).toBeInTheDocument();
    await click(copy.received.under.follow);
    expect(journey.moves).toEqual(['open ProofControlProgress']);
  });

  const last = (outcome: ProofOutcome): Found => {
    const found = new Found();
    found.note('1', outcome);
    return found;
  };
  const { under, failed, settled: over } = copy.received;

  test.each(proofReasons)('D-17: an analysis that refused it with %s says so, though the state is of before', async reason => {
    const { journey } = arrive({ journey: at(), found: last(aFailedProof({ reason })) });
    expect([screen.queryByText(failed.title), screen.queryByText(under.title)]).toEqual([expect.anything(), null]);
    await click(failed.follow);
    expect(journey.moves).toEqual(['open ProofControlProgress']);
  });

  test.each<[what: string, result: string | undefined, outcome: ProofOutcome | undefined, text: string]>([
    ['under analysis', undefined, undefined, under.text],
    ['under analysis, as this tab last heard', undefined, { kind: 'ongoing' }, under.text],
    ['that broke down', undefined, { kind: 'error' }, failed.text],
    ['accepted, as this tab last heard', undefined, { kind: 'validated', controlId: 'C', read: {} }, over.text],
    ['accepted', 'OK', undefined, over.text],
    ['kept anyway', 'OK', aFailedProof(), over.text],
    ['refused by an adviser after it was accepted', 'KO', { kind: 'validated', controlId: 'C', read: {} }, failed.text],
  ])('the card of one %s', (_what, result, outcome, text) => {
    arrive({ journey: at(result), found: outcome ? last(outcome) : new Found() });
    expect(screen.getByText(plain(text))).toBeVisible();
  });

  test('D-126: one of a task that has ended is replaced at once where the bank controls it no second time', () => {
    arrive({
      journey: new FakeDossierJourney('identityDocUpload', {
        page: 'UploadIdentityProof',
        state: { task: 'compInfos', proofs: [onFile({ controlResult: 'OK' })] },
      }),
    });
    expect(slot('FRONT')).toBeInTheDocument();
  });

  test('XTR-07: one that was sent back says that it is to do again', async () => {
    const { journey } = arrive({ journey: at('KO') });
    expect(screen.getByText(copy.received.failed.title)).toBeInTheDocument();
    await click(copy.received.failed.follow);
    expect(journey.moves).toEqual(['open ProofControlProgress']);
  });

  test('another document may be given instead', async () => {
    arrive({ journey: at() });
    await click(copy.received.replace);
    expect(slot('FRONT')).toBeInTheDocument();
  });

  test('the document of another rank changes nothing', () => {
    arrive({ journey: new FakeDossierJourney('addressDocUpload', state()) });
    expect(screen.queryByText(copy.received.under.title)).not.toBeInTheDocument();
  });
});

test('PRF-12: sent back for the income proof that is missing, the page says it', () => {
  const journey = income({ state: { task: 'summary' } });
  journey.correcting = true;
  arrive({ journey });
  expect(screen.getByText(copy.incomeMissing)).toBeInTheDocument();
});

test('JNT-01: together, the title says whose document it is', () => {
  const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
  arrive({ journey: new FakeDossierJourney('coHolderAddressDocUpload', { state }) });
  expect(screen.getByRole('heading', { level: 1, name: copy.title.address.COT })).toBeInTheDocument();
  expect(screen.getByText(plain(uploadJointMessages.intro.address))).toBeInTheDocument();
});

describe('D-125, D-43: a co-holder’s paper, in the holder’s session', () => {
  const { absent, later } = dossierPageMessages.omc;
  const state = { workflow: 'joint', ids: { TIT: '10000001', COT: '10000002' } } as const;
  const called = { prospect: { identity: { ...blankProspect.identity, firstName: 'Yanis' } } };
  const away = () => screen.queryByRole('button', { name: absent.button('Yanis') });

  test('may be given later, by both or by the co-holder alone', async () => {
    arrive({ journey: new FakeDossierJourney('coHolderAddressDocUpload', { state, ...called }) });
    await click(absent.button('Yanis'));
    const dialog = screen.getByRole('dialog', { name: later.title });
    for (const said of [later.how, absent.how('Yanis')]) expect(dialog).toHaveTextContent(plain(said));
  });

  test('nobody is absent on one’s own page, alone, in the co-holder’s session or at an adviser’s', () => {
    const own = new FakeDossierJourney('addressDocUpload', { state, ...called });
    const theirs = new FakeDossierJourney('coHolderAddressDocUpload', { state, ...called });
    theirs.connected = 'COT';
    const led = new FakeDossierJourney('coHolderAddressDocUpload', { state, ...called });
    led.steps.mode = 'mdc';
    for (const journey of [own, theirs, led, new FakeDossierJourney('addressDocUpload', called)]) {
      arrive({ journey });
      expect(away()).toBeNull();
      cleanup();
    }
  });
});

test.each([
  ['says that it is a trial in the sandbox', 'dev', 1],
  ['says nothing of a trial elsewhere', 'prod', 0],
] as const)('XTR-19: the page %s', (_what, environment, said) => {
  arrive({ environment });
  expect(screen.queryAllByText(plain(copy.trial))).toHaveLength(said);
});
