import { desk } from '#shared/contract/desk/index'
import { fromCents } from '#shared/rules/money'
import { serve } from '../runtime/serve'
import { feedbackAt } from './store-feedback'

export const handler = serve(desk.feedback, async ({ params, query, nextPage }) => {
  const { given, next } = await feedbackAt(params.location, query)
  if (next !== undefined) nextPage(next)
  return given.map(({ feedback, order }) => ({
    ...feedback,
    order: {
      ...order,
      completedAt: order.completedAt ?? null,
      total: fromCents(order.totalCents),
      customerName: order.customer.name,
      items: order.lines.map(({ name, quantity }) => ({ name, quantity })),
    },
  }))
})
