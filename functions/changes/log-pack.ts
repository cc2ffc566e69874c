import { randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import * as z from 'zod/mini'
import type { ChangeKind } from '#shared/contract/desk/changes'
import type { LocationCode } from '#shared/locations/index'
import { changeIdOf } from '#shared/rules/change-id'
import { putNew } from '../runtime/conditions'
import type { Item } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { ChangePack, ChangeRecord, changeKeys, PackedChange } from './records'

type Packed = {
  readonly location: LocationCode
  readonly kind: ChangeKind
  readonly by: string
  readonly now: Date
  readonly changes: readonly {
    readonly subjectId: string
    readonly title: string
    readonly before: unknown
    readonly after: unknown
  }[]
}

/** The entries of many changes, as one step of the transaction that makes them all (decision 0040). */
export function loggedTogether({ location, kind, by, now, changes }: Packed): Step {
  const texts = changes.map(({ before, after, ...change }) => ({
    ...change,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  const pack: ChangePack = {
    type: 'ChangePack',
    id: changeIdOf(location, now, randomBytes(6).toString('hex')),
    at: now.toISOString(),
    by,
    kind,
    deflated: new Uint8Array(deflateRawSync(JSON.stringify(texts))),
  }
  return { write: { Put: putNew({ ...changeKeys.change(location, pack.id), ...pack }) } }
}

/** An entry of a pack has the pack's id and its place in it, so that ids stand in the order of time all the same. */
const idInPack = (id: string, place: number) => `${id}_${String(place).padStart(3, '0')}`

/** The record that an entry stands in. */
export const recordIdOf = (id: string): string => id.replace(/_\d{3}$/, '')

/** The entries of a record of the log, newest first. */
export function entriesIn(item: Item): readonly ChangeRecord[] {
  if (item['type'] !== 'ChangePack') return [ChangeRecord.parse(item)]
  const { id, at, by, kind, deflated } = ChangePack.parse(item)
  const changes = z.array(PackedChange).parse(JSON.parse(inflateRawSync(deflated).toString()))
  return changes
    .map((change, place) => ({ type: 'Change' as const, id: idInPack(id, place), at, by, kind, ...change }))
    .reverse()
}
