import { environments, PRODUCTION, type Environment } from '@domain/brand/variant';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const rows: readonly Row<{ readonly environment: string }, boolean>[] = [
  { when: { environment: PRODUCTION }, then: false, because: 'CFG-04: none in production' },
  { when: { environment: { noneOf: [PRODUCTION] } }, then: true, because: 'CFG-04: every other name counts as non-production' },
];

export const environmentBanner = rule({
  id: 'environment.banner',
  requirements: ['CFG-04'],
  title: { fr: 'Bandeau d’environnement', en: 'Environment banner' },
  says: {
    fr: 'Un bandeau nomme l’environnement partout, sauf en production.',
    en: 'A banner names the environment everywhere but in production.',
  },
  input: record({ environment: text }),
  known: { environment: environments },
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['production', { environment: 'prod' }, false],
    ['acceptance', { environment: 'rec' }, true],
    ['an unknown name, in capitals', { environment: 'PROD' }, true],
  ],
});

/** The environment that the banner shows; undefined: no banner. CFG-04 */
export const bannerOf = (environment: Environment): Environment | undefined =>
  environmentBanner.decide({ environment }) ? environment : undefined;
