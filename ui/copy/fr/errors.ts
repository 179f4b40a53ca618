import type { ErrorPageType } from '@domain/errors/codes';
import type { Mode } from '@domain/journey/words';

interface ErrorText {
  readonly title: string;
  readonly text: string;
  /** What the person can do now. */
  readonly next: string;
}

/** One wording a mode where the specification gives each mode its own. ERR-03, ERR-06 */
type ByMode = Readonly<Record<Mode, ErrorText>>;
const same = (text: ErrorText): ByMode => ({ omc: text, mdc: text });

export const errorsCopy = {
  pages: {
    generic: same({
      title: 'Le service est momentanément indisponible',
      text: 'Nous faisons le nécessaire pour le rétablir. Ce que vous avez déjà envoyé est conservé.',
      next: 'Réessayez dans quelques minutes.',
    }),
    AUTHENTICATION: {
      omc: {
        title: 'Nous n’avons pas pu vous identifier',
        text: 'Une erreur technique est survenue pendant l’identification.',
        next: 'Reprenez votre demande\u00a0: un nouveau code vous sera envoyé.',
      },
      mdc: {
        title: 'Vous n’êtes pas connecté',
        text: 'La création d’un dossier client demande d’être connecté à votre poste.',
        next: 'Connectez-vous, puis ouvrez à nouveau le dossier.',
      },
    },
    blocked: same({
      title: 'Votre demande est bloquée',
      text: 'Elle ne peut pas continuer en ligne pour le moment.',
      next: 'Contactez un conseiller\u00a0: il vous dira comment la débloquer.',
    }),
    rejected: {
      omc: {
        title: 'Nous ne pouvons pas ouvrir ce compte en ligne',
        text: 'Après étude, votre demande ne peut pas aboutir ici.',
        next: 'Prenez rendez-vous en agence\u00a0: un conseiller étudiera votre situation avec vous.',
      },
      mdc: {
        title: 'Ce compte ne peut pas être ouvert',
        text: 'Après étude, la demande du client ne peut pas aboutir.',
        next: 'Le dossier reste consultable sur votre poste.',
      },
    },
    finalized: same({
      title: 'Votre dossier est créé',
      text: 'Cette demande est terminée\u00a0: il n’y a plus rien à compléter.',
      next: 'Retrouvez votre compte dans l’espace client.',
    }),
    purged: same({
      title: 'Le délai de votre demande est dépassé',
      text: 'Le dossier et ses justificatifs ont été effacés.',
      next: 'Contactez un conseiller, ou commencez une nouvelle demande.',
    }),
    excluded: same({
      title: 'Nous ne pouvons pas donner suite à votre demande',
      text: 'L’ouverture en ligne n’est pas possible dans votre situation.',
      next: 'Un conseiller peut étudier votre demande en agence.',
    }),
    'identical-holders': same({
      title: 'Titulaire et co-titulaire sont identiques',
      text: 'Il est impossible d’effectuer une ouverture de compte bancaire avec un titulaire et un co-titulaire identiques.',
      next: 'Revenez à votre demande et renseignez l’autre personne.',
    }),
    'too-young': same({
      title: 'Cette offre est réservée aux plus de 18 ans',
      text: 'L’ouverture en ligne demande d’avoir 18 ans.',
      next: 'Pour une personne mineure, un conseiller vous présente les comptes adaptés.',
    }),
    'excluded-department': same({
      title: 'L’ouverture en ligne n’est pas proposée dans votre département',
      text: 'Votre lieu de résidence dépend d’une autre organisation de la banque.',
      next: 'Prenez rendez-vous\u00a0: un conseiller vous orientera vers la bonne agence.',
    }),
  } satisfies Record<ErrorPageType, ByMode>,
  adviser: 'En rendez-vous avec le client, vous pouvez aussi planifier la suite.',
  acts: {
    again: 'Réessayer',
    main: 'Revenir à ma demande',
    identify: 'M’identifier avec mon mobile',
    newRequest: 'Commencer une nouvelle demande',
    appointment: 'Prendre rendez-vous',
    customerArea: 'Aller à l’espace client',
  },
} as const;
