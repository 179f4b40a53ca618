import { displayDay } from '@domain/kernel/day';
import { evidence } from './evidence';
import { shellMessages } from './shell';

/** Name of each checked page within a sentence; a test finds a page without one. */
const calls: Readonly<Record<string, string>> = {
  HomePage: 'accueil',
  AccountTypeForm: 'choix du compte',
  AgeForm: 'âge',
  OfferForm: 'cartes',
  OptionsForm: 'options',
  InsuranceForm: 'assurance',
  OfferConfirmation: 'confirmation de l’offre',
  InformationForm: 'coordonnées',
  InformationCotitForm: 'coordonnées',
  IdentityForm: 'pièce d’identité',
  UploadIdentityProof: 'pièce d’identité',
  UploadAddressProof: 'justificatifs',
  UploadIncomeProof: 'justificatifs',
  ProofControlProgress: 'lecture des justificatifs',
  ProofControlCompleted: 'résultat des justificatifs',
  WalletIdentity: 'portefeuille d’identité',
  FullIdentityForm: 'identité',
  BirthplaceForm: 'lieu de naissance',
  FamilyStatusForm: 'situation familiale',
  AddressForm: 'adresse',
  ComplementaryInformationForm: 'situation professionnelle',
  TaxResidenceForm: 'résidence fiscale',
  StructureChoice: 'agence',
  DeliveryChoiceTit: 'livraison de la carte',
  DeliveryChoiceCotit: 'livraison de la carte',
  DuplicateSearch: 'doublons possibles',
  DuplicateConfirmation: 'doublons possibles',
  MiddleControlPage: 'attente de la vérification',
  SummaryPage: 'récapitulatif',
  PreLivenessPage: 'vérification vidéo',
  LivenessPage: 'vérification vidéo',
  LivenessControlProgress: 'vérification vidéo',
  LivenessControlOk: 'vérification vidéo',
  LivenessControlKo: 'vérification vidéo',
  PreContractDocPage: 'documents',
  DocuSignPage: 'signature',
  SignatureSuccessPage: 'signature',
  FinalizeProgress: 'création du compte',
  FinalizeKo: 'création du compte',
  FinalizePage: 'création du compte',
  WelcomePage: 'bienvenue',
  RedirectPage: 'redirection',
  ErrorPage: 'erreurs',
  InformationPage: 'informations',
  InactivityPage: 'inactivité',
  ResumePage: 'reprise',
  AccessibilityPage: 'accessibilité',
  ComplaintPage: 'réclamations',
  WithdrawalPage: 'rétractation',
  IndexPage: 'page en construction',
  LoginPage: 'lien reçu par e-mail',
  SmsPage: 'code de l’espace client',
};
const checked = [...new Set(evidence.pages.map(page => calls[page] ?? page))];

export const accessibilityMessages = {
  title: shellMessages.accessibility,
  intro: (brand: string): string =>
    `${brand} s’engage à rendre l’ouverture de compte en ligne accessible à tous, selon l’article 47 de la loi du 11 février 2005 et la loi du 9 mars 2023.`,
  applies: 'Cette déclaration s’applique à l’ouverture de compte en ligne, de l’accueil à la page de bienvenue.',
  plan: 'Notre schéma pluriannuel et le plan d’actions de l’année s’obtiennent aux coordonnées ci-dessous.',
  sections: [
    {
      title: 'État de conformité',
      text: [
        'L’ouverture de compte en ligne n’est pas conforme au référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1\u00a0: aucun audit valide n’en a encore été fait par un tiers. Les points connus ou non vérifiés sont listés plus bas.',
      ],
      items: [],
    },
    {
      title: 'Résultats des tests',
      text: [
        'Aucun taux de conformité n’est établi\u00a0: il le sera par l’audit.',
        `Nos contrôles automatiques du ${displayDay(evidence.made)} ont regardé ${evidence.pages.length} pages en ${evidence.states} états${evidence.whole ? `, pour les ${evidence.criteria} critères du RGAA` : ''}\u00a0:`,
      ],
      items: evidence.whole
        ? [
            `${evidence.conform} sont respectés sur toutes les pages`,
            `${evidence.not} ${evidence.not > 1 ? 'ne sont pas respectés' : 'n’est pas respecté'}`,
            `${evidence.notApplicable} ne s’appliquent pas\u00a0: aucune page ne contient ce dont ils parlent`,
            `${evidence.needPerson} demandent le jugement d’une personne, qui n’a pas encore été porté`,
          ]
        : ['toutes les pages n’ont pas encore été regardées\u00a0: aucun critère n’est déclaré respecté'],
    },
    {
      title: 'Contenus non accessibles',
      text: ['Ce qui n’est pas conforme, ou n’a pas été vérifié\u00a0:'],
      items: [
        `les ${evidence.needPerson} critères qui demandent le jugement d’une personne`,
        'aucun essai n’a été fait avec un lecteur d’écran, ni avec une commande vocale',
        'la vérification de l’identité en ligne passe par le visage et par un geste\u00a0: la page de notre prestataire propose un autre geste. Sans caméra ni geste, l’identité se vérifie en agence, ou en appel vidéo si la banque le propose\u00a0: ce n’est pas équivalent',
        'les pages de nos prestataires (code par SMS, vidéo, signature), nos e-mails et nos SMS n’ont pas été audités',
        'les documents PDF sont balisés (titres, listes et tableaux), mais n’ont pas été relus avec un lecteur d’écran',
      ],
    },
    {
      title: 'Dérogations et contenus non soumis à l’obligation',
      text: ['Nous n’invoquons aucune dérogation pour charge disproportionnée, et aucun contenu n’est mis de côté.'],
      items: [],
    },
    {
      title: 'Ce que la loi européenne demande à une banque',
      text: [
        'Ouvrir un compte est un service bancaire. La directive européenne 2019/882 et l’article L. 412-13 du code de la consommation demandent qu’il soit accessible\u00a0; l’arrêté du 9 octobre 2023 dit comment. L’Autorité de contrôle prudentiel et de résolution (ACPR) le contrôle.',
        'Voici comment ce service y répond. Les conditions générales de banque le disent aussi.',
      ],
      items: [
        'chaque étape se fait au clavier, avec un texte agrandi jusqu’à 200\u00a0%, en français ou en anglais',
        'chaque contrat se lit comme un texte, à la taille de votre choix, avant la signature\u00a0; son PDF est à côté',
        'les phrases sont écrites pour ne pas dépasser le niveau B2\u00a0: des mots de tous les jours, et une explication pour les termes de la loi. Personne d’extérieur n’a encore mesuré ce niveau',
        'rien ne se ferme sans prévenir, et vous pouvez demander plus de temps',
        'un conseiller aide par téléphone ou en agence, et reprend le dossier commencé en ligne',
      ],
    },
    {
      title: 'Établissement de cette déclaration',
      text: [
        `Cette déclaration a été établie le ${displayDay(evidence.made)}, sur nos propres contrôles. Ils sont refaits à chaque version, et la déclaration avec eux.`,
      ],
      items: [
        'Technologies\u00a0: HTML, CSS, SVG, JavaScript, WAI-ARIA',
        `Environnement de test\u00a0: ${evidence.browser}, en 390, 1280 et 320 pixels de large, en clair et en sombre, couleurs imposées, mouvements réduits, zoom de 400\u00a0%`,
        `Outils\u00a0: axe-core ${evidence.axe} (WCAG 2.2 AA et RGAA 4), parcours de chaque page au clavier, espacement du texte, transcription de ce qu’un lecteur d’écran reçoit`,
        `Pages vérifiées\u00a0: ${evidence.pages.length}, en ${evidence.states} états\u00a0: ${checked.join(', ')}`,
      ],
    },
  ],
  contact: {
    title: 'Retour d’information et contact',
    text: 'Une page vous bloque\u202f? Un conseiller peut faire la démarche avec vous, ou vous donner le contenu sous une autre forme, par téléphone ou en agence.',
    phone: (number: string): string => `Téléphone\u00a0: ${number}`,
    appointment: 'Prendre rendez-vous',
  },
  appeal: {
    title: 'Voies de recours',
    text: 'Vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas obtenu de réponse satisfaisante\u202f? Vous pouvez\u00a0:',
    form: { label: 'écrire au Défenseur des droits', href: 'https://formulaire.defenseurdesdroits.fr/' },
    delegate: { label: 'contacter son délégué dans votre région', href: 'https://www.defenseurdesdroits.fr/carte-des-delegues' },
    bank: { label: 'signaler le défaut d’un service bancaire à l’ACPR', href: 'https://acpr.banque-france.fr/' },
    post: 'lui envoyer un courrier, gratuit et sans timbre\u00a0: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07',
  },
} as const;
