import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { KITCHEN_SOUND_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'
import { useBoardSound } from './use-sound'

const mockRung: string[] = []
jest.mock('./chime', () => ({ playChime: (_: unknown, news: string) => void mockRung.push(news) }))

/** The sound of a tablet, which a call or a locked screen takes away. */
class FakeAudio {
  static newest: FakeAudio | undefined
  static isAllowed = true
  state = 'suspended'
  onstatechange: (() => void) | null = null
  constructor() {
    FakeAudio.newest = this
  }
  readonly resume = () => {
    if (!FakeAudio.isAllowed) return Promise.reject(new Error('interrupted'))
    this.state = 'running'
    return Promise.resolve()
  }
  readonly close = () => Promise.resolve()
}

beforeAll(() => void Object.assign(globalThis, { AudioContext: FakeAudio }))
afterEach(() => localStorage.clear())
afterEach(() => void mockRung.splice(0))
afterEach(() => void jest.useRealTimers())

it('a board whose sound was taken away says so, and rings again after the next touch', async () => {
  deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
  const { result } = renderHook(() => useBoardSound())
  await waitFor(() => expect(result.current.state).toBe('on'))
  FakeAudio.isAllowed = false
  act(() => {
    if (!FakeAudio.newest) throw new Error('no sound')
    FakeAudio.newest.state = 'interrupted'
    FakeAudio.newest.onstatechange?.()
  })
  expect(result.current.state).toBe('waiting')
  FakeAudio.isAllowed = true
  fireEvent.pointerDown(document.body)
  await waitFor(() => expect(result.current.state).toBe('on'))
  act(() => result.current.ring(['new']))
  expect(mockRung).toEqual(['new'])
})

async function renderSound() {
  deviceStorage.setItem(KITCHEN_SOUND_KEY, 'on')
  const { result } = renderHook(() => useBoardSound())
  await waitFor(() => expect(result.current.state).toBe('on'))
  jest.useFakeTimers()
  return result
}

it('the tune for a new order ends when the orders are confirmed elsewhere, and the next order starts it', async () => {
  const sound = await renderSound()
  act(() => sound.current.ring(['new']))
  jest.advanceTimersByTime(10_000)
  expect(mockRung).toEqual(['new', 'new', 'new'])
  act(() => sound.current.settle())
  jest.advanceTimersByTime(60_000)
  expect(mockRung).toHaveLength(3)
  act(() => sound.current.ring(['new']))
  jest.advanceTimersByTime(5_000)
  expect(mockRung).toHaveLength(5)
})

it('the tune for a cancelled order goes on until a touch', async () => {
  const sound = await renderSound()
  act(() => sound.current.ring(['cancelled']))
  act(() => sound.current.settle())
  jest.advanceTimersByTime(5_000)
  expect(mockRung).toHaveLength(2)
  fireEvent.pointerDown(document.body)
  jest.advanceTimersByTime(60_000)
  expect(mockRung).toHaveLength(2)
})
