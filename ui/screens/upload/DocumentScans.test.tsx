import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { MOST_PAGES } from '@domain/proofs/scans';
import type { TwoDDocRead } from '@application/proofs/PageCodes';
import { photoMessages } from '@messages/photo';
import { papersMessages } from '@messages/papers';
import { twoDDocMessages } from '@messages/twoDDoc';
import { uploadMessages } from '@messages/upload';
import { withoutProofMessages } from '@messages/withoutProof';
import { settled } from '@tests/builders/ending';
import { aFile, aPage } from '@tests/builders/proofs';
import { FakeDossierJourney } from '@tests/fakes/FakeDossierJourney';
import { plain } from '@tests/support/show';
import { arriveAtUpload as arrive, chooser, click, give, giveAndKeep, slot } from '@tests/support/uploadScreen';

const copy = uploadMessages.omc;

const link = (name: string) => screen.queryByRole('link', { name });
const PDF = 'application/pdf';

const atBill = async () => {
  const arrived = arrive({ journey: new FakeDossierJourney('addressDocUpload') });
  await userEvent.click(screen.getByRole('radio', { name: papersMessages.GAS }));
  return arrived;
};
const pages = () => within(slot('SINGLE')).queryAllByRole('listitem');
const names = () => pages().map(page => /photo-\d/.exec(page.textContent ?? '')?.[0]);
const photos = (count: number): File[] => Array.from({ length: count }, (_, index) => aFile(`photo-${index + 1}.jpg`));
const drop = async (files: readonly File[]) => {
  await act(async () => {
    fireEvent.drop(slot('SINGLE'), { dataTransfer: { files, items: [], types: ['Files'] } });
    await settled();
  });
};
const hand = (way: string, place: number) => click(`${way}${copy.ofPage(copy.page(place))}`);

test('XTR-37, XTR-51: what the device sees of a photo is beside it and is announced; another photo comes first, and nothing is stopped', async () => {
  const { documents, preparation } = await atBill();
  preparation.page = { ...aPage(), measures: { light: 220, sharpness: 2, glare: 3, corners: null } };
  await give('SINGLE', aFile('photo-1.jpg'));
  expect(pages()[0]).toHaveTextContent(plain(photoMessages.verdict.glare));
  expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(plain(photoMessages.verdict.glare));
  const again = screen.getByLabelText(new RegExp(`^${copy.photoOther}`));
  const anyway = screen.getByRole('button', { name: copy.sendAnyway });
  expect(again.compareDocumentPosition(anyway)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.upload(again, aFile('photo-2.jpg'));
  await act(settled);
  expect(names()).toEqual(['photo-2']);
  await click(copy.sendAnyway);
  expect(documents.sent?.pages).toHaveLength(1);
});

const code = (seal: TwoDDocRead['seal']): TwoDDocRead => ({
  ...{ kind: 'bill', proves: ['address'], seal },
  facts: {
    firstName: 'MAELLE',
    lastName: 'EXEMPLE',
    address: '12 RUE DES TILLEULS',
    postalCode: '44000',
    city: 'NANTES',
    issued: '2025-09-30',
  },
});

describe('XTR-19: the content of the 2D-Doc of a page', () => {
  const at = async (read: TwoDDocRead | undefined) => {
    const arrived = arrive({ journey: new FakeDossierJourney('addressDocUpload'), code: () => read });
    await userEvent.click(screen.getByRole('radio', { name: papersMessages.GAS }));
    await give('SINGLE', aFile('photo-1.jpg'));
    return { ...arrived, text: plain(pages()[0]?.textContent ?? '') };
  };
  const line = plain('2D-Doc lu\u00a0: facture du 30/09/2025, MAELLE EXEMPLE, 12 RUE DES TILLEULS, 44000 NANTES.');

  test.each([
    ['valid', { postalCode: '44000' }],
    ['unknown', { postalCode: '44000' }],
    ['false', {}],
  ] as const)('is said and announced with what its signature is worth: %s', async (seal, offered) => {
    const { text, readings } = await at(code(seal));
    expect(text).toContain(`${line} ${plain(twoDDocMessages.seal[seal])}`);
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(line);
    expect(readings.factsOf('2', 'address')).toMatchObject(offered);
    expect(text).not.toMatch(/authenti/i);
  });

  test('no symbol, no word', async () => {
    expect((await at(undefined)).text).not.toContain('2D-Doc');
  });

  test('a page that is taken out offers nothing any more', async () => {
    const { readings } = await at(code('valid'));
    await click(`${copy.remove}${copy.removeMore('photo-1.jpg')}`);
    expect(readings.factsOf('2', 'address')).toEqual({});
  });
});

describe('D-54: the same photo given twice', () => {
  const like = (likeness: string) => ({ ...aPage(), likeness });

  test('is kept once, where it is, and the page says so; another one is added', async () => {
    const { preparation, documents } = await atBill();
    preparation.page = like('a');
    await give('SINGLE', aFile('photo-1.jpg'));
    await give('SINGLE', aFile('photo-2.jpg'));
    expect(names()).toEqual(['photo-1']);
    expect(within(slot('SINGLE')).getByText(plain(copy.already('photo', undefined)), { selector: 'p' })).toBeInTheDocument();
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(plain(copy.already('photo', undefined)));
    expect(chooser('SINGLE')).toBeValid();
    preparation.page = like('b');
    await give('SINGLE', aFile('photo-3.jpg'));
    expect(names()).toEqual(['photo-1', 'photo-3']);
    expect(screen.queryByText(plain(copy.already('photo', undefined)), { selector: 'p' })).not.toBeInTheDocument();
    await give('SINGLE', aFile('photo-4.jpg'));
    expect(within(slot('SINGLE')).getByText(plain(copy.already('photo', 1)), { selector: 'p' })).toBeInTheDocument();
    await click(copy.send);
    expect(documents.sent?.pages).toEqual([0, 1].map(() => ({ side: 'SINGLE', mimeType: 'image/jpeg', content: expect.any(Blob) })));
  });

  test('among several at once, the others are kept; a photo that was taken out may come back', async () => {
    const { preparation } = await atBill();
    preparation.page = like('a');
    await drop(photos(3));
    expect(names()).toEqual(['photo-1']);
    await click(`${copy.remove}${copy.removeMore('photo-1.jpg')}`);
    expect(screen.queryByText(plain(copy.already('photo', undefined)), { selector: 'p' })).not.toBeInTheDocument();
    await give('SINGLE', aFile('photo-2.jpg'));
    expect(names()).toEqual(['photo-2']);
  });

  test('a long picture is there when all its pages are', async () => {
    const { preparation } = await atBill();
    preparation.pages = [like('a'), like('b')];
    await give('SINGLE', aFile('photo-1.jpg'));
    preparation.pages = [like('b'), like('c')];
    await give('SINGLE', aFile('photo-2.jpg'));
    expect(names()).toEqual(['photo-1', 'photo-1', 'photo-2', 'photo-2']);
    preparation.pages = [like('a'), like('b')];
    await give('SINGLE', aFile('photo-3.jpg'));
    expect(names()).toHaveLength(4);
  });

  test('a PDF too', async () => {
    const { preparation } = await atBill();
    preparation.page = { ...aPage(1_000, PDF), likeness: 'a' };
    await give('SINGLE', aFile('facture.pdf'));
    await drop([aFile('facture.pdf')]);
    expect(within(slot('SINGLE')).getByText(plain(copy.already('pdf', undefined)), { selector: 'p' })).toBeInTheDocument();
    expect(pages()).toHaveLength(1);
  });
});

describe('D-54: several photos make one proof', () => {
  test('a second photo is after the first, and never takes its place', async () => {
    await atBill();
    await give('SINGLE', aFile('photo-1.jpg'));
    expect(within(slot('SINGLE')).getByText(copy.fileMore)).toBeInTheDocument();
    await give('SINGLE', aFile('photo-2.jpg'));
    expect(names()).toEqual(['photo-1', 'photo-2']);
  });

  test('several chosen at once come in their order; all of them are sent, in that order, under one limit', async () => {
    const { documents, preparation } = await atBill();
    await drop(photos(3));
    expect(names()).toEqual(['photo-1', 'photo-2', 'photo-3']);
    expect(preparation.room).toEqual({ together: MOST_PAGES, pages: MOST_PAGES });
    await click(copy.send);
    expect(documents.sent?.pages.map(({ side }) => side)).toEqual(['SINGLE', 'SINGLE', 'SINGLE']);
  });

  test('a page is moved up or down: it keeps the focus, and the page says so', async () => {
    await atBill();
    await drop(photos(3));
    await hand(copy.up, 3);
    expect(names()).toEqual(['photo-1', 'photo-3', 'photo-2']);
    expect(screen.getByRole('button', { name: `${copy.up}${copy.ofPage(copy.page(2))}` })).toHaveFocus();
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(plain(copy.moved('photo-3.jpg', 2)));
  });

  test('at the end of the list the focus stays with the page that moved', async () => {
    await atBill();
    await drop(photos(2));
    await hand(copy.up, 2);
    expect(screen.getByRole('button', { name: `${copy.down}${copy.ofPage(copy.page(1))}` })).toHaveFocus();
    expect(names()).toEqual(['photo-2', 'photo-1']);
  });

  test('a page is taken out, and the next one has the focus', async () => {
    await atBill();
    await drop(photos(3));
    await click(`${copy.remove}${copy.removeMore('photo-2.jpg')}`);
    expect(names()).toEqual(['photo-1', 'photo-3']);
    expect(screen.getByRole('button', { name: `${copy.remove}${copy.removeMore('photo-3.jpg')}` })).toHaveFocus();
  });

  test('six are taken, a seventh is not, and nothing is left out without a word', async () => {
    const { preparation } = await atBill();
    await drop(photos(7));
    expect(link(copy.pagesRefused['too-many'])).toBeInTheDocument();
    expect(preparation.prepared).toEqual([]);
    await drop(photos(6));
    expect(pages()).toHaveLength(6);
    expect(screen.getByText(plain(copy.full))).toBeInTheDocument();
    expect(within(slot('SINGLE')).queryByLabelText(new RegExp(`^${copy.fileMore}`))).not.toBeInTheDocument();
  });

  test('the first that cannot be read stops the others, and says why', async () => {
    const { preparation } = await atBill();
    preparation.refusal = 'heic';
    await drop(photos(2));
    expect(preparation.prepared).toHaveLength(1);
    expect(link(copy.refusals.heic)).toBeInTheDocument();
  });
});

describe('D-71: one long picture is cut in several pages', () => {
  const cutIn = (pages: number) => Array.from({ length: pages }, (_, index) => aPage(1_000 + index));

  test('each is a page of its own, in its order, and the page says how many they are', async () => {
    const { preparation, documents } = await atBill();
    preparation.pages = cutIn(3);
    await give('SINGLE', aFile('ecran.png'));
    expect(pages()).toHaveLength(3);
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(plain(copy.given('ecran.png', 3)));
    await click(copy.send);
    expect(documents.sent?.pages.map(({ content }) => content.size)).toEqual([1_000, 1_001, 1_002]);
  });

  test('all of them are within six, or none is taken', async () => {
    const { preparation } = await atBill();
    await drop(photos(4));
    preparation.pages = cutIn(3);
    await give('SINGLE', aFile('ecran.png'));
    expect(link(copy.pagesRefused['too-many'])).toBeInTheDocument();
    expect(pages()).toHaveLength(4);
  });
});

describe('D-54: or one PDF', () => {
  test('it is sent alone: nothing more is asked for', async () => {
    const { preparation } = await atBill();
    preparation.page = aPage(2_000, PDF);
    await give('SINGLE', aFile('facture.pdf', PDF));
    expect(screen.getByText(plain(copy.pdfWhole))).toBeInTheDocument();
    // The file input has disappeared: the focus is on the remove button, and the status announces the page.
    expect(screen.getByRole('button', { name: `${copy.remove}${copy.removeMore('facture.pdf')}` })).toHaveFocus();
    expect(within(slot('SINGLE')).getByRole('status')).toHaveTextContent(plain(copy.given('facture.pdf', 1)));
  });

  test('beside photos it is refused, and the photos stay', async () => {
    const { preparation } = await atBill();
    await drop(photos(2));
    preparation.page = aPage(2_000, PDF);
    await drop([aFile('facture.pdf', PDF)]);
    expect(link(copy.pagesRefused['pdf-alone'])).toHaveAttribute('href', '#field-SINGLE');
    expect(names()).toEqual(['photo-1', 'photo-2']);
  });

  test('an identity card in one PDF: the back is not asked for, and one page leaves', async () => {
    const { preparation, documents } = arrive();
    preparation.page = aPage(2_000, PDF);
    await give('FRONT', aFile('carte.pdf', PDF));
    expect(screen.getByRole('button', { name: copy.keepFile })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: copy.both }));
    expect(screen.queryByRole('group', { name: copy.sideTitle.BACK })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: copy.bothTitle })).toHaveTextContent('carte.pdf');
    await click(copy.send);
    expect(documents.sent?.pages.map(({ side, mimeType }) => [side, mimeType])).toEqual([['SINGLE', PDF]]);
  });

  test('unticked, it is the front alone again', async () => {
    const { preparation } = arrive();
    preparation.page = aPage(2_000, PDF);
    await give('FRONT', aFile('recto.pdf', PDF));
    const both = screen.getByRole('checkbox', { name: copy.both });
    await userEvent.click(both);
    await userEvent.click(screen.getByRole('checkbox', { name: copy.both }));
    expect(slot('FRONT')).toHaveTextContent('recto.pdf');
    await click(copy.keepFile);
    expect(slot('BACK')).toBeInTheDocument();
  });

  test('a photo of a card cannot say that it holds both', async () => {
    arrive();
    await give('FRONT');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('each side is replaced by name, and the page says so', async () => {
    const { preparation } = arrive();
    await give('FRONT', aFile('floue.jpg'));
    await give('FRONT', aFile('nette.jpg'));
    expect(within(slot('FRONT')).getByRole('status')).toHaveTextContent(plain(copy.replaced('nette.jpg')));
    expect(preparation.room).toEqual({ together: 2, pages: 1 });
    expect(chooser('FRONT')).not.toHaveAttribute('multiple');
  });
});

describe('what is accepted, and those who do not have it', () => {
  test('the formats are listed once, and describe each place', async () => {
    arrive();
    await giveAndKeep('FRONT');
    expect(screen.getAllByText(plain(copy.formats))).toHaveLength(1);
    expect(chooser('BACK')).toHaveAccessibleDescription(copy.formats);
  });

  test.each(['identity', 'address', 'income'] as const)('without the paper, %s: what else counts, an adviser, the file kept', category => {
    arrive({ journey: new FakeDossierJourney(`${category}DocUpload`, category === 'identity' ? { page: 'UploadIdentityProof' } : {}) });
    for (const { title } of withoutProofMessages.omc.ways[category]) expect(screen.getByText(plain(title))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: withoutProofMessages.omc.adviser.button, hidden: true })).toBeInTheDocument();
    expect(screen.getByText(/31\/01\/2026/)).toBeInTheDocument();
  });
});
