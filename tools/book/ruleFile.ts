import { sourcesOf } from '@tools/build/sources';

/** The file of the domain that has each rule, by the rule's id. */
export const ruleFiles: ReadonlyMap<string, string> = new Map(
  sourcesOf('domain').flatMap(({ file, text }) => [...text.matchAll(/(?<=^ {2}id: ')[a-z]\w*\.\w+(?=',$)/gm)].map(([id]) => [id, file])),
);

const idIn = new Map([...ruleFiles].map(([id, file]) => [file, id]));

/** A file with a rule as `domain/<subject>/<rule>.ts`, from which the page makes a link; other files as they are. */
export const placeOfRule = (file: string): string => {
  const id = idIn.get(file);
  return id === undefined ? file : `domain/${id.replace('.', '/')}.ts`;
};
