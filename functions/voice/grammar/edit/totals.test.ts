import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { understand } from '../../understand'

const dish = sampleMenu.find(({ name }) => name === 'California Roll')
const chosen = dish?.optionGroups.flatMap(({ options }) => options.flatMap((each) => (each.isDefault ? [each.id] : [])))
const lineOf = (quantity: number, notes = '') => ({ itemId: dish?.id ?? 0, quantity, notes, chosen: chosen ?? [] })

const say = (message: string, ...quantities: readonly number[]) =>
  understand({
    message,
    menu: sampleMenu,
    context: quantities.map((each, at) => lineOf(each, at > 0 ? 'no wasabi' : '')),
  })

test.each(['make that three', 'make the california rolls three'])('counts a dish over all its lines: %s', (message) => {
  expect(say(message, 1, 1)).toMatchObject({ action: 'update_cart', items: [{ quantity: 2 }] })
  expect(say(message, 1)).toMatchObject({ action: 'update_cart', items: [{ quantity: 3 }] })
  expect(say(message, 4, 1)).toMatchObject({ action: null, response: 'Which dish do you mean?' })
})

it('says what the dishes in the cart cost', () => {
  const price = Number(dish?.price)
  expect(say("what's my total", 2, 1).response).toContain(`$${(3 * price).toFixed(2)}`)
  expect(say("what's my total").response).toContain('Your cart shows the total')
})
