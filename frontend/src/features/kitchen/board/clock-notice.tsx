import { useClockWarning } from '#base/browser/server-clock'
import { useWords, type Words } from '#base/language/use-words'
import { Notice } from './notice'

type ClockWords = Words['board']['notices']['clock']

/** Formats how far a clock is off: `12 minutes`, `1 day`. */
function formatClockDifference(differenceMs: number, { minutes: ofMinutes, hours: ofHours, days: ofDays }: ClockWords) {
  const minutes = Math.round(Math.abs(differenceMs) / 60_000)
  const hours = Math.round(minutes / 60)
  const days = Math.round(hours / 24)
  return minutes < 90 ? ofMinutes(minutes) : hours < 36 ? ofHours(hours) : ofDays(days)
}

/** Returns the warning about this device's clock; null while it is right to the minute. */
export function useClockText(): string | null {
  const { clock } = useWords().board.notices
  const differenceMs = useClockWarning()
  if (differenceMs === 0) return null
  const amount = formatClockDifference(differenceMs, clock)
  return differenceMs > 0 ? clock.ahead(amount) : clock.behind(amount)
}

/** Warns that the device's clock is wrong, above the tickets. */
export function ClockNotice() {
  const text = useClockText()
  return (
    text && (
      <Notice tone="warning" isAboveTickets>
        {text}
      </Notice>
    )
  )
}
