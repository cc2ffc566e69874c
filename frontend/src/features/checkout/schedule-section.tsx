import { getBusinessDate } from '#shared/hours/open-periods'
import { formatDayLabel } from '#shared/orders/scheduling'
import type { OrderType } from '#shared/orders/constants'
import { formatTime } from '#shared/platform/time'
import { useEffect, useState } from 'react'
import { FieldFrame } from '#ui/forms/field-frame'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useLocationConfig } from '#base/location/location'
import { useNow } from '#base/browser/use-now'
import { useCart } from '#base/cart/use-cart'
import { useDaySlots, useDeliveryPauseEnd, useEtaQuotes, useIsNowOffered, useOrderDays } from '#features/kitchen/intake'
import type { CheckoutForm } from './checkout-form'
import { TitledSection } from '#base/components/titled-panel'
import { describeLargestPart } from './review/largest-part'
import { TimeField } from './time-field'
import { Select } from '#ui/forms/controls'
import { joinClasses } from '#ui/class-names'
import styles from './schedule-section.module.css'

const unscheduledLabels = {
  pickup: 'As soon as possible',
  delivery: 'As soon as possible',
  event: 'Not decided yet: please call me',
} as const satisfies Record<OrderType, string>

/** The section's title by order type. */
export const scheduleTitles = {
  pickup: 'Pickup Time',
  delivery: 'Delivery Time',
  event: 'Event Date and Time',
} as const satisfies Record<OrderType, string>

const formatClock = (now: Date, timeZone?: string) => now.toLocaleString('en-US', { timeZone })

/** Whether the guest's clock shows another time than the location's. */
const isElsewhere = (timeZone: string, now: Date): boolean => formatClock(now) !== formatClock(now, timeZone)

/**
 * The day and time of the order, in the location's time zone and within its opening hours. The
 * guest chooses the time of a later order. "As soon as possible" is offered only if the order is
 * ready before closing and neither the kitchen nor the delivery is paused.
 */
export function ScheduleSection({ orderType }: { readonly orderType: OrderType }) {
  const location = useLocationConfig()
  const now = useNow()
  const { control, getValues, setValue, clearErrors } = useFormContext<CheckoutForm>()
  const deliveryUntil = useDeliveryPauseEnd(orderType)
  const { items: cart } = useCart()
  const notBefore = deliveryUntil === null ? 0 : Date.parse(deliveryUntil)
  const zipCode = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const days = useOrderDays({ orderType, cart, zipCode }, { notBefore })
  const { quotes } = useEtaQuotes(orderType === 'delivery' ? zipCode : '')
  const isNowOffered = useIsNowOffered(orderType)
  // The day stays, so that no time that a ZIP code rules out becomes "as soon as possible".
  const [chosenDate, setChosenDate] = useState(() => {
    const at = getValues('scheduledFor')
    return at && getBusinessDate(location, new Date(at))
  })
  const findDay = (scheduledFor: string) =>
    days.find(({ times }) => times.some(({ at }) => at === scheduledFor)) ??
    days.find(({ date }) => date === chosenDate) ??
    (isNowOffered ? undefined : days[0])
  const {
    field: { name, ref, value: scheduledFor, onChange },
    fieldState: { error },
  } = useController({
    control,
    name: 'scheduledFor',
    rules: { validate: (at) => at !== '' || findDay(at) === undefined || 'Please choose a time' },
  })
  const day = findDay(scheduledFor)
  const { getPlacesLeft, largestPart } = useDaySlots({
    location: location.code,
    type: orderType,
    date: day?.date,
    cart,
    zipCode,
  })
  const isPassed = scheduledFor !== '' && !day?.times.some(({ at }) => at === scheduledFor)
  useEffect(() => {
    if (isPassed) setValue('scheduledFor', '')
  }, [isPassed, setValue])
  const choose = (at: string) => {
    clearErrors('scheduledFor')
    onChange(at)
  }
  const chooseDay = (date: string) => {
    setChosenDate(date)
    choose('')
  }
  const clockIn = (minutes: number) => formatTime(now.getTime() + minutes * 60_000, location.timeZone)
  const ready = orderType !== 'event' && day === undefined ? quotes?.[orderType] : undefined
  const isTimeMissing = day !== undefined && scheduledFor === ''
  const message = error && (error.message ?? '')
  return (
    <TitledSection title={scheduleTitles[orderType]}>
      <div className={joinClasses(styles.fields, day && styles.pair)}>
        <FieldFrame label="Date" error={isTimeMissing ? undefined : message}>
          <Select
            name={isTimeMissing ? undefined : name}
            ref={isTimeMissing ? undefined : ref}
            value={day?.date ?? ''}
            onChange={(event) => chooseDay(event.target.value)}
          >
            {isNowOffered && <option value="">{unscheduledLabels[orderType]}</option>}
            {days.map((option) => (
              <option key={option.date} value={option.date}>
                {formatDayLabel(option)}
              </option>
            ))}
          </Select>
        </FieldFrame>
        {day && (
          <TimeField
            name={name}
            ref={isTimeMissing ? ref : undefined}
            day={day}
            value={scheduledFor}
            error={isTimeMissing ? message : undefined}
            getPlacesLeft={getPlacesLeft}
            onChoose={choose}
          />
        )}
      </div>
      {day && largestPart && (
        <p role="status" className={styles.largest}>
          {describeLargestPart(largestPart, cart)} For all of it, please choose another day or call us at{' '}
          {location.phone}.
        </p>
      )}
      {ready && (
        <p className={styles.ready}>
          {orderType === 'delivery' ? 'Arrives' : 'Ready'} between {clockIn(ready.min)} and {clockIn(ready.max)}
        </p>
      )}
      {isElsewhere(location.timeZone, now) && <p className={styles.zone}>Local time in {location.name}.</p>}
    </TitledSection>
  )
}
