import { banque, ici, reglage, words, type Page } from './page';

export const data: Page = {
  id: 'donnees',
  title: 'Données, consentements, délais',
  question: 'Que garde-t-on, combien de temps, avec quel accord ? Quand une session finit-elle ?',
  also: 'inactif, RGPD, conservation, durée, purge, effacement, consentement, cookies, traceurs, marketing, prospection, opt-in, CNIL, inactivité, déconnexion, authentification, reprise, papier, dématérialisation',
  decisions: [
    {
      title: 'Ce qui est gardé, et combien de temps',
      rules: [],
      says: [
        'Le parcours ne fixe aucune durée pour le dossier et les pièces : la banque envoie la date limite du dossier, et décide du reste (page 9). La durée de la vidéo est un fait de la marque. Les phrases ci-dessous sont ce que la personne en lit.',
        'Sur l’appareil de la personne : avant la création du dossier, ses réponses restent dans l’onglet et disparaissent avec lui ; ensuite elles sont à la banque. Ce qui est saisi et pas encore envoyé reste chiffré dans l’onglet, et seule la même personne, à nouveau identifiée, le retrouve ; les documents choisis en sortent avec la session.',
      ],
      figures: [banque('Date limite d’un dossier non signé'), banque('Durée de conservation des pièces et du dossier refusé')],
      reads: [
        'trust.client.photos.text',
        'identityChoice.client.why.text',
        'signatureSuccess.signatureSuccessMessages.kept#2',
        'errors.client.pages.purged.text',
        'dossierPage.client.later.kept',
      ],
    },
    {
      title: 'Les documents numériques',
      rules: ['offer.digitalDocuments'],
      says: [
        'Une demande en ligne ne va pas plus loin sans l’accord à recevoir ses documents en ligne. Qui préfère le papier peut ouvrir son compte en agence ; la page le dit.',
      ],
      reads: ['options.client.documents.accept', 'options.client.documents.required', 'options.client.explanation.paper'],
      cases: [
        {
          rule: 'offer.digitalDocuments',
          of: [
            ['Accord donné', { agreed: true }],
            ['Accord refusé', { agreed: false }],
          ],
          tells: words({ 'goes-on': 'la demande continue', 'asked-again': 'la demande s’arrête là, la question reste posée' }),
        },
      ],
    },
    {
      title: 'L’accord pour recevoir des offres',
      rules: ['consent.marketing'],
      says: [
        'La case n’est pas cochée d’avance et rien n’en dépend. Chacun répond pour soi. La réponse enregistrée est oui si la case a été cochée, non sinon.',
        'Preuve : la réponse part à la banque avec la création du dossier ; la date et la preuve sont à la banque. Retrait : aucune page du parcours ne permet de revenir sur cet accord une fois le dossier créé par le titulaire ; la banque le prévoit ailleurs.',
      ],
      reads: ['applicantDetails.client.marketing', 'welcome.welcomeMessages.opening.marketing'],
      cases: [
        {
          rule: 'consent.marketing',
          of: [
            ['Le titulaire coche la case', { about: 'TIT', answering: 'TIT', ticked: true }],
            ['Le titulaire ne fait rien', { about: 'TIT', answering: 'TIT', ticked: null }],
            ['Le titulaire répondrait pour le co-titulaire', { about: 'COT', answering: 'TIT', ticked: true }],
          ],
          tells: words({
            '{"asked":true,"saved":true}': 'oui',
            '{"asked":true,"saved":false}': 'non',
            '{"asked":false,"saved":false}': 'la question n’est pas posée',
          }),
        },
      ],
    },
    {
      title: 'Les cookies',
      rules: ['consent.cookies'],
      says: [
        '*',
        'Sans accord, aucune étape n’est mesurée. Une panne est signalée à la banque dans tous les cas : la page, la version et la nature de l’erreur, sans nom, réponse ni document.',
      ],
      figures: [
        ici('consent.cookies', 'months', 'Choix gardé'),
        ici('consent.cookies', 'days', 'soit'),
        reglage('observation.webVitals', 'Temps d’attente mesurés sans accord'),
      ],
      reads: ['consent.consentMessages.text', 'consent.consentMessages.panel.text', 'consent.consentMessages.panel.audience.text'],
    },
    {
      title: 'L’inactivité et la fin d’une session',
      rules: ['session.inactivity', 'session.ending', 'session.lost', 'session.expiry'],
      says: [
        'Une personne est inactive quand elle ne fait aucun geste (clavier, souris, doigt) pendant {inactivity.afterMs}. La page demande alors si elle est encore là ; sans réponse en {inactivity.popupMs}, la session prend fin.',
        'Une session prend fin aussi quand elle arrive au bout de sa durée, que la banque fixe (sinon {session.expiry life} secondes), et quand la banque la refuse. La page prévient avant.',
      ],
      figures: [
        reglage('inactivity.afterMs', 'Sans geste'),
        reglage('inactivity.popupMs', 'Compte à rebours'),
        banque('Durée d’une session'),
        ici('session.expiry', 'life', 'À défaut'),
      ],
      reads: [
        'stillThere.idle.title',
        'stillThere.stillThereMessages.idle.kept',
        'inactivity.client.because.inactive',
        'inactivity.client.because.expired',
        'inactivity.client.because.refused',
        'inactivity.client.kept',
      ],
      cases: [
        {
          rule: 'session.inactivity',
          of: [
            ['Une milliseconde avant la fin du délai', { idleMs: 599_999, afterMs: 600_000, popupMs: 30_000 }],
            ['À la fin du délai', { idleMs: 600_000, afterMs: 600_000, popupMs: 30_000 }],
            ['À la fin du compte à rebours', { idleMs: 630_000, afterMs: 600_000, popupMs: 30_000 }],
          ],
          tells: words({ active: 'rien', asked: 'la page demande si la personne est là', ended: 'la session est finie' }),
        },
      ],
    },
    {
      title: 'Revenir sur son dossier',
      rules: ['sms.state'],
      says: [
        'La personne revient par le lien reçu par e-mail, ou depuis la page d’accueil, et s’identifie auprès de la banque avec un code envoyé à son mobile. La banque fixe la durée du lien et du code, et le nombre de SMS.',
      ],
      figures: [banque('Durée du lien et du code, nombre de SMS')],
    },
    {
      title: 'La question sur les États-Unis',
      rules: ['holders.usQuestion'],
      says: [
        'Le réglage dit qui est interrogé : personne, chacun, ou (réglage actuel) qui a la nationalité américaine ou est né aux États-Unis.',
      ],
      figures: [reglage('declarations.usPerson', 'Qui est interrogé')],
      cases: [
        {
          rule: 'holders.usQuestion',
          of: [
            ['Nationalité américaine', { policy: 'onIndicia', nationality: 'US', birthCountry: 'FR' }],
            ['Française née aux États-Unis', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'US' }],
            ['Ni l’un ni l’autre', { policy: 'onIndicia', nationality: 'FR', birthCountry: 'FR' }],
          ],
          tells: words({ true: 'la question est posée', false: 'la question n’est pas posée' }),
        },
      ],
    },
  ],
};
