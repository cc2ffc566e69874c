import { DeskItem } from '#shared/contract/inventory'
import { Problem } from '#shared/problem'
import { changedMeanwhile, standsAt } from '../changes/log'
import type { Undo } from '../changes/undoing'
import { wantedAgain } from './item-change'
import { changeItem } from './store-item'

const itemIn = (text: string): DeskItem => DeskItem.parse(JSON.parse(text))

/**
 * Puts an ingredient back as it was before a change, at every location whose levels the entry
 * tells. One that was added stays: stock, movements and recipes name it.
 */
export const undoItem: Undo = async ({ change, location, by, now, alongside }) => {
  if (change.before === 'null')
    throw new Problem('invalid-input', 'An ingredient that was added stays, as its stock and its movements name it.')
  const after = itemIn(change.after)
  const { item, entries } = await changeItem({
    itemId: after.id,
    version: after.version,
    wanted: wantedAgain(itemIn(change.before)),
    at: location,
    by,
    now,
    alongside: (_, made) => made.filter(standsAt(location)).flatMap(alongside),
  })
  const made = entries.find(standsAt(location))
  if (!made) throw changedMeanwhile(item)
  return made
}
