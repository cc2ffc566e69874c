import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import type { Location } from '#shared/locations/index'
import { toCents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'
import { useNow } from '#base/browser/use-now'
import { FormMessages } from '../form/conflict-panel'
import { FormFrame, SaveBar } from '../form/form-frame'
import { DayPanel, SpecialCard } from './special-card'
import { listWeekFrom, type SpecialDraft } from './draft'
import { useOrderedPortions, useSpecialsForm } from './use-specials-form'

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    p: '4',
    borderRadius: 'xl',
  },
})

type ArchivedSpecialsProps = { readonly archived: readonly SpecialDraft[]; readonly onTakeOff: () => void }

/** Warns about specials of archived dishes, which guests don't see and which block saving. */
const ArchivedSpecials = ({ archived, onTakeOff }: ArchivedSpecialsProps) => (
  <Notice role="alert" bg="warning.subtle" color="warning.fg">
    <span>
      {archived.length === 1 ? 'A dish of a special is' : 'Dishes of specials are'} off the menu:{' '}
      {archived.map(({ title }) => title).join(', ')}. Bring back the dish, choose another, or remove the special.
    </span>
    <Button type="button" variant="outline" onClick={onTakeOff}>
      {archived.length === 1 ? 'Remove it' : 'Remove them'}
    </Button>
  </Notice>
)

type SpecialsFormProps = {
  readonly location: Location
  readonly read: EditableSpecials
  readonly dishes: readonly EditableDish[]
}

/** Edits the week of specials and saves it as a whole. */
export function SpecialsForm({ location, read, dishes }: SpecialsFormProps) {
  const onMenu = dishes.filter(({ isArchived }) => !isArchived).sort((one, other) => one.name.localeCompare(other.name))
  const usualCents = new Map(onMenu.map(({ id, price }) => [id, toCents(price)]))
  const dishName = (id: number) => dishes.find((dish) => dish.id === id)?.name ?? `dish ${id}`
  const form = useSpecialsForm({ location: location.code, read, usualCents, dishName })
  const [added, setAdded] = useState<string>()
  const ordered = useOrderedPortions(location)
  const today = toWallClock(location, useNow()).weekday
  const archived = form.specials.filter(({ menuItemId }) => menuItemId !== 0 && !usualCents.has(menuItemId))
  return (
    <FormFrame recordForm={form}>
      <chakra.fieldset
        disabled={form.isSending}
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        border="0"
        minW="0"
      >
        <FormMessages form={form} />
        {archived.length > 0 && (
          <ArchivedSpecials archived={archived} onTakeOff={() => form.remove(archived.map(({ key }) => key))} />
        )}
        {listWeekFrom(today).map((day) => {
          const ofDay = form.specials.filter(({ dayOfWeek }) => dayOfWeek === day)
          return (
            <DayPanel
              key={day}
              day={day}
              isToday={day === today}
              count={ofDay.length}
              onAdd={() => setAdded(form.add(day))}
            >
              {ofDay.map((special) => (
                <SpecialCard
                  key={special.key}
                  special={special}
                  at={form.specials.indexOf(special)}
                  dishes={onMenu}
                  ordered={day === today ? ordered.get(special.key) : undefined}
                  isOpenAtFirst={special.key === added}
                  onTakeOff={() => form.remove([special.key])}
                />
              ))}
            </DayPanel>
          )
        })}
      </chakra.fieldset>
      <SaveBar
        summary="Not saved yet. Guests see the week once you save it."
        isUnsaved={form.isUnsaved}
        isSaving={form.isSending}
        onDiscard={form.discard}
      />
    </FormFrame>
  )
}
