/** The minimal application. MIN-01, MIN-02, XTR-11 */
export const minimalCopy = {
  construction: {
    title: 'Page en construction',
    text: 'Cette page est en cours de construction. Revenez plus tard.',
    main: 'Ouvrir un compte',
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
    noCode: 'L’adresse de cette page est incomplète. Ouvrez à nouveau le lien de notre e-mail, en entier.',
    kept: 'Votre dossier est conservé. Un conseiller peut aussi vous renvoyer un lien.',
    again: 'Essayer à nouveau',
    phone: (number: string): string => `Appeler le ${number}`,
    appointment: 'Prendre rendez-vous',
  },
} as const;
