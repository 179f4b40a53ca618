import type { FinalisationCode } from '@domain/errors/codes';
import { finalisationRoute } from '@domain/signature/finalisationRoute';
import { reglage, words, type Page } from './page';

const codes = [
  'KO_00',
  'KO_01',
  'KO_02',
  'KO_03',
  'KO_04',
  'KO_05',
  'KO_06',
  'KO_07',
  'KO_08',
] as const satisfies readonly FinalisationCode[];
const page = (name: string): readonly string[] => ['title', 'text', 'next'].map(part => `errors.client.pages.${name}.${part}`);
const INTERRUPTED = ['finalize.client.ko.title', 'finalize.client.ko.text', ''];

const told = words({
  'error/rejected': 'refus',
  main: 'création interrompue',
  'main/generic': 'création interrompue, notée comme échec général',
  'technical-modal': 'une fenêtre propose de réessayer',
});
const routeOf = (functionalCode: FinalisationCode) => finalisationRoute.decide({ functionalCode, functional: true });

/** One row for the codes with the same words. */
const endings = [true, false].map(rejected => [
  codes.filter(code => (routeOf(code) === 'error/rejected') === rejected).join(', '),
  rejected ? 'refus' : 'création interrompue',
  ...(rejected ? page('rejected') : INTERRUPTED),
]);

export const refusals: Page = {
  id: 'refus',
  title: 'Les refus, avec leurs mots',
  question: 'Quels refus existent, que lit la personne, et comment peut-elle contester ?',
  decisions: [
    {
      title: 'Refus, ou suite en agence',
      also: 'décision automatisée, refus définitif, silence de la banque',
      rules: ['errors.refusal', 'review.lastDay'],
      says: [
        'Refusent le compte : les pages d’une demande exclue, d’une demande refusée et d’une suite non favorable. Envoient en agence et disent que ce n’est pas un refus : département exclu, demande bloquée, vidéo sans essai restant, résidence fiscale à l’étranger. Si la banque dit sa réponse définitive, ou non, c’est ce qui compte.',
        'Décidés ici, par le programme, sans personne : l’âge, un mobile qui n’est pas français, deux titulaires ou deux mobiles identiques, la résidence fiscale, les documents numériques refusés, le format des fichiers, une identité de portefeuille non prise, le silence de la banque. Décidés par la banque : le reste ; elle n’a pas dit ce qui y est décidé sans personne.',
        'Silence de plus de {review.silenceDays} depuis le début du contrôle, si la banque dit ce jour : la page dit la dernière phrase ci-dessous et les droits de {@rights}, sans le réexamen.',
      ],
      figures: [reglage('review.silenceDays', 'Silence qui vaut refus')],
      reads: ['refusal.client.elsewhere', 'refusal.client.automated', 'refusal.client.silence {days=review.silenceDays}'],
      cases: [
        {
          rule: 'errors.refusal',
          of: [
            ['La page d’une demande exclue', { page: 'error/excluded', final: null }],
            ['La page d’une demande refusée', { page: 'error/rejected', final: null }],
            ['La page d’une suite non favorable', { page: 'information/suite-non-favorable', final: null }],
            ['La page d’un département exclu', { page: 'error/excluded-department', final: null }],
            ['La page d’une demande bloquée', { page: 'error/blocked', final: null }],
            ['La vidéo sans essai restant', { page: 'screen/video', final: null }],
            ['La résidence fiscale à l’étranger', { page: 'screen/tax-residence', final: null }],
            ['Une demande exclue, réponse non définitive', { page: 'error/excluded', final: false }],
            ['Un département exclu, réponse définitive', { page: 'error/excluded-department', final: true }],
          ],
          tells: words({ refusal: 'refuse le compte', elsewhere: 'envoie en agence', none: 'ne refuse rien' }),
          inTable: true,
        },
      ],
    },
    {
      id: 'rights',
      title: 'Contester, réclamer, saisir le médiateur',
      also: 'droit au compte, motif de refus, réclamation, recours, réexamen par une personne',
      rules: [],
      says: [
        'Chaque page de refus dit les droits de la personne : la décision et ses motifs par écrit, le droit au compte, la réclamation. Un bouton demande les motifs, par e-mail ou par courrier ; un autre, qu’une personne réexamine, si la banque dit que personne n’a décidé : ce qui est décidé ici ne l’offre pas. Sans session, ou si la banque n’a pas ce service, la page donne téléphone, e-mail et adresse. Un conseiller ne demande pas à la place du client. Si la banque dit un motif, la page le montre. Lettre de motifs : {refusal.letter}.',
        'L’aide de chaque page mène à « Faire une réclamation » : adresse, délais et médiateur de la marque. Une réclamation est confirmée sous {law.complaints.acknowledgedInDays} ouvrables et a sa réponse sous {law.complaints.answeredInDays} calendaires ; sur un paiement, sous {law.complaints.paymentsInDays} ouvrables, {law.complaints.paymentsAtMost} ouvrables dans une situation exceptionnelle. La page ne dit pas de quel jour ces délais partent.',
      ],
      figures: [
        reglage('refusal.letter', 'Lettre de motifs', 'envoyée à chaque refus : la page en dit le jour'),
        reglage('law.complaints.address', 'Où réclamer'),
        reglage('law.mediator.address', 'Médiateur, dans le même ordre'),
        reglage('law.complaints.acknowledgedInDays', 'Réclamation confirmée sous'),
        reglage('law.complaints.answeredInDays', 'réponse sous'),
        reglage('law.complaints.paymentsInDays', 'réponse sur un paiement sous'),
        reglage('law.complaints.paymentsAtMost', 'au plus'),
      ],
      reads: ['refusal.client.onRequest', 'refusal.client.account', 'complaint.complaintMessages.mediator.text'],
    },
    {
      title: 'Les codes de fin, KO_00 à KO_08',
      also: 'rejet',
      rules: ['finalisation.route'],
      says: [
        'À la fin, la banque peut envoyer un de neuf codes. Aucun document de la banque n’en donne le sens ; le parcours sait lesquels sont un refus ({finalisation.route rejected} codes) et quoi montrer. {finalisation.route generic} est de plus noté comme échec général.',
      ],
      table: {
        caption: 'Chaque code de fin ; dernière case vide : le texte dit la suite',
        head: ['Code', 'Suite', 'Titre lu', 'Texte lu', 'Et ensuite'],
        sentences: [2, 3, 4],
        rows: endings,
      },
      cases: [
        {
          rule: 'finalisation.route',
          of: codes.map(functionalCode => [functionalCode, { functionalCode, functional: true }] as const),
          tells: told,
          inTable: true,
        },
        { rule: 'finalisation.route', of: [['Une panne', { functionalCode: null, functional: false }]], tells: told },
      ],
    },
    {
      title: 'Au retour sur un dossier clos ou bloqué',
      also: 'délai dépassé, dossier effacé',
      rules: ['information.slug'],
      says: [
        'La banque dit la situation par un code : terminé, hors délai et refusé ont leur page ; un dossier bloqué ou exclu, celle de {@errors.page} ; un code inconnu, la page générale.',
      ],
      table: {
        caption: 'Ce que lit une personne qui revient',
        head: ['Situation, dite par la banque', 'Titre lu', 'Texte lu'],
        sentences: [1, 2],
        rows: [
          ['Demande terminée', 'informationPage.client.pages.termine.title', 'informationPage.client.pages.termine.text'],
          ['Délai dépassé, dossier effacé', 'errors.client.pages.purged.title', 'informationPage.client.pages.delai-depasse.text'],
          ['Demande refusée', 'errors.client.pages.excluded.title', 'informationPage.client.pages.suite-non-favorable.text'],
          ['Étude qui continue', 'informationPage.client.pages.finalize.title', 'informationPage.client.pages.finalize.text'],
          ['Code inconnu ou aucun', 'errors.client.pages.generic.title', 'errors.client.pages.generic.text'],
        ],
      },
    },
  ],
};
