import type { Language } from '@domain/brand/languages';
import { refIn, refs, type Ref, type RefWire } from '../entries';
import { employedProfessions } from './employed';
import { independentProfessions } from './independent';
import { qualifiedProfessions } from './qualified';

/** A category with its professions, of which 'Autre' is the last, and its business sectors. D-87 */
export interface Category {
  readonly category: Ref;
  readonly professions: readonly Ref[];
  readonly sectors: readonly Ref[];
}

/** Calls 24, 31 and 32: based on INSEE's nomenclatures of occupations (PCS) and of activities (NAF). */
export const categories: readonly Category[] = [
  {
    category: { code: '1', label: 'Agriculteurs exploitants', english: { label: 'Farmers' } },
    professions: independentProfessions.farmers,
    sectors: refs(`
      A01 Culture et élevage | Crops and livestock
      A02 Sylviculture | Forestry
      A03 Pêche et aquaculture | Fishing and fish farming
      Z99 Autre | Other
    `),
  },
  {
    category: {
      code: '2',
      label: 'Artisans, commerçants, chefs d’entreprise',
      english: { label: 'Craftspeople, shopkeepers and company directors' },
    },
    professions: independentProfessions.tradespeople,
    sectors: refs(`
      F43 Travaux de construction | Construction
      G47 Commerce de détail | Retail
      H49 Transports | Transport
      I56 Restauration | Restaurants and catering
      S96 Services à la personne | Personal services
      Z99 Autre | Other
    `),
  },
  {
    category: { code: '3', label: 'Cadres et professions intellectuelles supérieures', english: { label: 'Managers and professionals' } },
    professions: qualifiedProfessions.managers,
    sectors: refs(`
      J62 Informatique | Information technology
      K64 Finance | Finance
      M69 Droit et comptabilité | Law and accounting
      M71 Architecture et ingénierie | Architecture and engineering
      O84 Administration publique | Public administration
      P85 Enseignement | Education
      Q86 Santé | Health
      R90 Arts et spectacle | Arts and entertainment
      Z99 Autre | Other
    `),
  },
  {
    category: { code: '4', label: 'Professions intermédiaires', english: { label: 'Intermediate occupations' } },
    professions: qualifiedProfessions.intermediate,
    sectors: refs(`
      C33 Industrie | Manufacturing
      K64 Finance | Finance
      O84 Administration publique | Public administration
      P85 Enseignement | Education
      Q86 Santé | Health
      Q88 Action sociale | Social work
      R90 Arts et spectacle | Arts and entertainment
      Z99 Autre | Other
    `),
  },
  {
    category: { code: '5', label: 'Employés', english: { label: 'Employees' } },
    professions: employedProfessions.employees,
    sectors: refs(`
      G47 Commerce de détail | Retail
      H49 Transports | Transport
      I55 Hébergement | Accommodation
      I56 Restauration | Restaurants and catering
      O84 Administration publique | Public administration
      Q86 Santé | Health
      Q88 Action sociale | Social work
      S96 Services à la personne | Personal services
      Z99 Autre | Other
    `),
  },
  {
    category: { code: '6', label: 'Ouvriers', english: { label: 'Manual workers' } },
    professions: employedProfessions.workers,
    sectors: refs(`
      A01 Culture et élevage | Crops and livestock
      C25 Métallurgie | Metalworking
      F43 Travaux de construction | Construction
      H49 Transports | Transport
      I56 Restauration | Restaurants and catering
      Z99 Autre | Other
    `),
  },
  {
    category: { code: '7', label: 'Retraités', english: { label: 'Retired people' } },
    professions: employedProfessions.pensioners,
    sectors: [],
  },
  {
    category: { code: '8', label: 'Sans activité professionnelle', english: { label: 'Not working' } },
    professions: employedProfessions.inactive,
    sectors: [],
  },
];

/** The professions of each category for a reader. Every entry is found by everyday English words, too. XTR-12 */
export const categoriesIn = (language: Language): readonly { readonly category: RefWire; readonly professions: readonly RefWire[] }[] =>
  categories.map(({ category, professions }) => ({
    category: refIn(language, category),
    professions: professions.map(each => refIn(language, each)),
  }));
