import * as z from 'zod/mini'
import type { RecipeLine } from '#shared/inventory/recipes'
import { ReservedSlot } from './slot-records'

/**
 * One thing that an order holds until it is cancelled. `reserve.ts` lists the reservations when the
 * order is placed, `release-reservations.ts` releases exactly these after a cancellation, and the
 * audit recomputes stock and counters from them.
 */
export const Reservation = z.discriminatedUnion('type', [
  /** Stock by ingredient id, in hundredths of the ingredient's unit. */
  z.object({ type: z.literal('ingredients'), hundredths: z.record(z.string(), z.int()) }),
  /** Portions of a special, in the count of a local date. */
  z.object({ type: z.literal('special'), specialId: z.string(), date: z.string(), quantity: z.int() }),
  /** Portions of a dish whose remaining portions the kitchen had counted. */
  z.object({ type: z.literal('dish'), menuItemId: z.int(), quantity: z.int() }),
  /** A place in a time slot of a location that limits them. */
  z.object({ type: z.literal('slot'), slot: ReservedSlot }),
  /** A discount code. A promo reserves one for each identity of the customer. */
  z.object({ type: z.literal('code'), codeId: z.string() }),
  /** Portions of a guest's order, limited per network address until staff confirm the order. */
  z.object({ type: z.literal('guest-portions'), addressHash: z.string(), portions: z.int() }),
])
export type Reservation = z.infer<typeof Reservation>

type ReservationOf<Type extends Reservation['type']> = Extract<Reservation, { readonly type: Type }>

/** Returns the reservations of one type that an order has. */
export const listReservations = <Type extends Reservation['type']>(
  { reservations }: { readonly reservations: readonly Reservation[] },
  type: Type,
): readonly ReservationOf<Type>[] =>
  reservations.filter((reservation): reservation is ReservationOf<Type> => reservation.type === type)

/** Returns the reservation of the ingredients that an order needs: none or one. */
export const buildIngredientReservations = (needs: readonly RecipeLine[]): readonly Reservation[] =>
  needs.length === 0
    ? []
    : [
        {
          type: 'ingredients',
          hundredths: Object.fromEntries(needs.map(({ ingredientId, hundredths }) => [ingredientId, hundredths])),
        },
      ]

/** Returns the ingredients that an order has reserved. */
export const listReservedIngredients = (order: { readonly reservations: readonly Reservation[] }): RecipeLine[] =>
  listReservations(order, 'ingredients').flatMap(({ hundredths: amounts }) =>
    Object.entries(amounts).map(([id, hundredths]) => ({ ingredientId: Number(id), hundredths })),
  )
