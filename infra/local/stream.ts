import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams'
import type { _Record } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { Reaction } from '#shared/contract/reactions'
import { openCheckpoints } from './checkpoints'
import { deadLettersIn } from './dead-letters'
import { deliveryQueue } from './delivery'
import type { Functions } from './lambda'
import { startPutBacks } from './put-back'
import { isWanted, toEventRecord } from './stream-records'

const POLL_MS = 100
/** The engine shows a change some milliseconds after its write was answered: who was woken looks again so soon, so often. */
const LOOK_AGAIN_MS = 5
const LOOKS = 4
/** Shards come and go over hours. */
const LIST_SHARDS_MS = 60_000
const MAX_WAITING = 10_000
/** A kill in between only means that a few records come twice. */
const SAVE_MS = 50

type Options = {
  readonly streamArn: string
  readonly dataDir: string
  readonly reactions: readonly Reaction[]
  readonly functions: Functions
}

type Shard = {
  readonly id: string
  readonly parent: string | undefined
  iterator: string | undefined
  lastRead: string | undefined
  ended: boolean
}

/** Delivers the table's change stream to the reactions. One reader; each reaction has its own queue and position. */
export function startStream({ streamArn, dataDir, reactions, functions }: Options) {
  const client = new DynamoDBStreamsClient({ endpoint: process.env['AWS_ENDPOINT_URL_DYNAMODB'] })
  const checkpoints = openCheckpoints(join(dataDir, 'checkpoints.json'), streamArn)
  const names = reactions.map((reaction) => reaction.name)
  const shards = new Map<string, Shard>()
  let shardsListedAt = -LIST_SHARDS_MS
  let stopped = false
  let wakeUp: (() => void) | undefined
  let woken = false
  let looks = 0
  let saving: NodeJS.Timeout | undefined
  const askers: ((count: number) => void)[] = []

  const saveNow = () => {
    clearTimeout(saving)
    saving = undefined
    try {
      checkpoints.save()
    } catch (error) {
      console.error('How far the reactions have come could not be written down.', error)
    }
  }

  const letters = deadLettersIn(dataDir)
  const call = (reaction: string, event: DynamoDBStreamEvent) => functions.call(`events/${reaction}.ts`, event)
  const putBacks = startPutBacks(letters, functions, call)

  const queues = reactions.map((reaction) => ({
    reaction,
    queue: deliveryQueue({
      call: (event) => call(reaction.name, event),
      done: ({ shard, sequence }) => {
        checkpoints.advance(reaction.name, shard, sequence)
        saving ??= setTimeout(saveNow, SAVE_MS)
        wake()
      },
      giveUp: async (record, reason) => {
        console.error(`The reaction ${reaction.name} gave up on a record (${reason}): npm run dead-letters -- list`)
        letters.keep({ reaction: reaction.name, reason, at: new Date().toISOString(), record })
      },
      wait: (ms) => sleep(ms),
    }),
  }))

  async function listShards(): Promise<void> {
    if (performance.now() - shardsListedAt < LIST_SHARDS_MS) return
    const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn }))
    for (const { ShardId: id, ParentShardId: parent } of StreamDescription?.Shards ?? []) {
      if (id && !shards.has(id)) shards.set(id, { id, parent, iterator: undefined, lastRead: undefined, ended: false })
    }
    shardsListedAt = performance.now()
  }

  async function iteratorOf(shard: Shard): Promise<string | undefined> {
    const after = shard.lastRead ?? checkpoints.earliest(names, shard.id)
    const from = (position: object) =>
      client.send(
        new GetShardIteratorCommand({
          StreamArn: streamArn,
          ShardId: shard.id,
          ShardIteratorType: 'TRIM_HORIZON',
          ...position,
        }),
      )
    const { ShardIterator } = await from(
      after === undefined ? {} : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after },
    ).catch((error: unknown) => {
      if (error instanceof TrimmedDataAccessException) return from({})
      throw error
    })
    return ShardIterator
  }

  function hand(shard: Shard, records: readonly _Record[]): void {
    const read = records.map((record) => toEventRecord(record, streamArn))
    for (const { reaction, queue } of queues) {
      const queued = read.flatMap((record) => {
        const sequence = record.dynamodb?.SequenceNumber ?? '0'
        if (checkpoints.isDone(reaction.name, shard.id, sequence)) return []
        return [{ shard: shard.id, sequence, record, wanted: isWanted(reaction, record) }]
      })
      queue.add(queued)
    }
  }

  async function readShard(shard: Shard): Promise<number> {
    shard.iterator ??= await iteratorOf(shard)
    try {
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: shard.iterator }),
      )
      hand(shard, Records)
      shard.lastRead = Records.at(-1)?.dynamodb?.SequenceNumber ?? shard.lastRead
      shard.iterator = NextShardIterator
      shard.ended = NextShardIterator === undefined
      if (shard.ended) shardsListedAt = -LIST_SHARDS_MS
      return Records.length
    } catch (error) {
      if (!(error instanceof ExpiredIteratorException)) throw error
      shard.iterator = undefined
      return 1
    }
  }

  const isReadable = ({ ended, parent }: Shard) =>
    !ended && (parent === undefined || (shards.get(parent)?.ended ?? true))

  /** Reads what is there, once; gives how much it was. */
  async function readOnce(): Promise<number> {
    if (queues.some(({ queue }) => queue.waiting() > MAX_WAITING)) return 0
    await listShards()
    let count = 0
    for (const shard of [...shards.values()].filter(isReadable)) count += await readShard(shard)
    return count
  }

  function wake(): void {
    woken = true
    looks = LOOKS
    wakeUp?.()
  }

  async function pause(ms: number): Promise<void> {
    if (!woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        wakeUp = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    wakeUp = undefined
    woken = false
  }

  async function follow(): Promise<void> {
    while (!stopped) {
      try {
        const answered = askers.splice(0)
        const count = await readOnce()
        for (const tell of answered) tell(count)
        if (count > 0) continue
        await pause(looks > 0 ? LOOK_AGAIN_MS : POLL_MS)
        looks -= 1
      } catch (error) {
        if (!stopped) await onFault(error)
      }
    }
  }

  async function onFault(error: unknown): Promise<void> {
    console.error('The change stream could not be read; trying again.', error)
    await pause(1000)
  }

  const following = queues.length > 0 ? follow() : Promise.resolve()

  return {
    /** Called when something may have been written: reads at once instead of at the next turn. */
    wake,
    stop: async (): Promise<void> => {
      stopped = true
      wake()
      await following
      await Promise.all([putBacks.stop(), ...queues.map(({ queue }) => queue.stop())])
      saveNow()
      client.destroy()
    },
    /** Until everything written so far, and what the reactions wrote in turn, has been delivered. */
    settled: async (): Promise<void> => {
      for (;;) {
        await putBacks.idle()
        await Promise.all(queues.map(({ queue }) => queue.idle()))
        const reading = new Promise<number>((resolve) => askers.push(resolve))
        wake()
        if ((await reading) === 0 && queues.every(({ queue }) => queue.waiting() === 0)) return
      }
    },
  }
}
