import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { numbersKeys } from '#functions/numbers/records'
import { table, tableName } from '#functions/runtime/table'
import { locations } from '#shared/locations/index'

const AT_ONCE = 25

/** As many figures as a day of a hundred orders has, none like those of another day. */
function aBusyDay(index: number) {
  const dishes = Array.from({ length: 60 }, (_, dish) => [
    [`dish/${2100 + dish}/quantity`, 1 + ((dish + index) % 9)],
    [`dish/${2100 + dish}/net`, 1000 + ((dish * 137 + index * 59) % 3000)],
    [`dish/${2100 + dish}/foodCost`, 300 + ((dish * 41 + index * 13) % 900)],
  ])
  const minutes = Array.from({ length: 25 }, (_, minute) => [
    [`total/${minute}`, 1 + ((minute + index) % 4)],
    [`cook/${minute}`, 1 + ((minute * index) % 5)],
    [`station/hibachi/${minute}`, 1 + ((minute + index) % 6)],
  ])
  const figures = { orders: 100, gross: 250_000, discount: 1_000, 'hour/18': 60, 'hour/19': 40, 'type/pickup': 100 }
  return { ...figures, ...Object.fromEntries([...dishes.flat(), ...minutes.flat()]) }
}

/**
 * Writes a busy day on each of some dates at every location: only its figures, as they are kept.
 */
export async function storeBusyDays(dates: readonly string[]): Promise<void> {
  const days = locations.flatMap(({ code }, place) =>
    dates.map((date, index) => ({
      ...numbersKeys.day(code, date),
      type: 'Day',
      version: 1,
      figures: aBusyDay(index + place),
    })),
  )
  for (let at = 0; at < days.length; at += AT_ONCE) {
    const puts = days.slice(at, at + AT_ONCE).map((Item) => ({ PutRequest: { Item } }))
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
}
