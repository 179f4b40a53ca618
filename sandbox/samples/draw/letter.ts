import type { Subject } from './identity';
import { letters, type Letter, type LetterKind } from './letters';
import { box, group, page, rule, SOFT, stamp, text, type Svg } from './svg';

/** A4 in portrait format, in pixels. */
const sheet = { width: 1414, height: 2000, margin: 100 } as const;
const INNER = sheet.width - 2 * sheet.margin;

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Side of the code's square in pixels, quiet zone included. */
const CODE = 470;
const civilities = { MME: 'Mme', MR: 'M.' } as const;

const header = ({ sender, motto, colour }: Letter): Svg =>
  group(
    '',
    box({ x: 0, y: 0, width: sheet.width, height: 20 }, colour),
    `<circle cx="${sheet.margin + 34}" cy="124" r="34" fill="none" stroke="${colour}" stroke-width="8"/><circle cx="${sheet.margin + 50}" cy="110" r="15" fill="${colour}"/>`,
    text(sheet.margin + 92, 120, sender, { size: 44, strong: true, fill: colour, within: 620 }),
    text(sheet.margin + 92, 162, motto, { size: 26, fill: SOFT, within: 620 }),
    text(sheet.margin, 224, 'SPÉCIMEN\u00a0: document fictif, sans valeur', { size: 26, strong: true, fill: '#9a2f2f' }),
  );

const address = ({ facts, person }: Subject): Svg => {
  const lines = [
    [civilities[person.civility], facts.firstName, facts.lastName.toUpperCase()].filter(Boolean).join(' '),
    ...(facts.address ?? '').split(', '),
    `${facts.postalCode ?? ''} ${facts.city ?? ''}`,
  ];
  return group(
    '',
    ...lines.map((line, index) => text(sheet.margin, 340 + index * 46, line, { size: 34, strong: index === 0, within: 720 })),
  );
};

const factLines = (letter: Letter, top: number): Svg =>
  group(
    '',
    ...letter.facts.map(
      ([caption, value], index) =>
        text(sheet.margin, top + index * 50, caption, { size: 30, fill: SOFT }) +
        text(460, top + index * 50, value, { size: 30, within: 820 }),
    ),
  );

const table = ({ rows, total, colour }: Letter, top: number): Svg => {
  const right = sheet.width - sheet.margin;
  const lines = rows.map(([label, detail, amount], index) => {
    const y = top + 60 + index * 74;
    return (
      text(sheet.margin, y, label, { size: 32, within: 520 }) +
      text(660, y, detail, { size: 30, fill: SOFT, within: 380 }) +
      text(right, y, euros.format(amount), { size: 32, anchor: 'end' }) +
      rule(sheet.margin, y + 26, INNER)
    );
  });
  const last = top + 60 + rows.length * 74;
  return group(
    '',
    rule(sheet.margin, top, INNER, colour, 5),
    ...lines,
    text(sheet.margin, last + 10, total[0], { size: 38, strong: true }),
    text(right, last + 10, euros.format(total[1]), { size: 42, strong: true, anchor: 'end' }),
  );
};

/** A bill, a tax notice or a payslip: one A4 page of 1 414 × 2 000 pixels, with its 2D code at the upper right. */
export const letterPage = (kind: LetterKind, subject: Subject): Svg => {
  const letter = letters[kind](subject.facts);
  return page(
    sheet.width,
    sheet.height,
    box({ x: 0, y: 0, width: sheet.width, height: sheet.height }, '#fff'),
    stamp(sheet.width, sheet.height, 170),
    header(letter),
    address(subject),
    text(sheet.margin, 720, letter.title, { size: 58, strong: true, within: INNER }),
    factLines(letter, 810),
    table(letter, 1090),
    rule(sheet.margin, 1820, INNER),
    text(sheet.margin, 1870, letter.note, { size: 27, fill: SOFT, within: INNER }),
    text(sheet.margin, 1915, 'Le code 2D, en haut à droite, répète ce qui est imprimé.', { size: 27, fill: SOFT }),
    subject.code(sheet.width - 70 - CODE, 60, CODE),
  );
};
