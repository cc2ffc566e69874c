import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Pack } from '#shared/inventory/schemas'
import { createQueryClient } from '#base/api/query-client'
import { buildUser } from '#testing/fixtures'
import { setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { TestProviders } from '#testing/test-providers'
import { createTestStock } from '../testing/stock-fixtures'
import { CountMode } from './count-mode'

setupMockServer(sessionHandler)

const row = {
  stock: createTestStock({ currentStock: '12.00' }),
  status: 'In Stock',
  value: 0,
  dailyUse: 0,
  daysLeft: null,
  suggested: 0,
  toPar: 0,
} as const

it('a blind count hides the stock on the books until the review', async () => {
  render(
    <TestProviders client={createQueryClient()}>
      <CountMode rows={[row]} />
    </TestProviders>,
  )
  expect(screen.getByText('12 lbs on the books')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /^Blind count/ }))
  await userEvent.type(screen.getByLabelText('Shrimp'), '10')
  expect(screen.queryByText(/on the books$/)).toBeNull()
  expect(screen.queryByText(/missing/)).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('1 of 1 counted')
  await userEvent.click(screen.getByRole('button', { name: 'Review differences' }))
  expect(screen.getByText('2 lbs missing, $17.50')).toBeTruthy()
  expect(screen.getByText('$17.50 less than on the books')).toBeTruthy()
})

it.each([
  ['1,000', '988 lbs more, $8,645.00'],
  ['1.000,5', '988.5 lbs more, $8,649.38'],
  ['10,5', '1.5 lbs missing, $13.13'],
])('a count of %s is read as in other forms', async (typed, difference) => {
  localStorage.clear()
  render(
    <TestProviders client={createQueryClient()}>
      <CountMode rows={[row]} />
    </TestProviders>,
  )
  await userEvent.clear(screen.getByLabelText('Shrimp'))
  await userEvent.type(screen.getByLabelText('Shrimp'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Review differences' }))
  expect(screen.getByText(difference)).toBeTruthy()
})

it('leaves out nothing that was typed: what is not a number is corrected before the review', async () => {
  localStorage.clear()
  render(
    <TestProviders client={createQueryClient()}>
      <CountMode rows={[row]} />
    </TestProviders>,
  )
  await userEvent.type(screen.getByLabelText('Shrimp'), 'ten')
  expect(screen.getByRole('status').textContent).toMatch(/^0 of 1 counted,.*1 not a number$/)
  await userEvent.click(screen.getByRole('button', { name: 'Review differences' }))
  expect(screen.queryByRole('heading', { name: 'Differences' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Shrimp'))
  await userEvent.clear(screen.getByLabelText('Shrimp'))
  await userEvent.type(screen.getByLabelText('Shrimp'), '10')
  await userEvent.click(screen.getByRole('button', { name: 'Review differences' }))
  expect(screen.getByText('2 lbs missing, $17.50')).toBeTruthy()
})

it('tells the owner where packs are set, as long as no ingredient has any', async () => {
  const page = (packs: readonly Pack[]) => (
    <CountMode rows={[{ ...row, stock: createTestStock({ item: { packs: [...packs] } }) }]} />
  )
  const { unmount } = await renderPage('/inventory', page([]))
  expect(screen.getByRole('link', { name: 'Ingredients' }).getAttribute('href')).toBe('/desk/ingredients')
  unmount()
  const withPacks = await renderPage('/inventory', page([{ name: '5 lb bag', quantity: '5.00' }]))
  expect(screen.queryByRole('link', { name: 'Ingredients' })).toBeNull()
  withPacks.unmount()
  await renderPage('/inventory', page([]), buildUser({ role: 'kitchen' }))
  expect(screen.queryByRole('link', { name: 'Ingredients' })).toBeNull()
})
