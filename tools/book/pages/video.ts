import { displayDay, isDay } from '@domain/kernel/day';
import { catalogue } from '@domain/offer/contracts';
import { contractDocumentTypes, type ContractDocumentType } from '@domain/signature/contractDocuments';
import { contractDocumentsExpected } from '@domain/signature/expectedDocuments';
import { banque, ici, words, type Page, reglage } from './page';

const signed = { received: null, days: 14, from: 'received', rollsOver: true } as const;
const participants = ['TIT'] as const;
/** What a person takes, in words, and what the rule then expects. */
const taken = (
  [
    ['carte', { catalogNumber: catalogue.MASTERCARD, type: 'CARDS', participants }, false],
    ['découvert', { catalogNumber: catalogue.OVERDRAFT_PLUS_26, type: 'OVERDRAFT', participants }, false],
    ['assurance', { catalogNumber: catalogue.PREVISECUR, type: 'INSURANCE', participants }, false],
    ['parts sociales (toujours dues)', undefined, true],
  ] as const
).map(([what, contract, shares]) => {
  const expected = contractDocumentsExpected.decide({ participant: 'TIT', shares, selection: contract === undefined ? [] : [contract] });
  return { what, expected };
});
const always = contractDocumentsExpected.decide({ participant: 'TIT', shares: false, selection: [] });
const expectedWith = (type: ContractDocumentType): string =>
  always.includes(type) ? 'tout compte' : taken.flatMap(({ what, expected }) => (expected.includes(type) ? [what] : [])).join(', ');

const ended = { status: 'ENDED', functionalCode: null, tries: 1 };

export const video: Page = {
  id: 'video-signature',
  title: 'La vidéo et la signature',
  question: 'Combien d’essais, qui décide, que signe-t-on, et jusqu’à quand peut-on changer d’avis ?',
  decisions: [
    {
      title: 'L’accord avant la vidéo',
      also: 'biométrie, consentement (vidéo), gabarit du visage, refus d’être filmé, visage',
      rules: ['liveness.mayStart'],
      says: [
        'La vidéo n’est jamais obligatoire : l’agence est proposée à côté, au même rang, et un appel vidéo avec un conseiller si la banque l’offre ; l’accès au compte n’en dépend pas. Accord demandé : {liveness.consent.required}. Sans accord demandé, aucune case n’est montrée, et rien n’est dit des mesures du visage (le gabarit) : la banque décide. S’il l’est, la case n’est pas cochée d’avance, la vidéo ne commence pas sans elle, et les deux phrases ci-dessous sont lues ; retrait : quitter la vidéo avant de l’envoyer, ou revenir à cette page avant une vidéo réussie ; après, par les droits de {@kept}. Le reçu final dit l’heure de l’accord.',
      ],
      figures: [
        reglage('liveness.consent.required', 'Accord demandé avant la vidéo', 'une case à cocher, sans laquelle la vidéo ne commence pas'),
        reglage('liveness.consent.provider', 'Prestataire que l’accord nomme'),
      ],
      reads: [
        'preLiveness.preLivenessMessages.consent.label',
        "preLiveness.preLivenessMessages.consent.kept {provider=liveness.consent.provider, days=liveness.consent.keptFor, …='s'}",
      ],
    },
    {
      title: 'Le résultat de la vidéo',
      also: 'essais (vidéo), vérification d’identité à distance',
      rules: ['liveness.outcome', 'liveness.after'],
      says: [
        'Le prestataire de la banque regarde la vidéo ; la banque dit si elle est validée. Validée, la personne passe aux documents ; si cela suffit en droit, la banque le décide ({@duties}). Sinon elle recommence : {liveness.outcome attempts} essais par personne (le co-titulaire a les siens), ou moins si la banque l’arrête ; ensuite, elle continue en agence. Une panne, une caméra refusée, ou un résultat qui n’arrive pas après que la page l’a demandé {liveness.outcome calls} fois, ne coûtent aucun essai.',
      ],
      figures: [ici('liveness.outcome', 'attempts', 'Essais, au plus'), ici('liveness.outcome', 'calls', 'Demandes sans réponse')],
      reads: ['preLiveness.preLivenessMessages.why.text'],
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
      also: 'documents précontractuels, documents signés, langue, liste des documents',
      rules: ['signature.documentsToRead', 'contractDocuments.expected'],
      says: [
        'Chaque titulaire a les siens. La banque en donne la liste et dit lesquels se lisent avant de signer, lesquels se signent ; la loi attend ceux du tableau. S’il en manque un : {contractDocuments.incomplete}. Ceux à lire sont montrés, en français même si la page est en anglais. Un document est lu quand sa dernière ligne a été à l’écran, ou quand la personne l’a enregistré ; la signature ne commence pas tant qu’il en reste un. Gros caractères, braille ou audio : par téléphone.',
      ],
      figures: [reglage('contractDocuments.incomplete', 'Document manquant', 'personne ne signe')],
      table: {
        caption: 'Les documents attendus, pour chaque titulaire',
        head: ['Document', 'Attendu avec'],
        sentences: [0],
        rows: contractDocumentTypes.map(type => [`preContract.typeNames.${type}`, expectedWith(type)]),
      },
    },
    {
      id: 'deposits',
      title: 'La garantie des dépôts (FGDR)',
      also: 'garantie des dépôts, plafond de la garantie',
      rules: [],
      says: [
        'Le document de la banque est parmi ceux que chaque titulaire lit avant de signer ({@contractDocuments.expected}) : plafond, compte joint (à chacun le sien) et délai d’indemnisation y sont. Sous lui, une case, la seconde phrase ci-dessous, n’est pas cochée d’avance et ne bloque rien ; cochée, l’heure est au reçu. L’accueil et l’aide de chaque page disent la première phrase.',
      ],
      reads: [
        "trust.client.deposits.text {FUND='Fonds de garantie des dépôts et de résolution', …=''}",
        'preContract.preContractMessages.depositReceipt',
      ],
    },
    {
      title: 'La signature',
      also: 'eIDAS (signature), empreinte, reçu, signature, valeur juridique',
      rules: ['route.signature'],
      says: [
        'Elle s’ouvre à une personne identifiée dont c’est l’étape, sur la page du prestataire, avec un code par SMS ({@sms.state}). Niveau : {signature.level}, au sens du règlement européen. Seule une signature qualifiée a, en droit, la valeur d’une signature manuscrite ; une signature avancée engage, comme la page le dit.',
        'Le titulaire signe d’abord, puis le co-titulaire, chacun ses documents, pour soi, et n’est engagé qu’à ce moment ; le compte n’est créé qu’une fois la dernière signature reçue. Si le co-titulaire ne signe pas à la date limite, le dossier est effacé et aucun compte n’est créé. Jusque-là, la page de renonciation répond au titulaire qu’aucun contrat n’est conclu ; s’il veut arrêter, un conseiller ou le téléphone : la banque décide. Une signature refusée n’engage à rien et se recommence. À la fin, un reçu dit les documents acceptés, l’heure, et de chacun l’empreinte : un code calculé qui prouve qu’une copie est la bonne.',
      ],
      figures: [
        reglage(
          'signature.level',
          'Niveau de la signature',
          'qualifiée : la page dit alors « la même valeur qu’une signature manuscrite »',
        ),
      ],
      reads: [
        'signature.signatureMessages.intro.[signature.level]',
        'signature.signatureMessages.outcomes.refused.text',
        'withdrawal.withdrawalMessages.nothing',
      ],
    },
    {
      title: 'Changer d’avis après la signature (rétractation)',
      also: 'remboursement, renonciation, résiliation, rétractation',
      rules: ['withdrawal.until'],
      says: [
        'Le délai est de {withdrawal.days} calendaires. Il part de la dernière signature, dont le jour n’est pas compté, ou de la réception des documents si elle vient ensuite : {withdrawal.from}. Il finit à minuit, heure de Paris. Un dernier jour samedi, dimanche ou férié passe au jour ouvré suivant : {withdrawal.rollsOver}.',
        'Le dernier jour que la page montre est celui que la banque donne. Sans lui, elle le compte du jour d’ouverture du compte, qui suit la dernière signature, car le parcours ne connaît pas le jour de réception ; sans jour d’ouverture, elle ne dit que la durée. Si les documents sont arrivés après, le vrai dernier jour est donc plus tard que celui de la page : la banque, seule à connaître ce jour, décide si une renonciation est arrivée à temps.',
        'Pour renoncer : « Renoncer au contrat ici », au bas de chaque page, puis s’identifier, choisir le contrat (le compte, l’assurance : la banque dit lesquels, avec leur dernier jour) et confirmer ; la preuve part par e-mail. Sans cela, ou si la banque ne répond pas, la page donne l’adresse où écrire. Un conseiller ne renonce pour personne ; l’effet pour l’autre titulaire : {@duties-bank}. Utiliser le compte avant la fin : un accord est {startBeforeDelay} sous les documents, sans être coché d’avance, et transmis à la banque, qui peut n’ouvrir le compte qu’à la fin du délai ; la page en dit alors le jour. Sommes rendues (carte, parts sociales, livraison) : la page promet « sans frais » ; combien et quand, les documents de la banque le disent.',
      ],
      figures: [
        reglage('withdrawal.days', 'Délai pour renoncer'),
        reglage('withdrawal.from', 'Point de départ du délai', 'signature : la réception ne compte pas, et les phrases lues le disent'),
        reglage('withdrawal.rollsOver', 'Dernier jour chômé reporté', 'le dernier jour ne bouge pas'),
        reglage('withdrawal.function', 'Où renoncer', 'la page mène à une autre page de la banque'),
        reglage('startBeforeDelay', 'Accord pour ouvrir sans attendre', 'personne ne signe sans lui, ou il n’est pas demandé'),
        banque('Dernier jour de chaque contrat'),
      ],
      reads: [
        'welcome.welcomeMessages.withdrawal.until',
        'preContract.preContractMessages.essentials.withdrawalIs.[withdrawal.from] {days=withdrawal.days}',
        'withdrawal.withdrawalMessages.late.instead',
        'preContract.preContractMessages.start.label {days=withdrawal.days}',
      ],
      cases: [
        {
          rule: 'withdrawal.until',
          of: [
            ['Compte ouvert le 15/10/2025', { ...signed, signed: ['2025-10-15'] }],
            ['Ouvert le 28/11/2026 : le dernier jour serait un samedi', { ...signed, signed: ['2026-11-28'] }],
            ['Signé le 27/11/2026, documents reçus le 02/12/2026', { ...signed, signed: ['2026-11-27'], received: '2026-12-02' }],
            ['Les mêmes, comptés par la page, qui ne connaît pas la réception', { ...signed, signed: ['2026-11-27'] }],
          ],
          tells: verdict => (isDay(verdict) ? `jusqu’au ${displayDay(verdict)}` : undefined),
        },
      ],
    },
  ],
};
