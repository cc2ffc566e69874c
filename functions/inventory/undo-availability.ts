import { changedMeanwhile } from '../changes/log'
import type { Undo } from '../changes/undoing'
import { presentAvailability } from './present'
import { settleDish } from './store-availability'
import { LoggedAvailability, switchDish } from './store-switch'

/**
 * Puts a dish on or off as it was before a person's word; what had run out then and is there now
 * comes back by itself.
 */
export const undoAvailability: Undo = async ({ change, location, by, now, alongside }) => {
  const { id: dishId, isAvailable, unavailableBecause, reason } = LoggedAvailability.parse(JSON.parse(change.before))
  const { dish, entry } = await switchDish({
    location,
    dishId,
    to: { isAvailable, unavailableBecause, availabilityReason: reason },
    by,
    now,
    undone: change,
    alongside: (_, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw changedMeanwhile(presentAvailability(dish))
  await settleDish(location, dishId, now)
  return entry
}
