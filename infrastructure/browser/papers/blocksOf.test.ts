import { blocksOf, type StructureNode, type TextItem } from './blocksOf';

const mark = (id: string): TextItem => ({ type: 'beginMarkedContentProps', id });
const artifact: TextItem = { type: 'beginMarkedContent', tag: 'Artifact' };
const end: TextItem = { type: 'endMarkedContent' };
const piece = (str: string, y = 0, height = 10, hasEOL = true): TextItem => ({ str, hasEOL, height, transform: [1, 0, 0, 1, 0, y] });
const content = (id: string): StructureNode => ({ type: 'content', id });

describe('D-96c: the text of a page', () => {
  const items = [
    ...[mark('a'), piece('Frais'), end],
    ...[mark('b'), piece('Un mot'), end, mark('c'), piece('et sa suite.'), end],
    ...[mark('d'), piece('Le premier'), end, mark('e'), piece('Carte'), end, mark('f'), piece('3,50 €'), end],
  ];
  const structure: StructureNode = {
    role: 'Root',
    children: [
      {
        role: 'Document',
        children: [
          { role: 'H2', children: [content('a')] },
          { role: 'P', children: [content('b'), content('c')] },
          { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: [content('d')] }] }] },
          {
            role: 'Table',
            children: [
              {
                role: 'TR',
                children: [
                  { role: 'TH', children: [content('e')] },
                  { role: 'TD', children: [content('f')] },
                ],
              },
            ],
          },
        ],
      },
    ],
  };
  const told = [
    { kind: 'heading', text: 'Frais' },
    { kind: 'paragraph', text: 'Un mot et sa suite.' },
    { kind: 'list', items: ['Le premier'] },
    { kind: 'table', rows: [['Carte', '3,50 €']] },
  ];

  test('follows the document’s tags; what is marked as decoration is left out', () => {
    expect(blocksOf([...items, artifact, piece('1 / 2'), end], structure)).toEqual(told);
  });

  test('where the tags leave out a text, nothing is lost', () => {
    const all = JSON.stringify(blocksOf([...items, piece('Une clause de plus.')], structure));
    for (const text of ['Frais', 'et sa suite.', 'Le premier', '3,50 €', 'Une clause de plus.']) expect(all).toContain(text);
  });

  test('without tags, larger lines are headings, and lines near each other one paragraph', () => {
    const lines = [piece('Frais', 100, 14), piece('Un mot', 80), piece('et sa suite.', 66), piece('Un autre.', 30)];
    expect(blocksOf(lines, null)).toEqual([
      { kind: 'heading', text: 'Frais' },
      { kind: 'paragraph', text: 'Un mot et sa suite.' },
      { kind: 'paragraph', text: 'Un autre.' },
    ]);
  });

  test('a picture of a text has none', () => {
    expect(blocksOf([], null)).toEqual([]);
  });
});
