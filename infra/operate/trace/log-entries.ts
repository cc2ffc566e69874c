import * as z from 'zod/mini'
import type { LogLine } from './log-source'
import type { TraceEntry } from './trace-entry'

const ErrorText = z.union([
  z.string(),
  z.object({ name: z.string(), message: z.string(), stack: z.optional(z.string()) }),
])

/** Formats an error as its name, message and the place in our code where it was thrown. */
function formatError(error: unknown): readonly string[] {
  const { data } = ErrorText.safeParse(error)
  if (data === undefined) return []
  if (typeof data === 'string') return [data]
  const places = data.stack?.split('\n').filter((line) => line.trim().startsWith('at ')) ?? []
  const isOurs = (line: string) => !/node_modules|node:/.test(line)
  // A tool or a test may be further down the stack than the code that failed.
  const place =
    places.find((line) => isOurs(line) && /\b(functions|events|shared)\//.test(line)) ??
    places.find(isOurs) ??
    places[0]
  const message = data.message.replaceAll(/\s+/g, ' ')
  return [`${data.name}: ${message}${place ? ` ${place.trim()}` : ''}`]
}

const shown = {
  request: ['route', 'outcome', 'unavailable', 'ingredientIds', 'fields', 'by', 'milliseconds'],
  access: ['routeKey', 'status', 'latency', 'integrationError'],
  reaction: ['reaction', 'records'],
  worker: ['worker'],
  schedule: ['schedule'],
  mail: ['mail', 'outcome'],
  push: ['reaction', 'types', 'connections'],
  'web-push': ['kind', 'result', 'failures'],
  print: ['printers'],
  payment: ['step', 'facts'],
  start: ['commit', 'fate'],
  'damaged-record': ['record'],
} as const satisfies Readonly<Record<string, readonly string[]>>

const isKnown = (event: string): event is keyof typeof shown => event in shown

const formatList = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value))

function formatValue(name: string, value: unknown): string {
  if (name === 'milliseconds' || name === 'latency') return `${formatList(value)} ms`
  if (name === 'ingredientIds') return `ingredient ${formatList(value)}`
  if (name === 'connections' || name === 'records') return `${name}: ${formatList(value)}`
  return formatList(value)
}

const ids = ['requestId', 'lambdaRequestId', 'integrationRequestId', 'reference'] as const

const formatWords = (line: LogLine): readonly string[] =>
  (isKnown(line.event) ? shown[line.event] : []).flatMap((name) => {
    const value: unknown = line[name]
    return value === undefined ? [] : [formatValue(name, value)]
  })

/** Names the work of a line, which is tried again if it fails; none for work that is not. */
function listWorkKeys(line: LogLine): readonly string[] {
  const { event, eventId, eventIds } = line
  switch (event) {
    case 'reaction':
      return (eventId === undefined ? eventIds : [eventId]).map(
        (id) => `${event} ${formatList(line['reaction'])} ${id}`,
      )
    case 'worker':
    case 'schedule':
    case 'mail':
      return [`${event} ${formatList(line[event])}`]
    case 'payment':
      return [event]
    default:
      return []
  }
}

const isLoud = ({ level }: LogLine): boolean => level === 'error' || level === 'warning'

/** Whether a new ticket reached no board. It explains a call, and is no failure of the order. */
const isUnseenTicket = (line: LogLine): boolean =>
  line.event === 'push' &&
  line['reaction'] === 'push-kitchen-tickets' &&
  line['connections'] === 0 &&
  formatList(line['types']).includes('new_order')

/** Whether a line is a failure that nothing later has made good, and that no other line says. */
function isProblem(line: LogLine, all: readonly LogLine[]): boolean {
  const later = all.filter(({ at }) => at > line.at)
  if (line.event === 'access') {
    const isExplained = all.some(({ event, requestId }) => event === 'request' && requestId === line.requestId)
    return Number(line['status']) >= 500 && !isExplained
  }
  if (line.event === 'payment' && formatList(line['facts']).includes('capture-failed')) return true
  if (!isLoud(line) || line['isRepaired'] === true) return false
  const keys = listWorkKeys(line)
  return !later.some((other) => !isLoud(other) && listWorkKeys(other).some((key) => keys.includes(key)))
}

const routine: readonly string[] = ['reaction', 'worker', 'schedule', 'access', 'print', 'push']

/** Whether a line says that a usual step worked, which a trace leaves out unless it is complete. */
const isRoutine = (line: LogLine): boolean =>
  !isLoud(line) &&
  !isUnseenTicket(line) &&
  (routine.includes(line.event) ||
    (line.event === 'mail' && line['outcome'] === 'sent') ||
    (line.event === 'request' && /^GET /.test(formatList(line['route'])) && Number(line['outcome']) < 400))

/** Converts a log line, which happened alike `times`, to a line of a trace; FAILED in capitals. */
function toLogEntry(line: LogLine, times: number, all: readonly LogLine[]): TraceEntry {
  const named = ids.flatMap((name) => (line[name] === undefined ? [] : [`${name}=${line[name]}`]))
  const failed = times > 1 ? `FAILED ${times} times` : 'FAILED'
  const failure = line.level === 'error' ? [failed, ...formatError(line['error'])] : []
  const reason = line.level === 'warning' ? [`WARNING ${formatList(line['reason'] ?? '')}`.trim()] : []
  const start = line['coldStart'] === true ? ['cold start'] : []
  const parts = [...formatWords(line), ...failure, ...reason, ...(line.text ? [line.text] : []), ...start, ...named]
  const said = { isProblem: isProblem(line, all), isRoutine: isRoutine(line) }
  return { at: line.at, kind: line.event, text: parts.join(' · '), ...said }
}

/** Equal for tries of the same work that failed with the same message. */
function getFailureKey(line: LogLine): string {
  if (line.level !== 'error' || line.event === 'request') return JSON.stringify(line)
  const { data: error } = ErrorText.safeParse(line['error'])
  const message = typeof error === 'object' ? [error.name, error.message] : [error]
  return JSON.stringify([line.event, ...formatWords(line), ...message, line.requestId, line.eventId])
}

/** Converts log lines to lines of a trace. Tries that failed alike become one, at the last try. */
export function toLogEntries(lines: readonly LogLine[]): readonly TraceEntry[] {
  const groups = new Map<string, readonly LogLine[]>()
  for (const line of lines) groups.set(getFailureKey(line), [...(groups.get(getFailureKey(line)) ?? []), line])
  return [...groups.values()].flatMap((group) => group.slice(-1).map((line) => toLogEntry(line, group.length, lines)))
}
