import type { LocationCode } from '#shared/locations/index'
import { addDays } from '#shared/rules/local-time'
import { getLocalHour } from '#shared/rules/numbers'
import { FeedbackRecord } from '../feedback/records'
import { getItems, getKey, queryAll } from '../runtime/table'
import { numbersKeys } from './records'

const OF_A_THING = 'COUNTED#'.length

/** All that was said at a location on a day of its clock. */
export async function listFeedbackOn(location: LocationCode, date: string): Promise<readonly FeedbackRecord[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :place AND gsi1sk BETWEEN :from AND :to',
    // The index is by the clock of the world, of which a local day is at most a day off.
    ExpressionAttributeValues: {
      ':place': numbersKeys.feedbackAt(location),
      ':from': addDays(date, -1),
      ':to': addDays(date, 2),
    },
  })
  const isOfDay = (at: string) => getLocalHour(location, at).date === date
  const there = items.filter((item) => isOfDay(String(item['gsi1sk']).split('#')[0] ?? ''))
  const keys = there.map((item) => ({ pk: String(item['pk']).slice(OF_A_THING), sk: getKey(item).sk }))
  return (await getItems(keys)).map((item) => FeedbackRecord.parse(item))
}
