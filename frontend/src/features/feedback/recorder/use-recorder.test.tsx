import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { showWith } from '#base/components/toast'
import type { Toast } from '#base/components/toast'
import type { Progress } from './record'
import { useRecorder } from './use-recorder'

let hear: (progress: Progress) => void = () => {}
const recording = { stop: jest.fn(async () => new Blob(['RIFF'])), cancel: jest.fn() }
const record = jest.fn(async (onProgress: (progress: Progress) => void) => {
  hear = onProgress
  return recording
})
// The microphone itself is the browser tests'.
jest.mock('./record', () => ({
  MAX_SECONDS: 60,
  record: (onProgress: (progress: Progress) => void) => record(onProgress),
}))

const sent = jest.fn()
const server = setupServer(
  http.post('*/api/transcribe', () => {
    sent()
    return HttpResponse.json({ text: 'Very good rice' })
  }),
)
const told = jest.fn<void, [Toast]>()
const onText = jest.fn(() => 'all' as const)

beforeAll(() => {
  server.listen()
  showWith(told)
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

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
  server.use(http.post('*/api/transcribe', () => new HttpResponse(null, { status: 504 })))
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
