import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { SetUpApp } from './set-up-app'

const mockCreate = jest.fn()
const mockEnable = jest.fn()
jest.mock('#base/session/user-pool', () => ({
  createAppSecret: (issuer: string): unknown => mockCreate(issuer),
  enableApp: (code: string): unknown => mockEnable(code),
}))
setupMockServer(sessionHandler)

const secret = { text: 'JBSWY3DPEHPK3PXP', link: 'otpauth://totp/Hibachi?secret=JBSWY3DPEHPK3PXP' }
const onDone = jest.fn()
const show = () => renderPage('/login', <SetUpApp onDone={onDone} />, null)
const confirm = async (code: string) => {
  const field = await screen.findByRole('textbox', { name: /Code/ })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
}

beforeEach(() => {
  mockCreate.mockResolvedValue(secret)
  mockEnable.mockResolvedValue(undefined)
})

describe('setting up an authenticator app', () => {
  it('shows the secret as picture and text, and ends with a new sign-in', async () => {
    await show()
    expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByDisplayValue(secret.text)).toBeTruthy()
    await confirm('123456')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(mockEnable).toHaveBeenCalledWith('123456')
  })

  it.each(['123 456', ' 123-456 ', '１２３４５６'])(
    'takes the code as apps and keyboards write it: %s',
    async (typed) => {
      await show()
      await confirm(typed)
      await waitFor(() => expect(mockEnable).toHaveBeenCalledWith('123456'))
    },
  )

  it('refuses a code that has not six digits, without asking the pool', async () => {
    await show()
    await confirm('12345')
    expect(await screen.findByText('The code has six digits')).toBeTruthy()
    expect(mockEnable).not.toHaveBeenCalled()
  })

  it('says that a code is wrong and takes another one', async () => {
    mockEnable.mockRejectedValueOnce(new Error('CodeMismatch'))
    await show()
    await confirm('000000')
    expect(await screen.findByText(/This code is wrong/)).toBeTruthy()
    expect(onDone).not.toHaveBeenCalled()
    await confirm('123456')
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
  })

  it('can be tried again if the pool gives no secret', async () => {
    mockCreate.mockRejectedValueOnce(new Error('away'))
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByDisplayValue(secret.text)).toBeTruthy()
  })
})
