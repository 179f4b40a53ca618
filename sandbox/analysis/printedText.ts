import { readAmount } from '@domain/field/readAmount';
import { typedDate } from '@domain/field/typed';
import { readDay, type Day } from '@domain/kernel/day';
import type { ReadFacts } from './facts';

/** What a letter says to a reader of its lines. */
export type PrintedText = Pick<ReadFacts, 'lastName' | 'firstName'> &
  Partial<Pick<ReadFacts, 'address' | 'postalCode' | 'city' | 'issued' | 'netIncome'>>;

const PERSON = /^(?:m|mr|mme|mlle|monsieur|madame)\.? (\p{L}[\p{L} '’-]+)$/iu;
const TOWN = /^(\d{5}) (\p{L}[\p{L} '’-]+)$/u;
const NET = /net (?:à payer|payé)[^\d\n]*([\d \u00a0\u202f]+[.,]\d{2})/iu;
const DATES = /\b\d{1,2}[/.]\d{2}[/.]\d{4}\b|\b\d{1,2}(?:er)? \p{L}{3,9}\.? \d{4}\b/giu;

/** The address of a letter has its street, and perhaps its complements, between the person and the town. */
const MOST_BETWEEN = 4;

/** Names in capitals are last names; where all are, the last one is. */
const namesIn = (said: string): Pick<ReadFacts, 'lastName' | 'firstName'> => {
  const words = said.split(' ').filter(Boolean);
  const isLast = (word: string): boolean => word === word.toUpperCase() && word.length > 1;
  const last = words.every(isLast) ? words.slice(-1) : words.filter(isLast);
  return { lastName: last.join(' '), firstName: words.filter(word => !last.includes(word)).join(' ') };
};

type Address = Pick<PrintedText, 'lastName' | 'firstName' | 'address' | 'postalCode' | 'city'>;

/** The block to whom a letter is addressed: a person, the street, the town. */
const addressIn = (lines: readonly string[]): Address | undefined => {
  for (const [at, line] of lines.entries()) {
    const said = PERSON.exec(line)?.[1];
    const below = lines.slice(at + 1, at + 2 + MOST_BETWEEN);
    const town = below.findIndex(each => TOWN.test(each));
    const [, postalCode = '', city = ''] = TOWN.exec(below[town] ?? '') ?? [];
    if (said !== undefined && town > 0) return { ...namesIn(said), address: below.slice(0, town).join(', '), postalCode, city };
  }
  return undefined;
};

const firstDay = (text: string): Day | undefined => {
  for (const [written] of text.matchAll(DATES)) {
    const day = readDay(typedDate(written));
    if (day !== undefined) return day;
  }
  return undefined;
};

/** Reads the lines of a bill, a payslip or a tax notice. Undefined if they contain no addressee. Proves nothing: anyone may print them. */
export const readPrinted = (text: string): PrintedText | undefined => {
  const lines = text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const address = addressIn(lines);
  if (address === undefined) return undefined;
  const issued = firstDay(lines.join('\n'));
  const net = NET.exec(text)?.[1];
  return {
    ...address,
    ...(issued === undefined ? {} : { issued }),
    ...(net === undefined || readAmount(net) === undefined ? {} : { netIncome: net.trim() }),
  };
};
