// What a rule says of itself (title, sentence, clauses, origin of a row), what its examples expect and which values its grid tries is prose and proof, not decision:
// no mutant is made of it.
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const PROSE = new Set(['title', 'says', 'parameters', 'because', 'requirements', 'examples', 'refusals', 'id', 'clauses', 'known']);

const inProse = path =>
  path.isObjectProperty() && path.node.key.type === 'Identifier' && PROSE.has(path.node.key.name) && isRuleOrRow(path);

/** The `id` of a row of data is a fact; that of a rule is its name. */
const isRuleOrRow = path => {
  const name = path.node.key.name;
  if (name !== 'id' && name !== 'title') return true;
  const call = path.parentPath?.parentPath;
  return call?.isCallExpression() === true && call.node.callee.type === 'Identifier' && call.node.callee.name === 'rule';
};

/** The detail of an error is for developers; its tag is what is decided. */
const isDetail = path =>
  path.parentPath?.isNewExpression() === true && path.key !== 0 && path.listKey === 'arguments' && path.parent.callee.name === 'NamedError';

const isRangeErrorText = path =>
  path.parentPath?.isNewExpression() === true && path.listKey === 'arguments' && path.parent.callee.name === 'RangeError';

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: path => {
      if (inProse(path)) return 'what a rule says of itself, or an example';
      if (isDetail(path) || isRangeErrorText(path)) return 'the detail of an error, for developers';
      return undefined;
    },
  }),
];
