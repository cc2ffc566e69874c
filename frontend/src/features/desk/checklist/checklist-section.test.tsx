import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checklistIds, checklistRoutes, type Checklist } from '#shared/locations/checklist-contract'
import { mockResponse, mockRoute, problemResponse, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { DeskPage } from '../desk-page'

/** The checklist stored on the server. */
let stored: Checklist

setupMockServer(
  sessionHandler,
  mockRoute(checklistRoutes.getChecklist, () => mockResponse(checklistRoutes.getChecklist, stored)),
  mockRoute(checklistRoutes.signChecklist, async (request) => {
    const { id, isSigned, version } = checklistRoutes.signChecklist.body.parse(await request.json())
    if (version !== stored.version) return problemResponse('changed-meanwhile', 'Somebody else has changed this.')
    const signature = isSigned ? { by: 'Olive Owner', at: '2027-01-10T15:00:00Z' } : { by: null, at: null }
    stored = {
      ...stored,
      version: version + 1,
      items: stored.items.map((item) => (item.id === id ? { id, isSigned, ...signature } : item)),
    }
    return mockResponse(checklistRoutes.signChecklist, stored)
  }),
)

beforeEach(async () => {
  stored = {
    version: 1,
    changedSettings: [{ name: 'refund limit', is: '$999.99', was: '$25.00' }],
    items: checklistIds.map((id) => ({ id, isSigned: false, by: null, at: null })),
  }
  await renderPage('/desk/checklist', <DeskPage />)
  await screen.findByText('8 of 8 still to check')
})

const item = (name: string) => within(screen.getByRole('listitem', { name }))

it('signs an item with the name, and opens it again', async () => {
  await userEvent.click(item('Allergens').getByRole('button', { name: 'I Checked This' }))
  expect(await item('Allergens').findByText('Checked by Olive Owner on Jan 10, 2027')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('7 of 8 still to check')
  await userEvent.click(item('Allergens').getByRole('button', { name: 'Open Again' }))
  expect(await screen.findByText('8 of 8 still to check')).toBeTruthy()
})

it('shows what a colleague has signed in the meantime', async () => {
  stored = {
    ...stored,
    version: 2,
    items: stored.items.map((one) =>
      one.id === 'stock' ? { ...one, isSigned: true, by: 'Sam', at: '2027-01-10T15:00:00Z' } : one,
    ),
  }
  await userEvent.click(item('Allergens').getByRole('button', { name: 'I Checked This' }))
  expect(await screen.findByText('7 of 8 still to check')).toBeTruthy()
  expect(item('Opening stock').getByText(/Checked by Sam/)).toBeTruthy()
  expect(item('Allergens').queryByText(/Checked by/)).toBeNull()
})

it('names each setting that differs from the first values', () => {
  expect(item('Settings').getByText('refund limit: $999.99, at first $25.00')).toBeTruthy()
})
