import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// A number is a limit of one machine. Limits are the defaults of jest and Playwright, which scale,
// or `scaleLimit(…)`.

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', 'frontend/e2e', 'infra/testkit'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))

const findAll = (pattern: RegExp) =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found]) => `${file}: ${found.trim()}`),
  )

test('no test has a limit of its own that a busy machine exceeds', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(findAll(/^ *\}, [\d_]{4,}\)$/gm)).toEqual([])
  expect(findAll(/^( *)\},\n\1[\d_]{4,},\n *\)$/gm)).toEqual([])
  expect(findAll(/\b(waitUntil|hear)\(.*, [\d_]{4,}\)$/gm)).toEqual([])
  expect(findAll(/\b(test|jest)\.setTimeout\([\d_]+\)/g)).toEqual([])
})

test('only a look that is repeated gives up early', () => {
  const isShort = (found: string) => Number(/[\d_]+$/.exec(found)?.[0].replaceAll('_', '')) <= 1000
  expect(findAll(/\btimeout: [\d_]+/g).filter((found) => !isShort(found))).toEqual([])
})

test('no test waits for a fixed time in a browser', () => {
  expect(findAll(/\bwaitForTimeout\(/g)).toEqual([])
})
