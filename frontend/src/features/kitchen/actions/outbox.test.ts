import { resolveStage } from '#shared/orders/status'
import type { BoardAction } from '#shared/kitchen/board-actions'
import {
  Outbox,
  createActionStorage,
  listConflicts,
  noStoredActions,
  type ActionStorage,
  type DeliveryResult,
  type QueuedAction,
  type StoredActions,
} from './outbox'

const move = (id: string, orderId = 'A'): BoardAction => ({
  kind: 'move',
  id,
  orderId,
  ticketNumber: 1,
  from: resolveStage({ status: 'pending' }),
  to: { status: 'confirmed' },
})

const createMemoryStorage = (): ActionStorage => {
  let stored: StoredActions = noStoredActions
  return { read: () => stored, write: (actions) => (stored = actions) }
}

function createBoard(storage = createMemoryStorage()) {
  const server = { isConnected: true, respond: (): DeliveryResult => ({ kind: 'done' }) }
  const sent: QueuedAction[] = []
  const ended: string[] = []
  const outbox = new Outbox({
    storage,
    deliver: (queued) => {
      sent.push(queued)
      return Promise.resolve(server.respond())
    },
    isConnected: () => server.isConnected,
    withLock: (work) => work(),
    onEnd: (act, delivery) => ended.push(`${act.id} ${delivery}`),
  })
  return { server, sent, ended, outbox, storage }
}

const goOffline = (board: ReturnType<typeof createBoard>) => {
  board.server.isConnected = false
  board.server.respond = () => ({ kind: 'unreachable' })
}
const goOnline = (board: ReturnType<typeof createBoard>) => {
  board.server.isConnected = true
  board.server.respond = () => ({ kind: 'done' })
  board.outbox.wake()
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('an action on a board', () => {
  it('is sent at once, in order', async () => {
    const board = createBoard()
    board.outbox.add(move('1'))
    board.outbox.add(move('2'))
    await after(0)
    expect(board.ended).toEqual(['1 done', '2 done'])
    expect(board.outbox.actions.getState()).toEqual(noStoredActions)
  })

  it('waits while offline, however long, and is then sent once and in order', async () => {
    const board = createBoard()
    goOffline(board)
    board.outbox.add(move('1'), move('2', 'B'))
    await after(3_600_000)
    expect(board.sent.map(({ act }) => act.id)).toEqual(['1', '1'])
    board.outbox.add(move('3'))
    await after(3_600_000)
    expect(board.ended).toEqual([])
    expect(board.outbox.actions.getState().queued.map(({ act }) => act.id)).toEqual(['1', '2', '3'])

    board.sent.splice(0)
    goOnline(board)
    await after(0)
    expect(board.sent.map(({ act, waited }) => [act.id, waited])).toEqual([
      ['1', true],
      ['2', true],
      ['3', true],
    ])
    expect(board.ended).toEqual(['1 done', '2 done', '3 done'])
  })

  it('is reported as failed if it fails twice once the connection is back', async () => {
    const board = createBoard()
    goOffline(board)
    board.outbox.add(move('1'))
    await after(3_600_000)
    board.server.isConnected = true
    board.outbox.wake()
    await after(3_600_000)
    expect(board.ended).toEqual(['1 refused'])
    expect(board.sent).toHaveLength(4)
  })

  it('survives a reload', async () => {
    const before = createBoard()
    goOffline(before)
    before.outbox.add(move('1'))
    await after(0)
    before.outbox.close()
    const reloaded = createBoard(before.storage)
    expect(reloaded.outbox.actions.getState().queued).toHaveLength(1)
    reloaded.outbox.open()
    await after(0)
    expect(reloaded.ended).toEqual(['1 done'])
    await after(60_000)
    expect(before.sent).toHaveLength(1)
  })

  it('is reported as rejected with the reason, and later actions are still sent', async () => {
    const board = createBoard()
    board.server.respond = () =>
      board.sent.length === 1 ? { kind: 'refused', reason: 'It is ready.' } : { kind: 'done' }
    board.outbox.add(move('1'), move('2', 'B'))
    await after(0)
    expect(board.ended).toEqual(['1 refused', '2 done'])
    expect(board.outbox.actions.getState().rejected).toMatchObject([{ act: { id: '1' }, reason: 'It is ready.' }])
    board.outbox.forget('1')
    expect(board.outbox.actions.getState()).toEqual(noStoredActions)
  })

  it('is reported as failed after two failures in a row while online', async () => {
    const board = createBoard()
    board.server.respond = () => ({ kind: 'unreachable' })
    board.outbox.add(move('1'))
    await after(0)
    expect(board.ended).toEqual([])
    await after(3_600_000)
    expect(board.ended).toEqual(['1 refused'])
    expect(board.sent.map(({ act }) => act.id)).toEqual(['1', '1'])
    board.outbox.add(move('2'))
    expect(board.outbox.actions.getState().rejected).toEqual([])
  })
})

it('an action on a cancelled order, or on a dish that is gone or handed over, can not be repeated', () => {
  const strike = (id: string, orderId: string, lineId: string): BoardAction => ({
    kind: 'strike',
    id,
    orderId,
    ticketNumber: 1,
    lineId,
    isStruck: true,
  })
  const rejected = [
    { act: move('1', 'A'), waited: true, reason: 'Ticket 1 is cancelled.' },
    { act: move('2', 'B'), waited: true, reason: 'The order has moved on.' },
    { act: move('3', 'C'), waited: true, reason: '' },
    // A board that was offline reads no cancelled orders.
    { act: move('4', 'D'), waited: true, reason: 'Ticket 4 is cancelled.' },
    { act: strike('5', 'B', 'B-1'), waited: true, reason: 'The order has changed.' },
    { act: strike('6', 'B', 'B-2'), waited: true, reason: 'Ticket 2 has no such line.' },
    { act: strike('7', 'E', 'E-1'), waited: true, reason: 'Ticket 5 is completed.' },
  ]
  const conflicts = listConflicts({ rejected }, [
    { id: 'A', status: 'cancelled', orderItems: [] },
    { id: 'B', status: 'cooking', orderItems: [{ id: 'B-1' }] },
    { id: 'E', status: 'completed', orderItems: [{ id: 'E-1' }] },
  ])
  expect(conflicts.map(({ act, mayRepeat }) => [act.orderId, mayRepeat])).toEqual([
    ['A', false],
    ['B', true],
    ['D', false],
    ['B', true],
    ['B', false],
    ['E', false],
  ])
})

it('what is stored on the device is read again, also what the server rejected', () => {
  const stored: StoredActions = {
    queued: [{ act: move('1'), waited: true }],
    rejected: [{ act: move('2'), waited: false, reason: 'The order has changed.' }],
  }
  createActionStorage('HENPR').write(stored)
  expect(createActionStorage('HENPR').read()).toEqual(stored)
})
