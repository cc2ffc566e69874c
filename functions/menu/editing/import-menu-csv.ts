import { menuImportRoutes } from '#shared/menu/upload-contract'
import { isAdminOfGroup } from '#shared/accounts/access'
import { formatFullName } from '#shared/accounts/contact'
import { locations } from '#shared/locations/index'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { importMenu } from './menu-import'

export const handler = serve(
  menuImportRoutes.importMenuCsv,
  async ({ params, query, body, caller, now, storeResponse }) =>
    importMenu({
      location: params.location,
      table: body,
      isApplied: query.apply === 'true',
      isForGroup: isAdminOfGroup(caller.user, locations),
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: storeResponse,
    }),
)
