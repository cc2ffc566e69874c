import { act, renderHook, waitFor } from '@testing-library/react'
import { transcriptionRoutes } from '#shared/voice/contract'
import { setToastRenderer, type Toast } from '#ui/toast'
import type { LiveListener } from '#shared/live/connection'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import type { RecordingProgress } from './record'
import { useRecorder } from './use-recorder'

let reportProgress: (progress: RecordingProgress) => void = () => {}
const recording = { stop: jest.fn(async () => new Blob(['RIFF'])), cancel: jest.fn() }
const record = jest.fn(async (onProgress: (progress: RecordingProgress) => void) => {
  reportProgress = onProgress
  return recording
})
// Browser tests cover the microphone.
jest.mock('./record', () => ({
  MAX_SECONDS: 60,
  record: (onProgress: (progress: RecordingProgress) => void) => record(onProgress),
}))

// The live connection has its own tests.
const live: { listener: LiveListener | undefined; unsubscribe: jest.Mock } = {
  listener: undefined,
  unsubscribe: jest.fn(),
}
jest.mock('#base/live/live-connection', () => ({
  subscribeToLive: (listener: LiveListener) => {
    live.listener = listener
    return () => live.unsubscribe()
  },
}))

const onUpload = jest.fn()
const server = setupMockServer(
  mockRoute(transcriptionRoutes.transcribeRecording, () => {
    onUpload()
    return mockResponse(transcriptionRoutes.transcribeRecording, { text: 'Very good rice' })
  }),
)
const showToast = jest.fn<void, [Toast]>()
const onText = jest.fn(() => 'all' as const)

beforeAll(() => setToastRenderer(showToast))
afterEach(() => {
  live.listener = undefined
})

async function startRecording() {
  const hook = renderHook(() => useRecorder(onText))
  act(() => hook.result.current.start())
  await waitFor(() => expect(hook.result.current.phase).toBe('recording'))
  return hook
}

it('shows level and duration, and stops by itself after a minute', async () => {
  const { result } = await startRecording()
  act(() => reportProgress({ seconds: 59.9, level: 0.4 }))
  expect(result.current).toMatchObject({ phase: 'recording', seconds: 59.9, level: 0.4 })
  act(() => {
    reportProgress({ seconds: 60, level: 0.4 })
    reportProgress({ seconds: 60.1, level: 0.4 })
  })
  await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
  expect(onUpload).toHaveBeenCalledTimes(1)
  expect(showToast.mock.lastCall?.[0].title).toBe('Voice recorded')
  await waitFor(() => expect(result.current.phase).toBe('idle'))
})

it.each(['cancelled', 'closed'])('a recording that is %s releases the microphone and isn’t sent', async (how) => {
  const { result, unmount } = await startRecording()
  act(() => (how === 'closed' ? unmount() : result.current.cancel()))
  expect(recording.cancel).toHaveBeenCalled()
  act(() => reportProgress({ seconds: 60, level: 0 }))
  expect(onUpload).not.toHaveBeenCalled()
  if (how === 'cancelled') expect(result.current.phase).toBe('idle')
})

it('a start that was cancelled before the microphone answered doesn’t record', async () => {
  let allow: (started: typeof recording) => void = () => {}
  record.mockReturnValueOnce(new Promise<typeof recording>((resolve) => (allow = resolve)))
  const { result } = renderHook(() => useRecorder(onText))
  act(() => result.current.start())
  act(() => result.current.cancel())
  await act(async () => allow(recording))
  expect(result.current.phase).toBe('idle')
  expect(recording.cancel).toHaveBeenCalled()
})

it('asks to type the comment if the transcription fails', async () => {
  server.use(mockRoute(transcriptionRoutes.transcribeRecording, () => problemResponse('timed-out')))
  const { result } = await startRecording()
  act(() => void result.current.stop())
  await waitFor(() => expect(showToast.mock.lastCall?.[0].title).toBe('Transcription Error'))
  expect(onText).not.toHaveBeenCalled()
})

it('asks to type the comment if there is no microphone', async () => {
  jest.spyOn(console, 'warn').mockImplementationOnce(() => {})
  record.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  const { result } = renderHook(() => useRecorder(onText))
  act(() => result.current.start())
  await waitFor(() => expect(showToast.mock.lastCall?.[0].title).toBe('Microphone Error'))
  expect(result.current.phase).toBe('idle')
})

describe('a transcription that takes long', () => {
  const onPoll = jest.fn()
  /** Makes the transcription take long; each poll gets the next response, the last one repeats. */
  function mockPolls(...responses: (() => Response)[]) {
    server.use(
      mockRoute(transcriptionRoutes.transcribeRecording, () =>
        mockResponse(transcriptionRoutes.transcribeRecording, { id: 'comment-1' }, true),
      ),
      mockRoute(transcriptionRoutes.getTranscription, () => {
        onPoll()
        return (responses.length > 1 ? responses.shift() : responses[0])?.()
      }),
    )
  }
  const pending = () => mockResponse(transcriptionRoutes.getTranscription, { id: 'comment-1' }, true)
  const done = () => mockResponse(transcriptionRoutes.getTranscription, { text: 'Very good rice' })

  async function stopRecording() {
    const hook = await startRecording()
    act(() => void hook.result.current.stop())
    await waitFor(() => expect(hook.result.current.phase).toBe('late'))
    await waitFor(() => expect(live.listener).toBeDefined())
    return hook
  }

  it('is read when a live message announces it', async () => {
    mockPolls(pending, done)
    const { result } = await stopRecording()
    act(() => live.listener?.onReconnect())
    await waitFor(() => expect(onPoll).toHaveBeenCalledTimes(1))
    expect(live.listener?.subscriptions).toEqual([{ type: 'subscribe_transcription', id: 'comment-1' }])
    act(() => live.listener?.onMessage({ type: 'transcription_update', id: 'comment-1', state: 'done' }))
    await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
    await waitFor(() => expect(result.current.phase).toBe('idle'))
    expect(live.unsubscribe).toHaveBeenCalled()
  })

  it('is polled without a live message, also after a network error', async () => {
    mockPolls(networkError, pending, done)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
    const { result } = await stopRecording()
    await act(() => jest.advanceTimersByTimeAsync(31_000))
    jest.useRealTimers()
    await waitFor(() => expect(onText).toHaveBeenCalledWith('Very good rice'))
    await waitFor(() => expect(result.current.phase).toBe('idle'))
  })

  it('asks to type the comment if it fails', async () => {
    mockPolls(() => problemResponse())
    await stopRecording()
    act(() => live.listener?.onMessage({ type: 'transcription_update', id: 'comment-1', state: 'failed' }))
    await waitFor(() => expect(showToast.mock.lastCall?.[0].title).toBe('Transcription Error'))
    expect(onText).not.toHaveBeenCalled()
  })

  it('is no longer polled after the typed comment was sent', async () => {
    mockPolls(pending)
    const { result } = await stopRecording()
    act(() => result.current.cancel())
    await waitFor(() => expect(live.unsubscribe).toHaveBeenCalled())
    expect(showToast).not.toHaveBeenCalled()
    expect(result.current.phase).toBe('idle')
  })
})
