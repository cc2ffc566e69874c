import { Grid } from '@chakra-ui/react/grid'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { Text } from '@chakra-ui/react/text'
import { useEffect, useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { getOpenStatus } from '#shared/rules/hours'
import type { SchedulableOrderType } from '#shared/rules/schedule'
import { listAvailableDays, acceptsOrdersNow } from '#shared/rules/schedule'
import { FieldFrame } from '#base/forms/field-frame'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/use-now'
import { useIntake } from '#features/intake'
import { useRemainingPlaces } from '../api/use-slots'
import type { CheckoutForm } from '../draft'
import { formatDayLabel } from '../schedule-words'
import { TitledSection } from './section'
import { TimeField } from './time-field'

const whenOpen = { pickup: 'As soon as possible', event: 'Not decided yet: please call me' } as const satisfies Record<
  SchedulableOrderType,
  string
>

/**
 * When it is wanted: days and times on the restaurant's clock, within its open hours; while closed
 * or paused there is no "now".
 */
export function ScheduleSection({ orderType }: { readonly orderType: SchedulableOrderType }) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const { control, setValue, clearErrors } = useFormContext<CheckoutForm>()
  const {
    field: { ref, value: scheduledFor, onChange },
    fieldState: { error },
  } = useController({ control, name: 'scheduledFor' })
  const days = useMemo(() => listAvailableDays(location, orderType, now), [location, orderType, now])
  const day = days.find(({ times }) => times.some(({ at }) => at === scheduledFor))
  const leftAt = useRemainingPlaces({ location: location.code, type: orderType, date: day?.date })
  const isOpen = acceptsOrdersNow(policy, location, now)
  const isNowOffered = useIntake()?.state !== 'paused' && isOpen
  const unchosen = isNowOffered ? '' : (days[0]?.times[0]?.at ?? '')
  const isPassed = !day && scheduledFor !== unchosen
  useEffect(() => {
    if (isPassed) setValue('scheduledFor', unchosen)
  }, [isPassed, unchosen, setValue])
  const choose = (at: string) => {
    clearErrors('scheduledFor')
    onChange(at)
  }
  const chooseDay = (date: string) => choose(days.find((one) => one.date === date)?.times[0]?.at ?? '')
  return (
    <TitledSection title={orderType === 'event' ? 'Event Date and Time' : 'Pickup Time'}>
      <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', sm: day ? '1fr 1fr' : '1fr' }}>
        <FieldFrame label="Date" error={error && (error.message ?? '')}>
          <NativeSelect.Root>
            <NativeSelect.Field ref={ref} value={day?.date ?? ''} onChange={(event) => chooseDay(event.target.value)}>
              {isNowOffered && <option value="">{whenOpen[orderType]}</option>}
              {days.map((one) => (
                <option key={one.date} value={one.date}>
                  {formatDayLabel(one)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FieldFrame>
        {day && <TimeField day={day} value={scheduledFor} leftAt={leftAt} onChoose={choose} />}
      </Grid>
      <Text mt="3" fontSize="sm" color="fg.subtle">
        {!isOpen && `${getOpenStatus(location, now).text}. `}Times are those of {location.name}.
      </Text>
    </TitledSection>
  )
}
