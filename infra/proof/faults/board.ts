import { WebSocket } from 'ws'
import { createTestClient } from '#infra/testkit/browser'
import { isActiveStatus } from '#shared/rules/order-status'
import type { OrderStatus } from '#shared/terms/orders'
import { LiveConnection } from '#shared/live/connection'
import type { LiveSocket } from '#shared/live/connection'

type Ticket = { readonly id: string; readonly status: OrderStatus; readonly kitchenStatus: string }

/** The tickets that a location's kitchen has to work at, with their stages. */
export async function listActiveTickets(url: string, location: string): Promise<ReadonlyMap<string, string>> {
  const { status, body } = await createTestClient(url).get<Ticket[]>(`/api/kitchen/orders/${location}`)
  if (status !== 200) throw new Error(`the board was answered ${status}`)
  return new Map(
    body.filter((ticket) => isActiveStatus(ticket.status)).map((ticket) => [ticket.id, ticket.kitchenStatus]),
  )
}

function socketTo(url: string): LiveSocket {
  const socket = new WebSocket(url)
  return {
    // The events of `ws` are those of the browser.
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

/**
 * A board on a wall: the site's own live connection, which reads the list again whenever it is
 * told, and never polls.
 */
export function openBoard({
  url,
  socketUrl,
  location = 'HENPR',
}: {
  url: string
  socketUrl: string
  location?: string
}) {
  const connection = new LiveConnection(() => socketTo(socketUrl))
  let shown: ReadonlyMap<string, string> = new Map()
  let heard = 0
  let reading: Promise<void> | undefined
  let again = false

  async function read(): Promise<void> {
    do {
      again = false
      await listActiveTickets(url, location).then(
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
    shown: () => shown,
    heard: () => heard,
    state: () => connection.current().state,
    /** The network tells that it is there again, as a browser's does. */
    restart: connection.restart,
    takeDown: async (): Promise<void> => {
      leave()
      connection.cutOff()
      await reading
    },
  }
}

export type Board = ReturnType<typeof openBoard>
