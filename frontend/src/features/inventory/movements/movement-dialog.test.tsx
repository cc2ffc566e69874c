import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import type { MovementForm } from './movement-rules'
import { MovementFields } from './movement-fields'

jest.mock('../data/use-inventory', () => ({ useCanEditStock: () => true }))

function Transfer() {
  const form = useForm<MovementForm>({ defaultValues: { movementType: 'transfer' } })
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void form.handleSubmit(() => undefined)(event)}>
        <MovementFields stocks={[]} />
        <button type="submit">Send</button>
      </form>
    </FormProvider>
  )
}

const listReceivingLocations = () => {
  render(
    <TestProviders client={createQueryClient()}>
      <Transfer />
    </TestProviders>,
  )
  const options = screen.getByLabelText<HTMLSelectElement>(/^Receiving location/).options
  return [...options].map(({ text }) => text.replace('Hibachi Ember ', ''))
}

it('a transfer needs its receiving location', async () => {
  listReceivingLocations()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Choose where it goes, or record it as out')).toBeTruthy()
  await userEvent.selectOptions(
    screen.getByLabelText(/^Receiving location/),
    others[0] ? `Hibachi Ember ${others[0]}` : '',
  )
  await waitFor(() => expect(screen.queryByText('Choose where it goes, or record it as out')).toBeNull())
})

afterEach(() => overrideModes())

const others = locations.slice(1).map(({ name }) => name)

it('offers only reasons that fit the type of movement', async () => {
  listReceivingLocations()
  const reason = screen.getByLabelText<HTMLSelectElement>(/^Reason/)
  await userEvent.selectOptions(screen.getByLabelText(/^Movement type/), 'waste')
  expect([...reason.options].map(({ value }) => value)).toEqual(['waste', 'expired', 'damaged'])
  await userEvent.selectOptions(reason, 'expired')
  await userEvent.selectOptions(screen.getByLabelText(/^Movement type/), 'in')
  expect(reason.value).toBe('purchase')
})

it('offers transfers to every other location', () => {
  expect(listReceivingLocations()).toEqual(['Choose a location', ...others])
})

it('offers no locations of the other mode, because sessions of test and live sites are separate', () => {
  overrideModes('HENOK=live')
  expect(listReceivingLocations()).toEqual(['Choose a location', ...others.filter((name) => name !== 'Nokomis')])
})
