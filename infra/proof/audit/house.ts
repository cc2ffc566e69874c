import { reservationsOf } from '#functions/orders/reservations'
import { slotKeys } from '#functions/orders/records-slots'
import { locationOf } from '#shared/locations/index'
import { hoursErrors } from '#shared/terms/hours-check'
import { wallClock } from '#shared/rules/local-time'
import type { BookedOrder, Books } from './books'
import { differ, sumBy } from './difference'
import type { Difference } from './difference'

const placesOf = (order: BookedOrder): readonly string[] =>
  reservationsOf(order, 'slot').map(({ slot }) => {
    const { date } = wallClock(locationOf(order.location), new Date(slot.at))
    const { pk, sk } = slotKeys.slot(order.location, date, slot)
    return `${pk}/${sk}`
  })

/** Places that orders hold, against the counts that hold the limits; counts are kept a week. */
function slotDifferences({ orders, slots }: Books): Difference[] {
  const held = orders.filter(({ releasedAt }) => releasedAt === undefined).flatMap(placesOf)
  const due = sumBy(
    held,
    (place) => place,
    () => 1,
  )
  return [...slots].flatMap(([of, taken]) => differ({ book: 'slots', of }, taken, due.get(of) ?? 0))
}

/**
 * What the recipes of a menu speak of is known to the group, and has a stock where it is cooked.
 */
function larderDifferences({ dishes, ingredients, stocks }: Books): Difference[] {
  const known = new Set(ingredients.map(({ id }) => id))
  const stocked = new Set(stocks.map(({ location, ingredientId }) => `${location} ${ingredientId}`))
  return dishes.flatMap(({ location, name, recipe, optionGroups }) => {
    const ofOptions = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
    const ids = new Set([...recipe, ...ofOptions].map(({ ingredientId }) => ingredientId))
    return [...ids].flatMap((id) => [
      ...differ(
        { book: 'larder', of: `${location} ${name}, ingredient ${id}` },
        known.has(id) ? 'known' : 'unknown',
        'known',
      ),
      ...differ(
        { book: 'larder', of: `${location} ${name}, stock of ${id}` },
        stocked.has(`${location} ${id}`) ? 'kept' : 'none',
        'kept',
      ),
    ])
  })
}

/** Hours that their owner set keep the rules that they were set by, exceptions too. */
const hoursDifferences = ({ hours }: Books): Difference[] =>
  [...hours].flatMap(([location, told]) =>
    hoursErrors(told).map(({ path, message }) => ({
      book: 'hours',
      of: `${location}, ${path}`,
      kept: message,
      recomputed: 'right',
    })),
  )

/** Holds a house's counts and settings against what they are for. */
export const auditHouse = (books: Books): Difference[] => [
  ...slotDifferences(books),
  ...larderDifferences(books),
  ...hoursDifferences(books),
]
