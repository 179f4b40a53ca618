export const inactivityCopy = {
  title: 'Votre session est terminée',
  text: 'Pour protéger vos données, votre session s’est fermée.',
  kept: 'Ce que vous avez envoyé est conservé. Reprenez votre demande en vous identifiant avec votre mobile.',
  resume: 'Reprendre',
} as const;
