import { NOBODY } from '#shared/rules/kept'
import { ifUnchanged } from '../runtime/conditions'
import { asItIs, decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { Update } from '../runtime/transact'
import { orderKeys, OrderRecord } from './records'

/** Whether an order names nobody any more, nor says anything in a guest's own words. */
const isUnnamed = ({ customer, specialInstructions, lines }: OrderRecord): boolean =>
  customer.name === NOBODY.name &&
  [customer.email, customer.phone].every((text) => text === '') &&
  customer.address === undefined &&
  specialInstructions === undefined &&
  lines.every((line) => line.notes === undefined && line.for === undefined)

function unnamed({ id, createdAt, lines }: OrderRecord): Update {
  const noted = lines.flatMap((line, index) => [
    ...(line.notes === undefined ? [] : [`#lines[${index}].notes`]),
    ...(line.for === undefined ? [] : [`#lines[${index}].#for`]),
  ])
  const isForSomebody = lines.some((line) => line.for !== undefined)
  return ifUnchanged(
    {
      TableName: tableName(),
      Key: orderKeys.order(id),
      UpdateExpression: `SET customer = :nobody REMOVE ${['specialInstructions', ...noted].join(', ')}`,
      ...(noted.length > 0 && {
        ExpressionAttributeNames: { '#lines': 'lines', ...(isForSomebody && { '#for': 'for' }) },
      }),
      ExpressionAttributeValues: { ':nobody': NOBODY },
    },
    // When it was placed never changes: it says that the order is still there.
    { createdAt },
  )
}

/** Takes off an order what names a person, and what that person wrote; what was cooked and paid stays (decision 0050). */
export const unnameOrder = (id: string): Promise<void> =>
  decide<OrderRecord | undefined, void>(
    async (standing) => {
      const item = standing ?? (await getItem(orderKeys.order(id)))
      return item && OrderRecord.parse(item)
    },
    (order) => (!order || isUnnamed(order) ? asItIs(undefined) : { update: unnamed(order), answer: () => undefined }),
  )
