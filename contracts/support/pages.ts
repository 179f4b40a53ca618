import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentScan } from '@application/proofs/ports';
import type { Side } from '@domain/proofs/scans';

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** A JPEG of one grey pixel: a file, so that no encoder's next version changes the contracts. */
const JPEG = readFileSync(join(__dirname, 'grey.jpg'));

const page = (side: Side, mimeType: DocumentScan['mimeType'], content: Buffer) => ({
  page: { side, mimeType, content: new Blob([Uint8Array.from(content)], { type: mimeType }) },
  wire: { side, mimeType, content: content.toString('base64') },
});

/** Small valid files, in the domain's form and on the wire. D-16 */
export const pdfPage = page('SINGLE', 'application/pdf', Buffer.from(PDF));
export const jpegPage = (side: Side) => page(side, 'image/jpeg', JPEG);
