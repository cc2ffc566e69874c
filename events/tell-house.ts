import { placeNow } from '#functions/hours/store'
import { dishesWithRecipes } from '#functions/inventory/store-availability'
import { intakeAt } from '#functions/kitchen/present-intake'
import { withPortions } from '#functions/menu/present'
import { locationOfChanges, MenuChanges } from '#functions/menu/records'
import { react } from '#functions/runtime/react'
import { push } from '#functions/sockets/push'
import { channels } from '#functions/sockets/store'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { openIntake } from '#shared/rules/intake'
import type { IntakeWord } from '#shared/rules/intake'

type Portions = ReadonlyMap<number, number>
const none: Portions = new Map()

/** Tells what is left of the dishes whose count has changed. */
async function tellPortions(location: LocationCode, was: Portions, is: Portions): Promise<void> {
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((id) => was.get(id) !== is.get(id))
  if (changed.length === 0) return
  const dishes = (await dishesWithRecipes(location)).dishes.filter(({ id }) => changed.includes(id))
  for (const { id: menuItemId, isAvailable, portionsLeft = null } of withPortions(dishes, { portions: is }))
    await push([channels.location(location)], { type: 'menu_update', menuItemId, isAvailable, portionsLeft })
}

/**
 * Tells how the intake is now, and with it that quotes may be others; a pause that has ended since
 * is told as ended.
 */
async function tellIntake(location: LocationCode, word: IntakeWord): Promise<void> {
  const { state, until } = intakeAt(word, await placeNow(locationOf(location)), new Date())
  await push([channels.location(location)], { type: 'intake_update', state, until })
}

export const handler = react('tell-house', async ({ before, after }) => {
  const location = locationOfChanges(after?.['pk'])
  if (!location || !before || !after) return
  const [was, is] = [MenuChanges.parse(before), MenuChanges.parse(after)]
  await tellPortions(location, was.portions ?? none, is.portions ?? none)
  const asked = ({ intake, stations }: MenuChanges) => JSON.stringify([intake, stations])
  if (asked(was) !== asked(is)) await tellIntake(location, is.intake ?? openIntake)
})
