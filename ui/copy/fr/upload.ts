import { uploadLimits } from '@domain/proofs/limits';
import { MOST_PAGES, type PagesRefusal, type Side } from '@domain/proofs/scans';
import { freshness } from '@domain/proofs/papers';
import { isOtherFile, type OtherFile } from '@domain/proofs/otherFiles';
import type { UploadRefusal } from '@domain/proofs/upload';
import type { NotReady, Unsent } from '@application/proofs/ports';
import { ageOf } from './ages';
import { byReader } from '../byReader';
import { otherFilesMessages } from './otherFiles';
import { weightMessages } from './weight';

const PDF_MOST = weightMessages.rounded(uploadLimits.pdfBytes);
const TOTAL_MOST = weightMessages.rounded(uploadLimits.totalBytes);

const refusals: Readonly<Record<Exclude<Exclude<UploadRefusal, 'missing'> | NotReady, OtherFile>, string>> = {
  empty: 'Ce fichier est vide. Choisissez-en un autre.',
  format: 'Ce format n’est pas accepté. Choisissez une photo (JPEG, PNG) ou un PDF.',
  'not-resizable': 'Cette image ne peut pas être lue. Prenez une nouvelle photo ou choisissez un autre fichier.',
  'pdf-too-large': `Le maximum est ${PDF_MOST}. Choisissez un fichier plus léger, ou prenez le document en photo.`,
  'total-too-large': `Les fichiers dépassent ${TOTAL_MOST} ensemble. Retirez-en un, ou remplacez-le par un fichier plus léger.`,
  'unreadable-file':
    'Ce fichier ne peut plus être lu sur cet appareil\u00a0: il a été modifié, déplacé ou supprimé. Choisissez-le à nouveau.',
  'locked-pdf': 'Ce PDF demande un mot de passe à l’ouverture. Enregistrez-le sans mot de passe, ou prenez le document en photo.',
  'broken-pdf': 'Ce PDF est incomplet ou abîmé. Téléchargez-le à nouveau, ou prenez le document en photo.',
  'one-program-pdf':
    'Ce PDF ne s’affiche que dans un seul programme, souvent Adobe Reader. Ouvrez-le dans ce programme. Imprimez-le en PDF, puis choisissez le fichier obtenu.',
  'portfolio-pdf':
    'Ce PDF contient d’autres fichiers, qui ne s’affichent pas ici (porte-documents PDF). Ouvrez-le, enregistrez le document qu’il contient, puis choisissez ce document.',
  'pageless-pdf': 'Ce PDF ne contient aucune page. Téléchargez-le à nouveau, ou prenez le document en photo.',
  'blank-pdf': 'Les pages de ce PDF sont blanches. Enregistrez à nouveau le document en PDF, ou prenez-le en photo.',
  heic: 'Ce format de photo (HEIC) ne se lit pas dans ce navigateur. Prenez la photo depuis cette page, ou enregistrez-la en JPEG.',
  'too-many-pixels':
    'Ce navigateur n’arrive pas à ouvrir une image de cette taille. Prenez la photo depuis cette page, réglez l’appareil sur 12\u00a0Mpx, ou choisissez un PDF.',
  'too-long': `Cette image est trop longue\u00a0: même en ${MOST_PAGES} pages, elle ne se lirait pas. Recadrez-la, ou choisissez le document en PDF.`,
  scrambled: `Ce navigateur brouille les images pour protéger la vie privée\u00a0: cette photo ne peut pas être préparée ici. Choisissez un PDF, une photo JPEG de ${TOTAL_MOST} au plus, ou continuez sur un téléphone.`,
};

const pagesRefused: Readonly<Record<Exclude<PagesRefusal, 'missing' | 'side-missing'>, string>> = {
  'pdf-alone': 'Un PDF ne s’envoie pas avec des photos. Gardez le PDF ou les photos.',
  'too-many': `${MOST_PAGES} pages au maximum. Retirez-en une, ou envoyez un seul PDF.`,
};

const BOTH = 'Ce PDF contient le recto et le verso';

const client = {
  title: {
    identity: { individual: 'Votre pièce d’identité', TIT: 'La pièce d’identité du titulaire', COT: 'La pièce d’identité du co-titulaire' },
    address: {
      individual: 'Votre justificatif d’adresse',
      TIT: 'Le justificatif d’adresse du titulaire',
      COT: 'Le justificatif d’adresse du co-titulaire',
    },
    income: {
      individual: 'Votre justificatif de revenu',
      TIT: 'Le justificatif de revenu du titulaire',
      COT: 'Le justificatif de revenu du co-titulaire',
    },
  },
  intro: {
    identity: 'Posez le document à plat, à la lumière. Ses quatre coins doivent se voir.',
    address: `Il date de moins ${ageOf(freshness.address)} et porte votre nom et votre adresse.`,
    income: `Il nous faut un bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou votre dernier avis d’imposition.`,
  },
  which: 'Quel document\u202f?',
  whichRequired: 'Choisissez le document.',
  next: 'Continuer',
  change: 'Changer',
  changeMore: ' de document',
  sideTitle: { FRONT: 'Recto', BACK: 'Verso', SINGLE: 'Le document' },
  bothTitle: 'Recto et verso',
  both: BOTH,
  formats: `Photos, ou PDF de ${PDF_MOST} au plus\u202f; ${TOTAL_MOST} en tout.`,
  photo: 'Prendre la photo',
  /** Beside the page's own camera. */
  cameraApp: 'Appareil photo',
  photoMore: 'Ajouter une photo',
  replace: 'Remplacer',
  photoAgain: 'Reprendre la photo',
  photoOther: 'Choisir une autre photo',
  way: (side: string) => ` (${side})`,
  file: 'Choisir un fichier',
  fileMore: 'Ajouter un fichier',
  fileAgain: 'Remplacer le fichier',
  pdfOpens: 'Ce PDF s’ouvre bien. La banque le lira.',
  pdfWhole: 'Un seul PDF suffit\u00a0: toutes les pages doivent y être.',
  full: `Les ${MOST_PAGES} pages sont là, c’est le maximum.`,
  page: (place: number) => `Page ${place}`,
  up: 'Monter',
  down: 'Descendre',
  ofPage: (page: string) => ` (${page})`,
  moved: (name: string, place: number) => `${name}\u00a0: maintenant en page ${place}`,
  removed: (name: string) => `Retiré\u00a0: ${name}`,
  replaced: (name: string) => `Remplacé par\u00a0: ${name}`,
  drop: 'Ou glissez le fichier ici.',
  /** A gesture that carries no file. */
  noDossier: {
    image: 'Enregistrez d’abord l’image, puis glissez le fichier.',
    link: 'C’est un lien. Ouvrez-le, enregistrez le document, puis glissez le fichier.',
    text: 'C’est du texte. Glissez une photo ou un PDF.',
    folder: 'C’est un dossier. Ouvrez-le, puis glissez le fichier qu’il contient.',
    nothing: 'Aucun fichier n’est arrivé. Choisissez-le avec le bouton.',
  },
  remove: 'Retirer',
  removeMore: (name: string) => ` ${name}`,
  weight: (type: string, bytes: number) => `${type === 'application/pdf' ? 'PDF' : 'Photo'}, ${weightMessages.rounded(bytes)}`,
  oneAtATime: 'Ajoutez un seul fichier à la fois.',
  preparing: 'Préparation du fichier…',
  given: (name: string, pages = 1) => `Ajouté\u00a0: ${name}${pages > 1 ? ` (${pages} pages)` : ''}`,
  preview: (side: string) => `Aperçu\u00a0: ${side}`,
  required: {
    identity: 'Veuillez ajouter un justificatif d’identité.',
    address: 'Veuillez ajouter un justificatif d’adresse.',
    income: 'Veuillez ajouter un justificatif de revenu.',
  },
  refusals,
  refused: (reason: NotReady, { size, name }: { readonly size: number; readonly name: string }): string => {
    if (isOtherFile(reason)) return otherFilesMessages.refused(reason, name);
    return reason === 'pdf-too-large' ? `Ce PDF pèse ${weightMessages.over(size)}. ${refusals[reason]}` : refusals[reason];
  },
  pagesRefused,
  /** The same page, given again. `place`: its index; undefined: it is the only page. D-54 */
  already: (what: 'photo' | 'pdf', place: number | undefined): string => {
    const where = place === undefined ? '' : ` (page ${place + 1})`;
    return what === 'photo'
      ? `Cette photo est déjà là${where}. Nous n’en gardons qu’une.`
      : `Ce PDF est déjà là${where}. Nous n’en gardons qu’un.`;
  },
  otherSide: {
    FRONT: {
      photo: 'Cette photo est déjà celle du verso. Ajoutez la photo du recto.',
      pdf: 'Ce PDF est déjà celui du verso. Ajoutez celui du recto.',
    },
    BACK: {
      photo: 'Cette photo est déjà celle du recto. Ajoutez la photo du verso.',
      pdf: `Ce PDF est déjà celui du recto. Ajoutez celui du verso, ou cochez «\u00a0${BOTH}\u00a0».`,
    },
  },
  tooHeavy: (bytes: number, most: number) =>
    `Les fichiers pèsent ${weightMessages.over(bytes)} ensemble. Le maximum est ${weightMessages.rounded(most)}. Retirez-en un, ou remplacez-le par un fichier plus léger.`,
  incomeMissing: 'Le justificatif de revenu manque encore. Ajoutez-le pour continuer.',
  /** Keeps the side that is shown, and opens the camera for the other one. */
  keepAndPhotograph: { FRONT: 'Photographier le recto', BACK: 'Photographier le verso' },
  keep: 'Garder cette photo',
  keepBoth: 'Garder ces deux photos',
  keepFile: 'Garder ce fichier',
  sendAnyway: 'Envoyer quand même',
  kept: { FRONT: 'Recto enregistré.', BACK: 'Verso enregistré.', SINGLE: 'Document enregistré.' } satisfies Readonly<Record<Side, string>>,
  keptOne: {
    FRONT: 'Recto enregistré. Photographiez maintenant le verso.',
    BACK: 'Verso enregistré. Photographiez maintenant le recto.',
    SINGLE: 'Document enregistré.',
  } satisfies Readonly<Record<Side, string>>,
  lost: {
    FRONT: 'La banque n’a plus le recto. Ajoutez-le à nouveau.',
    BACK: 'La banque n’a plus le verso. Ajoutez-le à nouveau.',
    SINGLE: 'La banque n’a plus le document. Ajoutez-le à nouveau.',
  } satisfies Readonly<Record<Side, string>>,
  /** After a reload or a new sign-in. XTR-36 */
  unsent: {
    photo: 'La photo n’avait pas encore été envoyée. Ajoutez-la à nouveau.',
    photos: 'Les photos n’avaient pas encore été envoyées. Ajoutez-les à nouveau.',
    pdf: 'Le PDF n’avait pas encore été envoyé. Ajoutez-le à nouveau.',
    begun: 'L’envoi du document n’était pas terminé. Ajoutez-le à nouveau.',
  } satisfies Readonly<Record<Unsent, string>>,
  send: 'Envoyer',
  sending: 'Envoi en cours…',
  progress: (percent: number) => (percent === 100 ? 'Enregistrement…' : `${percent}\u00a0% envoyés`),
  cancel: 'Annuler l’envoi',
  cancelled: 'L’envoi est annulé. Le fichier est toujours là, à envoyer à nouveau.',
  cut: 'Le réseau est trop lent, ou coupé\u00a0: l’envoi n’est pas arrivé au bout. Le fichier est toujours là. Rapprochez-vous d’un réseau Wi-Fi ou d’une fenêtre, puis envoyez à nouveau.',
  slow: 'Le réseau est trop lent\u00a0: l’envoi n’est pas arrivé au bout. Rien n’est perdu, et les photos partiront plus légères. Rapprochez-vous d’un réseau Wi-Fi ou d’une fenêtre, puis envoyez à nouveau.',
  refusedOnTheWay: (bytes: number): string =>
    `L’envoi pèse ${weightMessages.rounded(bytes)}, moins que le maximum de ${TOTAL_MOST}, mais il a été refusé en chemin. Le fichier est toujours là\u00a0: envoyez-le à nouveau depuis un autre réseau (4G), ou remplacez-le par un fichier plus léger.`,
  arrived:
    'Le document est bien arrivé, mais son analyse n’a pas pu commencer. Appuyez à nouveau sur «\u00a0Envoyer\u00a0»\u00a0: il ne partira pas une deuxième fois.',
  reuse: {
    text: 'Vous avez déjà donné un avis d’imposition pour votre adresse. Il peut servir aussi pour votre revenu.',
    button: 'Utiliser le même avis',
    send: 'Envoyer le même avis',
  },
  chosen: (paper: string, sides: number) =>
    `Il nous faut ${sides > 1 ? 'le recto et le verso' : 'la page avec la photo'} de votre ${paper.toLowerCase()}.`,
  /** Beside a photo that was just taken. */
  asks: {
    FRONT: 'Vérifiez que les quatre coins du recto sont visibles.',
    BACK: 'Vérifiez que les quatre coins du verso sont visibles.',
  } satisfies Readonly<Record<Exclude<Side, 'SINGLE'>, string>>,
  tips: {
    title: 'Pour une bonne photo',
    right: 'À faire\u00a0: ',
    wrong: 'À éviter\u00a0: ',
    good: 'À plat, les quatre coins visibles',
    cut: 'Un bord coupé',
    shiny: 'Reflet ou flou',
  },
  otherDocument: 'Choisir une autre pièce',
  received: {
    failed: {
      title: 'Ce document n’a pas été accepté',
      text: 'Voici pourquoi, et que faire.',
      follow: 'Voir le résultat',
    },
    under: {
      title: 'Document déjà envoyé',
      text: 'Nous l’avons bien reçu.',
      follow: 'Voir où en est l’analyse',
    },
    settled: {
      title: 'Document déjà envoyé',
      text: 'Nous l’avons bien reçu, et son contrôle est terminé.',
      follow: 'Continuer',
    },
    replace: 'En ajouter un autre',
  },
  /** Sandbox only. */
  trial:
    'Ceci est un essai\u00a0: les documents restent sur la machine de test. Pour les effacer, ouvrez le «\u00a0Bureau de la banque\u00a0», page «\u00a0Horloge et réglages\u00a0», et choisissez «\u00a0Vider la banque\u00a0».',
  why: {
    title: 'Ce que devient ce document',
    text: 'Les photos sont allégées et débarrassées de leurs données cachées (lieu, appareil) avant de partir. Elles ne servent qu’à vérifier le dossier.',
  },
} as const;

/** ADV-02, D-47 */
export const uploadMessages = byReader(client, {
  ...client,
  title: {
    identity: { ...client.title.identity, individual: 'La pièce d’identité du client' },
    address: { ...client.title.address, individual: 'Le justificatif d’adresse du client' },
    income: { ...client.title.income, individual: 'Le justificatif de revenu du client' },
  },
  intro: {
    ...client.intro,
    identity: 'Posez le document à plat, à la lumière du jour. Les quatre coins doivent se voir.',
    address: `Ajoutez un document de moins ${ageOf(freshness.address)}, au nom du client, avec son adresse.`,
    income: `Ajoutez un bulletin de salaire de moins ${ageOf(freshness.payslip)}, ou le dernier avis d’imposition du client.`,
  },
  chosen: (paper: string, sides: number) => `${paper}\u00a0: ajoutez ${sides > 1 ? 'le recto et le verso' : 'la page avec la photo'}.`,
  which: 'Quel document le client donne-t-il\u202f?',
  incomeMissing: 'Le justificatif de revenu du client manque encore. Ajoutez-le pour continuer.',
  reuse: { ...client.reuse, text: 'Le client a déjà donné un avis d’imposition pour son adresse. Il peut servir aussi pour son revenu.' },
  received: {
    ...client.received,
    under: { ...client.received.under, text: 'La banque l’a bien reçu.' },
    settled: { ...client.received.settled, text: 'La banque l’a bien reçu, et son contrôle est terminé.' },
  },
  why: {
    title: 'Ce que devient le document',
    text: 'Les photos sont allégées et débarrassées de leurs données cachées (lieu, appareil) avant de partir. Elles ne servent qu’à vérifier le dossier du client.',
  },
});
