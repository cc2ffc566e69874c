import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormProvider } from 'react-hook-form'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { getOpenStatus } from '#shared/hours/hours'
import { describeHoursChange } from '#shared/hours/hours-change'
import { toLocationHours, weekdaysFromMonday, type HoursException, type Weekday } from '#shared/hours/opening-hours'
import { toWallClock } from '#shared/platform/time'
import { validateOpeningHours } from '#shared/hours/editing-contract'
import { useNow } from '#base/browser/use-now'
import { ResolveConflictPanel } from '../form/conflict-panel'
import { AffectedOrders } from './affected-orders'
import { DayCard } from './day-card'
import { setException } from './draft'
import { ExceptionsList, ShortNoticeClosingBar } from './exceptions-list'
import { HoursSaveBar } from './save-bar'
import { useHoursForm } from './use-hours-form'

type HoursFormProps = { readonly location: Location; readonly read: HoursWithStatus }

/** Edits the weekly hours and the exceptions, and saves them together. */
export function HoursForm({ location, read }: HoursFormProps) {
  const record = useHoursForm(location, read)
  const { form, base, values, conflict, isSending } = record
  const now = useNow()
  const errors = validateOpeningHours(values)
  const today = toWallClock(location, now).date
  const { text } = getOpenStatus({ ...location, hours: toLocationHours(base) }, now)
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    to.forEach((day) => form.setValue(`weekly.${day}`, values.weekly[from], { shouldDirty: true }))
  const addException = (exception: HoursException) =>
    form.setValue('exceptions', setException(values.exceptions, exception), { shouldDirty: true })
  return (
    <FormProvider {...form}>
      {conflict && (
        <chakra.div mb="5">
          <ResolveConflictPanel {...conflict} isSaving={isSending} />
        </chakra.div>
      )}
      <chakra.p mb="4" aria-live="polite">
        Guests see: <strong>{text}</strong>
      </chakra.p>
      <ShortNoticeClosingBar location={location} hours={base} onException={addException} />
      <Heading as="h2" size="md" mt="8" mb="3">
        Regular hours
      </Heading>
      <chakra.ul display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} listStyle="none">
        {weekdaysFromMonday.map((day) => (
          <DayCard key={day} day={day} errors={errors} onCopy={(to) => copy(day, to)} />
        ))}
      </chakra.ul>
      <Heading as="h2" size="md" mt="8" mb="3">
        Holidays &amp; special hours
      </Heading>
      <ExceptionsList today={today} errors={errors} />
      {record.isUnsaved && record.affected.length > 0 && (
        <AffectedOrders
          location={location}
          orders={record.affected}
          isSaving={isSending}
          onSaveAnyway={record.saveAnyway}
        />
      )}
      {record.isUnsaved && (
        <HoursSaveBar
          text={describeHoursChange(base, values)}
          problem={errors[0]?.message}
          isSaving={isSending}
          onSave={record.submit}
          onDrop={record.discard}
        />
      )}
    </FormProvider>
  )
}
