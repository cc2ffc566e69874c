import { menuKeys } from '#functions/menu/records'
import { listReservations } from '#functions/orders/placement/reservations'
import { orderKeys } from '#functions/orders/records'
import { getPlacedOn } from '#shared/hours/business-day'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { countPortionsByCategory } from '#shared/menu/listing'
import type { AuditedOrder, AuditedRecords } from './audit-records'
import { compareFigures, groupBy, sumBy, type Difference } from './difference'
import { kitchenTimeKeys } from '#functions/orders/times/kitchen-time-records'
import { stations } from '#shared/menu/contract'
import { slotKeys } from '#functions/orders/placement/slot-records'
import { validateOpeningHours } from '#shared/hours/editing-contract'

/** Compares the portions of specials in active orders with the counters of the caps. */
function specialDifferences({ orders, specialCounts }: AuditedRecords): Difference[] {
  const taken = orders
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((order) =>
      listReservations(order, 'special').map(({ specialId, date, quantity }) => {
        const { pk, sk } = menuKeys.specialCount(order, date, specialId)
        return { key: `${pk}/${sk}`, quantity }
      }),
    )
  const due = sumBy(
    taken,
    ({ key }) => key,
    ({ quantity }) => quantity,
  )
  return [...specialCounts].flatMap(([of, ordered]) =>
    compareFigures({ book: 'specials', of }, ordered, due.get(of) ?? 0),
  )
}

/**
 * Checks that each ticket number of a day is unique and not above the counter. Counters are stored
 * for a week, so older ones can't be compared.
 */
function ticketDifferences({ orders, ticketCounters }: AuditedRecords): Difference[] {
  const byDay = groupBy(orders, (order) => orderKeys.ticketCounter(order, getPlacedOn(order)).pk)
  return [...byDay].flatMap(([of, day]) => {
    const twice = [...groupBy(day, ({ ticketNumber }) => String(ticketNumber))].filter(([, same]) => same.length > 1)
    const highest = Math.max(...day.map(({ ticketNumber }) => ticketNumber))
    const counter = ticketCounters.get(of) ?? highest
    return [
      ...twice.map(([number, same]) => ({
        book: 'tickets',
        of: `${of}, number ${number}`,
        stored: same.length,
        recomputed: 1,
      })),
      ...compareFigures({ book: 'tickets', of: `${of}, counter` }, counter, Math.max(counter, highest)),
    ]
  })
}

/** Compares the number of orders per category with the counters. */
function categoryDifferences({ orders, dishes, categoryCounts }: AuditedRecords): Difference[] {
  const categories = new Map(
    [...groupBy(dishes, ({ location }) => location)].map(([location, own]) => [
      location,
      new Map(own.map(({ id, categoryId }) => [id, categoryId])),
    ]),
  )
  const due = sumBy(
    orders
      .filter(({ event }) => event === undefined)
      .flatMap(({ location, lines }) => [...countPortionsByCategory(lines, categories.get(location) ?? new Map())]),
    ([category]) => String(category),
    ([, portions]) => portions,
  )
  return [...new Set([...due.keys(), ...categoryCounts.keys()])].flatMap((category) =>
    compareFigures(
      { book: 'popularity', of: `category ${category}` },
      categoryCounts.get(category) ?? 0,
      due.get(category) ?? 0,
    ),
  )
}

/** Recomputes the counters that follow orders. */
export const auditCounters = (books: AuditedRecords): Difference[] => [
  ...specialDifferences(books),
  ...ticketDifferences(books),
  ...categoryDifferences(books),
]

const placesOf = (order: AuditedOrder): readonly string[] =>
  listReservations(order, 'slot').map(({ slot }) => {
    const { date } = toWallClock(getLocation(order.location), new Date(slot.at))
    const { pk, sk } = slotKeys.slot(order, date, slot)
    return `${pk}/${sk}`
  })

/** Compares the slots that orders use with the counters, which are stored for a week. */
function slotDifferences({ orders, slots }: AuditedRecords): Difference[] {
  const held = orders.filter(({ releasedAt }) => releasedAt === undefined).flatMap(placesOf)
  const due = sumBy(
    held,
    (place) => place,
    () => 1,
  )
  return [...slots].flatMap(([of, taken]) => compareFigures({ book: 'slots', of }, taken, due.get(of) ?? 0))
}

/** Compares the kitchen time that orders have reserved with the records, stored for a week. */
function kitchenTimeDifferences({ orders, kitchenTime }: AuditedRecords): Difference[] {
  const held = orders
    .filter(({ releasedAt }) => releasedAt === undefined)
    .flatMap((order) =>
      listReservations(order, 'kitchen-time').flatMap(({ at, minutes }) =>
        stations.map((station) => ({
          of: `${kitchenTimeKeys.at(order)} ${at} ${station}`,
          minutes: minutes[station] ?? 0,
        })),
      ),
    )
  const due = sumBy(
    held,
    ({ of }) => of,
    ({ minutes }) => minutes,
  )
  return [...kitchenTime].flatMap(([quarter, minutes]) =>
    stations.flatMap((station) => {
      const of = `${quarter} ${station}`
      return compareFigures({ book: 'kitchen time', of }, minutes[station] ?? 0, due.get(of) ?? 0)
    }),
  )
}

/** Checks that the ingredients of all recipes exist, with a stock at the location of the dish. */
function pantryDifferences({ dishes, ingredients, stocks }: AuditedRecords): Difference[] {
  const known = new Set(ingredients.map(({ id }) => id))
  const stocked = new Set(stocks.map(({ location, ingredientId }) => `${location} ${ingredientId}`))
  return dishes.flatMap(({ location, name, recipe, optionGroups }) => {
    const ofOptions = optionGroups.flatMap(({ options }) => options.flatMap((option) => option.recipe))
    const ids = new Set([...recipe, ...ofOptions].map(({ ingredientId }) => ingredientId))
    return [...ids].flatMap((id) => [
      ...compareFigures(
        { book: 'pantry', of: `${location} ${name}, ingredient ${id}` },
        known.has(id) ? 'known' : 'unknown',
        'known',
      ),
      ...compareFigures(
        { book: 'pantry', of: `${location} ${name}, stock of ${id}` },
        stocked.has(`${location} ${id}`) ? 'present' : 'none',
        'present',
      ),
    ])
  })
}

/** Checks the validity of the opening hours and their exceptions. */
const hoursDifferences = ({ hours }: AuditedRecords): Difference[] =>
  [...hours].flatMap(([location, openingHours]) =>
    validateOpeningHours(openingHours).map(({ path, message }) => ({
      book: 'hours',
      of: `${location}, ${path}`,
      stored: message,
      recomputed: 'right',
    })),
  )

/** Audits the counters and settings of locations. */
export const auditLocations = (books: AuditedRecords): Difference[] => [
  ...slotDifferences(books),
  ...kitchenTimeDifferences(books),
  ...pantryDifferences(books),
  ...hoursDifferences(books),
]
