import { PROFESSION_SEARCH_MIN } from '@domain/field/professionSearch';
import type { ComplementaryDraft, ComplementaryIssue } from '@domain/holders/checkComplementary';
import { byReader } from '../byReader';
import { byWhose } from '../byWhose';
import { fieldsMessages } from './fields';
import type { Whose } from './dossierForm';
import { issueMessages } from './personFields';

const missing: Record<keyof ComplementaryDraft, string> = {
  category: 'Sélectionnez la catégorie professionnelle.',
  profession: 'Choisissez la profession.',
  employer: 'Saisissez le nom de l’employeur.',
  sector: 'Sélectionnez le secteur d’activité.',
  monthlyNetIncome: 'Saisissez le revenu net mensuel.',
  wealth: 'Choisissez une tranche de patrimoine.',
};

const searchProfession = 'Rechercher une profession';

const theirWealth = 'Une estimation de son épargne, de ses placements et de ses biens immobiliers';

const client = {
  title: {
    individual: 'Votre situation professionnelle et financière',
    TIT: 'La situation professionnelle et financière du titulaire',
    COT: 'La situation professionnelle et financière du co-titulaire',
  } satisfies Record<Whose, string>,
  category: { label: 'Catégorie professionnelle' },
  profession: {
    label: 'Profession',
    none: 'Aucune profession choisie',
    choose: searchProfession,
    change: 'Changer de profession',
  },
  search: {
    title: searchProfession,
    label: 'Profession recherchée',
    hint: `Saisissez au moins ${PROFESSION_SEARCH_MIN} lettres`,
    short: fieldsMessages.min(PROFESSION_SEARCH_MIN),
    none: 'Aucune profession ne correspond à cette recherche. Essayez un mot plus court ou plus général.',
    noneButOther: 'Aucune profession ne correspond à cette recherche. Essayez un autre mot, ou choisissez «\u00a0Autre\u00a0».',
    otherLegend: 'Profession absente de la liste',
    count: ({ count, shown }: { readonly count: number; readonly shown: readonly unknown[] }): string => {
      const found = count > 1 ? `${count} professions trouvées` : '1 profession trouvée';
      return count > shown.length ? `${found}. Les ${shown.length} premières sont affichées. Précisez la recherche.` : found;
    },
    legend: 'Professions trouvées',
    required: 'Choisissez une profession dans la liste.',
    close: 'Annuler',
  },
  /** Title of answers that come from no document. */
  known: 'Employeur et revenu',
  line: (employer: string, income: string): string => [employer, `${income} nets par mois`].filter(Boolean).join(', '),
  employer: { label: 'Employeur', hint: 'Pour un emploi salarié' },
  sector: { label: 'Secteur d’activité', change: 'Changer', read: 'D’après le numéro SIRET du bulletin de salaire.' },
  monthlyNetIncome: {
    label: 'Revenu net',
    hint: 'Après impôt, par exemple 1\u00a0850. S’il varie, indiquez une moyenne.',
    unit: '€ par mois',
  },
  wealth: {
    label: 'Patrimoine',
    hint: byWhose('Une estimation de votre épargne, de vos placements et de vos biens immobiliers', theirWealth),
  },
  why: {
    title: 'Pourquoi ces questions\u202f?',
    text: 'La loi demande à la banque de connaître la situation de ses clients. Les réponses ne sont pas communiquées à l’employeur.',
  },
  message: (issue: ComplementaryIssue, field: keyof ComplementaryDraft): string =>
    issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue),
} as const;

/** ADV-02, D-47 */
export const complementaryMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'La situation professionnelle et financière du client' },
  wealth: { ...client.wealth, hint: byWhose(theirWealth, theirWealth) },
});
