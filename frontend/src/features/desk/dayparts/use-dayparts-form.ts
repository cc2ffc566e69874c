import { useQueryClient } from '@tanstack/react-query'
import { validateDayparts, type LocationDayparts } from '#shared/dayparts/contract'
import { formatDaypart } from '#shared/dayparts/dayparts'
import { weekdaysFromMonday } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import type { FieldError } from '#shared/platform/problem'
import { toast } from '#ui/toast'
import { findCurrentVersion } from '../desk-api'
import { mergeParts } from '../form/three-way-merge'
import { useAffectingForm } from '../hours/affected-orders'
import { daypartsQuery, saveDayparts } from './dayparts-api'

export type DaypartsValues = Pick<LocationDayparts, 'dayparts'>
export type DaypartRow = DaypartsValues['dayparts'][number]

/** A field for a time has 00:00 for midnight, which means the same at the end. */
const valuesOf = ({ dayparts }: LocationDayparts): DaypartsValues => ({
  dayparts: dayparts.map((daypart) => ({ ...daypart, to: daypart.to === '24:00' ? '00:00' : daypart.to })),
})

/** A daypart keeps its id, because dishes refer to it; a new one gets that of its name. */
const toId = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)

const withIds = (rows: DaypartsValues['dayparts']) => rows.map((row) => ({ ...row, id: row.id || toId(row.name) }))

const PART = 'dayparts'
const merge = mergeParts<DaypartsValues>({
  partsOf: ({ dayparts }) => [
    { name: PART, label: 'Dayparts', text: dayparts.map(formatDaypart).join('; ') || 'none' },
  ],
  withParts: (theirs, mine, names) => (names.has(PART) ? mine : theirs),
})

/** Returns the errors of the typed rows by path of the form. */
function checkDayparts({ dayparts }: DaypartsValues): readonly FieldError[] {
  const errors = dayparts.flatMap(({ id, name, days, from, to }, at) => [
    ...(id || toId(name) ? [] : [{ path: `dayparts.${at}.name`, message: 'Enter a name with letters or digits' }]),
    ...(days.length > 0 ? [] : [{ path: `dayparts.${at}.days`, message: 'Choose at least one day' }]),
    ...(from === '' ? [{ path: `dayparts.${at}.from`, message: 'Enter a time' }] : []),
    ...(to === '' ? [{ path: `dayparts.${at}.to`, message: 'Enter a time' }] : []),
  ])
  if (errors.length > 0) return errors
  // The owner doesn't see ids, which come from the names.
  return validateDayparts(withIds(dayparts)).map(({ path, message }) => ({
    path: path.replace(/\.id$/, '.name'),
    message: message.replace('this id', 'this name'),
  }))
}

export const newDaypart: DaypartRow = { id: '', name: '', days: [...weekdaysFromMonday], from: '11:00', to: '15:00' }

/** What most hibachi restaurants begin with. */
export const usualLunch: DaypartRow = {
  ...newDaypart,
  name: 'Lunch',
  days: weekdaysFromMonday.slice(0, 5),
}

/** Returns the form of a location's dayparts, with the orders that its change leaves outside. */
export function useDaypartsForm(location: Location, read: LocationDayparts) {
  const client = useQueryClient()
  return useAffectingForm({
    record: read,
    valuesOf,
    merge,
    check: checkDayparts,
    save: ({ dayparts }, { version }, acceptAffected) =>
      saveDayparts(location.code, withIds(dayparts), { version, acceptAffected }),
    currentOf: findCurrentVersion<LocationDayparts>,
    onSaved: (saved) => {
      client.setQueryData(daypartsQuery(location.code).queryKey, saved)
      toast({ title: 'The dayparts are saved' })
    },
  })
}
