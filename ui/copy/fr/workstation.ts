import type { ListedState } from '@domain/journey/stepList';
import type { Stage } from '@domain/journey/steps';
import type { Participant } from '@domain/journey/words';

/** The adviser's workstation around every page: header, client, steps, paper. XTR-53, XTR-54, XTR-55 */
export const workstationMessages = {
  name: (brand: string): string => `${brand}, poste conseiller`,
  search: 'Rechercher un dossier',
  agency: (name: string): string => `Agence ${name}`,
  client: 'Dossier ouvert',
  newDossier: 'Nouveau dossier',
  role: { TIT: 'titulaire', COT: 'co-titulaire' } satisfies Record<Participant, string>,
  underWay: (role: string): string => `${role}, étape en cours`,
  facts: {
    file: 'Dossier',
    account: 'Compte',
    mobile: 'Mobile',
    kept: 'Conservé jusqu’au',
    opened: 'Compte ouvert',
    on: (day: string): string => `le ${day}`,
    yes: 'Oui',
  },
  account: { individual: 'individuel', joint: 'joint' },
  steps: {
    title: 'Étapes du dossier',
    now: (step: string, stage: string, done: number, count: number): string => `${step} (${stage}, ${done} sur ${count})`,
    count: (done: number, count: number): string => `${done} sur ${count}`,
    stage: { offer: 'Offre', file: 'Dossier', signature: 'Signature' } satisfies Record<Stage, string>,
    state: {
      done: 'fait',
      now: 'en cours',
      toRedo: 'à reprendre',
      toDo: 'à faire',
      client: 'client',
      bank: 'banque',
    } satisfies Record<ListedState, string>,
    names: {
      accountType: 'Compte et âge',
      offer: 'Carte et options',
      information: 'Coordonnées',
      structureChoice: 'Agence et livraison',
      duplicateSearch: 'Doublons possibles',
      middleControl: 'Contrôle',
      signature: 'Vidéo et signature',
      accountCreation: 'Ouverture du compte',
    },
    you: 'vous',
    ended: (who: string, at: string): string => `${who}, ${at}`,
  },
  paper: {
    title: 'Lu sur le document',
    none: 'Aucune information n’a pu être lue sur ce document.',
    of: (name: string): string => `Justificatif de ${name}`,
    accepted: 'Document accepté',
    refused: 'Document non accepté',
    same: 'Identique',
    differs: (typed: string): string => `Différent\u00a0: saisi ${typed}`,
  },
  log: {
    title: 'Ce qui s’est passé',
    names: { duplicateSearch: 'Doublons possibles', duplicateConfirmation: 'Comparaison des doublons' },
    account: 'Ouverture du compte',
    bank: 'Banque',
    line: (step: string, holder: string | undefined, who: string): string => `${holder ? `${step} (${holder})` : step} – ${who}`,
  },
  keys: {
    open: 'Clavier',
    title: 'Raccourcis clavier',
    close: 'Fermer',
    send: { keys: ['Ctrl', 'Entrée'], does: 'Envoyer le formulaire de la page' },
    list: [
      { keys: ['Tab'], does: 'Aller au champ suivant' },
      { keys: ['Maj', 'Tab'], does: 'Revenir au champ précédent' },
      { keys: ['Flèches'], does: 'Parcourir une liste ou des réponses' },
      { keys: ['Espace'], does: 'Donner la réponse choisie' },
      { keys: ['Échap'], does: 'Fermer une fenêtre ou une liste' },
    ],
  },
} as const;
