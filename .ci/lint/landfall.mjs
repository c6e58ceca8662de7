// Rules of this repository that the linter does not have.

/**
 * `lookup`: a table whose keys are any text, `Record<string, …>`, is
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

/**
 * `prose`: what a reader sees is in a file of words, which the build reads for translators (build/language/sourceTexts.ts).
 * Elsewhere no text stands between tags, nor in an attribute that is read out, nor any that reads like a sentence or title.
 */
const readOut =
  /^(?:alt|label|placeholder|title|aria-(?:description|label|placeholder|roledescription|valuetext))$/;
/** Of no reader: types, imports, keys, styles, and what only an engineer reads. */
const ofCode = /^(?:TSLiteralType|ImportDeclaration|ImportExpression|TaggedTemplateExpression)$/;
const ofEngineers = /^(?:console\b|super$|\w*(?:Error|Fault)$)/;
const word = String.raw`[“(]?\p{L}[\p{L}’'-]+[”).,:;!?…]*`;
const words = new RegExp(String.raw`(?:^|\s)${word}\s+${word}(?:\s|$)`, 'u');
const asSentence = /^\s*[“(]?\p{Lu}|[“”]|\p{L}\)?[.!?](?:\s|$)/u;

const prose = {
  meta: {
    messages: {
      move: 'A text for a reader stands in src/wording or in words.ts of its feature or part: “{{text}}”.',
    },
  },
  create(context) {
    const report = (node, text) => context.report({ node, messageId: 'move', data: { text: text.trim() } });
    const check = (node, text) => {
      // Capitals alone are codes and the words of the wire.
      const isProse = words.test(text) && asSentence.test(text) && /\p{Ll}/u.test(text);
      if (isProse && !isOfCode(node, context.sourceCode)) report(node, text);
    };
    return {
      JSXText(node) {
        if (/\p{L}{2}/u.test(node.value)) report(node, node.value);
      },
      Literal(node) {
        if (typeof node.value !== 'string') return;
        const { parent } = node;
        const isReadOut = parent.type === 'JSXAttribute' && readOut.test(parent.name.name);
        if (isReadOut && /\p{L}{2}/u.test(node.value)) report(node, node.value);
        else check(node, node.value);
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join('…'));
      },
    };
  },
};

function isOfCode(node, sourceCode) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ofCode.test(parent.type) || (parent.type === 'Property' && parent.key === at)) return true;
    if (parent.type === 'JSXAttribute') return parent.name.name === 'className';
    if (/^(?:Call|New)Expression$/.test(parent.type) && parent.arguments.includes(at))
      if (ofEngineers.test(sourceCode.getText(parent.callee))) return true;
    if (/Statement$|Declaration$|Function/.test(parent.type)) return false;
  }
  return false;
}

export default { meta: { name: 'landfall' }, rules: { lookup, prose } };
