import { expect, test as base, type Page } from '@playwright/test'
import { authRoutes } from '#shared/accounts/contract'
import { createTestClient } from '#infra/testkit/clients/test-client'

export type TestClient = ReturnType<typeof createTestClient>

type Fixtures = {
  /** An API client that acts as another guest. */
  readonly someone: TestClient
  /** The kitchen board in another browser. */
  readonly kitchen: Page
  /** Patterns of console errors that a test may cause. */
  readonly expectedErrors: RegExp[]
  readonly quiet: void
}

/** What the browser reports when the page asks who is signed in and no one is. */
const GUEST_ANSWER = /401.*\/api\/auth\/user\)$/

/** Collects a page's console errors and uncaught errors. */
function collectErrors(page: Page, expected: readonly RegExp[]): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (![GUEST_ANSWER, ...expected].some((pattern) => pattern.test(text))) errors.push(text)
  }
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => note(String(error)))
  return errors
}

export const test = base.extend<Fixtures>({
  expectedErrors: [async ({}, give) => give([]), { option: true }],
  quiet: [
    async ({ page, expectedErrors }, give) => {
      const errors = collectErrors(page, expectedErrors)
      await give()
      expect(errors, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  someone: async ({ baseURL }, give) => give(createTestClient(baseURL ?? '')),
  kitchen: async ({ browser, baseURL, viewport }, give) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport })
    const page = await context.newPage()
    const errors = collectErrors(page, [])
    await page.goto('/kitchen')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await give(page)
    await context.close()
    expect(errors, "errors on the board's console").toEqual([])
  },
})

export { expect }

type CartLine = {
  readonly name: string
  readonly quantity?: number
  readonly price?: number
  readonly notes?: string
}

/** Fills the cart; lines without a price get the menu's price. */
export async function fillCart(page: Page, someone: TestClient, lines: readonly CartLine[]): Promise<void> {
  const items = await Promise.all(
    lines.map(async ({ name, quantity = 1, price, notes }) => {
      const dish = await someone.dish(name)
      return { id: String(dish.id), name, price: price ?? Number(dish.price), quantity, imageUrl: dish.imageUrl, notes }
    }),
  )
  await page.goto('/about')
  await page.evaluate((cart) => localStorage.setItem('hibachi-cart', cart), JSON.stringify(items))
}

export const readCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hibachi-cart') ?? '[]'))

/** Places the order and returns its id. */
export async function submitCheckout(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Place Test Order/ }).click()
  await page.waitForURL(/\/orders\/[^/]+\/tracking$/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/**
 * Confirms the orders of other tests: the board rings for orders that are pending for five minutes.
 */
export async function confirmAllOrders(someone: TestClient): Promise<void> {
  const { body: tickets } = await someone.get<{ id: string; status: string }[]>('/api/kitchen/orders/HENPR')
  for (const { id, status } of tickets) if (status === 'pending') await someone.move(id, 'confirmed')
}

/** Returns the number of an order's ticket. */
export async function getTicketNumber(someone: TestClient, orderId: string): Promise<number> {
  const { body } = await someone.get<{ ticketNumber: number }>(`/api/orders/${orderId}`)
  return body.ticketNumber
}

export const ticketByNumber = (kitchen: Page, ticketNumber: number) =>
  kitchen.getByRole('article', { name: new RegExp(`^#\\s*${ticketNumber}$`) })

/** Opens the tools of a board, which are collapsed on a phone. */
export async function openBoardTools(board: Page): Promise<void> {
  const toggle = board.getByRole('button', { name: /^Board settings/ })
  if (await toggle.isVisible()) await toggle.click()
}

/** Expands the specials on the menu. */
export const showSpecials = (page: Page) => page.getByRole('button', { name: "Show today's specials" }).click()

/** Opens the menu and waits until the application has hydrated the prerendered page. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/menu')
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
}

/**
 * Opens the menu and waits for its live connection.
 * The page reads the dishes again after the server has accepted its subscription.
 */
export async function openLiveMenu(page: Page): Promise<void> {
  let [isSubscribed, isListening] = [false, false]
  // The previous page has its own connection, which this navigation closes.
  page.on('websocket', (socket) =>
    socket.on('framesent', () => (isSubscribed ||= new URL(page.url()).pathname === '/menu')),
  )
  page.on('response', (response) => {
    isListening ||= isSubscribed && new URL(response.url()).pathname.startsWith('/api/menu-items/')
  })
  await page.goto('/menu')
  await expect.poll(() => isListening).toBe(true)
}

/**
 * Signs in and waits until the page has subscribed as the signed-in user.
 * Messages for the user would be lost before.
 */
export async function signInAndSubscribe(page: Page, signIn: () => Promise<void>): Promise<void> {
  let [isSignedIn, isListening] = [false, false]
  page.on('response', (response) => {
    isSignedIn ||= response.ok() && new URL(response.url()).pathname === authRoutes.signInDevelopment.path
  })
  page.on('websocket', (socket) => {
    if (isSignedIn) socket.on('framesent', () => (isListening = true))
  })
  await signIn()
  // The bell is a lazy component.
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect.poll(() => isListening).toBe(true)
}

/** Waits until a page is idle and has painted. */
export const waitForRender = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Opens a page of the desk as an owner. */
export async function openManagerPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/login?returnTo=${path}`)
  await page.getByRole('button', { name: 'Admin User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Creates a portrait photo, red at the top and blue at the bottom. */
export async function createPhoto(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 900
    canvas.height = 1200
    const context = canvas.getContext('2d')
    for (const [at, colour] of ['#c33', '#33c'].entries()) {
      if (context) context.fillStyle = colour
      context?.fillRect(0, at * 600, 900, 600)
    }
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '')
  })
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') }
}

/** Finds a dish on the menu. */
export const dishCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
