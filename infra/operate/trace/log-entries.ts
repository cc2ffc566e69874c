import * as z from 'zod/mini'
import type { LogLine } from './log-source'
import type { TraceEntry } from './record-entries'

const ErrorText = z.union([
  z.string(),
  z.object({ name: z.string(), message: z.string(), stack: z.optional(z.string()) }),
])

/** Formats an error as its name, message and the place in our code where it was thrown. */
function formatError(error: unknown): readonly string[] {
  const { data } = ErrorText.safeParse(error)
  if (data === undefined) return []
  if (typeof data === 'string') return [data]
  const place = data.stack?.split('\n').find((line) => line.trim().startsWith('at '))
  return [`${data.name}: ${data.message}${place ? ` ${place.trim()}` : ''}`]
}

const shown = {
  request: ['route', 'outcome', 'fields', 'by', 'milliseconds'],
  access: ['routeKey', 'status', 'latency', 'integrationError'],
  reaction: ['reaction', 'records'],
  worker: ['worker'],
  schedule: ['schedule'],
  mail: ['mail', 'outcome'],
  push: ['reaction', 'types', 'connections'],
  'web-push': ['kind', 'result', 'failures'],
  print: ['printers'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isKnown = (event: string): event is keyof typeof shown => event in shown

const formatValue = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

const ids = ['requestId', 'lambdaRequestId', 'integrationRequestId', 'reference'] as const

/** Converts a log line to a line of a trace; failures are in capitals. */
export function toLogEntry(line: LogLine): TraceEntry {
  const fields = isKnown(line.event) ? shown[line.event] : []
  const words = fields.flatMap((name) => {
    const value: unknown = line[name]
    return value === undefined
      ? []
      : [name === 'milliseconds' || name === 'latency' ? `${formatValue(value)} ms` : formatValue(value)]
  })
  const named = ids.flatMap((name) => (line[name] === undefined ? [] : [`${name}=${line[name]}`]))
  const failure = line.level === 'error' ? ['FAILED', ...formatError(line['error'])] : []
  const reason = line.level === 'warning' ? [`WARNING ${formatValue(line['reason'] ?? '')}`.trim()] : []
  const start = line['coldStart'] === true ? ['cold start'] : []
  const text = [...words, ...failure, ...reason, ...(line.text ? [line.text] : []), ...start, ...named].join(' · ')
  return { at: line.at, kind: line.event, text }
}
