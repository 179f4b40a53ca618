import { displayDay, isDay } from '@domain/kernel/day';
import { banque, ici, words, type Page, reglage } from './page';

const signed = { received: null, days: 14, from: 'received', rollsOver: true } as const;
const ended = { status: 'ENDED', functionalCode: null, tries: 1 };

export const video: Page = {
  id: 'video-signature',
  title: 'La vidéo et la signature',
  question: 'Combien d’essais, qui décide, que signe-t-on, et jusqu’à quand peut-on changer d’avis ?',
  also: 'biométrie, visage, PVID, reconnaissance faciale, rétractation, renonciation, délai, eIDAS, signature électronique, valeur juridique',
  decisions: [
    {
      title: 'L’accord avant la vidéo',
      rules: ['liveness.mayStart'],
      says: [
        'Un réglage dit si la banque demande un accord. Si elle le demande, la vidéo ne commence pas tant que la case n’est pas cochée ; sinon aucune case n’est montrée. L’accord est retiré si la personne revient à cette page avant une vidéo réussie. Qui préfère ne pas se filmer continue en agence, ou par un appel vidéo avec un conseiller si la banque l’a réglé.',
      ],
      figures: [
        reglage('liveness.consent.required', 'Accord demandé'),
        reglage('liveness.consent.provider', 'Prestataire nommé dans l’accord'),
        reglage('liveness.consent.keptFor', 'Vidéo gardée, dit l’accord, en jours'),
      ],
      reads: ['preLiveness.preLivenessMessages.consent.label', 'preLiveness.preLivenessMessages.consent.required'],
      cases: [
        {
          rule: 'liveness.mayStart',
          of: [
            ['La banque demande un accord, la case est cochée', { required: true, ticked: true }],
            ['La banque demande un accord, la case n’est pas cochée', { required: true, ticked: false }],
            ['La banque ne demande pas d’accord', { required: false, ticked: false }],
          ],
          tells: verdict => (verdict === true ? 'la vidéo commence' : 'la vidéo ne commence pas'),
        },
      ],
    },
    {
      title: 'Le résultat de la vidéo',
      rules: ['liveness.outcome'],
      says: [
        'Un prestataire de la banque regarde la vidéo ; la banque dit si elle est validée. Validée, elle passe. Sinon la personne peut recommencer, jusqu’à {liveness.outcome attempts} essais ou jusqu’à ce que la banque l’arrête. Sans réponse après {liveness.outcome calls} demandes, elle peut recommencer.',
      ],
      figures: [ici('liveness.outcome', 'attempts', 'Essais, au plus'), ici('liveness.outcome', 'calls', 'Demandes sans réponse')],
      reads: [
        'preLiveness.preLivenessMessages.why.text',
        'livenessOutcome.client.replay.why.unrecognised',
        'livenessOutcome.client.ko.text',
      ],
      cases: [
        {
          rule: 'liveness.outcome',
          of: [
            ['Vidéo validée au troisième essai', { ...ended, validated: true, count: 3 }],
            ['Deuxième essai manqué', { ...ended, validated: false, count: 2 }],
            ['Troisième essai manqué', { ...ended, validated: false, count: 3 }],
          ],
          tells: words({
            OK: 'elle passe',
            REPLAY: 'la personne peut recommencer',
            KO: 'fini en ligne, la suite est en agence',
            WAIT: 'on attend',
          }),
        },
      ],
    },
    {
      title: 'Après la vidéo',
      rules: ['liveness.after'],
      cases: [
        {
          rule: 'liveness.after',
          of: [
            ['Réussie, client seul', { result: 'OK', mode: 'omc' }],
            ['À refaire', { result: 'REPLAY', mode: 'omc' }],
            ['Manquée pour de bon', { result: 'KO', mode: 'omc' }],
          ],
          tells: verdict => {
            if (typeof verdict !== 'object' || verdict === null || !('endsSubscription' in verdict && 'retryOffered' in verdict))
              return undefined;
            if (verdict.endsSubscription === true) return 'la demande prend fin, une fois tout signé';
            return verdict.retryOffered === true ? 'un nouvel essai est proposé' : 'aucun nouvel essai n’est proposé';
          },
        },
      ],
    },
    {
      title: 'Les documents à lire',
      rules: ['signature.documentsToRead'],
      cases: [
        {
          rule: 'signature.documentsToRead',
          of: [
            ['Quatre documents, trois lus', { documents: ['a', 'b', 'c', 'd'], read: ['a', 'b', 'c'] }],
            ['Quatre documents, aucun lu', { documents: ['a', 'b', 'c', 'd'], read: [] }],
            ['Quatre documents, tous lus', { documents: ['a', 'b', 'c', 'd'], read: ['a', 'b', 'c', 'd'] }],
          ],
          tells: verdict =>
            Array.isArray(verdict)
              ? verdict.length === 0
                ? 'la signature peut commencer'
                : `il en reste ${verdict.length} à lire`
              : undefined,
        },
      ],
    },
    {
      title: 'L’entrée dans la signature',
      rules: ['route.signature'],
      says: ['*', 'Des deux premières phrases, la personne lit celle du niveau réglé.'],
      figures: [reglage('signature.level', 'Niveau de la signature')],
      reads: [
        'signature.signatureMessages.intro.advanced',
        'signature.signatureMessages.intro.qualified',
        'signature.signatureMessages.outcomes.refused.text',
        'home.client.end.text',
      ],
      cases: [
        {
          rule: 'route.signature',
          of: [
            ['Le titulaire connecté, à son étape', { authenticated: true, taskId: 'signature', isInitBo: '0' }],
            ['Une personne non connectée', { authenticated: false, taskId: 'signature', isInitBo: '0' }],
            ['Au récapitulatif, une étape plus tôt', { authenticated: true, taskId: 'coHolderSummary', isInitBo: '0' }],
          ],
          tells: words({
            '/signature': 'la signature s’ouvre',
            '/main': 'retour au parcours',
            '/error/AUTHENTICATION': 'il faut d’abord s’identifier',
          }),
        },
      ],
    },
    {
      title: 'Changer d’avis après la signature (rétractation)',
      rules: ['withdrawal.until'],
      says: [
        '*',
        'Pour renoncer : « Renoncer au contrat ici », au bas de chaque page, en une confirmation, avec ou sans session. La preuve part par e-mail. Si la banque ne sert pas l’appel, la page donne l’adresse où écrire.',
      ],
      figures: [
        reglage('withdrawal.days', 'Délai pour renoncer, en jours'),
        reglage('withdrawal.from', 'Ce qui commence le délai'),
        reglage('withdrawal.rollsOver', 'Un dernier jour chômé passe au jour ouvré suivant'),
        banque('Dernier jour de chaque contrat, si la banque le donne'),
      ],
      reads: [
        'welcome.welcomeMessages.withdrawal.until',
        'welcome.welcomeMessages.withdrawal.during {days=withdrawal.days}',
        'withdrawal.withdrawalMessages.intro',
        'withdrawal.withdrawalMessages.done.text',
        'withdrawal.withdrawalMessages.late.since',
        'withdrawal.withdrawalMessages.late.instead',
        'preContract.preContractMessages.essentials.withdrawalIs {days=withdrawal.days}',
      ],
      cases: [
        {
          rule: 'withdrawal.until',
          of: [
            ['Signé le 15/10/2025', { ...signed, signed: ['2025-10-15'] }],
            ['Signé le 28/11/2026 : le dernier jour serait un samedi', { ...signed, signed: ['2026-11-28'] }],
            ['Signé le 27/11/2026, documents reçus le 02/12/2026', { ...signed, signed: ['2026-11-27'], received: '2026-12-02' }],
          ],
          tells: verdict => (isDay(verdict) ? `jusqu’au ${displayDay(verdict)}` : undefined),
        },
      ],
    },
  ],
};
