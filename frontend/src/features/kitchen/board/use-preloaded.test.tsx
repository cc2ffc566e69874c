import { act, renderHook } from '@testing-library/react'
import { usePreloaded } from './use-preloaded'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('a board loads what it may need later after its first tickets', async () => {
  const load = jest.fn(() => Promise.resolve())
  renderHook(() => usePreloaded(load))
  expect(load).not.toHaveBeenCalled()
  await act(() => jest.advanceTimersByTimeAsync(1_500))
  expect(load).toHaveBeenCalledTimes(1)
})

it('a board loads what it needs now at once', () => {
  const load = jest.fn(() => Promise.resolve())
  renderHook(() => usePreloaded(load, true))
  expect(load).toHaveBeenCalledTimes(1)
})
