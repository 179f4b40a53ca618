import { rgb, type PDFDocument, type PDFFont, type PDFPage, type RGB } from '@cantoo/pdf-lib';
import type { Block } from './block';
import { Tags, type Tag } from './tags';

/** A4, in points. */
const page = { width: 595, height: 842, margin: 62, foot: 70 } as const;
const INNER = page.width - 2 * page.margin;

export interface Fonts {
  readonly regular: PDFFont;
  readonly strong: PDFFont;
}

export interface Ink {
  readonly brand: RGB;
  readonly text: RGB;
  readonly soft: RGB;
  readonly line: RGB;
}

interface Setting {
  readonly font: PDFFont;
  readonly size: number;
  readonly colour: RGB;
  readonly indent?: number;
  readonly width?: number;
}

export const hex = (colour: string): RGB => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => parseInt(colour.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
};

/** French spacing: a non-breaking space keeps signs such as ';' from starting a line. The fonts have no narrow one. */
const spaced = (words: string): string => words.replace(/ ([;!?:»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');

/** Caches the width of each word by font, for all documents, because measuring dominates the layout time. In thousandths of the size. */
const measured = new Map<string, Map<string, number>>();
const EM = 1_000;

const widthOf = (font: PDFFont, words: string): number => {
  const known = measured.get(font.name) ?? new Map<string, number>();
  measured.set(font.name, known);
  const width = known.get(words) ?? font.widthOfTextAtSize(words, EM);
  known.set(words, width);
  return width;
};

const wrapped = (words: string, { font, size, width = INNER }: Setting): readonly string[] => {
  const room = (width * EM) / size;
  const space = widthOf(font, ' ');
  const lines: string[][] = [];
  let used = room;
  for (const word of spaced(words).split(' ')) {
    const wide = widthOf(font, word);
    const fits = used + space + wide <= room;
    if (fits) lines.at(-1)?.push(word);
    else lines.push([word]);
    used = fits ? used + space + wide : wide;
  }
  return lines.map(line => line.join(' '));
};

/** Sets blocks from top to bottom, on as many pages as necessary. */
export class Sheet {
  private current: PDFPage;
  private y: number;
  private readonly tags: Tags;

  constructor(
    private readonly pdf: PDFDocument,
    private readonly fonts: Fonts,
    private readonly ink: Ink,
  ) {
    this.current = pdf.addPage([page.width, page.height]);
    this.y = page.height - page.margin;
    this.tags = new Tags(pdf);
  }

  /** Draws the bank's logo and name, then the title. */
  begin(mark: readonly { readonly path: string; readonly colour: RGB }[], bank: string, title: string, under: string): void {
    this.tags.decoration(this.current, () => {
      for (const { path, colour } of mark)
        this.current.drawSvgPath(path, { x: page.margin, y: this.y + 14, color: colour, borderWidth: 0 });
    });
    this.tags.content(this.current, this.part('P'), () =>
      this.current.drawText(bank, { x: page.margin + 50, y: this.y - 12, font: this.fonts.strong, size: 17, color: this.ink.brand }),
    );
    this.y -= 62;
    this.write(this.part('H1'), title, { font: this.fonts.strong, size: 20, colour: this.ink.text }, 1.2);
    this.write(this.part('P'), under, { font: this.fonts.regular, size: 9.5, colour: this.ink.soft });
    this.y -= 6;
    this.line();
  }

  set(block: Block): void {
    switch (block.kind) {
      case 'heading':
        return this.heading(block.text);
      case 'paragraph':
        return this.paragraph(block.text);
      case 'list': {
        const list = this.part('L');
        return block.items.forEach(item => this.item(list, item));
      }
      case 'table': {
        const table = this.part('Table');
        return block.rows.forEach(([caption, value]) => this.row(table, caption, value));
      }
    }
  }

  /** Numbers all pages once their count is known, and writes the structure tags. */
  end(foot: string): void {
    const pages = this.pdf.getPages();
    pages.forEach((sheet, index) => {
      const number = `${index + 1} / ${pages.length}`;
      const given = { font: this.fonts.regular, size: 8.5, color: this.ink.soft, y: 36 };
      this.tags.decoration(sheet, () => {
        sheet.drawText(foot, { ...given, x: page.margin });
        sheet.drawText(number, { ...given, x: page.width - page.margin - this.fonts.regular.widthOfTextAtSize(number, 8.5) });
      });
    });
    this.tags.end();
  }

  private part(role: 'H1' | 'H2' | 'P' | 'L' | 'Table'): Tag {
    return this.tags.within(this.tags.document, role);
  }

  private heading(words: string): void {
    this.room(60);
    this.y -= 12;
    this.write(this.part('H2'), words, { font: this.fonts.strong, size: 12.5, colour: this.ink.brand }, 1.3);
    this.y -= 3;
  }

  private paragraph(words: string): void {
    this.write(this.part('P'), words, { font: this.fonts.regular, size: 10.5, colour: this.ink.text });
    this.y -= 6;
  }

  private item(list: Tag, words: string): void {
    this.room(18);
    this.tags.decoration(this.current, () =>
      this.current.drawCircle({ x: page.margin + 5, y: this.y - 7.5, size: 1.8, color: this.ink.brand }),
    );
    const body = this.tags.within(this.tags.within(list, 'LI'), 'LBody');
    this.write(body, words, { font: this.fonts.regular, size: 10.5, colour: this.ink.text, indent: 16, width: INNER - 16 });
    this.y -= 3;
  }

  private row(table: Tag, caption: string, value: string): void {
    this.room(40);
    const row = this.tags.within(table, 'TR');
    const top = this.y;
    this.write(this.tags.within(row, 'TH'), caption, { font: this.fonts.regular, size: 10, colour: this.ink.soft, width: 190 });
    const lowest = this.y;
    this.y = top;
    this.write(this.tags.within(row, 'TD'), value, {
      font: this.fonts.strong,
      size: 10,
      colour: this.ink.text,
      indent: 205,
      width: INNER - 205,
    });
    this.y = Math.min(this.y, lowest) - 3;
    this.line();
  }

  private line(): void {
    const [left, right] = [page.margin, page.width - page.margin];
    this.tags.decoration(this.current, () =>
      this.current.drawLine({ start: { x: left, y: this.y }, end: { x: right, y: this.y }, thickness: 0.6, color: this.ink.line }),
    );
    this.y -= 6;
  }

  private write(tag: Tag, words: string, setting: Setting, leading = 1.45): void {
    const { font, size, colour, indent = 0 } = setting;
    for (const line of wrapped(words, setting)) {
      this.room(size * leading);
      this.y -= size * leading;
      const at = { x: page.margin + indent, y: this.y + size * 0.3 };
      this.tags.content(this.current, tag, () => this.current.drawText(line, { ...at, font, size, color: colour }));
    }
  }

  /** Starts a new page if less than `height` is left. */
  private room(height: number): void {
    if (this.y - height > page.foot) return;
    this.current = this.pdf.addPage([page.width, page.height]);
    this.y = page.height - page.margin;
  }
}
