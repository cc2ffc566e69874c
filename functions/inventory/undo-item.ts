import { EditableInventoryItem } from '#shared/contract/inventory'
import { Problem } from '#shared/problem'
import { createEditConflict, isLoggedAt } from '../changes/log'
import type { UndoHandler } from '../changes/undoing'
import { restoreItem } from './item-change'
import { updateItem } from './store-item'

const itemIn = (text: string): EditableInventoryItem => EditableInventoryItem.parse(JSON.parse(text))

/**
 * Puts an ingredient back as it was before a change, at every location whose levels the entry
 * tells. One that was added stays: stock, movements and recipes name it.
 */
export const undoItem: UndoHandler = async ({ change, location, by, now, alongside }) => {
  if (change.before === 'null')
    throw new Problem('invalid-input', 'An ingredient that was added stays, as its stock and its movements name it.')
  const after = itemIn(change.after)
  const { item, entries } = await updateItem({
    itemId: after.id,
    version: after.version,
    wanted: restoreItem(itemIn(change.before)),
    at: location,
    by,
    now,
    alongside: (_, made) => made.filter(isLoggedAt(location)).flatMap(alongside),
  })
  const made = entries.find(isLoggedAt(location))
  if (!made) throw createEditConflict(item)
  return made
}
