import ts from 'typescript';

/** Constant texts of a file by their name. */
export type Constants = ReadonlyMap<string, ts.Expression>;

/** @returns what the file's own constants hold, wherever in the file they stand */
export function constantsOf(source: ts.SourceFile): Constants {
  const constants = new Map<string, ts.Expression>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      if (ts.isVariableDeclarationList(node.parent) && node.parent.flags & ts.NodeFlags.Const) {
        constants.set(node.name.text, node.initializer);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return constants;
}

/** @returns the text an expression gives, put together from constants of its file; undefined when only a run knows it */
export function composePattern(node: ts.Expression, constants: Constants): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const constant = constants.get(node.text);
    return constant && composePattern(constant, constants);
  }
  if (ts.isTemplateExpression(node)) return composeTemplate(node, constants, ({ text }) => text);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw') {
    const { template } = node;
    const raw = (part: ts.TemplateLiteralLikeNode) => part.rawText ?? part.text;
    return ts.isTemplateExpression(template) ? composeTemplate(template, constants, raw) : raw(template);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [composePattern(node.left, constants), composePattern(node.right, constants)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

function composeTemplate(
  node: ts.TemplateExpression,
  constants: Constants,
  textOf: (part: ts.TemplateLiteralLikeNode) => string,
): string | undefined {
  let text: string | undefined = textOf(node.head);
  for (const { expression, literal } of node.templateSpans) {
    const value = composePattern(expression, constants);
    if (text === undefined || value === undefined) return undefined;
    text += value + textOf(literal);
  }
  return text;
}
