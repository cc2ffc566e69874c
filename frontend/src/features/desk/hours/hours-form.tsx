import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { FormProvider } from 'react-hook-form'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { Location } from '#shared/locations/index'
import { describeHoursChange } from '#shared/hours/hours-change'
import { weekdaysFromMonday, type HoursException, type Weekday } from '#shared/hours/opening-hours'
import { toWallClock } from '#shared/platform/time'
import { validateOpeningHours } from '#shared/hours/editing-contract'
import { useNow } from '#base/browser/use-now'
import { FormMessages } from '../form/conflict-panel'
import { AffectedOrders } from './affected-orders'
import { DayCard } from './day-card'
import { setException } from './draft'
import { ExceptionsList } from './exceptions-list'
import { GuestsSee, ShortNoticeBar } from './short-notice-bar'
import { useHoursForm } from './use-desk-hours'

type SaveBarProps = {
  /** Summarizes the change in one line. */
  readonly text: string
  readonly problem: string | undefined
  readonly isSaving: boolean
  readonly onSave: ReturnType<typeof useHoursForm>['submit']
  readonly onDrop: () => void
}

/** Shows unsaved changes at the end of the page. */
const HoursSaveBar = ({ text, problem, isSaving, onSave, onDrop }: SaveBarProps) => (
  <chakra.section
    aria-label="Not saved yet"
    position="sticky"
    bottom={{ base: 'var(--desk-bar)', lg: '4' }}
    zIndex="docked"
    mt="6"
    mx={{ base: '-4', md: '0' }}
    p="4"
    bg="bg.floating"
    borderWidth={{ base: '1px 0', md: '1px' }}
    borderRadius={{ base: '0', md: '2xl' }}
    boxShadow="lg"
    display="flex"
    flexWrap="wrap"
    gap="3"
    alignItems="center"
    justifyContent="space-between"
  >
    <chakra.p role="status" flex="1 1 14rem" fontSize="sm" color={problem ? 'danger.fg' : 'fg'}>
      {problem ?? text}
    </chakra.p>
    <chakra.div display="flex" gap="2">
      <Button variant="outline" disabled={isSaving} onClick={onDrop}>
        Discard
      </Button>
      <Button disabled={isSaving || problem !== undefined} onClick={onSave}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
    </chakra.div>
  </chakra.section>
)

type HoursFormProps = { readonly location: Location; readonly read: HoursWithStatus }

/** Edits the weekly hours and the exceptions, and saves them together. */
export function HoursForm({ location, read }: HoursFormProps) {
  const record = useHoursForm(location, read)
  const { form, base, values, isSending } = record
  const now = useNow()
  const errors = validateOpeningHours(values)
  const today = toWallClock(location, now).date
  const copy = (from: Weekday, to: readonly Weekday[]) =>
    to.forEach((day) => form.setValue(`weekly.${day}`, values.weekly[from], { shouldDirty: true }))
  const addException = (exception: HoursException) =>
    form.setValue('exceptions', setException(values.exceptions, exception), { shouldDirty: true })
  return (
    <FormProvider {...form}>
      <FormMessages form={record} mb="5" />
      <GuestsSee location={location} hours={base} />
      <ShortNoticeBar location={location} hours={base} onException={addException} />
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
