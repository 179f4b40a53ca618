import ts from 'typescript';
import { sourcesOf, visit } from '@tools/build/sources';

/** Every text of the catalogue; a function gives the parts around its parameters. */
export const sentences = sourcesOf('ui/copy/fr').flatMap(source => {
  const said: (readonly [string, string])[] = [];
  visit(source, node => {
    const told = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
    if (told && !ts.isImportDeclaration(node.parent)) said.push([source.file, node.text]);
  });
  return said;
});
