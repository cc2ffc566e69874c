import { getWorkDate } from '#shared/hours/business-day'
import { VersionedHours, type HoursWithStatus } from '#shared/hours/contract'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { describeHoursChange } from '#shared/hours/hours-change'
import { presentOpeningHours, toLocationHours, toOpeningHours, type OpeningHours } from '#shared/hours/opening-hours'
import { getCurrentLocation, withSettings } from '../locations/state/current-location'
import { findHours, getLocationWithHours, resolveHours, withHours } from '../locations/state/location-hours'
import { menuKeys, type Menu } from '../menu/records'
import { tableName } from '../platform/table/table'
import { getHoursTransitions } from '#shared/hours/transitions'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { incrementMenuVersion } from '../menu/repository'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'

/** Returns the location with the hours and settings that were read with its menu. */
export const applyOwnerSettings = (location: Location, { hours, settings }: Pick<Menu, 'hours' | 'settings'>) =>
  withHours(withSettings(location, settings), hours)

/** Returns a location with its current settings and hours. */
export async function getCurrentLocationWithHours(code: LocationCode): Promise<Location> {
  const [location, hours] = await Promise.all([getCurrentLocation(code), findHours(code)])
  return withHours(location, hours)
}

/** Returns the business day of work at a location: a night's work counts for the day before. */
export const getWorkDateAt = async (location: LocationCode, now: Date): Promise<string> =>
  getWorkDate(await getLocationWithHours(getLocation(location)), now)

/** Returns a location's hours, with whether it is open at a time and when that changes. */
export function presentHours(
  location: LocationCode,
  { version, weekly, exceptions }: VersionedHours,
  now: Date,
): HoursWithStatus {
  const { open, until, next } = getHoursTransitions(
    { ...getLocation(location), hours: toLocationHours({ weekly, exceptions }) },
    now,
  )
  return {
    ...presentOpeningHours({ weekly, exceptions }),
    open,
    until: until?.toISOString() ?? null,
    next: next?.toISOString() ?? null,
    version,
  }
}

type UpdatedHours = { readonly after: VersionedHours; readonly entry: ChangeRecord }

type HoursUpdate = {
  readonly location: LocationCode
  readonly hours: OpeningHours
  /** The version that the editor has read. */
  readonly version: number
  readonly by: string
  readonly now: Date
  /** The ids of the open orders that the owner leaves outside; those of before by default. */
  readonly leftOutside?: readonly string[]
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (updated: UpdatedHours) => readonly WriteStep[]
}

/**
 * Sets a location's hours and logs the change.
 * @throws Problem `changed-meanwhile` with the current hours if their version is another
 */
export const updateHours = ({
  location,
  hours,
  version,
  by,
  now,
  leftOutside,
  extraSteps,
}: HoursUpdate): Promise<UpdatedHours> =>
  runOptimisticWrite(
    () => findHours(location),
    (record) => {
      const before = resolveHours(location, record)
      if (before.version !== version) throw createEditConflict(presentHours(location, before, now))
      const after: VersionedHours = { ...toOpeningHours(toLocationHours(hours)), version: version + 1 }
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
      const Item = {
        ...menuKeys.hours(location),
        type: 'Hours',
        ...after,
        leftOutside: leftOutside ?? record?.leftOutside,
        updatedAt: now.toISOString(),
      }
      const put: WriteStep = {
        write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: record?.version }) },
      }
      const updated = { after, entry }
      return { steps: [put, ...steps, incrementMenuVersion(location), ...extraSteps(updated)], answer: updated }
    },
  )

/** Restores the hours before a change, unless they were changed again. */
export const undoHours: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { version } = VersionedHours.parse(JSON.parse(change.after))
  const { entry } = await updateHours({
    location,
    hours: VersionedHours.parse(JSON.parse(change.before)),
    version,
    by,
    now,
    extraSteps: ({ entry }) => extraSteps(entry),
  })
  return entry
}
