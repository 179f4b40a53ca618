import { posix } from 'node:path';
import { importsOf, sourcesOf, type Source } from './sources';

/** Where a rule is used: screens and calls it reaches by imports, and the files that import it themselves. */
export interface Usage {
  readonly screens: readonly string[];
  readonly calls: readonly string[];
  readonly importers: readonly string[];
}

const layers = ['domain', 'application', 'infrastructure', 'ui', 'src'] as const;
/** They know every rule, or every screen, and say nothing about one of them. */
const hubs = [
  'domain/register.ts',
  'domain/register/arriving.ts',
  'domain/register/offering.ts',
  'domain/register/filling.ts',
  'ui/screens/index.ts',
  'ui/journey/StepJourney.ts',
];

const stem = (file: string): string => file.replace(/\.tsx?$/, '');

const resolved = (from: string, target: string): string => {
  if (target.startsWith('.')) return posix.join(posix.dirname(from), target);
  return target.startsWith('@') ? target.slice(1) : target;
};

type Importers = ReadonlyMap<string, readonly string[]>;

const importersByStem = (sources: readonly Source[]): Importers => {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const target of importsOf(source)) {
      const key = resolved(source.file, target);
      importers.set(key, [...(importers.get(key) ?? []), source.file]);
    }
  return importers;
};

const reach = (file: string, importers: Importers): readonly string[] => {
  const seen = new Set<string>([file]);
  for (const one of seen) if (!hubs.includes(one)) (importers.get(stem(one)) ?? []).forEach(importer => seen.add(importer));
  return [...seen].sort();
};

const named = (files: readonly string[], folder: RegExp): readonly string[] =>
  [...new Set(files.flatMap(file => folder.exec(file)?.[1] ?? []))].sort();

/** Reads the imports of the whole front end once; then tells of each rule where it is used. */
export const usages = (): ((id: string) => Usage) => {
  const importers = importersByStem(layers.flatMap(sourcesOf));
  return id => {
    const file = `domain/${id.replace('.', '/')}.ts`;
    const files = reach(file, importers);
    return {
      screens: named(files, /^ui\/screens\/(\w+)\//),
      calls: named(files, /^infrastructure\/http\/(.+)\.ts$/),
      importers: (importers.get(stem(file)) ?? []).filter(importer => !hubs.includes(importer)).sort(),
    };
  };
};
