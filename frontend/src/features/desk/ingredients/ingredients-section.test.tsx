import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { inventoryRoutes, type Stock } from '#shared/inventory/contract'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { IngredientsSection } from './ingredients-section'

const stock = (id: number, name: string): Stock => ({
  id,
  item: {
    id,
    name,
    category: 'proteins',
    unit: 'lbs',
    costPerUnit: '8.75',
    supplier: 'Harbor Morning Fish',
    version: 3,
  },
  currentStock: '12.00',
  minimumStock: '5.00',
  parStock: '20.00',
  isCounted: true,
  planned: [],
  updatedAt: '2026-11-22T10:15:00.000Z',
})
const shrimp = stock(4, 'Shrimp')
const sent: unknown[] = []
let isLate = false

setupMockServer(
  sessionHandler,
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [shrimp, stock(5, 'Tofu')])),
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [], version: 1, dishes: [] }),
  ),
  mockRoute(inventoryRoutes.updateItem, async (request) => {
    sent.push(await request.json())
    const current = { ...shrimp.item, minimumStock: '5.00', parStock: '20.00', isCounted: true, levels: [] }
    const theirs = { ...current, costPerUnit: '9.00', supplier: 'Gulf Coast Foods', version: 4 }
    if (!isLate) return mockResponse(inventoryRoutes.updateItem, theirs)
    isLate = false
    return problemResponse('changed-meanwhile', 'Somebody was faster', { members: { current: theirs } })
  }),
)
beforeEach(async () => {
  sent.length = 0
  await renderPage('/desk/ingredients', <IngredientsSection />)
  await userEvent.type(await screen.findByRole('searchbox'), 'shr')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Shrimp' }))
})

const field = (name: RegExp) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name)
const retype = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const save = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save' }))

describe('the ingredient dialog', () => {
  it('sends only the changed fields', async () => {
    expect(screen.queryByRole('button', { name: 'Edit Tofu' })).toBeNull()
    await retype(/^Par here/, '30')
    await userEvent.click(field(/^Counted here/))
    for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await userEvent.click(field(new RegExp(day)))
    await save()
    expect(sent).toEqual([{ version: 3, locationId: 4, parStock: '30', isCounted: false, deliveryDays: ['mon'] }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows both versions if another user saved first, keeps the input and lets the owner choose', async () => {
    isLate = true
    await retype(/^Cost per unit/, '9.50')
    await retype(/^Minimum here/, '7')
    await save()
    const conflict = within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
    expect(conflict.getByRole<HTMLInputElement>('radio', { name: 'Keep mine: 9.50' }).checked).toBe(true)
    expect(field(/^Supplier/).value).toBe('Gulf Coast Foods')
    expect(field(/^Minimum here/).value).toBe('7')
    await userEvent.click(conflict.getByRole('radio', { name: 'Take theirs: 9.00' }))
    await save()
    expect(sent.at(-1)).toEqual({ version: 4, locationId: 4, minimumStock: '7' })
  })

  it('rejects an empty name and an invalid cost', async () => {
    await userEvent.clear(field(/^Name/))
    await retype(/^Cost per unit/, '1.005')
    await save()
    expect(await screen.findByText('Name is required')).toBeTruthy()
    expect(sent).toEqual([])
  })
})
