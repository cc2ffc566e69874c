import type { DynamoDBStreamEvent } from 'aws-lambda'
import { createDeliveryQueue, type QueuedRecord } from './delivery-queue'

const record = (sequence: number, wanted = true): QueuedRecord => ({
  shard: 's',
  sequence: String(sequence),
  record: { dynamodb: { SequenceNumber: String(sequence) } },
  wanted,
})

const sequencesOf = ({ Records }: DynamoDBStreamEvent) =>
  Records.map(({ dynamodb }) => Number(dynamodb?.SequenceNumber))

/** A reaction with scripted answers, and a log of the queue's actions. */
function queueWith(answer: (sequences: number[], call: number) => unknown, layAside = () => {}) {
  const calls: number[][] = []
  const done: number[] = []
  const given: string[] = []
  const waits: number[] = []
  const queue = createDeliveryQueue({
    call: async (event) => {
      calls.push(sequencesOf(event))
      return answer(sequencesOf(event), calls.length)
    },
    done: ({ sequence }) => done.push(Number(sequence)),
    giveUp: async ({ dynamodb }, reason) => {
      layAside()
      given.push(`${dynamodb?.SequenceNumber}: ${reason}`)
    },
    wait: async (ms) => waits.push(ms),
  })
  return { queue, calls, done, given, waits }
}

const failing = (...sequences: number[]) => ({
  batchItemFailures: sequences.map((sequence) => ({ itemIdentifier: String(sequence) })),
})

describe('delivering the stream to a lane of a reader', () => {
  it('delivers wanted records in order and skips the others', async () => {
    const { queue, calls, done } = queueWith(() => undefined)
    queue.add([])
    queue.add([record(1, false), record(2), record(3, false), record(4)])
    await queue.idle()
    queue.add([record(5)])
    await queue.idle()
    expect(calls).toEqual([[2, 4], [5]])
    expect(done).toEqual([1, 4, 5])
  })

  it('continues at the first record that failed', async () => {
    const { queue, calls, done, waits } = queueWith((_, call) => (call === 1 ? failing(3, 2) : failing()))
    queue.add([record(1), record(2), record(3)])
    await queue.idle()
    expect(calls).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
    expect(done).toEqual([1, 3])
    expect(waits).toEqual([100])
  })

  it('gives up a record after ten retries with growing pauses, and goes on', async () => {
    const { queue, calls, done, given, waits } = queueWith((sequences) =>
      sequences.includes(2) ? failing(2) : undefined,
    )
    queue.add([record(1), record(2), record(3)])
    await queue.idle()
    expect(calls).toEqual([[1, 2, 3], ...Array<number[]>(10).fill([2, 3]), [3]])
    expect(given).toEqual(['2: reported in batchItemFailures'])
    expect(waits).toEqual([100, 200, 400, 800, ...Array<number>(6).fill(1000)])
    expect(done).toEqual([1, 2, 3])
  })

  it('finds the one record that makes the whole batch throw', async () => {
    const { queue, given, done } = queueWith((sequences) => {
      if (sequences.includes(6)) throw new Error('poison')
    })
    queue.add(Array.from({ length: 10 }, (_, index) => record(index + 1)))
    await queue.idle()
    expect(given).toEqual(['6: Error: poison'])
    expect(done.at(-1)).toBe(10)
  })

  it('waits for an unavailable table, however long, without giving up a record', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { $metadata: { attempts: 5 } })
    const { queue, done, given, calls } = queueWith((_, call) => {
      if (call < 20) throw away
    })
    queue.add([record(1), record(2)])
    await queue.idle()
    expect([given, done, calls.length]).toEqual([[], [2], 20])
  })

  it('retries while a record can be neither delivered nor stored, and loses none', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    let room = 0
    const { queue, done, given } = queueWith(
      (sequences) => (sequences.includes(1) ? failing(1) : undefined),
      () => {
        room += 1
        if (room < 3) throw new Error('ENOSPC')
      },
    )
    queue.add([record(1), record(2)])
    await queue.idle()
    expect(given).toEqual(['1: reported in batchItemFailures'])
    expect(done).toEqual([1, 2])
  })

  it('loses nothing when it is stopped in the middle', async () => {
    let finish = () => {}
    const { queue, done } = queueWith(() => new Promise<void>((resolve) => (finish = resolve)))
    queue.add([record(1)])
    queue.add([record(2)])
    const stopped = queue.stop()
    finish()
    await stopped
    expect(done).toEqual([1])
    expect(queue.waiting()).toBe(1)
  })
})
