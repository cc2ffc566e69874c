import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { overrideModes } from '#shared/locations/policy'
import { paymentRoutes } from '#shared/payments/payments-contract'
import { createQueryClient } from '#base/api/query-client'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { emptyCheckoutForm, type CheckoutForm } from '../checkout-form'
import { PaymentSection } from './payment-section'

const options = { online: true, tipPercents: [15], currency: 'usd' } as const
setupMockServer(
  mockRoute(paymentRoutes.getPaymentOptions, () =>
    mockResponse(paymentRoutes.getPaymentOptions, { ...options, tipPercents: [...options.tipPercents] }),
  ),
)
beforeAll(() => overrideModes('live'))
afterAll(() => overrideModes())

const Choice = () => <output>{useWatch<CheckoutForm, 'payment'>({ name: 'payment' })}</output>

/** By default a checkout that chose to pay online. */
function Section({ totalCents, ...chosen }: { readonly totalCents: number } & Partial<CheckoutForm>) {
  const form = useForm<CheckoutForm>({
    defaultValues: { ...emptyCheckoutForm, payment: 'online', isPaymentChosen: true, ...chosen },
  })
  return (
    <FormProvider {...form}>
      <PaymentSection totalCents={totalCents} />
      <Choice />
    </FormProvider>
  )
}

const renderSection = (totalCents: number, chosen: Partial<CheckoutForm> = {}) =>
  render(
    <TestProviders client={createQueryClient()}>
      <Section totalCents={totalCents} {...chosen} />
    </TestProviders>,
  )

it('offers online payment from the smallest amount of the provider on, and says why not below', async () => {
  renderSection(50)
  expect(await screen.findByRole('radio', { name: /Pay online/ })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('online')
})

it('below that, an order that was to be paid online is paid at the counter, and says so', async () => {
  renderSection(49)
  expect(await screen.findByText(/Online payment starts at \$0\.50\. Nothing is charged now/)).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Pay online/ })).toBeNull()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('card'))
})

const undecided = { payment: 'card', isPaymentChosen: false } as const

it('proposes to pay a delivery online, until the guest chooses another way', async () => {
  renderSection(2000, { ...undecided, orderType: 'delivery' })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('online'))
  await userEvent.click(screen.getByRole('radio', { name: /^Cash/ }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('cash'))
})

it('proposes to pay a pickup at the counter', async () => {
  renderSection(2000, undecided)
  expect(await screen.findByRole('radio', { name: /Pay online/ })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('card')
})

it('asks nothing about an order of 0.00', () => {
  renderSection(0)
  expect(screen.getByText('Nothing to pay: your code covers this order.')).toBeTruthy()
  expect(screen.queryByRole('radio')).toBeNull()
})
