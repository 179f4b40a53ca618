import { usualPath } from '@domain/journey/usualPath';

/** The specification's names of the minimal application's three pages, by path below its base path. RTE-10 */
const places = { '/': 'IndexPage', '/login': 'LoginPage', '/sms': 'SmsPage' } as const;

type Place = keyof typeof places;
export type MinimalPage = (typeof places)[Place];

const isPlace = (path: string): path is Place => path in places;

/** The page of an address; undefined for any other address, which redirects to the index. MIN-01, D-112 */
export const minimalPage = (pathname: string, basePath: string): MinimalPage | undefined => {
  const [path, base] = [usualPath(pathname), usualPath(basePath)];
  const below = path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : '';
  return isPlace(below) ? places[below] : undefined;
};
