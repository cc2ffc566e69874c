import { render, screen, within } from '@testing-library/react'
import { createQueryClient } from '#base/api/query-client'
import { buildTicket } from '#testing/fixtures'
import { TestProviders } from '#testing/test-providers'
import { AllDayPanel } from './panels'

it('says of how many portions a dish differs, so that no count reads as a sum', async () => {
  const mayo = { id: 'mayo', group: 'Sauces', name: 'extra spicy mayo', price: '0.50', quantity: 2 }
  const ticket = buildTicket({ status: 'cooking', kitchenStatus: 'cooking' })
  const customizations = { notes: '', options: [mayo] }
  const differs = { leftOut: [], options: [mayo.id] }
  const orderItems = ticket.orderItems.map((line) => ({ ...line, quantity: 4, customizations, differs }))
  render(
    <TestProviders client={createQueryClient()}>
      <AllDayPanel tickets={[{ ...ticket, orderItems }]} />
    </TestProviders>,
  )
  const row = within(await screen.findByText('4×').then((count) => count.closest('li') ?? count))
  expect(row.getByText('2 × extra spicy mayo: 4')).toBeTruthy()
})
