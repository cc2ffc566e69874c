import { buildMenuItem, buildMenuOption, buildOptionGroup } from '../../testing/fixtures'
import { ADVISORY_REMINDER, addAdvisories, getLineAdvisory, getMenuAdvisory } from './advisory'

const medium = buildMenuOption('medium', 'Medium', { advisory: 'undercooked' })
const done = buildMenuOption('done', 'Well done')
const steak = buildMenuItem({ name: 'Hibachi Steak', optionGroups: [buildOptionGroup('Doneness', [medium, done])] })
const tuna = buildMenuItem({ name: 'Tuna Roll', advisory: 'raw' })
const spicy = buildMenuItem({ name: 'Spicy Tuna Roll' })

it('a dish on the menu has the advisory of any option it can be ordered with', () => {
  expect(getMenuAdvisory(steak)).toBe('undercooked')
  expect(getMenuAdvisory(tuna)).toBe('raw')
  expect(getMenuAdvisory(buildMenuItem())).toBeNull()
})

it('a line has the advisory of its dish and chosen options only', () => {
  const [group] = steak.optionGroups
  const chosen = (option: typeof medium) => [{ group, option, quantity: 1 }]
  expect(getLineAdvisory(null, chosen(medium))).toBe('undercooked')
  expect(getLineAdvisory(null, chosen(done))).toBeNull()
  expect(getLineAdvisory('raw', chosen(medium))).toBe('raw')
})

it('a text gets an asterisk at each such dish and the reminder once', () => {
  expect(addAdvisories('Adding 2 Tuna Roll and the hibachi steak.', [tuna, steak, spicy])).toBe(
    `Adding 2 Tuna Roll* and the hibachi steak*. ${ADVISORY_REMINDER}`,
  )
})

it('a longer name that contains another dish is not marked', () => {
  const text = 'Adding a Spicy Tuna Roll to your cart.'
  expect(addAdvisories(text, [tuna, spicy])).toBe(text)
})

it('the reminder is the text that the Food Code requires', () => {
  expect(ADVISORY_REMINDER).toBe(
    '*Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness, especially if you have certain medical conditions.',
  )
})
