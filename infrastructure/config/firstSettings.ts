import type { Settings } from '@application/ports/Settings';

type FirstSettings = Pick<Settings, 'jointAccount' | 'contactPhone'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * What the first questions need of the configuration, read before the codec of all of it has come; that one has the last word, and tells
 * what is wrong. Undefined: it is wrong here already, or a file is opened from the first tap on. CFG-01, CFG-02, CFG-07, D-39
 */
export const firstSettings = (file: unknown): FirstSettings | undefined => {
  if (!isObject(file) || !('jointAccount' in file) || !('contactPhone' in file)) return undefined;
  // A local host opens a file from the first tap on.
  if ('local' in file && file.local === true && 'localClient' in file) return undefined;
  const { jointAccount, contactPhone } = file;
  if (typeof contactPhone !== 'string' || (jointAccount !== 'open' && jointAccount !== 'announced')) return undefined;
  return { jointAccount, contactPhone };
};
