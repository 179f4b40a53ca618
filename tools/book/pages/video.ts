import { displayDay, isDay } from '@domain/kernel/day';
import { banque, ici, words, type Page, reglage } from './page';

const signed = { received: null, days: 14, from: 'received', rollsOver: true } as const;
const ended = { status: 'ENDED', functionalCode: null, tries: 1 };

export const video: Page = {
  id: 'video-signature',
  title: 'La vidéo et la signature',
  question: 'Combien d’essais, qui décide, que signe-t-on, et jusqu’à quand peut-on changer d’avis ?',
  decisions: [
    {
      title: 'L’accord avant la vidéo',
      also: 'biométrie, consentement (vidéo), visage',
      rules: ['liveness.mayStart'],
      says: [
        'Accord demandé : {liveness.consent.required}. S’il l’est, la vidéo ne commence pas tant que la case n’est pas cochée, et la personne retire son accord en revenant à cette page avant une vidéo réussie ; le reçu final dit l’heure de l’accord. Sinon, aucune case n’est montrée. La vidéo n’est jamais obligatoire : l’agence est proposée à côté, et un appel vidéo avec un conseiller si la banque l’offre. Durée de conservation : {@kept}.',
      ],
      figures: [
        reglage('liveness.consent.required', 'Accord demandé avant la vidéo', 'une case à cocher, sans laquelle la vidéo ne commence pas'),
        reglage('liveness.consent.provider', 'Prestataire que l’accord nomme'),
      ],
      reads: ['preLiveness.preLivenessMessages.consent.label'],
    },
    {
      title: 'Le résultat de la vidéo',
      also: 'essais (vidéo), PVID (vérification d’identité à distance)',
      rules: ['liveness.outcome', 'liveness.after'],
      says: [
        'Le prestataire de la banque regarde la vidéo ; la banque dit si elle est validée. Validée, elle suffit. Sinon la personne recommence, dans la limite de {liveness.outcome attempts} essais par personne, ou moins si la banque l’arrête ; ensuite, elle continue en agence. Une panne, une caméra refusée ou {liveness.outcome calls} demandes sans réponse ne coûtent aucun essai.',
      ],
      figures: [ici('liveness.outcome', 'attempts', 'Essais, au plus'), ici('liveness.outcome', 'calls', 'Demandes sans réponse')],
      reads: ['preLiveness.preLivenessMessages.why.text', 'livenessOutcome.client.ko.text'],
      cases: [
        {
          rule: 'liveness.outcome',
          of: [
            ['Vidéo validée au troisième essai', { ...ended, validated: true, count: 3 }],
            ['Deuxième essai manqué', { ...ended, validated: false, count: 2 }],
            ['Troisième essai manqué', { ...ended, validated: false, count: 3 }],
          ],
          tells: words({
            OK: 'elle suffit',
            REPLAY: 'la personne peut recommencer',
            KO: 'fini en ligne, la suite est en agence',
            WAIT: 'on attend',
          }),
          inTable: true,
        },
      ],
    },
    {
      title: 'Les documents à lire avant de signer',
      also: 'documents précontractuels, garantie des dépôts, langue',
      rules: ['signature.documentsToRead', 'contractDocuments.expected'],
      says: [
        'Chaque document de l’offre est montré, en français même si la page est en anglais. Il est lu quand sa dernière ligne a été à l’écran, ou quand la personne l’a enregistré ; la signature ne commence pas tant qu’il en reste un. Un accusé de réception de l’information sur la garantie des dépôts est proposé ; il ne bloque rien. S’il manque un document que la loi demande : {contractDocuments.incomplete}. Un accord pour ouvrir le compte avant la fin du délai pour renoncer est {startBeforeDelay} et transmis à la banque, qui peut attendre.',
      ],
      figures: [
        reglage('contractDocuments.incomplete', 'Document manquant', 'personne ne signe'),
        reglage('startBeforeDelay', 'Accord pour ouvrir sans attendre', 'personne ne signe sans lui, ou il n’est pas demandé'),
      ],
      reads: ['preContract.preContractMessages.start.label {days=withdrawal.days}'],
    },
    {
      title: 'La signature',
      also: 'eIDAS (signature), reçu, valeur juridique',
      rules: ['route.signature'],
      says: [
        'Elle s’ouvre à une personne identifiée dont c’est l’étape, sur la page du prestataire, avec un code par SMS ({@sms.state}). Niveau : {signature.level}, au sens du règlement européen. Chacun signe pour soi, et n’est engagé qu’à ce moment ; le compte n’est créé qu’une fois la dernière signature reçue. Une signature refusée n’engage à rien et se recommence. À la fin, un reçu dit les documents acceptés, l’heure et l’empreinte de chacun.',
      ],
      figures: [
        reglage(
          'signature.level',
          'Niveau de la signature',
          'qualifiée : la page dit alors « la même valeur qu’une signature manuscrite »',
        ),
      ],
      reads: ['signature.signatureMessages.intro.advanced', 'signature.signatureMessages.outcomes.refused.text'],
    },
    {
      title: 'Changer d’avis après la signature (rétractation)',
      also: 'renonciation, résiliation',
      rules: ['withdrawal.until'],
      says: [
        'Le délai est de {withdrawal.days}. Il part de la dernière signature, dont le jour n’est pas compté, ou de la réception des documents si elle est plus tardive ; point de départ réglé : {withdrawal.from}. Un dernier jour samedi, dimanche ou férié passe au jour ouvré suivant : {withdrawal.rollsOver}.',
        'Si la banque donne le dernier jour, la page montre celui-là. Sinon elle compte du jour d’ouverture du compte, car le parcours ne connaît pas le jour de réception ; sans jour d’ouverture, elle ne dit que la durée. La banque décide si une renonciation est arrivée à temps.',
        'Pour renoncer : « Renoncer au contrat ici », au bas de chaque page, puis s’identifier, choisir le contrat et confirmer ; la preuve part par e-mail. Sans cela, ou si la banque ne répond pas, la page donne l’adresse où écrire. Un conseiller ne renonce pour personne ; l’effet pour l’autre titulaire : {@duties}.',
      ],
      figures: [
        reglage('withdrawal.days', 'Délai pour renoncer'),
        reglage('withdrawal.from', 'Point de départ du délai', 'signature : la réception ne compte pas'),
        reglage('withdrawal.rollsOver', 'Dernier jour chômé reporté', 'le dernier jour ne bouge pas'),
        reglage('withdrawal.function', 'Où renoncer', 'la page mène à une autre page de la banque'),
        banque('Dernier jour de chaque contrat'),
      ],
      reads: [
        'welcome.welcomeMessages.withdrawal.until',
        'preContract.preContractMessages.essentials.withdrawalIs {days=withdrawal.days}',
        'withdrawal.withdrawalMessages.late.instead',
      ],
      cases: [
        {
          rule: 'withdrawal.until',
          of: [
            ['Compte ouvert le 15/10/2025', { ...signed, signed: ['2025-10-15'] }],
            ['Ouvert le 28/11/2026 : le dernier jour serait un samedi', { ...signed, signed: ['2026-11-28'] }],
          ],
          tells: verdict => (isDay(verdict) ? `jusqu’au ${displayDay(verdict)}` : undefined),
        },
      ],
    },
  ],
};
