import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { Problem } from '#shared/platform/problem'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { ApiError } from '../api/client'
import { NumberField, TextField } from '#ui/forms/fields'
import { useSubmitForm } from './use-submit-form'

const emptyItem = { name: '', minimumStock: '' }
type Item = typeof emptyItem

function ItemForm({ send }: { readonly send: (typed: Item) => Promise<unknown> }) {
  const { form, submit, isSending } = useSubmitForm<Item>({ defaults: emptyItem, send })
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

function givenAForm(send: (typed: Item) => Promise<unknown>) {
  render(
    <TestProviders client={createQueryClient()}>
      <ItemForm send={send} />
    </TestProviders>,
  )
  return userEvent.setup()
}

const name = () => screen.getByLabelText(/^Name/)
const minimum = () => screen.getByLabelText('Minimum stock')
const add = () => screen.getByRole('button')
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true'
/**
 * What is read aloud with a field, part by part; readers that know no other word for a mistake know
 * this one.
 */
const saidOf = (field: HTMLElement) => {
  expect(field.getAttribute('aria-errormessage')).toBeNull()
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  return [...(said?.children ?? [])].map(({ textContent }) => textContent)
}

const refusal = (...paths: string[]) => {
  const errors = paths.map((path) => ({ path, message: `Wrong ${path}` }))
  return new ApiError(400, JSON.stringify(new Problem('invalid-input', 'Wrong.', { errors }).toBody()), 'Bad Request')
}

describe('a form that is sent', () => {
  it('marks what is wrong before anything is sent, and leads there', async () => {
    const send = jest.fn(() => Promise.resolve())
    const user = givenAForm(send)
    await user.click(add())
    await waitFor(() => expect(isWrong(name())).toBe(true))
    expect(saidOf(name())).toEqual(['Name is required'])
    expect(document.activeElement).toBe(name())
    expect(send).not.toHaveBeenCalled()
  })

  it('puts what the server says at the fields that it speaks of, keeps what was typed, and can be sent again', async () => {
    const send = jest.fn<Promise<void>, [Item]>().mockRejectedValueOnce(refusal('locationId', 'minimumStock'))
    const user = givenAForm(send)
    await user.type(name(), 'Napkins')
    await user.type(minimum(), '5')
    await user.click(add())
    await waitFor(() => expect(isWrong(minimum())).toBe(true))
    expect(saidOf(minimum())).toEqual(['Wrong minimumStock', 'Optional'])
    expect(document.activeElement).toBe(minimum())
    expect(isWrong(name())).toBe(false)
    send.mockResolvedValue()
    await user.click(add())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
    expect(send).toHaveBeenLastCalledWith({ name: 'Napkins', minimumStock: '5' })
    expect(isWrong(minimum())).toBe(false)
  })

  it('leads to the first of several wrong fields', async () => {
    const user = givenAForm(() => Promise.reject(refusal('name', 'minimumStock')))
    await user.type(name(), 'Napkins')
    await user.click(add())
    await waitFor(() => expect(isWrong(minimum())).toBe(true))
    expect(isWrong(name())).toBe(true)
    expect(document.activeElement).toBe(name())
  })

  it('is sent once, however often it is pressed', async () => {
    let arrive: () => void = () => undefined
    const send = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
    const user = givenAForm(send)
    await user.type(name(), 'Napkins')
    await user.dblClick(add())
    await screen.findByText('Adding…')
    await user.click(add())
    expect(send).toHaveBeenCalledTimes(1)
    arrive()
    await screen.findByText('Add')
    await user.click(add())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })
})
