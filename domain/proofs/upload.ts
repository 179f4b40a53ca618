import { rule } from '@domain/kernel/rule';
import { boolean, list, record, recordWith, text, whole, type Shape } from '@domain/kernel/shape';
import { imageTypes, MO, PDF, uploadLimits, uploadTypes } from './limits';

/** A file ready for upload: for an image, `bytes` counts after the reduction. Only images use `resizable`. */
export interface UploadedFile {
  readonly type: string;
  readonly bytes: number;
  readonly resizable?: boolean | null | undefined;
}

export type UploadRefusal = 'missing' | 'empty' | 'format' | 'not-resizable' | 'pdf-too-large' | 'total-too-large';
export type UploadVerdict = { readonly accepted: true } | { readonly accepted: false; readonly reason: UploadRefusal };

const uploadedFile: Shape<UploadedFile> = recordWith({ type: text, bytes: whole }, { resizable: boolean });

/** Each reason for a refusal with its test; the first reason that applies to any file wins. PRF-05, PRF-06 */
const refusals: readonly (readonly [UploadRefusal, (files: readonly UploadedFile[]) => boolean])[] = [
  ['missing', files => files.length === 0],
  ['empty', files => files.some(({ bytes }) => bytes <= 0)],
  ['format', files => files.some(({ type }) => !uploadTypes.includes(type))],
  ['not-resizable', files => files.some(({ type, resizable }) => imageTypes.includes(type) && resizable !== true)],
  ['pdf-too-large', files => files.some(({ type, bytes }) => type === PDF && bytes > uploadLimits.pdfBytes)],
  ['total-too-large', files => files.reduce((total, { bytes }) => total + bytes, 0) > uploadLimits.totalBytes],
];

const pdf = (bytes: number): UploadedFile => ({ type: PDF, bytes, resizable: null });
const photo = (bytes: number, resizable = true): UploadedFile => ({ type: 'image/jpeg', bytes, resizable });

export const documentsUpload = rule({
  id: 'documents.upload',
  requirements: ['PRF-05', 'PRF-06', 'D-16'],
  title: { fr: 'Fichiers acceptés pour un justificatif', en: 'Files accepted for a proof' },
  says: {
    fr: 'Au moins un fichier, aucun vide, JPEG, PNG ou PDF, les images redimensionnables, un PDF de {pdf} Mo au plus, {total} Mo au plus en tout. Chaque refus est cherché dans tous les fichiers avant le suivant.',
    en: 'At least one file, none empty, JPEG, PNG or PDF, images resizable, a PDF of {pdf} Mo at most, {total} Mo at most together. Each refusal is sought in all files before the next.',
  },
  clauses: [
    ['At least one file', 'a file of one byte', 'no file'],
    ['none empty', 'a file of one byte', 'an empty file'],
    ['a PDF of', 'a PDF of 2 Mo', 'a PDF of 2 Mo and one byte'],
    ['at most together', 'two sides of 4 Mo together', 'two sides of 4 Mo and one byte together'],
  ],
  parameters: {
    pdf: { value: uploadLimits.pdfBytes / MO, unit: 'Mo', limit: 'included' },
    total: { value: uploadLimits.totalBytes / MO, unit: 'Mo', limit: 'included' },
  },
  input: record({ files: list(uploadedFile) }),
  known: {
    files: [
      [],
      [photo(0)],
      [{ type: 'image/heic', bytes: 1, resizable: true }],
      [photo(1, false)],
      [photo(uploadLimits.pdfBytes + 1)],
      [photo(uploadLimits.totalBytes)],
      [photo(uploadLimits.totalBytes + 1)],
      [pdf(uploadLimits.pdfBytes)],
      [pdf(uploadLimits.pdfBytes + 1)],
      [pdf(uploadLimits.pdfBytes), pdf(uploadLimits.pdfBytes)],
      [pdf(uploadLimits.pdfBytes), pdf(uploadLimits.pdfBytes), photo(1)],
    ],
  },
  decide: ({ files }): UploadVerdict => {
    const refusal = refusals.find(([, earned]) => earned(files));
    return refusal === undefined ? { accepted: true } : { accepted: false, reason: refusal[0] };
  },
  examples: [
    ['no file', { files: [] }, { accepted: false, reason: 'missing' }],
    ['a file of one byte', { files: [photo(1)] }, { accepted: true }],
    ['an empty file', { files: [photo(0)] }, { accepted: false, reason: 'empty' }],
    ['a PNG image', { files: [{ type: 'image/png', bytes: 900, resizable: true }] }, { accepted: true }],
    [
      'a format that is not accepted',
      { files: [{ type: 'image/gif', bytes: 900, resizable: true }] },
      { accepted: false, reason: 'format' },
    ],
    ['an image that cannot be resized', { files: [photo(900, false)] }, { accepted: false, reason: 'not-resizable' }],
    ['a PDF is not asked to be resizable', { files: [{ type: PDF, bytes: 900, resizable: false }] }, { accepted: true }],
    ['a PDF of 2 Mo', { files: [pdf(2_097_152)] }, { accepted: true }],
    ['a PDF of 2 Mo and one byte', { files: [pdf(2_097_153)] }, { accepted: false, reason: 'pdf-too-large' }],
    ['an image of 4 Mo', { files: [photo(4_194_304)] }, { accepted: true }],
    ['an image of 4 Mo and one byte', { files: [photo(4_194_305)] }, { accepted: false, reason: 'total-too-large' }],
    ['two sides of 4 Mo together', { files: [photo(2_097_152), photo(2_097_152)] }, { accepted: true }],
    [
      'two sides of 4 Mo and one byte together',
      { files: [photo(2_097_152), photo(2_097_153)] },
      { accepted: false, reason: 'total-too-large' },
    ],
    [
      'an unknown format first, an empty file after: empty is tried on both before the format',
      { files: [{ type: 'text/plain', bytes: 10, resizable: null }, pdf(0)] },
      { accepted: false, reason: 'empty' },
    ],
    [
      'a large PDF, then an image that cannot be resized',
      { files: [pdf(3_000_000), photo(10, false)] },
      { accepted: false, reason: 'not-resizable' },
    ],
  ],
});
