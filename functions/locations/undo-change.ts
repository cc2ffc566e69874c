import { activityRoutes, groupKinds, isUndoable, type ActivityKind } from '#shared/platform/contract'
import { Problem } from '#shared/platform/problem'
import type { ChangeRecord, UndoRequest } from '../platform/change-log/records'
import { undoHandlers } from './undo-handlers'
import { locations } from '#shared/locations/index'
import { isAdminOfGroup } from '#shared/accounts/access'
import { formatFullName } from '#shared/accounts/contact'
import { getChange, presentChange } from '../platform/change-log/change-log'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'

/** Changes that affect all locations. Undoing them requires group-wide access (decision 0040). */
const isOfGroup = (kind: ActivityKind): boolean => groupKinds.some((each) => each === kind)

/** Undoes a change (docs/product/desk.md#undo). */
function undoChange(request: UndoRequest): Promise<ChangeRecord> {
  const { kind } = request.change
  if (!isUndoable(kind))
    throw new Problem(
      'invalid-input',
      'This cannot be undone: a canceled order is final, a picture shows only where a dish has it, and a code or an answer that was given is the guest’s.',
    )
  return undoHandlers[kind](request)
}

export const handler = serve(activityRoutes.undoChange, async ({ params, caller, now, storeResponse }) => {
  const admin = requireUser(caller)
  const { change, location } = await getChange(params.changeId, now)
  if (isOfGroup(change.kind) && !isAdminOfGroup(admin, locations))
    throw new Problem(
      'not-signed-in',
      'This belongs to all locations. Please sign in at one that is open to the public.',
    )
  const by = formatFullName(admin)
  const extraSteps = (entry: typeof change) => storeResponse(presentChange(entry))
  return presentChange(await undoChange({ change, location, by, now, extraSteps }))
})
