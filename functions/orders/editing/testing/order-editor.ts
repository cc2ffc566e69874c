import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import type { startTestProduct } from '#infra/testkit/product/test-product'
import type { MenuItem } from '#shared/menu/contract'
import type { Order, Ticket } from '#shared/orders/contract'

type Browser = ReturnType<typeof createTestClient>

type Context = {
  readonly product: Awaited<ReturnType<typeof startTestProduct>>
  readonly chef: Browser
  readonly dishes: ReadonlyMap<string, MenuItem>
}

/** How many portions of each dish, by its name. */
type Quantities = Readonly<Record<string, number>>

/** The order as the customer sees it, or a problem with its code. */
export type EditResponse = Order & { readonly code?: string; readonly detail?: string; readonly current?: Order }

/** Places and edits orders by the names of dishes. `context` returns the product during tests. */
export function createOrderEditor(context: () => Context) {
  const visitor = () => createTestClient(context().product.url)

  function dish(name: string): MenuItem {
    const found = context().dishes.get(name)
    if (!found) throw new Error(`${name} is not on the menu`)
    return found
  }

  const toLines = (quantities: Quantities) =>
    Object.entries(quantities).map(([name, quantity]) => ({ dish: dish(name), quantity }))
  const toItems = (quantities: Quantities) => buildOrderRequest({ lines: toLines(quantities) }).items

  return {
    toLines,
    toItems,

    async place(quantities: Quantities, overrides: Parameters<Browser['order']>[0] = {}) {
      const browser = visitor()
      const { status, body: order } = await browser.order({ lines: toLines(quantities), ...overrides })
      expect(status).toBe(201)
      return { browser, order }
    },

    edit: (browser: Browser, { id, version }: Order, quantities: Quantities, more: object = {}, key?: string) =>
      browser.put<EditResponse>(
        `/api/orders/${id}/lines`,
        { lines: toItems(quantities), version, ...more },
        key === undefined ? {} : { 'idempotency-key': key },
      ),

    async onBoard(id: string): Promise<Ticket> {
      const { body: board } = await context().chef.get<Ticket[]>('/api/kitchen/orders/HENPR')
      const ticket = board.find((one) => one.id === id)
      if (!ticket) throw new Error('not on the board')
      return ticket
    },

    count: (name: string, portionsLeft: number | null) =>
      context().chef.put(`/api/menu/availability/${dish(name).id}/HENPR`, { portionsLeft }),
    portionsLeft: async (name: string) => (await visitor().dish(name)).portionsLeft,
  }
}
