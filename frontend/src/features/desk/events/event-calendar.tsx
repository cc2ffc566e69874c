import { formatGuests } from '#shared/catering/quote-text'
import { formatCount } from '#base/format'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Event } from '#shared/catering/contract'
import { formatShortDate } from '#shared/hours/hours'
import { addDays, getWeekday, listDates, toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { FormPanel } from '../form/form-panel'
import { useDeskLocation } from '../desk-location'

const WEEKS = 5

const Days = chakra('ol', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', listStyleType: 'none' },
})

const Day = chakra('button', {
  base: {
    width: '100%',
    height: '100%',
    minH: '16',
    p: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    fontSize: 'xs',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.surface',
    '&:not(:disabled)': { cursor: 'pointer', fontWeight: 'semibold' },
    '&:not(:disabled):hover': { borderColor: 'border.strong' },
    '&[data-full]': { bg: 'warning.subtle', color: 'warning.fg' },
    '&[data-past]': { opacity: 0.6 },
    '&[data-today] > time': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&[aria-pressed=true]': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '-2px' },
    '& > *': { display: 'block', overflowWrap: 'anywhere' },
  },
})

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const monthDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Returns the day of a date, with its month if the month begins. */
const formatDay = (date: string, isFirst: boolean): string =>
  isFirst || date.endsWith('-01') ? monthDay.format(new Date(date)) : String(Number(date.slice(8)))

type CalendarProps = {
  readonly events: readonly Event[]
  readonly perDay: number | undefined
  /** The date whose events the lists show; null for all. */
  readonly chosen: string | null
  readonly onChoose: (date: string | null) => void
}

/** Five weeks: how many events each day has, and which days are full. A day shows its events. */
export function EventCalendar({ events, perDay, chosen, onChoose }: CalendarProps) {
  const { date: today } = toWallClock(useDeskLocation(), useNow())
  const [page, setPage] = useState(0)
  const first = addDays(today, page * WEEKS * 7 - getWeekday(today))
  const dates = listDates(first, addDays(first, WEEKS * 7 - 1))
  return (
    <FormPanel
      title="Calendar"
      lead={perDay === undefined ? undefined : `At most ${formatCount(perDay, 'event')} a day.`}
      action={
        <chakra.div display="flex" gap="2">
          <Button type="button" variant="outline" px="4" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Earlier
          </Button>
          <Button type="button" variant="outline" px="4" onClick={() => setPage(page + 1)}>
            Later
          </Button>
        </chakra.div>
      }
    >
      <Days aria-hidden>
        {weekdays.map((name) => (
          <chakra.li key={name} fontSize="xs" color="fg.muted" textAlign="center">
            {name}
          </chakra.li>
        ))}
      </Days>
      <Days aria-label="Days">
        {dates.map((date, index) => {
          const own = events.filter((event) => event.date === date && event.holdsPlace)
          const guests = own.reduce((sum, event) => sum + event.guests, 0)
          const isFull = perDay !== undefined && own.length >= perDay
          const isChosen = chosen === date
          return (
            <li key={date}>
              <Day
                type="button"
                disabled={own.length === 0 && !isChosen}
                aria-pressed={isChosen}
                aria-label={`${formatShortDate(date)}: ${formatCount(own.length, 'event')}${isFull ? ', full' : ''}`}
                onClick={() => onChoose(isChosen ? null : date)}
                {...(isFull && { 'data-full': '' })}
                {...(date < today && { 'data-past': '' })}
                {...(date === today && { 'data-today': '' })}
              >
                <time dateTime={date}>{formatDay(date, index === 0)}</time>
                {own.length > 0 && (
                  <>
                    <chakra.span hideBelow="md">
                      {formatCount(own.length, 'event')}, {formatGuests(guests)}
                    </chakra.span>
                    <chakra.span hideFrom="md" fontSize="md">
                      {own.length}
                    </chakra.span>
                    {isFull && <span>Full</span>}
                  </>
                )}
              </Day>
            </li>
          )
        })}
      </Days>
    </FormPanel>
  )
}
