/** The form of a value on the wire. `expression`: of its text, or of a number as it is written; anchored, in what Java, Rust and .NET share. */
interface FormOf {
  readonly type: 'string' | 'number' | 'integer';
  readonly expression: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** In words, for backend teams. */
  readonly about: string;
}

/** Days of the calendar, leap years included: no 00, no 30 February. Databases store 0001-01-01 and 9999-12-31 where no day is meant. */
const calendarOf = (century: string): string =>
  `(?:${century}\\d\\d-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))` +
  `|(?:${century}(?:0[48]|[2468][048]|[13579][26])|(?:20|24)00)-02-29)`;
const CALENDAR = calendarOf('(?:1[89]|2[0-4])');

export const DAY = `^${CALENDAR}$`;
/** Of this century: 1970 and 1999 are moments that nobody set. */
export const INSTANT = `^${calendarOf('2[0-4]')}T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d+)?)?(?:Z|[+-]\\d{2}:\\d{2})$`;

/** Letters that begin a character which was encoded twice: 'Ã«' for 'ë'. */
const FIRST = '\\u00C2\\u00C3\\u00C5\\u00E2';
/** What such a letter may precede in a word: a letter, a space, a punctuation mark. */
const AFTER_FIRST = ' -.:;?\\u2019/A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00FF';

/** Nobody sees them: control characters, and those that reverse the direction of what follows. */
const UNSEEN = '\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u009F\\u202A-\\u202E\\u2066-\\u2069';
const NEVER = `\\uFFFD${UNSEEN}`;

/** Says something, in characters that were encoded once, without HTML: neither 'MaÃ«lle' nor 'Ma&euml;lle' nor '<b>Maëlle</b>'. */
const TEXT =
  `^\\s*(?:(?:[^\\s&<${FIRST}${NEVER}]|[${FIRST}](?:[${AFTER_FIRST}]|$)|<(?:[^A-Za-z/!&<${FIRST}${NEVER}]|$)` +
  `|&#?[A-Za-z0-9]*(?:[^A-Za-z0-9;&#<${FIRST}${NEVER}]|$))\\s*)+$`;

const whole = (digits: string): string => `^(?:${digits})(?:\\.0+)?$`;
/** Up to seven digits and two decimals. */
export const AMOUNT = '^(?:0|[1-9]\\d{0,6})(?:\\.\\d{1,2}0*)?$';

/** Whole seconds, from 1. */
const UP_TO_A_DAY = '[1-9]\\d{0,3}|[1-7]\\d{4}|8[0-5]\\d{3}|86[0-3]\\d{2}|86400';

/** Up to ten years. */
export const MONTHS = whole('\\d{1,2}|1[01]\\d|120');

/**
 * The forms of values on the wire, for the codecs, the contracts and openapi.json. An optional value outside its form is reported and left
 * out; a required one makes its answer unreadable.
 */
export const forms = {
  Text: {
    type: 'string',
    expression: TEXT,
    about: 'a text that is not empty, its characters encoded once, without HTML or control characters',
  },
  /** A text that is never left out, because the rest would mean something else without it: a person without first name has one name. D-89 */
  Name: {
    type: 'string',
    expression: TEXT,
    about: 'a text that is not empty, its characters encoded once, without HTML or control characters',
  },
  Amount: { type: 'number', expression: AMOUNT, minimum: 0, maximum: 9_999_999.99, about: 'euros, at least 0, with at most two decimals' },
  Count: { type: 'integer', expression: whole('[1-9]\\d{0,8}'), minimum: 1, maximum: 999_999_999, about: 'a whole number, at least 1' },
  Whole: { type: 'integer', expression: whole('\\d{1,9}'), minimum: 0, maximum: 999_999_999, about: 'a whole number, at least 0' },
  Months: { type: 'integer', expression: MONTHS, minimum: 0, maximum: 120, about: 'months, from 0 to 120' },
  /** The life of a token, up to a day: neither over, nor in milliseconds. SES-01 */
  Seconds: {
    type: 'integer',
    expression: whole(UP_TO_A_DAY),
    minimum: 1,
    maximum: 86_400,
    about: 'whole seconds, from 1 to 86,400',
  },
  Wait: {
    type: 'integer',
    expression: whole(`\\d|${UP_TO_A_DAY}`),
    minimum: 0,
    maximum: 86_400,
    about: 'whole seconds, up to a day',
  },
  Year: { type: 'integer', expression: whole('(?:19|20)\\d{2}'), minimum: 1900, maximum: 2099, about: 'a year' },
  Latitude: { type: 'number', expression: '^-?(?:[0-8]?\\d(?:\\.\\d+)?|90(?:\\.0+)?)$', minimum: -90, maximum: 90, about: 'degrees north' },
  Longitude: {
    type: 'number',
    expression: '^-?(?:(?:\\d{1,2}|1[0-7]\\d)(?:\\.\\d+)?|180(?:\\.0+)?)$',
    minimum: -180,
    maximum: 180,
    about: 'degrees east',
  },
  County: { type: 'string', expression: '^(?:\\d{2,3}|2[AB])$', about: 'code of a department: 69, 2A, 974' },
  Nationality: { type: 'string', expression: '^\\d{3,4}$', about: 'OSCE code of a country: 001, 2504' },
  Country: { type: 'string', expression: '^(?:[A-Z]{2}|XX[A-Z])$', about: 'code of a country: FR, XXA' },
  DocumentCode: { type: 'string', expression: '^\\d{6}$', about: 'code of a kind of document, six digits' },
  Mobile: { type: 'string', expression: '^(?:0|\\+33 ?)[67](?:[ .]?\\d{2}){4}$', about: 'a mobile number: 06 39 98 00 01, +33639980001' },
  Iban: {
    type: 'string',
    expression: '^FR\\d{2}(?: ?\\d){10}(?: ?[0-9A-WYZ]){11}(?: ?\\d){2}$',
    about: 'a French IBAN, whole, without a mask',
  },
} as const satisfies Readonly<Record<string, FormOf>>;
export type FormName = keyof typeof forms;
