import { uploadLimits } from '@domain/proofs/limits';
import { isOtherFile } from '@domain/proofs/otherFiles';
import { MOST_PAGES } from '@domain/proofs/scans';
import { freshness } from '@domain/proofs/papers';
import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/upload';
import { otherFilesMessages } from './otherFiles';
import { ageOf } from './ages';
import { weightMessages } from './weight';

type Client = Wording<typeof fr.uploadMessages.omc>;

const PDF_MOST = weightMessages.rounded(uploadLimits.pdfBytes);
const TOTAL_MOST = weightMessages.rounded(uploadLimits.totalBytes);

const refusals: Client['refusals'] = {
  empty: 'This file is empty. Choose another one.',
  format: 'We do not accept this format. Choose a photo (JPEG, PNG) or a PDF.',
  'not-resizable': 'We cannot read this picture. Take a new photo or choose another file.',
  'pdf-too-large': `The maximum is ${PDF_MOST}. Choose a smaller file, or take a photo of the document.`,
  'total-too-large': `The files are more than ${TOTAL_MOST} together. Remove one, or replace it with a smaller file.`,
  'unreadable-file': 'We can no longer read this file on this device. It was changed, moved or deleted. Choose it again.',
  'locked-pdf': 'This PDF asks for a password. Save it without a password, or take a photo of the document.',
  'broken-pdf': 'This PDF is incomplete or damaged. Download it again, or take a photo of the document.',
  'one-program-pdf':
    'This PDF can only be displayed by one program, usually Adobe Reader. Open it in that program, print it to a PDF, then choose the new file.',
  'portfolio-pdf':
    'This PDF contains other files, which cannot be displayed here (PDF portfolio). Open it, save the document that it contains, then choose that document.',
  'pageless-pdf': 'This PDF has no pages. Download it again, or take a photo of the document.',
  'blank-pdf': 'The pages of this PDF are blank. Save the document as a PDF again, or take a photo of it.',
  heic: 'This browser cannot read this photo format (HEIC). Take the photo from this page, or save it as JPEG.',
  'too-many-pixels':
    'Your browser cannot open a picture of this size. Take the photo from this page, set the camera to 12\u00a0MP, or choose a PDF.',
  'too-long': `This picture is too long. Even in ${MOST_PAGES} pages, nobody could read it. Crop it, or choose the document as a PDF.`,
  scrambled: `This browser scrambles pictures to protect privacy, so we cannot prepare this photo here. Choose a PDF, a JPEG photo of ${TOTAL_MOST} at most, or continue on a phone.`,
};

const BOTH = 'This PDF has the front and the back';

const client: Client = {
  title: {
    identity: {
      individual: 'Your identity document',
      TIT: 'The first account holder’s identity document',
      COT: 'The second account holder’s identity document',
    },
    address: {
      individual: 'Your proof of address',
      TIT: 'The first account holder’s proof of address',
      COT: 'The second account holder’s proof of address',
    },
    income: {
      individual: 'Your proof of income',
      TIT: 'The first account holder’s proof of income',
      COT: 'The second account holder’s proof of income',
    },
  },
  intro: {
    identity: 'Lay the document flat, in good light. All four corners must be visible.',
    address: `It must be less than ${ageOf(freshness.address)} old, and show your name and your address.`,
    income: `We need a payslip (bulletin de salaire) less than ${ageOf(freshness.payslip)} old, or your latest tax notice (avis d’impôt).`,
  },
  which: 'Which document?',
  whichRequired: 'Choose the document.',
  next: 'Continue',
  change: 'Change',
  changeMore: ' the document',
  sideTitle: { FRONT: 'Front', BACK: 'Back', SINGLE: 'The document' },
  bothTitle: 'Front and back',
  both: BOTH,
  formats: `Photos, or PDF up to ${PDF_MOST}; ${TOTAL_MOST} in total.`,
  photo: 'Take the photo',
  cameraApp: 'Camera app',
  photoMore: 'Add a photo',
  replace: 'Replace',
  photoAgain: 'Take the photo again',
  photoOther: 'Choose another photo',
  sendAnyway: 'Send it anyway',
  way: side => ` (${side})`,
  file: 'Choose a file',
  fileMore: 'Add a file',
  fileAgain: 'Replace the file',
  pdfOpens: 'This PDF opens correctly. The bank will read it.',
  pdfWhole: 'One PDF is enough. It must contain all the pages.',
  full: `You have added ${MOST_PAGES} pages. That is the maximum.`,
  page: place => `Page ${place}`,
  up: 'Move up',
  down: 'Move down',
  ofPage: page => ` (${page})`,
  moved: (name, place) => `${name}: now page ${place}`,
  removed: name => `Removed: ${name}`,
  replaced: name => `Replaced with: ${name}`,
  drop: 'Or drag the file here.',
  noDossier: {
    image: 'Save the picture first, then drag the file.',
    link: 'This is a link. Open it, save the document, then drag the file.',
    text: 'This is text. Drag a photo or a PDF.',
    folder: 'This is a folder. Open it, then drag the file inside.',
    nothing: 'No file arrived. Choose it with the button.',
  },
  remove: 'Remove',
  removeMore: name => ` ${name}`,
  weight: (type, bytes) => `${type === 'application/pdf' ? 'PDF' : 'Photo'}, ${weightMessages.rounded(bytes)}`,
  oneAtATime: 'Add one file at a time.',
  preparing: 'Preparing the file…',
  given: (name, pages = 1) => `Added: ${name}${pages > 1 ? ` (${pages} pages)` : ''}`,
  preview: side => `Preview: ${side}`,
  required: {
    identity: 'Add an identity document.',
    address: 'Add a proof of address.',
    income: 'Add a proof of income.',
  },
  refusals,
  refused: (reason, { size, name }) => {
    if (isOtherFile(reason)) return otherFilesMessages.refused(reason, name);
    return reason === 'pdf-too-large' ? `This PDF is ${weightMessages.over(size)}. ${refusals[reason]}` : refusals[reason];
  },
  pagesRefused: {
    'pdf-alone': 'You cannot send a PDF together with photos. Keep the PDF or the photos.',
    'too-many': `You can add ${MOST_PAGES} pages at most. Remove one, or send a single PDF.`,
  },
  already: (what, place) => {
    const where = place === undefined ? '' : ` (page ${place + 1})`;
    return what === 'photo'
      ? `This photo is already there${where}. We keep only one.`
      : `This PDF is already there${where}. We keep only one.`;
  },
  otherSide: {
    FRONT: {
      photo: 'This photo is already the one of the back. Add the photo of the front.',
      pdf: 'This PDF is already the one of the back. Add the one of the front.',
    },
    BACK: {
      photo: 'This photo is already the one of the front. Add the photo of the back.',
      pdf: `This PDF is already the one of the front. Add the one of the back, or tick “${BOTH}”.`,
    },
  },
  tooHeavy: (bytes, most) =>
    `The files are ${weightMessages.over(bytes)} together. The maximum is ${weightMessages.rounded(most)}. Remove one, or replace it with a smaller file.`,
  incomeMissing: 'The proof of income is still missing. Add it to continue.',
  /** Keeps the side that is shown, and opens the camera for the other one. */
  keepAndPhotograph: { FRONT: 'Photograph the front', BACK: 'Photograph the back' },
  keep: 'Keep this photo',
  keepBoth: 'Keep these two photos',
  keepFile: 'Keep this file',
  kept: { FRONT: 'Front saved.', BACK: 'Back saved.', SINGLE: 'Document saved.' },
  keptOne: {
    FRONT: 'Front saved. Now take a photo of the back.',
    BACK: 'Back saved. Now take a photo of the front.',
    SINGLE: 'Document saved.',
  },
  lost: {
    FRONT: 'The bank no longer has the front. Add it again.',
    BACK: 'The bank no longer has the back. Add it again.',
    SINGLE: 'The bank no longer has the document. Add it again.',
  },
  unsent: {
    photo: 'The photo had not been sent yet. Add it again.',
    photos: 'The photos had not been sent yet. Add them again.',
    pdf: 'The PDF had not been sent yet. Add it again.',
    begun: 'The document was not completely sent. Add it again.',
  },
  send: 'Send',
  sending: 'Sending…',
  progress: percent => (percent === 100 ? 'Saving…' : `${percent}% sent`),
  cancel: 'Cancel sending',
  cancelled: 'We have stopped sending. The file is still there, to be sent again.',
  cut: 'The network is too slow or cut off, and the file was not fully sent. It is still there. Move closer to Wi-Fi or to a window, then send it again.',
  slow: 'The network is too slow, and the file was not fully sent. Nothing is lost, and the photos will be lighter next time. Move closer to Wi-Fi or to a window, then send it again.',
  refusedOnTheWay: bytes =>
    `The files weigh ${weightMessages.rounded(bytes)}, less than the limit of ${TOTAL_MOST}, but they were refused on their way to the bank. They are still there. Send them again from another network (mobile data), or replace them with smaller files.`,
  arrived: 'We have the document, but we could not start reading it. Press “Send” again. It will not be sent a second time.',
  reuse: {
    text: 'You have already given a tax notice for your address. You can use it for your income too.',
    button: 'Use the same notice',
    send: 'Send the same notice',
  },
  chosen: (paper, sides) => `${paper}: we need ${sides > 1 ? 'the front and the back' : 'the page with your photo'}.`,
  asks: {
    FRONT: 'Check that the four corners of the front are visible.',
    BACK: 'Check that the four corners of the back are visible.',
  },
  tips: {
    title: 'For a good photo',
    right: 'Do: ',
    wrong: 'Avoid: ',
    good: 'Flat, with all four corners visible',
    cut: 'An edge cut off',
    shiny: 'Glare or blur',
  },
  otherDocument: 'Choose another identity document',
  received: {
    failed: {
      title: 'This document was not accepted',
      text: 'Here is why, and what to do.',
      follow: 'See the result',
    },
    under: {
      title: 'Document already sent',
      text: 'We have received it.',
      follow: 'See the progress of the check',
    },
    settled: {
      title: 'Document already sent',
      text: 'We have it, and we have finished checking it.',
      follow: 'Continue',
    },
    replace: 'Add another one',
  },
  trial:
    'This is a trial: the documents stay on the test machine. To delete them, open the “Bureau de la banque”, page “Horloge et réglages”, and choose “Vider la banque”.',
  why: {
    title: 'What happens to this document',
    text: 'We make the photos lighter and remove their hidden data (location, device) before they are sent. We use them only to check the application.',
  },
};

export const uploadMessages: Wording<typeof fr.uploadMessages> = byReader(client, client);
