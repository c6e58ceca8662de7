/**
 * Rules of this house that the linter does not have. `lookup`: a table whose keys are any text, `Record<string, …>`, is
 * asked with a word that came from outside, and every object also has words of its language (`constructor`, `toString`).
 * Only `lookup` may look into it (src/domain/records/lookup.ts). Without types, so it knows the tables that are declared in
 * the same file by their annotation.
 */
const tableType = /\bRecord<string, (?!unknown\b)/;

const lookup = {
  meta: {
    messages: {
      lookUp: 'A word from outside may be one that every object has: ask lookup(table, word), or use a Map.',
    },
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (!node.computed || node.object.type !== 'Identifier' || node.property.type === 'Literal') return;
        const table = definitionOf(context.sourceCode.getScope(node), node.object.name);
        if (table && tableType.test(annotationOf(table, context.sourceCode)))
          context.report({ node, messageId: 'lookUp' });
      },
    };
  },
};

/** Where the nearest variable or parameter of that name is declared. */
function definitionOf(scope, name) {
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(name);
    if (variable) return variable.defs[0];
  }
  return null;
}

function annotationOf({ name }, sourceCode) {
  return name.typeAnnotation ? sourceCode.getText(name.typeAnnotation) : '';
}

export default { meta: { name: 'house' }, rules: { lookup: lookup } };
