import type { LocationCode } from '#shared/locations/index'
import type { ActivityKind } from '#shared/platform/contract'
import { formatFullName } from '#shared/accounts/contact'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoRequest } from '../platform/change-log/records'
import { requireUser, type Caller } from '../platform/session/session'
import { getItem, tableName } from '../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { LocationStateRecord, stateKey } from '../locations/state/records'
import { buildMenuVersionUpdate } from './records'

type Versioned = { readonly version: number }

/** A setting that is stored in the location's state record (decision 0045). */
export type LocationSetting<T extends Versioned> = {
  /** The attribute of the state record. */
  readonly name: 'stations' | 'capacity' | 'taxes' | 'events' | 'settings' | 'checklist'
  readonly kind: ActivityKind
  readonly select: (state: LocationStateRecord | undefined) => T | undefined
  readonly getDefault: (location: LocationCode) => T
  readonly title: (before: T, after: T) => string
  /** Whether guests read another menu or other pages after a change. */
  readonly changesMenu?: true
}

async function findSetting<T extends Versioned>(
  { select }: LocationSetting<T>,
  location: LocationCode,
): Promise<T | undefined> {
  const item = await getItem(stateKey(location))
  return select(item && LocationStateRecord.parse(item))
}

type UpdatedSetting<T> = { readonly after: T; readonly entry: ChangeRecord }

export type SettingUpdate<T> = {
  readonly location: LocationCode
  readonly value: T
  readonly by: string
  readonly now: Date
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (updated: UpdatedSetting<T>) => readonly WriteStep[]
}

/**
 * Changes a setting of a location and logs the change.
 * @throws Problem `changed-meanwhile` with the current setting if its version is another
 */
export const updateSetting = <T extends Versioned>(
  setting: LocationSetting<T>,
  { location, value, by, now, extraSteps }: SettingUpdate<T>,
): Promise<UpdatedSetting<T>> =>
  runOptimisticWrite(
    () => findSetting(setting, location),
    (stored) => {
      const before = stored ?? setting.getDefault(location)
      if (before.version !== value.version) throw createEditConflict(before)
      // Omitted fields keep their values.
      const after: T = { ...before, ...value, version: before.version + 1 }
      const subject = { kind: setting.kind, subjectId: setting.name, title: setting.title(before, after) } as const
      const { steps, entries } = logChange({ ...subject, locations: [location], before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const counted = setting.changesMenu && buildMenuVersionUpdate(location)
      const set = {
        TableName: tableName(),
        Key: stateKey(location),
        UpdateExpression: `${counted ? `${counted.UpdateExpression},` : 'SET'} #setting = :after`,
        ExpressionAttributeNames: { ...(counted && counted.ExpressionAttributeNames), '#setting': setting.name },
        ExpressionAttributeValues: { ...(counted && counted.ExpressionAttributeValues), ':after': after },
      }
      const updated = { after, entry }
      const write: WriteStep = { write: { Update: ifUnchanged(set, { [`${setting.name}.version`]: stored?.version }) } }
      return { steps: [write, ...steps, ...extraSteps(updated)], answer: updated }
    },
  )

/** Returns a setting of a location. */
export const getSetting = async <T extends Versioned>(
  setting: LocationSetting<T>,
  location: LocationCode,
): Promise<T> => (await findSetting(setting, location)) ?? setting.getDefault(location)

/** Converts a request to undo a change to an update of the setting. */
export const toUndoUpdate = ({ location, by, now, extraSteps }: UndoRequest) => ({
  location,
  by,
  now,
  extraSteps: ({ entry }: Pick<UpdatedSetting<Versioned>, 'entry'>) => extraSteps(entry),
})

/** Returns a setting of a location, and what it is before anybody has changed it. */
export const getSettingWithFirst = async <T extends Versioned>(
  setting: LocationSetting<T>,
  location: LocationCode,
): Promise<{ readonly first: T; readonly current: T }> => ({
  first: setting.getDefault(location),
  current: await getSetting(setting, location),
})

type SettingRequest<T> = {
  readonly params: { readonly location: LocationCode }
  readonly body: T
  readonly caller: Caller
  readonly now: Date
  readonly storeResponse: (result: T) => readonly WriteStep[]
}

/** Converts a request to an update that stores its response in the same transaction. */
export const toSettingUpdate = <T>({ params, body, caller, now, storeResponse }: SettingRequest<T>) => ({
  ...params,
  value: body,
  by: formatFullName(requireUser(caller)),
  now,
  extraSteps: ({ after }: { readonly after: T }) => storeResponse(after),
})
