import { formatFullName } from '#shared/accounts/contact'
import { categoryRoutes } from '#shared/menu/category-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { addCategory } from './category-repository'

export const handler = serve(categoryRoutes.addCategory, ({ body, caller, now, storeResponse }) =>
  addCategory({
    fields: body,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (added) => storeResponse(added),
  }),
)
