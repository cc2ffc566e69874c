import { createEditConflict } from '../changes/log'
import type { UndoHandler } from '../changes/undoing'
import { presentAvailability } from './present'
import { updateDishAvailability } from './store-availability'
import { LoggedAvailability, setDishAvailability } from './store-switch'

/**
 * Puts a dish on or off as it was before a person's word; what had run out then and is there now
 * comes back by itself.
 */
export const undoAvailability: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { id: dishId, isAvailable, unavailableBecause, reason } = LoggedAvailability.parse(JSON.parse(change.before))
  const { dish, entry } = await setDishAvailability({
    location,
    dishId,
    to: { isAvailable, unavailableBecause, availabilityReason: reason },
    by,
    now,
    undone: change,
    alongside: (_, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw createEditConflict(presentAvailability(dish))
  await updateDishAvailability(location, dishId, now)
  return entry
}
