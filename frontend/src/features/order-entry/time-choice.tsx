import { Grid } from '@chakra-ui/react/grid'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useMemo } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { formatDayLabel, listAvailableDays } from '#shared/orders/scheduling'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useFirstLaterAt } from '#features/kitchen/intake'
import { FieldFrame } from '#ui/forms/field-frame'

/** The day of a later order, `YYYY-MM-DD`, and its time, ISO; empty if not chosen. */
export type ChosenTime = { readonly scheduledOn: string; readonly scheduledFor: string }

export const NO_CHOSEN_TIME: ChosenTime = { scheduledOn: '', scheduledFor: '' }

/** Whether a day is chosen without a time. */
export const isTimeMissing = ({ scheduledOn, scheduledFor }: ChosenTime): boolean =>
  scheduledOn !== '' && scheduledFor === ''

type TimeChoiceProps = {
  readonly orderType: OrderType
  readonly cart: Cart
  /** The promise of an order that is changed, ISO. It may always move to a later time. */
  readonly promisedFrom?: string | null
  readonly chosen: ChosenTime
  /** Without a day: as soon as possible, or the time stays. */
  readonly emptyLabel: string
  readonly onChoose: (chosen: ChosenTime) => void
}

/**
 * The day and time of an order, in the location's time zone and within its opening hours. The
 * person who takes the order chooses the time; none is chosen with the day.
 */
export function TimeChoice({ orderType, cart, promisedFrom, chosen, emptyLabel, onChoose }: TimeChoiceProps) {
  const location = useLocationConfig()
  const policy = usePolicy()
  const now = useNow()
  const firstAt = useFirstLaterAt(orderType, cart)
  const days = useMemo(() => {
    const notBefore = promisedFrom ? Math.min(firstAt, Date.parse(promisedFrom)) : firstAt
    return listAvailableDays(location, orderType, now, { policy, notBefore })
  }, [location, orderType, now, policy, firstAt, promisedFrom])
  const { scheduledOn, scheduledFor } = chosen
  const day = days.find(({ date }) => date === scheduledOn)
  const isOffered = day?.times.some(({ at }) => at === scheduledFor) ?? false
  const formatTime = (at: string) =>
    new Date(at).toLocaleTimeString('en-US', { timeZone: location.timeZone, hour: 'numeric', minute: '2-digit' })
  return (
    // Next to each other only where a day such as "Tomorrow, Mon, Nov 30" is not cut off.
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))">
      <FieldFrame label="Time">
        <NativeSelect.Root>
          <NativeSelect.Field
            value={day?.date ?? ''}
            onChange={(event) => onChoose({ scheduledOn: event.target.value, scheduledFor: '' })}
          >
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
            <NativeSelect.Field
              value={isOffered ? scheduledFor : ''}
              onChange={(event) => onChoose({ scheduledOn, scheduledFor: event.target.value })}
            >
              <option value="" disabled>
                Choose a time
              </option>
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
