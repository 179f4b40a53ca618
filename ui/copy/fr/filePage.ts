export const filePageCopy = {
  saving: {
    saving: 'Enregistrement…',
    saved: (at: string) => `Enregistré à ${at}`,
    failed: 'Non enregistré — réessayez',
  },
  later: {
    button: 'Finir plus tard',
    title: 'Reprendre plus tard',
    kept: (day: string) => `Votre dossier est conservé jusqu’au ${day}.`,
    how: 'Pour reprendre, revenez à cette adresse depuis l’appareil de votre choix\u00a0: nous vous enverrons un code par SMS pour vous reconnaître.',
    leave: 'Me déconnecter',
    stay: 'Continuer maintenant',
  },
} as const;
