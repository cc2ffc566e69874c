import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { describeHoursChange } from '#shared/hours/hours-change'
import { weekdaysFromMonday, type HoursException, type Weekday } from '#shared/hours/opening-hours'
import { toWallClock } from '#shared/platform/time'
import { validateOpeningHours } from '#shared/hours/editing-contract'
import { useNow } from '#base/browser/use-now'
import { FormMessages } from '../form/conflict-panel'
import { FormFrame, SaveBar } from '../form/form-frame'
import { AffectedOrders } from './affected-orders'
import { DayCard } from './day-card'
import { setException } from './draft'
import { ExceptionsList } from './exceptions-list'
import { GuestsSee, ShortNoticeBar } from './short-notice-bar'
import { useHoursForm } from './use-desk-hours'

type HoursFormProps = { readonly location: Location; readonly hours: HoursWithStatus }

/** Edits the weekly hours and the exceptions, and saves them together. */
export function HoursForm({ location, hours }: HoursFormProps) {
  const hoursForm = useHoursForm(location, hours)
  const { form, base, values, isSending } = hoursForm
  const now = useNow()
  const errors = validateOpeningHours(values)
  const today = toWallClock(location, now).date
  const copyDay = (from: Weekday, to: readonly Weekday[]) =>
    to.forEach((day) => form.setValue(`weekly.${day}`, values.weekly[from], { shouldDirty: true }))
  const addException = (exception: HoursException) =>
    form.setValue('exceptions', setException(values.exceptions, exception), { shouldDirty: true })
  return (
    <FormFrame recordForm={hoursForm}>
      <FormMessages form={hoursForm} mb="5" />
      <GuestsSee location={location} hours={base} />
      <ShortNoticeBar location={location} hours={base} onException={addException} />
      <Heading as="h2" size="md" mt="8" mb="3">
        Regular hours
      </Heading>
      <chakra.ul display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} listStyle="none">
        {weekdaysFromMonday.map((day) => (
          <DayCard key={day} day={day} errors={errors} onCopy={(to) => copyDay(day, to)} />
        ))}
      </chakra.ul>
      <Heading as="h2" size="md" mt="8" mb="3">
        Holidays &amp; special hours
      </Heading>
      <ExceptionsList today={today} errors={errors} />
      {hoursForm.isUnsaved && hoursForm.affected.length > 0 && (
        <AffectedOrders
          location={location}
          orders={hoursForm.affected}
          isSaving={isSending}
          onSaveAnyway={hoursForm.saveAnyway}
        />
      )}
      <SaveBar
        summary={errors[0]?.message ?? describeHoursChange(base, values)}
        isUnsaved={hoursForm.isUnsaved}
        isSaving={isSending}
        isBlocked={errors.length > 0}
        onDiscard={hoursForm.discard}
      />
    </FormFrame>
  )
}
