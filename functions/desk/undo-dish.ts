import * as z from 'zod/mini'
import { EditableDish } from '#shared/contract/desk/dish'
import { presentChange } from '../changes/log'
import type { UndoHandler } from '../changes/undoing'
import type { DishRecord } from '../menu/records'
import { getLoggedDishFields } from './dish-facts'
import { updateDish } from './store-dishes'

const Sides = z.object({ before: z.nullable(EditableDish), after: EditableDish })

/** Puts a dish back as it was; one that was new is archived, as its orders keep it. */
export const undoDish: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { before, after } = Sides.parse(presentChange(change))
  const back = before ? getLoggedDishFields(before) : { isArchived: true }
  const { entry } = await updateDish({
    location,
    id: after.id,
    version: after.version,
    to: (dish): DishRecord => ({ ...dish, ...back }),
    by,
    now,
    alongside: (_dish, made) => (made ? alongside(made) : []),
  })
  if (!entry) throw new Error('An undoing is a change')
  return entry
}
