import * as z from 'zod/mini'
import { OrderRecord } from '#functions/orders/records'
import type { Change } from '#functions/runtime/react'
import { newsOf } from '#shared/rules/order-news'
import type { News } from '#shared/rules/order-news'

const Promised = z.object({ promisedAt: z.optional(z.string()) })

type OrderNews = { readonly news: News; readonly order: OrderRecord; readonly promisedAt: string | undefined }

/** What a change of an order means to its customer, read off the stream; undefined where there is nothing to tell. */
export function orderNews({ before, after }: Change): OrderNews | undefined {
  if (!before || !after) return undefined
  const order = OrderRecord.parse(after)
  const { promisedAt } = Promised.parse(after)
  const news = newsOf(
    { status: OrderRecord.parse(before).status, ...Promised.parse(before) },
    { status: order.status, promisedAt },
  )
  return news && { news, order, promisedAt }
}
