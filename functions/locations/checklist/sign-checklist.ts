import { formatFullName } from '#shared/accounts/contact'
import { checklistRoutes, presentItems } from '#shared/locations/checklist-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { signChecklist } from '../../menu/checklist/repository'

export const handler = serve(
  checklistRoutes.signChecklist,
  async ({ params: { location }, body, caller, now, storeResponse }) => {
    const signed = await signChecklist({
      ...body,
      location,
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: ({ after }) => storeResponse(presentItems(after, location)),
    })
    return presentItems(signed, location)
  },
)
