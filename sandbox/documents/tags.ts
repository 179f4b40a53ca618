import {
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFArray,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** The role of an element for assistive technology. */
export type Role = 'Document' | 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD';

/** An element of the document's structure: its object, and its children in reading order. */
export interface Tag {
  readonly ref: PDFRef;
  readonly role: Role;
  readonly parts: PDFArray;
}

interface Tagged {
  readonly key: number;
  /** The element that owns each marked content of the page, by number. */
  readonly owners: PDFArray;
}

const { BeginMarkedContent, BeginMarkedContentSequence, EndMarkedContent } = PDFOperatorNames;

/** The structure tree of a document, which screen readers follow. PDF 1.7, 14.7 and 14.8 */
export class Tags {
  readonly document: Tag;
  private readonly root: PDFRef;
  private readonly pages = new Map<PDFPage, Tagged>();

  constructor(private readonly pdf: PDFDocument) {
    this.root = pdf.context.nextRef();
    this.document = this.element('Document', this.root);
  }

  within(parent: Tag, role: Role): Tag {
    const made = this.element(role, parent.ref);
    parent.parts.push(made.ref);
    return made;
  }

  /** Draws content that belongs to this element. */
  content(page: PDFPage, tag: Tag, draw: () => void): void {
    const { context } = this.pdf;
    const { owners } = this.of(page);
    const number = owners.size();
    owners.push(tag.ref);
    tag.parts.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: number }));
    page.pushOperators(PDFOperator.of(BeginMarkedContentSequence, [PDFName.of(tag.role), `<</MCID ${number}>>`]));
    draw();
    page.pushOperators(PDFOperator.of(EndMarkedContent));
  }

  /** Draws decoration, which screen readers skip: a line, a logo, a page number. */
  decoration(page: PDFPage, draw: () => void): void {
    page.pushOperators(PDFOperator.of(BeginMarkedContent, [PDFName.of('Artifact')]));
    draw();
    page.pushOperators(PDFOperator.of(EndMarkedContent));
  }

  /** Writes the structure after all drawing. */
  end(): void {
    const { context, catalog } = this.pdf;
    const numbers = [...this.pages.values()].flatMap(({ key, owners }) => [PDFNumber.of(key), owners]);
    const parents = context.register(context.obj({ Nums: numbers }));
    context.assign(
      this.root,
      context.obj({ Type: 'StructTreeRoot', K: [this.document.ref], ParentTree: parents, ParentTreeNextKey: this.pages.size }),
    );
    catalog.set(PDFName.of('StructTreeRoot'), this.root);
    catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }

  private of(page: PDFPage): Tagged {
    const known = this.pages.get(page);
    if (known) return known;
    const made = { key: this.pages.size, owners: this.pdf.context.obj([]) };
    this.pages.set(page, made);
    page.node.set(PDFName.of('StructParents'), PDFNumber.of(made.key));
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    return made;
  }

  private element(role: Role, parent: PDFRef): Tag {
    const { context } = this.pdf;
    const parts = context.obj([]);
    const scope = role === 'TH' ? { A: { O: 'Table', Scope: 'Row' } } : {};
    const ref = context.register(context.obj({ Type: 'StructElem', S: role, P: parent, K: parts, ...scope }));
    return { ref, role, parts };
  }
}
