import { deskRoutes } from '#shared/contract/desk/index'
import { formatFullName } from '#shared/rules/names'
import { assertAdminAccess } from '../kitchen/check-board'
import { serve } from '../runtime/serve'
import { requireUser } from '../runtime/session'
import { answerFeedback } from './store-answer'

export const handler = serve(deskRoutes.answerFeedback, ({ params, body, caller, now, keepAnswer }) =>
  answerFeedback({
    ...params,
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    check: (order) => assertAdminAccess(order, caller),
    alongside: keepAnswer,
  }),
)
