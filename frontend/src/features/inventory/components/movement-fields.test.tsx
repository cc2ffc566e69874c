import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
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

it('sends stock to every other location', () => {
  expect(receivers()).toEqual(['None of ours', 'Highland City', 'Nokomis'])
})

it('offers none of the other mode: whoever is signed in here is nobody there', () => {
  standInForModes('HENOK=live')
  expect(receivers()).toEqual(['None of ours', 'Highland City'])
})
