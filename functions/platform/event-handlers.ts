import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, ScheduledEvent } from 'aws-lambda'
import {
  getConflictFields,
  getConsumedUnits,
  getInvocationFields,
  log,
  withUsageMeter,
  type InvocationContext,
  type LogFields,
} from './log'
import type { Item } from './table/table'
import * as z from 'zod/mini'

/** A change of one table record. */
export type TableChange = {
  readonly id: string
  readonly before: Item | undefined
  readonly after: Item | undefined
}

// The event's attribute type is structurally the same as the SDK's, but declared separately.
const parseImage = (image: object | undefined): Item | undefined =>
  image && unmarshall({ ...image } satisfies Record<string, AttributeValue>)

/** Returns the id of the request that changed a record, if the record has one. */
const findRequestId = (record: DynamoDBRecord): string | undefined => record.dynamodb?.NewImage?.['requestId']?.S

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage']

const findText = (image: Image, name: string): string | undefined => image?.[name]?.S

/** Returns the order that a record is or belongs to, as log fields. */
function getSubjectFields({ dynamodb }: DynamoDBRecord): LogFields {
  const image = dynamodb?.NewImage ?? dynamodb?.OldImage
  const isOrder = findText(image, 'type') === 'Order'
  const orderId = findText(image, isOrder ? 'id' : 'orderId')
  const ticket = isOrder ? image?.['ticketNumber']?.N : undefined
  const location = findText(image, 'location')
  return {
    ...(orderId !== undefined && { orderId }),
    ...(ticket !== undefined && { ticket: Number(ticket) }),
    ...(location !== undefined && { location }),
  }
}

/**
 * Returns what a record is about, for a person: its location and ticket if it has them, else its
 * key.
 */
export function describeSubject(record: DynamoDBRecord): string {
  const image = record.dynamodb?.NewImage
  const [location, ticket] = [findText(image, 'location'), image?.['ticketNumber']?.N]
  if (location !== undefined && ticket !== undefined) return `${location} ${ticket}`
  const { pk, sk } = record.dynamodb?.Keys ?? {}
  return `${pk?.S ?? ''} / ${sk?.S ?? ''}`
}

const listDistinct = (records: readonly DynamoDBRecord[], field: string): readonly unknown[] => [
  ...new Set(records.flatMap((record) => getSubjectFields(record)[field] ?? [])),
]

const readChange = ({ eventID, dynamodb }: DynamoDBRecord): TableChange => ({
  id: eventID ?? '',
  before: parseImage(dynamodb?.OldImage),
  after: parseImage(dynamodb?.NewImage),
})

/**
 * Returns a function that computes a result once for each source and shares it, because all
 * reactions of a reader get the same record. Nothing is cached if `compute` throws.
 */
export function computeOnce<Source extends object, Result>(
  compute: (source: Source) => Result,
): (source: Source) => Result {
  const results = new WeakMap<Source, { readonly result: Result }>()
  return (source) => {
    const known = results.get(source)
    if (known) return known.result
    const result = compute(source)
    results.set(source, { result })
    return result
  }
}

const toTableChange = computeOnce(readChange)

const errors = new WeakMap<object, unknown>()

/**
 * Returns the error behind the failures in a batch response. The response that Lambda expects has
 * no field for it, so it is stored separately.
 */
export const getBatchError = (response: unknown): unknown =>
  typeof response === 'object' && response !== null ? errors.get(response) : undefined

/** Returns the response that reports records as failed, with the error behind it. */
export function reportFailures(records: readonly DynamoDBRecord[], error: unknown): DynamoDBBatchResponse {
  const response = {
    batchItemFailures: records.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })),
  }
  errors.set(response, error)
  return response
}

function logSuccess({ Records: records }: DynamoDBStreamEvent): void {
  const requestIds = [...new Set(records.flatMap((record) => findRequestId(record) ?? []))]
  log.info('reaction', {
    records: records.length,
    requestIds,
    eventIds: records.flatMap(({ eventID }) => eventID ?? []),
    orderIds: listDistinct(records, 'orderId'),
    tickets: listDistinct(records, 'ticket'),
    locations: listDistinct(records, 'location'),
    units: getConsumedUnits(),
    ...getConflictFields(),
  })
}

/**
 * Returns a stream handler that processes changes in order. It reports the first change that fails
 * and all after it as failed, so that Lambda delivers them again in order.
 */
export const handleEachChange =
  (name: string, reaction: (change: TableChange) => Promise<void>) =>
  (event: DynamoDBStreamEvent, context?: InvocationContext): Promise<DynamoDBBatchResponse> =>
    withUsageMeter(
      async () => {
        for (const [index, record] of event.Records.entries()) {
          const subject = { ...getSubjectFields(record), requestId: findRequestId(record) }
          try {
            await withUsageMeter(() => reaction(toTableChange(record)), subject)
          } catch (error) {
            log.error('reaction', error, { reaction: name, ...subject, eventId: record.eventID })
            return reportFailures(event.Records.slice(index), error)
          }
        }
        logSuccess(event)
        return { batchItemFailures: [] }
      },
      { reaction: name, ...getInvocationFields(context) },
    )

/**
 * Returns a stream handler that processes the changes of a batch together, so that shared reads and
 * writes happen once (decision 0003). If a batch fails, the handler repeats it change by change to
 * find the one that fails.
 */
export function handleChangeBatch(name: string, reaction: (changes: readonly TableChange[]) => Promise<void>) {
  const oneByOne = handleEachChange(name, (change) => reaction([change]))
  return (event: DynamoDBStreamEvent, context?: InvocationContext): Promise<DynamoDBBatchResponse> =>
    withUsageMeter(
      async () => {
        if (event.Records.length === 1) return oneByOne(event, context)
        try {
          await reaction(event.Records.map(toTableChange))
        } catch (error) {
          const response = await oneByOne(event, context)
          // Without this line, an error that only the whole batch causes would leave no trace.
          if (response.batchItemFailures.length === 0)
            log.warning('reaction', { reaction: name, records: event.Records.length, reason: String(error) })
          return response
        }
        logSuccess(event)
        return { batchItemFailures: [] }
      },
      { reaction: name, ...getInvocationFields(context) },
    )
}

const Subject = z.object({ orderId: z.optional(z.string()) })

/** Returns the order that a worker's payload is about, as a log field. */
const getPayloadSubject = (payload: unknown): LogFields => Subject.safeParse(payload).data ?? {}

/** Returns the handler of a worker. It rethrows what `work` throws, so that Lambda retries. */
export const handleInvocation =
  <S extends z.ZodMiniType>(name: string, payload: S, work: (parsed: z.output<S>) => Promise<void>) =>
  (event: unknown, context?: InvocationContext): Promise<void> =>
    withUsageMeter(
      async () => {
        try {
          await work(payload.parse(event))
          log.info('worker', { units: getConsumedUnits() })
        } catch (error) {
          log.error('worker', error, { worker: name })
          throw error
        }
      },
      { worker: name, ...getPayloadSubject(event), ...getInvocationFields(context) },
    )

/**
 * Returns the handler of a schedule. `work` gets the time at which the run was due, and must change
 * nothing if it is called again for the same time.
 */
export const handleSchedule =
  (name: string, work: (dueAt: Date) => Promise<void>) =>
  (event: Pick<ScheduledEvent, 'time'>, context?: InvocationContext): Promise<void> =>
    withUsageMeter(
      async () => {
        try {
          await work(new Date(event.time))
          log.info('schedule', { dueAt: event.time, units: getConsumedUnits() })
        } catch (error) {
          log.error('schedule', error, { schedule: name, dueAt: event.time })
          throw error
        }
      },
      { schedule: name, ...getInvocationFields(context) },
    )
