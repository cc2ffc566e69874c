import { waitFor } from '@testing-library/react'
import { authRoutes } from '#shared/accounts/contract'
import { mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { adminUser, sessionHandler, testSession } from '#testing/render-page'

const requests: string[] = []
const server = setupMockServer(sessionHandler)
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))

/** Loads the module as a new page does, with or without the flag cookie. */
async function openPage(flag: 'flag' | 'old flag' | 'no flag', user: typeof testSession.user) {
  requests.splice(0)
  testSession.user = user
  const end = flag === 'flag' ? 9_999_999_999_999 : 1_000
  document.cookie = flag === 'no flag' ? 'signed-in=; Path=/; Max-Age=0' : `signed-in=${end}; Path=/`
  jest.resetModules()
  return import('./session')
}

describe('who is signed in', () => {
  it('is requested once in a visit without the flag, and the page shows a guest until then', async () => {
    const { getSession, confirmSession } = await openPage('no flag', adminUser)
    expect(getSession()).toEqual({ user: null, isLoading: false, isUnconfirmed: true })
    expect(requests).toEqual([])
    for (let times = 0; times < 3; times += 1) confirmSession()
    await waitFor(() => expect(getSession()).toEqual({ user: adminUser, isLoading: false, isUnconfirmed: false }))
    confirmSession()
    expect(requests).toEqual(['/api/auth/user'])
  })

  it('is no one if the server says so, and is not requested again', async () => {
    const { getSession, confirmSession } = await openPage('no flag', null)
    confirmSession()
    await waitFor(() => expect(getSession().isUnconfirmed).toBe(false))
    confirmSession()
    expect([getSession().user, requests]).toEqual([null, ['/api/auth/user']])
  })

  it('is requested at once with the flag, behind a spinner', async () => {
    const { getSession, confirmSession } = await openPage('flag', adminUser)
    expect(getSession().isLoading).toBe(true)
    confirmSession()
    await waitFor(() => expect(getSession().user).toEqual(adminUser))
    expect(requests).toEqual(['/api/auth/user'])
  })

  it('is the user who has signed in meanwhile', async () => {
    const { getSession, confirmSession, loadSession } = await openPage('no flag', null)
    confirmSession()
    testSession.user = adminUser
    await loadSession()
    expect(getSession().user).toEqual(adminUser)
  })

  it('follows another tab that signs out or in, once this tab is seen again', async () => {
    const { getSession } = await openPage('flag', adminUser)
    await waitFor(() => expect(getSession().user).toEqual(adminUser))
    const seeAgain = () => document.dispatchEvent(new Event('visibilitychange'))
    document.cookie = 'signed-in=; Path=/; Max-Age=0'
    testSession.user = null
    seeAgain()
    await waitFor(() => expect(getSession().user).toBeNull())
    document.cookie = 'signed-in=9999999999999; Path=/'
    testSession.user = adminUser
    seeAgain()
    await waitFor(() => expect(getSession().user).toEqual(adminUser))
  })

  it('stays the user while a device that wakes up has no network, and is requested again once it has', async () => {
    const { getSession, loadSession } = await openPage('flag', adminUser)
    await waitFor(() => expect(getSession().user).toEqual(adminUser))
    server.use(mockRoute(authRoutes.getUser, () => problemResponse('unavailable')))
    await loadSession()
    expect(getSession().user).toEqual(adminUser)
    server.resetHandlers()
    requests.splice(0)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(requests).toEqual(['/api/auth/user']))
    expect(getSession().user).toEqual(adminUser)
    dispatchEvent(new Event('online'))
    expect(requests).toHaveLength(1)
  })

  it('stays the user on a device whose clock is past the end of the session', async () => {
    const mode = Object.assign(document.createElement('meta'), { name: 'site-mode', content: 'live' })
    document.head.append(mode)
    const renewSession = jest.fn(() => Promise.resolve(null))
    jest.doMock('./user-pool', () => ({ renewSession }))
    const { getSession } = await openPage('old flag', adminUser)
    await waitFor(() => expect(getSession().isLoading).toBe(false))
    expect([getSession().user, renewSession.mock.calls.length]).toEqual([adminUser, 1])
    mode.remove()
    jest.dontMock('./user-pool')
  })
})
