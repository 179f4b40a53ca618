const ts = require('typescript');

/**
 * A text is the only child of an element of the page. A browser's translator replaces text nodes by elements of its own: React then fails to
 * put an element before such a text or to take it away, and goes on writing into the node that nobody sees. A text that is an element's only
 * child is written by `textContent`, which replaces what the translator made. D-73, XTR-39
 */
module.exports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside: 'A text stands beside something else: give it an element of its own, <span>{…}</span>, or write one sentence. D-73',
      bare: 'A text stands without an element of its own in a fragment or a provider: write <span>{…}</span>. D-73',
      list: 'A list of texts makes text nodes side by side: give each an element of its own, or join them. D-73',
    },
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const typeOf = node => checker.getTypeAtLocation(services.esTreeNodeToTSNodeMap.get(node));

    const parts = type => (type.isUnion() ? type.types.flatMap(parts) : [type]);
    const isText = type =>
      parts(type).some(part => {
        if (part.isStringLiteral() && part.value === '') return false; // React draws nothing for it
        if (part.flags & ts.TypeFlags.TypeParameter) return isText(checker.getBaseConstraintOfType(part) ?? part.getDefault() ?? part);
        return (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
      });
    /** A ReactNode is itself a list of such: only what is a list and nothing else is asked for its members. */
    const isListOfTexts = type =>
      parts(type).some(
        part => checker.isArrayLikeType(part) && parts(checker.getIndexTypeOfType(part, ts.IndexKind.Number) ?? part).some(isText),
      );

    /** What draws its children with nothing around them. */
    const isTransparent = node => {
      if (node.type === 'JSXFragment') return true;
      const { name } = node.openingElement;
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return false;
      const type = typeOf(name);
      return ['Provider', 'Context', 'ExoticComponent', 'ProviderExoticComponent'].includes((type.aliasSymbol ?? type.symbol)?.name);
    };

    const isChild = child =>
      child.type === 'JSXText' ? child.value.trim() !== '' || !child.value.includes('\n') : child.expression?.type !== 'JSXEmptyExpression';

    const judge = node => {
      const children = node.children.filter(isChild);
      const alone = children.length === 1;
      for (const child of children) {
        if (child.type === 'JSXText') {
          if (isTransparent(node)) context.report({ node: child, messageId: 'bare' });
          else if (!alone) context.report({ node: child, messageId: 'beside' });
        } else if (child.type === 'JSXExpressionContainer') {
          const type = typeOf(child.expression);
          if (isListOfTexts(type)) context.report({ node: child, messageId: 'list' });
          else if (!isText(type)) continue;
          else if (isTransparent(node)) context.report({ node: child, messageId: 'bare' });
          else if (!alone) context.report({ node: child, messageId: 'beside' });
        }
      }
    };
    return { JSXElement: judge, JSXFragment: judge };
  },
};
