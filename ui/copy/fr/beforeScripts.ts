const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
const isNamed = (name: string): name is keyof typeof names => name in names;

/** `chrome >= 109` for people. Throws where the list names a browser that has no name here: the build stops. */
const oldest = (browser: string): string => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(browser) ?? [];
  if (!isNamed(name)) throw new RangeError(browser);
  return `${names[name]}\u00a0${version}`;
};

/** What the page says where no script can run, and what stands in its place when it cannot be loaded. R25, LOD-05 */
export const beforeScriptsMessages = {
  withoutScripts:
    'Pour ouvrir un compte en ligne, activez JavaScript dans votre navigateur. Vous pouvez aussi nous appeler, ou prendre rendez-vous en agence.',
  phone: (number: string): string => `Appeler le ${number.replace(/ /g, '\u00a0')}`,
  appointment: 'Prendre un rendez-vous en agence',
  tooOld: {
    title: 'Votre navigateur est trop ancien',
    which: (browsers: readonly string[]): string =>
      `Pour ouvrir un compte en ligne, mettez votre navigateur à jour, ou ouvrez cette page dans un autre. Il faut au moins ${new Intl.ListFormat('fr', { type: 'disjunction' }).format(browsers.map(oldest))}.`,
    else: 'Vous pouvez aussi nous appeler, ou prendre rendez-vous en agence.',
  },
  failure: 'Une erreur est survenue pendant le chargement. Veuillez réessayer plus tard.',
  again: 'Réessayer',
} as const;
