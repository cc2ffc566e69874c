import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { transcriptionRoutes } from '#shared/voice/contract'
import { createQueryClient } from '#base/api/query-client'
import { setToastRenderer } from '#ui/toast'
import type { Toast } from '#ui/toast'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CommentStep } from './comment-step'

// The microphone itself is the browser tests'.
jest.mock('./recorder/record', () => ({
  MAX_SECONDS: 60,
  record: async () => ({ stop: async () => new Blob(['RIFF']), cancel: () => {} }),
}))

jest.mock('#base/live/live-connection', () => ({ subscribeToLive: () => () => {} }))

const server = setupMockServer()
const told = jest.fn<void, [Toast]>()
const onSend = jest.fn<Promise<void>, [string]>(() => Promise.resolve())

beforeAll(() => setToastRenderer(told))

function whenAsked() {
  render(
    <TestProviders client={createQueryClient()}>
      <CommentStep onSend={onSend} />
    </TestProviders>,
  )
  return userEvent.setup()
}

/** Writes something, and then says something until the recording is ended as told. */
async function whenAGuest({ writes, says, then }: { writes?: string; says: string | null; then: string }) {
  server.use(
    mockRoute(transcriptionRoutes.transcribeRecording, () =>
      says === null
        ? problemResponse('timed-out')
        : mockResponse(transcriptionRoutes.transcribeRecording, { text: says }),
    ),
  )
  const user = whenAsked()
  if (writes) await user.type(screen.getByRole('textbox'), writes)
  await user.click(screen.getByRole('button', { name: 'Record a voice comment' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await user.click(screen.getByRole('button', { name: then }))
  await waitFor(() => expect(told).toHaveBeenCalled())
  return { comment: screen.getByRole<HTMLTextAreaElement>('textbox').value, said: told.mock.lastCall?.[0].description }
}

const wordy =
  'the steak was tender and the rice was warm and the soup was hot and the chef was funny and so was our waiter'

it('sends what is being said when Send is pressed in the middle of it', async () => {
  await whenAGuest({ writes: 'Hot!', says: 'Very good rice', then: 'Send' })
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('Hot! Very good rice'))
})

it.each([null, ' '])('sends nothing when what is being said can’t be understood (%j)', async (says) => {
  const { said } = await whenAGuest({ says, then: 'Send' })
  expect(said).toBe('Unable to transcribe audio. Please type your comment.')
  await screen.findByRole('button', { name: 'Record a voice comment' })
  expect(onSend).not.toHaveBeenCalled()
})

it('waits for nobody where what was said takes longer to write down: Send then sends what is written', async () => {
  server.use(
    mockRoute(transcriptionRoutes.transcribeRecording, () =>
      mockResponse(transcriptionRoutes.transcribeRecording, { id: 'later' }, true),
    ),
  )
  const user = whenAsked()
  await user.type(screen.getByRole('textbox'), 'Hot!')
  await user.click(screen.getByRole('button', { name: 'Record a voice comment' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSend.mock.calls).toEqual([['Hot!']]))
})

it.each(['Send', 'Skip'])('is sent once, however often %s is pressed', async (name) => {
  onSend.mockReturnValueOnce(new Promise(() => {}))
  const user = whenAsked()
  await user.dblClick(screen.getByRole('button', { name }))
  await screen.findByRole('button', { name: 'Sending...' })
  expect(onSend).toHaveBeenCalledTimes(1)
})

it('keeps whole words of what is too long, says so, and leaves it to the guest to send it', async () => {
  const { comment, said } = await whenAGuest({ says: wordy, then: 'Send' })
  expect(comment).toBe(
    'the steak was tender and the rice was warm and the soup was hot and the chef was funny and so was',
  )
  expect(said).toBe('Only the beginning fits. Please check it before you send it.')
  await screen.findByRole('button', { name: 'Record a voice comment' })
  expect(onSend).not.toHaveBeenCalled()
})

it('says when nothing more fits, and asks for no voice where the comment is full', async () => {
  const full = 'x'.repeat(98)
  const { comment, said } = await whenAGuest({ writes: full, says: 'Very good rice', then: 'Stop recording' })
  expect(comment).toBe(full)
  expect(said).toBe('Nothing of it fits. Please shorten your comment and try again.')
  await userEvent.type(screen.getByRole('textbox'), 'yz')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record a voice comment' }).disabled).toBe(true)
  expect(screen.getByText('Your comment is full')).toBeTruthy()
})

it('says that a comment was transcribed where all of it fits', async () => {
  const { comment, said } = await whenAGuest({ says: 'Very good rice', then: 'Stop recording' })
  expect([comment, said]).toEqual(['Very good rice', 'Your voice comment has been transcribed.'])
})
