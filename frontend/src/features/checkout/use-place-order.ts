import { isRecord } from '#shared/platform/is-record'
import { orderRoutes } from '#shared/orders/contract'
import type { Order } from '#shared/orders/contract'
import type { RouteBody } from '#shared/platform/route'
import { createIdempotencyKey, isDefiniteRejection } from '#base/api/idempotency'
import { parseJson } from '#base/storage/stored-value'
import { ORDER_ATTEMPT_KEY } from '#base/storage/storage-keys'
import { tabStorage } from '#base/storage/storage'
import type { KeyValueStorage } from '#base/storage/storage'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#base/api/client'
import type { LocationPolicy } from '#shared/locations/policy'
import type { Toast } from '#ui/toast'

export type OrderRequest = RouteBody<typeof orderRoutes.placeOrder>

/**
 * An order that is wanted: its key, and what was sent under it and not answered, as it was sent.
 */
type Attempt = { readonly key: string; readonly unanswered: readonly string[] }

function attemptIn(stored: unknown): Attempt | null {
  if (!isRecord(stored) || typeof stored['key'] !== 'string' || !Array.isArray(stored['unanswered'])) return null
  return { key: stored['key'], unanswered: stored['unanswered'].filter((text) => typeof text === 'string') }
}

const read = (shelf: KeyValueStorage): Attempt | null => parseJson(shelf.getItem(ORDER_ATTEMPT_KEY), attemptIn, null)

const bodyOf = (text: string): OrderRequest => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
  const body: OrderRequest = JSON.parse(text)
  return body
}

/**
 * Notes that an order is sent and gives the key to send it under: one key until an order stands,
 * whatever is changed meanwhile. So the server makes one order of all that is sent: the first to
 * arrive, and refuses another body.
 */
export function startAttempt(body: OrderRequest, shelf: KeyValueStorage = tabStorage): string {
  const { key, unanswered } = read(shelf) ?? { key: createIdempotencyKey(), unanswered: [] }
  const sent = new Set([...unanswered, JSON.stringify(body)])
  shelf.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ key, unanswered: [...sent] } satisfies Attempt))
  return key
}

/**
 * The server refused this body: it is no order. Once nothing is open any more, nothing of it is
 * kept.
 */
export function removeRejectedRequest(body: OrderRequest, shelf: KeyValueStorage = tabStorage): void {
  const attempt = read(shelf)
  if (!attempt) return
  const unanswered = attempt.unanswered.filter((text) => text !== JSON.stringify(body))
  if (unanswered.length === 0) clearAttempt(shelf)
  else shelf.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ ...attempt, unanswered } satisfies Attempt))
}

/** What was sent and may be an order, though no answer said so: the latest first. */
export const listUnansweredRequests = (shelf: KeyValueStorage = tabStorage): readonly OrderRequest[] =>
  (read(shelf)?.unanswered ?? []).map(bodyOf).reverse()

/** An order stands: the same dishes ordered again are another order. */
export const clearAttempt = (shelf: KeyValueStorage = tabStorage): void => shelf.removeItem(ORDER_ATTEMPT_KEY)

/**
 * The order that stands, and what it was made of: with a lost answer before, perhaps not what was
 * asked for last.
 */
export type PlacedOrder = { readonly order: Order; readonly sent: OrderRequest }

const isOfAnother = (error: unknown): boolean => error instanceof ApiError && error.code === 'key-reused'

const send = (body: OrderRequest): Promise<Order> =>
  callApi(orderRoutes.placeOrder, { body, headers: { 'Idempotency-Key': startAttempt(body) } })

/**
 * Places the order, or finds the one that an unanswered attempt has placed already: the server
 * makes only one.
 */
async function place(body: OrderRequest): Promise<PlacedOrder> {
  try {
    return { order: await send(body), sent: body }
  } catch (error) {
    if (isDefiniteRejection(error)) removeRejectedRequest(body)
    const [earlier] = listUnansweredRequests()
    if (!isOfAnother(error) || !earlier) throw error
    return place(earlier)
  }
}

/** Places the order once, however often it is asked to; the tracking page then has it already. */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: place,
    onSuccess: ({ order }) => {
      clearAttempt()
      client.setQueryData([orderRoutes.getOrder.path, order.id], order)
    },
  })
}

export const orderPlacedToast = (id: string): Toast => ({
  title: 'Order Placed Successfully!',
  description: `Order #${id} has been created. Redirecting to order tracking...`,
})

/** After a lost answer: what stands is what was sent before, perhaps not as it was wanted last. */
export const earlierOrderArrivedToast = (id: string): Toast => ({
  title: 'Your First Order Had Arrived',
  description: `Order #${id} is as you sent it first. What you changed since is not in it: please have a look.`,
  type: 'warning',
  durationMs: 15_000,
})

/** A live site does not speak of tests (docs/product/locations.md#a-test-site-and-a-live-one). */
export const orderFailedToast = ({ showsTestBanner }: Pick<LocationPolicy, 'showsTestBanner'>): Toast => ({
  title: 'Order Failed',
  description: `There was an error placing your ${showsTestBanner ? 'test ' : ''}order. Please try again.`,
  type: 'error',
})
