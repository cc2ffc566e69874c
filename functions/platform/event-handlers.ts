import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda'
import { getConflictFields, getConsumedUnits, log, withLoggedUsage } from './log'
import type { Item } from './table/table'
import type * as z from 'zod/mini'

/** One change in the table, as a reaction sees it. */
export type TableChange = {
  readonly id: string
  readonly before: Item | undefined
  readonly after: Item | undefined
}

// The event's types say the same as the client's, in other words.
const plain = (image: object | undefined): Item | undefined =>
  image && unmarshall({ ...image } satisfies Record<string, AttributeValue>)

/** The request that a record was changed by, where it says so. */
const requestOf = (record: DynamoDBRecord): string | undefined => record.dynamodb?.NewImage?.['requestId']?.S

const changeOf = ({ eventID, dynamodb }: DynamoDBRecord): TableChange => ({
  id: eventID ?? '',
  before: plain(dynamodb?.OldImage),
  after: plain(dynamodb?.NewImage),
})

const errors = new WeakMap<object, unknown>()

/**
 * The error behind a reaction's failures: Lambda's answer has no place for it, so it goes with the
 * object itself.
 */
export const getBatchError = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null ? errors.get(answer) : undefined

function logTaken(name: string, { Records: records }: DynamoDBStreamEvent): void {
  const requestIds = [...new Set(records.flatMap((record) => requestOf(record) ?? []))]
  log.info('reaction', {
    reaction: name,
    records: records.length,
    requestIds,
    units: getConsumedUnits(),
    ...getConflictFields(),
  })
}

/**
 * The stream handler of one reaction. Records are taken in order; the first that fails is reported
 * together with all after it, so that they come again and nothing overtakes it.
 */
export const handleEachChange =
  (name: string, reaction: (change: TableChange) => Promise<void>) =>
  (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
    withLoggedUsage(async () => {
      for (const [index, record] of event.Records.entries()) {
        try {
          await reaction(changeOf(record))
        } catch (error) {
          log.error('reaction', error, { reaction: name, eventId: record.eventID, requestId: requestOf(record) })
          const rest = event.Records.slice(index)
          const batchItemFailures = rest.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' }))
          const answer = { batchItemFailures }
          errors.set(answer, error)
          return answer
        }
      }
      logTaken(name, event)
      return { batchItemFailures: [] }
    })

/**
 * The stream handler of a reaction that takes the changes of a batch together, in order: what
 * several of them need is read and written once (decision 0061). Where that fails, each is taken by
 * itself, so that the one at fault is found.
 */
export function handleChangeBatch(name: string, reaction: (changes: readonly TableChange[]) => Promise<void>) {
  const oneByOne = handleEachChange(name, (change) => reaction([change]))
  return (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> =>
    withLoggedUsage(async () => {
      if (event.Records.length === 1) return oneByOne(event)
      try {
        await reaction(event.Records.map(changeOf))
      } catch (error) {
        const answer = await oneByOne(event)
        // Nobody would learn otherwise what each of them bears, and all together do not.
        if (answer.batchItemFailures.length === 0)
          log.warning('reaction', { reaction: name, records: event.Records.length, reason: String(error) })
        return answer
      }
      logTaken(name, event)
      return { batchItemFailures: [] }
    })
}

/**
 * The handler of a worker: parses the payload and calls `work` with it. It throws what `work`
 * throws, so that Lambda retries.
 */
export const handleInvocation =
  <S extends z.ZodMiniType>(name: string, payload: S, work: (parsed: z.output<S>) => Promise<void>) =>
  (event: unknown): Promise<void> =>
    withLoggedUsage(async () => {
      try {
        await work(payload.parse(event))
        log.info('worker', { worker: name, units: getConsumedUnits() })
      } catch (error) {
        log.error('worker', error, { worker: name })
        throw error
      }
    })

/**
 * The handler of a schedule: `work` gets the moment that it was due; called again for it, it must
 * change nothing.
 */
export const handleSchedule =
  (name: string, work: (dueAt: Date) => Promise<void>) =>
  (event: Pick<ScheduledEvent, 'time'>): Promise<void> =>
    withLoggedUsage(async () => {
      try {
        await work(new Date(event.time))
        log.info('schedule', { schedule: name, dueAt: event.time, units: getConsumedUnits() })
      } catch (error) {
        log.error('schedule', error, { schedule: name, dueAt: event.time })
        throw error
      }
    })
