import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pushRoutes } from '#shared/notifications/contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { buildOrder } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { PushPrompt } from './push-prompt'
import { pushedOrdersStore } from './use-order-push'

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const sent: unknown[] = []

setupMockServer(
  mockRoute(pushRoutes.getPushKey, () => mockResponse(pushRoutes.getPushKey, { publicKey: 'BKey' })),
  mockRoute(pushRoutes.subscribeToPush, async (request) => {
    sent.push(await request.json())
    return mockResponse(pushRoutes.subscribeToPush, { orderId: 'K7M2Q9X4T1BD' })
  }),
  mockRoute(pushRoutes.unsubscribeFromPush, async (request) => {
    sent.push(await request.json())
    return new Response(null, { status: 204 })
  }),
)

const requestPermission = jest.fn(async () => 'granted')
const subscribe = jest.fn(async (_options: unknown) => ({ toJSON: () => ({ endpoint, keys }) }))
const unsubscribe = jest.fn(async () => true)

/** Simulates a browser with push support and the given permission. */
function mockPushSupport(permission: string): void {
  const registration = { pushManager: { subscribe, getSubscription: async () => ({ endpoint, unsubscribe }) } }
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const notification = {
    permission,
    requestPermission: async () => {
      const answer = await requestPermission()
      if (answer === 'granted') notification.permission = answer
      return answer
    },
  }
  Object.assign(window, { PushManager: class {}, Notification: notification })
}

const renderPrompt = (status: 'pending' | 'ready' | 'cancelled' = 'pending') =>
  render(
    <TestProviders client={createQueryClient()}>
      <PushPrompt order={buildOrder({ id: 'K7M2Q9X4T1BD', status })} />
    </TestProviders>,
  )

beforeEach(() => {
  sent.splice(0)
  unsubscribe.mockClear()
  pushedOrdersStore.set([])
  requestPermission.mockImplementation(async () => 'granted')
  subscribe.mockImplementation(async () => ({ toJSON: () => ({ endpoint, keys }) }))
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

it('asks for permission only after the guest accepts, then subscribes, and can be turned off', async () => {
  mockPushSupport('default')
  renderPrompt()
  expect(screen.getByText(/^Tell this (phone|computer) when it is ready\?$/)).toBeTruthy()
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, tell me' }))
  await screen.findByText(/even when this page is closed/)
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  expect(sent).toEqual([{ orderId: 'K7M2Q9X4T1BD', subscription: { endpoint, keys } }])
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  await screen.findByRole('button', { name: 'Yes, tell me' })
  expect(sent.at(-1)).toEqual({ endpoint })
})

it('replaces a subscription for an earlier key of the server', async () => {
  mockPushSupport('granted')
  subscribe.mockRejectedValueOnce(new DOMException('There is one with another key', 'InvalidStateError'))
  renderPrompt()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, tell me' }))
  await screen.findByText(/even when this page is closed/)
  expect(unsubscribe).toHaveBeenCalledTimes(1)
  expect(sent).toEqual([{ orderId: 'K7M2Q9X4T1BD', subscription: { endpoint, keys } }])
})

it('does not subscribe if the guest denies the permission', async () => {
  mockPushSupport('default')
  requestPermission.mockImplementation(async () => 'denied')
  renderPrompt()
  await userEvent.click(screen.getByRole('button', { name: 'Yes, tell me' }))
  await screen.findByText(/You can allow it in its settings/)
  expect([sent, subscribe.mock.calls]).toEqual([[], []])
})

it('shows that the browser blocks notifications', () => {
  mockPushSupport('denied')
  renderPrompt()
  expect(screen.getByText(/are blocked in your browser/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('explains on an iPhone that the site must be installed first', () => {
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')
  renderPrompt()
  expect(screen.getByText(/add this site to your Home Screen first/)).toBeTruthy()
  agent.mockRestore()
})

it.each(['ready', 'cancelled'] as const)('offers nothing for an order that is %s', async (status) => {
  mockPushSupport('default')
  const { container } = renderPrompt(status)
  await waitFor(() => expect(container.textContent).toBe(''))
})

it('shows nothing without push support', () => {
  expect(renderPrompt().container.textContent).toBe('')
})

it('a device whose permission was reset is offered notifications again', async () => {
  mockPushSupport('default')
  pushedOrdersStore.set(['K7M2Q9X4T1BD'])
  renderPrompt()
  expect(await screen.findByRole('button', { name: 'Yes, tell me' })).toBeTruthy()
  expect(screen.queryByText(/even when this page is closed/)).toBeNull()
})

it('a device whose subscription the browser renewed or dropped subscribes again when it is back', async () => {
  mockPushSupport('granted')
  pushedOrdersStore.set(['K7M2Q9X4T1BD'])
  const renewed = `${endpoint}-renewed`
  subscribe.mockImplementation(async () => ({ toJSON: () => ({ endpoint: renewed, keys }) }))
  renderPrompt()
  expect(await screen.findByText(/even when this page is closed/)).toBeTruthy()
  await waitFor(() => expect(sent).toEqual([{ orderId: 'K7M2Q9X4T1BD', subscription: { endpoint: renewed, keys } }]))
})
