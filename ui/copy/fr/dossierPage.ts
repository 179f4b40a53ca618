import { byReader } from '@ui/copy/byReader';

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
  askedLater: 'Votre document n’est pas perdu\u00a0: nous vous le demanderons à l’étape suivante.',
  kept: 'Dossier conservé jusqu’au',
  adviser: 'Continuer avec un conseiller',
  later: {
    button: 'Finir plus tard',
    title: 'Reprendre plus tard',
    kept: (day: string) => `Le dossier est conservé jusqu’au ${day}.`,
    how: 'Pour reprendre, ouvrez ce site sur l’appareil de votre choix et choisissez «\u00a0Déjà une demande en cours\u202f?\u00a0»\u00a0: votre numéro de mobile et un code reçu par SMS suffisent. Le dernier lien de reprise reçu par e-mail mène aussi à votre dossier.',
    leave: 'Me déconnecter',
    stay: 'Continuer maintenant',
  },
  /** On a co-holder's page in the holder's session. */
  absent: {
    button: (name: string) => `${name} n’est pas là\u00a0: finir plus tard`,
    how: (name: string) => `${name} peut aussi continuer sans vous, sur son appareil et de la même façon, avec son numéro de mobile.`,
  },
} as const;

/** ADV-02, D-47 */
export const dossierPageMessages = byReader(client, {
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
