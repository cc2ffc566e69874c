import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { measureProcessorMs } from '#infra/testkit/processor-time'

// At this length, a pattern of quadratic time takes some 50 ms, and a linear one less than two.
const LENGTH = 5_000
const MAX_MS = 20
/** At this length, a pattern of cubic time takes some 50 ms. */
const LONG = 500

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

/** Lists the words of a pattern, in any script. */
const listWords = (source: string): readonly string[] => [
  ...new Set(source.replace(/\\[a-zA-Z]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? []),
]

/** Lists texts that a pattern may read over and over: repeated characters and its own words. */
function listAttacks(source: string): readonly string[] {
  const all = listWords(source)
  const words = all.slice(0, 6)
  return [
    ...[...general, ...words, ...words.map((word) => `${word} `)].map((part) =>
      part.repeat(Math.ceil(LENGTH / part.length)),
    ),
    // Some parts of a pattern may all take the spaces, or the letters, behind one of its words.
    ...all.flatMap((word) => [`${word}${' '.repeat(LONG)}`, `${word} ${'a'.repeat(LONG)}`]),
  ].map((text) => `${text}\u0001`)
}

/** Repetitions of a part that a pattern reads in two ways double the time with each. */
const REPETITIONS = [12, 18, 24] as const
/** How many words of a pattern are combined with each other. */
const MAX_COMBINED = 24

/** Lists beginnings and repeated parts of a pattern: `不` and `已知的`. */
function listRepeatedParts(source: string): readonly (readonly [string, string])[] {
  const words = listWords(source).slice(0, MAX_COMBINED)
  const parts = [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)]
  return ['', ...words].flatMap((beginning) => parts.map((part) => [beginning, part] as const))
}

const load = (literal: string) => {
  const end = literal.lastIndexOf('/')
  return { source: literal.slice(1, end), pattern: new RegExp(literal.slice(1, end), literal.slice(end + 1)) }
}

it.each(listPatterns())('%s reads long texts in linear time', (literal) => {
  const { source, pattern } = load(literal)
  const slow = listAttacks(source).filter(
    (text) => measureProcessorMs(() => void text.replace(pattern, ''), MAX_MS) > MAX_MS,
  )
  expect(slow.map((text) => text.slice(0, 40))).toEqual([])
})

it.each(listPatterns())('%s reads each text in one way', (literal) => {
  const { source, pattern } = load(literal)
  const isSlow = ([beginning, part]: readonly [string, string]) =>
    REPETITIONS.some((times) => {
      const text = `${beginning}${part.repeat(times)}\u0001`
      return measureProcessorMs(() => void text.replace(pattern, ''), MAX_MS) > MAX_MS
    })
  expect(listRepeatedParts(source).filter(isSlow)).toEqual([])
})
