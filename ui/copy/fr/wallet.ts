import type { Comparable } from '@domain/holders/typedAndRead';
import type { WalletRefusal } from '@domain/proofs/walletIdentity';
import { byReader } from '../byReader';
import { comparedMessages } from './compared';
import type { Whose } from './dossierForm';
import { onPhoneMessages } from './onPhone';
import { issueMessages } from './personFields';

const countries = new Intl.DisplayNames('fr', { type: 'region' });

/** A country's name. An unknown code stays unchanged. */
const country = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** The names of what the wallet is asked for. The reasons depend on the reader. */
const claims = {
  names: 'Nom et prénoms, y compris ceux de naissance',
  born: 'Date et lieu de naissance',
  nationality: 'Nationalité',
  issuer: 'Organisme qui a délivré l’identité, et fin de validité',
} as const;

const client = {
  title: {
    individual: 'Votre portefeuille d’identité numérique',
    TIT: 'Le portefeuille d’identité du titulaire',
    COT: 'Le portefeuille d’identité du co-titulaire',
  } satisfies Record<Whose, string>,
  intro:
    'Une fois que vous avez accepté, votre portefeuille nous envoie votre identité. Vous n’avez alors pas à photographier votre pièce d’identité.',
  /** On a file of two people. */
  theirs: 'Cette étape se fait avec le portefeuille de cette personne, sur son propre appareil.',
  asked: {
    title: 'Ce que nous demandons, et pourquoi',
    claims: [
      [claims.names, 'Votre contrat les reprend, et la loi nous demande de les vérifier.'],
      [claims.born, 'Ils vous distinguent d’une personne qui porte le même nom.'],
      [claims.nationality, 'Elle figure dans votre dossier.'],
      ['Adresse, si votre portefeuille la contient', 'Vous n’aurez pas à la saisir.'],
      [claims.issuer, 'Ils nous disent si nous pouvons l’accepter.'],
    ],
    nothingElse: 'Nous ne demandons rien d’autre\u00a0: ni votre photo, ni le numéro de votre document.',
  },
  preparing: 'La demande se prépare…',
  open: 'Ouvrir mon portefeuille',
  browser: 'Demander à mon portefeuille',
  browserAsks: 'Votre navigateur s’adresse à votre portefeuille…',
  onPhone: onPhoneMessages.button,
  here: 'Ouvrir un portefeuille sur cet ordinateur',
  scan: 'Scanner un code avec un autre appareil',
  photos: 'Photographier ma pièce d’identité',
  waiting: 'Nous attendons la réponse de votre portefeuille.',
  nothingOpened: 'Rien ne s’est ouvert\u202f? Cet appareil n’a sans doute pas de portefeuille. Vos photos suffisent.',
  other: 'Essayer avec un autre portefeuille',
  code: {
    label: 'Code QR de la demande à votre portefeuille',
    how: 'Ouvrez votre portefeuille sur votre téléphone, et scannez ce code. Ne le montrez à personne d’autre.',
  },
  refused: {
    title: 'Votre identité n’est pas arrivée',
    nothingLost: 'Votre dossier n’a pas changé, et rien n’est perdu.',
    again: 'Demander à nouveau',
    reasons: {
      REFUSED_IN_WALLET: 'La demande a été refusée ou fermée dans votre portefeuille. Rien ne nous a été envoyé.',
      TOO_LATE: 'Le temps pour répondre est passé\u00a0: cette demande n’est plus valable.',
      ANOTHER_PERSON: 'L’identité reçue n’est pas celle de la personne du dossier. Nous ne l’avons pas gardée.',
      HOLDER_TOO_YOUNG: issueMessages('BIRTHDATE_TOO_YOUNG'),
      EXPIRED: 'Cette identité n’est plus valable. Votre portefeuille vous dit comment la renouveler.',
      REVOKED: 'Cette identité a été annulée par l’organisme qui l’a délivrée.',
      UNKNOWN_ISSUER: 'Nous ne connaissons pas l’organisme qui a délivré cette identité.',
      NOT_ACCEPTED: 'Cette identité vient d’un pays dont nous n’acceptons pas les pièces d’identité en ligne.',
      NOT_VERIFIED: 'Nous n’avons pas pu vérifier la réponse de votre portefeuille.',
      ALREADY_ANSWERED: 'Cette demande avait déjà une réponse. Par sécurité, une seconde ne compte pas.',
      CODE_MISSING: 'Votre portefeuille a répondu, mais pas sur cette page. Revenez par celle qu’il a ouverte sur cet appareil.',
    } satisfies Record<WalletRefusal, string>,
  },
  received: {
    title: 'Identité reçue de votre portefeuille',
    rows: {
      familyName: 'Nom',
      givenName: 'Prénoms',
      birthFamilyName: 'Nom de naissance',
      birthGivenName: 'Prénom de naissance',
      birthDate: 'Date de naissance',
      birthPlace: 'Lieu de naissance',
      nationalities: 'Nationalité',
      address: 'Adresse',
      issuer: 'Délivrée par',
      expiry: 'Valable jusqu’au',
    },
    issuer: (name: string, code: string): string => `${name} (${country(code)})`,
    countries: (codes: readonly string[]): string => codes.map(country).join(', '),
    place: (names: readonly string[], code: string | undefined): string =>
      [...names, ...(code === undefined ? [] : [country(code)])].join(', '),
    differs: 'Ce que nous avons reçu diffère de ce que vous avez saisi',
    line: (what: Comparable, received: string, typed: string): string =>
      `${comparedMessages.omc.rows[what]}\u00a0: reçu «\u00a0${received}\u00a0», saisi «\u00a0${typed}\u00a0».`,
    choose: 'Vous choisissez à la page suivante ce qui est exact. S’il reste une différence, un conseiller examinera votre dossier.',
    /** Something is left to choose. */
    rest: 'Les pages suivantes reprennent ces informations. Elles demandent seulement ce que votre portefeuille n’a pas donné.',
    confirmed:
      'En continuant, vous confirmez ces informations. La suite demande seulement ce que votre portefeuille n’a pas donné. Vous pourrez encore tout corriger avant de signer.',
    /** Title of what is asked beside the identity. */
    missing: 'Ce que votre portefeuille ne dit pas',
    confirmedBelow: 'En répondant, vous confirmez aussi les informations reçues. Vous pourrez encore tout corriger avant de signer.',
    home: (address: string): string => `Votre adresse\u00a0: ${address}.`,
    next: 'Continuer',
  },
} as const;

/** About one of two holders. D-64 */
const theirs = {
  ...client,
  intro:
    'Avec l’accord de cette personne, son portefeuille nous envoie son identité. Il n’y a alors pas de pièce d’identité à photographier.',
  asked: {
    title: 'Ce qui est demandé, et pourquoi',
    claims: [
      [claims.names, 'Le contrat les reprend, et la loi demande de les vérifier.'],
      [claims.born, 'Ils la distinguent d’une personne qui porte le même nom.'],
      [claims.nationality, 'Elle figure dans le dossier.'],
      ['Adresse, si le portefeuille la contient', 'Elle n’est alors pas à saisir.'],
      [claims.issuer, 'Ils disent si la banque peut l’accepter.'],
    ],
    nothingElse: 'Rien d’autre n’est demandé\u00a0: ni la photo, ni le numéro du document.',
  },
  open: 'Ouvrir le portefeuille',
  browser: 'Demander au portefeuille',
  browserAsks: 'Le navigateur s’adresse au portefeuille…',
  photos: 'Photographier la pièce d’identité',
  waiting: 'Nous attendons la réponse du portefeuille.',
  nothingOpened: 'Rien ne s’est ouvert\u202f? Cet appareil n’a sans doute pas de portefeuille. Des photos suffisent.',
  code: {
    label: 'Code QR de la demande au portefeuille',
    how: 'À scanner avec le portefeuille de cette personne, sur son téléphone. Ce code ne se montre à personne d’autre.',
  },
  refused: {
    ...client.refused,
    title: 'L’identité n’est pas arrivée',
    nothingLost: 'Le dossier n’a pas changé, et rien n’est perdu.',
    reasons: {
      ...client.refused.reasons,
      REFUSED_IN_WALLET: 'La demande a été refusée ou fermée dans le portefeuille. Rien n’a été envoyé.',
      ANOTHER_PERSON: 'L’identité reçue n’est pas celle de la personne du dossier. Elle n’a pas été gardée.',
      EXPIRED: 'Cette identité n’est plus valable. Le portefeuille dit comment la renouveler.',
      UNKNOWN_ISSUER: 'La banque ne connaît pas l’organisme qui a délivré cette identité.',
      NOT_ACCEPTED: 'Cette identité vient d’un pays dont les pièces d’identité ne sont pas acceptées en ligne.',
      NOT_VERIFIED: 'La réponse du portefeuille n’a pas pu être vérifiée.',
      CODE_MISSING: 'Le portefeuille a répondu, mais il n’a pas ramené ici. Refaites la demande avec le code QR.',
    },
  },
  received: {
    ...client.received,
    title: 'Identité reçue du portefeuille',
    differs: 'Ce qui a été reçu diffère de ce qui a été saisi',
    choose: 'La page suivante permet de choisir ce qui est exact. S’il reste une différence, un conseiller examinera le dossier.',
    rest: 'Les pages suivantes reprennent ces informations. Elles demandent seulement ce que le portefeuille n’a pas donné.',
    missing: 'Ce que le portefeuille ne dit pas',
    confirmedBelow: 'Répondre confirme aussi les informations reçues. Tout peut encore être corrigé avant la signature.',
    home: (address: string): string => `Son adresse\u00a0: ${address}.`,
    confirmed:
      'Continuer confirme ces informations. La suite demande seulement ce que le portefeuille n’a pas donné. Tout peut encore être corrigé avant la signature.',
  },
} as const;

/** XTR-38, ADV-02, D-47 */
export const walletMessages = {
  ...byReader(client, {
    ...theirs,
    title: { ...client.title, individual: 'Le portefeuille d’identité du client' },
    intro:
      'Une fois que le client a accepté, son portefeuille envoie son identité. Il n’y a alors pas de pièce d’identité à photographier.',
    waiting: 'En attente de la réponse du portefeuille du client.',
    code: { ...theirs.code, how: 'Le client ouvre son portefeuille sur son téléphone, et scanne ce code devant vous.' },
    received: {
      ...theirs.received,
      choose: 'La page suivante permet de choisir ce qui est exact. S’il reste une différence, un collègue examinera le dossier.',
      confirmedBelow: 'En répondant, le client confirme aussi les informations reçues. Tout peut encore être corrigé avant la signature.',
      confirmed:
        'En continuant, le client confirme ces informations. La suite demande seulement ce que le portefeuille n’a pas donné. Tout peut encore être corrigé avant la signature.',
    },
  }),
  theirs,
};
