import { Grid } from '@chakra-ui/react/grid'
import { NativeSelect } from '@chakra-ui/react/native-select'
import { useMemo } from 'react'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import { listAvailableDays } from '#shared/orders/scheduling'
import { cachedDateFormat } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { useLocationConfig, usePolicy } from '#base/location/location'
import { useFirstLaterAt } from '#features/kitchen/intake'
import { FieldFrame } from '#ui/forms/field-frame'
import type { DialogWords } from '#base/language/translation'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'

/** The day of a later order, `YYYY-MM-DD`, and its time, ISO; empty if not chosen. */
export type ChosenTime = { readonly scheduledOn: string; readonly scheduledFor: string }

export const NO_CHOSEN_TIME: ChosenTime = { scheduledOn: '', scheduledFor: '' }

/** Whether a day is chosen without a time. */
export const isTimeMissing = ({ scheduledOn, scheduledFor }: ChosenTime): boolean =>
  scheduledOn !== '' && scheduledFor === ''

const formatClock = cachedDateFormat({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayFormat = cachedDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

type Day = ReturnType<typeof listAvailableDays>[number]

/** `Today, Mon, Nov 30` in the language of this device. */
function formatDay({ date, daysAhead }: Day, words: DialogWords['editing'], locale: string): string {
  const day = dayFormat('UTC', locale).format(new Date(`${date}T00:00:00Z`))
  if (daysAhead > 1) return day
  return daysAhead === 0 ? words.today(day) : words.tomorrow(day)
}

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
  const { editing: words } = useDialogWords()
  const { times: timeWords } = useWords().tickets
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
  const formatTime = (at: string) => formatClock(location.timeZone, timeWords.locale).format(new Date(at))
  return (
    // Next to each other only where a day such as "Tomorrow, Mon, Nov 30" is not cut off.
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))">
      <FieldFrame label={words.time}>
        <NativeSelect.Root>
          <NativeSelect.Field
            value={day?.date ?? ''}
            onChange={(event) => onChoose({ scheduledOn: event.target.value, scheduledFor: '' })}
          >
            <option value="">{emptyLabel}</option>
            {days.map((option) => (
              <option key={option.date} value={option.date}>
                {formatDay(option, words, timeWords.locale)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FieldFrame>
      {day && (
        <FieldFrame label={words.at}>
          <NativeSelect.Root>
            <NativeSelect.Field
              value={isOffered ? scheduledFor : ''}
              onChange={(event) => onChoose({ scheduledOn, scheduledFor: event.target.value })}
            >
              <option value="" disabled>
                {words.chooseTime}
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
