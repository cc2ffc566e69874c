import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { tableIn } from './bulk-table'
import { importMenu } from './store-import'

export const handler = serve(desk.importMenu, async ({ params, query, body, caller, now, keepAnswer }) =>
  importMenu({
    location: params.location,
    table: tableIn(body),
    isApplied: query.apply === 'true',
    by: fullName(userOf(caller)),
    now,
    alongside: keepAnswer,
  }),
)
