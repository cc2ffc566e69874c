import { useQuery } from '@tanstack/react-query'
import { slotRoutes } from '#shared/orders/slots-contract'
import type { LocationCode } from '#shared/locations/index'
import { acceptsOrdersNow, listAvailableDays } from '#shared/orders/scheduling'
import type { AvailableDay, SchedulableOrderType } from '#shared/orders/scheduling'
import { getSlotStart } from '#shared/orders/slots'
import { callApi } from '#base/api/client'
import { formatClock, getOpenStatus } from '#shared/hours/hours'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useEffect, useMemo } from 'react'
import { FieldFrame } from '#ui/forms/field-frame'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useController, useFormContext } from 'react-hook-form'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useIntake } from '#features/kitchen/intake'
import type { CheckoutForm } from './checkout-form'
import { TitledSection } from '#base/components/titled-panel'

type Day = { readonly location: LocationCode; readonly type: SchedulableOrderType; readonly date: string | undefined }

/** How many places the times of a day still have; null for no limit, or where it is not known. */
export function useRemainingPlaces({ location, type, date }: Day): (at: string) => number | null {
  const { data = [] } = useQuery({
    queryKey: [slotRoutes.listSlots.path, location, type, date],
    queryFn: () => callApi(slotRoutes.listSlots, { params: { location }, query: { type, date: date ?? '' } }),
    enabled: date !== undefined,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const left = new Map(data.map((slot) => [getSlotStart(Date.parse(slot.at)), slot.left]))
  return (at) => left.get(getSlotStart(Date.parse(at))) ?? null
}

// The date is the location's already: no zone may move it.
const days = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })

/** `Today`, `Tomorrow`, `Mon, Nov 23`. */
export function formatDayLabel({ date, daysAhead }: Pick<AvailableDay, 'date' | 'daysAhead'>): string {
  const day = days.format(new Date(`${date}T00:00:00Z`))
  if (daysAhead > 1) return day
  return `${daysAhead === 0 ? 'Today' : 'Tomorrow'}, ${day}`
}

const two = (value: number) => String(value).padStart(2, '0')

/** Minutes since midnight for people: `6:15 PM`. */
export const formatTimeLabel = (minutes: number): string =>
  formatClock(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`)

/** From so few places on it is told how many are left. */
const FEW = 3

function placesWords(left: number | null): string {
  if (left === null || left > FEW) return ''
  if (left === 0) return ' (full)'
  return left === 1 ? ' (1 place left)' : ` (${left} places left)`
}

type TimeFieldProps = {
  readonly day: AvailableDay
  readonly value: string
  readonly leftAt: (at: string) => number | null
  readonly onChoose: (at: string) => void
}

/**
 * The times of a day; what is full is shown and can't be had, and gives way to the next that is
 * free.
 */
export function TimeField({ day, value, leftAt, onChoose }: TimeFieldProps) {
  const isFree = ({ at }: { readonly at: string }) => leftAt(at) !== 0
  const next = day.times.find((time) => time.at > value && isFree(time)) ?? day.times.find(isFree)
  const isFull = leftAt(value) === 0
  const instead = isFull ? next?.at : undefined
  useEffect(() => {
    if (instead !== undefined) onChoose(instead)
  })
  return (
    <FieldFrame
      label="Time"
      error={isFull && instead === undefined ? 'This day is full. Please choose another.' : undefined}
    >
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChoose(event.target.value)}>
          {day.times.map(({ at, minutes }) => (
            <option key={at} value={at} disabled={leftAt(at) === 0}>
              {formatTimeLabel(minutes) + placesWords(leftAt(at))}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  )
}

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
