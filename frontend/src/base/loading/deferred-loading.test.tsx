import { waitForStartup } from './deferred-loading'

const onStartup = jest.fn()

beforeEach(() => {
  onStartup.mockClear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('deferred content loads 1.5 seconds after the start', async () => {
  void waitForStartup().then(onStartup)
  await jest.advanceTimersByTimeAsync(1_499)
  expect(onStartup).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(onStartup).toHaveBeenCalledTimes(1)
})

test('without a network, deferred content waits for one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  void waitForStartup().then(onStartup)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(onStartup).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(onStartup).toHaveBeenCalledTimes(1)
})
