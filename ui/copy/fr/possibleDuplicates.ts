import type { MatchedField } from '@domain/adviser/possibleDuplicate';
import { duplicatesMessages } from './duplicates';

/** The adviser searches the bank's clients for the same person. ADV-02, D-47 */
export const possibleDuplicatesMessages = {
  search: {
    title: 'Recherche de doublons possibles',
    messages: [
      { afterMs: 0, text: 'La banque compare le client à ceux qu’elle connaît. Cela prend en général moins d’une minute.' },
      { afterMs: 10_000, text: 'Encore un instant.' },
      {
        afterMs: 30_000,
        text: 'La recherche prend plus de temps que prévu. Le dossier est conservé\u00a0: vous pourrez le reprendre depuis votre poste.',
      },
    ],
    over: 'La recherche n’est pas terminée. Le dossier est conservé\u00a0: vous pourrez le reprendre depuis votre poste.',
    again: duplicatesMessages.again,
  },
  none: {
    title: 'Aucun doublon possible',
    text: 'Personne n’a le même nom, la même date de naissance ou les mêmes coordonnées. Le dossier avance sans vous.',
  },
  found: {
    title: (count: number): string => (count === 1 ? 'Un doublon possible' : `${count} doublons possibles`),
    intro: 'Comparez les informations, puis indiquez s’il s’agit d’un nouveau client. En cas de doute, demandez une pièce d’identité.',
    heading: (name: string): string => name,
    caption: (name: string): string => `Comparaison de ${name} et du client du dossier`,
    field: 'Information',
    client: { individual: 'Client du dossier', TIT: 'Titulaire du dossier', COT: 'Co-titulaire du dossier' },
    existing: 'Client existant',
    rows: {
      lastname: 'Nom',
      firstname: 'Prénom',
      birthdate: 'Date de naissance',
      email: 'E-mail',
      mobile: 'Mobile',
    } satisfies Record<MatchedField, string>,
    town: 'Ville',
    since: 'Client depuis',
    newcomer: 'Nouvelle demande',
    same: 'Identique',
    unknown: 'Non communiqué',
    thisOne: 'C’est ce client',
    thisOneNamed: (name: string): string => `\u00a0: ${name}`,
    newClient: 'C’est un nouveau client',
    /** Beside a client with the same last name, first name and birthdate. */
    createAnyway: 'Créer quand même',
    confirming: 'Enregistrement…',
  },
  same: {
    title: 'Le compte s’ouvre depuis le dossier de ce client',
    text: (name: string, since: number): string =>
      `Le dossier de ${name} existe depuis ${since}. Un second dossier ferait deux clients d’une même personne\u00a0: le compte s’ouvre depuis le premier, au poste conseiller.`,
    kept: 'Vous pouvez fermer ce dossier. Les justificatifs déjà envoyés sont effacés avec lui, et rien n’a été signé.',
    close: 'Fermer ce dossier',
    back: 'Revenir à la comparaison',
    ask: 'Fermer ce dossier\u202f?',
    asked: 'Une fois fermé, il ne se reprend plus.',
    closing: 'Fermeture…',
    keep: 'Garder le dossier',
  },
  closed: {
    title: 'Ce dossier est fermé',
    text: (name: string): string => `Pour ouvrir le compte, reprenez le dossier de ${name} à votre poste.`,
    next: 'Vous pouvez fermer cette page.',
  },
} as const;
