import type { FamilyDraft } from '@domain/holders/checkFamily';
import { byReader } from '../byReader';
import type { Whose } from './dossierForm';

/** PER-04 */
const missing: Record<keyof FamilyDraft, string> = {
  situation: 'Veuillez renseigner la situation familiale.',
  maritalRegime: 'Veuillez renseigner le régime matrimonial.',
};

const client = {
  title: {
    individual: 'Votre situation familiale',
    TIT: 'La situation familiale du titulaire',
    COT: 'La situation familiale du co-titulaire',
  } satisfies Record<Whose, string>,
  situation: { legend: 'Situation familiale' },
  maritalRegime: {
    label: 'Régime matrimonial',
    hint: 'Ce qui appartient à chacun dans le mariage. Sans contrat, c’est la communauté réduite aux acquêts',
  },
  message: (field: keyof FamilyDraft): string => missing[field],
} as const;

/** ADV-02, D-47 */
export const familyStatusMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'La situation familiale du client' },
});
