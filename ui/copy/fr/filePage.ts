import { byReader } from '../byReader';

const client = {
  about: {
    TIT: (name: string) => `Titulaire\u00a0: ${name}`,
    COT: (name: string) => `Co-titulaire\u00a0: ${name}`,
  },
  saving: {
    saving: 'Enregistrement…',
    saved: (at: string) => `Enregistré à ${at}`,
    failed: 'Non enregistré — ',
    again: 'réessayer',
  },
  kept: 'Dossier conservé jusqu’au',
  adviser: 'Continuer avec un conseiller',
  later: {
    button: 'Finir plus tard',
    title: 'Reprendre plus tard',
    kept: (day: string) => `Votre dossier est conservé jusqu’au ${day}.`,
    how: 'Pour reprendre, ouvrez sur l’appareil de votre choix le lien de reprise le plus récent que nous vous avons envoyé par e-mail. Nous vous enverrons ensuite un code par SMS pour vous reconnaître.',
    leave: 'Me déconnecter',
    stay: 'Continuer maintenant',
  },
} as const;

/** ADV-02, D-47 */
export const filePageMessages = byReader(client, {
  ...client,
  later: {
    ...client.later,
    kept: (day: string) => `Le dossier du client est conservé jusqu’au ${day}.`,
    button: 'Quitter le dossier',
    title: 'Quitter le dossier',
    how: 'Reprenez le dossier depuis votre poste, parmi les dossiers en cours.',
    leave: 'Quitter',
    stay: 'Rester sur le dossier',
  },
});
