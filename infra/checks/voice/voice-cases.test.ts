import { locations } from '#shared/locations/index'
import { replyTo } from '#functions/voice/conversation/converse'
import { buildVocabulary } from '#functions/voice/grammar/tokenize/vocabulary'
import { sampleMenu as menu } from '#infra/testkit/fixtures/sample-menu'
import { seed } from '#infra/catalogue/seed'
import { toDefaultLine, listVoiceCases, isFalseAddition, formatReply } from './voice-cases'

const vocabulary = buildVocabulary(menu)
const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [], sections: seed.categories }

const results = listVoiceCases(menu).map((each) => {
  const context = menu.filter(({ name }) => name === each.about).map(toDefaultLine)
  const got = replyTo({ message: each.said, vocabulary, facts, context })
  const isRight = formatReply(got, menu) === each.expected && got.response.includes(each.says)
  return { ...each, isRight, isFalse: isFalseAddition(each, got) }
})

/** Lists the failed sentences if there are more than allowed, else none. */
const beyond = (
  of: readonly { readonly said: string; readonly isRight: boolean }[],
  allowed: number,
  wrong = of.filter(({ isRight }) => !isRight),
) => (wrong.length > of.length * allowed ? wrong.map(({ said }) => said) : [])

it('has at least 300 sentences about options, 60 of them written by hand', () => {
  const wanted = results.filter(({ group }) => group.startsWith('options'))
  expect(wanted.length).toBeGreaterThanOrEqual(300)
  expect(wanted.filter(({ group }) => group !== 'options, by templates').length).toBeGreaterThanOrEqual(60)
  expect(beyond(wanted, 0.03)).toEqual([])
})

it('is understood, in total and by class', () => {
  expect(beyond(results, 0.03)).toEqual([])
  const groups = [...new Set(results.map(({ group }) => group))]
  expect(
    groups.flatMap((group) =>
      beyond(
        results.filter((each) => each.group === group),
        0.08,
      ),
    ),
  ).toEqual([])
})

it('never adds an item that the guest did not order', () => {
  const added = results.filter(({ isFalse }) => isFalse)
  expect(added.length / results.length <= 0.003 ? [] : added).toEqual([])
})
