import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { locations } from '#shared/locations/index'
import { overrideModes } from '#shared/locations/policy'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import type { MovementForm } from './movement-rules'
import { MovementFields } from './movement-fields'

function Transfer() {
  const form = useForm<MovementForm>({ defaultValues: { movementType: 'transfer' } })
  return (
    <FormProvider {...form}>
      <MovementFields stocks={[]} />
    </FormProvider>
  )
}

const listReceivingLocations = () => {
  render(
    <TestProviders client={createQueryClient()}>
      <Transfer />
    </TestProviders>,
  )
  const options = screen.getByLabelText<HTMLSelectElement>('Receiving location').options
  return [...options].map(({ text }) => text.replace('Hibachi Ember ', ''))
}

afterEach(() => overrideModes())

const others = locations.slice(1).map(({ name }) => name)

it('offers transfers to every other location', () => {
  expect(listReceivingLocations()).toEqual(['None of our locations', ...others])
})

it('offers no locations of the other mode, because sessions of test and live sites are separate', () => {
  overrideModes('HENOK=live')
  expect(listReceivingLocations()).toEqual(['None of our locations', ...others.filter((name) => name !== 'Nokomis')])
})
