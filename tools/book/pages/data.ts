import { banque, ici, reglage, words, type Page } from './page';

export const data: Page = {
  id: 'donnees',
  title: 'Données, accords, sessions',
  question: 'Que garde-t-on, combien de temps, qui le voit, avec quel accord, et comment la session est-elle protégée ?',
  decisions: [
    {
      id: 'kept',
      title: 'Ce qui est gardé, et combien de temps',
      also: 'conservation, droits sur les données, effacement, purge',
      rules: [],
      says: [
        'La banque garde le dossier et en envoie la date limite : non signé à ce jour, il est effacé avec ses pièces. Les autres durées sont dans la phrase ci-dessous ; celle de la vidéo vaut avec ou sans accord ({@liveness.mayStart}). Ce sont des engagements de la banque : le parcours les annonce sans les appliquer. Le bouton qui quitte chaque étape redit la date limite, si la banque l’envoie.',
        'Sur l’appareil : avant la création du dossier, les réponses restent dans l’onglet et disparaissent avec lui ; ensuite elles sont à la banque. Ce qui n’est pas encore envoyé reste chiffré dans l’onglet, pour la même personne à nouveau identifiée, sauf les documents choisis, qui en sortent avec la session.',
      ],
      figures: [
        reglage('facts.refusedKeptMonths', 'Demande refusée, gardée'),
        reglage('facts.videoKeptDays', 'Vidéo, gardée'),
        banque('Date limite d’un dossier non signé'),
      ],
      reads: [
        'trust.client.photos.text {months=facts.refusedKeptMonths, days=facts.videoKeptDays}',
        'signatureSuccess.signatureSuccessMessages.kept#2',
        'dataCard.dataCardMessages.rights',
      ],
    },
    {
      id: 'who-sees',
      title: 'Qui voit les données',
      also: 'destinataires, prestataires, sous-traitants',
      rules: [],
      says: ['La page ne peut envoyer de données qu’à ces destinataires.'],
      table: {
        caption: 'Chaque destinataire, et ce qu’il reçoit',
        head: ['Qui', 'Ce qu’il reçoit'],
        sentences: [],
        rows: [
          ['La personne', 'sa partie ; de l’autre titulaire, ce que dit {@journey.otherHolder}'],
          [
            'Le conseiller du dossier',
            'les réponses des deux titulaires et ce qui a été lu des pièces, sans leur image ; rien d’un dossier que le client a créé',
          ],
          ['La banque', 'tout : réponses, pièces, résultats, accords'],
          ['Le prestataire de la vidéo', 'la vidéo, filmée dans sa page'],
          ['Le prestataire de la signature', 'les documents à signer et la signature'],
          [
            'La mesure d’audience',
            'avec accord seulement : nom et numéro des étapes affichées, nom et famille de la première carte affichée ({@consent.cookies})',
          ],
          [
            'Le service des pannes',
            'sans accord, même sans panne : le nom de chaque page affichée ; la nature et le lieu d’une erreur ; la marque et la version. Ni nom, ni réponse, ni document',
          ],
        ],
      },
      reads: ['complementary.client.why.text'],
    },
    {
      title: 'Les documents numériques',
      also: 'dématérialisation, papier',
      rules: ['offer.digitalDocuments'],
      says: [
        'Sans l’accord à recevoir ses documents en ligne, la demande s’arrête à cette question, posée une fois pour tout le compte. Dans un dossier de conseiller, le conseiller coche pour le client. Qui préfère le papier ouvre son compte en agence ; la page le dit ({@errors.page}).',
      ],
      reads: ['options.client.documents.accept', 'options.optionsMessages.documents.accept'],
    },
    {
      title: 'L’accord pour recevoir des offres',
      also: 'consentement (offres), prospection, publicité (marketing)',
      rules: ['consent.marketing'],
      says: [
        'La case n’est pas cochée d’avance et rien n’en dépend. Chacun répond pour soi, sauf dans un dossier de conseiller : le conseiller coche pour le titulaire, et le co-titulaire répond dans sa propre session. La réponse est oui si la case est cochée, non sinon. Elle part à la banque avec le dossier ; la banque en garde la date et la preuve. Le parcours ne permet plus de revenir dessus ensuite : la banque prévoit le retrait ailleurs.',
      ],
      reads: ['applicantDetails.client.marketing', 'applicantDetails.applicantDetailsMessages.marketing'],
      cases: [
        {
          rule: 'consent.marketing',
          of: [
            ['Le titulaire ne fait rien', { about: 'TIT', answering: 'TIT', ticked: null }],
            ['Le titulaire répondrait pour le co-titulaire', { about: 'COT', answering: 'TIT', ticked: true }],
          ],
          tells: words({
            '{"asked":true,"saved":true}': 'oui',
            '{"asked":true,"saved":false}': 'non',
            '{"asked":false,"saved":false}': 'la question n’est pas posée',
          }),
          inTable: true,
        },
      ],
    },
    {
      title: 'Les cookies et la mesure d’audience',
      also: 'traceurs',
      rules: ['consent.cookies'],
      says: [
        'Refuser est aussi facile qu’accepter. Sans accord, la mesure d’audience ne reçoit rien, mais le service des pannes reçoit le nom de chaque page affichée ({@who-sees}). Restent la session, les réponses ({@kept}) et ce choix, gardé {consent.cookies months} mois ({consent.cookies days} jours), puis demandé à nouveau. La personne peut en changer à tout moment. Temps d’attente mesurés sans accord, de façon anonyme : {observation.webVitals}.',
      ],
      figures: [
        ici('consent.cookies', 'months', 'Choix gardé'),
        ici('consent.cookies', 'days', 'soit'),
        reglage('observation.webVitals', 'Temps d’attente mesurés sans accord', 'des durées par page, sans rien de la personne'),
      ],
      reads: ['consent.consentMessages.text'],
    },
    {
      title: 'La session, l’inactivité et leur protection',
      also: 'captcha (robots), déconnexion, sécurité',
      rules: ['session.inactivity', 'session.ending', 'session.lost', 'session.expiry'],
      says: [
        'Sans geste (clavier, souris, doigt) pendant {inactivity.afterMs}, la page demande si la personne est là ; sans réponse en {inactivity.popupMs}, la session finit. Elle finit aussi au bout de sa durée, que la banque fixe (à défaut {session.expiry life}) et que la page rappelle {session.ending warned} avant, et quand la banque la refuse. Pour continuer : s’identifier à nouveau avec son mobile.',
        'La session est gardée dans l’onglet et ne se renouvelle pas seule. Quand elle finit, l’onglet l’efface avec les réponses, sauf la saisie chiffrée ({@kept}). Seules les adresses réglées par la banque peuvent fournir du code à la page, et aucun autre site ne peut l’afficher dans un cadre. Une vérification automatique écarte les robots à la création de la demande.',
      ],
      figures: [
        reglage('inactivity.afterMs', 'Inactivité avant la question'),
        reglage('inactivity.popupMs', 'Compte à rebours'),
        ici('session.expiry', 'life', 'Durée à défaut'),
        ici('session.ending', 'warned', 'Rappel avant la fin'),
        banque('Durée d’une session'),
      ],
      reads: ['stillThere.stillThereMessages.idle.kept'],
      cases: [
        {
          rule: 'session.inactivity',
          of: [
            ['À la fin du délai', { idleMs: 600_000, afterMs: 600_000, popupMs: 30_000 }],
            ['À la fin du compte à rebours', { idleMs: 630_000, afterMs: 600_000, popupMs: 30_000 }],
          ],
          tells: words({ active: 'rien', asked: 'la page demande si la personne est là', ended: 'la session est finie' }),
          inTable: true,
        },
      ],
    },
    {
      title: 'Les codes par SMS, et le retour sur un dossier',
      also: 'authentification, délai d’un SMS, essais (code), lien par e-mail, reprise',
      rules: ['sms.state', 'sms.wait', 'sms.code'],
      says: [
        'Un code de {sms.code digits} chiffres prouve le mobile : à la création du dossier, à chaque retour, au changement d’e-mail et à la signature. On revient par le dernier lien reçu par e-mail, qui ne sert qu’une fois, ou depuis l’accueil avec son mobile. L’adresse e-mail n’est vérifiée par aucun code.',
        'Essais d’un code faux : la banque, ou son prestataire pour la signature, en fixe le nombre et compte ; le parcours n’en compte aucun. Un code refusé se corrige, ou se redemande. Une saisie qui n’a pas {sms.code digits} chiffres ne part pas et ne coûte aucun essai. Essais épuisés à l’identification : la page de la banque le dit, et le parcours propose ensuite de s’identifier à nouveau ; à la signature : elle n’est pas validée, n’engage à rien et se recommence.',
        'Envois : un autre SMS peut être demandé {sms.wait wait} secondes après un envoi. Quand la banque refuse d’en envoyer un de plus, seul un conseiller peut aider.',
      ],
      figures: [
        ici('sms.code', 'digits', 'Chiffres d’un code'),
        ici('sms.wait', 'wait', 'Attente avant un autre SMS'),
        banque('Nombre d’essais, durée d’un code et d’un lien, nombre de SMS'),
      ],
      reads: [
        'newEmail.client.issues.CODE_REFUSED',
        'signature.signatureMessages.code.states.max-tries',
        'minimal.minimalMessages.failed.used',
      ],
      cases: [
        {
          rule: 'sms.state',
          of: [
            ['La banque refuse un envoi de plus', { httpStatus: 403, functionalCode: null }],
            ['Un SMS est parti il y a moins d’une minute', { httpStatus: 409, functionalCode: 'EXISTING_KEY_IN_LOCK_CACHE' }],
          ],
          tells: words({
            success: 'le code part',
            pending: 'il faut attendre',
            'max-tries': 'plus aucun envoi, la page mène à un conseiller',
            failed: 'la page propose de réessayer',
          }),
          inTable: true,
        },
      ],
    },
  ],
};
