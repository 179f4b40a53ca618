export const redirectMessages = {
  title: 'Redirection en cours',
  messages: [
    { afterMs: 0, text: 'Nous ouvrons la page suivante…' },
    { afterMs: 10_000, text: 'Encore un instant. Vérifiez votre connexion.' },
  ],
} as const;
