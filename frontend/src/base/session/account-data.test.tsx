import { authRoutes } from '#shared/accounts/contract'
import { createQueryClient } from '../api/query-client'
import { mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { buildUser } from '#testing/fixtures'
import { adminUser, sessionHandler, testSession } from '#testing/render-page'
import { refreshOnAccountChange } from './account-data'
import { loadSession } from './session'

const server = setupMockServer(sessionHandler)

async function become(user: typeof testSession.user) {
  testSession.user = user
  document.cookie = user ? 'signed-in=9999999999999; Path=/' : 'signed-in=; Path=/; Max-Age=0'
  await loadSession()
}

/** What is left of an account's points after `change`. */
async function readPointsAfter(change: () => Promise<void>) {
  await become(adminUser)
  const client = createQueryClient()
  const end = refreshOnAccountChange(client)
  client.setQueryData(['points'], 120)
  await change()
  end()
  return client.getQueryData(['points'])
}

describe('what was read for an account', () => {
  it.each([
    ['signed out', null],
    ['was replaced by another one', buildUser({ id: 'dana' })],
  ])('is gone once the account %s', async (_what, next) => {
    expect(await readPointsAfter(() => become(next))).toBeUndefined()
  })

  it('stays while it is the same account, or without an answer', async () => {
    expect(await readPointsAfter(() => become(adminUser))).toBe(120)
    server.use(mockRoute(authRoutes.getUser, () => problemResponse('unavailable')))
    expect(await readPointsAfter(loadSession)).toBe(120)
  })
})
