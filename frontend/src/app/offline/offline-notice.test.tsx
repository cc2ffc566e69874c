import { render, screen } from '@testing-library/react'
import { menuItemsQuery } from '#base/menu/use-menu'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { OfflineNotice } from './offline-notice'

/** What is said when the connection is lost, the menu having been read at a time or never. */
function saidOffline(readAt?: number) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const client = createQueryClient()
  if (readAt) client.setQueryData(menuItemsQuery('HENPR').queryKey, [], { updatedAt: readAt })
  render(
    <TestProviders client={client}>
      <OfflineNotice />
    </TestProviders>,
  )
  return screen.getByRole('status', { name: 'Connection' }).textContent?.replaceAll('\u202f', ' ')
}

it('an open menu that loses the connection says when it was read', () => {
  expect(saidOffline(Date.UTC(2026, 5, 1, 22, 30))).toBe(
    'You are offline. The menu is as it was on Jun 1, 2026, 6:30 PM; prices and dishes may have changed. ' +
      'Ordering needs a connection.',
  )
})

it('without a menu, only that it may be old', () => {
  expect(saidOffline()).toBe('You are offline. What you see may be out of date. Ordering needs a connection.')
})
