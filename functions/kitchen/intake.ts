import type * as z from 'zod/mini'
import type { OrderIntake } from '#shared/kitchen/intake-contract'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getHoursTransitions } from '#shared/hours/transitions'
import { getDeliveryPauseEnd, getIntakeState, getPauseEnd, type IntakeSettings } from '#shared/kitchen/intake'
import { estimateQuotes, type KitchenLoad } from '#shared/orders/eta'
import { type StationWorkload, getWorkload } from '#shared/orders/workload'
import { getCurrentQuote } from '#shared/orders/scheduling'
import { applyOwnerSettings } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import { listActiveOrders } from '../orders/ticket-repository'

/** Returns whether a location accepts orders, until when that lasts, and the reason of a pause. */
export function getIntakeStatus(intake: IntakeSettings, place: Location, now: Date) {
  const state = getIntakeState(intake, { policy: getPolicy(place), place, now })
  const opens = state === 'closed' ? (getHoursTransitions(place, now).until?.toISOString() ?? null) : null
  const pausedUntil = getPauseEnd(intake, now)
  const paused = pausedUntil === null ? { until: opens, reason: null } : { until: pausedUntil, reason: intake.reason }
  return { state, ...paused }
}

type KitchenState = Omit<KitchenLoad, 'extraMinutes'> & { readonly place: Location }

/**
 * Presents the intake, with the quoted times for an order of this work placed now. Every caller may
 * read it.
 */
export function presentIntake(
  intake: IntakeSettings,
  { place, ...kitchen }: KitchenState,
  now: Date,
  work?: StationWorkload,
): z.input<typeof OrderIntake> {
  const { extraMinutes } = intake
  const whenOpen = estimateQuotes({ ...kitchen, extraMinutes }, now, work)
  const deliveryUntil = getDeliveryPauseEnd(intake, now)
  const { quotes, atOpening } = getCurrentQuote(whenOpen, { policy: getPolicy(place), place, now })
  return {
    ...getIntakeStatus(intake, place, now),
    extraMinutes,
    delivery: deliveryUntil === null ? 'open' : 'paused',
    deliveryUntil,
    quotes,
    ...((quotes === null || atOpening) && { quotesWhenOpen: whenOpen }),
  }
}

type DishQuantity = { readonly menuItemId: number; readonly quantity: number }

/** Returns the work that dishes of a location's menu cause; the menu may lack some of them. */
export async function getDishesWork(location: LocationCode, items: readonly DishQuantity[]): Promise<StationWorkload> {
  const { dishes } = (await getMenuWithState(location)).menu
  const stations = new Map(dishes.map(({ id, station }) => [id, station]))
  return getWorkload(
    items.flatMap(({ menuItemId, quantity }) => {
      const station = stations.get(menuItemId)
      return station ? [{ station, quantity }] : []
    }),
  )
}

/**
 * Returns what quoted times depend on: the location's hours, intake, stations and active orders.
 */
export async function getKitchenState(location: LocationCode, now: Date) {
  const [{ menu, state }, activeOrders] = await Promise.all([
    getMenuWithState(location),
    listActiveOrders(location, now),
  ])
  const { intake, stations } = state
  const place = applyOwnerSettings(getLocation(location), menu)
  return { intake, place, stations, activeOrders, deliveryMinutes: place.delivery.minutes }
}
