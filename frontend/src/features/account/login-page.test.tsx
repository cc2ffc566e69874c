import { screen, waitFor } from '@testing-library/react'
import type { User } from '#shared/accounts/contract'
import { overrideModes } from '#shared/locations/policy'
import { buildUser } from '#testing/fixtures'
import { setupMockServer } from '#testing/mock-server'
import { adminUser, renderPage, sessionHandler } from '#testing/render-page'
import { LoginPage } from './login-page'

setupMockServer(sessionHandler)

const lands = async (from: string, to: string, user: User) => {
  await renderPage(from, <LoginPage />, user)
  await waitFor(() => expect(location.pathname).toBe(to))
}
const customer = buildUser({ role: 'customer' })

it.each([
  ['an admin', '/login', '/', adminUser],
  ['an admin from the board', '/login?returnTo=%2Fkitchen', '/kitchen', adminUser],
  ['a customer', '/login', '/', customer],
])('%s who has signed in at %s of a test site lands at %s', (_who, from, to, user) => lands(from, to, user))

it('after a failed logout the login page says that the guest is still signed in', async () => {
  await renderPage('/login?logout=failed', <LoginPage />, customer)
  expect(await screen.findByText(/You are still signed in/)).toBeTruthy()
  expect(location.pathname).toBe('/login')
  expect(screen.getByRole('button', { name: 'Log out again' })).toBeTruthy()
})

describe('on a live site', () => {
  beforeEach(() => overrideModes('live'))
  afterEach(() => overrideModes())

  it.each([
    ['an admin', '/desk', adminUser],
    ['a shift lead', '/kitchen', buildUser({ role: 'lead' })],
    ['a cook', '/kitchen', buildUser({ role: 'kitchen' })],
    ['a customer', '/', customer],
  ])('%s lands at %s', (_who, to, user) => lands('/login', to, user))

  it.each([
    ['/login?invited=1&returnTo=%2Fdesk', 'Staff Sign In'],
    ['/login?returnTo=%2Fkitchen', 'Staff Sign In'],
    ['/login?returnTo=%2Floyalty', 'Sign In or Create an Account'],
  ])('%s is the %s', async (from, title) => {
    await renderPage(from, <LoginPage />, null)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.queryByText(/Ordered without an account/) === null).toBe(title === 'Staff Sign In')
  })
})
