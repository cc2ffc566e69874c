import { findLocation } from '#shared/locations/index'
import { setPrerenderLocation } from './environment'

// The build prerenders pages in this environment.
describe('without a browser', () => {
  test('the page is for the location that the build sets', async () => {
    setPrerenderLocation('HENOK')
    const { currentLocation } = await import('../location/location')
    expect(currentLocation).toBe(findLocation('HENOK'))
  })

  test('the visitor is a guest, and no request is sent', async () => {
    const fetch = jest.spyOn(globalThis, 'fetch')
    const { getSession, getSessionExpiresAt } = await import('../session/session')
    expect(getSession()).toEqual({ user: null, isLoading: false, isUnconfirmed: true })
    expect(getSessionExpiresAt()).toBeUndefined()
    expect(fetch).not.toHaveBeenCalled()
  })

  test('the live connection is closed', async () => {
    const { isLiveConnected } = await import('../live/live-connection')
    expect(isLiveConnected()).toBe(false)
  })
})
