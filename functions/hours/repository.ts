import { VersionedHours } from '#shared/hours/contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import { getLocation } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { describeHoursChange, toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'
import type { OpeningHours } from '#shared/hours/opening-hours'
import { menuKeys } from '../menu/records'
import type { Menu } from '../menu/records'
import { HoursRecord } from './records'
import { getItem, tableName } from '../platform/table/table'
import { getHoursTransitions } from '#shared/hours/transitions'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { incrementMenuVersion } from '../menu/repository'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'

/** Hours as the desk reads them: those of the record, else those that the location opened with. */
export const resolveHours = (location: LocationCode, record: HoursRecord | undefined): VersionedHours =>
  record
    ? { weekly: record.weekly, exceptions: record.exceptions, version: record.version }
    : { ...toOpeningHours(getLocation(location).hours), version: 1 }

/**
 * A location with the hours that were read with its menu: every rule that asks whether it is open
 * is given this.
 */
export const withOpeningHours = (location: Location, { hours }: Pick<Menu, 'hours'>): Location =>
  hours ? { ...location, hours: toLocationHours(hours) } : location

/**
 * A location's hours as they are now, for who needs no menu; none where they are what the location
 * opened with.
 */
export async function findHours(location: LocationCode): Promise<HoursRecord | undefined> {
  const item = await getItem(menuKeys.hours(location))
  return item && HoursRecord.parse(item)
}

/** A location with its hours as they are now. */
export const getLocationWithHours = async (location: Location): Promise<Location> =>
  withOpeningHours(location, { hours: await findHours(location.code) })

/** A location's hours, and what they come to at a moment. */
export function presentHours(location: LocationCode, { version, ...told }: VersionedHours, now: Date): HoursWithStatus {
  const { open, until, next } = getHoursTransitions({ ...getLocation(location), hours: toLocationHours(told) }, now)
  return { ...told, open, until: until?.toISOString() ?? null, next: next?.toISOString() ?? null, version }
}

type Made = { readonly after: VersionedHours; readonly entry: ChangeRecord }

type HoursChange = {
  readonly location: LocationCode
  readonly told: OpeningHours
  /** The version that whoever changes them has read. */
  readonly version: number
  readonly by: string
  readonly now: Date
  readonly alongside: (made: Made) => readonly WriteStep[]
}

/**
 * Sets a location's hours; throws `changed-meanwhile` with those of now where they are of another
 * version.
 */
export const updateHours = ({ location, told, version, by, now, alongside }: HoursChange): Promise<Made> =>
  runOptimisticWrite(
    () => findHours(location),
    (record) => {
      const before = resolveHours(location, record)
      if (before.version !== version) throw createEditConflict(presentHours(location, before, now))
      const after: VersionedHours = { ...toOpeningHours(toLocationHours(told)), version: version + 1 }
      const title = describeHoursChange(before, after)
      const change = {
        locations: [location],
        kind: 'hours',
        subjectId: location,
        title,
        before,
        after,
        by,
        now,
      } as const
      const { steps, entries } = logChange(change)
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const Item = { ...menuKeys.hours(location), type: 'Hours', ...after, updatedAt: now.toISOString() }
      const put: WriteStep = {
        write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: record?.version }) },
      }
      const made = { after, entry }
      return { steps: [put, ...steps, incrementMenuVersion(location), ...alongside(made)], answer: made }
    },
  )

/** Puts back the hours before a change, where nobody changed them since. */
export const undoHours: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { version } = VersionedHours.parse(JSON.parse(change.after))
  const { entry } = await updateHours({
    location,
    told: VersionedHours.parse(JSON.parse(change.before)),
    version,
    by,
    now,
    alongside: ({ entry }) => alongside(entry),
  })
  return entry
}
