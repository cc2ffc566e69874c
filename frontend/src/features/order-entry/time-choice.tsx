import { Grid } from '@chakra-ui/react/grid'
import type { Cart } from '#shared/orders/cart/cart-lines'
import type { OrderType } from '#shared/orders/constants'
import type { Order } from '#shared/orders/contract'
import { isFartherDelivery } from '#shared/orders/timing/delivery-minutes'
import type { AvailableDay } from '#shared/orders/scheduling'
import { cachedDateFormat } from '#shared/platform/time'
import { useLocationConfig } from '#base/location/location'
import { useDaySlots, useOrderDays } from '#features/kitchen/intake'
import { FieldFrame } from '#ui/forms/field-frame'
import type { DialogWords } from '#base/language/translation'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { Select } from '#ui/forms/controls'

/** The day of a later order, `YYYY-MM-DD`, and its time, ISO; empty if not chosen. */
export type ChosenTime = { readonly scheduledOn: string; readonly scheduledFor: string }

export const NO_CHOSEN_TIME: ChosenTime = { scheduledOn: '', scheduledFor: '' }

/** Whether a day is chosen without a time. */
export const isTimeMissing = ({ scheduledOn, scheduledFor }: ChosenTime): boolean =>
  scheduledOn !== '' && scheduledFor === ''

const formatClock = cachedDateFormat({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayFormat = cachedDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })

/** `Today, Mon, Nov 30` in the language of this device. */
function formatDay({ date, daysAhead }: AvailableDay, words: DialogWords['editing'], locale: string): string {
  const day = dayFormat('UTC', locale).format(new Date(`${date}T00:00:00Z`))
  if (daysAhead > 1) return day
  return daysAhead === 0 ? words.today(day) : words.tomorrow(day)
}

type TimeChoiceProps = {
  readonly orderType: OrderType
  readonly cart: Cart
  /** The ZIP code of a delivery, as typed. */
  readonly zipCode: string
  /**
   * An order that is changed. Unless it goes farther, it may always move to a later time than its
   * promise.
   */
  readonly order?: Pick<Order, 'id' | 'promisedFrom' | 'customerInfo'>
  readonly chosen: ChosenTime
  /** Without a day: as soon as possible, or the time stays. */
  readonly emptyLabel: string
  readonly onChoose: (chosen: ChosenTime) => void
}

/**
 * The day and time of an order, in the location's time zone and within its opening hours. The
 * person who takes the order chooses the time; none is chosen with the day. Times at which the
 * dishes don't fit are left out.
 */
export function TimeChoice({ orderType, cart, zipCode, order, chosen, emptyLabel, onChoose }: TimeChoiceProps) {
  const { editing: words, dialogs } = useDialogWords()
  const { reschedule } = dialogs
  const { times: timeWords } = useWords().tickets
  const location = useLocationConfig()
  const isFarther = isFartherDelivery({ from: order?.customerInfo.address?.zipCode, to: zipCode }, location.delivery)
  const days = useOrderDays({ orderType, cart, zipCode }, { promisedFrom: isFarther ? undefined : order?.promisedFrom })
  const { scheduledOn, scheduledFor } = chosen
  const day = days.find(({ date }) => date === scheduledOn)
  const query = { location: location.code, type: orderType, date: day?.date, cart, zipCode, order: order?.id }
  const { getPlacesLeft } = useDaySlots(query)
  const times = day?.times.filter(({ at }) => getPlacesLeft(at) !== 0) ?? []
  const isOffered = times.some(({ at }) => at === scheduledFor)
  const formatTime = (at: string) => formatClock(location.timeZone, timeWords.locale).format(new Date(at))
  return (
    // Next to each other only where a day such as "Tomorrow, Mon, Nov 30" is not cut off.
    <Grid gap="3" templateColumns="repeat(auto-fit, minmax(min(14.5rem, 100%), 1fr))">
      <FieldFrame label={words.time}>
        <Select
          value={day?.date ?? ''}
          onChange={(event) => onChoose({ scheduledOn: event.target.value, scheduledFor: '' })}
        >
          <option value="">{emptyLabel}</option>
          {days.map((option) => (
            <option key={option.date} value={option.date}>
              {formatDay(option, words, timeWords.locale)}
            </option>
          ))}
        </Select>
      </FieldFrame>
      {day && (
        <FieldFrame label={words.at}>
          <Select
            value={isOffered ? scheduledFor : ''}
            onChange={(event) => onChoose({ scheduledOn, scheduledFor: event.target.value })}
          >
            <option value="" disabled>
              {times.length === 0 ? reschedule.noTimes : words.chooseTime}
            </option>
            {times.map(({ at }) => (
              <option key={at} value={at}>
                {formatTime(at)}
              </option>
            ))}
          </Select>
        </FieldFrame>
      )}
    </Grid>
  )
}
