/** What the page says where no script can run. R25 */
export const beforeScriptsCopy = {
  withoutScripts:
    'Pour ouvrir un compte en ligne, activez JavaScript dans votre navigateur. Vous pouvez aussi prendre rendez-vous en agence.',
} as const;
