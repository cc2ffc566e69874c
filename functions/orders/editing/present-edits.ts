import type * as z from 'zod/mini'
import type { Ticket } from '#shared/orders/contract'
import { isEmailOnly, mergeLineChanges, type LineChangeRecord } from '#shared/orders/editing/line-changes'
import { presentActor } from '#shared/platform/actor'
import { centsToDecimal } from '#shared/platform/money'
import { buildLineId } from '../lines/line-ids'
import type { OrderRecord } from '../records'
import type { EditRecord } from './edit-record'

const presentLineChanges = (order: OrderRecord, changes: readonly LineChangeRecord[]) =>
  changes.map(({ line, ...change }) => ({ ...change, lineId: buildLineId(order, line) }))

/** Presents the changes of an order since it was placed; with ids of users for staff. */
export const presentEdits = (order: OrderRecord, withIds: boolean) =>
  order.edits && {
    edits: order.edits.map(({ at, by, lines, details, totalBeforeCents, totalCents }) => ({
      at,
      by: presentActor(by, withIds),
      lines: presentLineChanges(order, lines),
      details,
      totalBefore: centsToDecimal(totalBeforeCents),
      total: centsToDecimal(totalCents),
    })),
  }

/**
 * Returns the edits of what the kitchen makes that a screen has not acknowledged; without one,
 * those that not all have.
 */
export function listUnseenEdits(
  { edits = [], seenVersion = 0, seenBy = [] }: OrderRecord,
  device?: string,
): readonly EditRecord[] {
  const seen = Math.max(seenVersion, seenBy.find((each) => each.device === device)?.version ?? 0)
  return edits.filter((edit) => edit.version > seen && !isEmailOnly(edit))
}

/** Presents the changes that a screen has not acknowledged, merged into one. */
export function presentUnseenChanges(
  order: OrderRecord,
  device?: string,
): Pick<z.input<typeof Ticket>, 'unseenChanges'> {
  const unseen = listUnseenEdits(order, device)
  const last = unseen.at(-1)
  if (!last) return {}
  const lines = presentLineChanges(order, mergeLineChanges(unseen.flatMap((edit) => edit.lines)))
  const details = [...new Set(unseen.flatMap((edit) => edit.details))]
  const { seenBy } = order
  return { unseenChanges: { version: last.version, at: last.at, lines, details, ...(seenBy && { seenBy }) } }
}
