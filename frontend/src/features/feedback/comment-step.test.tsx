import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MAX_COMMENT_LENGTH } from '#shared/feedback/feedback'
import { transcriptionRoutes } from '#shared/voice/contract'
import { createQueryClient } from '#base/api/query-client'
import { setToastRenderer, type Toast } from '#ui/toast'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { CommentStep } from './comment-step'

// Browser tests cover the microphone.
jest.mock('./recorder/record', () => ({
  MAX_SECONDS: 60,
  record: async () => ({ stop: async () => new Blob(['RIFF']), cancel: () => {} }),
}))

jest.mock('#base/live/live-connection', () => ({ subscribeToLive: () => () => {} }))

const server = setupMockServer()
const showToast = jest.fn<void, [Toast]>()
const onSend = jest.fn<Promise<void>, [string]>(() => Promise.resolve())

beforeAll(() => setToastRenderer(showToast))

function renderStep() {
  render(
    <TestProviders client={createQueryClient()}>
      <CommentStep onSend={onSend} />
    </TestProviders>,
  )
  return userEvent.setup()
}

type Comment = {
  readonly typed?: string
  /** The transcript; null if the transcription fails. */
  readonly spoken: string | null
  /** The button that ends the recording. */
  readonly button: string
}

/** Types a text, records a comment and ends the recording with a button. */
async function recordComment({ typed, spoken, button }: Comment) {
  server.use(
    mockRoute(transcriptionRoutes.transcribeRecording, () =>
      spoken === null
        ? problemResponse('timed-out')
        : mockResponse(transcriptionRoutes.transcribeRecording, { text: spoken }),
    ),
  )
  const user = renderStep()
  if (typed) await user.type(screen.getByRole('textbox'), typed)
  await user.click(screen.getByRole('button', { name: 'Record a voice comment' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(showToast).toHaveBeenCalled())
  return {
    comment: screen.getByRole<HTMLTextAreaElement>('textbox').value,
    message: showToast.mock.lastCall?.[0].description,
  }
}

const longComment =
  'the steak was tender and the rice was warm and the soup was hot and the chef was funny and so was our waiter'

it('pressing Send during a recording sends the transcript, too', async () => {
  await recordComment({ typed: 'Hot!', spoken: 'Very good rice', button: 'Send' })
  await waitFor(() => expect(onSend).toHaveBeenCalledWith('Hot! Very good rice'))
})

it.each([null, ' '])('sends nothing if the recording can’t be transcribed (%j)', async (spoken) => {
  const { message } = await recordComment({ spoken, button: 'Send' })
  expect(message).toBe('Unable to transcribe audio. Please type your comment.')
  await screen.findByRole('button', { name: 'Record a voice comment' })
  expect(onSend).not.toHaveBeenCalled()
})

it('while the transcription takes long, Send sends the typed text', async () => {
  server.use(
    mockRoute(transcriptionRoutes.transcribeRecording, () =>
      mockResponse(transcriptionRoutes.transcribeRecording, { id: 'later' }, true),
    ),
  )
  const user = renderStep()
  await user.type(screen.getByRole('textbox'), 'Hot!')
  await user.click(screen.getByRole('button', { name: 'Record a voice comment' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(onSend.mock.calls).toEqual([['Hot!']]))
})

it.each(['Send', 'Skip'])('sends the comment once if %s is pressed twice', async (name) => {
  onSend.mockReturnValueOnce(new Promise(() => {}))
  const user = renderStep()
  await user.dblClick(screen.getByRole('button', { name }))
  await screen.findByRole('button', { name: 'Sending...' })
  expect(onSend).toHaveBeenCalledTimes(1)
})

it('truncates a long transcript after a whole word and lets the guest check it', async () => {
  const { comment, message } = await recordComment({ spoken: longComment, button: 'Send' })
  expect(comment).toBe(
    'the steak was tender and the rice was warm and the soup was hot and the chef was funny and so was',
  )
  expect(message).toBe('Only the beginning fits. Please check it before you send it.')
  await screen.findByRole('button', { name: 'Record a voice comment' })
  expect(onSend).not.toHaveBeenCalled()
})

it('says when no word of a transcript fits, and disables recording when the comment is full', async () => {
  const full = 'x'.repeat(98)
  const { comment, message } = await recordComment({ typed: full, spoken: 'Very good rice', button: 'Stop recording' })
  expect(comment).toBe(full)
  expect(message).toBe('There is no room for it. Please shorten your comment and try again.')
  await userEvent.type(screen.getByRole('textbox'), 'yz')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Record a voice comment' }).disabled).toBe(true)
  expect(screen.getByText('Your comment is full')).toBeTruthy()
})

it('says that the comment was transcribed if it fits', async () => {
  const { comment, message } = await recordComment({ spoken: 'Very good rice', button: 'Stop recording' })
  expect([comment, message]).toEqual(['Very good rice', 'Your voice comment has been transcribed.'])
})

it('a comment with an emoji at its end is at most as long as the server accepts', () => {
  renderStep()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox')
  const most = 'x'.repeat(MAX_COMMENT_LENGTH - 1)
  // Safari lets the emoji in.
  fireEvent.change(field, { target: { value: `${most}🍣` } })
  expect(field.value).toBe(most)
})
