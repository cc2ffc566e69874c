import { act, render, screen, waitFor } from '@testing-library/react'
import { menuRoutes } from '#shared/menu/contract'
import { DAY_MS } from '#shared/platform/durations'
import { orderTimeStore } from '#base/cart/order-time'
import { setCachedAt } from '#base/offline/offline-state'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { menuItemsQuery } from '#base/menu/use-menu'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { OfflineNotice } from './offline-notice'

setupMockServer(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [])))

afterEach(() => orderTimeStore.set(null))

/** Renders the notice while offline; without `readAt`, no menu has been read. `at` is its time. */
function renderOffline(readAt?: number, at = '') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = createQueryClient()
  if (readAt) client.setQueryData(menuItemsQuery('HENPR', at).queryKey, [], { updatedAt: readAt })
  render(
    <TestProviders client={client}>
      <OfflineNotice />
    </TestProviders>,
  )
  return screen.getByRole('status', { name: 'Connection' }).textContent?.replaceAll('\u202f', ' ')
}

it('says when the visible menu was read', () => {
  expect(renderOffline(Date.UTC(2026, 5, 1, 22, 30))).toBe(
    'You are offline. This menu is from Jun 1, 2026, 6:30 PM; prices and dishes may have changed. ' +
      'Ordering needs a connection.',
  )
})

it('says when the menu for a later time was read', () => {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString()
  orderTimeStore.set(tomorrow)
  expect(renderOffline(Date.UTC(2026, 5, 1, 22, 30), tomorrow)).toContain('This menu is from Jun 1, 2026, 6:30 PM')
})

it('says that content may be out of date if no menu was read', () => {
  expect(renderOffline()).toBe('You are offline. What you see may be out of date. Ordering needs a connection.')
})

it('goes once the restaurant answers again, also on a page without a menu', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  setCachedAt('2026-06-01T22:30:00.000Z')
  render(
    <TestProviders client={createQueryClient()}>
      <OfflineNotice />
    </TestProviders>,
  )
  const getNotice = () => screen.queryByRole('status', { name: 'Connection' })
  expect(getNotice()?.textContent).toMatch(/^The restaurant can’t be reached/)
  await act(() => jest.advanceTimersByTimeAsync(10_000))
  jest.useRealTimers()
  await waitFor(() => expect(getNotice()).toBeNull())
})
