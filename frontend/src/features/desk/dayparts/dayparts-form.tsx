import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useController, useFieldArray, useWatch } from 'react-hook-form'
import { MAX_DAYPARTS, type LocationDayparts } from '#shared/dayparts/contract'
import { formatDaypart } from '#shared/dayparts/dayparts'
import { weekdaysFromMonday } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { TextField } from '#ui/forms/fields'
import { toast } from '#ui/toast'
import { Tick } from '../form/form-layout'
import { RowActions } from '../form/list-editing'
import { AffectedOrders } from '../hours/affected-orders'
import { SettingPanel } from '../kitchen/setting-panel'
import { copyDayparts } from './dayparts-api'
import { newDaypart, usualLunch, useDaypartsForm, type DaypartsValues } from './use-dayparts-form'

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    p: '4',
    borderWidth: '1px',
    borderRadius: 'xl',
    gridTemplateColumns: { base: '1fr 1fr', md: 'minmax(0, 1fr) 9rem 9rem auto' },
    '& .name': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .days': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: '5', border: 0, p: 0, m: 0 },
    '& legend': { fontSize: 'sm', fontWeight: 'medium' },
    '& .acts': { justifySelf: 'end', alignSelf: 'end', gridColumn: { base: '1 / -1', md: 'auto' } },
    '& .error': { fontSize: 'sm', color: 'danger.fg', flexBasis: '100%' },
  },
})

const toLabel = (day: string): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`

function DaysField({ at }: { readonly at: number }) {
  const { field, fieldState } = useController<DaypartsValues, `dayparts.${number}.days`>({
    name: `dayparts.${at}.days`,
  })
  const turn = (day: (typeof weekdaysFromMonday)[number], isOn: boolean) =>
    field.onChange(weekdaysFromMonday.filter((each) => (each === day ? isOn : field.value.includes(each))))
  return (
    <fieldset className="days">
      <legend>Days</legend>
      {weekdaysFromMonday.map((day) => (
        <Tick key={day} label={toLabel(day)} isOn={field.value.includes(day)} onTurn={(isOn) => turn(day, isOn)} />
      ))}
      {fieldState.error && (
        <p className="error" role="alert">
          {fieldState.error.message}
        </p>
      )}
    </fieldset>
  )
}

function DaypartRows() {
  const { fields, append, remove, move } = useFieldArray<DaypartsValues, 'dayparts', 'key'>({
    name: 'dayparts',
    keyName: 'key',
  })
  const rows = useWatch<DaypartsValues, 'dayparts'>({ name: 'dayparts' })
  return (
    <>
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {fields.map(({ key }, at) => {
          const row = rows[at]
          const name = row?.name || 'the new daypart'
          return (
            <Row key={key} aria-label={row?.name ? formatDaypart(row) : name}>
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
              <DaysField at={at} />
            </Row>
          )
        })}
      </chakra.ul>
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
  /** The owner's other locations. */
  readonly others: readonly Location[]
}

/** Edits a location's dayparts, and sets them at all locations. */
export function DaypartsForm({ location, read, others }: DaypartsFormProps) {
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
