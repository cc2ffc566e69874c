import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import { deskSpecials } from '#shared/contract/desk/specials'
import type { DeskSpecials } from '#shared/contract/desk/specials'
import type { LocationCode } from '#shared/locations/index'
import { ApiError } from '#base/api/api-error'
import { call } from '#base/api/call'
import { newKey, once } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { deskSave } from '#base/storage/names'
import { menuQuery } from '../api/queries'
import { currentIn, has } from '../api/refusals'
import { useRecordForm } from '../form/use-record-form'
import { checkWeek, newSpecial, sentWeek, valuesOf } from './draft'
import type { WeekValues } from './draft'
import { weekMerge } from './merge'

const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [deskSpecials.specials.path, location],
    queryFn: () => call(deskSpecials.specials, { params: { location } }),
    refetchOnMount: 'always',
  })

export const useSpecialsAt = (location: LocationCode) => useQuery(specialsQuery(location))

const isWeek = (value: unknown): value is DeskSpecials => has(value, 'specials', 'version')

type SpecialsFormOptions = {
  readonly location: LocationCode
  readonly read: DeskSpecials
  readonly onMenu: ReadonlySet<number>
  readonly dishName: (menuItemId: number) => string
}

/** The form of the week, which is saved as a whole. */
export function useSpecialsForm({ location, read, onMenu, dishName }: SpecialsFormOptions) {
  const client = useQueryClient()
  const record = useRecordForm({
    record: read,
    valuesOf,
    merge: weekMerge(dishName),
    check: checkWeek(onMenu),
    save: async ({ specials }, { version }) => {
      const body = { specials: sentWeek(specials), version }
      try {
        return await once(deskSave('specials', location), body, (headers) =>
          call(deskSpecials.changeSpecials, { params: { location }, body, headers }),
        )
      } catch (error) {
        // A dish may have left the menu since it was read.
        if (error instanceof ApiError && error.problem?.errors.length)
          void client.invalidateQueries({ queryKey: menuQuery(location).queryKey })
        throw error
      }
    },
    currentOf: (error) => currentIn(error, isWeek),
    onSaved: (saved) => {
      client.setQueryData(specialsQuery(location).queryKey, saved)
      toast({ title: 'The specials are saved' })
    },
  })
  const { control } = record.form
  const { append, remove } = useFieldArray<WeekValues, 'specials', 'rowKey'>({
    control,
    name: 'specials',
    keyName: 'rowKey',
  })
  const { specials } = record.values
  return {
    ...record,
    specials,
    add: (day: number) => {
      const special = newSpecial(`new-${newKey()}`, day)
      append(special, { shouldFocus: false })
      return special.key
    },
    remove: (keys: readonly string[]) => {
      record.form.clearErrors()
      remove(specials.flatMap(({ key }, at) => (keys.includes(key) ? [at] : [])))
    },
  }
}
