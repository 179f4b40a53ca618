import ts from 'typescript';
import { sourcesOf, visit } from '@tools/build/sources';

/** Every text below a folder, with its file; a function gives the parts around its parameters. */
export const sentencesIn = (folder: string) =>
  sourcesOf(folder).flatMap(source => {
    const said: (readonly [file: string, text: string])[] = [];
    visit(source, node => {
      const told = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
      if (told && !ts.isImportDeclaration(node.parent)) said.push([source.file, node.text]);
    });
    return said;
  });

/** Every text of the French messages. */
export const sentences = sentencesIn('ui/copy/fr');
