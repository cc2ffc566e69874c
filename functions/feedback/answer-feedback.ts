import { feedbackAdminRoutes } from '#shared/feedback/contract'
import { formatFullName } from '#shared/accounts/contact'
import { assertAdminAccess } from '../orders/access/order-access'
import { serve } from '../platform/serve'
import { requireUser } from '../platform/session/session'
import { answerFeedback } from './answer-repository'

export const handler = serve(feedbackAdminRoutes.answerFeedback, ({ params, body, caller, now, storeResponse }) =>
  answerFeedback({
    ...params,
    ...body,
    by: formatFullName(requireUser(caller)),
    now,
    check: (order) => assertAdminAccess(order, caller),
    extraSteps: storeResponse,
  }),
)
