import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { auditRecords } from '#infra/proof/audit/audit'
import { parseAuditedRecords } from '#infra/proof/audit/books'
import { formatDifference, groupBy } from '#infra/proof/audit/difference'
import { scanTable } from '#infra/proof/audit/read-table'
import { openDeadLetters } from '#infra/local/dead-letters'
import type { Item } from '#functions/runtime/table'
import { centsToDecimal } from '#shared/rules/money'
import { listActiveTickets } from './board'
import type { Board } from './board'
import type { ProductUnderTest } from './product'
import type { OrderLoad } from './rush'

const BOARD_MS = 25_000

/** Every record of a product's table. */
export async function readRecords(product: ProductUnderTest): Promise<Item[]> {
  const endpoint = product.engine()?.endpoint
  if (endpoint === undefined) throw new Error('the table engine does not run')
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, region: 'us-east-1', credentials }))
  try {
    return await scanTable(client, 'hibachi-ember')
  } finally {
    client.destroy()
  }
}

/**
 * No acknowledged order lost or changed, none twice, each where the kitchen was told that it is.
 */
export function findOrderFailures(items: readonly Item[], { tabs }: Pick<OrderLoad, 'tabs'>): string[] {
  const byKey = groupBy(
    parseAuditedRecords(items).books.orders,
    ({ specialInstructions = 'without a key' }) => specialInstructions,
  )
  return [
    ...[...tabs].flatMap(([key, tab]) => {
      const found = byKey.get(key) ?? []
      const order = found.find(({ id }) => id === tab.id)
      if (!order) return [`order ${tab.id} was acknowledged and is lost`]
      const kept = `${centsToDecimal(order.totalCents)} ${order.kitchenStatus}`
      const told = `${tab.total} ${tab.kitchenStatus}`
      return kept === told ? [] : [`order ${tab.id} was acknowledged as ${told} and is ${kept}`]
    }),
    ...[...byKey].flatMap(([key, same]) =>
      same.length === 1 ? [] : [`${same.length} orders were made under key ${key}`],
    ),
    ...[...byKey.keys()].flatMap((key) => (tabs.has(key) ? [] : [`an order was made that nobody was told of: ${key}`])),
  ]
}

const asText = (tickets: ReadonlyMap<string, string>) => JSON.stringify([...tickets].sort())

/** A board shows what the kitchen's list says, without anybody having touched it. */
export async function findBoardFailures(board: Board, url: string): Promise<string[]> {
  const deadline = performance.now() + BOARD_MS
  let due = await listActiveTickets(url, 'HENPR')
  while (asText(board.shown()) !== asText(due) && performance.now() < deadline) {
    await sleep(100)
    due = await listActiveTickets(url, 'HENPR')
  }
  if (asText(board.shown()) === asText(due)) return []
  return [
    `a board shows ${board.shown().size} tickets where the list has ${due.size} (its connection is ${board.state()})`,
  ]
}

export type FaultContext = {
  readonly product: ProductUnderTest
  readonly rush: OrderLoad
  readonly boards: readonly Board[]
}

/** What must hold after every fault: the orders, the books, the boards, and nothing laid aside. */
export async function findInvariantFailures({ product, rush, boards }: FaultContext): Promise<string[]> {
  await product.ask({ ask: 'settle' })
  const items = await readRecords(product)
  const letters = openDeadLetters(product.dataDir).list()
  const boardFaults = await Promise.all(boards.map((board) => findBoardFailures(board, product.url)))
  return [
    ...(rush.tabs.size === 0 ? ['no order was placed at all'] : []),
    ...findOrderFailures(items, rush),
    ...auditRecords(items).differences.map(formatDifference),
    ...letters.map(({ id, reason }) => `dead letter ${id}: ${reason}`),
    ...[...rush.troubles.unclear].map((answer) => `a client was told nothing clear: ${answer}`),
    ...boardFaults.flat(),
  ]
}
