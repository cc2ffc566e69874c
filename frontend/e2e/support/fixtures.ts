import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { authRoutes } from '#shared/accounts/contract'
import { toCents } from '#shared/platform/money'
import { createTestClient } from '#infra/testkit/clients/test-client'

export type TestClient = ReturnType<typeof createTestClient>

type Fixtures = {
  /** Another guest, without a window. */
  readonly someone: TestClient
  /** A window on the kitchen's board, of another browser. */
  readonly kitchen: Page
  /** Messages on the browser's console that a test may cause. */
  readonly expectedErrors: RegExp[]
  readonly quiet: void
}

function errorsOf(page: Page, expected: readonly RegExp[]): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) errors.push(text)
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
      const errors = errorsOf(page, expectedErrors)
      await give()
      expect(errors, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  someone: async ({ baseURL }, give) => give(createTestClient(baseURL ?? '')),
  kitchen: async ({ browser, baseURL, viewport }, give) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport })
    const page = await context.newPage()
    const errors = errorsOf(page, [])
    await page.goto('/kitchen')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()
    await give(page)
    await context.close()
    expect(errors, "errors on the board's console").toEqual([])
  },
})

export { expect }

type Wish = { readonly name: string; readonly quantity?: number; readonly priceCents?: number; readonly notes?: string }

/** Fills the cart as the menu would have, at the menu's prices unless told otherwise. */
export async function fillCart(page: Page, someone: TestClient, wishes: readonly Wish[]): Promise<void> {
  const lines = await Promise.all(
    wishes.map(async ({ name, quantity = 1, priceCents: given, notes }) => {
      const dish = await someone.dish(name)
      const priceCents = given ?? toCents(dish.price)
      return { menuItemId: dish.id, name, priceCents, quantity, imageUrl: dish.imageUrl, notes }
    }),
  )
  await page.goto('/about')
  await page.evaluate((cart) => localStorage.setItem('hibachi-cart', cart), JSON.stringify(lines))
}

export const readCart = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hibachi-cart') ?? '[]'))

/**
 * Presses the button that places the order and answers the id of the order that is then tracked.
 */
export async function submitCheckout(page: Page): Promise<string> {
  await page.getByRole('button', { name: /Place Test Order/ }).click()
  await page.waitForURL(/\/orders\/[^/]+\/tracking$/)
  return new URL(page.url()).pathname.split('/')[2] ?? ''
}

/** Confirms what other tests left: a board rings for what nobody confirms for five minutes. */
export async function confirmAllOrders(someone: TestClient): Promise<void> {
  const { body: tickets } = await someone.get<{ id: string; status: string }[]>('/api/kitchen/orders/HENPR')
  for (const { id, status } of tickets) if (status === 'pending') await someone.move(id, 'confirmed')
}

/** The number that is called out. */
export async function getTicketNumber(someone: TestClient, orderId: string): Promise<number> {
  const { body } = await someone.get<{ ticketNumber: number }>(`/api/orders/${orderId}`)
  return body.ticketNumber
}

export const ticketByNumber = (kitchen: Page, ticketNumber: number) =>
  kitchen.getByRole('article', { name: new RegExp(`^#\\s*${ticketNumber}$`) })

/** A phone's board folds its tools away. */
export async function openBoardTools(board: Page): Promise<void> {
  const fold = board.getByRole('button', { name: /^Board settings/ })
  if (await fold.isVisible()) await fold.click()
}

/** On the menu the specials take a line, until they are asked for. */
export const showSpecials = (page: Page) => page.getByRole('button', { name: "Show today's specials" }).click()

/** The menu with its buttons at work: until then the page is the picture that it came with. */
export async function openMenu(page: Page): Promise<void> {
  await page.goto('/menu')
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
}

/**
 * The menu once it hears what happens: it reads its dishes again as soon as the server has taken
 * its subscription in.
 */
export async function openLiveMenu(page: Page): Promise<void> {
  let [isSubscribed, isListening] = [false, false]
  // The page before has a connection of its own, which the way here closes.
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
 * Signs somebody in, until the page hears what is meant for them: it listens as a guest's before,
 * and what is told then is lost.
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
  // Its own part of the page, which comes after the rest.
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await expect.poll(() => isListening).toBe(true)
}

/** Until a page has nothing to do for the moment, and what it did is on the screen. */
export const waitForRender = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )

/** Opens a screen of the desk as its owner. */
export async function openManagerPage(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`/login?returnTo=${path}`)
  await page.getByRole('button', { name: 'Admin User' }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** A photo as a phone takes it: upright, red above and blue beneath. */
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

/** A dish on the menu as guests have it open. */
export const dishCard = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first()
