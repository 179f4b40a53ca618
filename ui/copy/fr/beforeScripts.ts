import { oldestBrowser } from '../oldestBrowser';

/** Text of the page without JavaScript, and of the page whose scripts fail to load. LOD-05 */
export const beforeScriptsMessages = {
  withoutScripts:
    'Pour ouvrir un compte en ligne, activez JavaScript dans votre navigateur. Vous pouvez aussi nous appeler, ou prendre rendez-vous en agence.',
  phone: (number: string): string => `Appeler le ${number.replace(/ /g, '\u00a0')}`,
  appointment: 'Prendre un rendez-vous en agence',
  tooOld: {
    title: 'Votre navigateur est trop ancien',
    which: (browsers: readonly string[]): string =>
      `Pour ouvrir un compte en ligne, mettez votre navigateur à jour, ou ouvrez cette page dans un autre. Il faut au moins ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(browsers.map(oldestBrowser))}.`,
    else: 'Vous pouvez aussi nous appeler, ou prendre rendez-vous en agence.',
  },
  /** The loader writes both days. D-113 */
  locale: 'fr-FR',
  wrongDate:
    'L’horloge de cet appareil n’est pas à l’heure\u00a0: elle indique le {device}. Cette page suit l’heure de la banque\u00a0: le {bank}.',
  failure: 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.',
  again: 'Réessayer',
} as const;
