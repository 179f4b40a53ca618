const names = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
const isNamed = (name: string): name is keyof typeof names => name in names;

/** Names a browser and its oldest version from `chrome >= 109`. Throws for a browser without a name here: this stops the build. */
export const oldestBrowser = (browser: string): string => {
  const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(browser) ?? [];
  if (!isNamed(name)) throw new RangeError(browser);
  return `${names[name]}\u00a0${version}`;
};
