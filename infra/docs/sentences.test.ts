import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as ts from 'typescript'

const root = join(__dirname, '../..')
const files = execFileSync('git', ['ls-files', 'shared', 'functions', 'events', 'frontend/src', 'infra'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))

/** Settings that an operator types. */
const readableNames = new Set(['alarmEmail', 'webAcl', 'pointInTimeRecovery'])

/** Returns the texts of a file: strings, templates without their values, and what JSX shows. */
function listTexts(file: string): readonly string[] {
  const texts: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

/** A sentence begins with a capital letter or a value, has words and ends with a mark. */
const isSentence = (text: string): boolean =>
  /^[A-Z…]/.test(text) && /[.!?]$/.test(text) && !/[=;<>]/.test(text) && text.split(' ').length > 3

const listIdentifiers = (text: string): readonly string[] =>
  text.split(/[^A-Za-z]+/).filter((word) => /^[a-z]{2,}[A-Z]/.test(word) && !readableNames.has(word))

it('no sentence that people read contains an identifier, as after a rename', () => {
  const damaged = files.flatMap((file) =>
    listTexts(file)
      .filter((text) => isSentence(text) && listIdentifiers(text.replaceAll(/`[^`]*`/g, '')).length > 0)
      .map((text) => `${file}: ${text}`),
  )
  expect(damaged).toEqual([])
})
