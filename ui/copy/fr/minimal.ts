import { identifyByMobile } from './identify';

/** The minimal application. MIN-01 to MIN-05, XTR-11 */
export const minimalMessages = {
  construction: {
    title: 'Cette page arrive bientôt',
    text: 'Elle est encore en construction\u00a0: revenez plus tard. En attendant, ouvrez un compte, ou reprenez votre demande.',
    main: 'Ouvrir un compte',
    identify: 'Reprendre ma demande',
  },
  login: {
    title: 'Reprendre votre demande',
    text: 'Ce lien vous a été envoyé par e-mail. Il ne sert qu’une fois, et seulement quand vous appuyez sur le bouton.',
    next: 'Nous vous enverrons ensuite un code par SMS pour vous reconnaître.',
    go: 'Continuer ma demande',
    going: 'Un instant, nous vérifions votre lien…',
  },
  failed: {
    title: 'Une erreur est survenue lors de l’authentification.',
    used: 'Ce lien a déjà servi, ou n’est plus valable. Ouvrez le dernier e-mail que nous vous avons envoyé\u00a0: son lien est le bon.',
    unreachable:
      'Nous n’avons pas pu vérifier votre lien. Il n’a pas forcément servi\u00a0: vérifiez votre connexion, puis essayez à nouveau.',
    between: (number: string): string =>
      `Un réseau entre vous et la banque bloque cette action (proxy d’entreprise, Wi-Fi). Essayez en 4G, ou appelez le ${number.replace(/ /g, '\u00a0')}.`,
    service: 'Nous n’avons pas pu vérifier votre lien pour l’instant. Il n’a pas forcément servi\u00a0: essayez à nouveau dans un instant.',
    busy: 'Trop de demandes arrivent en même temps\u00a0: nous n’avons pas pu vérifier votre lien. Il n’a pas forcément servi, et vous pourrez essayer à nouveau.',
    over: 'Vous pouvez essayer à nouveau.',
    noCode: 'L’adresse de cette page est incomplète. Ouvrez à nouveau le lien de notre e-mail, en entier.',
    kept: 'Votre dossier est conservé. Vous pouvez aussi le reprendre sans lien, avec votre numéro de mobile.',
    again: 'Essayer à nouveau',
    identify: identifyByMobile,
  },
  /** SMS code that opens the customer area. MIN-03, MIN-04 */
  sms: {
    ask: {
      title: 'Votre code d’accès',
      text: 'L’espace client vous demande un code d’accès. Nous vous l’envoyons par SMS quand vous appuyez sur le bouton.',
      go: 'Recevoir mon code par SMS',
    },
    loading: { title: 'Votre code d’accès', text: 'Nous envoyons votre code par SMS…' },
    success: {
      title: 'Votre code d’accès est parti par SMS',
      text: 'Il arrive sur votre mobile. Gardez-le à portée de main\u00a0: l’espace client vous le demande.',
      go: 'Continuer vers mon espace client',
    },
    pending: {
      title: 'Un SMS vient de partir',
      text: 'Vérifiez vos messages. S’il n’arrive pas, vous pourrez en demander un autre dans une minute.',
      left: (seconds: number): string =>
        seconds > 1 ? `Nouvel envoi possible dans ${seconds} secondes.` : 'Nouvel envoi possible dans 1 seconde.',
      over: 'Vous pouvez demander un autre SMS.',
    },
    maxTries: {
      title: 'Le nombre d’envois est atteint',
      text: 'Pour votre sécurité, nous n’envoyons plus de SMS à ce numéro. Un conseiller peut vous donner accès à votre espace client.',
    },
    failed: {
      title: 'Le SMS n’est pas parti',
      text: 'Demandez à nouveau votre code dans un instant. Si cela ne suffit pas, vérifiez votre connexion. Votre compte reste ouvert.',
      busy: 'Trop de demandes arrivent en même temps. Vous pourrez demander à nouveau votre code. Votre compte reste ouvert.',
      unknown:
        'L’adresse de cette page ne correspond à aucun compte. Ouvrez le lien du dernier e-mail que nous vous avons envoyé, ou appelez-nous.',
    },
    again: 'Demander un autre SMS',
  },
  /** Ways to contact the bank's staff. */
  ways: {
    againIn: (seconds: number): string =>
      seconds < 120 ? `Essayer dans ${seconds}\u00a0s` : `Essayer dans ${Math.ceil(seconds / 60)}\u00a0minutes`,
    phone: (number: string): string => `Appeler le ${number.replace(/ /g, '\u00a0')}`,
    appointment: 'Prendre rendez-vous',
  },
} as const;
