import { formatFullName } from '#shared/accounts/contact'
import { categoryRoutes } from '#shared/menu/category-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { archiveCategory } from './category-repository'

export const handler = serve(categoryRoutes.archiveCategory, ({ params, caller, now, storeResponse }) =>
  archiveCategory({
    id: params.categoryId,
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: () => storeResponse(undefined),
  }),
)
