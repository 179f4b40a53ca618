// webpack loader: what a rule says of itself (title, sentence, requirements, examples, refusals, why a row) is for the rule book and the bench; a phone gets what decides.
import ts from 'typescript';

const PROSE = new Set(['title', 'says', 'parameters', 'requirements', 'examples', 'refusals', 'clauses', 'known']);

const proseOf = (source, name) => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = node => {
    const [definition] = ts.isCallExpression(node) && node.expression.getText() === 'rule' ? node.arguments : [];
    if (definition && ts.isObjectLiteralExpression(definition))
      found.push(...definition.properties.filter(property => PROSE.has(property.name?.getText() ?? '')));
    else if (ts.isPropertyAssignment(node) && node.name.getText() === 'because' && ts.isStringLiteralLike(node.initializer))
      found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.sort((one, other) => one.pos - other.pos);
};

/** Keeps the line numbers, for source maps. */
const blank = text => text.replace(/[^\n]+/g, '');

export default function rulesForPhones(source) {
  let text = source;
  for (const property of proseOf(source, this.resourcePath).reverse()) {
    const start = property.getStart();
    const end = source.indexOf(',', property.end) + 1;
    const after = source.slice(property.end, end).trim() === ',' ? end : property.end;
    text = text.slice(0, start) + blank(text.slice(start, after)) + text.slice(after);
  }
  return text;
}
