import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { randomUUID } from 'node:crypto'
import { parseSetCookie } from 'cookie'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { getDiscountCents, type CodeDiscount } from '#shared/payments/discount-codes'
import { groupDefaults } from '#shared/locations/group'
import { calculateTotals, centsToDecimal, toCents } from '#shared/platform/money'
import { resolveSelection, sumOptionCents } from '#shared/menu/options'

type SiteRequest = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

const withoutBody = [204, 304]

/** Sends a request under the host name of a location's site, which `fetch` can't do. */
export const fetchSite = (
  code: string,
  url: string,
  { method = 'GET', headers = {}, body }: SiteRequest,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const host = `${code.toLowerCase()}.localhost`
    const sending = request(url, { method, headers: { ...headers, host } }, (answer) => {
      const { statusCode: status = 0, rawHeaders } = answer
      const responseHeaders = new Headers()
      for (let at = 0; at < rawHeaders.length; at += 2)
        responseHeaders.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
      buffer(answer).then((bytes) => {
        resolve(
          new Response(withoutBody.includes(status) ? null : new Uint8Array(bytes), {
            status,
            headers: responseHeaders,
          }),
        )
      }, reject)
    })
    sending.on('error', reject).end(body)
  })

type Ask = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>> | undefined
}

export type ApiResponse<T> = { readonly status: number; readonly headers: Headers; readonly body: T }

type LineRequest = {
  readonly dish: MenuItem
  readonly quantity: number
  readonly notes?: string
  /** Option ids; the defaults if undefined. */
  readonly options?: readonly string[]
  /** The guest of the line in a group order. */
  readonly for?: string
}

const unitCents = ({ dish, options }: LineRequest) =>
  toCents(dish.price) + sumOptionCents(resolveSelection(dish.optionGroups, options).chosen)

/** Overrides of a test order. The default is a guest who picks up two dishes of the menu. */
export type OrderOverrides = {
  readonly locationId?: number | string
  readonly orderType?: 'pickup' | 'delivery' | 'event'
  readonly customerInfo?: object
  readonly lines?: readonly LineRequest[]
  /** A discount code and its discount. */
  readonly code?: { readonly discountCode: string; readonly discount: CodeDiscount }
  readonly more?: object
}

/** Builds a body of POST /api/orders/test whose prices agree with the menu. */
export function buildOrderRequest({
  locationId = 4,
  orderType = 'pickup',
  customerInfo,
  lines = [],
  code,
  more,
}: OrderOverrides) {
  const items = lines.map((line) => ({
    menuItemId: line.dish.id,
    quantity: line.quantity,
    unitPrice: centsToDecimal(unitCents(line)),
    totalPrice: centsToDecimal(unitCents(line) * line.quantity),
    customizations:
      line.notes === undefined && line.options === undefined ? null : { notes: line.notes, options: line.options },
    for: line.for,
  }))
  const subtotalCents = items.reduce((sum, item) => sum + toCents(item.totalPrice), 0)
  const totals = calculateTotals({
    subtotalCents,
    discountCents: code && getDiscountCents(code.discount, subtotalCents),
    deliveryFeeCents: orderType === 'delivery' ? 299 : 0,
    tax: groupDefaults.taxes[0],
  })
  return {
    locationId,
    orderType,
    customerInfo: { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199', ...customerInfo },
    subtotal: centsToDecimal(totals.subtotalCents),
    tax: centsToDecimal(totals.taxCents),
    total: centsToDecimal(totals.totalCents),
    items,
    discountCode: code?.discountCode,
    ...more,
  }
}

const parse = <T>(text: string): T => {
  const value: T = JSON.parse(text)
  return value
}

/** Formats cookies as the header that a browser sends. */
export const formatCookies = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')

/**
 * A browser without a page: it stores cookies and calls the product as the site does, optionally as
 * the site of a location.
 */
export function createTestClient(url: string, site?: string) {
  const cookies = new Map<string, string>()

  async function send<T = unknown>(
    method: string,
    path: string,
    { body, headers = {} }: Ask = {},
  ): Promise<ApiResponse<T>> {
    const sent = {
      method,
      headers: {
        cookie: formatCookies(cookies),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }
    const answer = await (site ? fetchSite(site, url + path, sent) : fetch(url + path, { ...sent, redirect: 'manual' }))
    for (const set of answer.headers.getSetCookie()) {
      const { name, value = '', maxAge } = parseSetCookie(set)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text !== '' ? parse<T>(text) : parse<T>(JSON.stringify(text)),
    }
  }

  const menu = async (location: string | number = 'HENPR') =>
    (await send<MenuItem[]>('GET', `/api/menu-items/${location}`)).body

  const browser = {
    cookies,
    /** The id in the signed visitor cookie; empty before the first response. */
    visitorId: () => /^visitor:([\w-]+)/.exec(cookies.get('visitor') ?? '')?.[1] ?? '',
    ask: send,
    get: <T>(path: string, options?: Ask) => send<T>('GET', path, options),
    post: <T>(path: string, body?: unknown, headers?: Ask['headers']) => send<T>('POST', path, { body, headers }),
    put: <T>(path: string, body?: unknown, headers?: Ask['headers']) => send<T>('PUT', path, { body, headers }),
    delete: <T>(path: string, headers?: Ask['headers']) => send<T>('DELETE', path, { headers }),
    menu,
    /** Returns a dish of the menu by its name. */
    dish: async (name: string, location?: string | number): Promise<MenuItem> => {
      const found = (await menu(location)).find((item) => item.name === name)
      if (!found) throw new Error(`${name} is not on the menu`)
      return found
    },
    signIn: (email = 'dana.whitfield@example.com', role: 'customer' | 'admin' = 'customer', ref?: string) =>
      send<{ id: string }>('POST', '/api/auth/simple-login', { body: { email, role, ref } }),
    /** Places an order, by default of two California Rolls, with a new idempotency key. */
    order: async (overrides: OrderOverrides = {}, headers: Ask['headers'] = { 'idempotency-key': randomUUID() }) => {
      const lines = overrides.lines ?? [
        { dish: await browser.dish('California Roll', overrides.locationId), quantity: 2 },
      ]
      return send<Order>('POST', '/api/orders/test', { body: buildOrderRequest({ ...overrides, lines }), headers })
    },
    move: (orderId: string, status: string, kitchenStatus?: string) =>
      send<Order>('PUT', `/api/kitchen/orders/${orderId}/status`, { body: { status, kitchenStatus } }),
  }
  return browser
}

export type TestClient = ReturnType<typeof createTestClient>
