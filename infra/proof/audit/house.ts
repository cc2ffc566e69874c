import { reservationsOf } from '#functions/orders/reservations'
import { slotKeys } from '#functions/orders/records-slots'
import { getLocation } from '#shared/locations/index'
import { validateOpeningHours } from '#shared/terms/hours-check'
import { toWallClock } from '#shared/rules/local-time'
import type { AuditedOrder, AuditedRecords } from './books'
import { compareFigures, sumBy } from './difference'
import type { Difference } from './difference'

const placesOf = (order: AuditedOrder): readonly string[] =>
  reservationsOf(order, 'slot').map(({ slot }) => {
    const { date } = toWallClock(getLocation(order.location), new Date(slot.at))
    const { pk, sk } = slotKeys.slot(order.location, date, slot)
    return `${pk}/${sk}`
  })

/** Places that orders hold, against the counts that hold the limits; counts are kept a week. */
function slotDifferences({ orders, slots }: AuditedRecords): Difference[] {
  const held = orders.filter(({ releasedAt }) => releasedAt === undefined).flatMap(placesOf)
  const due = sumBy(
    held,
    (place) => place,
    () => 1,
  )
  return [...slots].flatMap(([of, taken]) => compareFigures({ book: 'slots', of }, taken, due.get(of) ?? 0))
}

/**
 * What the recipes of a menu speak of is known to the group, and has a stock where it is cooked.
 */
function larderDifferences({ dishes, ingredients, stocks }: AuditedRecords): Difference[] {
  const known = new Set(ingredients.map(({ id }) => id))
  const stocked = new Set(stocks.map(({ location, ingredientId }) => `${location} ${ingredientId}`))
  return dishes.flatMap(({ location, name, recipe, optionGroups }) => {
    const ofOptions = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
    const ids = new Set([...recipe, ...ofOptions].map(({ ingredientId }) => ingredientId))
    return [...ids].flatMap((id) => [
      ...compareFigures(
        { book: 'larder', of: `${location} ${name}, ingredient ${id}` },
        known.has(id) ? 'known' : 'unknown',
        'known',
      ),
      ...compareFigures(
        { book: 'larder', of: `${location} ${name}, stock of ${id}` },
        stocked.has(`${location} ${id}`) ? 'kept' : 'none',
        'kept',
      ),
    ])
  })
}

/** Hours that their owner set keep the rules that they were set by, exceptions too. */
const hoursDifferences = ({ hours }: AuditedRecords): Difference[] =>
  [...hours].flatMap(([location, told]) =>
    validateOpeningHours(told).map(({ path, message }) => ({
      book: 'hours',
      of: `${location}, ${path}`,
      kept: message,
      recomputed: 'right',
    })),
  )

/** Holds a house's counts and settings against what they are for. */
export const auditLocations = (books: AuditedRecords): Difference[] => [
  ...slotDifferences(books),
  ...larderDifferences(books),
  ...hoursDifferences(books),
]
