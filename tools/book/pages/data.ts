import { banque, ici, reglage, words, type Page } from './page';

export const data: Page = {
  id: 'donnees',
  title: 'Données, délais, accords, sessions',
  question: 'Que garde-t-on, quels délais courent, qui voit quoi, avec quel accord, et comment la session est-elle protégée ?',
  decisions: [
    {
      id: 'kept',
      title: 'Ce qui est gardé, et combien de temps',
      also: 'conservation, dossier abandonné, droits sur les données, effacement, purge',
      rules: [],
      says: [
        'Ce sont des engagements de la banque : le parcours les annonce sans les appliquer. La première phrase ci-dessous vaut avec ou sans accord à la vidéo ; les départs sont en {@delays}. Un dossier abandonné est un dossier non signé à sa date limite. Cette date, le bouton qui quitte chaque étape la redit, si la banque l’envoie.',
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
      id: 'delays',
      title: 'Tous les délais, en un tableau',
      also: 'date limite, délai, jours ouvrables',
      rules: [],
      says: [
        'Un jour est calendaire sauf mention, et finit à minuit, heure de Paris. « Non dit » : aucune page ne le dit, la banque décide.',
      ],
      table: {
        caption: 'Chaque délai, d’où il part, et ce qui arrive à sa fin',
        head: ['Délai', 'Durée', 'Part de', 'À la fin'],
        sentences: [],
        rows: [
          [
            'Date limite d’un dossier, seconde signature comprise',
            'fixée par la banque, qui l’envoie',
            '',
            'effacé avec ses pièces, si tout n’est pas signé',
          ],
          [
            'Silence au contrôle ({@errors.refusal})',
            '{review.silenceDays}',
            'jour du début du contrôle, non compté, si la banque le dit',
            'dès le lendemain, la page dit que la demande compte comme refusée ; le dossier reste',
          ],
          ['Étude ou création du compte après la signature', 'aucune', '', 'la page annonce un SMS et un e-mail'],
          [
            'Renonciation au compte ({@withdrawal.until})',
            '{withdrawal.days}',
            'dernière signature, non comptée, ou réception des documents si elle vient ensuite',
            'la page dit le délai passé ; le compte peut être clos',
          ],
          ['Renonciation à l’assurance', 'la banque', 'la banque', 'de même, pour ce contrat'],
          ['Confirmation d’une réclamation ({@rights})', '{law.complaints.acknowledgedInDays} ouvrables', 'non dit', ''],
          ['Réponse à une réclamation', '{law.complaints.answeredInDays}', 'non dit', 'le médiateur peut être saisi'],
          [
            'Réponse sur un paiement',
            '{law.complaints.paymentsInDays} ouvrables, au plus {law.complaints.paymentsAtMost}',
            'non dit',
            'le médiateur peut être saisi',
          ],
          ['Demande refusée, gardée', '{facts.refusedKeptMonths}', 'non dit', 'effacée par la banque'],
          ['Justificatifs d’un compte ouvert', 'celle de la loi ({@kept})', 'fermeture du compte', 'effacés par la banque'],
          ['Vidéo, gardée', '{facts.videoKeptDays}', 'non dit', 'effacée par le prestataire ou la banque'],
          [
            'Choix des cookies ({@consents})',
            '{consent.cookies months} mois, soit {consent.cookies days} jours',
            'jour du choix',
            'demandé à nouveau',
          ],
          ['Promotions', 'dernier jour de {@offer.promotion}', '', 'plus aucune'],
          ['Mois gratuits d’une carte', '{@offer.promotion}', 'ouverture du compte', 'prix suivant'],
          [
            'Âge d’une pièce ({@documents.fresh})',
            '{documents.fresh payslip} ou {documents.fresh address} mois',
            'émission du document',
            'une autre est demandée',
          ],
          ['Livraison de la carte ({@delivery.modes})', '{delivery.modes express} à {delivery.modes home} jours ouvrés', 'non dit', ''],
          [
            'Sans geste dans la page ({@session.inactivity})',
            '{inactivity.afterMs}, puis {inactivity.popupMs}',
            'dernier geste',
            'une question, puis la session finit',
          ],
          [
            'Session',
            'la banque ; à défaut {session.expiry life}',
            'identification',
            'rappel {session.ending warned} avant, puis elle finit',
          ],
          ['Autre SMS ({@sms.state})', '{sms.wait wait} secondes', 'envoi précédent', 'il peut être demandé'],
          ['Code, lien par e-mail', 'la banque', 'envoi', 'en demander un autre'],
        ],
      },
    },
    {
      id: 'who-sees',
      title: 'Qui voit les données',
      also: 'destinataires, hors Union européenne, prestataires, sous-traitants, suivi d’erreurs',
      rules: [],
      says: [
        'La page n’envoie de données qu’à ces destinataires. L’analyse des pièces, les SMS, les e-mails et la fabrication des cartes passent par la banque ; ses sous-traitants, et ce qui est traité hors de l’Union européenne : la banque décide, et sa politique, au bas de chaque page, le dit.',
      ],
      table: {
        caption: 'Chaque destinataire, et ce qu’il reçoit',
        head: ['Qui', 'Ce qu’il reçoit'],
        sentences: [],
        rows: [
          ['La personne', 'sa partie ; de l’autre titulaire, ce que dit {@journey.otherHolder}'],
          [
            'Le conseiller du dossier',
            'dans son dossier seulement, les réponses des deux titulaires et ce qui a été lu des pièces, sans leur image',
          ],
          ['La banque', 'tout : réponses, pièces, résultats, accords ; la personne qui contrôle voit les pièces, et peut revoir la vidéo'],
          ['Le service d’identification (de la banque)', 'le mobile et le code reçu par SMS'],
          [
            'Le prestataire de la vidéo',
            'la vidéo, filmée dans sa page ; la page ne lui donne aucune pièce : si le visage est comparé à la photo d’une pièce, c’est la banque qui la lui donne',
          ],
          ['Le prestataire de la signature', 'les documents à signer, le code et la signature'],
          [
            'La mesure d’audience',
            'avec accord seulement : nom et numéro des étapes affichées, nom et famille (« cartes ») de la première carte affichée',
          ],
          [
            'Le service des pannes',
            'sans accord, même sans panne : le nom de chaque page affichée ; la nature et le lieu d’une erreur ; la marque et la version. Ni nom, ni réponse, ni document',
          ],
          ['Contre les robots', 'aucun tiers : l’appareil résout un calcul, que la banque vérifie ; ni image, ni cookie'],
        ],
      },
      reads: ['complementary.client.why.text'],
    },
    {
      id: 'consents',
      title: 'Tous les accords, en un tableau',
      also: 'case cochée d’avance, consentement, cookies, dématérialisation, documents numériques, papier, prospection, publicité (marketing), retrait d’un accord, traceurs',
      rules: ['offer.digitalDocuments', 'consent.marketing', 'consent.cookies'],
      says: [
        'Aucune case n’est cochée d’avance ; refuser est aussi facile qu’accepter. L’accord pour les offres ne conditionne rien. Sans accord aux cookies restent la session, les réponses ({@kept}) et ce choix ; le service des pannes reçoit quand même le nom de chaque page ({@who-sees}). Temps d’attente mesurés sans accord, de façon anonyme : {observation.webVitals}.',
      ],
      table: {
        caption: 'Chaque accord : quand, par qui, et ce qui suit un non',
        head: ['Accord', 'Demandé quand, à qui', 'Part à', 'Si non', 'Retrait'],
        sentences: [],
        rows: [
          [
            'Documents numériques',
            'page des options, une fois pour le compte ; le conseiller coche pour le client',
            'la banque',
            'la demande s’arrête là ; le papier, en agence',
            'après l’ouverture : la banque',
          ],
          [
            'Offres par e-mail et SMS',
            'coordonnées, à chacun pour soi ; le co-titulaire répond dans sa propre session, le client d’un conseiller en ouvrant son dossier ; le conseiller, pour personne',
            'la banque, qui garde date et preuve ; une case pour les deux, ou une pour chacun ({marketing})',
            'rien',
            'le titulaire sur son récapitulatif ; les autres là où ils acceptent les conditions ; ensuite, la banque',
          ],
          [
            'Cookies de mesure d’audience',
            'première page ouverte',
            'le navigateur ; puis la mesure d’audience',
            'elle ne reçoit rien',
            '« Gérer mes cookies », au bas de chaque page',
          ],
          ['Vidéo du visage', '{@liveness.mayStart}', 'la banque, avec l’heure', 'agence ou appel vidéo', '{@liveness.mayStart}'],
          [
            'Conditions générales, résidence fiscale',
            'récapitulatif, à chacun dans sa session',
            'la banque',
            'le dossier attend, jusqu’à sa date limite',
            'en revenant corriger, jusqu’à la signature ; ensuite {@withdrawal.until}',
          ],
          [
            'Ouvrir le compte sans attendre la fin du délai de renonciation',
            'sous les documents, à chacun',
            'la banque, avec la signature',
            'la banque peut n’ouvrir le compte qu’à la fin du délai',
            'avant de signer',
          ],
          ['Transfert depuis une autre banque', 'compte ouvert', 'la banque', 'rien', 'la banque'],
        ],
      },
      figures: [
        reglage('marketing', 'Cases pour recevoir des offres', 'une pour chaque canal, enregistrée à part'),
        ici('consent.cookies', 'months', 'Choix gardé'),
        ici('consent.cookies', 'days', 'soit'),
        reglage('observation.webVitals', 'Temps d’attente mesurés sans accord', 'des durées par page, sans rien de la personne'),
      ],
      reads: [
        'options.client.documents.accept',
        'options.optionsMessages.documents.accept',
        'marketing.client.together',
        'marketing.client.email',
        'marketing.client.sms',
        'consent.consentMessages.text',
      ],
      cases: [
        {
          rule: 'consent.marketing',
          of: [
            ['Le titulaire ne fait rien', { policy: 'together', about: 'TIT', answering: 'TIT', email: null, sms: null }],
            [
              'Le titulaire répondrait pour le co-titulaire',
              { policy: 'together', about: 'COT', answering: 'TIT', email: true, sms: true },
            ],
          ],
          tells: words({
            '{"asked":true,"saved":true,"channels":null}': 'oui',
            '{"asked":true,"saved":false,"channels":null}': 'non',
            '{"asked":false,"saved":false,"channels":null}': 'la question n’est pas posée',
          }),
          inTable: true,
        },
      ],
    },
    {
      title: 'La session, l’inactivité et leur protection',
      also: 'captcha (robots), déconnexion, inactivité, prolonger la session, robots, sécurité, session',
      rules: ['session.inactivity', 'session.ending', 'session.lost', 'session.expiry'],
      says: [
        'Sans geste (clavier, souris, doigt) pendant {inactivity.afterMs}, la page demande si la personne est là ; sans réponse en {inactivity.popupMs}, la session finit. Elle finit aussi au bout de sa durée, que la banque fixe (à défaut {session.expiry life}) et que la page rappelle {session.ending warned} avant, et quand la banque la refuse. Une réponse à la question la garde ouverte ; sa durée, elle, ne se prolonge pas, mais le rappel permet de s’identifier à nouveau par SMS sans rien perdre de ce qui est saisi, sauf un document pas encore envoyé.',
        'Quand elle finit, l’onglet l’efface avec les réponses, sauf la saisie chiffrée ({@kept}). Seules les adresses réglées par la banque peuvent fournir du code à la page, et aucun autre site ne peut l’afficher dans un cadre. À la création de la demande, l’appareil résout seul un calcul qui écarte les robots : rien à lire, à voir ni à entendre ; s’il échoue, la page propose de réessayer.',
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
      also: 'authentification, code SMS, essais (code), lien par e-mail, reprise',
      rules: ['sms.state', 'sms.wait', 'sms.code'],
      says: [
        'Un code de {sms.code digits} chiffres prouve le mobile : à la création du dossier, à chaque retour, à la signature, et quand la personne change elle-même son e-mail. On revient par le dernier lien reçu par e-mail, qui ne sert qu’une fois, ou depuis l’accueil avec son mobile. L’adresse e-mail n’est vérifiée par aucun code.',
        'Essais d’un code faux : la banque, ou son prestataire pour la signature, en fixe le nombre et compte ; le parcours n’en compte aucun. Un code refusé se corrige, ou se redemande. Une saisie qui n’a pas {sms.code digits} chiffres ne part pas et ne coûte aucun essai. Essais épuisés à l’identification : la page de la banque le dit, et le parcours propose ensuite de s’identifier à nouveau ; à la signature : elle n’est pas validée, n’engage à rien et se recommence.',
        'Un autre SMS peut être demandé {sms.wait wait} secondes après un envoi. Quand la banque refuse d’en envoyer un de plus, seul un conseiller peut aider.',
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
