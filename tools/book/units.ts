import { eeaCountries } from '@domain/proofs/acceptedPapers';
import { displayDay, isDay } from '@domain/kernel/day';
import type { Parameter } from '@domain/kernel/says';

const UNITS: Readonly<Record<string, string>> = {
  '% of the price': '% du prix',
  'HTTP status': '(réponse du serveur)',
  attempts: 'essais',
  'brightness from 0 to 255': 'de clarté',
  bytes: 'octets',
  'calendar days': 'jours calendaires',
  calls: 'demandes',
  cards: 'cartes',
  characters: 'caractères',
  'characters of a format': 'caractères d’un format',
  code: '',
  corners: 'coins',
  county: '(département)',
  day: '',
  days: 'jours',
  digits: 'chiffres',
  euros: '€',
  frames: 'images',
  'first digits': '(premiers chiffres)',
  footnote: '(note)',
  letters: 'lettres',
  'letters of the ending': 'lettres de la fin',
  months: 'mois',
  'months free': 'mois gratuits',
  'more tries': 'essais de plus',
  'pairs of digits': 'paires de chiffres',
  priority: '(priorité)',
  rank: '(rang)',
  seconds: 'secondes',
  'states of a format': 'états d’un format',
  tasks: 'tâches',
  town: '(commune)',
  'variance of the Laplacian / variance of the grey values': '(netteté)',
  'whole years': 'ans',
  'working days': 'jours ouvrés',
  years: 'ans',
};

/** In seconds: from here on, minutes are easier to read. */
const MINUTES_FROM = 120;

const counted = (count: number, word: string): string => `${String(count).replace('.', ',')} ${word}${count >= 2 ? 's' : ''}`;

const inTime = (milliseconds: number): string => {
  const [seconds, minutes] = [milliseconds / 1_000, milliseconds / 60_000];
  if (Number.isInteger(minutes) && minutes > 0) return counted(minutes, 'minute');
  return seconds < 1 ? counted(milliseconds, 'milliseconde') : counted(seconds, 'seconde');
};

/** A parameter as French people write it: '18 ans', '31/12/2013', '8,50 €'. */
export const figureText = ({ value, unit }: Pick<Parameter, 'value' | 'unit'>): string => {
  if (typeof value === 'string') return isDay(value) ? displayDay(value) : value;
  if (unit === 'milliseconds') return inTime(value);
  if (unit === 'seconds' && value >= MINUTES_FROM) return inTime(value * 1_000);
  const [whole = '', decimals] = (Number.isInteger(value) ? String(value) : value.toFixed(2)).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+(?!\d))/g, '\u00A0');
  return `${grouped}${decimals === undefined ? '' : `,${decimals}`} ${UNITS[unit] ?? unit}`.trim();
};

const SETTING_WORDS: Readonly<Record<string, string>> = {
  true: 'oui',
  false: 'non',
  open: 'ouvert',
  announced: 'annoncé',
  reduced: 'réduite',
  whole: 'entière',
  onIndicia: 'qui a un indice américain',
  always: 'chacun',
  never: 'personne',
  received: 'réception des documents',
  concluded: 'signature',
  ask: 'la question est posée sans prix',
  report: 'il est signalé',
  stop: 'personne ne signe',
  asked: 'proposé',
  required: 'obligatoire',
  together: 'une seule, pour l’e-mail et le SMS',
  hide: 'la question n’est pas posée',
  here: 'sur la page',
  elsewhere: 'sur une autre page de la banque',
  onRequest: 'sur demande',
  sent: 'à chaque refus',
  advanced: 'avancée',
  qualified: 'qualifiée',
  all: 'tous les pays',
  [JSON.stringify(eeaCountries)]: 'les 30 pays de l’Espace économique européen',
};

/** A list of codes of ISO 3166-1 alpha-2. */
const namedCountries = (list: string): string => {
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  return (list.match(/[A-Z]{2}/g) ?? []).map(code => names.of(code) ?? code).join(', ');
};

/** A value of the configuration in words. `key` ends in `Ms` where it is in milliseconds. */
export const settingText = (key: string, value: string): string => {
  if (key.endsWith('Ms') && value !== '' && Number.isFinite(Number(value))) return inTime(Number(value));
  if (/Days$|\.days$|AtMost$|keptFor$/.test(key)) return `${value} jours`;
  if (key.endsWith('Months')) return `${value} mois`;
  if (isDay(value)) return displayDay(value);
  return SETTING_WORDS[value] ?? (/^\["[A-Z]{2}"/.test(value) ? namedCountries(value) : value);
};
