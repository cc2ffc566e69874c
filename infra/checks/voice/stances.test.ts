import { answerStance, isWronglyAdded, listStanceCases } from './stances'

const cases = listStanceCases()
const replies = cases.flatMap((each) =>
  [false, true].map((isInCart) => ({ each, isInCart, reply: answerStance(each, isInCart) })),
)

it('has at least 300 sentences of each kind, in both languages', () => {
  for (const kind of ['refusal', 'feeling', 'question', 'condition', 'allergy', 'correction'])
    expect(cases.filter((each) => each.kind === kind).length).toBeGreaterThanOrEqual(300)
  expect(cases.filter(({ language }) => language === 'es').length).toBeGreaterThanOrEqual(300)
})

it('adds nothing that is refused, questioned or conditional, in at most 1 of 1,000 with certainty', () => {
  const wrong = replies.filter(({ each, reply }) => isWronglyAdded(each, reply))
  const list = (of: typeof wrong) => of.map(({ each, reply }) => `${each.said} -> ${reply.response}`)
  const certain = wrong.filter(({ reply }) => reply.confidence === 'high')
  expect(certain.length <= replies.length * 0.001 ? [] : list(certain)).toEqual([])
  expect(wrong.length <= replies.length * 0.003 ? [] : list(wrong)).toEqual([])
})

it('adds what the same sentence orders, in at least 95% of the sentences', () => {
  const orders = replies.filter(({ each, isInCart }) => each.wanted !== null && !isInCart)
  const missing = orders.filter(({ each, reply }) => !reply.items.some(({ itemId }) => itemId === each.wanted?.id))
  expect(missing.length <= orders.length * 0.05 ? [] : missing.map(({ each }) => each.said)).toEqual([])
})
