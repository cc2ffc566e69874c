import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Location } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import type { HoursException, OpeningHours } from '#shared/terms/hours'
import { TextInput } from '#base/components/text-input'
import { useNow } from '#base/use-now'
import { createClosure, createEarlyClosing } from './draft'

type StormBarProps = {
  readonly location: Location
  readonly hours: OpeningHours
  readonly onException: (exception: HoursException) => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** For the day when something happens: one tap says what, the other saves it. */
export function ShortNoticeClosingBar({ location, hours, onException }: StormBarProps) {
  const [early, setEarly] = useState<string>()
  const { date: today, minutes } = toWallClock(location, useNow())
  const nextHour = `${two(Math.min(23, Math.floor(minutes / 60) + 1))}:00`
  return (
    <chakra.div role="group" aria-label="Something happened" display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" onClick={() => onException(createClosure(today))}>
        Close today
      </Button>
      <Button variant="outline" onClick={() => onException(createClosure(addDays(today, 1)))}>
        Close tomorrow
      </Button>
      {early === undefined ? (
        <Button
          variant="outline"
          onClick={() => {
            setEarly(nextHour)
            onException(createEarlyClosing(hours, today, nextHour))
          }}
        >
          Close early
        </Button>
      ) : (
        <TextInput
          type="time"
          w="9.5rem"
          aria-label="Closes early today at"
          value={early}
          onChange={({ target }) => {
            setEarly(target.value)
            if (target.value) onException(createEarlyClosing(hours, today, target.value))
          }}
        />
      )}
    </chakra.div>
  )
}
