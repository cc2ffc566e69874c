import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { writeFileAtomically } from './replace-file'

const Stored = z.object({
  streamArn: z.string(),
  /** By reaction, then by shard: the sequence number of the last record that is done with. */
  done: z.record(z.string(), z.record(z.string(), z.string())),
})

export type Checkpoints = ReturnType<typeof loadCheckpoints>

/**
 * How far each reaction has come, kept in a file; that of another stream (a table made anew) counts
 * for nothing.
 */
export function loadCheckpoints(file: string, streamArn: string) {
  const read = existsSync(file) ? Stored.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  const done = new Map(
    Object.entries(read?.streamArn === streamArn ? read.done : {}).map(([name, shards]) => [
      name,
      new Map(Object.entries(shards)),
    ]),
  )

  const of = (reaction: string, shard: string) => done.get(reaction)?.get(shard)

  return {
    of,
    isDone: (reaction: string, shard: string, sequence: string): boolean => {
      const last = of(reaction, shard)
      return last !== undefined && BigInt(sequence) <= BigInt(last)
    },
    /**
     * The record after which all of these reactions have something to read; undefined when one has
     * to begin at the start.
     */
    earliest: (reactions: readonly string[], shard: string): string | undefined => {
      const all = reactions.map((reaction) => of(reaction, shard))
      return all.reduce((least, last) =>
        least === undefined || last === undefined ? undefined : BigInt(last) < BigInt(least) ? last : least,
      )
    },
    advance: (reaction: string, shard: string, sequence: string): void => {
      done.set(reaction, (done.get(reaction) ?? new Map<string, string>()).set(shard, sequence))
    },
    save: (): void => {
      const shards = [...done].map(([name, byShard]) => [name, Object.fromEntries(byShard)] as const)
      writeFileAtomically(file, JSON.stringify({ streamArn, done: Object.fromEntries(shards) }))
    },
  }
}

/** A kill in between only means that a few records come twice. */
const SAVE_MS = 200

/**
 * Writes down how far the reactions have come: many steps at once, or all there are. A full disk
 * stops nobody.
 */
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
