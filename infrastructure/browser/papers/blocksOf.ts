import type { PaperBlock } from '@application/signature/ports';

/** Items of a page's text, as pdf.js gives them with their marked content. */
export interface TextPiece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly height: number;
  readonly transform: readonly number[];
}
export interface Mark {
  readonly type: string;
  readonly id?: string;
  readonly tag?: string;
}
export type TextItem = TextPiece | Mark;

/** A node of a page's structure tree; `id`: of its marked content. PDF 1.7, 14.7 */
export interface StructureNode {
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

const tidy = (text: string): string => text.replace(/[ \t\n]+/g, ' ').trim();
const solid = (texts: readonly string[]): number => texts.join('').replace(/\s/g, '').length;

/** The text of each marked content by its id; `rest`: text with no id that is no decoration. */
const markedText = (items: readonly TextItem[]): { readonly byId: ReadonlyMap<string, string>; readonly rest: string } => {
  const byId = new Map<string, string>();
  const open: { readonly id: string | undefined; readonly decoration: boolean }[] = [];
  let rest = '';
  for (const item of items) {
    if ('str' in item) {
      const { id, decoration = false } = open.findLast(each => each.id !== undefined || each.decoration) ?? { id: undefined };
      const text = `${item.str}${item.hasEOL ? ' ' : ''}`;
      if (id !== undefined) byId.set(id, `${byId.get(id) ?? ''}${text}`);
      else if (!decoration) rest += text;
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push({ id: item.id, decoration: item.tag === 'Artifact' });
  }
  return { byId, rest };
};

const kinds: Readonly<Record<string, 'title' | 'heading'>> = { H1: 'title', Title: 'title' };
const kindOf = (role: string): 'title' | 'heading' | undefined => kinds[role] ?? (/^H\d?$/.test(role) ? 'heading' : undefined);

const tagged = (byId: ReadonlyMap<string, string>) => {
  const textOf = ({ id, children = [] }: StructureNode): string =>
    tidy(id === undefined ? children.map(textOf).join(' ') : (byId.get(id) ?? ''));
  const rowsOf = (node: StructureNode): readonly StructureNode[] => (node.role === 'TR' ? [node] : (node.children ?? []).flatMap(rowsOf));
  const blocksIn = (node: StructureNode): readonly PaperBlock[] => {
    const { role = '', children = [] } = node;
    const text = textOf(node);
    if (text === '') return [];
    const kind = kindOf(role);
    if (kind !== undefined) return [{ kind, text }];
    if (role === 'L') return [{ kind: 'list', items: children.map(textOf).filter(Boolean) }];
    if (role === 'Table')
      return [
        {
          kind: 'table',
          rows: rowsOf(node).map(row => {
            const [caption = '', ...values] = (row.children ?? []).map(textOf);
            return [caption, values.join(' · ')] as const;
          }),
        },
      ];
    const whole = node.id !== undefined || children.every(child => child.id !== undefined);
    return whole ? [{ kind: 'paragraph', text }] : children.flatMap(blocksIn);
  };
  return blocksIn;
};

interface Line {
  readonly text: string;
  readonly size: number;
  readonly y: number;
}

const linesOf = (items: readonly TextItem[]): readonly Line[] => {
  const lines: Line[] = [];
  let pieces: TextPiece[] = [];
  const end = (): void => {
    const text = tidy(pieces.map(({ str }) => str).join(''));
    const [first] = pieces;
    if (text !== '' && first)
      lines.push({ text, size: Math.round(Math.max(...pieces.map(({ height }) => height)) * 2) / 2, y: first.transform[5] ?? 0 });
    pieces = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '' || pieces.length > 0) pieces.push(item);
    if (item.hasEOL) end();
  }
  end();
  return lines;
};

/** The size in which most of the text is set. */
const bodySize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce<readonly [size: number, count: number]>((most, each) => (each[1] > most[1] ? each : most), [0, 0])[0];
};

/** Larger than the body by this factor: a heading. */
const LARGER = 1.12;
/** Lines further apart than this, in sizes, are two paragraphs. */
const APART = 1.7;

/** Without tags, sizes and distances say what is a heading and where a paragraph ends. */
const untagged = (items: readonly TextItem[]): readonly PaperBlock[] => {
  const lines = linesOf(items);
  const body = bodySize(lines);
  const blocks: { readonly kind: 'heading' | 'paragraph'; text: string }[] = [];
  lines.forEach((line, at) => {
    const kind = line.size > body * LARGER ? 'heading' : 'paragraph';
    const [before, last] = [lines[at - 1], blocks.at(-1)];
    const near = before !== undefined && before.size === line.size && Math.abs(before.y - line.y) <= line.size * APART;
    if (near && last?.kind === kind) last.text = `${last.text} ${line.text}`;
    else blocks.push({ kind, text: line.text });
  });
  return blocks;
};

/**
 * The text of a page as headings, paragraphs, lists and tables. The document's tags decide, unless they leave out text; then its sizes
 * do, so that nothing is lost. D-96c
 */
export const blocksOf = (items: readonly TextItem[], structure: StructureNode | null): readonly PaperBlock[] => {
  const { byId, rest } = markedText(items);
  const blocks = structure === null ? [] : tagged(byId)(structure);
  const said = blocks.flatMap(block => ('text' in block ? [block.text] : block.kind === 'list' ? block.items : block.rows.flat()));
  const whole = solid([...byId.values()]) + solid([rest]);
  return whole > 0 &&
    solid(said.map(text => text.replaceAll('·', ''))) >= solid([...byId.values(), rest].map(text => text.replaceAll('·', '')))
    ? blocks
    : untagged(items);
};
