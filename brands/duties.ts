import type { BrandFacts } from './brand';

type Text = { readonly fr: string; readonly en: string };

/** YYYY-MM-DD. */
export type DutyDay = `${number}-${number}-${number}`;

/** What the law asks of these pages. The book, the tests and the build read it; the browser does not. D-124 */
export interface Duty {
  readonly id: string;
  readonly duty: Text;
  readonly articles: string;
  /** V: its text was read on that day. K: known, but not read. ?: not verified, so it cannot be called built. */
  readonly read: { readonly mark: 'V' | 'K'; readonly on: DutyDay } | { readonly mark: '?' };
  /** Undefined: in force for long, or its day is not known. */
  readonly inForce?: DutyDay;
  /**
   * Where it is fulfilled. `settings`: keys of the configuration. `sentences`: keys of ui/copy that say that the law asks for it, in any
   * language.
   */
  readonly keptBy: {
    readonly rules?: readonly string[];
    readonly settings?: readonly string[];
    /** Names of brands/<code>/facts.ts. */
    readonly facts?: readonly (keyof BrandFacts)[];
    readonly sentences?: readonly string[];
  };
  /** The department that decides, in French: no bank has named a person yet. */
  readonly owner: string;
  /** `bank`: the bank fills the settings and facts of `keptBy`. `open`: nobody has decided. */
  readonly state: 'built' | 'bank' | 'open';
  /** What the product does, in French, for the auditors' book. */
  readonly product: string;
}

const read = { mark: 'V', on: '2026-11-27' } as const;
const known = { mark: 'K', on: '2026-11-27' } as const;

const compliance = 'Conformité (LCB-FT)';
const legal = 'Juridique';
const privacy = 'Délégué à la protection des données';
const credit = 'Crédit';
const tax = 'Fiscalité de la clientèle';

/** Within so many days of its day in force, a duty that nobody has decided fails `npm run duties`. */
export const LEAD_DAYS = 180;

export const duties: readonly Duty[] = [
  {
    id: 'withdrawal-function',
    duty: { fr: 'Fonction de renonciation en ligne', en: 'Withdrawal function online' },
    articles: 'Directive (UE) 2023/2673 ; ordonnance 2026-2 et décret 2026-3 ; code de la consommation, L. 222-8, L. 222-5, D. 221-5',
    read,
    inForce: '2026-06-19',
    keptBy: { rules: ['withdrawal.until'], settings: ['withdrawalAddress'] },
    owner: legal,
    state: 'built',
    product:
      'Une page, liée au bas de toutes les autres, renonce en une confirmation, une fois la personne identifiée, et remet une preuve (chapitre 6).',
  },
  {
    id: 'overdraft-credit',
    duty: { fr: 'Découvert comme crédit à la consommation', en: 'Overdraft as consumer credit' },
    articles: 'Directive (UE) 2023/2225 ; ordonnance 2025-880 ; code de la consommation, L. 312-4',
    read,
    inForce: '2026-11-20',
    keptBy: { rules: ['offer.overdraftProduct', 'offer.overdraftFigures'], settings: ['destinations.pricing', 'overdraft.withoutFigures'] },
    owner: credit,
    state: 'bank',
    product:
      'Ce que coûte le découvert est montré avant le choix, si la banque l’envoie (chapitre 2). Ni étude de solvabilité, ni consultation du FICP (fichier des incidents de crédit) : la banque les fait.',
  },
  {
    id: 'phone-relay',
    duty: { fr: 'Appeler sans entendre ni parler', en: 'A call without hearing or speaking' },
    articles: 'Code de la consommation, L. 112-8 ; décret 2017-875',
    read,
    inForce: '2026-10-01',
    keptBy: { facts: ['relay'] },
    owner: 'Relation client',
    state: 'bank',
    product: 'L’aide de chaque page mène au service d’interprétation et de transcription que la banque indique.',
  },
  {
    id: 'complaints',
    duty: { fr: 'Réclamation et médiateur', en: 'Complaints and mediator' },
    articles: 'Code monétaire et financier, L. 133-45 ; recommandation 2024-R-02 de l’ACPR ; code de la consommation, L. 616-1',
    read,
    keptBy: { settings: ['law.complaints.address', 'law.complaints.email', 'law.mediator.address', 'law.mediator.site'] },
    owner: legal,
    state: 'bank',
    product: 'Une page donne l’adresse, les délais et le médiateur, que la banque doit fournir (chapitre 7).',
  },
  {
    id: 'withdrawal-start',
    duty: { fr: 'Premier jour du délai de renonciation', en: 'First day of the withdrawal period' },
    articles: 'Code de la consommation, L. 222-7 à L. 222-13',
    read,
    keptBy: { rules: ['withdrawal.until'], settings: ['withdrawal.days', 'withdrawal.from', 'withdrawal.rollsOver'] },
    owner: legal,
    state: 'bank',
    product: 'Des réglages le disent (chapitre 6). L’effet d’une renonciation sur l’autre titulaire n’est pas décidé ici.',
  },
  {
    id: 'identity',
    duty: { fr: 'Identifier chaque client et vérifier son identité', en: 'Identify each customer and verify the identity' },
    articles: 'Code monétaire et financier, L. 561-5, R. 561-5',
    read,
    keptBy: {
      rules: ['documents.category', 'holders.differ'],
      sentences: [
        'identityChoice.client.why.text',
        'identityChoice.client.why.text#2',
        'identityChoice.whyAtDesk',
        'applicantDetails.client.why.text',
        'applicantDetails.client.why.text#2',
        'wallet.client.asked.claims',
        'wallet.theirs.asked.claims',
      ],
    },
    owner: compliance,
    state: 'built',
    product: 'Une pièce d’identité, ou un portefeuille, est demandée à chaque titulaire, et la banque l’analyse.',
  },
  {
    id: 'foreign-papers',
    duty: { fr: 'Aucun refus pour la nationalité', en: 'No refusal for nationality' },
    articles: 'Code pénal, 225-1 et 225-2 ; Défenseur des droits, MLD-2014-033, 2015-108 et 2015-302',
    read,
    keptBy: { rules: ['documents.acceptedOnline'], settings: ['acceptedPapers.cards', 'acceptedPapers.passports'] },
    owner: compliance,
    state: 'bank',
    product:
      'Un réglage dit quelles pièces étrangères sont acceptées en ligne (chapitre 4) ; les autres le sont en agence. Une banque qui en accepte moins en dit la raison.',
  },
  {
    id: 'identity-at-a-distance',
    duty: { fr: 'Vigilance d’une entrée en relation à distance', en: 'Due diligence for a customer who is not present' },
    articles: 'Code monétaire et financier, R. 561-5-1, R. 561-5-2',
    read,
    keptBy: { rules: ['liveness.outcome'], sentences: ['preLiveness.preLivenessMessages.why.text'] },
    owner: compliance,
    state: 'open',
    product: 'Justificatifs, vidéo et signature sont demandés ; aucune règle ne dit qu’ils suffisent.',
  },
  {
    id: 'id-cards',
    duty: { fr: 'Cartes d’identité', en: 'Identity cards' },
    articles: 'Décret 2013-1188 ; règlement (UE) 2025/1208, qui remplace le règlement 2019/1157, annulé (CJUE C-61/22)',
    read,
    inForce: '2031-08-03',
    keptBy: { rules: ['documents.idCardValidity'] },
    owner: compliance,
    state: 'open',
    product:
      'La fin de validité suit le chapitre 4. Une ancienne carte qui vaudrait après août 2031, par exemple jusqu’au 31/05/2035, peut finir plus tôt : à confirmer.',
  },
  {
    id: 'video-level',
    duty: { fr: 'Niveau de la vérification vidéo', en: 'Level of the video check' },
    articles: 'Référentiel PVID de l’ANSSI ; ETSI TS 119 461',
    read: known,
    keptBy: { rules: ['liveness.outcome'] },
    owner: `${compliance}, avec le prestataire vidéo`,
    state: 'open',
    product: 'Le parcours lit seulement la réponse du prestataire.',
  },
  {
    id: 'purpose',
    duty: { fr: 'Objet de la relation et origine des fonds', en: 'Purpose of the relationship and origin of the funds' },
    articles: 'Code monétaire et financier, R. 561-12 ; arrêté du 2 septembre 2009',
    read,
    keptBy: { sentences: ['complementary.client.why.text'] },
    owner: compliance,
    state: 'open',
    product: 'Ni demandés ni évalués : revenu et patrimoine sont déclarés sans conséquence.',
  },
  {
    id: 'politically-exposed',
    duty: { fr: 'Personnes politiquement exposées', en: 'Politically exposed persons' },
    articles: 'Code monétaire et financier, L. 561-10, R. 561-18',
    read,
    keptBy: {},
    owner: compliance,
    state: 'open',
    product: 'Aucune question, aucune recherche.',
  },
  {
    id: 'sanctions',
    duty: { fr: 'Sanctions et gel des avoirs', en: 'Sanctions and frozen assets' },
    articles: 'Code monétaire et financier, L. 562-4 et suivants',
    read: { mark: '?' },
    keptBy: {},
    owner: compliance,
    state: 'open',
    product: 'Aucune recherche dans les listes ; un code de refus de la banque ne dit pas pourquoi.',
  },
  {
    id: 'amlr',
    duty: { fr: 'Règlement européen contre le blanchiment', en: 'European regulation against money laundering' },
    articles: 'Règlement (UE) 2024/1624, article 22',
    read,
    inForce: '2027-07-10',
    keptBy: {},
    owner: compliance,
    state: 'open',
    product: 'Une seule nationalité est demandée ; une personne sans domicile fixe ne peut pas continuer en ligne.',
  },
  {
    id: 'address',
    duty: { fr: 'Compte déclaré avec l’adresse du titulaire (FICOBA)', en: 'Account declared with the holder’s address (FICOBA)' },
    articles: 'Code général des impôts, 1649 A',
    read: known,
    keptBy: { sentences: ['address.client.why.text', 'address.addressMessages.why.text'] },
    owner: tax,
    state: 'built',
    product: 'L’adresse de chaque titulaire est demandée ; la banque déclare le compte.',
  },
  {
    id: 'tax-residence',
    duty: { fr: 'Indices américains et auto-certification (FATCA, échange automatique)', en: 'US indicia and self-certification' },
    articles: 'Code général des impôts, 1649 AC ; décret 2016-1683 ; BOI-INT-AEA-10-30-30 et 20-20-30',
    read,
    keptBy: { rules: ['holders.mayFinalise'], settings: ['declarations.usPerson'], sentences: ['taxResidence.client.intro'] },
    owner: tax,
    state: 'bank',
    product:
      'Une nationalité ou un lieu de naissance américains ouvrent une question ; une adresse ou un téléphone aux États-Unis, rien. Chacun certifie sa résidence fiscale, avec l’heure, dans sa propre session ; l’attestation qu’il signe est celle de la banque.',
  },
  {
    id: 'age',
    duty: { fr: 'Capacité de contracter à 18 ans', en: 'Capacity to contract at 18' },
    articles: 'Code civil, 388 et 414',
    read: known,
    keptBy: { rules: ['eligibility.birthdate', 'eligibility.age'], sentences: ['why.whyMessages.age'] },
    owner: legal,
    state: 'built',
    product: 'La date de naissance décide qui peut ouvrir un compte, et l’offre qui lui est faite.',
  },
  {
    id: 'protected-adults',
    duty: { fr: 'Majeurs protégés', en: 'Protected adults' },
    articles: 'Code civil, 427 ; Cour de cassation, avis du 6 décembre 2018',
    read,
    keptBy: {},
    owner: `${legal}, avec le middle-office`,
    state: 'open',
    product:
      'L’accueil dit qu’un conseiller ouvre le compte avec la personne qui protège. Le parcours ne le demande pas et ne sait pas l’arrêter.',
  },
  {
    id: 'right-to-an-account',
    duty: { fr: 'Droit au compte', en: 'Right to an account' },
    articles: 'Code monétaire et financier, L. 312-1, R. 312-6-1',
    read,
    keptBy: { rules: ['errors.refusal', 'review.lastDay'], settings: ['refusal.letter', 'review.silenceDays'] },
    owner: legal,
    state: 'bank',
    product: 'Les pages de refus le disent, et la page du contrôle après le silence de la banque (chapitre 7).',
  },
  {
    id: 'start-within-withdrawal',
    duty: { fr: 'Commencer avant la fin du délai de renonciation', en: 'Beginning within the period of withdrawal' },
    articles: 'Code de la consommation, L. 222-13',
    read,
    keptBy: { settings: ['startBeforeDelay'] },
    owner: legal,
    state: 'bank',
    product: 'Un accord est proposé avant la signature et transmis à la banque, qui décide du jour d’ouverture (chapitre 6).',
  },
  {
    id: 'contract-documents',
    duty: { fr: 'Documents remis avant le contrat', en: 'Documents handed over before the contract' },
    articles: 'Code de la consommation, L. 222-5 ; code monétaire et financier, L. 312-1-1',
    read,
    keptBy: { rules: ['contractDocuments.expected', 'signature.documentsToRead'], settings: ['contractDocuments.incomplete'] },
    owner: legal,
    state: 'bank',
    product: 'La banque les fournit ; un document qui manque est signalé, et un réglage dit si la signature attend (chapitre 6).',
  },
  {
    id: 'mobility',
    duty: { fr: 'Mobilité bancaire', en: 'Bank mobility' },
    articles: 'Code monétaire et financier, L. 312-1-7',
    read,
    keptBy: { rules: ['field.iban'], settings: ['mobility.offered'] },
    owner: 'Relation client',
    state: 'built',
    product:
      'La page du compte ouvert propose de transférer virements et prélèvements : la personne donne l’IBAN de l’autre compte et son accord. Si la banque n’offre pas ce service, la page donne le téléphone et le rendez-vous.',
  },
  {
    id: 'insurance',
    duty: { fr: 'Assurance : besoins et notice', en: 'Insurance: needs and notice' },
    articles: 'Code des assurances, L. 521-4, L. 112-2',
    read,
    keptBy: { settings: ['destinations.insurance-notice'] },
    owner: 'Distribution d’assurances, avec l’assureur',
    state: 'open',
    product: 'La notice est proposée à la lecture ; le recueil des besoins n’est pas fait.',
  },
  {
    id: 'shares',
    duty: {
      fr: 'Parts sociales : une offre qui ne porte pas sur des titres financiers',
      en: 'Cooperative shares: an offer that is not one of financial securities',
    },
    articles: 'Loi 47-1775 ; règlement général de l’AMF, 212-38-1 à 212-38-3',
    read,
    keptBy: { rules: ['offer.socialShares'] },
    owner: 'Conformité des services d’investissement',
    state: 'open',
    product:
      'Le parcours dit combien de fois elles sont dues, leur prix, qu’elles ne sont pas garanties et que la banque peut en différer le remboursement ; il n’évalue pas si elles conviennent à la personne.',
  },
  {
    id: 'privacy-information',
    duty: { fr: 'Base légale et information de chaque traitement', en: 'Legal basis of each processing, and information' },
    articles: 'RGPD, articles 6, 13 et 14',
    read,
    keptBy: { settings: ['destinations.personal-data'] },
    owner: privacy,
    state: 'open',
    product:
      'Sous les coordonnées, une carte dit qui garde les données, pourquoi et combien de temps ; au co-titulaire, qui les a transmises. Un lien mène à la politique de la banque.',
  },
  {
    id: 'retention',
    duty: { fr: 'Durées de conservation', en: 'Retention periods' },
    articles: 'Code monétaire et financier, L. 561-12 : cinq ans après la fermeture',
    read,
    keptBy: { sentences: ['trust.client.photos.text', 'trust.trustMessages.photos.text'] },
    owner: privacy,
    state: 'open',
    product: 'Les pages annoncent des durées (chapitre 8) ; rien ici ne les vérifie.',
  },
  {
    id: 'biometrics',
    duty: { fr: 'Biométrie', en: 'Biometric data' },
    articles: 'RGPD, article 9',
    read,
    keptBy: { rules: ['liveness.mayStart', 'liveness.outcome'], settings: ['liveness.consent.required', 'liveness.origin'] },
    owner: privacy,
    state: 'open',
    product:
      'La personne est filmée pour comparer son visage ; la base légale est à décider. L’accord avant la vidéo et les autres moyens sont au chapitre 6.',
  },
  {
    id: 'automated-decision',
    duty: { fr: 'Décision automatisée', en: 'Automated decision' },
    articles: 'RGPD, article 22',
    read,
    keptBy: { rules: ['errors.refusal'] },
    owner: privacy,
    state: 'open',
    product:
      'Si la banque dit que personne n’a décidé, la page du refus le dit et permet de demander qu’une personne réexamine ; sinon rien n’est affirmé. Ce qui est décidé sans personne ici : chapitre 7.',
  },
  {
    id: 'ai-act',
    duty: { fr: 'Évaluation du crédit par une intelligence artificielle', en: 'Credit scoring by artificial intelligence' },
    articles: 'Règlement (UE) 2024/1689, annexe III',
    read: { mark: '?' },
    inForce: '2027-12-02',
    keptBy: {},
    owner: credit,
    state: 'open',
    product: 'Aucune évaluation du crédit n’est faite ici.',
  },
  {
    id: 'wallet',
    duty: { fr: 'Portefeuille européen d’identité accepté par les banques', en: 'European identity wallet accepted by banks' },
    articles: 'Règlement (UE) 2024/1183, article 5 septies',
    read: known,
    inForce: '2027-12-24',
    keptBy: { settings: ['wallet.offered'] },
    owner: compliance,
    state: 'bank',
    product: 'Le parcours sait recevoir une identité d’un portefeuille ; un réglage l’ouvre.',
  },
  {
    id: 'signature-level',
    duty: { fr: 'Niveau de la signature et du code', en: 'Level of the signature and of the code' },
    articles: 'Règlement (UE) 910/2014, 25.2 ; code civil, 1366 et 1367 ; décret 2017-1416',
    read,
    keptBy: { settings: ['signature.level'] },
    owner: `${legal} et sécurité, avec le prestataire de signature`,
    state: 'bank',
    product: 'Un réglage dit le niveau de la signature (chapitre 6).',
  },
  {
    id: 'accessibility',
    duty: { fr: 'Services bancaires accessibles', en: 'Accessible banking services' },
    articles: 'Directive (UE) 2019/882 ; code de la consommation, L. 412-13 ; arrêté du 9 octobre 2023 ; loi 2005-102, article 47',
    read,
    keptBy: {
      sentences: [
        'accessibility.accessibilityMessages.intro',
        'accessibility.accessibilityMessages.sections.title#4',
        'accessibility.accessibilityMessages.sections.title#5',
        'accessibility.accessibilityMessages.sections.items#15',
      ],
    },
    owner: 'Accessibilité numérique',
    state: 'built',
    product: 'Une déclaration au bas de chaque page dit ce qui est conforme, ce qui ne l’est pas et ce qui n’est pas vérifié.',
  },
  {
    id: 'publisher',
    duty: { fr: 'Mentions légales de l’éditeur', en: 'Legal notices of the publisher' },
    articles: 'Loi 2004-575, article 1-1',
    read: known,
    keptBy: { settings: ['destinations.legal-notices'], sentences: ['shell.shellMessages.footer.legal-notices'] },
    owner: legal,
    state: 'bank',
    product: 'Un lien au bas de chaque page mène aux mentions de la banque.',
  },
  {
    id: 'duplicates',
    duty: { fr: 'Doublons et revue des pièces', en: 'Duplicates and review of documents' },
    articles: 'Code monétaire et financier, L. 561-5',
    read,
    keptBy: { rules: ['errors.page'] },
    owner: 'Middle-office',
    state: 'open',
    product: 'Le service de contrôle des dossiers (middle-office) décide ; les règles ne disent que la suite donnée à sa réponse.',
  },
];
