import type { Page } from './page';

const compliance = 'Conformité (LCB-FT)';
const legal = 'Juridique';
const privacy = 'Délégué à la protection des données';

/** A matter, what the product does about it, since when the law is in force where a day matters, and who decides in the bank. */
type Matter = readonly [matter: string, product: string, inForce: string, owner: string];

/** What an account needs and no rule here decides: silence is not completeness. XTR-13 */
export const matters: readonly Matter[] = [
  [
    'Fonction de renonciation en ligne (directive (UE) 2023/2673 ; ordonnance 2026-2, décret 2026-3)',
    'La page de bienvenue donne le délai et une adresse où écrire. La fonction en ligne que la loi demande n’existe pas encore ici.',
    'depuis le 19/06/2026',
    legal,
  ],
  [
    'Découvert comme crédit à la consommation (directive (UE) 2023/2225 ; ordonnance 2025-880)',
    'Le montant et le produit sont décidés ici. Ni taux, ni information précontractuelle, ni étude de solvabilité, ni consultation du FICP.',
    'depuis le 20/11/2026',
    'Crédit',
  ],
  [
    'Cartes d’identité (règlement (UE) 2025/1208, qui remplace le règlement 2019/1157, annulé)',
    'La fin de validité suit la page 4. Une ancienne carte qui vaudrait après août 2031 peut finir plus tôt : à confirmer.',
    '',
    compliance,
  ],
  [
    'Délai de renonciation (code de la consommation, L. 222-7 à L. 222-13)',
    'Le délai est écrit avant et après la signature (page 6). Le premier jour du délai n’est pas décidé ici.',
    '',
    legal,
  ],
  [
    'Vigilance d’une entrée en relation à distance (code monétaire et financier, R. 561-5-1, R. 561-5-2)',
    'Justificatifs, vidéo et signature sont demandés ; aucune règle ne dit qu’ils suffisent.',
    '',
    compliance,
  ],
  [
    'Niveau de la vérification vidéo (référentiel PVID de l’ANSSI)',
    'Le parcours lit seulement la réponse du prestataire.',
    '',
    `${compliance}, avec le prestataire vidéo`,
  ],
  [
    'Objet de la relation et origine des fonds',
    'Ni demandés ni évalués : revenu et patrimoine sont déclarés sans conséquence.',
    '',
    compliance,
  ],
  ['Personnes politiquement exposées', 'Aucune question, aucune recherche.', '', compliance],
  ['Sanctions et gel des avoirs', 'Aucun criblage ; un code de refus de la banque ne dit pas pourquoi.', '', compliance],
  [
    'Droit au compte (code monétaire et financier, L. 312-1)',
    'Les pages de refus renvoient à un conseiller ; elles ne remettent pas d’attestation de refus.',
    '',
    legal,
  ],
  [
    'Réclamation et médiateur',
    'Une page donne l’adresse, les délais et le médiateur, que la banque doit fournir pour la production (page 7) ; aucun formulaire ne permet de contester en ligne.',
    '',
    legal,
  ],
  [
    'Assurance : besoins et notice (code des assurances, L. 521-4, L. 112-2)',
    'La notice est proposée à la lecture ; le recueil des besoins n’est pas fait.',
    '',
    'Distribution d’assurances, avec l’assureur',
  ],
  [
    'Parts sociales : une offre qui ne porte pas sur des titres financiers',
    'Le parcours dit combien de fois elles sont dues et leur prix ; adéquation, risque et liquidité n’y sont pas.',
    '',
    'Conformité des services d’investissement',
  ],
  [
    'Indices américains et auto-certification (FATCA, échange automatique)',
    'Une nationalité ou un lieu de naissance américains ouvrent une question ; une adresse ou un téléphone aux États-Unis, rien ; la déclaration n’est pas une auto-certification signée.',
    '',
    'Fiscalité de la clientèle',
  ],
  [
    'Base légale et information de chaque traitement (RGPD, articles 6 et 13)',
    'Un lien mène à la politique de la banque ; les pages disent pourquoi une question est posée.',
    '',
    privacy,
  ],
  [
    'Durées de conservation (code monétaire et financier, L. 561-12 : cinq ans après la fermeture)',
    'Une phrase le dit ; les durées d’un dossier refusé et de la vidéo ne sont pas décidées.',
    '',
    privacy,
  ],
  [
    'Biométrie (RGPD, article 9)',
    'La personne est filmée pour comparer son visage ; la base légale est à décider. L’agence est toujours proposée ; un appel vidéo avec un conseiller l’est si la banque l’a réglé.',
    '',
    privacy,
  ],
  [
    'Décision automatisée (RGPD, article 22)',
    'La page 7 dit ce qui est décidé sans personne ici ; la banque dit le reste, et comment demander une personne.',
    '',
    privacy,
  ],
  [
    'Niveau de la signature et du code (règlement eIDAS)',
    'Le parcours ne sait pas si la signature est avancée ou qualifiée.',
    '',
    `${legal} et sécurité, avec le prestataire de signature`,
  ],
  [
    'Majeurs protégés',
    'Tutelle, curatelle, habilitation : le parcours ne le demande pas et ne sait pas l’arrêter.',
    '',
    `${legal}, avec le middle-office`,
  ],
  ['Doublons et revue des pièces', 'Le middle-office décide ; les règles ne disent que la suite donnée à sa réponse.', '', 'Middle-office'],
];

export const bank: Page = {
  id: 'banque',
  title: 'Ce que la banque décide',
  question: 'Qu’est-ce que ce produit ne décide pas, depuis quand la loi le demande-t-elle, et qui doit le décider ?',
  also: 'AMLR, LCB-FT, FATCA, AEOI, PPE, gel des avoirs, DDA, solvabilité, TAEG, FICP, médiation, RGPD, article 22, rétractation, contester, réclamation, américain',
  decisions: [
    {
      title: 'Les sujets à décider',
      rules: [],
      says: ['Aucun responsable n’est encore nommé par la banque : la dernière colonne dit quel service doit décider.'],
      table: {
        caption: 'Chaque sujet, ce que fait le produit, la loi en vigueur, qui décide',
        head: ['Sujet', 'Ce que fait le produit', 'En vigueur', 'À décider par'],
        sentences: [],
        rows: matters,
      },
    },
  ],
};
