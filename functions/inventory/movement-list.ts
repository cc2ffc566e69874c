import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { getKey, putItems, table, tableName } from '../runtime/table'
import type { Item } from '../runtime/table'
import { listSaleMovements } from './movement-plan'
import { inventoryKeys, MovementRecord, SaleRecord } from './records'

type Page = {
  readonly after?: string | undefined
  readonly limit: number
  readonly of?: 'hand' | undefined
}

/**
 * A movement, and where it stands in its location's list: what was kept once is spread out there.
 */
type Listed = { readonly movement: MovementRecord; readonly place: string }

// A sale's movements stand behind one another at its place.
const WITHIN = '~'

function listed(item: Item): readonly Listed[] {
  const sk = String(item['sk'])
  if (item['type'] !== 'Sale') return [{ movement: MovementRecord.parse(item), place: sk }]
  const movements = listSaleMovements(SaleRecord.parse(item))
  return movements.map((movement, index) => ({
    movement,
    place: index === movements.length - 1 ? sk : `${sk}${WITHIN}${index}`,
  }))
}

/**
 * So far back a page looks for movements by hand between those of orders; the next page goes on
 * from there.
 */
const LOOKED_THROUGH = 1000

/**
 * A page of a location's movements, newest first, all or those by hand, and where the next one
 * begins, if there is one.
 */
export async function listMovements(
  location: LocationCode,
  { after, limit, of }: Page,
): Promise<{ movements: MovementRecord[]; next: string | undefined }> {
  const [sk, told] = after?.split(WITHIN) ?? []
  const isWithin = told !== undefined
  const isByHand = of === 'hand'
  const { Items = [], LastEvaluatedKey: looked } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: sk === undefined ? 'pk = :pk' : `pk = :pk AND sk ${isWithin ? '<=' : '<'} :sk`,
      ExpressionAttributeValues: {
        ':pk': inventoryKeys.movementsOf(location),
        ...(sk !== undefined && { ':sk': sk }),
        ...(isByHand && { ':movement': 'Movement', ':ticket': 'Ticket ' }),
      },
      ...(isByHand && {
        FilterExpression: '#type = :movement AND NOT begins_with(#by, :ticket)',
        ExpressionAttributeNames: { '#type': 'type', '#by': 'by' },
      }),
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: isByHand ? LOOKED_THROUGH : limit + 1,
    }),
  )
  const found = Items.flatMap(listed).slice(isWithin ? Number(told) + 1 : 0)
  const page = found.slice(0, limit)
  const lookedTo = isByHand && looked ? getKey(looked).sk : undefined
  const next = found.length > limit ? page.at(-1)?.place : lookedTo
  return { movements: page.map(({ movement }) => movement), next }
}

/** How a movement's record, or a sale's, is written. */
export const buildMovementPut = (movement: MovementRecord | SaleRecord) => ({
  TableName: tableName(),
  Item: { ...inventoryKeys.movement(movement), ...movement },
})

/** Writes down what has happened to stock; once more changes nothing. */
export const saveMovements = (movements: readonly (MovementRecord | SaleRecord)[]): Promise<void> =>
  putItems(movements.map((movement) => buildMovementPut(movement).Item))
