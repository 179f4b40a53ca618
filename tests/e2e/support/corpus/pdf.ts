interface Wish {
  /** Added to the trailer. */
  readonly trailer?: string;
  /** Added to the catalog. */
  readonly catalog?: string;
  readonly content?: string;
  readonly pages?: string;
  readonly more?: readonly string[];
}

const LINE = '0 0 m 595 842 l S';

/** A PDF with a line on its page and a valid cross-reference table. */
export const pdf = ({ trailer = '', catalog = '', content = LINE, pages = '/Kids [3 0 R] /Count 1', more = [] }: Wish = {}): Buffer => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...more,
  ];
  let text = '%PDF-1.7\n';
  const index = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${index.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
};

/** The same, padded to this size with spaces in its page. */
export const pdfOf = (bytes: number): Buffer => {
  const empty = pdf({ content: LINE.padEnd(1_000_000) }).length;
  const filled = pdf({ content: LINE.padEnd(1_000_000 + bytes - empty) });
  return filled.length === bytes ? filled : pdf({ content: LINE.padEnd(1_000_000 + bytes - empty + (bytes - filled.length)) });
};
