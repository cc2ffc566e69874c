import { setTimeout as sleep } from 'node:timers/promises'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { invokeAsync } from '#functions/platform/aws/lambda'
import { describeSubject, getBatchError, reportFailures } from '#functions/platform/event-handlers'
import { getInvocationFields, log, type InvocationContext } from '#functions/platform/log'
import { isServiceUnavailable } from '#functions/platform/response'
import type { Reaction } from '#shared/registry/reactions'

type Handler = (event: DynamoDBStreamEvent, context?: InvocationContext) => Promise<unknown>

type Subscription = Pick<Reaction, 'name' | 'on' | 'entities'>
type Member = { readonly reaction: Subscription; readonly handler: Handler }

/**
 * A record that a reaction failed at. The reader sends it to itself asynchronously, so that Lambda
 * repeats it apart from the stream.
 */
export type RecordSetAside = {
  readonly reaction: string
  /** What the record is about, for the alarm. */
  readonly subject: string
  readonly record: DynamoDBRecord
}

/** What a reader is called with: a batch of the stream, or one record that was set aside. */
export type StreamEvent = DynamoDBStreamEvent | RecordSetAside

type Invocation = InvocationContext & { readonly invokedFunctionArn?: string }

export type ReaderServices = {
  readonly invoke: (functionArn: string, payload: RecordSetAside) => Promise<void>
  readonly wait: (ms: number) => Promise<unknown>
}

/** Pauses before a failed record is tried again in its place, for failures that end soon. */
const PAUSES_MS = [100, 300]

/** Whether a reaction wants a record, by the event filter of the stack. */
export function isWanted({ on, entities }: Subscription, { eventName, dynamodb }: DynamoDBRecord): boolean {
  const image = eventName === 'REMOVE' ? dynamodb?.OldImage : dynamodb?.NewImage
  return eventName !== undefined && on.includes(eventName) && entities.includes(image?.['type']?.S ?? '')
}

/** The records that a reaction has not processed, the first failed one in front. */
type Outcome = { readonly failed: readonly DynamoDBRecord[]; readonly error?: unknown }

const ALL_DONE: Outcome = { failed: [] }

/** Returns the error behind failures, for the next delivery of the batch. */
const findError = (outcomes: readonly Outcome[]): unknown =>
  outcomes.find(({ error }) => error !== undefined)?.error ?? new Error('Reported in batchItemFailures')

/** As with Lambda, an unknown identifier fails the whole batch. */
function listFailed(records: readonly DynamoDBRecord[], response: unknown): readonly DynamoDBRecord[] {
  if (!isBatchResponse(response) || response.batchItemFailures.length === 0) return []
  const failed = new Set(response.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
  return records.slice(
    Math.max(
      0,
      records.findIndex(({ dynamodb }) => failed.has(dynamodb?.SequenceNumber ?? '')),
    ),
  )
}

const isBatchResponse = (response: unknown): response is DynamoDBBatchResponse =>
  typeof response === 'object' && response !== null && 'batchItemFailures' in response

async function attempt(
  { reaction, handler }: Member,
  records: readonly DynamoDBRecord[],
  context: Invocation,
): Promise<Outcome> {
  try {
    const response = await handler({ Records: [...records] }, context)
    return { failed: listFailed(records, response), error: getBatchError(response) }
  } catch (error) {
    log.error('reaction', error, { reaction: reaction.name, ...getInvocationFields(context) })
    return { failed: records, error }
  }
}

/**
 * Returns the handler of a reader of the stream: it passes a batch to several reactions, each with
 * the records that it declares. A record that a reaction can't process delays no other reaction and
 * no other record. The reader sets it aside, and Lambda repeats it later. Only while a service of
 * AWS is unavailable, the reader reports failures, and the stream waits.
 */
export function createStreamHandler(
  members: readonly Member[],
  { invoke, wait }: ReaderServices = { invoke: invokeAsync, wait: sleep },
) {
  async function retryAlone(member: Member, record: DynamoDBRecord, context: Invocation): Promise<Outcome> {
    let outcome: Outcome = { failed: [record] }
    for (const pause of PAUSES_MS) {
      await wait(pause)
      outcome = await attempt(member, [record], context)
      if (outcome.failed.length === 0) return outcome
    }
    return outcome
  }

  /** Returns whether Lambda has accepted the record. */
  async function setAside({ reaction: { name } }: Member, record: DynamoDBRecord, context: Invocation) {
    const { invokedFunctionArn } = context
    if (invokedFunctionArn === undefined) return false
    try {
      await invoke(invokedFunctionArn, { reaction: name, subject: describeSubject(record), record })
      return true
    } catch (error) {
      log.error('reaction', error, { reaction: name, ...getInvocationFields(context) })
      return false
    }
  }

  /** Returns the records that the stream must deliver again. */
  async function deliver(member: Member, records: readonly DynamoDBRecord[], context: Invocation): Promise<Outcome> {
    let rest = records
    let isPatient = true
    while (rest.length > 0) {
      const outcome = await attempt(member, rest, context)
      const [first, ...others] = outcome.failed
      if (!first) return ALL_DONE
      if (isServiceUnavailable(outcome.error)) return outcome
      const again: Outcome = isPatient ? await retryAlone(member, first, context) : { failed: [first] }
      if (again.failed.length > 0) {
        if (isServiceUnavailable(again.error)) return { ...outcome, error: again.error }
        if (!(await setAside(member, first, context))) return outcome
        // One batch waits once, however many of its records are damaged.
        isPatient = false
      }
      rest = others
    }
    return ALL_DONE
  }

  async function repeat({ reaction, record }: RecordSetAside, context: Invocation): Promise<void> {
    const member = members.find((each) => each.reaction.name === reaction)
    if (!member) throw new Error(`This reader has no reaction ${reaction}`)
    const outcome = await attempt(member, [record], context)
    if (outcome.failed.length > 0) throw findError([outcome])
  }

  return async (event: StreamEvent, context: Invocation = {}): Promise<DynamoDBBatchResponse | undefined> => {
    if ('reaction' in event) {
      await repeat(event, context)
      return undefined
    }
    const outcomes = await Promise.all(
      members.map((member) =>
        deliver(
          member,
          event.Records.filter((record) => isWanted(member.reaction, record)),
          context,
        ),
      ),
    )
    const failed = outcomes.flatMap((outcome) => outcome.failed)
    return failed.length === 0 ? { batchItemFailures: [] } : reportFailures(failed, findError(outcomes))
  }
}
