import { posix } from 'node:path';
import { importsOf, sourcesOf, type Source } from '@tools/build/sources';
import { callingFiles } from './callers';

const COPY = /^ui\/copy\/fr\/(\w+)$/;

const placesIn = ({ file, text }: Source): readonly string[] =>
  importsOf({ file, text }).map(target =>
    target.startsWith('.') ? posix.join(posix.dirname(file), target) : target.replace(/^@(\w+)\//, '$1/'),
  );

/** For each rule, the modules of messages of the pages that ask it, through the domain and the use cases too. XTR-13 */
export const saidWith = (): ReadonlyMap<string, readonly string[]> => {
  const sources = ['domain', 'application', 'ui'].flatMap(sourcesOf);
  const imports = new Map(sources.map(source => [source.file, placesIn(source)]));
  const users = new Map<string, string[]>();
  for (const [file, places] of imports)
    for (const place of places) {
      const found = [`${place}.ts`, `${place}.tsx`].find(each => imports.has(each));
      if (found !== undefined) users.set(found, [...(users.get(found) ?? []), file]);
    }
  /** Up to the first files of the pages: what imports a page asks nothing of the rule. */
  const pagesOf = (files: readonly string[]): ReadonlySet<string> => {
    const seen = new Set(files);
    for (const file of seen)
      if (!file.startsWith('ui/') && !file.startsWith('domain/register')) users.get(file)?.forEach(user => seen.add(user));
    return new Set([...seen].filter(file => file.startsWith('ui/')).map(file => posix.dirname(file)));
  };
  const wordsOf = (folder: string): readonly string[] =>
    sources
      .filter(({ file }) => posix.dirname(file) === folder)
      .flatMap(({ file }) => imports.get(file) ?? [])
      .flatMap(place => COPY.exec(place)?.[1] ?? []);
  /** The messages that a module takes from others. */
  const taken = (module: string): readonly string[] =>
    (imports.get(`ui/copy/fr/${module}.ts`) ?? []).flatMap(place => COPY.exec(place)?.[1] ?? []);
  return new Map(
    [...callingFiles()].map(([id, files]) => {
      const own = files.flatMap(file => COPY.exec(file.replace(/\.ts$/, ''))?.[1] ?? []);
      const folders = [...pagesOf(files)].filter(folder => folder.startsWith('ui/screens/'));
      const direct = [...own, ...folders.flatMap(wordsOf)];
      return [id, [...new Set([...direct, ...direct.flatMap(taken)])].sort()] as const;
    }),
  );
};
