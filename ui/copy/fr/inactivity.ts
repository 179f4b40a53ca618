import { byReader } from '../byReader';

const client = {
  title: 'Votre session est terminée',
  text: 'Pour protéger vos données, votre session s’est fermée.',
  because: {
    expired: 'Une session a une durée limitée\u00a0: la vôtre est arrivée à sa fin.',
    inactive: 'Pour protéger vos données, votre session s’est fermée après un moment sans activité.',
    refused: 'La banque a fermé votre session pour protéger vos données.',
  },
  kept: 'Ce que vous avez envoyé est conservé. Reprenez votre demande en vous identifiant avec votre mobile.',
  resume: 'Reprendre',
} as const;

/** ADV-02, D-47 */
export const inactivityMessages = byReader(client, {
  ...client,
  title: 'Session conseiller terminée',
  text: 'Pour protéger les données du client, la session a été fermée.',
  because: {
    expired: 'Une session a une durée limitée\u00a0: celle-ci est arrivée à sa fin.',
    inactive: 'Pour protéger les données du client, la session a été fermée après un moment sans activité.',
    refused: 'La banque a fermé la session pour protéger les données du client.',
  },
  kept: 'Le dossier garde son numéro et tout ce qui a été envoyé. Reprenez-le depuis votre poste.',
});
