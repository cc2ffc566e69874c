import { menuImportRoutes } from '#shared/menu/upload-contract'
import { formatFullName } from '#shared/accounts/contact'
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
      by: formatFullName(requireUser(caller)),
      now,
      extraSteps: storeResponse,
    }),
)
