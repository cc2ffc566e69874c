import * as z from 'zod/mini'

const Text = z.optional(z.string())
const Texts = z._default(z.array(z.string()), [])

/** A log line, as the product writes it. Lines of Lambda itself have only `text`. */
export const LogLine = z.looseObject({
  /** ISO time in UTC. */
  at: z.string(),
  event: z._default(z.string(), 'lambda'),
  level: Text,
  text: Text,
  requestId: Text,
  lambdaRequestId: Text,
  /** The access log's name of the Lambda request id. */
  integrationRequestId: Text,
  reference: Text,
  orderId: Text,
  orderIds: Texts,
  requestIds: Texts,
  /** The changes of the table that a reaction has processed. */
  eventIds: Texts,
  eventId: Text,
})
export type LogLine = z.infer<typeof LogLine>

type LogQuery = {
  /** Epoch milliseconds. */
  readonly from: number
  readonly to: number
  /** The lines contain at least one of these texts. */
  readonly texts: readonly string[]
}

/** Reads the log of a deployment or of the local product. */
export type LogSource = {
  /** Returns matching lines, oldest first. */
  readonly find: (query: LogQuery) => Promise<readonly LogLine[]>
  /** Returns the lines of the access log of calls that ended with a server error. */
  readonly findFailedCalls: (query: Omit<LogQuery, 'texts'>) => Promise<readonly LogLine[]>
  /** Returns the lines that name the commits that ran; none in AWS: its deployments say so. */
  readonly findStarts: (query: Omit<LogQuery, 'texts'>) => Promise<readonly LogLine[]>
}

/** Returns the ids by which the lines of the same requests can be found. */
export const listRequestIds = (lines: readonly LogLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap((line) => [
      ...line.requestIds,
      ...[line.requestId, line.lambdaRequestId, line.integrationRequestId].flatMap((id) => id ?? []),
    ]),
  ),
]
