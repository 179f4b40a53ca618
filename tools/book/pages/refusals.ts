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
      title: 'À corriger, arrêt, suite en agence, refus : quels droits',
      also: 'décision automatisée, refus définitif, silence de la banque',
      rules: ['errors.refusal', 'review.lastDay'],
      says: [
        'La banque peut dire, avec son code, si sa réponse est définitive. Définitive, une page « agence » devient un refus ; non définitive, un refus devient « agence ». Un rendez-vous proposé sur une page de refus n’ôte aucun droit.',
        'Le programme décide seul, sans personne, de ce qui est « ici » dans le tableau des exclusions ({@startup.route}) : à corriger, arrêt ou agence selon la ligne ; et du silence. La banque décide du reste, dont un mobile déjà utilisé et le pays qu’elle lit sur un document ; c’est elle qui dit si personne ne l’a décidé : la page lit alors la deuxième phrase ci-dessous et offre qu’une personne réexamine. Sans ce mot de la banque, rien n’est affirmé. Faut-il l’offrir aussi pour ce que le programme décide : {@duties}.',
        'Silence : {review.silenceDays} calendaires après le jour où le contrôle a commencé, si la banque dit ce jour (sinon rien n’est montré). Dès le lendemain, la page, qu’il faut ouvrir, dit la dernière phrase et les droits ; aucun SMS n’en part d’ici. Le dossier n’est ni clos ni effacé : il reste gardé jusqu’à sa date limite, et peut aboutir. Après la signature (étude qui continue, création interrompue), aucun délai n’est fixé : la banque décide.',
      ],
      table: {
        caption: 'Ce que la page donne dans chaque sorte',
        head: ['Sorte', 'Cas', 'Ce que la page donne'],
        sentences: [],
        rows: [
          ['À corriger', 'une réponse ou une pièce ne convient pas ({@errors.page})', 'la correction ; rien de plus'],
          [
            'Arrêt',
            'moins de {eligibility.birthdate adult} ans (date maintenue), documents numériques refusés',
            'un rendez-vous ; aucun de ces droits',
          ],
          [
            'Suite en agence',
            'département exclu, demande bloquée, vidéo sans essai restant, résidence fiscale à l’étranger',
            'la première phrase ci-dessous, ajoutée au texte de la page ; le droit au compte ; la réclamation (sauf sur la page de la résidence fiscale)',
          ],
          [
            'Refus',
            'demande exclue, refusée après étude, suite non favorable',
            'les motifs par écrit, le droit au compte, la réclamation ; le réexamen si la banque dit que personne n’a décidé ({@rights})',
          ],
          ['Silence de la banque', 'aucune réponse au contrôle', 'les droits d’un refus, sans le réexamen'],
          ['Création interrompue', '{@finalisation.route}', 'rien : ce n’est pas un refus, la banque reprend'],
        ],
      },
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
      also: 'attestation de refus, Banque de France, droit au compte, médiateur, motif de refus, réclamation, recours, réexamen par une personne',
      rules: [],
      says: [
        'Un bouton demande la décision et ses motifs, par e-mail ou par courrier ; un autre, le réexamen. Lettre de motifs : {refusal.letter} ; aucune page ne remet d’« attestation de refus », la banque décide si sa lettre en est une. Si la banque dit un motif, la page le montre. Sans session, ou si la banque n’a pas ce service, la page donne téléphone, e-mail et adresse. Un conseiller ne demande pas à la place du client. Qui n’est pas revenu lit le refus à son retour ({@information.slug}) ; la banque le prévient ou non, hors du parcours.',
        'L’aide de chaque page mène à « Faire une réclamation » : adresse, délais et médiateur de la marque. Une réclamation est confirmée sous {law.complaints.acknowledgedInDays} ouvrables et a sa réponse sous {law.complaints.answeredInDays} calendaires ; sur un paiement, sous {law.complaints.paymentsInDays} ouvrables, {law.complaints.paymentsAtMost} ouvrables dans une situation exceptionnelle. La page ne dit ni de quel jour ces délais partent, ni jusqu’à quand saisir le médiateur : la banque décide. Les adresses de chaque marque ({@brands}) sont des exemples, que la banque remplace.',
      ],
      figures: [
        reglage('refusal.letter', 'Lettre de motifs', 'envoyée à chaque refus : la page en dit le jour'),
        reglage('law.complaints.acknowledgedInDays', 'Réclamation confirmée sous'),
        reglage('law.complaints.answeredInDays', 'réponse sous'),
        reglage('law.complaints.paymentsInDays', 'réponse sur un paiement sous'),
        reglage('law.complaints.paymentsAtMost', 'au plus'),
      ],
      reads: ['refusal.client.onRequest', 'refusal.client.account', 'complaint.complaintMessages.mediator.text'],
    },
    {
      title: 'Les codes de fin, KO_00 à KO_08',
      also: 'création interrompue, rejet',
      rules: ['finalisation.route'],
      says: [
        'À la fin, la banque peut envoyer un de neuf codes. Aucun document de la banque n’en donne le sens ; le parcours sait lesquels sont un refus ({finalisation.route rejected} codes) et quoi montrer. {finalisation.route generic} est de plus signalé comme un échec général, sans que la page change. Pour chaque refus, les droits et le canal sont ceux de {@rights}.',
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
      also: 'délai dépassé, dossier effacé, suite non favorable',
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
          [
            'Demande refusée (suite non favorable)',
            'errors.client.pages.excluded.title',
            'informationPage.client.pages.suite-non-favorable.text',
          ],
          ['Étude qui continue', 'informationPage.client.pages.finalize.title', 'informationPage.client.pages.finalize.text'],
          ['Code inconnu ou aucun', 'errors.client.pages.generic.title', 'errors.client.pages.generic.text'],
        ],
      },
    },
  ],
};
