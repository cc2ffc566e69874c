import { Hours } from '#shared/contract/hours'
import type { LocationCode } from '#shared/locations/index'
import { hoursChange } from '#shared/rules/hours-change'
import { hoursFrom, toldFrom } from '#shared/rules/hours-told'
import type { ToldHours } from '#shared/terms/hours'
import { changedMeanwhile, logged } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { Undo } from '../changes/undoing'
import { presentHours } from '../hours/present'
import { hoursNow, hoursOf } from '../hours/store'
import { menuKeys } from '../menu/records'
import { countChange } from '../menu/store'
import { ifUnchanged } from '../runtime/conditions'
import { decide } from '../runtime/decide'
import { tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'

type Made = { readonly after: Hours; readonly entry: ChangeRecord }

type HoursChange = {
  readonly location: LocationCode
  readonly told: ToldHours
  /** The version that whoever changes them has read. */
  readonly version: number
  readonly by: string
  readonly now: Date
  readonly alongside: (made: Made) => readonly Step[]
}

/**
 * Sets a location's hours; throws `changed-meanwhile` with those of now where they are of another
 * version.
 */
export const changeHours = ({ location, told, version, by, now, alongside }: HoursChange): Promise<Made> =>
  decide(
    () => hoursNow(location),
    (record) => {
      const before = hoursOf(location, record)
      if (before.version !== version) throw changedMeanwhile(presentHours(location, before, now))
      const after: Hours = { ...toldFrom(hoursFrom(told)), version: version + 1 }
      const title = hoursChange(before, after)
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
      const { steps, entries } = logged(change)
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const Item = { ...menuKeys.hours(location), type: 'Hours', ...after, updatedAt: now.toISOString() }
      const put: Step = {
        write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: record?.version }) },
      }
      const made = { after, entry }
      return { steps: [put, ...steps, countChange(location), ...alongside(made)], answer: made }
    },
  )

/** Puts back the hours before a change, where nobody changed them since. */
export const undoHours: Undo = async ({ change, location, by, now, alongside }) => {
  const { version } = Hours.parse(JSON.parse(change.after))
  const { entry } = await changeHours({
    location,
    told: Hours.parse(JSON.parse(change.before)),
    version,
    by,
    now,
    alongside: ({ entry }) => alongside(entry),
  })
  return entry
}
