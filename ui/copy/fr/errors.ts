import { ADULT_FROM } from '@domain/eligibility/adult';
import type { ErrorPageType } from '@domain/errors/codes';
import { byReader } from '../byReader';
import { identifyByMobile } from './identify';

interface ErrorText {
  readonly title: string;
  readonly text: string;
  /** Next step for the reader. */
  readonly next: string;
}

const TOO_YOUNG = 'Cette offre est réservée aux plus de 18 ans';

const IDENTICAL = {
  title: 'Titulaire et co-titulaire sont identiques',
  text: 'Il est impossible d’effectuer une ouverture de compte bancaire avec un titulaire et un co-titulaire identiques.',
};

const client = {
  pages: {
    generic: {
      title: 'Cette page n’est pas disponible pour l’instant',
      text: 'La banque ne répond pas comme prévu, ou un réseau entre vous et elle bloque cette page (proxy d’entreprise, Wi-Fi). Ce que vous avez déjà envoyé est conservé.',
      next: 'Réessayez dans quelques minutes, puis en 4G si cela continue.',
    },
    AUTHENTICATION: {
      title: 'Nous n’avons pas pu vous identifier',
      text: 'Une erreur technique est survenue pendant l’identification.',
      next: 'Reprenez votre demande\u00a0: un nouveau code vous sera envoyé. Si cette page revient, ouvrez le lien de votre e-mail dans votre navigateur habituel, par exemple Safari ou Chrome.',
    },
    blocked: {
      title: 'Votre demande est bloquée',
      text: 'Elle ne peut pas continuer en ligne pour le moment.',
      next: 'Contactez un conseiller\u00a0: il vous dira comment la débloquer.',
    },
    rejected: {
      title: 'Nous ne pouvons pas ouvrir ce compte en ligne',
      text: 'Après étude, votre demande ne peut pas aboutir ici.',
      next: 'Prenez rendez-vous en agence\u00a0: un conseiller étudiera votre situation avec vous.',
    },
    finalized: {
      title: 'Votre dossier est créé',
      text: 'Cette demande est terminée\u00a0: il n’y a plus rien à compléter.',
      next: 'Retrouvez votre compte dans l’espace client.',
    },
    purged: {
      title: 'Le délai de votre demande est dépassé',
      text: 'Le dossier et ses justificatifs ont été effacés.',
      next: 'Contactez un conseiller, ou commencez une nouvelle demande.',
    },
    excluded: {
      title: 'Nous ne pouvons pas donner suite à votre demande',
      text: 'L’ouverture en ligne n’est pas possible dans votre situation.',
      next: 'Un conseiller peut étudier votre demande en agence.',
    },
    'identical-holders': {
      ...IDENTICAL,
      next: 'Revenez à votre demande et corrigez l’identité de l’une des deux personnes.',
    },
    'too-young': {
      title: TOO_YOUNG,
      text: `Il faut avoir ${ADULT_FROM} ans pour ouvrir un compte en ligne.`,
      next: 'Pour une personne mineure, un conseiller vous présente les comptes adaptés.',
    },
    'excluded-department': {
      title: 'L’ouverture en ligne n’est pas proposée dans votre département',
      text: 'Votre lieu de résidence dépend d’une autre organisation de la banque.',
      next: 'Prenez rendez-vous\u00a0: un conseiller vous orientera vers la bonne agence.',
    },
  } satisfies Record<ErrorPageType, ErrorText>,
  /** Extra sentence for this reader; empty: none. */
  also: '',
  acts: {
    again: 'Réessayer',
    main: 'Revenir à ma demande',
    identify: identifyByMobile,
    newRequest: 'Commencer une nouvelle demande',
    appointment: 'Prendre rendez-vous',
    customerArea: 'Aller à l’espace client',
  },
} as const;

/** ERR-03, ERR-06, ADV-03 */
export const errorsMessages = byReader(client, {
  pages: {
    generic: {
      ...client.pages.generic,
      text: 'La banque ne répond pas comme prévu, ou un réseau entre votre poste et elle bloque cette page (proxy, Wi-Fi). Ce qui a déjà été envoyé est conservé.',
      next: 'Réessayez dans quelques minutes, puis depuis un autre réseau si cela continue.',
    },
    AUTHENTICATION: {
      title: 'Aucune session conseiller n’est ouverte',
      text: 'Vous créez et reprenez un dossier client depuis le poste conseiller.',
      next: 'Retournez au poste conseiller et ouvrez l’outil de là.',
    },
    blocked: {
      title: 'Ce dossier est bloqué',
      text: 'Il ne peut pas continuer avec cet outil pour le moment.',
      next: 'Retrouvez-le à votre poste, parmi les dossiers en cours.',
    },
    rejected: {
      title: 'Ce compte ne peut pas être ouvert',
      text: 'Après étude, la demande du client ne peut pas aboutir.',
      next: 'Consultez le dossier à votre poste.',
    },
    finalized: {
      title: 'Ce dossier est terminé',
      text: 'Le compte du client est créé\u00a0: il n’y a plus rien à compléter.',
      next: 'Consultez-le à votre poste.',
    },
    purged: {
      title: 'Le délai de ce dossier est dépassé',
      text: 'Le dossier du client et ses justificatifs ont été effacés.',
      next: 'Créez un nouveau dossier depuis votre poste.',
    },
    excluded: {
      title: 'Ce dossier ne peut pas avoir de suite ici',
      text: 'L’ouverture à distance n’est pas possible dans la situation du client.',
      next: 'Étudiez sa situation en agence.',
    },
    'identical-holders': {
      ...IDENTICAL,
      next: 'Revenez au dossier et corrigez l’identité de l’une des deux personnes.',
    },
    'too-young': {
      title: TOO_YOUNG,
      text: `Le client doit avoir ${ADULT_FROM} ans pour ouvrir un compte à distance.`,
      next: 'Pour une personne mineure, présentez les autres comptes en agence.',
    },
    'excluded-department': {
      title: 'L’ouverture à distance n’est pas proposée dans ce département',
      text: 'Le lieu de résidence du client dépend d’une autre organisation de la banque.',
      next: 'Orientez le client vers la bonne agence.',
    },
  },
  also: 'Vous pouvez aussi prendre rendez-vous avec le client pour préparer la suite.',
  acts: { ...client.acts, main: 'Revenir au dossier' },
});
