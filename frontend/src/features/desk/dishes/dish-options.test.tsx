import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { noDayparts } from '../testing/no-dayparts'

const option = (id: string, name: string, price: string) => ({
  id,
  name,
  price,
  alsoCalled: [],
  kitchenName: null,
  upTo: 1,
  isDefault: false,
  allergensAdded: [],
  allergensRemoved: [],
  advisory: null,
  recipe: [],
  isAvailable: true,
})
const rice = { id: 'rice', name: 'Rice', min: 1, max: 1, options: [option('white', 'White', '0.00')] }
const sauce = {
  id: 'sauce',
  name: 'Sauce',
  min: 0,
  max: 2,
  options: [option('ginger', 'Ginger', '0.50'), option('yum', 'Yum yum', '0.75')],
}
const dish = createTestDeskDish({ optionGroups: [rice, sauce] })

const state: { bodies: unknown[]; refusals: (() => Response)[]; saved: EditableDish } = {
  bodies: [],
  refusals: [],
  saved: dish,
}

setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, {
      categories: [{ id: 21, name: 'Hibachi', description: '', displayOrder: 1 }],
      version: 1,
      dishes: [dish],
    }),
  ),
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    state.bodies.push(await request.json())
    return state.refusals.shift()?.() ?? mockResponse(menuEditingRoutes.updateDish, { ...state.saved, version: 2 })
  }),
)

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const group = (name: string) => within(screen.getByRole('listitem', { name }))
const fieldIn = (name: string, label: string) => group(name).getByLabelText<HTMLInputElement>(label)
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())

beforeEach(async () => {
  Object.assign(state, { bodies: [], refusals: [], saved: dish })
  sessionStorage.clear()
  await renderPage('/desk/menu/H3', <DeskPage />)
  await screen.findByRole('button', { name: 'Move Sauce up' })
})

describe("a dish's options", () => {
  it('keep their input when they are moved or removed', async () => {
    const options = [option('yum', 'Yum yum', '0.75'), option('ginger', 'Ginger soy', '0.50')]
    state.saved = { ...dish, optionGroups: [{ ...sauce, options }] }
    await press(/^Sauce/)
    await userEvent.type(fieldIn('Ginger', 'Option'), ' soy')
    await press('Move Yum yum up')
    await press('Move Sauce up')
    await press('Remove Rice')
    expect(fieldIn('Ginger soy', 'Price').value).toBe('0.50')
    await press('Save')
    await isSaved()
    expect(state.bodies).toMatchObject([
      {
        optionGroups: [
          {
            id: 'sauce',
            options: [{ id: 'yum' }, { id: 'ginger', name: 'Ginger soy', alsoCalled: [], price: '0.50' }],
          },
        ],
      },
    ])
    // The group stays open after saving.
    expect(fieldIn('Ginger soy', 'Option')).toBeTruthy()
  })

  it('add no price if the dish includes them', async () => {
    await press(/^Sauce/)
    await userEvent.click(group('Yum yum').getByLabelText('Comes with the dish'))
    expect(fieldIn('Yum yum', 'Price').value).toBe('0.00')
    await press('Discard')
    expect(fieldIn('Yum yum', 'Price').value).toBe('0.75')
  })

  it('open the group with an error and focus the field', async () => {
    const errors = [{ path: 'optionGroups.1.options.1.price', message: 'Must be from 0.00 to 99.99' }]
    state.refusals = [() => problemResponse('invalid-input', 'Wrong.', { errors })]
    await press('Remove Rice')
    await userEvent.click(screen.getByLabelText('Mark as popular'))
    await press('Discard')
    await userEvent.click(screen.getByLabelText('Mark as popular'))
    expect(screen.queryByRole('listitem', { name: 'Yum yum' })).toBeNull()
    await press('Save')
    await screen.findByText('Must be from 0.00 to 99.99')
    const price = fieldIn('Yum yum', 'Price')
    expect(price.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(price))
    expect(document.getElementById(price.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'Must be from 0.00 to 99.99',
    )
  })
})

it('nutrition that was switched on and off again is not saved', async () => {
  await userEvent.click(screen.getByLabelText('Show nutrition facts'))
  await userEvent.type(screen.getByLabelText('Calories'), '420')
  expect(screen.getByText('Not saved: nutrition')).toBeTruthy()
  await userEvent.click(screen.getByLabelText('Show nutrition facts'))
  expect(screen.queryByLabelText('Calories')).toBeNull()
  expect(screen.queryByText(/Not saved/)).toBeNull()
  await userEvent.click(screen.getByLabelText('Show nutrition facts'))
  expect(screen.getByLabelText<HTMLInputElement>('Calories').value).toBe('')
  await press('Discard')
  expect(screen.queryByLabelText('Calories')).toBeNull()
})
