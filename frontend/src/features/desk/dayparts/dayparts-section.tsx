import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useFieldArray, useWatch } from 'react-hook-form'
import { MAX_DAYPARTS, type LocationDayparts } from '#shared/dayparts/contract'
import { formatDaypart } from '#shared/dayparts/dayparts'
import type { Weekday } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { useStaffLocations } from '#base/location/work-location'
import { TextField } from '#ui/forms/fields'
import { toast } from '#ui/toast'
import { Row, RowActions, Rows } from '../form/list-editing'
import { AffectedOrders } from '../hours/affected-orders'
import { RecordPage } from '../form/record-page'
import { SettingPanel } from '../form/setting-panel'
import { CheckboxesField, weekdayChoices } from '../form/checkboxes-field'
import { copyDayparts, daypartsQuery } from './dayparts-api'
import { newDaypart, usualLunch, useDaypartsForm, type DaypartsValues } from './use-dayparts-form'

const DaypartRow = chakra(Row, {
  base: {
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) 9rem 9rem auto' },
    '& .name': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .days': { gridColumn: '1 / -1' },
    '& .acts': { justifySelf: 'end', alignSelf: 'end', gridColumn: { base: '1 / -1', md: 'auto' } },
  },
})

function DaypartRows() {
  const { fields, append, remove, move } = useFieldArray<DaypartsValues, 'dayparts', 'key'>({
    name: 'dayparts',
    keyName: 'key',
  })
  const rows = useWatch<DaypartsValues, 'dayparts'>({ name: 'dayparts' })
  return (
    <>
      <Rows>
        {fields.map(({ key }, at) => {
          const row = rows[at]
          const name = row?.name || 'the new daypart'
          return (
            <DaypartRow key={key} aria-label={row?.name ? formatDaypart(row) : name}>
              <div className="name">
                <TextField<DaypartsValues> name={`dayparts.${at}.name`} label="Name" maxLength={40} />
              </div>
              <TextField<DaypartsValues> name={`dayparts.${at}.from`} label="From" type="time" />
              <TextField<DaypartsValues> name={`dayparts.${at}.to`} label="To" type="time" />
              <div className="acts">
                <RowActions
                  name={name}
                  at={at}
                  count={fields.length}
                  onMove={(to) => move(at, to)}
                  onRemove={() => remove(at)}
                />
              </div>
              <div className="days">
                <CheckboxesField<DaypartsValues, Weekday>
                  name={`dayparts.${at}.days`}
                  label="Days"
                  of={weekdayChoices}
                />
              </div>
            </DaypartRow>
          )
        })}
      </Rows>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {fields.length === 0 && (
          <Button type="button" variant="outline" onClick={() => append(usualLunch)}>
            Add {formatDaypart(usualLunch)}
          </Button>
        )}
        <Button
          type="button"
          variant="outline"
          disabled={fields.length >= MAX_DAYPARTS}
          onClick={() => append(newDaypart)}
        >
          Add a daypart
        </Button>
      </chakra.div>
    </>
  )
}

type CopyButtonProps = {
  readonly dayparts: LocationDayparts['dayparts']
  readonly others: readonly Location[]
  readonly isDisabled: boolean
}

/** Sets the saved dayparts at the owner's other locations. */
function CopyButton({ dayparts, others, isDisabled }: CopyButtonProps) {
  const names = others.map(({ name }) => name).join(' and ')
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const results = await Promise.allSettled(others.map(({ code }) => copyDayparts(code, dayparts)))
      return others.filter((_, index) => results[index]?.status === 'rejected')
    },
    onSuccess: (failed) =>
      failed.length === 0
        ? toast({ title: `The dayparts are saved at ${names}`, type: 'success' })
        : toast({
            title: `Not saved at ${failed.map(({ name }) => name).join(', ')}. Please look there.`,
            type: 'error',
          }),
  })
  return (
    <Button type="button" variant="outline" mt="4" disabled={isDisabled || isPending} onClick={() => mutate()}>
      {isPending ? 'Saving…' : `Use these at ${names}, too`}
    </Button>
  )
}

type DaypartsFormProps = {
  readonly location: Location
  readonly read: LocationDayparts
}

/** Edits a location's dayparts, and sets them at all locations. */
function DaypartsForm({ location, read }: DaypartsFormProps) {
  const others = useStaffLocations().filter(({ code }) => code !== location.code)
  const form = useDaypartsForm(location, read)
  return (
    <>
      <SettingPanel
        title="Parts of the day"
        lead="The time of pickup or delivery decides. An end before the beginning is on the next day. A dish says in its form when it is offered, and what it costs then."
        form={form}
      >
        <DaypartRows />
      </SettingPanel>
      {others.length > 0 && <CopyButton dayparts={form.base.dayparts} others={others} isDisabled={form.isUnsaved} />}
      {form.affected.length > 0 && (
        <AffectedOrders
          location={location}
          orders={form.affected}
          what="dayparts"
          isSaving={form.isSending}
          onSaveAnyway={form.saveAnyway}
        />
      )}
    </>
  )
}

/** The location's dayparts (docs/product/desk.md#dayparts). */
export const DaypartsSection = () => (
  <RecordPage
    title="Dayparts"
    lead={({ name }) => `When ${name} has its lunch menu, and others.`}
    query={daypartsQuery}
    failed="The dayparts could not be loaded."
  >
    {(read, location) => <DaypartsForm location={location} read={read} />}
  </RecordPage>
)
