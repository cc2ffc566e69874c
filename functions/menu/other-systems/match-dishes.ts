import { OptionGroupInput } from '#shared/menu/dish-inputs'
import { hasCommonOption, listGroupsOfDishes } from '#shared/menu/shared-groups'
import { memoize } from '#shared/platform/memoize'
import type { CellError, CsvRow, NamedCategory } from '../editing/csv-columns'
import { listFirst } from '../editing/import-notices'
import { parseGroup } from '../option-groups/present'
import type { DishRecord, OptionGroupRecord } from '../records'
import { toKey, type ForeignDish, type ForeignGroup, type ForeignMenu } from './foreign-menu'
import { groupBy } from '../editing/table-rows'

/** Maximum option groups of a dish. */
export const MAX_GROUPS = 12

/** Maximum errors of one dish: all dishes of a wrong group have its errors. */
const MAX_ERRORS = 20

/** Maximum names of linked groups whose keys are remembered. */
const MOST_LINKS = 200

const CODE = /^[A-Za-z\d][A-Za-z\d.-]{0,11}$/

/** Returns a function that gives new dishes the other system's codes, or the next free ones. */
function createCodes(dishes: readonly DishRecord[], prefix: string): (wanted: string) => string {
  const taken = new Set(dishes.map(({ code }) => code.toLowerCase()))
  return (wanted) => {
    let code = wanted
    for (let number = 1; !CODE.test(code) || taken.has(code.toLowerCase()); number += 1) code = `${prefix}${number}`
    taken.add(code.toLowerCase())
    return code
  }
}

/** Returns entries by their names, as people compare them. */
const indexByName = <T extends { readonly name: string }>(entries: readonly T[]): ReadonlyMap<string, readonly T[]> =>
  new Map(groupBy(entries, ({ name }) => toKey(name)).map((same) => [toKey(same[0].name), same]))

/** Returns a function that finds a dish by its name, and one of several by its category, too. */
function createDishFinder(menu: ForeignMenu, dishes: readonly DishRecord[], categories: readonly NamedCategory[]) {
  const names = new Map(categories.map(({ id, name }) => [id, toKey(name)]))
  const [known, foreign] = [indexByName(dishes), indexByName(menu.dishes)]
  return ({ name, cells }: ForeignDish): DishRecord | undefined => {
    const namesakes = known.get(toKey(name)) ?? []
    const isOnly = namesakes.length === 1 && foreign.get(toKey(name))?.length === 1
    const category = toKey(cells.category ?? '')
    return isOnly ? namesakes[0] : namesakes.find(({ categoryId }) => (names.get(categoryId) ?? '') === category)
  }
}

/** Keeps what the desk knows of options with the same names: recipes, allergens, kitchen names. */
function mergeGroup(before: OptionGroupRecord | undefined, after: OptionGroupRecord): OptionGroupRecord {
  if (!before) return after
  const ofBefore = indexByName(before.options)
  const options = after.options.map((option) => {
    const known = ofBefore.get(toKey(option.name))?.[0]
    return known ? { ...known, priceCents: option.priceCents } : option
  })
  return { ...before, options }
}

/** Equal for groups that guests can't tell apart. */
const describeGroup = ({ name, min, max, options }: OptionGroupRecord): string =>
  JSON.stringify([
    toKey(name),
    min,
    max,
    options.map((option) => [toKey(option.name), option.priceCents, option.isDefault]),
  ])

function readGroup(group: ForeignGroup): OptionGroupRecord | CellError {
  const options = group.options.map((option, at) => ({ id: `option-${at}`, ...option }))
  const { data, error } = OptionGroupInput.safeParse({ id: 'group', ...group, options })
  if (!data) return { field: 'options', error: `${group.name}: ${error.issues[0]?.message ?? 'Is wrong'}` }
  // Without the ids of the request, so that the group gets ids of its own.
  return parseGroup({ ...data, options: data.options.map(({ id: _id, ...option }) => option) })
}

/** Whether an option takes something out of a dish, which a dish without a recipe can't give. */
const takesOut = ({ options }: OptionGroupRecord): boolean =>
  options.some(({ recipe }) => recipe.some(({ hundredths }) => hundredths < 0))

/** Returns why a dish can't get a group, or undefined. */
function findObstacle(group: OptionGroupRecord, dish: DishRecord | undefined, groups: readonly OptionGroupRecord[]) {
  if (takesOut(group) && (dish?.recipe ?? []).length === 0) return 'needs the recipe of its dishes'
  if (groups.some((other) => hasCommonOption(other, group))) return 'has options in common with another group'
  return undefined
}

type Matched = { readonly row: CsvRow; readonly unlinked: readonly string[] }

/**
 * Turns the dishes of another system's export into rows of the import: dishes of the same name
 * change, others are new with allergens undeclared. Groups of the menu with the names that the
 * export gives are linked, others are named in the notices.
 */
export function matchDishes(
  menu: ForeignMenu,
  dishes: readonly DishRecord[],
  categories: readonly NamedCategory[],
  prefix: string,
): { readonly rows: readonly CsvRow[]; readonly notices: readonly string[] } {
  const onMenu = dishes.filter(({ isArchived }) => !isArchived)
  const onOffer = listGroupsOfDishes<OptionGroupRecord, DishRecord>(onMenu).map(({ group }) => group)
  const known = indexByName(onOffer)
  // Of several that are alike, the first counts, which most dishes have.
  const alike = new Map(onOffer.toReversed().map((group) => [describeGroup(group), group]))
  const find = createDishFinder(menu, onMenu, categories)
  const createCode = createCodes(onMenu, prefix)
  // Dishes link the same groups.
  const keyOf = memoize(toKey, MOST_LINKS)

  // Dishes that share a group there share it here, with those of an earlier import.
  const groupsRead = new Map<ForeignGroup, OptionGroupRecord | CellError>()
  const readOnce = (group: ForeignGroup): OptionGroupRecord | CellError => {
    const earlier = groupsRead.get(group)
    if (earlier) return earlier
    const read = readGroup(group)
    const shared = 'error' in read ? read : (alike.get(describeGroup(read)) ?? read)
    groupsRead.set(group, shared)
    return shared
  }

  const match = (foreign: ForeignDish): Matched => {
    const before = find(foreign)
    const isFull = foreign.groups.length > MAX_GROUPS
    const full: CellError = { field: 'options', error: `At most ${MAX_GROUPS} groups` }
    const read = isFull ? [full] : foreign.groups.map(readOnce)
    const errors = [...foreign.errors, ...read.flatMap((each) => ('error' in each ? [each] : []))].slice(0, MAX_ERRORS)
    const added = read.flatMap((each) => ('error' in each ? [] : [each]))
    const findOwn = ({ name }: OptionGroupRecord, groups: readonly OptionGroupRecord[]) =>
      groups.find((own) => keyOf(own.name) === keyOf(name))
    let groups: readonly OptionGroupRecord[] = [
      ...(before?.optionGroups ?? []).map((own) => {
        const after = findOwn(own, added)
        return after ? mergeGroup(own, after) : own
      }),
      ...added.filter((group) => !findOwn(group, before?.optionGroups ?? [])),
    ]
    const linked = new Set(groups.map((own) => keyOf(own.name)))
    const unlinked: string[] = []
    for (const name of foreign.links) {
      if (linked.has(keyOf(name))) continue
      const [shared] = known.get(keyOf(name)) ?? []
      const obstacle = shared ? findObstacle(shared, before, groups) : 'is not on this menu'
      if (shared && !obstacle) {
        groups = [...groups, shared]
        linked.add(keyOf(name))
      } else unlinked.push(`${name} (${obstacle})`)
      // The dish is refused: linking more would take long.
      if (groups.length > MAX_GROUPS) break
    }
    const row = {
      row: foreign.row,
      file: foreign.file,
      cells: {
        ...foreign.cells,
        ...(before ? {} : { name: foreign.name }),
        code: before?.code ?? createCode(foreign.code),
      },
      optionGroups: groups,
      errors,
    }
    return { row, unlinked }
  }

  const matched = menu.dishes.map((foreign) => ({ name: foreign.name, ...match(foreign) }))
  const missing = matched.flatMap(({ name, unlinked }) => unlinked.map((group) => ({ group, name })))
  const notices = groupBy(missing, ({ group }) => group).map(
    (same) => `The option group ${same[0].group} is not linked to ${listFirst(same.map(({ name }) => name))}.`,
  )
  return { rows: matched.map(({ row }) => row), notices: [...menu.notices, ...notices] }
}
