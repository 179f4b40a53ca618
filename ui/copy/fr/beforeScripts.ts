/** What the page says where no script can run, and what stands in its place when it cannot be loaded. R25, LOD-05 */
export const beforeScriptsCopy = {
  withoutScripts:
    'Pour ouvrir un compte en ligne, activez JavaScript dans votre navigateur. Vous pouvez aussi prendre rendez-vous en agence.',
  failure: 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.',
  again: 'Réessayer',
} as const;
