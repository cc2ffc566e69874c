import { checklistRoutes, presentChecklist } from '#shared/locations/checklist-contract'
import { serve } from '../../platform/serve'
import { listChangedSettings } from './changed-settings'
import { getSignedChecklist } from '../../menu/checklist/repository'

export const handler = serve(checklistRoutes.getChecklist, async ({ params: { location } }) =>
  presentChecklist(await getSignedChecklist(location), location, await listChangedSettings(location)),
)
