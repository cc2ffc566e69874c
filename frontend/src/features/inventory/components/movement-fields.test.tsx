import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { locations } from '#shared/locations/index'
import { standInForModes } from '#shared/locations/policy'
import { newQueryClient } from '#base/api/query-client'
import { Providers } from '#testing/providers'
import type { MovementForm } from '../movement-form'
import { MovementFields } from './movement-fields'

function Transfer() {
  const form = useForm<MovementForm>({ defaultValues: { movementType: 'transfer' } })
  return (
    <FormProvider {...form}>
      <MovementFields stocks={[]} />
    </FormProvider>
  )
}

const receivers = () => {
  render(
    <Providers client={newQueryClient()}>
      <Transfer />
    </Providers>,
  )
  const options = screen.getByLabelText<HTMLSelectElement>('Receiving location').options
  return [...options].map(({ text }) => text.replace('Hibachi Ember ', ''))
}

afterEach(() => standInForModes())

const others = locations.slice(1).map(({ name }) => name)

it('sends stock to every other location', () => {
  expect(receivers()).toEqual(['None of ours', ...others])
})

it('offers none of the other mode: whoever is signed in here is nobody there', () => {
  standInForModes('HENOK=live')
  expect(receivers()).toEqual(['None of ours', ...others.filter((name) => name !== 'Nokomis')])
})
