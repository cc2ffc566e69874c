import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openLedger, type Ledger } from '#infra/local/emulated/payments/ledger'
import { createRandom } from '#infra/operate/sample-history/random'
import type { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import type { PaidProduct } from '#infra/testkit/clients/paying-guest'
import { buildOrderRequest } from '#infra/testkit/clients/test-client'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { DiscountCode } from '#shared/payments/contract'
import type { Order } from '#shared/orders/contract'
import { getDiscountCents, PROMO_CODE, PROMO_DISCOUNT } from '#shared/payments/discount-codes'
import { centsToDecimal, percentageOfCents, toCents } from '#shared/platform/money'
import { createInsistentSender } from './insistent-sender'

export type Browser = ReturnType<PaidProduct['guest']>

/** An order of a history, with the browser that placed it. */
export type Placed = {
  readonly browser: Browser
  readonly id: string
  readonly isMember: boolean
  /** The code that it used. */
  readonly code: string | undefined
  /** The pages where it could be paid. */
  readonly urls: string[]
}

type Options = {
  readonly shop: PaidProduct
  readonly cards: ReturnType<typeof createGiftCardBuyer>
  readonly seed: number
  readonly steps: number
  /** A coupon of the location, and how often it can be used. */
  readonly coupon: { readonly code: string; readonly percent: number; readonly limit: number }
}

const calls = [
  'pay',
  'edit',
  'edit',
  'link',
  'confirm',
  'confirm',
  'complete',
  'complete',
  'refund',
  'refund',
  'refund',
  'refund',
  'recall',
] as const
const rareCalls = ['cancel', 'cancel', 'bank', 'bank', 'rush'] as const
const address = { street: '12 Boxwood Dr', city: 'Nokomis', state: 'FL', zipCode: '34275' }
const RATE = 700
const DELIVERY_FEE_CENTS = 299
const LEAST_FOR_DELIVERY_CENTS = 1500
const FREE_DELIVERY_CENTS = 2500

/** Returns the books of the payment provider. */
export const readLedger = (shop: PaidProduct): Ledger =>
  openLedger(join(shop.group.product.dataDir, 'payments.json')).ledger

/**
 * Plays a history of random steps: orders with tips, codes, gift cards and online payments, which
 * are edited, moved, refunded and disputed. Calls are repeated with the same key, and the process
 * is killed just before or after some writes.
 */
export async function playHistory({ shop, cards, seed, steps, coupon }: Options) {
  const random = createRandom(seed)
  const count = (most: number) => 1 + Math.floor(random.next() * most)
  const member = (await shop.group.member(`history-${seed}@example.com`)).browser
  const dishes = await Promise.all(['California Roll', 'Edamame'].map((name) => member.dish(name)))
  const giftCard = await cards.buyPaid({ amount: '40.00' })
  const orders: Placed[] = []
  /** The codes of refunds, with the browser that got them. */
  const codes: { readonly code: string; readonly amount: string; readonly browser: Browser }[] = []
  const { send, maybeKill, endKills } = createInsistentSender(random)

  /** Chooses a code with its discount on a subtotal, and who may use it. */
  async function pickCode(browser: Browser, subtotalCents: number) {
    const choice = random.next()
    if (choice > 0.8) return { code: coupon.code, discountCents: getDiscountCents(coupon, subtotalCents) }
    if (choice < 0.15) return { code: PROMO_CODE, discountCents: getDiscountCents(PROMO_DISCOUNT, subtotalCents) }
    const known = choice < 0.5 ? random.pick(codes) : undefined
    if (!known) return undefined
    const { status, body } = await browser.get<DiscountCode>(`/api/codes/${known.code}`)
    const left = status === 200 ? toCents(body.remaining ?? '0.00') : 0
    return left > 0 ? { code: known.code, discountCents: Math.min(left, subtotalCents) } : undefined
  }

  const read = async ({ browser, id }: Placed) => (await browser.get<Order>(`/api/orders/${id}`)).body

  async function place(): Promise<void> {
    const isMember = random.chance(0.4)
    const browser = isMember ? member : shop.guest()
    const lines = random
      .shuffled(dishes)
      .slice(0, count(2))
      .map((dish) => ({ dish, quantity: count(3) }))
    const subtotalCents = toCents(buildOrderRequest({ lines }).subtotal)
    const isDelivery = subtotalCents >= LEAST_FOR_DELIVERY_CENTS && random.chance(0.4)
    const feeCents = isDelivery && subtotalCents < FREE_DELIVERY_CENTS ? DELIVERY_FEE_CENTS : 0
    const code = await pickCode(browser, subtotalCents)
    const netCents = subtotalCents - (code?.discountCents ?? 0)
    const taxCents = percentageOfCents(netCents, RATE)
    const isOnline = random.chance(0.7)
    const tipCents = isOnline ? Math.min(subtotalCents, count(4) * 75) : 0
    const more = {
      paymentMethod: isOnline ? 'online' : 'cash',
      // A delivery is ordered for as soon as possible, because the first hour is too early for it.
      ...(!isDelivery && { scheduledFor: shop.openHour() }),
      tax: centsToDecimal(taxCents),
      total: centsToDecimal(netCents + taxCents + feeCents + tipCents),
      ...(isOnline && { tip: centsToDecimal(tipCents) }),
      ...(code && { discountCode: code.code }),
      ...(random.chance(0.35) && { giftCards: [giftCard.code] }),
    }
    const placedBefore = orders.length
    const orderType = isDelivery ? 'delivery' : 'pickup'
    const sent = {
      locationId: liveLocation.code,
      lines,
      orderType,
      more,
      customerInfo: { email: `${randomUUID()}@example.com`, ...(isDelivery && { address }) },
    } as const
    await send('place', async (headers) => {
      const answer = await browser.order(sent, headers)
      const { status, body } = answer
      if (status === 201 && !orders.some(({ id }) => id === body.id)) {
        const url = body.payment?.url
        orders.push({ browser, id: body.id, isMember, code: code?.code, urls: url === undefined ? [] : [url] })
      }
      return answer
    })
    const placed = orders[placedBefore]
    if (placed && (await read(placed)).status !== 'pending') throw new Error(`Order ${placed.id} was lost at once`)
    if (placed?.urls.length && random.chance(0.8)) await pay(placed)
  }

  /** Lets several guests order with the coupon at once, more than can use it. */
  async function rush(): Promise<void> {
    const [dish] = dishes
    if (!dish) return
    const lines = [{ dish, quantity: 2 }]
    const guests = Array.from({ length: coupon.limit + 1 }, () => shop.guest())
    const answers = await Promise.all(
      guests.map(async (browser) => {
        const sent = {
          locationId: liveLocation.code,
          lines,
          code: { discountCode: coupon.code, discount: { percent: coupon.percent } },
          customerInfo: { email: `${randomUUID()}@example.com` },
          more: { paymentMethod: 'cash', scheduledFor: shop.openHour() },
        }
        const headers = { 'idempotency-key': randomUUID() }
        const answer = await browser.order(sent, headers)
        // A kill that was due before may hit one of them.
        return answer.status >= 500 ? browser.order(sent, headers) : answer
      }),
    )
    answers.forEach(({ status, body }, at) => {
      const browser = guests[at]
      if (status === 201 && browser) orders.push({ browser, id: body.id, isMember: false, code: coupon.code, urls: [] })
    })
  }

  const press = (url: string, outcome: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })

  async function pay(order: Placed): Promise<void> {
    const { payment, status } = await read(order)
    // Pages of cancelled orders that are still open have a test of their own (late payments).
    if (status === 'cancelled') return
    if (payment?.url !== undefined && !order.urls.includes(payment.url)) order.urls.push(payment.url)
    const url = payment?.url ?? random.pick(order.urls)
    maybeKill()
    if (url !== undefined) await press(url, random.chance(0.85) ? 'pay' : 'decline')
  }

  async function edit(order: Placed): Promise<void> {
    const { version } = await read(order)
    const lines = random
      .shuffled(dishes)
      .slice(0, count(2))
      .map(({ id }) => ({ menuItemId: id, quantity: count(4) }))
    const by = random.chance(0.5) ? order.browser : shop.staff
    await send('edit', (headers) => by.put(`/api/orders/${order.id}/lines`, { lines, version }, headers))
  }

  async function link(order: Placed): Promise<void> {
    await send('link', async (headers) => {
      const path = `/api/kitchen/orders/${order.id}/payment-link`
      const answer = await shop.staff.post<{ url: string }>(path, {}, headers)
      if (answer.status === 201 && !order.urls.includes(answer.body.url)) order.urls.push(answer.body.url)
      return answer
    })
  }

  async function refund(order: Placed): Promise<void> {
    const { items } = await read(order)
    const lineId = random.pick(items)?.id
    const what = random.pick([
      { lineId },
      { pieces: [{ lineId, quantity: count(2) }] },
      { amount: centsToDecimal(100 + count(900)) },
      { lines: items.map(({ id }) => id) },
    ])
    const to = random.pick(['card', 'card', 'cash', 'terminal', 'code'])
    const path = `/api/kitchen/orders/${order.id}/refunds`
    await send(`refund to ${to}`, (headers) => shop.staff.post(path, { ...what, to, reason: 'late' }, headers))
    for (const { code, amount } of (await read(order)).refunds ?? [])
      if (code !== undefined && !codes.some((known) => known.code === code))
        codes.push({ code, amount, browser: order.browser })
  }

  const move = (
    order: Placed,
    body: { readonly status: string; readonly tender?: string | undefined; readonly reason?: string },
  ) => send(body.status, (headers) => shop.staff.put(`/api/kitchen/orders/${order.id}/status`, body, headers))

  /** Lets the bank dispute a payment, or decide about the dispute once. */
  async function askBank({ urls }: Placed): Promise<void> {
    const url = random.pick(urls) ?? ''
    const { sessions, intents } = readLedger(shop)
    const { dispute } = intents[sessions[url.split('/').at(-1) ?? '']?.intentId ?? ''] ?? {}
    if (url === '' || dispute?.status === 'won' || dispute?.status === 'lost') return
    await press(url, dispute ? (random.pick(['lose', 'lose', 'win']) ?? '') : 'dispute')
  }

  async function act(order: Placed): Promise<void> {
    switch (random.chance(0.2) ? random.pick(rareCalls) : random.pick(calls)) {
      case 'pay':
        return pay(order)
      case 'edit':
        return edit(order)
      case 'link':
        return link(order)
      case 'confirm':
        return void (await move(order, { status: 'confirmed' }))
      case 'complete': {
        const tender = random.pick(['cash', 'card', 'not-collected'])
        return void (await move(order, { status: 'completed', ...(random.chance(0.5) && { tender }) }))
      }
      case 'recall':
        return void (await move(order, { status: 'ready' }))
      case 'refund':
        return refund(order)
      case 'rush':
        return rush()
      case 'cancel':
        return void (await move(order, { status: 'cancelled', reason: 'other' }))
      default:
        return askBank(order)
    }
  }

  for (let step = 0; step < steps; step += 1) {
    const order = random.chance(0.25) ? undefined : random.pick(orders.slice(-8))
    await (order ? act(order) : place())
    if (random.chance(0.25)) await shop.group.product.deliverStream()
  }
  await endKills(place)
  for (const order of orders) if (random.chance(0.5)) await move(order, { status: 'completed' })
  return { orders, codes, member, giftCard, coupon }
}

export type History = Awaited<ReturnType<typeof playHistory>>
