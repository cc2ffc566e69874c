import { render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { emptyCheckoutForm, type CheckoutForm } from '../checkout-form'
import { getTipCents, parseTipChoice } from './tip'
import { TipSection } from './tip-section'

function Section({ tipChoice }: Pick<CheckoutForm, 'tipChoice'>) {
  const form = useForm<CheckoutForm>({ defaultValues: { ...emptyCheckoutForm, payment: 'online', tipChoice } })
  return (
    <FormProvider {...form}>
      <TipSection percents={[10, 25]} subtotalCents={20_00} />
    </FormProvider>
  )
}

const show = (stored: unknown) =>
  render(
    <TestProviders client={createQueryClient()}>
      <Section tipChoice={parseTipChoice(stored)} />
    </TestProviders>,
  )
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('value')

it('offers the percents of the owner, and keeps a stored one of them', () => {
  show('25')
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(
    ['10', '25', 'other', 'none'], // prettier-ignore
  )
  expect(chosen()).toBe('25')
  expect(getTipCents({ payment: 'online', tipChoice: parseTipChoice('25'), tipAmount: '' }, 20_00)).toBe(5_00)
})

it('shows a stored percent that is no longer offered, because it counts', () => {
  show('18')
  expect(chosen()).toBe('18')
  expect(getTipCents({ payment: 'online', tipChoice: parseTipChoice('18'), tipAmount: '' }, 20_00)).toBe(3_60)
})

it.each(['all', '0', '250', 18, null])('takes %j for no tip', (stored) => {
  expect(parseTipChoice(stored)).toBe('none')
})
