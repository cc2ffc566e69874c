import { getSiteKind } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { LocationSettings } from '#shared/kitchen/settings-contract'
import { SignedChecklist } from '#shared/locations/checklist-contract'
import { EventSettings } from '#shared/catering/contract'
import { TaxSettings } from '#shared/taxes/contract'
import { isStockCounted } from '#shared/inventory/counted'
import type { WithheldStock } from '#shared/inventory/lots'
import type { Cents } from '#shared/platform/money'
import type { TaxPeriod } from '#shared/locations/location'
import type { IntakeSettings } from '#shared/kitchen/intake'
import type { SlotCapacity, StationCapacity } from '#shared/orders/timing/stations'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { getEnvironment } from '../../platform/environment'
import { entriesOf, fieldOr, figuresOf } from '../../platform/table/parse-items'

const statePartition = (location: LocationCode) => `MENUCHANGES#${location}`

/** Returns the location whose live state a partition key holds, or undefined. */
export const findLocationOfState = (pk: unknown) => locations.find(({ code }) => statePartition(code) === pk)?.code

/** The location's live state, in its own partition: the query for the menu must not read it. */
export const stateKey = (location: LocationCode) => ({ pk: statePartition(location), sk: 'COUNT' })

/** How the kitchen takes orders at the moment (docs/product/kitchen.md#intake). */
export const IntakeRecord = z.object({
  pausedUntil: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  extraMinutes: z.int(),
  /** Missing unless delivery was paused on its own. */
  deliveryPausedUntil: z.optional(z.string()),
})

/** A setting whose default applies if it is damaged. */
const setting = <S extends z.ZodMiniType>(name: string, schema: S) =>
  fieldOr(`MenuChanges.${name}`, z.optional(schema), () => undefined)

/**
 * A location's live state together with its menu's version, so that one read returns both
 * (decision 0034). The record does not exist before the first change. Every call of the location
 * reads it, so a damaged field reads as its default.
 */
export const LocationStateRecord = z.object({
  type: z.literal('MenuChanges'),
  version: fieldOr('MenuChanges.version', z.int(), () => 0),
  changeId: fieldOr('MenuChanges.changeId', z._default(z.string(), ''), () => ''),
  /**
   * Portions left by dish id, for dishes that the kitchen counts. Missing before the first count.
   */
  portions: z.optional(figuresOf('MenuChanges.portions')),
  /** Missing until a cook first changes the intake. */
  intake: setting('intake', IntakeRecord),
  /** Settings of the stations and of each slot. Missing means the default (decision 0045). */
  stations: setting('stations', StationSettings),
  capacity: setting('capacity', CapacitySettings),
  /** Missing until the owner first changes how the boards work. */
  settings: setting('settings', LocationSettings),
  /** Missing until the owner first changes the taxes (docs/product/checkout.md#tax). */
  taxes: setting('taxes', TaxSettings),
  /** Missing until the owner first changes the rules for events. */
  events: setting('events', EventSettings),
  /** Missing until the owner first signs what is checked before opening. */
  checklist: setting('checklist', SignedChecklist),
  /** Dish ids by recent orders, the most ordered first (decision 0034). */
  mostOrdered: z.optional(entriesOf('MenuChanges.mostOrdered', z.int())),
  /** The same of the location's test site. */
  mostOrderedInTests: z.optional(entriesOf('MenuChanges.mostOrderedInTests', z.int())),
})
export type LocationStateRecord = z.infer<typeof LocationStateRecord>

/** A location's live state, with defaults for what its record does not hold. */
export type LocationState = {
  /** What of the stock orders cannot use. */
  readonly withheld: WithheldStock
  readonly portions: ReadonlyMap<number, number>
  readonly intake: IntakeSettings
  readonly stations: readonly StationCapacity[]
  readonly capacity: SlotCapacity
  /** Whether orders reserve minutes of the stations. */
  readonly reservesKitchenTime: boolean
  /** From this total on an order gets a handover code; null for none. */
  readonly handoverCodeFromCents: Cents | null
  /** Whether orders get a packing list. */
  readonly hasPackingLists: boolean
  /** The tax periods that the owner has set; empty if the configured ones apply. */
  readonly taxes: readonly TaxPeriod[]
  /** Dish ids by recent orders, the most ordered first. */
  readonly mostOrdered: readonly number[]
}

/**
 * Whether the orders of a location reserve kitchen time, until its owner decides. Where orders are
 * taken while closed, no kitchen makes them. Tests that need many orders switch it off.
 */
export const reservesKitchenTime = (location: LocationCode): boolean =>
  getEnvironment().KITCHEN_TIME !== 'off' && !getPolicy(getLocation(location)).acceptsOrdersWhileClosed

const EXPIRED = 'expired#'

const COUNTED = 'counted#'

type RawState = Readonly<Record<string, unknown>>

/** Whether a location counts an ingredient, from a raw state record: as its owner chose. */
const isCounted = (location: LocationCode, state: RawState, ingredientId: number): boolean => {
  const choice = state[`${COUNTED}${ingredientId}`]
  return isStockCounted({ location, isCounted: typeof choice === 'boolean' ? choice : undefined })
}

/** Hundredths of an ingredient that never runs out: more than any stock. */
const UNLIMITED = 1e12

/**
 * Returns the stock that isn't for sale, from a raw state record (decision 0034): the hundredths
 * that have expired. An ingredient that the location doesn't count has a large negative amount.
 */
export const parseWithheldStock = (location: LocationCode, state: RawState = {}): WithheldStock => ({
  get(ingredientId) {
    if (!isCounted(location, state, ingredientId)) return -UNLIMITED
    const amount = state[`${EXPIRED}${ingredientId}`]
    return typeof amount === 'number' ? amount : undefined
  },
})

/** Builds the update that stores whether a location counts an ingredient. */
export const buildCountedUpdate = (location: LocationCode, ingredientId: number, counted: boolean) => ({
  Key: stateKey(location),
  UpdateExpression: 'SET #type = :type, #counted = :counted ADD version :none',
  ExpressionAttributeNames: { '#type': 'type', '#counted': `${COUNTED}${ingredientId}` },
  ExpressionAttributeValues: { ':type': 'MenuChanges', ':none': 0, ':counted': counted },
})

/** Builds the update that stores how much of some ingredients has expired (decision 0034). */
export function buildExpiredStockUpdate(
  location: LocationCode,
  expired: readonly { readonly ingredientId: number; readonly hundredths: number }[],
) {
  const [remaining, gone] = [
    expired.filter(({ hundredths }) => hundredths > 0),
    expired.filter((one) => one.hundredths <= 0),
  ]
  const sets = remaining.map(({ ingredientId: id }) => `, #x${id} = :x${id}`).join('')
  const removes = gone.length > 0 ? ` REMOVE ${gone.map(({ ingredientId: id }) => `#x${id}`).join(', ')}` : ''
  return {
    Key: stateKey(location),
    UpdateExpression: `SET #type = :type${sets}${removes} ADD version :none`,
    ExpressionAttributeNames: {
      '#type': 'type',
      ...Object.fromEntries(expired.map(({ ingredientId: id }) => [`#x${id}`, `${EXPIRED}${id}`])),
    },
    ExpressionAttributeValues: {
      ':type': 'MenuChanges',
      ':none': 0,
      ...Object.fromEntries(remaining.map(({ ingredientId: id, hundredths }) => [`:x${id}`, hundredths])),
    },
  }
}

const mostOrderedNames = { live: 'mostOrdered', test: 'mostOrderedInTests' } as const

/** Returns the most ordered dishes of a location's present site. */
export const getMostOrdered = (location: LocationCode, state: LocationStateRecord) =>
  state[mostOrderedNames[getSiteKind(location)]]

/** Builds the update that stores the most ordered dishes (decision 0034). */
export const buildMostOrderedUpdate = (location: LocationCode, ids: readonly number[]) => ({
  Key: stateKey(location),
  UpdateExpression: 'SET #type = :type, #ordered = :ids ADD version :none',
  ExpressionAttributeNames: { '#type': 'type', '#ordered': mostOrderedNames[getSiteKind(location)] },
  ExpressionAttributeValues: { ':type': 'MenuChanges', ':none': 0, ':ids': ids },
})
