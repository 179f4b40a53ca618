import { PDFDocument } from '@cantoo/pdf-lib';
import type { Day } from '@domain/kernel/day';
import type { Raster } from './raster';

export const sampleFormats = ['png', 'jpeg', 'pdf'] as const;
export type SampleFormat = (typeof sampleFormats)[number];

export interface SampleFile {
  readonly name: string;
  readonly type: 'image/png' | 'image/jpeg' | 'application/pdf';
  readonly bytes: Uint8Array;
}

/** A file format: `ending`: the file extension; `write`: gives the same bytes each time. */
interface Format {
  readonly ending: string;
  readonly type: SampleFile['type'];
  readonly write: (raster: Raster, about: { readonly title: string; readonly today: Day }) => Promise<Uint8Array>;
}

/** JPEG quality, 1 to 100. */
const QUALITY = 88;

/** Width of every PDF page, in points: A4. */
const PAGE_WIDTH = 595;

const writePdf: Format['write'] = async (raster, { title, today }) => {
  const pdf = await PDFDocument.create();
  const noon = new Date(`${today}T12:00:00Z`);
  pdf.setTitle(title);
  pdf.setLanguage('fr');
  pdf.setCreationDate(noon);
  pdf.setModificationDate(noon);
  const height = (PAGE_WIDTH * raster.height) / raster.width;
  const picture = await pdf.embedJpg(raster.jpeg(QUALITY));
  pdf.addPage([PAGE_WIDTH, height]).drawImage(picture, { x: 0, y: 0, width: PAGE_WIDTH, height });
  return pdf.save();
};

export const formats: Readonly<Record<SampleFormat, Format>> = {
  png: { ending: 'png', type: 'image/png', write: async raster => raster.png() },
  jpeg: { ending: 'jpg', type: 'image/jpeg', write: async raster => raster.jpeg(QUALITY) },
  pdf: { ending: 'pdf', type: 'application/pdf', write: writePdf },
};
