import type { Both } from '@domain/kernel/says';
import { tableOf } from '../tags';
import { say, said } from './language';

interface Undecided {
  readonly what: Both;
  readonly silent: Both;
  readonly owner: Both;
}

const compliance: Both = { fr: 'Banque : conformité (LCB-FT)', en: 'Bank: compliance (AML)' };
const legal: Both = { fr: 'Banque : juridique', en: 'Bank: legal' };
const privacy: Both = { fr: 'Banque : délégué à la protection des données', en: 'Bank: data protection officer' };
const middle: Both = { fr: 'Banque : middle-office', en: 'Bank: back office' };
const credit: Both = { fr: 'Banque : crédit', en: 'Bank: credit' };

/** What an account needs and no rule here decides: silence is not completeness. XTR-13 */
export const undecided: readonly Undecided[] = [
  {
    what: { fr: 'Vigilance d’une entrée en relation à distance', en: 'Due diligence where nobody meets' },
    silent: {
      fr: 'Les mesures du code monétaire et financier (R. 561-5-1, R. 561-5-2) que la banque retient. Le parcours demande des justificatifs, une vidéo et une signature ; aucune règle ne dit qu’ils suffisent.',
      en: 'Which measures of the monetary and financial code (R. 561-5-1, R. 561-5-2) the bank applies. The journey asks for proofs, a video and a signature; no rule says that they are enough.',
    },
    owner: compliance,
  },
  {
    what: { fr: 'Niveau de la vérification vidéo', en: 'Level of the video check' },
    silent: {
      fr: 'Prestataire certifié ou non (référentiel PVID de l’ANSSI), niveau substantiel ou élevé. Les règles liveness.* ne lisent que sa réponse.',
      en: 'Whether the provider is certified (PVID of the ANSSI), substantial or high. The rules liveness.* only read its answer.',
    },
    owner: { fr: 'Banque : conformité, avec le prestataire vidéo', en: 'Bank: compliance, with the video provider' },
  },
  {
    what: { fr: 'Objet de la relation et origine des fonds', en: 'Purpose of the account, origin of funds' },
    silent: {
      fr: 'Ni demandés ni évalués : revenu et patrimoine sont déclarés sans conséquence.',
      en: 'Neither asked nor assessed: income and wealth are declared and nothing follows.',
    },
    owner: compliance,
  },
  {
    what: { fr: 'Personnes politiquement exposées', en: 'Politically exposed persons' },
    silent: { fr: 'Aucune question, aucune recherche.', en: 'No question, no search.' },
    owner: compliance,
  },
  {
    what: { fr: 'Sanctions et gel des avoirs', en: 'Sanctions and frozen assets' },
    silent: {
      fr: 'Aucun criblage ; un code de refus de la banque ne dit pas pourquoi.',
      en: 'No screening; a refusal code of the bank does not say why.',
    },
    owner: compliance,
  },
  {
    what: { fr: 'Droit au compte', en: 'Right to an account' },
    silent: {
      fr: 'L’information due à qui est refusé (code monétaire et financier, L. 312-1) : quelles pages la donnent, et l’attestation de refus.',
      en: 'What somebody refused must be told (monetary and financial code, L. 312-1): on which pages, and the certificate of refusal.',
    },
    owner: legal,
  },
  {
    what: { fr: 'Assurance : besoins et notice', en: 'Insurance: needs and notice' },
    silent: {
      fr: 'Le recueil des besoins et le document d’information (code des assurances, L. 521-4, L. 112-2). offer.insuranceAllowed dit seulement qui peut la prendre.',
      en: 'The statement of needs and the information document (insurance code, L. 521-4, L. 112-2). offer.insuranceAllowed only says who may take it.',
    },
    owner: { fr: 'Banque : distribution d’assurances, avec l’assureur', en: 'Bank: insurance, with the insurer' },
  },
  {
    what: { fr: 'Parts sociales : un instrument financier', en: 'Social shares: an instrument' },
    silent: {
      fr: 'Adéquation, risque, information préalable, liquidité. offer.socialShares dit combien de fois elles sont comptées.',
      en: 'Suitability, risk, information beforehand, liquidity. offer.socialShares says how often they are charged.',
    },
    owner: { fr: 'Banque : conformité des services d’investissement', en: 'Bank: compliance of investment services' },
  },
  {
    what: { fr: 'Indices américains et auto-certification', en: 'US indicia and self-certification' },
    silent: {
      fr: 'FATCA et échange automatique : une nationalité ou un lieu de naissance américains ouvrent une question (declarations.usPerson) ; une adresse ou un téléphone aux États-Unis ne déclenchent rien ; la déclaration n’est pas une auto-certification signée.',
      en: 'FATCA and automatic exchange: a US nationality or birthplace opens a question (declarations.usPerson); an address or phone in the US triggers nothing; the declaration is no signed self-certification.',
    },
    owner: { fr: 'Banque : fiscalité de la clientèle', en: 'Bank: client taxation' },
  },
  {
    what: { fr: 'Renonciation à un contrat conclu à distance', en: 'Withdrawal from a distance contract' },
    silent: {
      fr: 'Quatorze jours (code de la consommation, L. 222-7 à L. 222-13), écrits sur la page de bienvenue. La fonction de rétractation en ligne de la directive (UE) 2023/2673, applicable à partir du 19 juin 2026, n’existe pas ici : sa transposition est à vérifier.',
      en: 'Fourteen days (consumer code, L. 222-7 to L. 222-13), written on the welcome page. The online withdrawal function of directive (EU) 2023/2673, applicable from 19 June 2026, does not exist here: how it was transposed is to be checked.',
    },
    owner: legal,
  },
  {
    what: { fr: 'Base légale et information de chaque traitement', en: 'Legal basis and notice of each processing' },
    silent: {
      fr: 'RGPD, articles 6 et 13 : sur quoi se fonde chaque donnée demandée, et ce qui en est dit à la personne.',
      en: 'GDPR, articles 6 and 13: what each item asked is founded on, and what the person is told of it.',
    },
    owner: privacy,
  },
  {
    what: { fr: 'Durées de conservation', en: 'Retention' },
    silent: {
      fr: 'Combien de temps vivent dossier, pièces et vidéo, ouverts ou non (cinq ans après la fermeture : code monétaire et financier, L. 561-12).',
      en: 'How long file, papers and video live, opened or not (five years after closing: monetary and financial code, L. 561-12).',
    },
    owner: privacy,
  },
  {
    what: { fr: 'Biométrie', en: 'Biometrics' },
    silent: {
      fr: 'Base légale du traitement du visage, consentement et voie de remplacement (RGPD, article 9).',
      en: 'Legal basis for treating a face, consent and another way (GDPR, article 9).',
    },
    owner: privacy,
  },
  {
    what: { fr: 'Décision automatisée', en: 'Automated decision' },
    silent: {
      fr: 'Quels refus sont pris sans personne, et comment demander l’intervention d’un humain (RGPD, article 22).',
      en: 'Which refusals nobody takes, and how to ask for a human (GDPR, article 22).',
    },
    owner: privacy,
  },
  {
    what: { fr: 'Niveau de la signature et du code', en: 'Level of signature and code' },
    silent: {
      fr: 'Signature simple, avancée ou qualifiée (règlement eIDAS), et force du code reçu par SMS.',
      en: 'Simple, advanced or qualified signature (eIDAS), and how strong the code by SMS is.',
    },
    owner: {
      fr: 'Banque : juridique et sécurité, avec le prestataire de signature',
      en: 'Bank: legal and security, with the signature provider',
    },
  },
  {
    what: { fr: 'Découvert : taux et étude', en: 'Overdraft: rate and enquiry' },
    silent: {
      fr: 'Taux, information précontractuelle, consultation du FICP, solvabilité. Les règles ne disent que le produit et le montant. La directive (UE) 2023/2225, applicable à partir du 20 novembre 2026, ne fixe plus de montant minimal : sa transposition est à vérifier.',
      en: 'Rate, information beforehand, enquiry of the FICP, solvency. Rules only say product and amount. Directive (EU) 2023/2225, applicable from 20 November 2026, sets no least amount any more: how it was transposed is to be checked.',
    },
    owner: credit,
  },
  {
    what: { fr: 'Majeurs protégés', en: 'Protected adults' },
    silent: {
      fr: 'Tutelle, curatelle, habilitation : le parcours ne le demande pas et ne sait pas l’arrêter.',
      en: 'Guardianship and its like: the journey does not ask and cannot stop for it.',
    },
    owner: { fr: 'Banque : juridique, avec le middle-office', en: 'Bank: legal, with the back office' },
  },
  {
    what: { fr: 'Doublons et revue des pièces', en: 'Look-alikes and review of papers' },
    silent: {
      fr: 'Ce que le middle-office accepte : les règles ne décident que de la suite donnée à sa réponse.',
      en: 'What the back office accepts: rules only decide what follows its answer.',
    },
    owner: middle,
  },
];

export const undecidedTable = (): string =>
  tableOf(
    say('Chaque sujet, ce que le livre en tait, et qui doit en décider', 'Each matter, what the book leaves out, and who must decide it'),
    [say('sujet', 'matter'), say('ce qui n’est pas décidé ici', 'not decided here'), say('à décider par', 'to be decided by')],
    undecided.map(({ what, silent, owner }) => [said(what), said(silent), said(owner)]),
  );
