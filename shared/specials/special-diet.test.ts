import { NO_DIETARY_PREFERENCES } from '../menu/dietary/filters'
import { toDietaryPreferences } from '../menu/dietary/exclusions'
import { buildMenuItem, buildMenuOption, buildOptionGroup } from '../testing/fixtures'
import { findSpecialFit, formatSpecialAllergens, passesAsSpecial } from './special-diet'

const plain = buildMenuItem({ name: 'Garden Plate', description: 'Ask for today’s', allergens: [] })
const special = { title: 'Plate of the day', description: '', menuItem: plain }

describe('a special for a guest with filters', () => {
  it.each([
    ['noShellfish', 'Shrimp Tempura Night', ''],
    ['noShellfish', 'Plate of the day', 'With lobster bites.'],
    ['nutFree', 'Cashew Day', ''],
    ['noEgg', 'Plate of the day', 'Topped with a fried egg.'],
    ['noRaw', 'Sashimi Sunday', ''],
    ['vegetarian', 'Steak Night', 'With vegetables.'],
  ] as const)('%s is hidden by its words: %s. %s', (filter, title, description) => {
    expect(passesAsSpecial({ ...special, title, description }, toDietaryPreferences([filter]))).toBe(false)
    expect(passesAsSpecial({ ...special, title, description }, NO_DIETARY_PREFERENCES)).toBe(true)
  })

  it.each([
    ['noShellfish', 'No Shellfish Night'],
    ['glutenFree', 'Gluten-free Tuesday'],
    ['noShellfish', 'Chicken Night'],
  ] as const)('%s is shown if its words say that the food is absent, or none of it: %s', (filter, title) => {
    expect(passesAsSpecial({ ...special, title }, toDietaryPreferences([filter]))).toBe(true)
  })

  it('is hidden by its dish, which no title makes more suitable', () => {
    const shrimp = buildMenuItem({ name: 'Plate', allergens: ['shellfish'] })
    const ofShrimp = { title: 'No Shellfish Night', description: '', menuItem: shrimp }
    expect(passesAsSpecial(ofShrimp, toDietaryPreferences(['noShellfish']))).toBe(false)
    const unnamed = { title: 'Tofu Tuesday', description: '', menuItem: plain }
    expect(passesAsSpecial(unnamed, toDietaryPreferences(['vegetarian']))).toBe(false)
    expect(
      passesAsSpecial({ ...special, menuItem: { ...plain, allergens: null } }, toDietaryPreferences(['noSoy'])),
    ).toBe(false)
  })

  it('is shown with the choice that leaves out what its words name', () => {
    const noShrimp = buildMenuOption('no-shrimp', 'No shrimp', { allergensRemoved: ['shellfish'] })
    const menuItem = { ...plain, optionGroups: [buildOptionGroup('leave-out', [noShrimp])] }
    const shrimpNight = { title: 'Shrimp Night', description: '', menuItem }
    const preferences = toDietaryPreferences(['noShellfish'])
    expect(passesAsSpecial(shrimpNight, preferences)).toBe(true)
    expect(findSpecialFit(shrimpNight, preferences)).toMatchObject({ options: ['no-shrimp'] })
    expect(findSpecialFit({ ...shrimpNight, title: 'Plate of the day' }, preferences)).toBeNull()
  })

  it('says what its words suggest', () => {
    const shrimpNight = { title: 'Shrimp Night', description: '', menuItem: plain }
    expect(formatSpecialAllergens(shrimpNight)).toContain('May contain shellfish')
  })
})
