import { desk } from '#shared/contract/desk/index'
import { locations } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { countsForGroup } from '#shared/rules/access'
import { fullName } from '#shared/rules/names'
import { changeById, presentChange } from '../changes/log'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { groupKinds, undoChange } from './undo-change'

export const handler = serve(desk.undo, async ({ params, caller, now, keepAnswer }) => {
  const admin = userOf(caller)
  const { change, location } = await changeById(params.changeId)
  if (groupKinds.has(change.kind) && !countsForGroup(admin, locations))
    throw new Problem(
      'not-signed-in',
      'This belongs to all locations. Please sign in at one that is open to the public.',
    )
  const by = fullName(admin)
  const alongside = (made: typeof change) => keepAnswer(presentChange(made))
  return presentChange(await undoChange({ change, location, by, now, alongside }))
})
