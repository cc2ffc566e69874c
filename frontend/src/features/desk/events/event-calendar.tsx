import { chakra } from '@chakra-ui/react/styled-system'
import type { Event } from '#shared/catering/contract'
import { occupiesDay } from '#shared/catering/event-states'
import { formatShortDate } from '#shared/hours/hours'
import { addDays, getWeekday, listDates, toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { FormPanel } from '../form/form-layout'
import { useDeskLocation } from '../desk-location'

const WEEKS = 5

const Days = chakra('ol', {
  base: { display: 'grid', gap: '1', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', listStyleType: 'none' },
})

const Day = chakra('li', {
  base: {
    p: '1.5',
    minH: '14',
    fontSize: 'xs',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.surface',
    '&[data-full]': { bg: 'warning.subtle', color: 'warning.fg' },
    '&[data-past]': { opacity: 0.6 },
    '& b': { display: 'block', fontSize: 'sm' },
  },
})

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

type CalendarProps = { readonly events: readonly Event[]; readonly perDay: number | undefined }

/** The next five weeks: how many events each day has, and which days are full. */
export function EventCalendar({ events, perDay }: CalendarProps) {
  const { date: today } = toWallClock(useDeskLocation(), useNow())
  const first = addDays(today, -getWeekday(today))
  const dates = listDates(first, addDays(first, WEEKS * 7 - 1))
  return (
    <FormPanel title="Calendar" lead={perDay === undefined ? undefined : `At most ${perDay} events a day.`}>
      <Days aria-hidden>
        {weekdays.map((name) => (
          <chakra.li key={name} fontSize="xs" color="fg.muted" textAlign="center">
            {name}
          </chakra.li>
        ))}
      </Days>
      <Days>
        {dates.map((date) => {
          const own = events.filter((event) => event.date === date && occupiesDay(event.state))
          const guests = own.reduce((sum, event) => sum + event.guests, 0)
          const isFull = perDay !== undefined && own.length >= perDay
          return (
            <Day
              key={date}
              aria-label={`${formatShortDate(date)}: ${own.length} events${isFull ? ', full' : ''}`}
              {...(isFull && { 'data-full': '' })}
              {...(date < today && { 'data-past': '' })}
            >
              {Number(date.slice(8))}
              {own.length > 0 && (
                <>
                  <b>{own.length}</b>
                  {guests}
                  <chakra.span hideBelow="md"> guests</chakra.span>
                </>
              )}
            </Day>
          )
        })}
      </Days>
    </FormPanel>
  )
}
