import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import type { RandomSource } from '#infra/operate/sample-history/random'

let offsetMs = 0
const real = Date

/**
 * Changes this process's clock, as an administrator or a virtual machine's host does. `Date` jumps,
 * while timers and `performance.now()` continue as on a real machine.
 */
export function shiftClock(byMs: number): void {
  offsetMs += byMs
  globalThis.Date = new Proxy(real, {
    construct: (target, given: unknown[], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [target.now() + offsetMs] : given, newTarget),
    get: (target, name, receiver) =>
      name === 'now' ? () => target.now() + offsetMs : Reflect.get(target, name, receiver),
  })
}

type Handler = (event: DynamoDBStreamEvent, context: unknown) => unknown

const BatchAnswer = z.nullish(z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) }))
const sequenceOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.SequenceNumber ?? ''
// Reads both attributes, because engines return them in any order.
const keyOf = ({ dynamodb }: DynamoDBRecord) => `${dynamodb?.Keys?.['pk']?.S} ${dynamodb?.Keys?.['sk']?.S}`

/** Reorders a batch as shards may do: changes of one item stay in order. */
export function shuffleAcrossItems(
  [first, ...records]: readonly DynamoDBRecord[],
  random: RandomSource,
): DynamoDBRecord[] {
  // The first record stays first, because tries of a delivery are counted by it.
  if (!first) return []
  const byItem = new Map<string, DynamoDBRecord[]>()
  for (const record of records) byItem.set(keyOf(record), [...(byItem.get(keyOf(record)) ?? []), record])
  return [first, ...random.shuffled(records.map(keyOf)).flatMap((key) => byItem.get(key)?.shift() ?? [])]
}

/** Maximum number of faults per record, so that none is given up by bad luck. */
const MAX_STRIKES = 2
const REMEMBERED = 200

/**
 * Calls a reaction as an unreliable stream does. It reorders records of different items, repeats
 * old ones, and aborts the function within a batch or before its answer.
 */
export function withStreamFaults(handler: Handler, random: RandomSource): Handler {
  const past: DynamoDBRecord[] = []
  const strikes = new Map<string, number>()

  function isStruck(records: readonly DynamoDBRecord[], share: number): boolean {
    const first = records[0] ? sequenceOf(records[0]) : ''
    const soFar = strikes.get(first) ?? 0
    if (soFar >= MAX_STRIKES || !random.chance(share)) return false
    strikes.set(first, soFar + 1)
    return true
  }

  return async (event, context) => {
    const records = shuffleAcrossItems(event.Records, random)
    if (isStruck(event.Records, 0.2)) {
      await handler({ Records: records.slice(0, Math.ceil(records.length / 2)) }, context)
      throw new Error('The function was lost halfway through a batch.')
    }
    const again = random.shuffled(past).slice(0, 3)
    if (again.length > 0 && random.chance(0.3)) await handler({ Records: again }, context)
    const answer = await handler({ Records: records }, context)
    // A failed record is delivered again before later records of the same item.
    const failed = new Set(BatchAnswer.parse(answer)?.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    past.push(...records.filter((record) => !failed.has(sequenceOf(record))))
    past.splice(0, Math.max(0, past.length - REMEMBERED))
    if (isStruck(event.Records, 0.1)) throw new Error('The function was lost after its work.')
    return answer
  }
}
