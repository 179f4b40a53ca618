import { sourcesOf } from '@tools/build/sources';

/** The file of the domain that has each rule, by the rule's id. */
export const ruleFiles: ReadonlyMap<string, string> = new Map(
  sourcesOf('domain').flatMap(({ file, text }) => [...text.matchAll(/(?<=^ {2}id: ')[a-z]\w*\.\w+(?=',$)/gm)].map(([id]) => [id, file])),
);
