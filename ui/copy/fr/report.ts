import type { ReportedLine } from '@domain/journey/reported';
import { recapRowsMessages } from './recapRows';

const { lines, offer } = recapRowsMessages;

/** An error that a client reports to the adviser. D-47, ADV-03 */
export const reportMessages = {
  title: 'Signaler une erreur à votre conseiller',
  text: 'Votre conseiller est prévenu et reprend le dossier avec vous. Vous ne signez rien en attendant.',
  which: 'Qu’est-ce qui n’est pas exact\u202f?',
  lines: {
    ...lines,
    card: offer.card.individual,
    delivery: offer.delivery.individual,
    overdraft: offer.overdraft.label,
    insurance: offer.insurance.label,
    other: 'Autre chose',
  } satisfies Record<ReportedLine, string>,
  missing: 'Cochez au moins une ligne.',
  comment: 'Précisez en une phrase',
  kept: 'Votre dossier est conservé\u00a0: vous recevrez un e-mail quand il sera corrigé.',
  send: 'Prévenir mon conseiller',
  sending: 'Envoi…',
  stay: 'Revenir à mes informations',
} as const;
