import type { PlaceAtSite } from '#shared/locations/site-kind'
import { Problem } from '#shared/platform/problem'
import type { LocationCode } from '#shared/locations/index'
import { stations as stationNames } from '#shared/menu/contract'
import {
  addToTaken,
  getReservableMinutes,
  type QuarterMinutes,
  type TakenMinutes,
} from '#shared/orders/timing/kitchen-time'
import type { StationCapacity } from '#shared/orders/timing/stations'
import { queryAll, tableName } from '../../platform/table/table'
import type { WriteStep } from '../../platform/table/transaction'
import { getBlock, getMinutesAttribute, kitchenTimeKeys, parseTakenMinutes } from './kitchen-time-records'
import { expiresAfter } from '../../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

const STORED_SECONDS = 8 * DAY_SECONDS

type Span = { readonly from: number; readonly to: number }

/** Returns the reserved minutes of a location in a span of time, in milliseconds. */
export async function readTakenMinutes(location: LocationCode, { from, to }: Span): Promise<TakenMinutes> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :location AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: {
      ':location': kitchenTimeKeys.at({ location }),
      ':from': getBlock(from),
      ':to': getBlock(to),
    },
    ConsistentRead: true,
  })
  return parseTakenMinutes(items)
}

/** The minutes were free when they were read, and gone when the transaction ran. */
export class KitchenTimeTaken extends Problem {
  constructor() {
    super('unavailable', 'The kitchen got other orders. Please try again.', { retryAfterSeconds: 1 })
  }
}

/** Minutes of one station in one quarter; negative if they are returned. */
type MinuteChange = { readonly attribute: string; readonly minutes: number; readonly room: number }

function buildBlockUpdate(place: PlaceAtSite, block: string, changes: readonly MinuteChange[]) {
  const taken = changes.flatMap(({ minutes }, index) => (minutes > 0 ? [index] : []))
  return {
    TableName: tableName(),
    Key: kitchenTimeKeys.block(place, block),
    UpdateExpression: `SET #type = :type, expiresAt = :later ADD ${changes.map((_, index) => `#m${index} :m${index}`).join(', ')}`,
    ...(taken.length > 0 && {
      ConditionExpression: taken
        .map((index) => `(attribute_not_exists(#m${index}) OR #m${index} <= :r${index})`)
        .join(' AND '),
    }),
    ExpressionAttributeNames: {
      '#type': 'type',
      ...Object.fromEntries(changes.map(({ attribute }, index) => [`#m${index}`, attribute])),
    },
    ExpressionAttributeValues: {
      ':type': 'KitchenTime',
      ':later': expiresAfter(block, STORED_SECONDS),
      ...Object.fromEntries(changes.map(({ minutes }, index) => [`:m${index}`, minutes])),
      ...Object.fromEntries(taken.map((index) => [`:r${index}`, changes[index]?.room ?? 0])),
    },
  }
}

type TimeExchange = {
  readonly place: PlaceAtSite
  readonly stations: readonly StationCapacity[]
  readonly before: readonly QuarterMinutes[]
  readonly after: readonly QuarterMinutes[]
}

/**
 * Returns the steps that exchange an order's reserved minutes. They fail if minutes that it takes
 * in addition are gone; what it returns is always returned.
 */
export function exchangeKitchenTime({ place, stations, before, after }: TimeExchange): readonly WriteStep[] {
  const changes = new Map<string, MinuteChange[]>()
  for (const [at, minutes] of addToTaken(addToTaken(new Map(), after), before, -1)) {
    const block = getBlock(Date.parse(at))
    for (const station of stationNames) {
      const change = minutes[station] ?? 0
      const figures = stations.find((one) => one.station === station)
      const room = (figures ? getReservableMinutes(figures) : 0) - change
      if (change !== 0)
        changes.set(block, [
          ...(changes.get(block) ?? []),
          { attribute: getMinutesAttribute(at, station), minutes: change, room },
        ])
    }
  }
  return [...changes].map(([block, ofBlock]) => ({
    write: { Update: buildBlockUpdate(place, block, ofBlock) },
  }))
}

/** Returns the steps that return all minutes of a cancelled order. */
export const releaseKitchenTime = (place: PlaceAtSite, before: readonly QuarterMinutes[]): readonly WriteStep[] =>
  exchangeKitchenTime({ place, stations: [], before, after: [] })
