import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '#ui/chakra/button'
import { formatMoney, formatWeekday, formatWeekdayDate } from './figures'
import type { Period } from './period-choice'

type ComparedDay = Pick<Period, 'from' | 'before' | 'isRunning'>

/**
 * Compares a day's net sales with those of its weekday a week before, in words. A day that isn't
 * over is compared with the same hours.
 * @param until the current time of day
 */
export function describeDays(
  { from, before, isRunning }: ComparedDay,
  { until, netCents, beforeCents }: { readonly until: string; readonly netCents: number; readonly beforeCents: number },
): string {
  const [now, then] = [formatMoney(netCents), formatMoney(beforeCents)]
  return isRunning
    ? `${formatWeekday(from)} to ${until}: ${now}, last ${formatWeekday(from)} to then ${then}.`
    : `${formatWeekdayDate(from)}: ${now}, ${formatWeekdayDate(before.from)}: ${then}.`
}

type DayComparisonProps = {
  readonly period: Period
  readonly until: string
  readonly netCents: number
  /** Undefined while it loads. */
  readonly beforeCents: number | undefined
  readonly onOpen: (date: string) => void
}

/** The day next to that of the week before, which one tap opens. */
export const DayComparison = ({ period, until, netCents, beforeCents, onOpen }: DayComparisonProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" fontSize="sm" color="fg.muted">
    {beforeCents !== undefined && <p>{describeDays(period, { until, netCents, beforeCents })}</p>}
    <Button variant="outline" className="not-on-paper" onClick={() => onOpen(period.before.from)}>
      Open {formatWeekdayDate(period.before.from)}
    </Button>
  </chakra.div>
)
