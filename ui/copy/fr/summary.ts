import type { Civility } from '@domain/holders/applicant';
import type { Participant } from '@domain/journey/words';
import type { OrderedCard } from '@domain/offer/onFile';
import type { Promotion } from '@domain/offer/promotion';
import type { Delivery } from '@domain/delivery/modes';
import { complementaryCopy } from './complementary';
import { deliveryCopy } from './delivery';
import type { Whose } from './fileForm';
import { filePageCopy } from './filePage';
import { moneyCopy } from './money';
import { promotionCopy } from './offer';
import { offerConfirmationCopy } from './offerConfirmation';
import { otherObligations } from './taxResidence';

type Card = NonNullable<OrderedCard['card']>;

const promoted = ({ price }: Card, promotion: Exclude<Promotion, 'none'>): string =>
  [price.months > 0 ? promotionCopy.free(price.months) : '', promotionCopy.afterwards(promotion, price.afterwards)]
    .filter(Boolean)
    .join(', ');

const TITLE = 'Vérifiez vos informations avant de signer';

export const summaryCopy = {
  title: {
    individual: TITLE,
    TIT: TITLE,
    COT: 'Co-titulaire\u00a0: vérifiez vos informations',
  } satisfies Record<Whose, string>,
  intro: {
    individual: 'Vous pouvez encore corriger chaque partie. Vous vous engagez à la signature, pas avant.',
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
    nationality: 'Nationalité',
    birthplace: 'Lieu de naissance',
    family: 'Situation familiale',
    maritalRegime: 'Régime matrimonial',
    address: 'Adresse',
    housing: 'Logement',
    category: complementaryCopy.category.label,
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
  contactFixed: 'L’e-mail et le mobile servent à vous reconnaître. Pour les modifier, parlez à un conseiller.',
  taxResident: 'France',
  none: 'Aucune',
  notSaid: 'Non renseigné',
  obligation: (country: string, taxId: string): string => `${country}\u00a0: ${taxId}`,
  agency: {
    title: 'Votre agence',
    row: 'Agence',
    more: 'Voir la fiche',
  },
  offer: {
    title: 'Votre offre',
    fixed: 'Votre offre est enregistrée. Pour la modifier, parlez à un conseiller.',
    account: 'Compte courant',
    kind: offerConfirmationCopy.account.kind,
    card: { individual: 'Carte', TIT: 'Carte du titulaire', COT: 'Carte du co-titulaire' } satisfies Record<Whose, string>,
    delivery: {
      individual: 'Livraison de la carte',
      TIT: 'Livraison de la carte du titulaire',
      COT: 'Livraison de la carte du co-titulaire',
    } satisfies Record<Whose, string>,
    noCard: 'Sans carte',
    price: (card: Card, promotion: Promotion): string =>
      card.promoted && promotion !== 'none'
        ? `${moneyCopy.perMonth(card.price.standard)}. ${promoted(card, promotion)}`
        : moneyCopy.perMonth(card.price.standard),
    mode: (delivery: Delivery): string => `${deliveryCopy.mode[delivery.mode]}, ${deliveryCopy.terms(delivery)}`,
    overdraft: offerConfirmationCopy.overdraft,
    insurance: offerConfirmationCopy.insurance,
    documents: offerConfirmationCopy.documents,
    payment: offerConfirmationCopy.payment,
    removed: 'Votre adresse est hors de France métropolitaine\u00a0: l’Offre Jeunes ne s’applique plus.',
    missing: 'Votre offre se charge. Elle s’affiche dans un instant.',
  },
  change: 'Modifier',
  changeWhat: (what: string, who: Participant | undefined): string =>
    ` – ${what}${who === undefined ? '' : who === 'TIT' ? ' (titulaire)' : ' (co-titulaire)'}`,
  popins: {
    information: { open: 'Voir toutes les informations', title: 'Récapitulatif des informations' },
    file: {
      open: 'Voir le dossier complet',
      title: 'Récapitulatif du dossier client',
      print: 'Imprimer',
      number: 'Numéro de dossier',
      day: 'Date',
      kept: filePageCopy.kept,
    },
    close: 'Fermer',
    contractual: 'Document non contractuel',
  },
  terms: {
    label: 'J’ai lu et j’accepte les conditions générales de banque',
    link: 'Lire les conditions générales de banque',
    required: 'Vous devez accepter les conditions générales pour continuer.',
  },
  submit: 'Accepter et continuer',
  submitting: 'Préparation de la signature…',
} as const;
