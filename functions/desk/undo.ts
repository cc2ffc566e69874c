import { deskRoutes } from '#shared/contract/desk/index'
import { locations } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { isValidSessionForGroup } from '#shared/rules/access'
import { formatFullName } from '#shared/rules/names'
import { getChange, presentChange } from '../changes/log'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { groupChangeKinds, undoChange } from './undo-change'

export const handler = serve(deskRoutes.undo, async ({ params, caller, now, keepAnswer }) => {
  const admin = requireUser(caller)
  const { change, location } = await getChange(params.changeId)
  if (groupChangeKinds.has(change.kind) && !isValidSessionForGroup(admin, locations))
    throw new Problem(
      'not-signed-in',
      'This belongs to all locations. Please sign in at one that is open to the public.',
    )
  const by = formatFullName(admin)
  const alongside = (made: typeof change) => keepAnswer(presentChange(made))
  return presentChange(await undoChange({ change, location, by, now, alongside }))
})
