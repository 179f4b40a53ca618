import type { Both } from '@domain/kernel/says';

/** The page is in French; a click changes it to English. Examples, requirements and decisions are in English only. */
let spoken: keyof Both = 'fr';

export const speak = (language: keyof Both): void => {
  spoken = language;
};
export const language = (): keyof Both => spoken;
export const said = (both: Both): string => both[spoken];
export const say = (fr: string, en: string): string => said({ fr, en });

const UNITS: Readonly<Record<string, string>> = {
  '% of the price': '% du prix',
  'HTTP status': 'statut HTTP',
  attempts: 'essais',
  'brightness from 0 to 255': 'clarté de 0 à 255',
  bytes: 'octets',
  calls: 'appels',
  cards: 'cartes',
  characters: 'caractères',
  'characters of a format': 'caractères d’un format',
  corners: 'coins',
  county: 'département',
  day: 'jour',
  days: 'jours',
  digits: 'chiffres',
  'first digits': 'premiers chiffres',
  footnote: 'note',
  letters: 'lettres',
  'letters of the ending': 'lettres de la fin',
  milliseconds: 'millisecondes',
  months: 'mois',
  'months free': 'mois gratuits',
  'more tries': 'essais de plus',
  'pairs of digits': 'paires de chiffres',
  priority: 'priorité',
  rank: 'rang',
  seconds: 'secondes',
  'states of a format': 'états d’un format',
  tasks: 'tâches',
  town: 'commune',
  'variance of the Laplacian / variance of the grey values': 'variance du laplacien / variance des gris',
  'whole years': 'années révolues',
  'working days': 'jours ouvrés',
  years: 'années',
};

export const unitText = (unit: string): string => say(UNITS[unit] ?? unit, unit);

/** Whether a limit is inclusive. */
export const limitSaid = (limit: 'included' | 'excluded' | undefined): string => {
  if (limit === undefined) return '';
  return limit === 'included' ? say('compris', 'itself included') : say('exclu', 'itself excluded');
};
