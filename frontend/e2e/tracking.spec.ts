import { expectAccessible } from './support/accessibility'
import { expect, fillCart, getTicketNumber, submitCheckout, test, ticketByNumber } from './support/fixtures'

test.describe('the tracking page', () => {
  test('shows a message for an unknown order', { tag: '@phone' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    await page.goto('/orders/NOSUCHORDER1/tracking')
    await expect(page.getByRole('heading', { name: 'Order Not Found' })).toBeVisible()
    await expect(page.getByText("We couldn't find an order with ID #NOSUCHORDER1")).toBeVisible()
    await page.getByRole('link', { name: 'Return to Menu' }).click()
    await expect(page).toHaveURL(/\/menu$/)
  })

  test(
    'lets the guest cancel a pending order, which leaves the board',
    { tag: '@main' },
    async ({ page, kitchen, someone }) => {
      await fillCart(page, someone, [{ name: 'California Roll' }])
      await page.goto('/checkout')
      await page
        .getByLabel('Email')
        .fill('mariafernandezgutierrezdelavega.catering@restaurantgroupofflorida.example.com')
      const orderId = await submitCheckout(page)
      const address = await page.getByText('mariafernandezgutierrez').boundingBox()
      expect(Number(address?.x) + Number(address?.width), 'it is broken, not cut').toBeLessThan(
        page.viewportSize()?.width ?? 0,
      )
      await expectAccessible(page)
      const ticket = ticketByNumber(kitchen, await getTicketNumber(someone, orderId))
      await expect(ticket).toBeVisible()

      await page.getByRole('button', { name: 'Cancel Order' }).click()
      await page.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(page.getByRole('heading', { name: 'This order was canceled' })).toBeVisible()
      await expect(page.getByText('Order Canceled')).toBeVisible()
      await expect(page.getByRole('list', { name: 'Order progress' })).toHaveCount(0)
      await expect(ticket).toHaveCount(0)
    },
  )

  test(
    'shows other visitors neither the guest’s name nor a cancel button',
    { tag: '@phone' },
    async ({ page, someone }) => {
      const { body: order } = await someone.order()
      await page.goto(`/orders/${order.id}/tracking`)
      await expect(page.getByText('Dana W.')).toBeVisible()
      await expect(page.getByText('555-0199')).toHaveCount(0)
      await expect(page.getByText('dana@example.com')).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Cancel Order' })).toHaveCount(0)
    },
  )
})

test.describe('On a phone that allows notifications', { tag: '@phone' }, () => {
  test.use({ serviceWorkers: 'allow' })

  test('a push notification appears while the page is closed, after one permission prompt', async ({
    page,
    context,
    someone,
  }) => {
    // The test has no push service, and a headless browser shows no notifications: it mocks the
    // permission and the subscription, and dispatches the push event to the service worker.
    await page.addInitScript(() => {
      let permission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = () => {
        permission = 'granted'
        return Promise.resolve('granted')
      }
      const endpoint = 'http://127.0.0.1:9/push'
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
      PushManager.prototype.subscribe = () =>
        Promise.resolve(Object.assign(Object.create(null), { toJSON: () => ({ endpoint, keys }) }))
    })
    const { body: order } = await someone.order()
    const address = `/orders/${order.id}/tracking`
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) resolve(first.registrationId)
      }),
    )
    await devtools.send('ServiceWorker.enable')
    await page.goto(address)
    await expect(page.getByText(/Tell this (phone|computer) when it is ready\?/)).toBeVisible()
    await page.getByRole('button', { name: 'Yes, tell me' }).click()
    await expect(page.getByText(/even when this page is closed/)).toBeVisible()
    await expectAccessible(page)

    const data = {
      title: `Ticket ${order.ticketNumber}`,
      body: 'Your order is ready for pickup!',
      tag: order.id,
      url: address,
    }
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    await worker.evaluate(() => {
      const shown: object[] = []
      ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
        shown.push({ title, body: options?.body })
        return Promise.resolve()
      }
      Object.assign(self, { shown })
    })
    const origin = new URL(page.url()).origin
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId: await registered,
      data: JSON.stringify(data),
    })
    const shown = () => worker.evaluate(() => Reflect.get(self, 'shown'))
    await expect.poll(shown).toEqual([{ title: data.title, body: data.body }])
  })
})

test(
  'two phones order together by a link, and the ticket says who ordered which dish',
  { tag: '@phone' },
  async ({ page, browser, baseURL, someone }) => {
    await fillCart(page, someone, [{ name: 'California Roll' }])
    await page.goto('/group/new')
    await page.getByLabel('Your name').fill('Anna')
    await page.getByRole('button', { name: 'Start a group order' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your group order' })).toBeVisible()

    const context = await browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
    const friend = await context.newPage()
    await friend.goto(page.url())
    await friend.getByLabel('Your name').fill('Ben')
    await friend.getByRole('button', { name: 'Join Anna’s order' }).click()
    await friend.getByRole('link', { name: 'Add dishes' }).click()
    await friend
      .getByRole('button', { name: /^Add Edamame/ })
      .first()
      .click()
    await friend
      .getByRole('region', { name: 'Group order' })
      .getByRole('button', { name: 'Add to Anna’s order' })
      .click()
    await expect(friend.getByRole('region', { name: 'What Ben wants' })).toContainText('1× Edamame')

    await expect(page.getByRole('region', { name: 'What Ben wants' })).toContainText('1× Edamame')
    await page.getByRole('button', { name: 'Close and Check Out' }).click()
    await page.getByLabel('First Name').fill('Anna')
    const id = await submitCheckout(page)
    await friend.waitForURL(`**/orders/${id}/tracking`)
    await context.close()
    type Ticket = { id: string; orderItems: { menuItem: { name: string }; for?: string }[] }
    await someone.signIn('chef.group@example.com', 'admin')
    const { body: tickets } = await someone.get<Ticket[]>('/api/kitchen/orders/HENPR')
    const lines = tickets.find((ticket) => ticket.id === id)?.orderItems.map((line) => [line.menuItem.name, line.for])
    expect(lines).toEqual([
      ['California Roll', 'Anna'],
      ['Edamame', 'Ben'],
    ])
  },
)
