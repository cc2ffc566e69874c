import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { wallClock } from '#shared/rules/local-time'
import { table, tableName } from '../runtime/table'
import { together } from '../runtime/together'
import { orderKeys } from './records'

const KEPT_DAYS = 7

const Counter = z.object({ lastNumber: z.int() })

type Asked = { readonly location: LocationCode; readonly date: string; readonly now: Date }

/** Takes a number of the day's for each who asks, in the order in which they asked. */
async function takeNumbers([first, ...others]: readonly [Asked, ...Asked[]]): Promise<[Asked, number][]> {
  const { location, date, now } = first
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: orderKeys.ticketCounter(location, date),
      UpdateExpression: 'ADD lastNumber :count SET #type = :type, expiresAt = :later',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: {
        ':count': 1 + others.length,
        ':type': 'TicketCounter',
        ':later': Math.floor(now.getTime() / 1000) + KEPT_DAYS * 24 * 3600,
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  const { lastNumber } = Counter.parse(Attributes)
  return [first, ...others].map((asked, place) => [asked, lastNumber - others.length + place])
}

/** Those who ask for a number of the same day. */
function byDay(asked: readonly Asked[]): readonly (readonly [Asked, ...Asked[]])[] {
  const days = new Map<string, [Asked, ...Asked[]]>()
  for (const one of asked) {
    const name = orderKeys.ticketCounter(one.location, one.date).pk
    const others = days.get(name)
    if (others) others.push(one)
    else days.set(name, [one])
  }
  return [...days.values()]
}

const numbersTogether = together(async (asked: readonly Asked[]) => {
  const taken = new Map((await Promise.all(byDay(asked).map(takeNumbers))).flat())
  return asked.map((one) => taken.get(one) ?? Number.NaN)
})

/**
 * The next ticket number of the location's day. A number is never given twice; one may stay unused. Orders that ask at the
 * same time take theirs by one update (decision 0063).
 */
export const nextTicketNumber = (location: LocationCode, now: Date): Promise<number> =>
  numbersTogether({ location, date: wallClock(locationOf(location), now).date, now })
