const ts = require('typescript');

/**
 * A text must be the only child of its element. Translation tools of browsers replace text nodes by elements: React then fails to insert
 * before such a text or to remove it, and updates a node that is no longer visible. React writes an element's only text through
 * `textContent`, which replaces the translation. D-73, XTR-39
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
        if (part.isStringLiteral() && part.value === '') return false; // React renders nothing for an empty string
        if (part.flags & ts.TypeFlags.TypeParameter) return isText(checker.getBaseConstraintOfType(part) ?? part.getDefault() ?? part);
        return (part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike)) !== 0;
      });
    /** A ReactNode is itself a union with lists: tests the elements of pure lists only. */
    const isListOfTexts = type =>
      parts(type).some(
        part => checker.isArrayLikeType(part) && parts(checker.getIndexTypeOfType(part, ts.IndexKind.Number) ?? part).some(isText),
      );

    /** Whether a component renders its children without an element around them. */
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
