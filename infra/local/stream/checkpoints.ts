import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { writeFileAtomically } from '../write-file'

const Stored = z.object({
  streamArn: z.string(),
  /** By lane of a reader, then by shard: the sequence number of the last processed record. */
  done: z.record(z.string(), z.record(z.string(), z.string())),
})

export type Checkpoints = ReturnType<typeof loadCheckpoints>

const fileIn = (dataDir: string) => join(dataDir, 'checkpoints.json')

/**
 * Loads the position of each lane from the data folder. Ignores positions in another stream, as
 * after the table was recreated.
 */
export function loadCheckpoints(dataDir: string, streamArn: string) {
  const file = fileIn(dataDir)
  const read = existsSync(file) ? Stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const done = new Map(
    Object.entries(read?.streamArn === streamArn ? read.done : {}).map(([name, shards]) => [
      name,
      new Map(Object.entries(shards)),
    ]),
  )

  const of = (lane: string, shard: string) => done.get(lane)?.get(shard)

  return {
    of,
    isDone: (lane: string, shard: string, sequence: string): boolean => {
      const last = of(lane, shard)
      return last !== undefined && BigInt(sequence) <= BigInt(last)
    },
    /**
     * Returns the earliest position of these lanes; undefined if one starts at the beginning.
     */
    earliest: (lanes: readonly string[], shard: string): string | undefined => {
      const all = lanes.map((lane) => of(lane, shard))
      return all.reduce((least, last) =>
        least === undefined || last === undefined ? undefined : BigInt(last) < BigInt(least) ? last : least,
      )
    },
    advance: (lane: string, shard: string, sequence: string): void => {
      done.set(lane, (done.get(lane) ?? new Map<string, string>()).set(shard, sequence))
    },
    save: (): void => {
      const shards = [...done].map(([name, byShard]) => [name, Object.fromEntries(byShard)] as const)
      writeFileAtomically(file, JSON.stringify({ streamArn, done: Object.fromEntries(shards) }))
    },
  }
}

/** After a kill, the records of this period are delivered again. */
const SAVE_MS = 200

/** Saves positions with a delay, many at once. A full disk stops no reaction. */
export function createDebouncedSave({ save }: Pick<Checkpoints, 'save'>) {
  let saving: NodeJS.Timeout | undefined
  const now = (): void => {
    clearTimeout(saving)
    saving = undefined
    try {
      save()
    } catch (error) {
      console.error('How far the reactions have come could not be written down.', error)
    }
  }
  return {
    now,
    soon: (): void => {
      saving ??= setTimeout(now, SAVE_MS)
    },
  }
}
