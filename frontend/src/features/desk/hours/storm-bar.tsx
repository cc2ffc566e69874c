import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { Location } from '#shared/locations/index'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import type { ToldException, ToldHours } from '#shared/terms/hours'
import { TextInput } from '#base/components/text-input'
import { useNow } from '#base/use-now'
import { closedOn, closingEarly } from './draft'

type StormBarProps = {
  readonly location: Location
  readonly hours: ToldHours
  readonly onException: (exception: ToldException) => void
}

const two = (value: number) => String(value).padStart(2, '0')

/** For the day when something happens: one tap says what, the other saves it. */
export function StormBar({ location, hours, onException }: StormBarProps) {
  const [early, setEarly] = useState<string>()
  const { date: today, minutes } = wallClock(location, useNow())
  const nextHour = `${two(Math.min(23, Math.floor(minutes / 60) + 1))}:00`
  return (
    <chakra.div role="group" aria-label="Something happened" display="flex" flexWrap="wrap" gap="2">
      <Button variant="outline" onClick={() => onException(closedOn(today))}>
        Close today
      </Button>
      <Button variant="outline" onClick={() => onException(closedOn(dateAfter(today, 1)))}>
        Close tomorrow
      </Button>
      {early === undefined ? (
        <Button
          variant="outline"
          onClick={() => {
            setEarly(nextHour)
            onException(closingEarly(hours, today, nextHour))
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
            if (target.value) onException(closingEarly(hours, today, target.value))
          }}
        />
      )}
    </chakra.div>
  )
}
