import * as z from 'zod/mini'
import type { StockShares } from '#shared/inventory/planned-stock'
import type { RecipeLine } from '#shared/inventory/stock'
import { ReservedMinutes } from '../times/kitchen-time-records'
import { ReservedSlot } from './slot-records'

/**
 * One thing that an order holds until it is cancelled. `reserve.ts` lists the reservations when the
 * order is placed, `release-reservations.ts` releases exactly these after a cancellation, and the
 * audit recomputes stock and counters from them.
 */
export const Reservation = z.discriminatedUnion('type', [
  /** Stock by ingredient id, in hundredths of the ingredient's unit. */
  z.object({ type: z.literal('ingredients'), hundredths: z.record(z.string(), z.int()) }),
  /**
   * Stock that an order for a later day takes at that day's opening, in hundredths by ingredient
   * id.
   */
  z.object({ type: z.literal('planned-ingredients'), date: z.string(), hundredths: z.record(z.string(), z.int()) }),
  /** Portions of a special, in the count of a local date. */
  z.object({ type: z.literal('special'), specialId: z.string(), date: z.string(), quantity: z.int() }),
  /** Portions of a dish whose remaining portions the kitchen had counted. */
  z.object({ type: z.literal('dish'), menuItemId: z.int(), quantity: z.int() }),
  /** A place in a time slot of a location that limits them. */
  z.object({ type: z.literal('slot'), slot: ReservedSlot }),
  /** Minutes of stations in a quarter of an hour, where orders reserve kitchen time. */
  z.extend(ReservedMinutes, { type: z.literal('kitchen-time') }),
  /**
   * A discount code, with the part of its amount that the order took. A promo reserves one for each
   * identity of the customer.
   */
  z.object({ type: z.literal('code'), codeId: z.string(), amountCents: z.optional(z.int()) }),
  /**
   * Portions of a guest's order, limited per network address until staff confirm the order. An
   * IPv6 address reserves them of its network, too, with a multiple of the limit.
   */
  z.object({
    type: z.literal('guest-portions'),
    addressHash: z.string(),
    portions: z.int(),
    factor: z.optional(z.int()),
  }),
])
export type Reservation = z.infer<typeof Reservation>

type ReservationOf<Type extends Reservation['type']> = Extract<Reservation, { readonly type: Type }>

/** Returns the reservations of one type that an order has. */
export const listReservations = <Type extends Reservation['type']>(
  { reservations }: { readonly reservations: readonly Reservation[] },
  type: Type,
): readonly ReservationOf<Type>[] =>
  reservations.filter((reservation): reservation is ReservationOf<Type> => reservation.type === type)

const toHundredths = (lines: readonly RecipeLine[]) =>
  Object.fromEntries(lines.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))

const toLines = ({ hundredths: amounts }: { readonly hundredths: Readonly<Record<string, number>> }): RecipeLine[] =>
  Object.entries(amounts).map(([id, hundredths]) => ({ ingredientId: Number(id), hundredths }))

/**
 * Returns the reservations of the ingredients that an order has taken, and of those that are
 * planned for a date.
 */
export const buildIngredientReservations = (
  { taken, planned }: StockShares,
  date: string | undefined,
): readonly Reservation[] => [
  ...(taken.length > 0 ? [{ type: 'ingredients' as const, hundredths: toHundredths(taken) }] : []),
  ...(planned.length > 0 && date !== undefined
    ? [{ type: 'planned-ingredients' as const, date, hundredths: toHundredths(planned) }]
    : []),
]

type Reserving = { readonly reservations: readonly Reservation[] }

/** Returns the ingredients that an order has taken from stock. */
export const listReservedIngredients = (order: Reserving): RecipeLine[] =>
  listReservations(order, 'ingredients').flatMap(toLines)

/** Returns the ingredients that an order will take at the opening of its day. */
export const listPlannedIngredients = (order: Reserving): RecipeLine[] =>
  listReservations(order, 'planned-ingredients').flatMap(toLines)

/** Returns the date for which ingredients of an order are planned; undefined if none are. */
export const findPlannedStockDate = (order: Reserving): string | undefined =>
  listReservations(order, 'planned-ingredients')[0]?.date

/** Returns what an order has taken from stock, and what is planned for it. */
export const getStockShares = (order: Reserving): StockShares => ({
  taken: listReservedIngredients(order),
  planned: listPlannedIngredients(order),
})
