import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { parseMenuCsv } from './bulk-table'
import { importMenu } from './store-import'

export const handler = serve(deskRoutes.importMenu, async ({ params, query, body, caller, now, keepAnswer }) =>
  importMenu({
    location: params.location,
    table: parseMenuCsv(body),
    isApplied: query.apply === 'true',
    by: formatFullName(requireUser(caller)),
    now,
    alongside: keepAnswer,
  }),
)
