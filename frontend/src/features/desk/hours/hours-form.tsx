import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { HoursNow } from '#shared/contract/hours'
import type { Location } from '#shared/locations/index'
import { openStatus } from '#shared/rules/hours'
import { hoursChange } from '#shared/rules/hours-change'
import { hoursErrors } from '#shared/terms/hours-check'
import { hoursFrom } from '#shared/rules/hours-told'
import { fromMonday } from '#shared/terms/weekdays'
import type { ToldHours } from '#shared/terms/hours'
import { wallClock } from '#shared/rules/local-time'
import { messageOf } from '#base/api/api-error'
import { toast } from '#base/components/toast'
import { useNow } from '#base/use-now'
import { SettlePanel } from '../components/conflict-panel'
import { useUnsaved } from '../unsaved'
import { DayCard } from './day-card'
import { copied, meet, settle, withDay, withException } from './draft'
import { ExceptionsList } from './exceptions-list'
import { SaveBar } from './save-bar'
import { StormBar } from './storm-bar'
import { useSaveHours } from './use-desk-hours'

type HoursFormProps = { readonly location: Location; readonly read: HoursNow }

/** What is typed, over the hours that were read, and the saving of it. */
function useDraft({ location, read }: HoursFormProps) {
  const [base, setBase] = useState(read)
  const [draft, setDraft] = useState<ToldHours>(read)
  const [theirs, setTheirs] = useState<HoursNow>()
  const saving = useSaveHours(location)
  const begin = (hours: HoursNow, change: ToldHours = hours) => {
    setBase(hours)
    setDraft(change)
    setTheirs(undefined)
  }
  const save = (from: HoursNow = base, next: ToldHours = draft) =>
    saving.mutate(
      { ...next, version: from.version },
      {
        onSuccess: (outcome) => {
          if ('theirs' in outcome) return setTheirs(outcome.theirs)
          begin(outcome.saved)
          toast({ title: 'Saved. Customers read it now.', type: 'success' })
        },
        onError: (error) =>
          toast({ title: messageOf(error, 'This could not be saved. Please try again.'), type: 'error' }),
      },
    )
  /** Goes on from the hours as the other one left them. */
  const settleWith = (current: HoursNow, given: ReadonlySet<string>) => {
    const next = settle(base, draft, current, given)
    begin(current, next)
    if (hoursChange(current, next) !== hoursChange(current, current)) save(current, next)
  }
  const change = hoursChange(base, draft)
  return {
    base,
    draft,
    setDraft,
    conflict: theirs && {
      ...meet(base, draft, theirs),
      onSettle: (given: ReadonlySet<string>) => settleWith(theirs, given),
    },
    save: () => save(),
    discard: () => begin(base),
    isSaving: saving.isPending,
    change,
  }
}

/** The week and the dates that are otherwise, changed together and saved at once. */
export function HoursForm({ location, read }: HoursFormProps) {
  const { base, draft, setDraft, conflict, save, discard, isSaving, change } = useDraft({ location, read })
  const now = useNow()
  const isChanged = change !== hoursChange(base, base)
  useUnsaved(isChanged)
  const errors = hoursErrors(draft)
  const today = wallClock(location, now).date
  const { text } = openStatus({ ...location, hours: hoursFrom(base) }, now)
  return (
    <>
      {conflict && (
        <chakra.div mb="5">
          <SettlePanel {...conflict} isSaving={isSaving} />
        </chakra.div>
      )}
      <chakra.p mb="4" aria-live="polite">
        Now on every page: <strong>{text}</strong>
      </chakra.p>
      <StormBar location={location} hours={base} onException={(one) => setDraft(withException(draft, one))} />
      <Heading as="h2" size="md" mt="8" mb="3">
        The week
      </Heading>
      <chakra.ul display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} listStyle="none">
        {fromMonday.map((day) => (
          <DayCard
            key={day}
            day={day}
            spans={draft.weekly[day]}
            errors={errors}
            onChange={(spans) => setDraft(withDay(draft, day, spans))}
            onCopy={(to) => setDraft(copied(draft, day, to))}
          />
        ))}
      </chakra.ul>
      <Heading as="h2" size="md" mt="8" mb="3">
        Dates that are otherwise
      </Heading>
      <ExceptionsList hours={draft} today={today} errors={errors} onChange={setDraft} />
      {isChanged && (
        <SaveBar text={change} problem={errors[0]?.message} isSaving={isSaving} onSave={save} onDrop={discard} />
      )}
    </>
  )
}
