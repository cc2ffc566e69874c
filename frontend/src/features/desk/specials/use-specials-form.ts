import { freshLocationQuery } from '#base/api/location-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useFieldArray } from 'react-hook-form'
import {
  specialsEditingRoutes,
  type EditableSpecials,
  type SpecialInput,
  type WeekContext,
} from '#shared/specials/editing-contract'
import type { Location, LocationCode } from '#shared/locations/index'
import { ApiError, callApi } from '#base/api/client'
import { specialsQuery as dailySpecialsQuery } from '#base/menu/use-menu'
import { createIdempotencyKey, sendOnce } from '#base/api/idempotency'
import { toast } from '#ui/toast'
import { deskSaveKey } from '#base/storage/storage-keys'
import { deskMenuQuery, findCurrentVersion } from '../desk-api'
import { useRecordForm } from '../form/use-record-form'
import { checkWeek, createSpecialDraft, toSpecialsBody, valuesOf, type WeekValues } from './draft'
import { weekMerge } from './merge'

/** A location's specials of the week, for editing. */
export const specialsQuery = freshLocationQuery(specialsEditingRoutes.getSpecialsWeek)

export const useDeskSpecials = (location: LocationCode) => useQuery(specialsQuery(location))

/** Returns how many portions of today's specials guests ordered, by the special's id. */
export function useOrderedPortions({ code: location }: Pick<Location, 'code'>): ReadonlyMap<string, number> {
  const { data = [] } = useQuery({ ...dailySpecialsQuery(location), refetchOnMount: 'always' })
  return new Map(data.map(({ id, timesOrdered }) => [id, timesOrdered]))
}

/** Saves a location's week; fails if the version that was read is outdated. */
export function saveSpecials(location: LocationCode, specials: readonly SpecialInput[], version: number) {
  const body = { specials: [...specials], version }
  return sendOnce(deskSaveKey('specials', location), body, (headers) =>
    callApi(specialsEditingRoutes.updateSpecialsWeek, { params: { location }, body, headers }),
  )
}

type SpecialsFormOptions = {
  readonly location: LocationCode
  readonly read: EditableSpecials
  /** The usual price of each dish on the menu. */
  readonly usualCents: WeekContext['usualCents']
  readonly dishName: (menuItemId: number) => string
}

/** Returns the form of the week, which is saved as a whole. */
export function useSpecialsForm({ location, read, usualCents, dishName }: SpecialsFormOptions) {
  const client = useQueryClient()
  const record = useRecordForm({
    record: read,
    valuesOf,
    merge: weekMerge(dishName),
    check: checkWeek({ usualCents, stored: read.specials }),
    save: async ({ specials }, { version }) => {
      try {
        return await saveSpecials(location, toSpecialsBody(specials), version)
      } catch (error) {
        // A dish may have been archived since the form opened.
        if (error instanceof ApiError && error.problem?.errors.length)
          void client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
        throw error
      }
    },
    currentOf: findCurrentVersion<EditableSpecials>,
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
      const special = createSpecialDraft(`new-${createIdempotencyKey()}`, day)
      append(special, { shouldFocus: false })
      return special.key
    },
    remove: (keys: readonly string[]) => {
      record.form.clearErrors()
      remove(specials.flatMap(({ key }, at) => (keys.includes(key) ? [at] : [])))
    },
  }
}
