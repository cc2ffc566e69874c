import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { scaleLimit } from '#infra/testkit/machine-speed'
import type { RandomSource } from '#infra/operate/sample-history/random'
import {
  buildOrderRequest,
  createTestClient,
  type ApiResponse,
  type TestClient,
} from '#infra/testkit/clients/test-client'
import { getLocation } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import type { OrderStatus } from '#shared/orders/constants'
import { listAvailableDays } from '#shared/orders/scheduling'
import type { PaymentStatus } from '#shared/payments/online-payments'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { retryUntilAnswered, type RetryStats } from '../insistent-client'
import type { AcknowledgedOrder } from '../load'
import type { PayingRestaurant } from './paying-restaurant'

/** What guest and kitchen saw of an order. */
export type PaidTab = AcknowledgedOrder & { refundedCents: number }

type VisitContext = {
  readonly restaurant: PayingRestaurant
  readonly dish: MenuItem
  readonly how: { readonly random: RandomSource; readonly troubles: RetryStats }
  /** By the idempotency key of the order. */
  readonly tabs: Map<string, PaidTab>
}

type Refused = { readonly code?: string }

const MAX_EDIT_TRIES = 10
const PATIENCE_MS = scaleLimit(90_000)
const LOOK_MS = 100

export type Visit = Awaited<ReturnType<typeof openVisit>>

/** A guest places an order that is paid online. Returns what guest and kitchen can do with it. */
export async function openVisit({ restaurant, dish, how, tabs }: VisitContext) {
  const { product, cook, location } = restaurant
  const guest = createTestClient(product.url)
  const retry = <T>(call: () => Promise<ApiResponse<T>>) => retryUntilAnswered<T>(call, how)
  const newKey = () => ({ 'idempotency-key': randomUUID() })

  async function place() {
    const key = randomUUID()
    const tip = how.random.pick(['0.00', '1.50', '3.25']) ?? '0.00'
    const lines = [{ dish, quantity: 3 }]
    const { total } = buildOrderRequest({ locationId: location, lines })
    const more = {
      paymentMethod: 'online',
      tip,
      total: centsToDecimal(toCents(total) + toCents(tip)),
      scheduledFor: listAvailableDays(getLocation(location), 'pickup', new Date())[0]?.times[0]?.at,
      specialInstructions: key,
    }
    const sent = buildOrderRequest({ locationId: location, lines, more })
    const { status, body } = await retry(() => guest.post<Order>('/api/orders/test', sent, { 'idempotency-key': key }))
    if (status !== 201) throw new Error(`An order was answered ${status}: ${JSON.stringify(body)}`)
    const tab: PaidTab = { id: body.id, total: body.total, kitchenStatus: body.kitchenStatus, refundedCents: 0 }
    tabs.set(key, tab)
    return { placed: body, tab }
  }

  const { placed, tab } = await place()
  const path = `/api/orders/${placed.id}`
  const read = async (): Promise<Order> => (await retry(() => guest.get<Order>(path))).body

  async function waitUntil(isTrue: (order: Order) => boolean, what: string): Promise<Order> {
    const deadline = performance.now() + PATIENCE_MS
    for (;;) {
      const order = await read()
      if (isTrue(order)) return order
      if (performance.now() > deadline)
        throw new Error(`order ${order.id} is ${order.status}, ${order.paymentStatus}, and not ${what}`)
      await sleep(LOOK_MS)
    }
  }

  /** Presses a button on the provider's page. */
  async function press(outcome: 'pay' | 'decline', url = placed.payment?.url ?? ''): Promise<void> {
    const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
    await answer.text()
  }

  async function edit(editor: TestClient, quantity: number): Promise<number> {
    for (let tries = 0; tries < MAX_EDIT_TRIES; tries += 1) {
      const { version } = await read()
      const sent = { lines: [{ menuItemId: dish.id, quantity }], version }
      const key = newKey()
      const { status, body } = await retry(() => editor.put<Order & Refused>(`${path}/lines`, sent, key))
      if (status === 200) tab.total = body.total
      if (body.code !== 'changed-meanwhile') return status
    }
    throw new Error(`order ${placed.id} changed at each of ${MAX_EDIT_TRIES} edits`)
  }

  return {
    random: how.random,
    press,
    waitForPayment: (...statuses: readonly PaymentStatus[]) =>
      waitUntil(({ paymentStatus }) => statuses.includes(paymentStatus), statuses.join(' or ')),
    /** Waits until the system has cancelled the order. */
    waitForCancellation: async (): Promise<void> => {
      tab.kitchenStatus = (await waitUntil(({ status }) => status === 'cancelled', 'cancelled')).kitchenStatus
    },
    /** Pays what an edit made the order cost more. */
    payBalance: async (): Promise<void> => {
      const { payment } = await waitUntil((order) => order.payment?.url !== undefined, 'payable')
      await press('pay', payment?.url)
      await waitUntil(({ balanceDue }) => balanceDue === undefined, 'wholly paid')
    },
    move: async (status: OrderStatus): Promise<number> => {
      const key = newKey()
      const sent = { status }
      const moved = await retry(() => cook.put<Order>(`/api/kitchen/orders/${placed.id}/status`, sent, key))
      if (moved.status === 200) tab.kitchenStatus = moved.body.kitchenStatus
      return moved.status
    },
    cancel: async (): Promise<number> => {
      const key = newKey()
      const cancelled = await retry(() => guest.post<Order>(`${path}/cancel`, undefined, key))
      if (cancelled.status === 200) tab.kitchenStatus = cancelled.body.kitchenStatus
      return cancelled.status
    },
    editAsGuest: (quantity: number) => edit(guest, quantity),
    editAsStaff: (quantity: number) => edit(cook, quantity),
    /** Refunds an amount to the card, by default the whole total. */
    refund: async (amount = tab.total): Promise<number> => {
      const key = newKey()
      const sent = { amount, reason: 'late', to: 'card' }
      const { status } = await retry(() => cook.post(`/api/kitchen/orders/${placed.id}/refunds`, sent, key))
      if (status === 201) tab.refundedCents += toCents(amount)
      return status
    },
  }
}
