import { CLIENT_NUMBER_LENGTH } from '@domain/field/clientNumber';
import type { ResumeModal } from '@domain/session/resumeModal';
import { fieldsMessages } from './fields';

const form = `${fieldsMessages.numericOnly} ${fieldsMessages.exactly(CLIENT_NUMBER_LENGTH)}`;

/** Resumes a file by its number, outside production only. RES-01, RES-02 */
export const resumeMessages = {
  title: 'Reprendre un dossier',
  intro: {
    client: 'Saisissez le numéro du client dont le dossier est en cours.',
    both: 'Saisissez le numéro du client, ou celui du prospect\u00a0: l’un des deux suffit.',
  },
  clientId: 'Numéro de client',
  prospectId: 'Numéro de prospect',
  hint: `${CLIENT_NUMBER_LENGTH} chiffres`,
  next: 'Reprendre',
  busy: 'Recherche du dossier…',
  refused: {
    MISSING_ID: { title: 'Il manque un numéro', text: 'Sans numéro, aucun dossier ne peut être repris.' },
    MALFORMED_CLIENT_ID: { title: 'Le numéro de client est mal formé', text: form },
    MALFORMED_PROSPECT_ID: { title: 'Le numéro de prospect est mal formé', text: form },
    UNKNOWN_CLIENT_ID: { title: 'Aucun dossier trouvé', text: 'Aucun dossier en cours ne correspond à ce numéro de client.' },
  } satisfies Record<Exclude<ResumeModal, 'technical'>, { readonly title: string; readonly text: string }>,
  close: 'Corriger',
} as const;
