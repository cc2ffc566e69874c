import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import { MAX_LINE_QUANTITY } from '#shared/orders/contract'
import { VoiceReply, type OpenQuestion } from '#shared/voice/contract'
import { answerMessage } from './answer-message'
import { understand, type UnderstandRequest } from './understand'

// What no guest orders, in each form in which guests order, change and answer: every reply is one
// that the contract allows, and no line has more pieces than an order may have.

const facts = {
  location: locations[0],
  others: locations.slice(1),
  now: new Date('2026-11-21T20:00:00Z'),
  specials: [],
}

const menu = sampleMenu.filter(({ name }) =>
  /^(?:California|Spicy Tuna|Salmon) Roll$|^Hibachi (?:Steak|Shrimp)$|Green Tea/.test(name),
)
const [roll, steak] = ['California Roll', 'Hibachi Steak'].map((name) => menu.find((dish) => dish.name === name))
if (!roll || !steak) throw new Error('The sample menu has no California Roll or no Hibachi Steak.')

const line = { itemId: roll.id, itemName: roll.name, quantity: 2, notes: '' }
const other = { itemId: steak.id, itemName: steak.name, quantity: 99, notes: '' }
const cart = [line, other]
const questions: readonly OpenQuestion[] = [
  { kind: 'how-many', item: line },
  { kind: 'which-option', item: other },
  { kind: 'which-dish', itemIds: [], quantity: null, notes: '' },
  { kind: 'which-dish', itemIds: [roll.id], quantity: null, notes: '' },
  { kind: 'which-dish', itemIds: [roll.id, steak.id], quantity: 99, notes: '' },
  { kind: 'which-line', instead: line },
  { kind: 'confirm', action: 'update_cart', items: [line] },
  { kind: 'confirm', action: 'add_to_cart', items: [other] },
]

const numbers =
  '0|zero|-1|1/2|½|two and a half|100|two hundred and five|999999|99 dozen|99999999999999999999|1e9'.split('|')

const prototypeWords = [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].map((name) => name.toLowerCase())

/** `#` stands for a number or a word. */
const forms = `#|# please|just #|# roll|# rolls|# california rolls|# california rolls and # more california rolls
99 california rolls and # more california rolls|99 california rolls and another # california rolls|a california roll and # rolls
# of the california rolls|add # california rolls|# more|# more rolls|# more california rolls|add # more california rolls|add # more
make that #|make it #|make the california roll #|make the rolls #|double that|triple that|# times that|minus #|# less california rolls
remove # california rolls|take # rolls off|only # california rolls|bump the california rolls to #|the california rolls should be #
# california rolls instead of the steak|swap the steak for # california rolls|no, # california rolls|california roll times #
# hibachi steaks, # rare and # well done|# hibachi steaks, one rare, # medium|hibachi steak with # shrimp|hibachi steak with # extra sauces
at 2 #|at # pm|tomorrow at #|in # minutes|for # people|deliver to # main street|code #|sr #|h #|hibachi steak #|california roll with #
california roll no #|is there # in the california roll|how much are # california rolls|do you have # rolls|i am allergic to #
quiero # rollos|# rollos california|agrega # mas|quita # rollos|que sean #|a las #|sin #|yes, #|no, #|the # one|all #`.split(
  /[|\n]/,
)

/** Returns what is wrong with the reply to a message; null for a reply that the contract allows. */
function findFault(message: string, more: Pick<UnderstandRequest, 'context' | 'question'>): string | null {
  const reply = understand({ message, menu, facts, ...more })
  const { success, error } = VoiceReply.safeParse(reply)
  if (!success) return JSON.stringify(error.issues)
  const least = reply.action === 'add_to_cart' ? 1 : 0
  const isOdd = reply.items.some(({ quantity }) => quantity < least || quantity > MAX_LINE_QUANTITY)
  return isOdd || reply.response === '' ? reply.response : null
}

/** Lists the wrong replies to each form with each word, without a cart and with one. */
const listWrong = (words: readonly string[]) =>
  words.flatMap((word, at) =>
    forms.flatMap((form, place) => {
      const message = form.replaceAll('#', word)
      const question = questions[(at + place) % questions.length]
      return [{}, { context: cart, question }].flatMap((more) => {
        const fault = findFault(message, more)
        return fault === null ? [] : [`${message} [${more.question?.kind ?? ''}]: ${fault}`]
      })
    }),
  )

it('a number that no order has is answered by the contract, in every form', () => {
  expect(listWrong(numbers)).toEqual([])
})

it('a word that every object of JavaScript knows is a word like others', () => {
  expect(listWrong(prototypeWords)).toEqual([])
})

test.each([
  ['99 california rolls and 5 more california rolls', 'at most 99 of a dish', 'how-many'],
  ['two and a half rolls', 'whole dishes only', 'which-dish'],
  ['zero rolls', 'would you like', 'which-dish'],
  ['0', "couldn't understand", undefined],
])('%s: says what can be ordered, and adds nothing', (message, said, question) => {
  const reply = understand({ message, menu, facts })
  expect(reply.response).toContain(said)
  expect({ items: reply.items, question: reply.question?.kind }).toEqual({ items: [], question })
})

test.each(['how-many', 'which-option'] as const)('zero as the answer to %s leaves the dish out', (kind) => {
  const reply = understand({ message: 'zero', menu, facts, question: { kind, item: line } })
  expect(reply).toMatchObject({ response: 'All right, I left that out.', items: [], settlesQuestion: true })
})

it('a reply that the contract does not allow is logged, and the guest hears that nothing was understood', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  const { reply } = answerMessage({
    message: 'a green tea',
    menu: menu.map((dish) => ({ ...dish, id: dish.id + 0.5 })),
    facts,
  })
  expect(reply).toMatchObject({ success: false, action: null, items: [] })
  expect(reply.response).toContain("couldn't understand")
  expect(logged.mock.calls.join()).toContain('voice-reply')
})
