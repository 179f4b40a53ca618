import type { InEach } from '../language';

const french = {
  mobile: {
    title: 'Reprendre votre demande',
    text: 'Pour retrouver votre demande, indiquez le numéro de mobile avec lequel vous l’avez commencée. Nous vous enverrons un code par SMS.',
    label: 'Téléphone mobile',
    hint: '10 chiffres, par exemple 06 39 98 12 34',
    malformed: 'Indiquez un numéro de mobile français\u00a0: 10 chiffres, qui commencent par 06 ou 07.',
    go: 'Recevoir un code',
  },
  code: {
    title: 'Confirmez votre téléphone',
    sent: (mobile: string): string => `Nous avons envoyé un code par SMS au ${mobile}.`,
    /** The person typed the number, and must not learn whether the bank knows it. */
    sentIfKnown: (mobile: string): string => `Si une demande est en cours avec le numéro ${mobile}, nous y avons envoyé un code par SMS.`,
    left: (time: string): string => `Il est valable encore ${time}.`,
    ended: 'Il n’est plus valable\u00a0: demandez-en un nouveau.',
    go: 'Confirmer',
    again: 'Renvoyer le code',
    change: 'Changer de numéro',
    notMine: 'Ce n’est pas mon numéro',
    noTryLeft: 'Ce code n’est pas le bon. Demandez un nouveau code.',
    over: 'Ce code n’est plus valable. Nous venons de vous en envoyer un nouveau.',
    overTyped: 'Ce code n’est plus valable. Demandez-en un nouveau.',
    used: 'Ce code a déjà servi. Demandez-en un nouveau.',
    later: 'Un code plus récent vous a été envoyé. Saisissez celui du dernier SMS.',
    noMore: 'Nous n’envoyons plus de SMS à ce numéro pendant une heure. Le dernier code reçu est encore valable.',
  },
  locked: {
    title: 'Trop de demandes',
    text: 'Trop de codes ont été demandés ou essayés pour ce numéro. Pour votre sécurité, attendez une heure, puis recommencez. Votre demande est gardée.',
  },
  refused: {
    title: 'Identification impossible',
    text: 'Cette demande d’identification n’est pas reconnue. Revenez au site, ou suivez le lien de notre dernier e-mail.',
  },
  safety: {
    title: 'Pour votre sécurité',
    /** HTML. */
    text: (bank: string): string =>
      `${bank} ne vous demandera jamais, par téléphone ni par <span class="number">e-mail</span>, un code reçu par SMS.`,
    appointment: 'Prendre un rendez-vous en agence',
  },
} as const;

/** The identity provider's pages. XTR-12 */
export const identityWords: InEach<typeof french> = {
  fr: french,
  en: {
    mobile: {
      title: 'Carry on with your application',
      text: 'To find your application, enter the mobile number that you started it with. We will send you a code by SMS.',
      label: 'Mobile number',
      hint: '10 digits, for example 06 39 98 12 34',
      malformed: 'Enter a French mobile number: 10 digits that start with 06 or 07.',
      go: 'Get a code',
    },
    code: {
      title: 'Confirm your phone',
      sent: mobile => `We have sent a code by SMS to ${mobile}.`,
      sentIfKnown: mobile => `If there is an application with the number ${mobile}, we have sent a code to it by SMS.`,
      left: time => `You can use it for another ${time}.`,
      ended: 'It is no longer valid. Ask for a new one.',
      go: 'Confirm',
      again: 'Send the code again',
      change: 'Change the number',
      notMine: 'This is not my number',
      noTryLeft: 'This code is not correct. Ask for a new one.',
      over: 'This code is no longer valid. We have just sent you a new one.',
      overTyped: 'This code is no longer valid. Ask for a new one.',
      used: 'This code has already been used. Ask for a new one.',
      later: 'We have sent you a newer code. Enter the one in the last SMS.',
      noMore: 'We will send no more SMS to this number for one hour. The last code that you received is still valid.',
    },
    locked: {
      title: 'Too many requests',
      text: 'Too many codes were asked for or tried for this number. To protect you, wait one hour, then start again. We keep your application.',
    },
    refused: {
      title: 'We cannot identify you',
      text: 'We do not recognise this request. Go back to the site, or follow the link in our last email.',
    },
    safety: {
      title: 'To protect you',
      text: bank => `${bank} will never ask you, by phone or by email, for a code received by SMS.`,
      appointment: 'Book a branch appointment',
    },
  },
};
