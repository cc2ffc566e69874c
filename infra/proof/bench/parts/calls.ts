import { randomBytes, randomUUID } from 'node:crypto'
import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import { orderKeys } from '#functions/orders/records'
import { table, tableName } from '#functions/runtime/table'
import { browserAt, orderOf } from '#infra/testkit/browser'
import { compare } from '../measure'
import type { CallFigures } from '../measurements'
import { productProcess } from '../product-process'
import { recordCommands, replay } from '../record'
import type { Renaming } from '../record'
import { inProcess, over } from '../requests'
import type { Sent } from '../requests'
import { restock } from '../restock'

const CLIENTS = [1, 8] as const
const TURN = 10
const ROUNDS = 10
/** Calls of one way under one number of clients: the turns and what warms up. */
const EACH_WAY = TURN * (ROUNDS + 2)
/** Tickets on the board that is read, as in a busy hour. */
const ON_THE_BOARD = 20
const WRITTEN_AT_ONCE = 25

type HotCall = {
  readonly call: string
  readonly send: () => Sent
  /** Whose order the same commands are sent about again; a new one unless told. */
  readonly renamed?: Renaming
}

async function against(url: string, { call, send, renamed }: HotCall): Promise<CallFigures[]> {
  let units = 0
  const recorded = await recordCommands(async () => {
    units = (await inProcess(send())).units
  })
  const bytes = Buffer.byteLength(await over(url, send()))
  const figures: CallFigures[] = []
  for (const clients of CLIENTS) {
    const ways = { bare: () => replay(recorded, renamed), product: () => over(url, send()) }
    figures.push({ call, clients, units, bytes, ...(await compare(ways, { clients, calls: TURN, rounds: ROUNDS })) })
  }
  return figures
}

/** As many copies of an order as are to be moved, each under an id of its own, off the board that is read. */
async function copiesOf(orderId: string, count: number): Promise<string[]> {
  const { Item: order } = await table.send(
    new GetCommand({ TableName: tableName(), Key: orderKeys.order(orderId), ConsistentRead: true }),
  )
  const ids = Array.from({ length: count }, () => randomBytes(8).toString('hex').toUpperCase())
  for (let from = 0; from < count; from += WRITTEN_AT_ONCE) {
    const puts = ids.slice(from, from + WRITTEN_AT_ONCE).map((id) => ({
      PutRequest: { Item: { ...order, ...orderKeys.order(id), id, gsi1sk: `${order?.['createdAt']}#${id}` } },
    }))
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
  return ids
}

/** Each hot call of the product against the same table operations called bare, in turns. */
export async function measureCalls(): Promise<CallFigures[]> {
  const product = await productProcess()
  try {
    const { url } = product
    await restock(url, 'HENPR')
    const guest = browserAt(url)
    const lines = [{ dish: await guest.dish('California Roll'), quantity: 1 }]
    const body = JSON.stringify(orderOf({ lines }))
    for (let ticket = 0; ticket < ON_THE_BOARD; ticket += 1) await guest.order({ lines })
    const { id: tracked } = (await guest.order({ lines, locationId: 'HEHC' })).body
    // Each is moved once: the same move of an order that has moved on would be refused.
    const waiting = await copiesOf(tracked, CLIENTS.length * EACH_WAY * 2 + 10)
    const next = () => waiting.pop() ?? ''
    const get = (call: string, path: string): HotCall => ({
      call,
      send: () => ({ method: 'GET', path }),
      renamed: (id) => id,
    })
    const hot: readonly HotCall[] = [
      get('menu read', '/api/menu-items/4'),
      get('kitchen list', '/api/kitchen/orders/4'),
      get('tracking read', `/api/orders/${tracked}`),
      {
        call: 'status change',
        send: () => ({
          method: 'PUT',
          path: `/api/kitchen/orders/${next()}/status`,
          body: JSON.stringify({ status: 'processing', kitchenStatus: 'prep' }),
        }),
        renamed: next,
      },
      {
        call: 'order placed',
        send: () => ({
          method: 'POST',
          path: '/api/orders/test',
          body,
          headers: { 'idempotency-key': randomUUID() },
        }),
      },
    ]
    const figures: CallFigures[] = []
    for (const call of hot) figures.push(...(await against(url, call)))
    return figures
  } finally {
    await product.stop()
  }
}
