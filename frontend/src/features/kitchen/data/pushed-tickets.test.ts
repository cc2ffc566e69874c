import type { CompletedTicketSummary, Ticket } from '#shared/orders/contract'
import { applyBoardActions } from '#shared/kitchen/board-actions'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { buildTicket } from '#testing/fixtures'
import type { BoardEntry } from '../tickets/tickets'
import { PushedTickets } from './pushed-tickets'

const idsOf = (entries: readonly BoardEntry[]) => entries.map(({ id }) => id)
const at = (status: OrderStatus, version: number, over: Partial<Ticket> = {}): Ticket =>
  buildTicket({ ...resolveStage({ status }), version, ...over })

function aBoard(...first: BoardEntry[]) {
  const heard = new PushedTickets()
  let list: BoardEntry[] = first
  return {
    heard,
    list: () => list,
    /** As the board does with each push and each answer. */
    told: (ticket: Ticket, now: number, isNew = false) => {
      heard.take(ticket, { joins: isNew || idsOf(list).includes(ticket.id), at: now })
      list = heard.onto(list, now)
    },
    reads: (entries: readonly BoardEntry[], since: number) => {
      list = heard.onto(entries, since)
    },
  }
}

describe('a push', () => {
  it('sets a ticket forth, and never back', () => {
    const board = aBoard(at('pending', 1))
    board.told(at('cooking', 3), 10)
    board.told(at('confirmed', 2), 11)
    expect(board.list()).toEqual([at('cooking', 3)])
  })

  it('brings a new ticket to its place by age, once, before what is over', () => {
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
    const board = aBoard(of('A', '2026-05-01T16:00'), of('C', '2026-05-01T16:02'), over)
    for (const now of [1, 2]) board.told(of('B', '2026-05-01T16:01'), now, true)
    board.told(of('D', '2026-05-01T16:03'), 3, true)
    expect(idsOf(board.list())).toEqual(['A', 'B', 'C', 'D', 'OVER'])
    board.told(at('ready', 4, { id: 'OVER' }), 4)
    expect(board.list()).toContainEqual(over)
  })

  it('takes a cancelled ticket away, and what comes late does not bring it back', () => {
    const board = aBoard(at('pending', 1))
    board.told(at('cancelled', 3), 10)
    board.told(at('confirmed', 2), 11)
    board.told(at('pending', 1), 12, true)
    board.reads([at('confirmed', 2)], 5)
    expect(board.list()).toEqual([])
  })

  it('of a ticket that is neither new nor known leaves it to the list', () => {
    const board = aBoard()
    board.told(at('ready', 4), 10)
    expect(board.list()).toEqual([])
    board.reads([at('cooking', 3)], 5)
    expect(board.list()).toEqual([at('ready', 4)])
  })
})

describe('a list that was read', () => {
  it('does not take away what was pushed while it was under way', () => {
    const board = aBoard()
    board.told(at('pending', 1), 10, true)
    board.reads([], 9)
    expect(board.list()).toHaveLength(1)
  })

  it('is right about what was pushed long before', () => {
    const board = aBoard()
    board.told(at('pending', 1), 10, true)
    board.reads([], 11)
    expect(board.list()).toEqual([])
  })

  it('is right about a ticket that it has in a later version', () => {
    const board = aBoard(at('pending', 1))
    board.told(at('confirmed', 2), 10)
    board.reads([at('ready', 5)], 9)
    expect(board.list()).toEqual([at('ready', 5)])
  })
})

it('an act that waits in the outbox lies on top, whatever older state is pushed meanwhile', () => {
  const board = aBoard(at('confirmed', 2))
  const act = { kind: 'move', id: 'ACT', orderId: at('pending', 1).id, ticketNumber: 7 } as const
  const moved = { ...act, from: resolveStage({ status: 'confirmed' }), to: resolveStage({ status: 'ready' }) }
  const shown = () =>
    applyBoardActions(
      board.list().filter((entry) => !entry.isBrief),
      [moved],
    ).map(({ status }) => status)
  board.told(at('preparing', 3), 10)
  expect(shown()).toEqual(['ready'])
  board.told(at('ready', 4), 11)
  board.told(at('preparing', 3), 12)
  expect(board.list()).toEqual([at('ready', 4)])
})

/** The same figures for the same seed. */
function chance(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const steps = ['confirmed', 'preparing', 'cooking', 'ready', 'pending', 'completed', 'cancelled'] as const

/** What a server went through: every version of every ticket, and the list after each. */
function aService(below: (most: number) => number) {
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
  'pushes in any order, late and twice, between readings: the list ends as the server has it (%i)',
  (seed) => {
    const below = chance(seed)
    const { versions, lists } = aService(below)
    const board = aBoard()
    const twice = [...versions, ...versions.filter(() => below(3) === 0)]
    const arriving = twice
      .map((ticket) => ({ ticket, order: below(2) === 0 ? versions.indexOf(ticket) : below(twice.length) }))
      .sort((one, other) => one.order - other.order)
    let read = 0
    for (const [now, { ticket }] of arriving.entries()) {
      board.told(ticket, now, ticket.version === 1)
      if (below(8) > 0) continue
      // A reading that began a while ago, and is never older than the one before.
      read = Math.min(lists.length - 1, read + below(6))
      board.reads(lists[read] ?? [], 0)
    }
    expect(board.list()).toEqual(lists.at(-1))
  },
)
