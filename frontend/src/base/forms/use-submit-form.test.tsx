import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { Problem, type FieldError } from '#shared/platform/problem'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { ApiError } from '../api/client'
import { NumberField, TextField } from '#ui/forms/fields'
import { useSubmitForm } from './use-submit-form'

const emptyItem = { name: '', minimumStock: '' }
type Item = typeof emptyItem

type ItemFormProps = {
  readonly send: (values: Item) => Promise<unknown>
  readonly check?: (values: Item) => readonly FieldError[]
}

function ItemForm(props: ItemFormProps) {
  const { form, submit, isSending } = useSubmitForm<Item>({ defaults: emptyItem, ...props })
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <TextField<Item> name="name" label="Name" maxLength={120} rules={{ required: 'Name is required' }} />
        <NumberField<Item> name="minimumStock" label="Minimum stock" hint="Optional" />
        <button type="submit">{isSending ? 'Adding…' : 'Add'}</button>
      </form>
    </FormProvider>
  )
}

function renderForm(send: ItemFormProps['send'], check: ItemFormProps['check'] = () => []) {
  render(
    <TestProviders client={createQueryClient()}>
      <ItemForm send={send} check={check} />
    </TestProviders>,
  )
  return userEvent.setup()
}

const name = () => screen.getByLabelText(/^Name/)
const minimum = () => screen.getByLabelText('Minimum stock')
const add = () => screen.getByRole('button')
const isInvalid = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
/** The parts of the description that screen readers read with a field. */
const describedBy = (field: HTMLElement) => {
  expect(field.getAttribute('aria-errormessage')).toBeNull()
  const description = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  return [...(description?.children ?? [])].map(({ textContent }) => textContent)
}

const rejection = (...paths: string[]) => {
  const errors = paths.map((path) => ({ path, message: `Wrong ${path}` }))
  return new ApiError(400, JSON.stringify(new Problem('invalid-input', 'Wrong.', { errors }).toBody()), 'Bad Request')
}

describe('submitting a form', () => {
  it('marks invalid fields and focuses the first one, without a request', async () => {
    const send = jest.fn(() => Promise.resolve())
    const user = renderForm(send)
    await user.click(add())
    await waitFor(() => expect(isInvalid(name())).toBe(true))
    expect(describedBy(name())).toEqual(['Name is required'])
    expect(document.activeElement).toBe(name())
    expect(send).not.toHaveBeenCalled()
  })

  it('shows server errors at their fields, retains the input and can be repeated', async () => {
    const send = jest.fn<Promise<void>, [Item]>().mockRejectedValueOnce(rejection('locationId', 'minimumStock'))
    const user = renderForm(send)
    await user.type(name(), 'Napkins')
    await user.type(minimum(), '5')
    await user.click(add())
    await waitFor(() => expect(isInvalid(minimum())).toBe(true))
    expect(describedBy(minimum())).toEqual(['Wrong minimumStock', 'Optional'])
    expect(document.activeElement).toBe(minimum())
    expect(isInvalid(name())).toBe(false)
    send.mockResolvedValue()
    await user.click(add())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(send).toHaveBeenLastCalledWith({ name: 'Napkins', minimumStock: '5' })
    expect(isInvalid(minimum())).toBe(false)
  })

  it('focuses the first invalid field of the page, in whatever order the server names them', async () => {
    const user = renderForm(() => Promise.reject(rejection('minimumStock', 'name')))
    await user.type(name(), 'Napkins')
    await user.click(add())
    await waitFor(() => expect(isInvalid(minimum())).toBe(true))
    expect(isInvalid(name())).toBe(true)
    expect(document.activeElement).toBe(name())
  })

  it('marks at once what its rules and what the server would reject, from the top of the page', async () => {
    const send = jest.fn(() => Promise.resolve())
    const user = renderForm(send, ({ minimumStock }) =>
      minimumStock === '' ? [{ path: 'minimumStock', message: 'Please enter it' }] : [],
    )
    await user.click(add())
    await waitFor(() => expect(isInvalid(minimum())).toBe(true))
    expect(isInvalid(name())).toBe(true)
    expect(document.activeElement).toBe(name())
    await user.type(name(), 'Napkins')
    await user.click(add())
    await waitFor(() => expect(document.activeElement).toBe(minimum()))
    expect(send).not.toHaveBeenCalled()
    await user.type(minimum(), '5')
    await user.click(add())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
  })

  it('sends one request even if the button is pressed several times', async () => {
    let respond: () => void = () => undefined
    const send = jest.fn(() => new Promise<void>((resolve) => (respond = resolve)))
    const user = renderForm(send)
    await user.type(name(), 'Napkins')
    await user.dblClick(add())
    await screen.findByText('Adding…')
    await user.click(add())
    expect(send).toHaveBeenCalledTimes(1)
    respond()
    await screen.findByText('Add')
    await user.click(add())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })
})
