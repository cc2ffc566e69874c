import { act, renderHook, waitFor } from '@testing-library/react'
import { transcriptionRoutes } from '#shared/voice/contract'
import { setToastRenderer } from '#ui/toast'
import type { Toast } from '#ui/toast'
import type { LiveListener } from '#shared/platform/live/connection'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import type { RecordingProgress } from './record'
import { useRecorder } from './use-recorder'

let hear: (progress: RecordingProgress) => void = () => {}
const recording = { stop: jest.fn(async () => new Blob(['RIFF'])), cancel: jest.fn() }
const record = jest.fn(async (onProgress: (progress: RecordingProgress) => void) => {
  hear = onProgress
  return recording
})
// The microphone itself is the browser tests'.
jest.mock('./record', () => ({
  MAX_SECONDS: 60,
  record: (onProgress: (progress: RecordingProgress) => void) => record(onProgress),
}))

// What is pushed is the live connection's own tests'.
const live: { listener: LiveListener | undefined; left: jest.Mock } = { listener: undefined, left: jest.fn() }
jest.mock('#base/live/live-connection', () => ({
  subscribeToLive: (listener: LiveListener) => {
    live.listener = listener
    return () => live.left()
  },
}))

const sent = jest.fn()
const server = setupMockServer(
  mockRoute(transcriptionRoutes.transcribeRecording, () => {
    sent()
    return mockResponse(transcriptionRoutes.transcribeRecording, { text: 'Very good rice' })
  }),
)
const told = jest.fn<void, [Toast]>()
const onText = jest.fn(() => 'all' as const)

beforeAll(() => setToastRenderer(told))
afterEach(() => {
  live.listener = undefined
})

async function givenARecording() {
  const hook = renderHook(() => useRecorder(onText))
  act(() => hook.result.current.start())
  await waitFor(() => expect(hook.result.current.phase).toBe('recording'))
  return hook
}

it('shows level and time, and stops by itself after a minute', async () => {
  const { result } = await givenARecording()
  act(() => hear({ seconds: 59.9, level: 0.4 }))
  expect(result.current).toMatchObject({ phase: 'recording', seconds: 59.9, level: 0.4 })
  act(() => {
    hear({ seconds: 60, level: 0.4 })
    hear({ seconds: 60.1, level: 0.4 })
  })
  await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
  expect(sent).toHaveBeenCalledTimes(1)
  expect(told.mock.lastCall?.[0].title).toBe('Voice recorded')
  await waitFor(() => expect(result.current.phase).toBe('idle'))
})

it.each(['cancelled', 'closed'])('sends nothing of what is %s, and lets go of the microphone', async (how) => {
  const { result, unmount } = await givenARecording()
  act(() => (how === 'closed' ? unmount() : result.current.cancel()))
  expect(recording.cancel).toHaveBeenCalled()
  act(() => hear({ seconds: 60, level: 0 }))
  expect(sent).not.toHaveBeenCalled()
  if (how === 'cancelled') expect(result.current.phase).toBe('idle')
})

it('asks to type when nobody can tell what was said', async () => {
  server.use(mockRoute(transcriptionRoutes.transcribeRecording, () => problemResponse('timed-out')))
  const { result } = await givenARecording()
  act(() => void result.current.stop())
  await waitFor(() => expect(told.mock.lastCall?.[0].title).toBe('Transcription Error'))
  expect(onText).not.toHaveBeenCalled()
})

it('asks to type when there is no microphone', async () => {
  jest.spyOn(console, 'warn').mockImplementationOnce(() => {})
  record.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  const { result } = renderHook(() => useRecorder(onText))
  act(() => result.current.start())
  await waitFor(() => expect(told.mock.lastCall?.[0].title).toBe('Microphone Error'))
  expect(result.current.phase).toBe('idle')
})

describe('a comment that takes longer to write down', () => {
  const askedAgain = jest.fn()
  /** The answers to asking again, the last one staying. */
  function givenLater(...answers: (() => Response)[]) {
    server.use(
      mockRoute(transcriptionRoutes.transcribeRecording, () =>
        mockResponse(transcriptionRoutes.transcribeRecording, { id: 'comment-1' }, true),
      ),
      mockRoute(transcriptionRoutes.getTranscription, () => {
        askedAgain()
        return (answers.length > 1 ? answers.shift() : answers[0])?.()
      }),
    )
  }
  const notYet = () => mockResponse(transcriptionRoutes.getTranscription, { id: 'comment-1' }, true)
  const there = () => mockResponse(transcriptionRoutes.getTranscription, { text: 'Very good rice' })

  async function givenItIsLate() {
    const hook = await givenARecording()
    act(() => void hook.result.current.stop())
    await waitFor(() => expect(hook.result.current.phase).toBe('late'))
    await waitFor(() => expect(live.listener).toBeDefined())
    return hook
  }

  it('comes when a push says so', async () => {
    givenLater(notYet, there)
    const { result } = await givenItIsLate()
    act(() => live.listener?.onReconnect())
    await waitFor(() => expect(askedAgain).toHaveBeenCalledTimes(1))
    expect(live.listener?.subscriptions).toEqual([{ type: 'subscribe_transcription', id: 'comment-1' }])
    act(() => live.listener?.onMessage({ type: 'transcription_update', id: 'comment-1', state: 'done' }))
    await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
    await waitFor(() => expect(result.current.phase).toBe('idle'))
    expect(live.left).toHaveBeenCalled()
  })

  it('comes without a push, too, and over a network that is away for a moment', async () => {
    givenLater(networkError, notYet, there)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { result } = await givenItIsLate()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    jest.useRealTimers()
    await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
    await waitFor(() => expect(result.current.phase).toBe('idle'))
  })

  it('asks to type when it came to nothing', async () => {
    givenLater(() => problemResponse())
    await givenItIsLate()
    act(() => live.listener?.onMessage({ type: 'transcription_update', id: 'comment-1', state: 'failed' }))
    await waitFor(() => expect(told.mock.lastCall?.[0].title).toBe('Transcription Error'))
    expect(onText).not.toHaveBeenCalled()
  })

  it('is let go of when what was typed is sent', async () => {
    givenLater(notYet)
    const { result } = await givenItIsLate()
    act(() => result.current.cancel())
    await waitFor(() => expect(live.left).toHaveBeenCalled())
    expect(told).not.toHaveBeenCalled()
    expect(result.current.phase).toBe('idle')
  })
})
