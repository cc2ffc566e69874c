import { waitForStartup } from './deferred-loading'

const comes = jest.fn()

beforeEach(() => {
  comes.mockClear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('what is needed last is asked for once the page stands', async () => {
  void waitForStartup().then(comes)
  await jest.advanceTimersByTimeAsync(1_499)
  expect(comes).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(1)
  expect(comes).toHaveBeenCalledTimes(1)
})

test('it is not asked for in vain: without a connection it waits for one', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  void waitForStartup().then(comes)
  await jest.advanceTimersByTimeAsync(5_000)
  expect(comes).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(0)
  expect(comes).toHaveBeenCalledTimes(1)
})
