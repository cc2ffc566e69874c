import type { OrderRecord } from '#functions/orders/records'
import type { Change } from '#functions/runtime/react'
import { newsOf } from '#shared/rules/order-news'
import type { News } from '#shared/rules/order-news'
import { orderOf } from './order-change'

type OrderNews = { readonly news: News; readonly order: OrderRecord }

/**
 * What a change of an order means to its customer, read off the stream; undefined where there is
 * nothing to tell.
 */
export function orderNews({ before, after }: Change): OrderNews | undefined {
  if (!before || !after) return undefined
  const order = orderOf(after)
  const news = newsOf(orderOf(before), order)
  return news && { news, order }
}
