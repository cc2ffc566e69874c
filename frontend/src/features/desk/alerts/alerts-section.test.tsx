import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LocationSettings, defaultKitchenSettings, settingsRoutes } from '#shared/kitchen/settings-contract'
import { toLocationFacts } from '#shared/locations/facts'
import { locations } from '#shared/locations/index'
import { alertRoutes, type AlertDevice } from '#shared/notifications/alert-contract'
import { pushRoutes } from '#shared/notifications/contract'
import { alertDevicesStore } from '#base/push/browser-push'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { AlertsSection } from './alerts-section'

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
const laptop = {
  ...{ id: 'd1', name: 'Chrome on Windows', by: 'Rosa Kim', addedAt: '2026-11-20T15:00:00.000Z' },
  failing: { since: '2026-11-21T02:00:00.000Z', alerts: 2 },
}
const devices: AlertDevice[] = []
const tested: string[] = []
let stored: LocationSettings

setupMockServer(
  sessionHandler,
  mockRoute(settingsRoutes.getLocationSettings, () => mockResponse(settingsRoutes.getLocationSettings, stored)),
  mockRoute(settingsRoutes.updateLocationSettings, async (request) => {
    const { alerts = {} } = settingsRoutes.updateLocationSettings.body.parse(await request.json())
    stored = { ...stored, alerts, version: stored.version + 1 }
    return mockResponse(settingsRoutes.updateLocationSettings, stored)
  }),
  mockRoute(pushRoutes.getPushKey, () => mockResponse(pushRoutes.getPushKey, { publicKey: 'BKey' })),
  mockRoute(alertRoutes.listAlertDevices, () => mockResponse(alertRoutes.listAlertDevices, [...devices])),
  mockRoute(alertRoutes.addAlertDevice, async (request) => {
    const { name } = alertRoutes.addAlertDevice.body.parse(await request.json())
    const device = {
      id: 'd2',
      name,
      by: 'Dana Whitfield',
      addedAt: '2026-11-22T18:00:00.000Z',
      alertedAt: null,
      failing: null,
    }
    devices.push(device)
    return mockResponse(alertRoutes.addAlertDevice, device)
  }),
  mockRoute(alertRoutes.removeAlertDevice, ({ url }) => {
    devices.splice(0, devices.length, ...devices.filter(({ id }) => !url.endsWith(id)))
    return mockResponse(alertRoutes.removeAlertDevice, undefined)
  }),
  mockRoute(alertRoutes.testAlertDevice, ({ url }) => {
    tested.push(new URL(url).pathname)
    return mockResponse(alertRoutes.testAlertDevice, { ...laptop, alertedAt: null })
  }),
)

/** Simulates a browser with push support and the given permission. */
function mockPushSupport(permission: 'granted' | 'denied'): void {
  const subscribe = async () => ({ toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/1', keys }) })
  const registration = { pushManager: { subscribe } }
  const serviceWorker = { register: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const notification = { permission, requestPermission: async () => permission }
  Object.assign(window, { PushManager: class {}, Notification: notification })
}

beforeEach(() => {
  stored = LocationSettings.parse({ ...defaultKitchenSettings, ...toLocationFacts(locations[0]), version: 1 })
  devices.splice(0, devices.length, { ...laptop, alertedAt: '2026-11-21T01:00:00.000Z' })
  tested.length = 0
  alertDevicesStore.set({})
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  Reflect.deleteProperty(window, 'PushManager')
  Reflect.deleteProperty(window, 'Notification')
})

const show = async () => {
  await renderPage('/desk/alerts', <AlertsSection />)
  return within(await screen.findByRole('list', { name: 'Devices' }))
}

it('adds this device, tests it and removes it again; others stay', async () => {
  mockPushSupport('granted')
  const list = await show()
  expect(list.getByText(/^Rosa Kim, since .*Last alert/)).toBeTruthy()
  expect(list.getByText(/^No answer since .*: 2 alerts did not arrive/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /^Alert this (phone|computer)$/ }))
  const own = await list.findByText(/\(this device\)$/)
  const name = own.textContent.replace(' (this device)', '')
  expect(screen.queryByRole('button', { name: /^Alert this/ })).toBeNull()
  await userEvent.click(list.getByRole('button', { name: `Send a test alert to ${name}` }))
  await waitFor(() => expect(tested).toEqual([expect.stringMatching(/\/d2\/test$/)]))
  await userEvent.click(list.getByRole('button', { name: `Remove ${name}` }))
  await screen.findByRole('button', { name: /^Alert this/ })
  expect(devices.map(({ id }) => id)).toEqual(['d1'])
  expect(alertDevicesStore.get()).toEqual({})
})

it('says so where the browser blocks notifications, and offers no button', async () => {
  mockPushSupport('denied')
  await show()
  expect(screen.getByText(/blocked in your browser/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Alert this/ })).toBeNull()
})

it('turns a kind off and leaves the others on', async () => {
  await show()
  fireEvent.change(await screen.findByLabelText('A printer is silent'), { target: { value: 'off' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(stored.version).toBe(2))
  expect(Object.entries(stored.alerts).filter(([, isOn]) => !isOn)).toEqual([['printer-silent', false]])
})
