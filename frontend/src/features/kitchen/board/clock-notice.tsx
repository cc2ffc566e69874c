import { useClockWarning } from '#base/browser/server-clock'
import { Notice } from './notices'

/** Says how far a clock is off: `12 minutes ahead`, `a day behind`. */
function formatClockDifference(differenceMs: number): string {
  const minutes = Math.round(Math.abs(differenceMs) / 60_000)
  const hours = Math.round(minutes / 60)
  const days = Math.round(hours / 24)
  const amount = minutes < 90 ? countOf(minutes, 'minute') : hours < 36 ? countOf(hours, 'hour') : countOf(days, 'day')
  return `${amount} ${differenceMs > 0 ? 'ahead' : 'behind'}`
}

const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Returns the warning about this device's clock; null while it is right to the minute. */
export function useClockText(): string | null {
  const differenceMs = useClockWarning()
  return differenceMs === 0
    ? null
    : `This device's clock is ${formatClockDifference(differenceMs)}. The board goes by the server's time; please set the clock.`
}

/** Warns that the device's clock is wrong, above the tickets. */
export function ClockNotice() {
  const text = useClockText()
  return (
    text && (
      <Notice tone="warning" mb={{ base: '3', md: '4' }}>
        {text}
      </Notice>
    )
  )
}
