import type { MenuItem } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES, type DietaryPreference } from '#shared/menu/dietary/filters'
import { getDietaryVerdict } from '#shared/menu/dietary/verdict'
import { ALLERGENS_NOT_DECLARED } from '#shared/menu/dietary/declared-allergens'
import { buildMenuItem } from '#shared/testing/fixtures'
import { seed } from './seed'

const menu: readonly MenuItem[] = seed.dishes.map(
  ({ nutrition, recipe: _recipe, optionGroups: _groups, priceCents: _cents, prices: _prices, ...dish }) =>
    buildMenuItem({ ...dish, nutritionInfo: nutrition }),
)

const shownFor = (...chosen: readonly DietaryPreference[]): readonly string[] => {
  const wishes = Object.fromEntries(chosen.map((preference) => [preference, true]))
  const preferences = { ...NO_DIETARY_PREFERENCES, ...wishes }
  return menu.filter((item) => getDietaryVerdict(item, preferences).reasons.length === 0).map(({ code }) => code)
}

describe('an allergen filter over the whole menu', () => {
  it.each([
    ['glutenFree', 'gluten'],
    ['noShellfish', 'shellfish'],
    ['noSoy', 'soy'],
    ['noDairy', 'dairy'],
    ['nutFree', 'nuts'],
    ['noEgg', 'egg'],
    ['noFish', 'fish'],
    ['noSesame', 'sesame'],
    ['noPeanuts', 'peanuts'],
  ] as const)('%s shows exactly the dishes that declare their allergens and not %s', (preference, allergen) => {
    const safe = menu.filter(({ allergens }) => allergens && !allergens.includes(allergen)).map(({ code }) => code)
    expect(shownFor(preference, 'spicyOk')).toEqual(safe)
  })

  it('says of what is undeclared that one must ask, whichever allergen it is', () => {
    const undeclared = menu.filter(({ allergens }) => allergens === null)
    expect(undeclared.map(({ code }) => code)).toEqual(['Su16', 'P5'])
    for (const item of undeclared)
      expect(getDietaryVerdict(item, { ...NO_DIETARY_PREFERENCES, nutFree: true }).reasons).toEqual([
        ALLERGENS_NOT_DECLARED,
      ])
  })
})

it.each([
  ['vegetarian', 'A1 A4 A6 Sa2 Sa3 Sa4 Sa5 H1 H2 HP5 SR12 Su10 Su11 Su12 B5 T5 K5'],
  ['ketoFriendly', 'A11 Sa1 Sa2 Sa3 Su15 J1 J5 J8'],
  ['lowSodium', 'A1 Sa3 Sa5 Su3 Su4 Su9 Su10 Su11 Su13 Su14 Su15 Su17 K5 J1 J2 J3 J4 J5 J6 J7 J8'],
  ['kidsOnly', 'K1 K2 K3 K4 K5'],
] as const)('%s shows what a cook would', (preference, codes) => {
  expect(shownFor(preference).join(' ')).toBe(codes)
})

it('no raw fish hides sashimi, nigiri, rolls of raw fish and seared or torched fish, and what is undeclared', () => {
  const shown = shownFor('noRaw', 'spicyOk')
  const hidden = menu.filter(({ code }) => !shown.includes(code))
  expect(hidden.map(({ code }) => code).join(' ')).toBe(
    'A11 SR1 SR3 SR8 SR10 Su2 Su3 Su4 Su5 Su6 Su9 Su13 Su14 Su15 Su16 Su17 P2 P5',
  )
})

it('a steak below medium well is undercooked, and no other option has an advisory', () => {
  const options = seed.dishes.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  const ids = options.filter(({ advisory }) => advisory !== null).map(({ id }) => id)
  expect([...new Set(ids)]).toEqual(['rare', 'medium-rare', 'medium'])
})

it('a dish without declared nutrition suits no diet, whatever its words', () => {
  const unsigned = menu.map((item) => ({ ...item, nutritionInfo: null }))
  for (const diet of ['lowCarb', 'ketoFriendly', 'lowSodium'] as const) {
    const preferences = { ...NO_DIETARY_PREFERENCES, [diet]: true }
    expect(unsigned.filter((item) => getDietaryVerdict(item, preferences).reasons.length === 0)).toEqual([])
  }
})

it('a keto dish is low in carbohydrates too', () => {
  expect(shownFor('lowCarb')).toEqual(expect.arrayContaining([...shownFor('ketoFriendly')]))
})

it('spicy dishes are those with a spice level', () => {
  const preferences = { ...NO_DIETARY_PREFERENCES, popularOnly: true }
  const spicy = menu.filter((item) => getDietaryVerdict(item, preferences).reasons.includes('spicy'))
  expect(spicy.map(({ code }) => code)).toEqual(menu.filter(({ spiceLevel }) => spiceLevel > 0).map(({ code }) => code))
})
