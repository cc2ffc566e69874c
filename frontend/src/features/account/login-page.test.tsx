import { waitFor } from '@testing-library/react'
import { buildUser } from '#testing/fixtures'
import { setupMockServer } from '#testing/mock-server'
import { adminUser, renderPage, sessionHandler } from '#testing/render-page'
import { LoginPage } from './login-page'

setupMockServer(sessionHandler)

it.each([
  ['an admin', '/login', '/desk', adminUser],
  ['an admin from the board', '/login?returnTo=%2Fkitchen', '/kitchen', adminUser],
  ['a customer', '/login', '/', buildUser({ role: 'customer' })],
])('%s who has signed in at %s lands at %s', async (_who, from, to, user) => {
  await renderPage(from, <LoginPage />, user)
  await waitFor(() => expect(location.pathname).toBe(to))
})
