import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { measureProcessorMs } from '#infra/testkit/processor-time'

// At this length, a pattern of quadratic time takes some 50 ms, and a linear one less than two.
const LENGTH = 5_000
const MAX_MS = 20
/** At this length, a pattern of cubic time takes some 50 ms. */
const SPACES = 500

/** Patterns that read only texts of ours. */
const readsOwnTexts = new Set([
  // Amounts that we formatted.
  String.raw`/\B(?=(\d{3})+\.)/g`,
  // Word lists in the code.
  String.raw`/\s*,\s*/`,
])

/** Lists the regular expressions of the code that reads texts from outside. */
function listPatterns(): readonly string[] {
  const patterns = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) patterns.add(node.text)
    ts.forEachChild(node, visit)
  }
  for (const folder of ['shared', 'functions', 'events']) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const file of files.filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing\//.test(name)))
      visit(ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest))
  }
  return [...patterns].filter((pattern) => !readsOwnTexts.has(pattern))
}

const general = [
  ' ',
  'a',
  '0',
  '.',
  '-',
  '@',
  "'",
  '"',
  ',',
  '\n',
  '=',
  '(',
  's',
  '+',
  '#',
  'a ',
  'a.',
  'a-',
  '0.',
  ', ',
  'a@',
  '@a.',
  '""',
]

/** Lists texts that a pattern may read over and over: repeated characters and its own words. */
function listAttacks(source: string): readonly string[] {
  const all = [...new Set(source.replace(/\\[a-zA-Z]/g, ' ').match(/\p{L}{2,}/gu) ?? [])]
  const words = all.slice(0, 6)
  return [
    ...[...general, ...words, ...words.map((word) => `${word} `)].map((part) =>
      part.repeat(Math.ceil(LENGTH / part.length)),
    ),
    // Some parts of a pattern may all take the spaces behind one of its words.
    ...all.map((word) => `${word}${' '.repeat(SPACES)}`),
  ].map((text) => `${text}\u0001`)
}

it.each(listPatterns())('%s reads long texts in linear time', (literal) => {
  const end = literal.lastIndexOf('/')
  const source = literal.slice(1, end)
  const pattern = new RegExp(source, literal.slice(end + 1))
  const slow = listAttacks(source).filter(
    (text) => measureProcessorMs(() => void text.replace(pattern, ''), MAX_MS) > MAX_MS,
  )
  expect(slow.map((text) => text.slice(0, 40))).toEqual([])
})
