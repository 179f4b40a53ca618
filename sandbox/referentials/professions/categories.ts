import { refs, type Ref } from '../entries';
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
    category: { code: '1', label: 'Agriculteurs exploitants' },
    professions: independentProfessions.farmers,
    sectors: refs(`
      A01 Culture et élevage
      A02 Sylviculture
      A03 Pêche et aquaculture
      Z99 Autre
    `),
  },
  {
    category: { code: '2', label: 'Artisans, commerçants, chefs d’entreprise' },
    professions: independentProfessions.tradespeople,
    sectors: refs(`
      F43 Travaux de construction
      G47 Commerce de détail
      H49 Transports
      I56 Restauration
      S96 Services à la personne
      Z99 Autre
    `),
  },
  {
    category: { code: '3', label: 'Cadres et professions intellectuelles supérieures' },
    professions: qualifiedProfessions.managers,
    sectors: refs(`
      J62 Informatique
      K64 Finance
      M69 Droit et comptabilité
      M71 Architecture et ingénierie
      O84 Administration publique
      P85 Enseignement
      Q86 Santé
      R90 Arts et spectacle
      Z99 Autre
    `),
  },
  {
    category: { code: '4', label: 'Professions intermédiaires' },
    professions: qualifiedProfessions.intermediate,
    sectors: refs(`
      C33 Industrie
      K64 Finance
      O84 Administration publique
      P85 Enseignement
      Q86 Santé
      Q88 Action sociale
      R90 Arts et spectacle
      Z99 Autre
    `),
  },
  {
    category: { code: '5', label: 'Employés' },
    professions: employedProfessions.employees,
    sectors: refs(`
      G47 Commerce de détail
      H49 Transports
      I55 Hébergement
      I56 Restauration
      O84 Administration publique
      Q86 Santé
      Q88 Action sociale
      S96 Services à la personne
      Z99 Autre
    `),
  },
  {
    category: { code: '6', label: 'Ouvriers' },
    professions: employedProfessions.workers,
    sectors: refs(`
      A01 Culture et élevage
      C25 Métallurgie
      F43 Travaux de construction
      H49 Transports
      I56 Restauration
      Z99 Autre
    `),
  },
  { category: { code: '7', label: 'Retraités' }, professions: employedProfessions.pensioners, sectors: [] },
  { category: { code: '8', label: 'Sans activité professionnelle' }, professions: employedProfessions.inactive, sectors: [] },
];
