import { WebSocket } from 'ws'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { createTestClient, formatCookies, type TestClient } from '#infra/testkit/clients/test-client'
import { isActiveStatus } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { LiveConnection, type LiveSocket } from '#shared/live/connection'
import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { parseAuditedRecords } from '#infra/operate/audit/audit-records'
import { formatDifference, groupBy } from '#infra/operate/audit/difference'
import { openDeadLetters } from '#infra/local/stream/dead-letters'
import type { Item } from '#functions/platform/table/table'
import { centsToDecimal } from '#shared/platform/money'
import type { ProductUnderTest } from './product-under-test'
import type { OrderLoad } from './load'

type Ticket = { readonly id: string; readonly status: OrderStatus; readonly kitchenStatus: string }

/** Returns the active tickets of a location with their stages. */
async function listActiveTickets(cook: TestClient, location: string): Promise<ReadonlyMap<string, string>> {
  const { status, body } = await cook.get<Ticket[]>(`/api/kitchen/orders/${location}`)
  if (status !== 200) throw new Error(`the board was answered ${status}`)
  return new Map(
    body.filter((ticket) => isActiveStatus(ticket.status)).map((ticket) => [ticket.id, ticket.kitchenStatus]),
  )
}

function socketTo(url: string, { cookies }: TestClient): LiveSocket {
  const socket = new WebSocket(url, { headers: { cookie: formatCookies(cookies) } })
  return {
    // Uses `EventTarget` events in place of the browser's.
    addEventListener: (type, listener) => {
      if (type === 'message') socket.addEventListener('message', listener)
      else if (type === 'open') socket.addEventListener('open', listener)
      else if (type === 'close') socket.addEventListener('close', listener)
      else socket.addEventListener('error', listener)
    },
    send: (text) => socket.send(text),
    close: () => socket.close(),
  }
}

type BoardOptions = {
  readonly url: string
  readonly socketUrl: string
  readonly location?: string
  /** Who works at the board; anyone by default, as at a test site. */
  readonly cook?: TestClient
}

/**
 * A kitchen board. It uses the site's live connection, reloads the list after each message and
 * never polls.
 */
export function openBoard({ url, socketUrl, location = 'HENPR', cook = createTestClient(url) }: BoardOptions) {
  const connection = new LiveConnection(() => socketTo(socketUrl, cook))
  const list = () => listActiveTickets(cook, location)
  let shown: ReadonlyMap<string, string> = new Map()
  let heard = 0
  let reading: Promise<void> | undefined
  let again = false

  async function read(): Promise<void> {
    do {
      again = false
      await list().then(
        (tickets) => (shown = tickets),
        () => undefined,
      )
    } while (again)
    reading = undefined
  }
  const refresh = () => {
    if (reading) again = true
    else reading = read()
  }

  const leave = connection.join({
    subscriptions: [{ type: 'subscribe', locationId: location }],
    forever: true,
    onMessage: ({ type }) => {
      heard += 1
      if (type !== 'pong' && type !== 'error') refresh()
    },
    onReconnect: refresh,
  })
  return {
    /** Reads the kitchen's list. */
    list,
    shown: () => shown,
    heard: () => heard,
    state: () => connection.current().state,
    /** Reconnects, as after the browser's `online` event. */
    restart: connection.restart,
    takeDown: async (): Promise<void> => {
      leave()
      connection.cutOff()
      await reading
    },
  }
}

type Board = ReturnType<typeof openBoard>

const BOARD_MS = scaleLimit(25_000)

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
 * Checks that no acknowledged order is lost, changed, duplicated or in another stage than the
 * kitchen set.
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
      const stored = `${centsToDecimal(order.totalCents)} ${order.kitchenStatus}`
      const acknowledged = `${tab.total} ${tab.kitchenStatus}`
      return stored === acknowledged ? [] : [`order ${tab.id} was acknowledged as ${acknowledged} and is ${stored}`]
    }),
    ...[...byKey].flatMap(([key, same]) =>
      same.length === 1 ? [] : [`${same.length} orders were made under key ${key}`],
    ),
    ...[...byKey.keys()].flatMap((key) =>
      tabs.has(key) ? [] : [`an order was created without an acknowledgement: ${key}`],
    ),
  ]
}

const asText = (tickets: ReadonlyMap<string, string>) => JSON.stringify([...tickets].sort())

/** Checks that a board shows the kitchen's list without a manual reload. */
export async function findBoardFailures(board: Board): Promise<string[]> {
  const deadline = performance.now() + BOARD_MS
  let due = await board.list()
  while (asText(board.shown()) !== asText(due) && performance.now() < deadline) {
    await sleep(100)
    due = await board.list()
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

type Observed = Omit<FaultContext, 'rush'> & { readonly rush: Pick<OrderLoad, 'tabs' | 'troubles'> }

/** Checks the invariants after a fault: orders, audit, boards, and no dead letters. */
export async function findInvariantFailures({ product, rush, boards }: Observed): Promise<string[]> {
  await product.ask({ ask: 'settle' })
  const items = await readRecords(product)
  const letters = openDeadLetters(product.dataDir).list()
  const boardFaults = await Promise.all(boards.map((board) => findBoardFailures(board)))
  return [
    ...(rush.tabs.size === 0 ? ['no order was placed at all'] : []),
    ...findOrderFailures(items, rush),
    ...auditRecords(items).differences.map(formatDifference),
    ...letters.map(({ id, reason }) => `dead letter ${id}: ${reason}`),
    ...[...rush.troubles.unclear].map((answer) => `a client got no clear answer: ${answer}`),
    ...boardFaults.flat(),
  ]
}
