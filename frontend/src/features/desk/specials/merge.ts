import type { Disputed } from '../components/conflict-panel'
import { dayName, fieldNames, hoursChoices, specialFields } from './draft'
import type { SpecialDraft, SpecialField } from './draft'

type Week = readonly SpecialDraft[]
type DishName = (menuItemId: number) => string

const find = (week: Week, key: string) => week.find((special) => special.key === key)

/** What a special says of a field, for people who compare it with another. */
export function wordsOf(field: SpecialField, special: SpecialDraft, dishName: DishName): string {
  switch (field) {
    case 'menuItemId':
      return dishName(special.menuItemId)
    case 'dayOfWeek':
      return dayName(special.dayOfWeek)
    case 'mealtime':
      return hoursChoices.find(({ value }) => value === (special.mealtime ?? ''))?.label ?? ''
    case 'discountPercent':
      return `${special.discountPercent || '0'}% off`
    case 'maxDailyOrders':
      return special.maxDailyOrders || 'no cap'
    case 'loyaltyMultiplier':
      return `${special.loyaltyMultiplier || '1'}×`
    default:
      return special[field] || 'none'
  }
}

const changed = (was: SpecialDraft, is: SpecialDraft): readonly SpecialField[] =>
  specialFields.filter((field) => String(was[field]).trim() !== String(is[field]).trim())

const nameOf = ({ title, dayOfWeek }: SpecialDraft) => `${title}, ${dayName(dayOfWeek)}`

const GONE = 'taken off'

const there = (special: SpecialDraft, dishName: DishName) =>
  `stays: ${dishName(special.menuItemId)}, ${wordsOf('discountPercent', special, dishName)}`

/** What two people made of one special of the week that both had read. */
function metAt(was: SpecialDraft, mine: SpecialDraft | undefined, theirs: SpecialDraft | undefined, names: DishName) {
  const label = nameOf(was)
  const [ours, others] = [mine ? changed(was, mine) : null, theirs ? changed(was, theirs) : null]
  if (mine && theirs) {
    const both = (others ?? []).filter((field) => ours?.includes(field) && changed(mine, theirs).includes(field))
    return {
      disputes: both.map((field) => ({
        name: `${was.key} ${field}`,
        label: `${label}: ${fieldNames[field].toLowerCase()}`,
        mine: wordsOf(field, mine, names),
        theirs: wordsOf(field, theirs, names),
      })),
      taken: others?.some((field) => !ours?.includes(field)) ? [label] : [],
    }
  }
  if (!mine && theirs)
    return {
      disputes: others?.length ? [{ name: was.key, label, mine: GONE, theirs: there(theirs, names) }] : [],
      taken: [],
    }
  if (mine && !theirs) {
    const isChanged = (ours?.length ?? 0) > 0
    return {
      disputes: isChanged ? [{ name: was.key, label, mine: there(mine, names), theirs: GONE }] : [],
      taken: isChanged ? [] : [label],
    }
  }
  return { disputes: [], taken: [] }
}

/**
 * What two people made of the same week: what only the other one changed is taken
 * (docs/product/desk.md#versions).
 */
export function meet(base: Week, mine: Week, theirs: Week, dishName: DishName) {
  const met = base.map((was) => metAt(was, find(mine, was.key), find(theirs, was.key), dishName))
  const added = theirs.filter(({ key }) => !find(base, key)).map(nameOf)
  const disputes: readonly Disputed[] = met.flatMap((each) => each.disputes)
  return { disputes, taken: [...met.flatMap(({ taken }) => taken), ...added] }
}

/** The week as it is to be: the other's, with what was changed here and is not given to them. */
export function settle(base: Week, mine: Week, theirs: Week, given: ReadonlySet<string>): Week {
  const kept = theirs.flatMap((special): Week => {
    const [was, own] = [find(base, special.key), find(mine, special.key)]
    if (!was) return [special]
    if (!own) return given.has(special.key) ? [special] : []
    const fields = changed(was, own).filter((field) => !given.has(`${special.key} ${field}`))
    return [{ ...special, ...Object.fromEntries(fields.map((field) => [field, own[field]])) }]
  })
  const own = mine.filter((special) => {
    if (find(theirs, special.key)) return false
    const was = find(base, special.key)
    return !was || (changed(was, special).length > 0 && !given.has(special.key))
  })
  return [...kept, ...own]
}
