import type { PartialDay } from '@domain/field/partialDate';
import { displayDay, isDay, type Day } from '@domain/kernel/day';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { countryInWords, kindWords } from '@sandbox/analysis/words';
import { glyphs, PITCH } from '@sandbox/analysis/zone/glyphs';
import { idCardZone, passportZone } from '../mrz';
import type { SamplePerson } from '../person';
import type { CodeDrawing } from './code';
import { portrait } from './portrait';
import { box, field, group, INK, page, SOFT, stamp, text, waves, type Svg } from './svg';

export interface Subject {
  readonly facts: PrintedFacts;
  readonly person: SamplePerson;
  readonly code: CodeDrawing;
  /** False: the place of the machine-readable zone stays empty. */
  readonly zoned: boolean;
}

/** Credit-card format. */
const card = { width: 2000, height: 1261 } as const;

/** One passport page, in landscape format. */
const leaf = { width: 2000, height: 1420 } as const;

const NOTICE = 'Document fictif, sans valeur';

const shown = (day: Day | PartialDay | '' = ''): string =>
  isDay(day) ? displayDay(day).replaceAll('/', ' ') : day.split('-').reverse().join(' ');

const countryOf = ({ country = '' }: PrintedFacts): string => countryInWords(country);

const ground = (width: number, height: number, tints: readonly [string, string], line: string): Svg =>
  `<defs><linearGradient id="ground" x2="1" y2="1"><stop stop-color="${tints[0]}"/><stop offset="1" stop-color="${tints[1]}"/></linearGradient></defs>` +
  box({ x: 0, y: 0, width, height }, 'url(#ground)') +
  waves({ x: 0, y: 170, width, height: height - 170 }, line, 44);

const heading = (width: number, title: string, right: string, colour: string): Svg =>
  box({ x: 0, y: 0, width, height: 150 }, colour) +
  text(60, 98, title, { size: 62, strong: true, fill: '#fff', within: 1180 }) +
  text(width - 60, 70, right, { size: 40, strong: true, fill: '#fff', anchor: 'end' }) +
  text(width - 60, 118, NOTICE, { size: 30, fill: '#fff', anchor: 'end' });

/** A line in OCR-B, as passports and cards print it. `pitch`: the width of a character. */
const zoneLine = (line: string, middle: number, baseline: number, pitch: number): Svg => {
  const scale = pitch / PITCH;
  const paths = Array.from(line, (character, index) => {
    const x = middle + (index - line.length / 2) * pitch;
    return `<path transform="translate(${x} ${baseline}) scale(${scale} ${-scale})" d="${glyphs[character] ?? ''}"/>`;
  });
  return group(`fill="${INK}"`, ...paths);
};

const zone = (width: number, top: number, height: number, lines: readonly string[], pitch: number): Svg =>
  group(
    '',
    box({ x: 0, y: top, width, height }, '#fff'),
    ...lines.map((line, index) => zoneLine(line, width / 2, top + (index + 0.72) * (height / (lines.length + 0.25)), pitch)),
  );

const sexOf = ({ civility }: SamplePerson): string => (civility === 'MME' ? 'F' : 'M');

const people = ({ facts, person }: Subject, x: number, y: number, within: number, gap: number): Svg =>
  field(x, y, 'NOM', facts.lastName.toUpperCase(), within) +
  field(x, y + gap, 'Prénoms', facts.firstName, within) +
  field(x, y + gap * 2, 'Sexe', sexOf(person), 120) +
  field(x + 170, y + gap * 2, 'Nationalité', facts.country ?? '', 200) +
  field(x + 420, y + gap * 2, 'Né(e) le', shown(facts.birthdate), within - 420) +
  field(x, y + gap * 3, 'Lieu de naissance', person.birthplace, within);

const title = ({ facts }: Subject): string => `${kindWords.CNI} · modèle ${facts.model}`;

/** The front of an ID card, 2 000 × 1 261 pixels. */
export const cardFront = (subject: Subject): Svg => {
  const { facts, code } = subject;
  return page(
    card.width,
    card.height,
    ground(card.width, card.height, ['#e8f1f0', '#f5ece6'], '#9fbab6'),
    heading(card.width, title(subject), `${countryOf(facts)} · SPÉCIMEN`, '#2f5f66'),
    portrait({ x: 60, y: 230, width: 470, height: 610 }, facts.portrait === true),
    text(60, 900, `N° ${facts.number}`, { size: 40, mono: true }),
    people(subject, 590, 260, 780, 160),
    field(590, 900, 'Valable jusqu’au', shown(facts.expires), 380),
    text(60, 1200, 'Titulaire fictif. Le code 2D répète ce qui est imprimé.', { size: 28, fill: SOFT }),
    stamp(1480, card.height, 190),
    code(1420, 230, 520),
  );
};

export const cardBack = (subject: Subject): Svg => {
  const { facts, person, code } = subject;
  return page(
    card.width,
    card.height,
    ground(card.width, card.height, ['#f5ece6', '#e8f1f0'], '#c9b3a4'),
    heading(card.width, title(subject), 'Verso · SPÉCIMEN', '#2f5f66'),
    field(60, 240, 'Adresse', person.street, 1200),
    text(60, 345, `${person.postalCode} ${person.city}`, { size: 44, strong: true, within: 1200 }),
    field(60, 430, 'Délivrée le', shown(facts.issued), 500),
    field(640, 430, 'Valable jusqu’au', shown(facts.expires), 500),
    field(60, 600, 'Autorité', `Préfecture des Spécimens, ${countryOf(facts)}`, 1200),
    stamp(1480, card.height, 190),
    zone(card.width, 861, 400, subject.zoned ? idCardZone(subject) : [], idCardZone(subject).length === 3 ? 60 : 52),
    code(1420, 230, 520),
  );
};

/** The passport page with the portrait. */
export const passportPage = (subject: Subject): Svg => {
  const { facts, code } = subject;
  return page(
    leaf.width,
    leaf.height,
    ground(leaf.width, leaf.height, ['#efe6ec', '#e9eef4'], '#bba6b8'),
    heading(leaf.width, `${kindWords.PASSPORT} · modèle ${facts.model}`, `${countryOf(facts)} · SPÉCIMEN`, '#5b2c45'),
    portrait({ x: 60, y: 240, width: 500, height: 640 }, facts.portrait === true),
    text(60, 945, `N° ${facts.number}`, { size: 42, mono: true }),
    people(subject, 630, 270, 740, 170),
    field(630, 950, 'Délivré le', shown(facts.issued), 360),
    field(1030, 950, 'Expire le', shown(facts.expires), 360),
    stamp(1480, leaf.height, 190),
    zone(leaf.width, 1120, 300, subject.zoned ? passportZone(subject) : [], 43),
    code(1410, 240, 530),
  );
};
