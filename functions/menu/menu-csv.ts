import type { MenuCategory, MenuItem, OptionGroup } from '#shared/menu/contract'
import { ADVISORY_REMINDER, getMenuAdvisory, markAdvisory } from '#shared/menu/dietary/advisory'
import { getDishAsItComes } from '#shared/menu/dietary/verdict'
import { formatCsv, type CsvCell } from '../platform/csv'
import { toCents } from '#shared/platform/money'

type PrintedOption = Pick<OptionGroup['options'][number], 'name' | 'price' | 'isDefault' | 'advisory'>

const formatOption = ({ name, price, isDefault, advisory }: PrintedOption): string =>
  [
    markAdvisory(name, advisory),
    ...(isDefault ? ['(as it comes)'] : []),
    ...(advisory ? [`(${advisory})`] : []),
    ...(toCents(price) > 0 ? [`+${price}`] : []),
  ].join(' ')

/** `Sauces: Yum yum sauce (as it comes), Ginger sauce +0.75`. */
export const formatGroup = ({ name, options }: { name: string; options: readonly PrintedOption[] }): string =>
  `${name}: ${options.map(formatOption).join(', ')}`

const columns = [
  ['Code', (dish) => dish.code],
  ['Name', (dish) => markAdvisory(dish.name, getMenuAdvisory(dish))],
  ['Description', (dish) => dish.description],
  ['Category', (dish, categoryOf) => categoryOf(dish.categoryId)],
  ['Price', (dish) => dish.price],
  ['Regular price', (dish) => dish.regularPrice ?? dish.price],
  ['Dayparts', (dish) => dish.offerTexts?.join('; ') ?? ''],
  ['Available', (dish) => dish.isAvailable],
  ['Popular', (dish) => dish.isPopular],
  ['Spice level', (dish) => dish.spiceLevel],
  ['Lead minutes', (dish) => dish.leadMinutes],
  ['Options', (dish) => dish.optionGroups.map(formatGroup).join('; ')],
  [
    'Allergens',
    (dish) => {
      const { allergens, undeclaredAllergens = [] } = getDishAsItComes(dish)
      return [...(allergens ?? ['not declared']), ...undeclaredAllergens.map((each) => `${each} not declared`)].join(
        ', ',
      )
    },
  ],
  ['Advisory', (dish) => getDishAsItComes(dish).advisory ?? ''],
  ['Reminder', (dish) => (getMenuAdvisory(dish) ? ADVISORY_REMINDER : '')],
  ['Also called', (dish) => dish.alsoCalled.join('; ')],
  ['Calories', (dish) => dish.nutritionInfo?.calories ?? ''],
  ['Menu item id', (dish) => dish.id],
] as const satisfies readonly (readonly [string, (dish: MenuItem, categoryOf: (id: number) => string) => CsvCell])[]

/** Returns the menu as CSV (RFC 4180), in the menu's order. */
export function formatMenuCsv(dishes: readonly MenuItem[], categories: readonly MenuCategory[]): string {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const categoryOf = (id: number) => names.get(id) ?? ''
  const rows = dishes.map((dish) => columns.map(([, cellOf]) => cellOf(dish, categoryOf)))
  return formatCsv([columns.map(([title]) => title), ...rows])
}
