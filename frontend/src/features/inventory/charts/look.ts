import { formatCalendarDate } from '../words'

const token = (name: string) => `var(--chakra-colors-${name})`

/** The colours of the charts, in the scheme that is shown. */
export const chartColors = {
  value: token('accent-fg'),
  used: token('info'),
  wasted: token('warning'),
  grid: token('border'),
  text: token('fg-muted'),
} as const

export const chartAxis = { stroke: chartColors.text, tickLine: false, axisLine: false, fontSize: 12 } as const

export const chartTooltip = {
  contentStyle: {
    background: token('bg-floating'),
    border: `1px solid ${token('border')}`,
    borderRadius: '0.75rem',
    color: token('fg'),
  },
  cursor: { fill: token('bg-raised'), stroke: token('border') },
  labelStyle: { color: token('fg') },
  itemStyle: { color: token('fg-muted') },
} as const

/** Whole dollars on an axis, thousands as k. */
export const formatShortMoney = (amount: number): string =>
  Math.abs(amount) >= 10_000 ? `$${Math.round(amount / 1000)}k` : `$${Math.round(amount)}`

/** A date where there is little room: Mar 21. */
export const formatShortDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The day that a tooltip is about. */
export const formatTooltipDay = (date: unknown): string => (typeof date === 'string' ? formatCalendarDate(date) : '')
