import type { ProofCategory } from '@domain/proofs/papers';
import type { Participant } from '@domain/journey/words';
import { byReader } from '../byReader';
import type { Whose } from './dossierForm';
import { dossierPageMessages } from './dossierPage';
import { offerConfirmationMessages } from './offerConfirmation';

const TITLE = 'Vérifiez vos informations avant de signer';

const client = {
  title: {
    individual: TITLE,
    TIT: TITLE,
    COT: 'Co-titulaire\u00a0: vérifiez vos informations',
  } satisfies Record<Whose, string>,
  intro: {
    individual: 'Vous pouvez tout modifier jusqu’à la signature.',
    TIT: 'Vous pouvez encore corriger chaque partie. Le co-titulaire relit ensuite le dossier. Chacun s’engage à sa signature, pas avant.',
    COT: 'Le titulaire a accepté les conditions. Relisez le dossier à votre tour. Vous accepterez les conditions et vous signerez plus tard, avec le lien que nous vous enverrons par e-mail.',
  } satisfies Record<Whose, string>,
  jump: 'Aller à l’acceptation',
  loading: 'Préparation du récapitulatif…',
  person: {
    individual: 'Vos informations',
    TIT: 'Titulaire',
    COT: 'Co-titulaire',
  } satisfies Record<Whose, string>,
  situation: {
    individual: 'Votre situation',
    TIT: 'Situation du titulaire',
    COT: 'Situation du co-titulaire',
  } satisfies Record<Whose, string>,
  mobileFixed: 'Il identifie votre demande\u00a0: il ne peut plus être changé.',
  proofs: {
    title: 'Vos justificatifs',
    what: { identity: 'Identité', address: 'Adresse', income: 'Revenus' } satisfies Record<ProofCategory, string>,
    change: {
      identity: 'Justificatif d’identité',
      address: 'Justificatif d’adresse',
      income: 'Justificatif de revenus',
    } satisfies Record<ProofCategory, string>,
    validated: 'validé automatiquement',
    validatedTitle: 'Vos justificatifs, validés automatiquement',
    reviewed: 'vérifié par un conseiller',
    none: 'Non fourni',
    /** XTR-38 */
    wallet: 'Identité reçue d’un portefeuille',
  },
  agency: {
    title: 'Votre agence',
    row: 'Agence',
    moreOf: '\u00a0: voir la fiche',
  },
  offer: {
    title: 'Votre offre',
    accountFixed: 'Le type de compte ne peut plus être changé en ligne. Un conseiller peut en ouvrir un autre avec vous.',
    removed: 'Votre adresse est hors de France métropolitaine\u00a0: l’Offre Jeunes ne s’applique plus.',
  },
  change: 'Modifier',
  changeWhat: (what: string, who: Participant | undefined): string =>
    ` – ${what}${who === undefined ? '' : who === 'TIT' ? ' (titulaire)' : ' (co-titulaire)'}`,
  whole: {
    open: 'Tout voir et imprimer',
    title: 'Récapitulatif des informations',
    print: 'Imprimer',
    number: 'Numéro de dossier',
    day: 'Date',
    kept: dossierPageMessages.omc.kept,
    close: 'Fermer',
    contractual: 'Document non contractuel',
  },
  changing: {
    card: {
      individual: 'Changer de carte',
      TIT: 'Changer la carte du titulaire',
      COT: 'Changer la carte du co-titulaire',
    } satisfies Record<Whose, string>,
    overdraft: offerConfirmationMessages.omc.overdraft.label,
    insurance: offerConfirmationMessages.omc.insurance.label,
    which: 'Quelle carte\u202f?',
    withoutCard: 'Sans carte',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    changed: (total: string): string => `Votre offre est à jour. Total mensuel\u00a0: ${total}.`,
  },
  terms: {
    label: 'J’ai lu et j’accepte les conditions générales de banque',
    link: 'Lire les conditions générales de banque',
    required: 'Vous devez accepter les conditions générales pour continuer.',
  },
  /** The nationality or the birthplace has become that of the United States. D-118 */
  usOwed: {
    individual: 'Répondez à la question sur vos liens avec les États-Unis.',
    TIT: 'Répondez à la question sur les liens du titulaire avec les États-Unis.',
    COT: 'Répondez à la question sur les liens du co-titulaire avec les États-Unis.',
    report:
      'Une question sur les États-Unis est sans réponse. Choisissez «\u00a0Signaler une erreur\u00a0» pour que votre conseiller la complète.',
  },
  unseen: 'Une partie de vos informations ne s’affiche pas. Affichez-la avant de continuer.',
  submit: 'Accepter et continuer',
  submitting: 'Préparation de la signature…',
  /** The co-holder's first step. D-43 */
  read: {
    submit: 'J’ai relu le dossier',
    submitting: 'Enregistrement…',
    /** By the connected person. D-105 */
    corrections: {
      TIT: 'Pour corriger quelque chose, revenez au récapitulatif du titulaire, qui devra ensuite l’accepter de nouveau.',
      COT: 'Vous pouvez corriger vos informations. Le titulaire a accepté les siennes et l’offre\u00a0: elles ne peuvent être corrigées que dans sa session.',
    } satisfies Record<Participant, string>,
  },
  /** On the other holder's part. D-123 */
  reduced: 'Le détail n’est visible que dans la session de cette personne.',
} as const;

/** ADV-02, D-47 */
export const summaryMessages = byReader(client, {
  ...client,
  person: { ...client.person, individual: 'Le client' },
  situation: { ...client.situation, individual: 'La situation du client' },
  usOwed: {
    ...client.usOwed,
    individual: 'Répondez à la question sur les liens du client avec les États-Unis.',
    report: 'Une question sur les États-Unis est sans réponse.',
  },
  unseen: 'Une partie du dossier ne s’affiche pas. Affichez-la avant de le transmettre.',
  mobileFixed: 'Le mobile identifie le dossier\u00a0: il ne se change pas ici.',
  proofs: { ...client.proofs, title: 'Justificatifs', validatedTitle: 'Justificatifs, validés automatiquement' },
  agency: { ...client.agency, title: 'L’agence choisie' },
  offer: {
    ...client.offer,
    title: 'L’offre choisie',
    accountFixed: 'Le type de compte ne se change pas dans ce dossier.',
    removed: 'L’adresse du client est hors de France métropolitaine\u00a0: l’Offre Jeunes est retirée.',
  },
  whole: { ...client.whole, title: 'Récapitulatif du dossier client' },
  changing: { ...client.changing, changed: (total: string): string => `L’offre est à jour. Total mensuel\u00a0: ${total}.` },
});
