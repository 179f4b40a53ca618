import type { Settings } from '@application/Settings';

type FirstSettings = Pick<Settings, 'jointAccount' | 'contactPhone'>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The settings that the first question needs, read before the full codec has loaded. The full codec decides later and reports errors.
 * Undefined: invalid already, or a local host opens a file at once. CFG-01, CFG-02, CFG-07, D-39
 */
export const firstSettings = (file: unknown): FirstSettings | undefined => {
  if (!isObject(file) || !('jointAccount' in file) || !('contactPhone' in file)) return undefined;
  // A local host opens a file at once.
  if ('local' in file && file.local === true && 'localClient' in file) return undefined;
  const { jointAccount, contactPhone } = file;
  if (typeof contactPhone !== 'string' || (jointAccount !== 'open' && jointAccount !== 'announced')) return undefined;
  return { jointAccount, contactPhone };
};

/** What reports errors, and what measures the audience, as the configuration names them: both begin before its codec has come. OBS-01, OBS-02 */
export const scriptsOf = (file: unknown): Settings['scripts'] => {
  const scripts = isObject(file) && 'scripts' in file && isObject(file.scripts) ? file.scripts : {};
  return {
    tagManager: 'tagManager' in scripts && typeof scripts.tagManager === 'string' ? scripts.tagManager : undefined,
    errorReports: 'errorReports' in scripts && typeof scripts.errorReports === 'string' ? scripts.errorReports : undefined,
  };
};

/** Whether what customers wait for is measured. OBS-01 */
export const measuresWaiting = (file: unknown): boolean =>
  isObject(file) &&
  'observation' in file &&
  isObject(file.observation) &&
  'webVitals' in file.observation &&
  file.observation.webVitals === true;
