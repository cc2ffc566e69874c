import { VersionedHours } from '#shared/contract/hours'
import type { LocationCode } from '#shared/locations/index'
import { describeHoursChange } from '#shared/rules/hours-change'
import { toLocationHours, toOpeningHours } from '#shared/rules/hours-told'
import type { OpeningHours } from '#shared/terms/hours'
import { createEditConflict, logChange } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { UndoHandler } from '../changes/undoing'
import { presentHours } from '../hours/present'
import { findHours, resolveHours } from '../hours/store'
import { menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/store'
import { ifUnchanged } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'

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
