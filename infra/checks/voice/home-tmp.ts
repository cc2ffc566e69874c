import { locations } from '#shared/locations/index'
import { interpret } from '#functions/voice/grammar/interpret'
import { buildVocabulary } from '#functions/voice/grammar/text/vocabulary'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { categories } from '#infra/catalogue/menu/index'
import { toDefaultLine, listVoiceCases, isFalseAddition, formatReply } from './voice-cases'
const vocabulary = buildVocabulary(menu)
const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [], sections: categories }
const times: number[] = []
const results = listVoiceCases(menu).map((each) => {
  const context = menu.filter(({ name }) => name === each.about).map(toDefaultLine)
  const t0 = performance.now()
  const got = interpret({ message: each.said, vocabulary, facts, context })
  times.push(performance.now() - t0)
  const shown = formatReply(got, menu)
  return { ...each, shown, response: got.response, isRight: shown === each.expected && got.response.includes(each.says), isFalse: isFalseAddition(each, got) }
})
const wrong = results.filter((r) => !r.isRight)
console.log('home', results.length, 'right', ((1 - wrong.length / results.length) * 100).toFixed(2), 'false', results.filter((r) => r.isFalse).length, 'p95', times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]?.toFixed(1))
for (const r of wrong) console.log(` [${r.group}] ${r.said}${r.about ? ' | ' + r.about : ''}\n     want ${r.expected} ${r.says}\n     got  ${r.shown} :: ${r.response.slice(0, 160)}`)
