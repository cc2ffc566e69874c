import type { Location } from '../locations/index'
import { occupiesDay, type EventState } from './event-states'

type CalendarEvent = {
  readonly id: string
  readonly state: EventState
  readonly startsAt: string
  readonly guests: number
  readonly version: number
  readonly where: string
  readonly url: string
}

/** How long an event is in a calendar. */
const DURATION_MS = 2 * 3600_000

function formatStatus(state: EventState): string {
  if (!occupiesDay(state)) return 'CANCELLED'
  return state === 'ordered' || state === 'completed' ? 'CONFIRMED' : 'TENTATIVE'
}

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const escapeText = (text: string) => text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll('\n', '\\n')

const MAX_LINE_BYTES = 74

/**
 * Folds a line as RFC 5545 requires: at most 75 bytes, continued after a line break and a space.
 */
function foldLine(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > MAX_LINE_BYTES) {
      parts.push('')
      bytes = 1
    }
    parts.push((parts.pop() ?? '') + character)
    bytes += size
  }
  return parts.join('\r\n ')
}

/** Returns an event as a calendar file (RFC 5545). */
export function formatCalendar(
  event: CalendarEvent,
  { fullName, phone }: Pick<Location, 'fullName' | 'phone'>,
  now: Date,
): string {
  const { id, state, startsAt, guests, version, where, url } = event
  const start = new Date(startsAt)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hibachi Ember//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@hibachi-ember`,
    `SEQUENCE:${version}`,
    `STATUS:${formatStatus(state)}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(new Date(start.getTime() + DURATION_MS))}`,
    `SUMMARY:${escapeText(`${fullName}: event for ${guests} guests`)}`,
    `LOCATION:${escapeText(where)}`,
    `DESCRIPTION:${escapeText(`${url}\n${phone}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n')
}
