import { findLocation } from '#shared/locations/index'
import { drawFor } from './browser'

// As the build does it, which draws the first picture of a page without a browser.
describe('without a browser', () => {
  test('the page is of the location that the build says, in its own mode', async () => {
    drawFor('HENOK')
    const { currentLocation } = await import('./location/location')
    expect(currentLocation).toBe(findLocation('HENOK'))
  })

  test('nobody is signed in, and nothing is asked', async () => {
    const asked = jest.spyOn(globalThis, 'fetch')
    const { currentSession, sessionEnd } = await import('./session/session')
    expect(currentSession()).toEqual({ user: null, isLoading: false })
    expect(sessionEnd()).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })

  test('nothing is heard', async () => {
    const { isLive } = await import('./live/use-live')
    expect(isLive()).toBe(false)
  })
})
