import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { buildMenuItem } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { TestProviders } from '#testing/test-providers'
import { LineDialog } from './line-dialog'

it('a quantity is what was typed, and an empty field stays empty until then', async () => {
  const onSave = jest.fn()
  render(
    <TestProviders client={createQueryClient()}>
      <LineDialog dish={buildMenuItem({ price: '6.25' })} quantity={1} onSave={onSave} onClose={() => {}} />
    </TestProviders>,
  )
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByLabelText('Quantity')
  await userEvent.clear(quantity)
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByText('Enter a whole number from 1 to 99')).toBeTruthy()
  await userEvent.type(quantity, '5')
  await userEvent.click(dialog.getByRole('button', { name: 'Add · $31.25' }))
  expect(onSave.mock.calls).toMatchObject([[{ quantity: 5 }]])
})
