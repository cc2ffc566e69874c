import * as z from 'zod/mini'
import { parseProcessArguments } from '#infra/command-line'
import { explain } from './explain'
import { getRightShare, measureHome, measureRestaurants, type Measured } from './measure'

const { words } = parseProcessArguments({
  name: 'npm run tool -- voice [explain SENTENCE]',
  options: {},
  words: z.union([z.tuple([]), z.tuple([z.literal('explain'), z.string()])]),
})

const SHOWN_FAILURES = 10

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`

function printClass(name: string, measured: readonly Measured[]): void {
  const failed = measured.filter(({ isRight }) => !isRight)
  const added = measured.filter(({ isFalseAddition }) => isFalseAddition).length
  const refused = measured.filter(({ isRefusedAdded }) => isRefusedAdded).length
  console.log(
    `${percent(getRightShare(measured)).padStart(6)} of ${String(measured.length).padStart(4)}  ${name}; ` +
      `added but not ordered: ${added}; refused but added: ${refused}`,
  )
  for (const { message, expected, got } of failed.slice(0, SHOWN_FAILURES))
    console.log(`         ${message}\n           expected ${expected}\n           got      ${got}`)
}

function groupBy(measured: readonly Measured[], keyOf: (each: Measured) => string): ReadonlyMap<string, Measured[]> {
  const groups = new Map<string, Measured[]>()
  for (const each of measured) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each])
  return groups
}

function printCorpora(): void {
  const all = [...measureHome(), ...measureRestaurants()]
  for (const [name, measured] of groupBy(all, ({ corpus, form }) => `${corpus}: ${form}`)) printClass(name, measured)

  console.log('\nIn total')
  for (const [name, measured] of groupBy(all, ({ corpus }) => corpus)) {
    const wrong = measured.filter(({ isSureAndWrong }) => isSureAndWrong).length
    const times = measured.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0
    console.log(
      `${percent(getRightShare(measured)).padStart(6)} of ${measured.length}  ${name}; sure and wrong: ${wrong}; ` +
        `p95 ${p95.toFixed(1)} ms`,
    )
  }
}

const [, sentence] = words
if (sentence === undefined) printCorpora()
else console.log(explain(sentence))
