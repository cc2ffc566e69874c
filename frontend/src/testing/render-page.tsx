import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { authRoutes, type User } from '#shared/accounts/contract'
import { createQueryClient } from '#base/api/query-client'
import { loadSession } from '#base/session/session'
import { mockResponse, mockRoute, problemResponse } from './mock-server'
import { buildUser } from './fixtures'
import { TestProviders } from './test-providers'

/** The user that `sessionHandler` returns. */
export const testSession: { user: User | null } = { user: null }

export const sessionHandler = mockRoute(authRoutes.getUser, () =>
  testSession.user
    ? mockResponse(authRoutes.getUser, testSession.user)
    : problemResponse('not-signed-in', 'Please sign in first.'),
)

export const adminUser = buildUser({ id: 'omar', firstName: 'Omar', email: 'omar@example.com', role: 'admin' })

/** Renders a page at a URL as the given user, or as a guest. */
export async function renderPage(url: string, page: ReactNode, user: User | null = adminUser) {
  testSession.user = user
  document.cookie = user ? 'signed-in=9999999999999; Path=/' : 'signed-in=; Path=/; Max-Age=0'
  history.replaceState(null, '', url)
  await act(() => loadSession())
  return render(<TestProviders client={createQueryClient()}>{page}</TestProviders>)
}
