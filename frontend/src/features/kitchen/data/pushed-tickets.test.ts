import type { CompletedTicketSummary, Ticket } from '#shared/orders/contract'
import { applyBoardActions } from '#shared/kitchen/board-actions'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { buildTicket } from '#testing/fixtures'
import { isFullTicket, type BoardEntry } from '../tickets/tickets'
import { PushedTickets } from './pushed-tickets'

const idsOf = (entries: readonly BoardEntry[]) => entries.map(({ id }) => id)
const at = (status: OrderStatus, version: number, over: Partial<Ticket> = {}): Ticket =>
  buildTicket({ ...resolveStage({ status }), version, ...over })

function createBoard(...first: BoardEntry[]) {
  const pushed = new PushedTickets()
  let list: BoardEntry[] = first
  return {
    pushed,
    list: () => list,
    /** Applies a push, or the response to one of the board's own actions. */
    push: (ticket: Ticket, now: number, isNew = false) => {
      pushed.take(ticket, { joins: isNew || idsOf(list).includes(ticket.id), at: now })
      list = pushed.onto(list, now)
    },
    reads: (entries: readonly BoardEntry[], since: number) => {
      list = pushed.onto(entries, since)
    },
  }
}

describe('a pushed ticket', () => {
  it('replaces an older version, never a newer one', () => {
    const board = createBoard(at('pending', 1))
    board.push(at('cooking', 3), 10)
    board.push(at('confirmed', 2), 11)
    expect(board.list()).toEqual([at('cooking', 3)])
  })

  it('is inserted once by age, before completed tickets', () => {
    const over: CompletedTicketSummary = {
      id: 'OVER',
      ticketNumber: 1,
      status: 'completed',
      kitchenStatus: 'completed',
      completedAt: '2026-05-01T11:00:00.000Z',
      orderItems: [],
      isBrief: true,
    }
    const of = (id: string, createdAt: string) => at('pending', 1, { id, createdAt })
    const board = createBoard(of('A', '2026-05-01T16:00'), of('C', '2026-05-01T16:02'), over)
    for (const now of [1, 2]) board.push(of('B', '2026-05-01T16:01'), now, true)
    board.push(of('D', '2026-05-01T16:03'), 3, true)
    expect(idsOf(board.list())).toEqual(['A', 'B', 'C', 'D', 'OVER'])
    board.push(at('ready', 4, { id: 'OVER' }), 4)
    expect(board.list()).toContainEqual(over)
  })

  it('is removed if it is cancelled, and a late message does not restore it', () => {
    const board = createBoard(at('pending', 1))
    board.push(at('cancelled', 3), 10)
    board.push(at('confirmed', 2), 11)
    board.push(at('pending', 1), 12, true)
    board.reads([at('confirmed', 2)], 5)
    expect(board.list()).toEqual([])
  })

  it('that is neither new nor listed waits for the next list', () => {
    const board = createBoard()
    board.push(at('ready', 4), 10)
    expect(board.list()).toEqual([])
    board.reads([at('cooking', 3)], 5)
    expect(board.list()).toEqual([at('ready', 4)])
  })
})

describe('a list response', () => {
  it('keeps tickets pushed during the request', () => {
    const board = createBoard()
    board.push(at('pending', 1), 10, true)
    board.reads([], 9)
    expect(board.list()).toHaveLength(1)
  })

  it('removes tickets pushed long before the request', () => {
    const board = createBoard()
    board.push(at('pending', 1), 10, true)
    board.reads([], 11)
    expect(board.list()).toEqual([])
  })

  it('wins if it has a later version of a ticket', () => {
    const board = createBoard(at('pending', 1))
    board.push(at('confirmed', 2), 10)
    board.reads([at('ready', 5)], 9)
    expect(board.list()).toEqual([at('ready', 5)])
  })
})

it('a queued action stays applied on top of older pushes', () => {
  const board = createBoard(at('confirmed', 2))
  const act = { kind: 'move', id: 'ACT', orderId: at('pending', 1).id, ticketNumber: 7 } as const
  const moved = { ...act, from: resolveStage({ status: 'confirmed' }), to: resolveStage({ status: 'ready' }) }
  const shown = () => applyBoardActions(board.list().filter(isFullTicket), [moved]).map(({ status }) => status)
  board.push(at('preparing', 3), 10)
  expect(shown()).toEqual(['ready'])
  board.push(at('ready', 4), 11)
  board.push(at('preparing', 3), 12)
  expect(board.list()).toEqual([at('ready', 4)])
})

/** Returns a seeded random number generator. */
function createRandom(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const steps = ['confirmed', 'preparing', 'cooking', 'ready', 'pending', 'completed', 'cancelled'] as const

/** Simulates a server: every version of every ticket, and the list after each change. */
function simulateServer(below: (most: number) => number) {
  const now = new Map<string, Ticket>()
  const versions: Ticket[] = []
  const lists: Ticket[][] = [[]]
  for (let change = 0; change < 40; change += 1) {
    const id = `ORDER-${below(6)}`
    const before = now.get(id)
    if (before?.status === 'cancelled') continue
    const status = before ? (steps[below(steps.length)] ?? 'ready') : 'pending'
    const createdAt = before?.createdAt ?? new Date(1_000 * change).toISOString()
    const after = at(status, (before?.version ?? 0) + 1, { id, createdAt })
    now.set(id, after)
    versions.push(after)
    const shown = [...now.values()].filter((ticket) => ticket.status !== 'cancelled')
    lists.push(shown.sort((one, other) => one.createdAt.localeCompare(other.createdAt)))
  }
  return { versions, lists }
}

it.each(Array.from({ length: 200 }, (_, seed) => seed + 1))(
  'late, repeated and reordered pushes between list responses end with the list of the server (%i)',
  (seed) => {
    const below = createRandom(seed)
    const { versions, lists } = simulateServer(below)
    const board = createBoard()
    const twice = [...versions, ...versions.filter(() => below(3) === 0)]
    const arriving = twice
      .map((ticket) => ({ ticket, order: below(2) === 0 ? versions.indexOf(ticket) : below(twice.length) }))
      .sort((one, other) => one.order - other.order)
    let read = 0
    for (const [now, { ticket }] of arriving.entries()) {
      board.push(ticket, now, ticket.version === 1)
      if (below(8) > 0) continue
      // A response may be outdated, but never older than the one before.
      read = Math.min(lists.length - 1, read + below(6))
      board.reads(lists[read] ?? [], 0)
    }
    expect(board.list()).toEqual(lists.at(-1))
  },
)
