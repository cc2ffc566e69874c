import { Grid } from '@chakra-ui/react/grid'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useMemo } from 'react'
import type { OrderType } from '#shared/orders/constants'
import { formatDayLabel, listAvailableDays } from '#shared/orders/scheduling'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { FieldFrame } from '#ui/forms/field-frame'

type TimeChoiceProps = {
  readonly orderType: OrderType
  /** The chosen time, ISO; empty for as soon as possible, or to leave the time unchanged. */
  readonly value: string
  readonly emptyLabel: string
  readonly onChoose: (at: string) => void
}

/** The day and time of an order, in the location's time zone and within its opening hours. */
export function TimeChoice({ orderType, value, emptyLabel, onChoose }: TimeChoiceProps) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const days = useMemo(
    () => listAvailableDays(location, orderType, now, { policy }),
    [location, orderType, now, policy],
  )
  const day = days.find(({ times }) => times.some(({ at }) => at === value))
  const chooseDay = (date: string) => onChoose(days.find((one) => one.date === date)?.times[0]?.at ?? '')
  const formatTime = (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { timeZone: location.timeZone, hour: 'numeric', minute: '2-digit' })
  return (
    <Grid gap="3" templateColumns={day ? '1fr 1fr' : '1fr'}>
      <FieldFrame label="Time">
        <NativeSelect.Root>
          <NativeSelect.Field value={day?.date ?? ''} onChange={(event) => chooseDay(event.target.value)}>
            <option value="">{emptyLabel}</option>
            {days.map((option) => (
              <option key={option.date} value={option.date}>
                {formatDayLabel(option)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {day && (
        <FieldFrame label="At">
          <NativeSelect.Root>
            <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
              {day.times.map(({ at }) => (
                <option key={at} value={at}>
                  {formatTime(at)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
      )}
    </Grid>
  )
}
