import type { InEach } from '../../language';

const french = {
  title: 'Partager votre identité',
  asks: (who: string): string => `${who} vous demande ces informations. Rien d’autre n’est envoyé.`,
  identity: 'Identité choisie',
  send: 'Envoyer',
  refuse: 'Refuser',
  others: 'Choisir une autre identité',
  held: {
    holder: 'Maëlle Exemple',
    coHolder: 'Yanis Modèle',
    abroad: 'Giulia Esempio, identité italienne',
    expired: 'Maëlle Exemple, identité expirée hier',
    revoked: 'Maëlle Exemple, identité révoquée',
    unknown: 'Maëlle Exemple, d’un émetteur inconnu',
  },
  /** By the names of the PID rulebook. */
  claims: {
    family_name: 'Nom',
    given_name: 'Prénoms',
    birthdate: 'Date de naissance',
    place_of_birth: 'Lieu de naissance',
    nationalities: 'Nationalité',
    date_of_expiry: 'Valable jusqu’au',
    issuing_authority: 'Délivrée par',
    issuing_country: 'Pays de délivrance',
    address: 'Adresse',
    birth_family_name: 'Nom de naissance',
    birth_given_name: 'Prénoms de naissance',
    sex: 'Sexe',
  },
  sent: { title: 'Identité envoyée', text: 'Revenez à votre demande, sur l’écran où vous l’avez commencée.' },
  notSent: { title: 'Rien n’a été envoyé', text: 'Vous avez refusé de partager votre identité. Revenez à votre demande.' },
  wrong: {
    title: 'Demande refusée par le portefeuille',
    text: 'Cette demande n’est plus valable, ou personne ne s’en porte garant. Rien n’a été envoyé.',
  },
  home: {
    title: 'Portefeuille de test',
    text: 'Ce portefeuille contient les identités ci-dessous. Ouvrez-le depuis votre demande, ou collez ici l’adresse que vous avez scannée.',
    label: 'Adresse de la demande',
    go: 'Ouvrir la demande',
  },
} as const;

/** The pages of the wallet in a box. XTR-12, XTR-38 */
export const boxWords: InEach<typeof french> = {
  fr: french,
  en: {
    title: 'Share your identity',
    asks: who => `${who} asks you for this information. Nothing else is sent.`,
    identity: 'Chosen identity',
    send: 'Send',
    refuse: 'Refuse',
    others: 'Choose another identity',
    held: {
      holder: 'Maëlle Exemple',
      coHolder: 'Yanis Modèle',
      abroad: 'Giulia Esempio, Italian identity',
      expired: 'Maëlle Exemple, identity that expired yesterday',
      revoked: 'Maëlle Exemple, revoked identity',
      unknown: 'Maëlle Exemple, from an unknown issuer',
    },
    claims: {
      family_name: 'Last name',
      given_name: 'First names',
      birthdate: 'Date of birth',
      place_of_birth: 'Place of birth',
      nationalities: 'Nationality',
      date_of_expiry: 'Valid until',
      issuing_authority: 'Issued by',
      issuing_country: 'Issuing country',
      address: 'Address',
      birth_family_name: 'Last name at birth',
      birth_given_name: 'First names at birth',
      sex: 'Sex',
    },
    sent: { title: 'Identity sent', text: 'Go back to your application, on the screen where you began it.' },
    notSent: { title: 'Nothing was sent', text: 'You refused to share your identity. Go back to your application.' },
    wrong: { title: 'Request refused by the wallet', text: 'This request is no longer valid, or nobody vouches for it. Nothing was sent.' },
    home: {
      title: 'Test wallet',
      text: 'This wallet holds the identities below. Open it from your application, or paste the address that you scanned here.',
      label: 'Address of the request',
      go: 'Open the request',
    },
  },
};
