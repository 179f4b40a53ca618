import { parisDay, parisTime } from '@domain/kernel/calendar';
import { RIGHT_TO_ACCOUNT_PHONE } from '@domain/errors/refusalRights';
import { displayDay } from '@domain/kernel/day';
import type { InEach } from '../language';

const french = {
  /** Names the bank and the person. */
  to: (bank: string, name: string, text: string): string => `${bank}, pour ${name}\u00a0: ${text}`,
  /** Plain spaces only. D-88 */
  sms: (bank: string, text: string): string => `${bank} : ${text}`,
  /** To a person whose language is not known. */
  otherwise: 'En français\u00a0: ouvrez ce lien, puis choisissez «\u00a0Français\u00a0» en haut de la page.',
  begun: 'Vous avez commencé une demande. Pour la reprendre, suivez ce lien\u00a0:',
  prepared: 'Votre dossier est prêt. Pour le reprendre, suivez ce lien\u00a0:',
  resume: 'Pour reprendre votre demande, suivez ce lien\u00a0:',
  goOn: 'Pour retrouver votre demande, où que vous l’ouvriez, suivez ce lien\u00a0:',
  fromAdviser:
    'Votre conseiller a préparé votre demande de compte. Pour la vérifier, accepter les conditions et signer, suivez ce lien\u00a0:',
  fromHolder: (name: string): string =>
    `${name} vous invite à signer l’ouverture de votre compte joint. Pour lire le dossier et signer, suivez ce lien\u00a0:`,
  /** By SMS, and by an e-mail that ends with `back` and a link. */
  news: {
    checking: 'Nous vérifions vos justificatifs. Nous vous préviendrons par SMS et par e-mail.',
    accepted: 'Vos justificatifs sont acceptés. Vous pouvez reprendre votre demande.',
    toReplace: 'Un de vos justificatifs est à remplacer. Reprenez votre demande pour voir lequel.',
  },
  back: 'Pour retrouver votre demande, suivez ce lien\u00a0:',
  openSms: 'Votre compte est ouvert. Un e-mail vous indique la suite.',
  open: (address: string, withdrawal: string): string =>
    `Votre compte est ouvert. Bienvenue\u00a0! Recevez par SMS le code d’accès à votre espace client\u00a0: ${address} Renoncer au contrat ici\u00a0: ${withdrawal}`,
  withdrawn: (contract: string, at: string, reference: string): string =>
    `Nous avons reçu votre rétractation le ${displayDay(parisDay(at))} à ${parisTime(at).replace(':', '\u00a0h\u00a0')}. Contrat\u00a0: ${contract}. Référence\u00a0: ${reference}. La preuve est aussi à enregistrer sur la page «\u00a0Renoncer au contrat ici\u00a0».`,
  refused: (reason: string): string =>
    `Nous n’avons pas pu ouvrir votre compte. Motif\u00a0: ${reason} Si vous n’avez aucun compte en France, la Banque de France peut désigner une banque\u00a0: appelez le ${RIGHT_TO_ACCOUNT_PHONE}.`,
} as const;

/** The bank's e-mails and SMS, codes apart. XTR-12, D-75 */
export const mailWords: InEach<typeof french> = {
  fr: french,
  en: {
    to: (bank, name, text) => `${bank}, for ${name}: ${text}`,
    sms: (bank, text) => `${bank}: ${text}`,
    otherwise: 'In English: open this link and choose “English” at the top of the page.',
    begun: 'You have started your application. To carry on with it, follow this link:',
    prepared: 'Your application is ready. To carry on with it, follow this link:',
    resume: 'To carry on with your application, follow this link:',
    goOn: 'To find your application again on any device, follow this link:',
    fromAdviser: 'Your adviser has prepared your account application. To check it, accept the terms and sign, follow this link:',
    fromHolder: name => `${name} invites you to sign for your joint account. To read the application and sign, follow this link:`,
    news: {
      checking: 'We are checking your documents. We will let you know by SMS and by email.',
      accepted: 'Your documents have been accepted. You can carry on with your application.',
      toReplace: 'One of your documents needs replacing. Carry on with your application to see which one.',
    },
    back: 'To find your application again, follow this link:',
    openSms: 'Your account is open. An email tells you what happens next.',
    open: (address, withdrawal) =>
      `Your account is open. Welcome! Get the access code for your online banking by SMS: ${address} Withdraw from the contract here: ${withdrawal}`,
    withdrawn: (contract, at, reference) =>
      `We received your withdrawal on ${displayDay(parisDay(at))} at ${parisTime(at)}. Contract: ${contract}. Reference: ${reference}. You can also save the proof on the page “Withdraw from the contract here”.`,
    refused: reason =>
      `We could not open your account. Reason: ${reason} If you have no account in France, the Banque de France can designate a bank: call ${RIGHT_TO_ACCOUNT_PHONE}.`,
  },
};

export type MailWords = (typeof mailWords)[keyof typeof mailWords];
