import path from 'node:path';
import { filesOf, importsOf, type Source } from '@scripts/sources';

const ROOMS = ['brands', 'domain', 'application', 'infrastructure', 'ui', 'src', 'tests', 'sandbox', 'deploy', 'scripts', 'book', 'lab'];
const ALIAS = /^@(domain|application|infrastructure|ui|sandbox|contracts|book|lab|tests|e2e|scripts)\//;
const ENDS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/** Tests that read the sources or bundle them, and those that only put everything together, say nothing about one caller. */
const ASIDE = /^(book|contracts\/tools|lab)\/|^tests\/(architecture|bundle|rules|journey\/(?!firstJourney)|wiring\/container|deploy)/;

/** Which file each file imports, for the tests that reach a caller. */
export class Related {
  private readonly importers = new Map<string, string[]>();
  private readonly files: ReadonlySet<string>;

  constructor() {
    const sources = ROOMS.flatMap(room => filesOf(room, /\.tsx?$/));
    this.files = new Set(sources.map(({ file }) => file));
    for (const source of sources)
      for (const imported of this.targetsOf(source)) this.importers.set(imported, [...(this.importers.get(imported) ?? []), source.file]);
  }

  /** Test files that reach a file, the nearest first: its own, then its folder's, then those far away. */
  of(file: string): readonly string[] {
    const seen = new Set([file]);
    const found: string[] = [];
    for (const each of seen) {
      if (/\.test\.tsx?$/.test(each) && !ASIDE.test(each)) found.push(each);
      (this.importers.get(each) ?? []).forEach(importer => seen.add(importer));
    }
    const near = (test: string): number => {
      if (path.dirname(test) !== path.dirname(file)) return 2;
      return test.replace(/\.test\.tsx?$/, '') === file.replace(/\.tsx?$/, '') ? 0 : 1;
    };
    return found.sort((one, other) => near(one) - near(other));
  }

  private targetsOf(source: Source): readonly string[] {
    return importsOf(source).flatMap(specifier => {
      const local = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(source.file), specifier) : undefined;
      const target = local ?? (ALIAS.test(specifier) ? specifier.slice(1) : undefined);
      const found = target === undefined ? undefined : ENDS.map(end => `${target}${end}`).find(name => this.files.has(name));
      return found === undefined ? [] : [found];
    });
  }
}
