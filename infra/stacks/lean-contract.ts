import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import ts from 'typescript'
import { routes } from '#shared/contract/index'

/** Where schemas are declared; nothing there has an effect but its value (`shared/` does no I/O, records only describe). */
const DECLARATIONS = /\/(?:shared\/.*|functions\/\w+\/records[\w-]*)\.ts$/

type Edit = { readonly from: number; readonly to: number; readonly text: string }

const routeConst = (area: string, name: string) => `${area}$${name}`

/** Only what is used of an expression is kept by the bundler, whatever it calls. */
const shakeable = (expression: string) => `/* @__PURE__ */ (() => (${expression}))()`

const isArea = (node: ts.Expression): node is ts.SatisfiesExpression =>
  ts.isSatisfiesExpression(node) && node.type.getText() === 'Area'

function bare(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node
}

function areaEdits(statement: ts.VariableStatement, area: string, literal: ts.Expression): Edit[] {
  if (!ts.isObjectLiteralExpression(literal)) return []
  const calls = literal.properties.filter(ts.isPropertyAssignment)
  // Put together of parts: each is lean by itself.
  if (calls.length === 0) return []
  const consts = calls.map(
    ({ name, initializer }) =>
      `export const ${routeConst(area, name.getText())} = ${shakeable(initializer.getText())}\n`,
  )
  const members = calls.map(({ name }) => `${name.getText()}: ${routeConst(area, name.getText())}`)
  return [
    { from: statement.getStart(), to: statement.getStart(), text: consts.join('') },
    { from: literal.getStart(), to: literal.getEnd(), text: `{ ${members.join(', ')} }` },
  ]
}

function editsOf(statement: ts.Statement): Edit[] {
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    if (!initializer) return []
    const value = bare(initializer)
    if (isArea(initializer)) return areaEdits(statement, name.getText(), value)
    if (ts.isArrowFunction(value) || ts.isLiteralExpression(value)) return []
    return [{ from: initializer.getStart(), to: initializer.getEnd(), text: shakeable(initializer.getText()) }]
  })
}

/** A module of declarations in which each stands for itself: each call of an area is a constant of its own. */
export function leanDeclarations(source: string): string {
  const file = ts.createSourceFile('declarations.ts', source, ts.ScriptTarget.ESNext, true)
  const edits = file.statements.flatMap(editsOf).sort((one, other) => other.from - one.from)
  return edits.reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source)
}

/** The part of an area, and its module, that a call stands in. */
export type Part = { readonly area: string; readonly file: string }

/** The calls that a module declares, each with the constant that holds it. */
function partsIn(file: string): readonly { readonly area: string; readonly calls: readonly string[] }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const literal = initializer && isArea(initializer) && bare(initializer)
      return literal && ts.isObjectLiteralExpression(literal)
        ? [{ area: name.getText(), calls: literal.properties.flatMap((call) => call.name?.getText() ?? []) }]
        : []
    }),
  )
}

/** Where a call of an area that is put together of parts is declared; undefined where the area is one module. */
export function partOf(contract: string, area: string, name: string): Part | undefined {
  const folder = join(contract, area)
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => partsIn(join(folder, file)).map((part) => ({ ...part, file: `${area}/${file.slice(0, -3)}` })))
    .find(({ calls }) => calls.includes(name))
}

/** A handler that names its one call instead of the area that holds it. */
export function leanHandler(source: string, area: string, name: string, part: Part = { area, file: area }): string {
  const named = routeConst(part.area, name)
  const lean = source
    .replace(new RegExp(`\\b${area}\\.${name}\\b`), named)
    .replace(
      new RegExp(`(import \\{[^}]*\\b)${area}\\b([^}]*\\} from '#shared/contract/)${area}(?:/index)?'`),
      `$1${named}$2${part.file}'`,
    )
  if (!lean.includes(`${named} `) && !lean.includes(`${named},`)) throw new Error(`No handler of ${area}.${name}`)
  return lean
}

/**
 * Leaves every schema out of a bundle that its function does not use. Zod's are made when their module is loaded:
 * a whole area's, with those of the records, would take longer at each cold start than the table's client.
 */
export function leanContract(root: string): Plugin {
  const contract = join(root, 'shared/contract')
  const handlers = new Map(routes.map((route) => [join(root, route.entry), route]))
  return {
    name: 'lean-contract',
    setup(build) {
      build.onLoad({ filter: DECLARATIONS }, async ({ path }) =>
        path.startsWith(root) && !path.includes('node_modules')
          ? { contents: leanDeclarations(await readFile(path, 'utf8')), loader: 'ts' }
          : undefined,
      )
      build.onLoad({ filter: /\/functions\/.*\.ts$/ }, async ({ path }) => {
        const route = handlers.get(path)
        return (
          route && {
            contents: leanHandler(
              await readFile(path, 'utf8'),
              route.area,
              route.name,
              partOf(contract, route.area, route.name),
            ),
            loader: 'ts',
          }
        )
      })
    },
  }
}
