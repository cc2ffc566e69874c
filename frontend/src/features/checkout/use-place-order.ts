import { isRecord } from '#shared/platform/is-record'
import { orderRoutes, type Order } from '#shared/orders/contract'
import type { RouteBody } from '#shared/platform/route'
import { createIdempotencyKey, isDefiniteRejection } from '#base/api/idempotency'
import { parseJson } from '#base/storage/stored-value'
import { ORDER_ATTEMPT_KEY } from '#base/storage/storage-keys'
import { tabStorage, type KeyValueStorage } from '#base/storage/storage'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '#base/api/client'
import type { LocationPolicy } from '#shared/locations/policy'
import type { Toast } from '#ui/toast'

type OrderRequest = RouteBody<typeof orderRoutes.placeOrder>

/** An order that the guest is placing: its idempotency key and the unanswered request bodies. */
type Attempt = { readonly key: string; readonly unanswered: readonly string[] }

function parseAttempt(stored: unknown): Attempt | null {
  if (!isRecord(stored) || typeof stored['key'] !== 'string' || !Array.isArray(stored['unanswered'])) return null
  return { key: stored['key'], unanswered: stored['unanswered'].filter((text) => typeof text === 'string') }
}

const getAttempt = (storage: KeyValueStorage): Attempt | null =>
  parseJson(storage.getItem(ORDER_ATTEMPT_KEY), parseAttempt, null)

const parseBody = (text: string): OrderRequest => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- this tab wrote it
  const body: OrderRequest = JSON.parse(text)
  return body
}

/**
 * Records a request as unanswered and returns the idempotency key to send it with.
 * The key stays the same until an order is placed, even if the guest changes the order meanwhile.
 * The server therefore creates one order from the first request to arrive and rejects other bodies.
 */
export function startAttempt(body: OrderRequest, storage: KeyValueStorage = tabStorage): string {
  const { key, unanswered } = getAttempt(storage) ?? { key: createIdempotencyKey(), unanswered: [] }
  const sent = new Set([...unanswered, JSON.stringify(body)])
  storage.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ key, unanswered: [...sent] } satisfies Attempt))
  return key
}

/** Removes a request that the server rejected, and the attempt with its last open request. */
export function removeRejectedRequest(body: OrderRequest, storage: KeyValueStorage = tabStorage): void {
  const attempt = getAttempt(storage)
  if (!attempt) return
  const unanswered = attempt.unanswered.filter((text) => text !== JSON.stringify(body))
  if (unanswered.length === 0) clearAttempt(storage)
  else storage.setItem(ORDER_ATTEMPT_KEY, JSON.stringify({ ...attempt, unanswered } satisfies Attempt))
}

/** Requests that may have become an order although no answer arrived, latest first. */
export const listUnansweredRequests = (storage: KeyValueStorage = tabStorage): readonly OrderRequest[] =>
  (getAttempt(storage)?.unanswered ?? []).map(parseBody).reverse()

/**
 * Ends the attempt after an order was placed, so that the same dishes make a new order next time.
 */
const clearAttempt = (storage: KeyValueStorage = tabStorage): void => storage.removeItem(ORDER_ATTEMPT_KEY)

/**
 * The placed order and the request that created it: after a lost answer, perhaps an earlier one.
 */
type PlacedOrder = { readonly order: Order; readonly sent: OrderRequest }

const isKeyReused = (error: unknown): boolean => error instanceof ApiError && error.code === 'key-reused'

const send = (body: OrderRequest): Promise<Order> =>
  callApi(orderRoutes.placeOrder, { body, headers: { 'Idempotency-Key': startAttempt(body) } })

/**
 * Places the order, or returns the order that an earlier unanswered request created.
 * @throws ApiError when the server rejects the order or does not answer
 */
async function place(body: OrderRequest): Promise<PlacedOrder> {
  try {
    return { order: await send(body), sent: body }
  } catch (error) {
    if (isDefiniteRejection(error)) removeRejectedRequest(body)
    const [earlier] = listUnansweredRequests()
    if (!isKeyReused(error) || !earlier) throw error
    return place(earlier)
  }
}

/** Places the order at most once and caches it for the tracking page. */
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

/** After a lost answer: the server created the order from an earlier request. */
export const earlierOrderArrivedToast = (id: string): Toast => ({
  title: 'Your First Order Went Through',
  description: `Order #${id} is the one you sent first. It does not have your later changes, so please check it.`,
  type: 'warning',
  durationMs: 15_000,
})

/** Only a test site mentions tests (docs/product/locations.md#test-and-live-sites). */
export const orderFailedToast = ({ showsTestBanner }: Pick<LocationPolicy, 'showsTestBanner'>): Toast => ({
  title: 'Order Failed',
  description: `There was an error placing your ${showsTestBanner ? 'test ' : ''}order. Please try again.`,
  type: 'error',
})
