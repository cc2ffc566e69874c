import ts from 'typescript'

const EXPRESSION = /^(Update|Condition|KeyCondition|Filter|Projection)Expression$/

/** An expression of DynamoDB in the code, with a pattern of the texts that it can become. */
export type CodeExpression = { readonly at: string; readonly name: string; readonly pattern: RegExp }

const ANYTHING = '[^]*'
const quote = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const either = (parts: readonly string[]) => `(?:${parts.join('|')})`

/** Returns the pattern of the texts that a node can become. */
function toPattern(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return quote(node.text)
  if (ts.isParenthesizedExpression(node)) return toPattern(node.expression)
  if (ts.isConditionalExpression(node)) return either([toPattern(node.whenTrue), toPattern(node.whenFalse)])
  if (ts.isBinaryExpression(node))
    return node.operatorToken.kind === ts.SyntaxKind.PlusToken
      ? toPattern(node.left) + toPattern(node.right)
      : either([toPattern(node.left), toPattern(node.right)])
  if (ts.isTemplateExpression(node))
    return (
      quote(node.head.text) +
      node.templateSpans.map(({ expression, literal }) => toPattern(expression) + quote(literal.text)).join('')
    )
  return ANYTHING
}

/** Lists the expressions of a source file that contain a text of their own. */
export function listCodeExpressions(file: string, text: string): readonly CodeExpression[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: CodeExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && EXPRESSION.test(node.name.getText())) {
      const pattern = toPattern(node.initializer)
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      if (pattern !== ANYTHING)
        found.push({ at: `${file}:${line}`, name: node.name.getText(), pattern: new RegExp(`^${pattern}$`) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
