import type { ObligationDraft, ObligationIssue } from '@domain/holders/checkTax';
import type { WorkDraft, WorkIssue } from '@domain/holders/checkWork';
import type { TaxObligation } from '@domain/holders/prospect';
import { byReader } from '../byReader';
import { type ByWhose, byWhose } from '../byWhose';
import { type Whose, dossierFormMessages } from './dossierForm';
import { issueMessages } from './personFields';
import { shellMessages } from './shell';

const missing: Record<keyof ObligationDraft, string> = {
  country: dossierFormMessages.omc.country,
  noTaxId: 'Indiquez si un numéro a été attribué.',
  taxId: 'Saisissez le numéro d’identification fiscale.',
};

const addCountry = 'Ajouter un pays';
const taxNumber = 'Numéro d’identification fiscale';

const client = {
  title: {
    individual: 'Votre résidence fiscale',
    TIT: 'La résidence fiscale du titulaire',
    COT: 'La résidence fiscale du co-titulaire',
  } satisfies Record<Whose, string>,
  intro: 'La loi nous oblige à poser cette question.',
  resident: {
    legend: {
      individual: 'Votre résidence fiscale est-elle en France\u202f?',
      TIT: 'La résidence fiscale du titulaire est-elle en France\u202f?',
      COT: 'La résidence fiscale du co-titulaire est-elle en France\u202f?',
    } satisfies Record<Whose, string>,
    hint: byWhose('Le pays de votre foyer ou de votre activité principale', 'Le pays de son foyer ou de son activité principale'),
    known: 'En France',
    yes: 'Oui',
    no: 'Non',
  },
  usPerson: {
    legend: {
      individual: 'Êtes-vous citoyen des États-Unis ou y êtes-vous résident fiscal\u202f?',
      TIT: 'Le titulaire est-il citoyen des États-Unis ou y est-il résident fiscal\u202f?',
      COT: 'Le co-titulaire est-il citoyen des États-Unis ou y est-il résident fiscal\u202f?',
    } satisfies Record<Whose, string>,
    hint: 'Une personne née aux États-Unis en est le plus souvent citoyenne.',
    taxId: 'Ajouter le numéro d’identification fiscale américain (TIN)',
  },
  /** The last words above the button of a person who answers for themselves: BOI-INT-AEA-20-20-30. D-124 */
  certify: {
    text: 'Je certifie que c’est exact et complet. Je signale tout changement à la banque. Une fausse déclaration m’expose à une amende. Ces informations peuvent être transmises à l’administration fiscale.',
    button: 'Je certifie ces informations',
    /** Above the acceptance, of what another person or another visit has answered. */
    later:
      'En validant, je certifie que ma résidence fiscale, telle qu’elle est écrite plus haut, est exacte et complète. Je signale tout changement à la banque. Une fausse déclaration m’expose à une amende. Ces informations peuvent être transmises à l’administration fiscale.',
  },
  notResident: {
    title: 'Un conseiller peut prendre la suite',
    text: 'L’ouverture en ligne demande une résidence fiscale en France. Le dossier est conservé\u00a0: un conseiller peut étudier la demande.',
    appointment: shellMessages.helpAppointment,
  },
  obligations: {
    title: {
      individual: 'Payez-vous des impôts dans un autre pays\u202f?',
      TIT: 'Le titulaire paie-t-il des impôts dans un autre pays\u202f?',
      COT: 'Le co-titulaire paie-t-il des impôts dans un autre pays\u202f?',
    } satisfies ByWhose,
    none: 'Aucun autre pays déclaré.',
    add: addCountry,
    country: 'Pays',
    taxId: taxNumber,
    noTaxId: {
      NOT_ISSUED: 'pas de numéro d’identification fiscale dans ce pays',
      NOT_YET: 'numéro d’identification fiscale attendu',
    } satisfies Record<NonNullable<TaxObligation['noTaxId']>, string>,
    edit: 'Modifier',
    remove: 'Supprimer',
    of: (country: string): string => `\u00a0: ${country}`,
    added: (country: string): string => `Pays ajouté\u00a0: ${country}. Il sera enregistré avec les autres réponses de la page.`,
    removed: (country: string): string => `Pays retiré\u00a0: ${country}.`,
  },
  dialog: {
    add: addCountry,
    edit: 'Modifier un pays',
    country: { label: 'Pays', hint: dossierFormMessages.omc.typeAhead },
    noTaxId: {
      legend: 'Ce pays a-t-il attribué un numéro d’identification fiscale\u202f?',
      options: {
        GIVEN: 'Oui',
        NOT_ISSUED: 'Non, ce pays n’en attribue pas',
        NOT_YET: 'Pas encore, le numéro est attendu',
      } satisfies Record<Exclude<ObligationDraft['noTaxId'], ''>, string>,
    },
    taxId: {
      label: `${taxNumber} (NIF)`,
      hint: (example: string | undefined) =>
        `Le numéro que donne l’administration fiscale de ce pays${example === undefined ? '' : `, par exemple ${example}`}`,
    },
    save: 'Ajouter à la liste',
    checking: 'Vérification…',
    cancel: 'Annuler',
    failed: 'Le format de ce pays n’a pas pu être vérifié. Réessayez.',
  },
  /** Names its question: the errors of work are in the same list. D-125, RGAA 11.10 */
  message: (issue: WorkIssue, field: keyof WorkDraft): string => {
    if (issue !== 'NOT_CHOSEN' && issue !== 'REQUIRED') return issueMessages(issue);
    return field === 'usPerson' ? 'Répondez à la question sur les États-Unis.' : 'Indiquez si la résidence fiscale est en France.';
  },
  obligationMessage: (issue: ObligationIssue, field: keyof ObligationDraft): string =>
    issue === 'NOT_CHOSEN' || issue === 'REQUIRED' ? missing[field] : issueMessages(issue),
} as const;

/** ADV-02, D-47 */
export const taxResidenceMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'La résidence fiscale du client' },
  obligations: {
    ...client.obligations,
    title: { ...client.obligations.title, individual: 'Le client paie-t-il des impôts dans un autre pays\u202f?' },
  },
  resident: {
    ...client.resident,
    legend: { ...client.resident.legend, individual: 'La résidence fiscale du client est-elle en France\u202f?' },
    hint: byWhose(client.resident.hint.TIT, client.resident.hint.TIT),
  },
  usPerson: {
    ...client.usPerson,
    legend: {
      ...client.usPerson.legend,
      individual: 'Le client est-il citoyen des États-Unis ou y est-il résident fiscal\u202f?',
    },
  },
  notResident: {
    ...client.notResident,
    title: 'Le compte ne peut pas s’ouvrir ainsi',
    text: 'L’ouverture à distance demande une résidence fiscale en France. Le dossier du client est conservé.',
  },
});
