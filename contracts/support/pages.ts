import { encode } from 'jpeg-js';
import type { DocumentScan } from '@application/proofs/ports';
import type { Side } from '@domain/proofs/scans';

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** A JPEG of one grey pixel. */
const JPEG = encode({ data: Buffer.from([200, 200, 200, 255]), width: 1, height: 1 }, 40).data;

const page = (side: Side, mimeType: DocumentScan['mimeType'], content: Buffer) => ({
  page: { side, mimeType, content: new Blob([Uint8Array.from(content)], { type: mimeType }) },
  wire: { side, mimeType, content: content.toString('base64') },
});

/** Small valid files, in the domain's form and on the wire. D-16 */
export const pdfPage = page('SINGLE', 'application/pdf', Buffer.from(PDF));
export const jpegPage = (side: Side) => page(side, 'image/jpeg', JPEG);
