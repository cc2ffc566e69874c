import { screen, waitFor } from '@testing-library/react'
import { overrideModes } from '#shared/locations/policy'
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

describe('on a live site', () => {
  beforeEach(() => overrideModes('live'))
  afterEach(() => overrideModes())

  it.each([
    ['/login?invited=1&returnTo=%2Fdesk', 'Staff Login'],
    ['/login?returnTo=%2Fkitchen', 'Staff Login'],
    ['/login?returnTo=%2Floyalty', 'Login'],
  ])('%s is the %s', async (from, title) => {
    await renderPage(from, <LoginPage />, null)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByText(/Ordered without an account/) === null).toBe(title === 'Staff Login')
  })
})
