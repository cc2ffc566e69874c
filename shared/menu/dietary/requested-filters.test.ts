import { buildMenuItem } from '../../testing/fixtures'
import { findRequestedFilters } from './requested-filters'

const menu = [buildMenuItem({ name: 'Miso Soup' })]

it.each([
  ['what do you have with no shellfish', ['noShellfish']],
  ['anything dairy free?', ['noDairy']],
  ['sin gluten por favor', ['glutenFree']],
  ['is there anything without peanuts', ['noPeanuts']],
  ["I'm pregnant, what can I eat?", ['noRaw']],
  ['what can I eat, I am allergic to eggs and sesame', ['noEgg', 'noSesame']],
  ['what time do you close', []],
  ['is the ramen gluten free?', []],
  ['no soy in the miso soup', []],
])('"%s" asks for %j', (message, filters) => {
  expect(findRequestedFilters(message, menu)).toEqual(filters)
})
