import { desk } from '#shared/contract/desk/index'
import { fullName } from '#shared/rules/names'
import { checkAdmin } from '../kitchen/check-board'
import { serve } from '../runtime/serve'
import { userOf } from '../runtime/session'
import { answerFeedback } from './store-answer'

export const handler = serve(desk.answerFeedback, ({ params, body, caller, now, keepAnswer }) =>
  answerFeedback({
    ...params,
    ...body,
    by: fullName(userOf(caller)),
    now,
    check: (order) => checkAdmin(order, caller),
    alongside: keepAnswer,
  }),
)
