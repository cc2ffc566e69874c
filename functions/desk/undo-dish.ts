import * as z from 'zod/mini'
import { DeskDish } from '#shared/contract/desk/dish'
import { presentChange } from '../changes/log'
import type { Undo } from '../changes/undoing'
import type { DishRecord } from '../menu/records'
import { factsOfDish } from './dish-facts'
import { editDish } from './store-dishes'

const Sides = z.object({ before: z.nullable(DeskDish), after: DeskDish })

/** Puts a dish back as it was; one that was new is archived, as its orders keep it. */
export const undoDish: Undo = async ({ change, location, by, now, alongside }) => {
  const { before, after } = Sides.parse(presentChange(change))
  const back = before ? factsOfDish(before) : { isArchived: true }
  const { entry } = await editDish({
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
