import { resolveStage } from '#shared/orders/status'
import type { BoardAction } from '#shared/kitchen/board-actions'
import { Outbox, noStoredActions } from './outbox'
import type { ActionStorage, DeliveryResult, QueuedAction, StoredActions } from './outbox'

const move = (id: string, orderId = 'A'): BoardAction => ({
  kind: 'move',
  id,
  orderId,
  ticketNumber: 1,
  from: resolveStage({ status: 'pending' }),
  to: { status: 'confirmed' },
})

const aShelf = (): ActionStorage => {
  let kept: StoredActions = noStoredActions
  return { read: () => kept, write: (acts) => (kept = acts) }
}

function givenABoard(shelf = aShelf()) {
  const world = { isConnected: true, answer: (): DeliveryResult => ({ kind: 'done' }) }
  const sent: QueuedAction[] = []
  const ended: string[] = []
  const outbox = new Outbox({
    shelf,
    deliver: (queued) => {
      sent.push(queued)
      return Promise.resolve(world.answer())
    },
    isConnected: () => world.isConnected,
    alone: (work) => work(),
    onEnd: (act, delivery) => ended.push(`${act.id} ${delivery}`),
  })
  return { world, sent, ended, outbox, shelf }
}

const unplugged = (board: ReturnType<typeof givenABoard>) => {
  board.world.isConnected = false
  board.world.answer = () => ({ kind: 'unreachable' })
}
const pluggedIn = (board: ReturnType<typeof givenABoard>) => {
  board.world.isConnected = true
  board.world.answer = () => ({ kind: 'done' })
  board.outbox.wake()
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('what is done on a board', () => {
  it('is sent at once, one after the other', async () => {
    const board = givenABoard()
    board.outbox.add(move('1'))
    board.outbox.add(move('2'))
    await after(0)
    expect(board.ended).toEqual(['1 done', '2 done'])
    expect(board.outbox.current()).toEqual(noStoredActions)
  })

  it('waits without a connection however long, and is then sent in its order, once each', async () => {
    const board = givenABoard()
    unplugged(board)
    board.outbox.add(move('1'), move('2', 'B'))
    await after(3_600_000)
    board.outbox.add(move('3'))
    expect(board.ended).toEqual([])
    expect(board.outbox.current().queued.map(({ act }) => act.id)).toEqual(['1', '2', '3'])

    board.sent.splice(0)
    pluggedIn(board)
    await after(0)
    expect(board.sent.map(({ act, waited }) => [act.id, waited])).toEqual([
      ['1', true],
      ['2', true],
      ['3', false],
    ])
    expect(board.ended).toEqual(['1 done', '2 done', '3 done'])
  })

  it('survives a reload', async () => {
    const before = givenABoard()
    unplugged(before)
    before.outbox.add(move('1'))
    await after(0)
    before.outbox.close()
    const reloaded = givenABoard(before.shelf)
    expect(reloaded.outbox.current().queued).toHaveLength(1)
    reloaded.outbox.open()
    await after(0)
    expect(reloaded.ended).toEqual(['1 done'])
    await after(60_000)
    expect(before.sent).toHaveLength(1)
  })

  it('is told as refused with its reason, and the rest goes on', async () => {
    const board = givenABoard()
    board.world.answer = () =>
      board.sent.length === 1 ? { kind: 'refused', reason: 'It is ready.' } : { kind: 'done' }
    board.outbox.add(move('1'), move('2', 'B'))
    await after(0)
    expect(board.ended).toEqual(['1 refused', '2 done'])
    expect(board.outbox.current().refused).toMatchObject([{ act: { id: '1' }, reason: 'It is ready.' }])
    board.outbox.forget('1')
    expect(board.outbox.current()).toEqual(noStoredActions)
  })

  it('is told as failed where the connection stands but two attempts in a row fail', async () => {
    const board = givenABoard()
    board.world.answer = () => ({ kind: 'unreachable' })
    board.outbox.add(move('1'))
    await after(0)
    expect(board.ended).toEqual([])
    await after(1_000)
    expect(board.ended).toEqual(['1 refused'])
    board.outbox.add(move('2'))
    expect(board.outbox.current().refused).toEqual([])
  })
})
