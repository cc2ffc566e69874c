import { menuChange, menuKeys } from '#functions/menu/records'
import { getItem, tableName } from '#functions/runtime/table'
import { transact } from '#functions/runtime/transact'
import { locations } from '#shared/locations/index'
import * as z from 'zod/mini'
import { specials } from './specials'

const Stored = z.looseObject({ specials: z.array(z.looseObject({ id: z.string() })), version: z.optional(z.int()) })

const mealtimeOf = new Map(specials.map(({ id, mealtime }) => [id, mealtime]))

/** Names the sample's lunch specials for their meal, where nobody has changed the week (docs/product/specials.md#mealtimes). */
export async function bringMealtimes(): Promise<void> {
  for (const { code } of locations)
    for (const day of [0, 1, 2, 3, 4, 5, 6]) {
      const Key = menuKeys.specials(code, day)
      const item = await getItem(Key)
      const was = item && Stored.parse(item)
      if (!item || !was || was.version !== undefined) continue
      const is = was.specials.map((special) => {
        const mealtime = mealtimeOf.get(special.id)
        return mealtime && special['mealtime'] === undefined ? { ...special, mealtime } : special
      })
      if (is.every((special, at) => special === was.specials[at])) continue
      const update = {
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET specials = :is',
        ConditionExpression: 'specials = :was AND attribute_not_exists(version)',
        ExpressionAttributeValues: { ':is': is, ':was': item['specials'] },
      }
      const count = { write: { Update: { TableName: tableName(), ...menuChange(code) } } }
      await transact([{ write: { Update: update }, refused: 'already' }, count])
    }
}
