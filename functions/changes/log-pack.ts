import { randomBytes } from 'node:crypto'
import type { ActivityKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { createActivityId } from '#shared/rules/change-id'
import { buildPutIfAbsent } from '../runtime/conditions'
import type { Item } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { ChangePack, ChangeRecord, changeKeys } from './records'
import type { PackedChange } from './records'

type Changes = {
  readonly location: LocationCode
  readonly kind: ActivityKind
  readonly by: string
  readonly now: Date
  readonly changes: readonly {
    readonly subjectId: string
    readonly title: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

/**
 * How many changes one pack holds: a record has at most 400 KB, and a dish before and after is
 * about 6 KB.
 */
const PACK_SIZE = 48

/** Returns the steps that log many changes, for the transaction that makes them (decision 0040). */
export function logChanges({ location, kind, by, now, changes }: Changes): readonly WriteStep[] {
  const packed = changes.map(({ before, after, ...change }): PackedChange => ({
    ...change,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  const packs = Array.from({ length: Math.ceil(packed.length / PACK_SIZE) }, (_, index) =>
    packed.slice(index * PACK_SIZE, (index + 1) * PACK_SIZE),
  )
  return packs.map((ofPack) => {
    const id = createActivityId(location, now, randomBytes(6).toString('hex'))
    const pack: ChangePack = { type: 'ChangePack', id, at: now.toISOString(), by, kind, changes: ofPack }
    return { write: { Put: buildPutIfAbsent({ ...changeKeys.change(location, id), ...pack }) } }
  })
}

/** An entry of a pack has the pack's id and its position, so that ids sort by time. */
const idInPack = (id: string, position: number) => `${id}_${String(position).padStart(3, '0')}`

/** Returns the id of the record that contains an entry. */
export const getChangeRecordId = (id: string): string => id.replace(/_\d{3}$/, '')

/** Returns the entries of a record of the log, newest first. */
export function parseChangeEntries(item: Item): readonly ChangeRecord[] {
  if (item['type'] !== 'ChangePack') return [ChangeRecord.parse(item)]
  const { id, at, by, kind, changes } = ChangePack.parse(item)
  return changes
    .map((change, position) => ({ type: 'Change' as const, id: idInPack(id, position), at, by, kind, ...change }))
    .reverse()
}
