import type { Delivery } from '@domain/delivery/modes';
import type { ProofCategory } from '@domain/documents/papers';
import type { Civility } from '@domain/holders/applicant';
import type { Participant, Workflow } from '@domain/journey/words';
import type { OrderedCard } from '@domain/offer/onFile';
import type { Promotion } from '@domain/offer/promotion';
import { byReader } from '../byReader';
import { comparedMessages } from './compared';
import { complementaryMessages } from './complementary';
import { deliveryMessages } from './delivery';
import type { Whose } from './fileForm';
import { filePageMessages } from './filePage';
import { moneyMessages } from './money';
import { nationalityMessages } from './nationality';
import { newEmailMessages } from './newEmail';
import { promotionMessages } from './offer';
import { offerConfirmationMessages } from './offerConfirmation';
import { otherObligations } from './taxResidence';

type Card = NonNullable<OrderedCard['card']>;

const promoted = ({ price }: Card, promotion: Exclude<Promotion, 'none'>): string =>
  `${price.months > 0 ? promotionMessages.firstly(price.promoted, price.months) : moneyMessages.perMonth(price.standard)}, ${promotionMessages.afterwards(promotion, price.afterwards)}`;

/** The adviser's recap, and the same to print. */
export const WHOLE_FILE = 'Récapitulatif du dossier client';

const KIND = { individual: 'Individuel', joint: 'Joint' } satisfies Record<Workflow, string>;

const TITLE = 'Vérifiez vos informations avant de signer';

const client = {
  title: {
    individual: TITLE,
    TIT: TITLE,
    COT: 'Co-titulaire\u00a0: vérifiez vos informations',
  } satisfies Record<Whose, string>,
  intro: {
    individual: 'Tout reste modifiable jusqu’à la signature.',
    TIT: 'Vous pouvez encore corriger chaque partie. Le co-titulaire relit ensuite le dossier. Chacun s’engage à sa signature, pas avant.',
    COT: 'Le titulaire a accepté le dossier. Relisez-le à votre tour, puis acceptez les conditions. Vous vous engagez à votre signature, pas avant.',
  } satisfies Record<Whose, string>,
  loading: 'Préparation du récapitulatif…',
  person: {
    individual: 'Vos informations',
    TIT: 'Titulaire',
    COT: 'Co-titulaire',
  } satisfies Record<Whose, string>,
  civility: { MME: 'Madame', MR: 'Monsieur' } satisfies Record<Civility, string>,
  rows: {
    name: 'Nom et prénom',
    birthName: 'Nom de naissance',
    otherFirstNames: 'Autres prénoms',
    birthdate: 'Date de naissance',
    nationality: nationalityMessages.label,
    nationalityCountry: nationalityMessages.which,
    birthplace: 'Lieu de naissance',
    family: 'Situation familiale',
    maritalRegime: 'Régime matrimonial',
    address: 'Adresse',
    housing: 'Logement',
    category: complementaryMessages.omc.category.label,
    profession: 'Profession',
    employer: 'Employeur',
    sector: 'Secteur d’activité',
    income: 'Revenu net mensuel',
    wealth: 'Patrimoine',
    tax: 'Résidence fiscale',
    obligations: otherObligations,
    email: 'E-mail',
    mobile: 'Téléphone mobile',
  },
  /** The lines of the recap, each what one page asks. */
  lines: {
    identity: 'Identité',
    birthplace: 'Lieu de naissance',
    email: 'E-mail',
    mobile: 'Mobile',
    family: 'Famille',
    address: 'Adresse',
    work: 'Profession',
    tax: 'Résidence fiscale',
  },
  told: (what: string, value: string): string => `${what}\u00a0: ${value}`,
  situation: {
    individual: 'Votre situation',
    TIT: 'Situation du titulaire',
    COT: 'Situation du co-titulaire',
  } satisfies Record<Whose, string>,
  mobileFixed: 'S’il a changé, voyez un conseiller.',
  proofs: {
    title: 'Vos justificatifs',
    what: { identity: 'Identité', address: 'Adresse', income: 'Revenus' } satisfies Record<ProofCategory, string>,
    change: {
      identity: 'Justificatif d’identité',
      address: 'Justificatif d’adresse',
      income: 'Justificatif de revenus',
    } satisfies Record<ProofCategory, string>,
    validated: 'validé automatiquement',
    allValidated: 'validés automatiquement',
    reviewed: 'vérifié par un conseiller',
    none: 'Non fourni',
  },
  compared: comparedMessages,
  taxResident: 'France',
  none: 'Aucune',
  notSaid: 'Non renseigné',
  obligation: (country: string, taxId: string): string => `${country}\u00a0: ${taxId}`,
  agency: {
    title: 'Votre agence',
    row: 'Agence',
    moreOf: '\u00a0: voir la fiche',
  },
  offer: {
    title: 'Votre offre',
    account: 'Compte',
    accountFixed: 'Pour en changer\u00a0: nouvelle demande.',
    digital: (workflow: Workflow): string => `${KIND[workflow]}, documents numériques`,
    kind: KIND,
    card: { individual: 'Carte', TIT: 'Carte du titulaire', COT: 'Carte du co-titulaire' } satisfies Record<Whose, string>,
    delivery: {
      individual: 'Livraison',
      TIT: 'Livraison de la carte du titulaire',
      COT: 'Livraison de la carte du co-titulaire',
    } satisfies Record<Whose, string>,
    noCard: 'Sans carte',
    price: (card: Card, promotion: Promotion): string =>
      card.promoted && promotion !== 'none' ? promoted(card, promotion) : moneyMessages.perMonth(card.price.standard),
    mode: (delivery: Delivery): string => `${deliveryMessages.omc.mode[delivery.mode]}, ${deliveryMessages.omc.terms(delivery)}`,
    overdraft: { ...offerConfirmationMessages.omc.overdraft, label: 'Découvert', none: 'Sans autorisation' },
    insurance: { label: 'Assurance', none: 'Sans assurance' },
    payment: {
      ...offerConfirmationMessages.omc.payment,
      shares: 'Parts sociales',
      once: 'Total à payer une seule fois',
    },
    removed: 'Votre adresse est hors de France métropolitaine\u00a0: l’Offre Jeunes ne s’applique plus.',
    missing: 'Votre offre se charge. Elle s’affiche dans un instant.',
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
    kept: filePageMessages.omc.kept,
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
    perMonth: (price: number): string => `${moneyMessages.perMonth(price)}, hors promotion`,
    withoutCard: 'Sans carte',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    changed: (total: string): string => `Votre offre est à jour. Total mensuel\u00a0: ${total}.`,
  },
  newEmail: newEmailMessages,
  terms: {
    label: 'J’ai lu et j’accepte les conditions générales de banque',
    link: 'Lire les conditions générales de banque',
    required: 'Vous devez accepter les conditions générales pour continuer.',
  },
  submit: 'Accepter et continuer',
  submitting: 'Préparation de la signature…',
} as const;

/** ADV-02, D-47 */
export const summaryMessages = byReader(client, {
  ...client,
  person: { ...client.person, individual: 'Le client' },
  situation: { ...client.situation, individual: 'La situation du client' },
  mobileFixed: 'Le mobile identifie le dossier\u00a0: il ne se change pas ici.',
  proofs: { ...client.proofs, title: 'Justificatifs' },
  compared: {
    ...client.compared,
    differs: (count: number): string =>
      count > 1
        ? `À vérifier avec le client\u00a0: ${count} informations ne sont pas celles qui ont été lues`
        : 'À vérifier avec le client\u00a0: 1 information n’est pas celle qui a été lue',
    same: 'Identique à ce qui a été lu',
  },
  agency: { ...client.agency, title: 'L’agence choisie' },
  offer: {
    ...client.offer,
    title: 'L’offre choisie',
    accountFixed: 'Pour un autre type de compte, créer un nouveau dossier.',
    removed: 'L’adresse du client est hors de France métropolitaine\u00a0: l’Offre Jeunes est retirée.',
    missing: 'L’offre du client se charge.',
  },
  whole: { ...client.whole, title: WHOLE_FILE },
  changing: { ...client.changing, changed: (total: string): string => `L’offre est à jour. Total mensuel\u00a0: ${total}.` },
  newEmail: { ...client.newEmail, title: 'Changer l’e-mail du client' },
});
