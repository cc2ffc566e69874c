import { commandLine, flag, noWords } from '#infra/command-line'
import { browserAt } from '#infra/testkit/browser'
import type { VoiceReply } from '#shared/contract/voice'
import { productProcess } from './product-process'
import { asItIs, corpusOf, isFalseAddition, shown } from './voice-corpus/cases'
import type { Case } from './voice-corpus/cases'

const GOALS = { right: 0.97, group: 0.92, falseAdditions: 0.003, p95: 20 }

const { options } = commandLine({
  name: 'npm run tool -- bench-voice',
  options: {
    all: flag('asks the sentences that were held out, too'),
    'held-out': flag('asks only those that were held out'),
  },
  words: noWords,
})
const heldOutOnly = options['held-out']
const all = heldOutOnly || options.all

/** A cart's lines as the page tells them: with all that they take. */
const inTheCart = (lines: readonly ReturnType<typeof asItIs>[] = []) =>
  lines.map(({ options, ...line }) => ({ ...line, chosen: options }))

type Result = Case & {
  readonly got: VoiceReply
  readonly isRight: boolean
  readonly isFalse: boolean
  readonly ms: number
}

const product = await productProcess()
try {
  const browser = browserAt(product.url)
  const menu = await browser.menu()
  const results: Result[] = []
  const cases = corpusOf(menu).filter(({ isHeldOut }) => (all ? !heldOutOnly || isHeldOut : !isHeldOut))
  const ask = (each: Case) => {
    const dish = menu.find(({ name }) => name === each.about)
    const context = dish ? inTheCart([asItIs(dish)]) : undefined
    return browser.post<VoiceReply>('/api/voice-assistant/process', { message: each.said, locationId: 4, context })
  }
  for (const each of cases.slice(0, 20)) await ask(each)
  for (const each of cases) {
    const startedAt = performance.now()
    const { status, body: got } = await ask(each)
    const ms = performance.now() - startedAt
    if (status !== 200) throw new Error(`${each.said}: ${status} ${JSON.stringify(got)}`)
    const isRight = shown(got, menu) === each.expected && got.response.includes(each.says) && got.response !== ''
    results.push({ ...each, got, ms, isRight, isFalse: isFalseAddition(each, got) })
  }
  const share = (of: readonly Result[]) => of.filter(({ isRight }) => isRight).length / of.length
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`
  for (const each of results.filter(({ isRight }) => !isRight)) {
    console.log(
      `  ${each.group}: "${each.said}" gave ${shown(each.got, menu)}, not ${each.expected} ${each.says} | ${each.got.response.slice(0, 100)}`,
    )
  }
  const groups = [...new Set(results.map(({ group }) => group))].map((group) => {
    const own = results.filter((each) => each.group === group)
    console.log(`${group.padEnd(22)}${String(own.length).padStart(5)}${percent(share(own)).padStart(10)}`)
    return share(own)
  })
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0
  const falseAdditions = results.filter(({ isFalse }) => isFalse).length / results.length
  console.log(`all ${results.length}: ${percent(share(results))} right, ${percent(falseAdditions)} false additions`)
  console.log(`a sentence: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`)
  const isGood =
    share(results) >= GOALS.right &&
    groups.every((right) => right >= GOALS.group) &&
    falseAdditions <= GOALS.falseAdditions &&
    at(0.95) <= GOALS.p95
  if (!isGood) process.exitCode = 1
} finally {
  await product.stop()
}
