import type { PartialDay } from '@domain/field/partialDate';
import type { Day } from '@domain/kernel/day';
import type { PrintedFacts } from '@sandbox/analysis/facts';
import { OLD_CARD } from '@sandbox/analysis/kinds';
import type { SamplePerson } from './person';

const FILLER = '<';

const ligatures: Readonly<Record<string, string>> = { Œ: 'OE', Æ: 'AE', Ø: 'OE', ß: 'SS', Ł: 'L', Đ: 'D', Þ: 'TH', Å: 'AA' };

/** Converts to the characters of a machine-readable zone: capitals, digits and fillers. */
const zoned = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[ŒÆØßŁĐÞÅ]/gu, letter => ligatures[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/gu, '')
    .replace(/[^A-Z0-9]+/g, FILLER);

const padded = (text: string, length: number): string => text.padEnd(length, FILLER).slice(0, length);

const worth = (character: string): number => (character === FILLER ? 0 : parseInt(character, 36));

/** Check digit: characters weighted 7, 3, 1 in turn, modulo 10 (ICAO 9303). */
export const checkDigit = (text: string): string =>
  String(Array.from(text).reduce((sum, character, index) => sum + worth(character) * ([7, 3, 1][index % 3] ?? 0), 0) % 10);

const checked = (text: string): string => `${text}${checkDigit(text)}`;

/** Unknown parts of a date become fillers (ICAO 9303, part 3). D-85 */
const yymmdd = (date: Day | PartialDay): string => padded(date.slice(2).replaceAll('-', ''), 6);

const namesOf = ({ lastName, firstName }: PrintedFacts): string => [lastName, firstName].filter(Boolean).map(zoned).join('<<');

const sexOf = ({ civility }: SamplePerson): string => (civility === 'MME' ? 'F' : 'M');

interface Zone {
  readonly facts: PrintedFacts;
  readonly person: SamplePerson;
}

const datesIn = ({ facts, person }: Zone): readonly [birth: string, end: string] => [
  checked(yymmdd(facts.birthdate ?? person.birthdate)),
  checked(yymmdd(facts.expires ?? facts.issued)),
];

/** Two lines of 44: passports. */
export const passportZone = ({ facts, person }: Zone): readonly string[] => {
  const country = padded(facts.country ?? '', 3);
  const [birth, end] = datesIn({ facts, person });
  const number = checked(padded(zoned(facts.number), 9));
  const personal = padded('', 14);
  const body = `${number}${country}${birth}${sexOf(person)}${end}${personal}0`;
  return [padded(`P<${country}${namesOf(facts)}`, 44), `${body}${checkDigit(`${number}${birth}${end}${personal}0`)}`];
};

/** Three lines of 30: current ID cards. */
const cardZone = ({ facts, person }: Zone): readonly string[] => {
  const country = padded(facts.country ?? '', 3);
  const [birth, end] = datesIn({ facts, person });
  const first = padded(`ID${country}${checked(padded(zoned(facts.number), 9))}`, 30);
  const second = padded(`${birth}${sexOf(person)}${end}${country}`, 29);
  return [
    first,
    `${second}${checkDigit(`${first.slice(5)}${second.slice(0, 7)}${second.slice(8, 15)}${second.slice(18)}`)}`,
    padded(namesOf(facts), 30),
  ];
};

/** Two lines of 36: French ID cards of the old model, which print no expiry. XTR-20 */
const oldCardZone = ({ facts, person }: Zone): readonly string[] => {
  const { lastName, firstName, issued, birthdate = person.birthdate } = facts;
  const first = padded(`ID${padded(facts.country ?? '', 3)}${padded(zoned(lastName), 25)}`, 36);
  const number = padded(`${issued.slice(2, 4)}${issued.slice(5, 7)}${zoned(facts.number)}`, 12);
  const second = `${checked(number)}${padded(zoned(firstName), 14)}${checked(yymmdd(birthdate))}${sexOf(person)}`;
  return [first, `${second}${checkDigit(first + second)}`];
};

/** The machine-readable zone of an ID card. */
export const idCardZone = (zone: Zone): readonly string[] => (zone.facts.model === OLD_CARD ? oldCardZone(zone) : cardZone(zone));
