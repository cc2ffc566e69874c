import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Tests without a limit of their own have this one, scaled to the machine (jest.config.mjs). */
const DEFAULT_LIMIT_MS = 30_000

const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)

it('no test has a limit of its own that a busy machine exceeds', () => {
  const short = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\s*\}, ([\d_]+)\)$/gm)].flatMap(([, limit = '']) =>
      Number(limit.replaceAll('_', '')) <= DEFAULT_LIMIT_MS ? [`${file} ${limit}`] : [],
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(short).toEqual([])
})
