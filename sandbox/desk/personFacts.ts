import { displayDay, isDay } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { personOf } from '../api/personWire';
import type { Applicant } from '../store/applicants';
import { inWords } from './coded';
import { escaped } from './html';

/** Labels of wire names; a name without one appears as it is. */
const labels: Readonly<Record<string, string>> = {
  civility: 'Civilité',
  firstname: 'Prénom',
  lastname: 'Nom',
  birthname: 'Nom de naissance',
  otherFirstnames: 'Autres prénoms',
  agencyId: 'Agence',
  birthdate: 'Naissance',
  nationality: 'Nationalité',
  country: 'Pays',
  county: 'Département',
  town: 'Ville',
  'birth.country': 'Pays de naissance',
  'birth.county': 'Département de naissance',
  'birth.town': 'Ville de naissance',
  email: 'E-mail',
  mobilePhone: 'Mobile',
  marketingOptIn: 'Accepte la prospection',
  situation: 'Situation familiale',
  maritalRegime: 'Régime matrimonial',
  streetNumber: 'Numéro',
  streetType: 'Type de voie',
  streetName: 'Voie',
  postalCode: 'Code postal',
  housing: 'Logement',
  category: 'Catégorie',
  profession: 'Profession',
  employer: 'Employeur',
  sector: 'Secteur',
  monthlyNetIncome: 'Revenu mensuel net',
  wealth: 'Patrimoine',
  frenchTaxResident: 'Résident fiscal français',
  otherObligations: 'Obligations fiscales ailleurs',
  externalReferenceValue: 'Numéro de client',
};

/** Values by path: part, dot, name. */
const leaves = (value: unknown, path: string): readonly (readonly [string, unknown])[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([inside, each]) => leaves(each, path === '' ? inside : `${path}.${inside}`))
    : [[path, value]];

const nameIn = (path: string): string => path.split('.').at(-1) ?? path;

/** The values of a list's element, on one line. */
const listed = (each: unknown): string =>
  leaves(each, '')
    .map(([path, value]) => inWordsOf(nameIn(path), value))
    .join('\u00a0: ');

const inWordsOf = (name: string, value: unknown): string => {
  if (Array.isArray(value)) return value.map(each => listed(each)).join('<br>') || 'Aucune';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isDay(text) ? displayDay(text) : escaped(inWords(name, text));
};

/** All data of a person on a file, in the order of entry. */
export const personFacts = (applicant: Applicant): readonly (readonly [string, string])[] => [
  ['Numéro de prospect', `<code>${escaped(applicant.personId)}</code>`],
  ...leaves(personOf(applicant), '').map(
    ([path, value]) => [labels[path] ?? labels[nameIn(path)] ?? path, inWordsOf(nameIn(path), value)] as const,
  ),
];
