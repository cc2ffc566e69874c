import { findLocation } from '#shared/locations/index'
import { setPrerenderLocation } from './environment'

// As the build does it, which draws the first picture of a page without a browser.
describe('without a browser', () => {
  test('the page is of the location that the build says, in its own mode', async () => {
    setPrerenderLocation('HENOK')
    const { currentLocation } = await import('../location/location')
    expect(currentLocation).toBe(findLocation('HENOK'))
  })

  test('nobody is signed in, and nothing is asked', async () => {
    const asked = jest.spyOn(globalThis, 'fetch')
    const { getSession, getSessionExpiresAt } = await import('../session/session')
    expect(getSession()).toEqual({ user: null, isLoading: false })
    expect(getSessionExpiresAt()).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('nothing is heard', async () => {
    const { isLiveConnected } = await import('../live/live-connection')
    expect(isLiveConnected()).toBe(false)
  })
})
