import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { formatClock, formatShortDate, getOpenStatus } from '#shared/hours/hours'
import { getBusinessDate } from '#shared/hours/open-periods'
import { toLocationHours, type HoursException, type OpeningHours } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { addDays, fromWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { TextInput } from '#ui/chakra/controls'
import { createClosure } from './draft'
import { createEarlyClosing, getDayHours, getUsualHours, proposeEarlyClosing } from './early-closing'

type PlaceProps = { readonly location: Location; readonly hours: OpeningHours }

/** Whether guests see the location as open now, or when it opens. */
export function GuestsSee({ location, hours }: PlaceProps) {
  const { text } = getOpenStatus({ ...location, hours: toLocationHours(hours) }, useNow())
  return (
    <chakra.p mb="4" aria-live="polite">
      Guests see: <strong>{text}</strong>
    </chakra.p>
  )
}

type ShortNoticeBarProps = PlaceProps & {
  readonly onException: (exception: HoursException) => void
}

/** Closes today or tomorrow, early or entirely, in two taps: one to choose, one to save. */
export function ShortNoticeBar({ location, hours, onException }: ShortNoticeBarProps) {
  const [early, setEarly] = useState<{ readonly date: string; readonly closes: string }>()
  const now = useNow()
  const today = getBusinessDate({ ...location, hours: toLocationHours(hours) }, now)
  const days = [
    { name: 'today', date: today },
    { name: 'tomorrow', date: addDays(today, 1) },
  ]
  const closeEarly = (date: string, closes: string) => {
    setEarly({ date, closes })
    const exception = closes && createEarlyClosing(hours, date, closes)
    if (exception) onException(exception)
  }
  const [opening] = early ? getDayHours(hours, early.date) : []
  const isTooEarly = early !== undefined && early.closes !== '' && !createEarlyClosing(hours, early.date, early.closes)
  return (
    <chakra.div role="group" aria-label="Close on short notice" display="grid" gap="3">
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(4, max-content)' }} gap="2">
        {days.map(({ name, date }) => (
          <Button key={name} variant="outline" onClick={() => onException(createClosure(date))}>
            Close {name}
          </Button>
        ))}
        {days.map(({ name, date }) => {
          const minutes = (now.getTime() - fromWallClock(location, date, 0).getTime()) / 60_000
          const proposed = proposeEarlyClosing(getDayHours(hours, date), minutes, getUsualHours(hours, date))
          return (
            proposed !== undefined && (
              <Button key={name} variant="outline" px="2" onClick={() => closeEarly(date, proposed)}>
                Close early {name}
              </Button>
            )
          )
        })}
      </chakra.div>
      {early && (
        <chakra.label display="flex" alignItems="center" gap="2">
          {formatShortDate(early.date)} closes at
          <TextInput
            type="time"
            w="9.5rem"
            aria-invalid={isTooEarly}
            aria-describedby={isTooEarly ? 'too-early' : undefined}
            value={early.closes}
            onChange={({ target }) => closeEarly(early.date, target.value)}
          />
        </chakra.label>
      )}
      {isTooEarly && opening && (
        <chakra.p id="too-early" role="alert" fontSize="sm" color="danger.fg">
          That is before the opening at {formatClock(opening.opens)}. Choose a later time, or close the whole day.
        </chakra.p>
      )}
    </chakra.div>
  )
}
