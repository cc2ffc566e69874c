import { formatFullName } from '#shared/accounts/contact'
import { checklistRoutes, presentChecklist } from '#shared/locations/checklist-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { listChangedSettings } from './changed-settings'
import { signChecklist } from '../../menu/checklist/repository'

export const handler = serve(
  checklistRoutes.signChecklist,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const changedSettings = await listChangedSettings(location)
    const signed = await signChecklist({
      ...body,
      location,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: ({ after }) => storeResponse(presentChecklist(after, location, changedSettings)),
    })
    return presentChecklist(signed, location, changedSettings)
  },
)
