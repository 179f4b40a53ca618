import { reglage, words, type Page } from './page';

const unknown = 'non communiqué par la banque';
const REJECTED = ['errors.client.pages.rejected.title', 'errors.client.pages.rejected.text', 'errors.client.pages.rejected.next'];
const INTERRUPTED = ['finalize.client.ko.title', 'finalize.client.ko.text', ''];
const code = (name: string, to: string, sentences: readonly string[]): readonly string[] => [name, unknown, to, ...sentences];

export const refusals: Page = {
  id: 'refus',
  title: 'Les refus, avec leurs mots',
  question: 'Quels refus existent, que veulent dire KO_00 à KO_08, et que lit la personne ?',
  also: 'rejet, motif de refus, code d’erreur, droit au compte, contester, réclamation, recours, décision automatisée, intervention humaine, médiateur',
  decisions: [
    {
      title: 'La fin du dossier : KO_00 à KO_08',
      rules: ['finalisation.route'],
      says: [
        'À la fin, la banque peut envoyer un de neuf codes. Leur sens n’est pas connu ici : aucun document de la banque ne le donne. Le parcours sait seulement lesquels sont un refus ({finalisation.route rejected} codes) et ce qu’il montre alors.',
      ],
      table: {
        caption: 'Chaque code de fin',
        head: ['Code', 'Sens', 'Suite', 'Titre lu', 'Texte lu', 'Et ensuite'],
        sentences: [3, 4, 5],
        rows: [
          code('KO_00, KO_01, KO_02, KO_05, KO_06, KO_08', 'refus', REJECTED),
          code('KO_03, KO_07', 'retour au parcours', INTERRUPTED),
          code('KO_04', 'retour au parcours, noté comme échec général', INTERRUPTED),
        ],
      },
      cases: [
        {
          rule: 'finalisation.route',
          of: ['KO_00', 'KO_01', 'KO_02', 'KO_03', 'KO_04', 'KO_05', 'KO_06', 'KO_07', 'KO_08'].map(
            functionalCode => [functionalCode, { functionalCode, functional: true }] as const,
          ),
          tells: words({
            'error/rejected': 'refus',
            main: 'retour au parcours',
            'main/generic': 'retour au parcours, échec général',
            'technical-modal': 'panne',
          }),
          inTable: true,
        },
        {
          rule: 'finalisation.route',
          of: [['Une panne', { functionalCode: null, functional: false }]],
          tells: words({ 'technical-modal': 'une fenêtre propose de réessayer' }),
        },
      ],
    },
    {
      title: 'Au retour sur un dossier',
      rules: ['startup.route', 'information.slug'],
      table: {
        caption: 'Ce que lit une personne qui revient',
        head: ['Situation, dite par la banque', 'Titre lu', 'Texte lu'],
        sentences: [1, 2],
        rows: [
          ['Demande terminée', 'informationPage.client.pages.termine.title', 'informationPage.client.pages.termine.text'],
          ['Délai dépassé, dossier effacé', 'errors.client.pages.purged.title', 'informationPage.client.pages.delai-depasse.text'],
          ['Demande exclue', 'errors.client.pages.excluded.title', 'informationPage.client.pages.suite-non-favorable.text'],
          ['Demande bloquée', 'errors.client.pages.blocked.title', 'errors.client.pages.blocked.text'],
          ['Étude qui continue', 'informationPage.client.pages.finalize.title', 'informationPage.client.pages.finalize.text'],
          ['Code inconnu ou aucun code', 'errors.client.pages.generic.title', 'errors.client.pages.generic.text'],
        ],
      },
      cases: [
        {
          rule: 'startup.route',
          of: [
            ['Trop jeune', { functionalCode: 'HOLDER_TOO_YOUNG' }],
            ['Département exclu', { functionalCode: 'EXCLUDED_DEPARTMENT' }],
            ['Un code que le parcours ne connaît pas', { functionalCode: 'SOMETHING_NEW' }],
          ],
          tells: words({
            'error/too-young': 'la page de l’âge',
            'error/excluded-department': 'la page du département',
            'error/generic': 'la page générale',
          }),
        },
      ],
    },
    {
      title: 'Contester, et être entendu par une personne',
      rules: ['errors.refusal', 'review.lastDay'],
      says: [
        'Sont décidés sans personne, ici : l’âge, deux titulaires identiques, deux mobiles identiques, la résidence fiscale, le format des fichiers. Sont décidés par la banque, qui n’a pas dit lesquels sans personne : les exclusions, l’analyse des pièces, la vidéo, les refus de fin.',
        'Refusent le compte : les pages d’une demande exclue, d’une demande refusée et d’une suite non favorable. Celles qui envoient en agence (département exclu, demande bloquée, vidéo sans essai restant, impôts à l’étranger) disent que ce n’est pas un refus, sauf si la banque dit que sa réponse est définitive.',
        'Les pages de refus disent les droits de la personne : motifs par écrit, droit au compte, réclamation, et réexamen par une personne si la banque dit que personne n’a décidé. L’aide de chaque page mène à « Faire une réclamation » : adresse, délais de réponse et médiateur, donnés par la banque. Rien ne se conteste en ligne par un formulaire (page 9).',
      ],
      figures: [
        reglage('review.silenceDays', 'Silence qui vaut refus après'),
        reglage('law.complaints.acknowledgedInDays', 'Réclamation, reçue et confirmée sous'),
        reglage('law.complaints.answeredInDays', 'réponse sous'),
        reglage('law.complaints.paymentsInDays', 'réponse sur un paiement sous'),
        reglage('law.complaints.paymentsAtMost', 'au plus'),
      ],
      reads: [
        'refusal.client.onRequest',
        'refusal.client.account',
        'refusal.client.elsewhere',
        'complaint.complaintMessages.intro',
        'complaint.complaintMessages.delays.acknowledged {days=law.complaints.acknowledgedInDays}',
        'complaint.complaintMessages.delays.answered {days=law.complaints.answeredInDays}',
        'complaint.complaintMessages.mediator.text',
        'errors.client.pages.excluded.next',
        'errors.client.pages.rejected.next',
        'livenessOutcome.client.ko.text',
      ],
    },
  ],
};
