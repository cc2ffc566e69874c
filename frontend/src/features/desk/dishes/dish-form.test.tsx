import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes, type EditableDish } from '#shared/menu/editing-contract'
import { allergens } from '#shared/menu/contract'
import { inventoryRoutes } from '#shared/inventory/contract'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { sessionHandler, renderPage } from '#testing/render-page'
import { noDayparts } from '../testing/no-dayparts'

type SentRequest = { readonly body: Record<string, unknown>; readonly key: string | null }

type State = {
  dishes: EditableDish[]
  sent: SentRequest[]
  answers: ((sent: SentRequest) => Response | Promise<Response>)[]
  /** Delays the menu's response. */
  gate: Promise<void>
}

const state: State = { dishes: [], sent: [], answers: [], gate: Promise.resolve() }

const categories = [{ id: 21, name: 'Hibachi', description: '', displayOrder: 1 }]
const chicken = { id: 1, name: 'Chicken', category: 'proteins', unit: 'lbs', costPerUnit: '3.25', version: 1 } as const
const salmon = { ...chicken, id: 2, name: 'Salmon', isServedRaw: true } as const

async function received(request: Request): Promise<Response> {
  const sent = { body: JSON.parse(await request.text()), key: request.headers.get('Idempotency-Key') }
  state.sent.push(sent)
  const next = state.answers.shift()
  return next ? next(sent) : saved(sent)
}

const saved = ({ body }: SentRequest) =>
  mockResponse(menuEditingRoutes.updateDish, { ...dish(), ...body, version: dish().version + 1 })
const dish = () => state.dishes[0] ?? createTestDeskDish()

const nine = { currentStock: '9.00', minimumStock: '1.00', parStock: null, isCounted: true, planned: [], updatedAt: '' }

setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, async () => {
    await state.gate
    return mockResponse(menuEditingRoutes.getEditableMenu, { categories, version: 1, dishes: state.dishes })
  }),
  mockRoute(inventoryRoutes.listStock, () =>
    mockResponse(inventoryRoutes.listStock, [
      { ...nine, id: 1, item: chicken },
      { ...nine, id: 2, item: salmon },
    ]),
  ),
  mockRoute(menuEditingRoutes.updateDish, received),
  mockRoute(menuEditingRoutes.addDish, received),
)

beforeEach(() => {
  Object.assign(state, { dishes: [createTestDeskDish()], sent: [], answers: [], gate: Promise.resolve() })
  sessionStorage.clear()
})

function createGate() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve: () => resolve() }
}

const field = (name: string) => screen.getByLabelText(name)
async function type(name: string, text: string) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const errorAt = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.firstElementChild?.textContent

async function openDish() {
  await renderPage('/desk/menu/H3', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'Hibachi Chicken' })
}

describe('the dish form', () => {
  it('sends only the changed fields, and saves once even if a response is lost', async () => {
    await openDish()
    state.answers = [networkError]
    await type('Price', '19.5')
    await press('Save')
    await screen.findByText(/could not be reached/)
    await press('Save')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(state.sent.map(({ body }) => body)).toEqual([
      { price: '19.50', version: 1 },
      { price: '19.50', version: 1 },
    ])
    expect(state.sent[0]?.key).toBe(state.sent[1]?.key)
    await type('Price', '21')
    await press('Save')
    await waitFor(() => expect(state.sent).toHaveLength(3))
    expect(state.sent[2]?.body).toEqual({ price: '21.00', version: 2 })
  })

  it('shows each error at its field', async () => {
    await openDish()
    await type('Price', 'a lot')
    await press('Save')
    await waitFor(() => expect(errorAt('Price')).toBe('Must be an amount such as 12.50'))
    expect(state.sent).toEqual([])
    state.answers = [
      () => problemResponse('code-taken', 'Hibachi Steak has this code.'),
      () =>
        problemResponse('invalid-input', 'Wrong.', {
          errors: [{ path: 'price', message: 'Must be from 0.00 to 999.99' }],
        }),
    ]
    await type('Price', '1000')
    await type('Code', 'H4')
    await press('Save')
    await waitFor(() => expect(errorAt('Code')).toBe('Hibachi Steak has this code.'))
    await press('Save')
    await waitFor(() => expect(errorAt('Price')).toBe('Must be from 0.00 to 999.99'))
  })

  it('lets the owner resolve a conflict field by field without losing input', async () => {
    await openDish()
    const theirs = createTestDeskDish({ price: '20.50', description: 'Grilled', isPopular: true, version: 4 })
    state.answers = [
      () => problemResponse('changed-meanwhile', 'Somebody changed this.', { members: { current: theirs } }),
      ({ body }) => mockResponse(menuEditingRoutes.updateDish, { ...theirs, ...body, version: 5 }),
    ]
    await type('Price', '19.95')
    await type('Description', 'Fresh')
    await press('Save')
    const panel = within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
    expect(panel.getByText(/Also changed by them: popular/)).toBeTruthy()
    expect(panel.getByLabelText<HTMLInputElement>('Keep mine: $19.95').checked).toBe(true)
    await userEvent.click(panel.getByLabelText('Take theirs: Grilled'))
    await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
    await waitFor(() => expect(state.sent[1]?.body).toEqual({ price: '19.95', version: 4 }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Grilled')
    expect(screen.getByLabelText<HTMLInputElement>('Mark as popular').checked).toBe(true)
  })

  it('keeps input that was typed before a late response arrives', async () => {
    await renderPage('/desk/menu', <DeskPage />)
    await screen.findByRole('link', { name: 'Hibachi Chicken' })
    const late = createGate()
    state.gate = late.promise
    await userEvent.click(screen.getByRole('link', { name: 'Hibachi Chicken' }))
    await screen.findByRole('heading', { level: 1, name: 'Hibachi Chicken' })
    await screen.findByLabelText('Price')
    await type('Price', '19.95')
    state.dishes = [createTestDeskDish({ code: 'C3', version: 2 })]
    late.resolve()
    await screen.findByText('C3')
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('19.95')
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
  })

  it('keeps input that was typed during a save', async () => {
    await openDish()
    const late = createGate()
    state.answers = [(sent) => late.promise.then(() => saved(sent))]
    await type('Price', '19.95')
    await press('Save')
    await type('Description', 'Straight from the grill')
    late.resolve()
    await screen.findByText(/Not saved: description/)
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('19.95')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Straight from the grill')
  })

  it('asks before the owner leaves unsaved changes', async () => {
    await openDish()
    await type('Price', '19.95')
    await userEvent.click(screen.getAllByRole('link', { name: 'Menu' })[0] ?? document.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(location.pathname).toBe('/desk/menu/H3')
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
    history.back()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('19.95')
    await userEvent.click(screen.getAllByRole('link', { name: 'Menu' })[0] ?? document.body)
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(location.pathname).toBe('/desk/menu'))
    expect(state.sent).toEqual([])
  })

  it('shows the food cost while typing, and says when it is unknown', async () => {
    await openDish()
    const figures = () => screen.getByLabelText('Food cost').textContent
    // 0.50 of 3.25
    expect(figures()).toBe('Price$18.95Food cost$1.63Margin91%')
    await type('Quantity of Chicken', '1')
    expect(figures()).toContain('$3.25')
    await press('Remove Chicken')
    expect(figures()).toContain('cost unknown')
  })

  it('takes an amount in ounces and sends it in the unit of the ingredient', async () => {
    await openDish()
    await type('Quantity of Chicken', '6')
    await userEvent.selectOptions(screen.getByLabelText('Unit of Quantity of Chicken'), 'oz')
    expect(screen.getByText('0.375 lbs')).toBeTruthy()
    // 0.375 of 3.25
    expect(screen.getByLabelText('Food cost').textContent).toContain('$1.22')
    state.answers = [() => mockResponse(menuEditingRoutes.updateDish, createTestDeskDish({ version: 2 }))]
    await press('Save')
    await waitFor(() => expect(state.sent[0]?.body).toMatchObject({ recipe: [{ itemId: 1, quantity: '0.375' }] }))
  })

  it('shows new options in the preview at once', async () => {
    await openDish()
    await press('Option group')
    await type('Group name', 'Spice')
    await type('Option', 'Hot')
    state.answers = [() => mockResponse(menuEditingRoutes.updateDish, createTestDeskDish({ version: 2 }))]
    await userEvent.click(screen.getByRole('radio', { name: 'Preview' }))
    expect((await screen.findAllByText('Spice')).length).toBeGreaterThan(0)
    await press('Save')
    await waitFor(() => expect(state.sent).toHaveLength(1))
    expect(state.sent[0]?.body).toMatchObject({
      version: 1,
      optionGroups: [{ name: 'Spice', min: 0, max: 1, options: [{ name: 'Hot', price: '0.00', upTo: 1 }] }],
    })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
  })
})

it('confirms a declaration that is older than an allergen', async () => {
  state.dishes = [createTestDeskDish({ allergensCovered: allergens.filter((each) => each !== 'peanuts') })]
  await openDish()
  await press('It contains no peanuts')
  await waitFor(() => expect(state.sent[0]?.body).toEqual({ allergens: ['soy'], version: 1 }))
})

it('a new dish with an ingredient that is served raw asks for its advisory', async () => {
  await renderPage('/desk/menu/_new', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'New dish' })
  await type('Name', 'Salmon Tartare')
  await type('Price', '14')
  await type('Code', 'A40')
  await userEvent.selectOptions(field('Category'), 'Hibachi')
  await press('Add to the menu')
  await screen.findByText('Choose its allergens, or that they are not declared yet')
  await userEvent.click(screen.getByRole('radio', { name: 'Not declared' }))
  await press('Ingredient')
  await userEvent.selectOptions(await screen.findByLabelText('Ingredient'), 'Salmon')
  await type('Quantity of Salmon', '0.2')
  await press('Add to the menu')
  await screen.findByText('Some dishes serve Salmon raw. Does this one?')
  expect(state.sent).toEqual([])
  await userEvent.click(screen.getByRole('radio', { name: 'Served raw, seared or torched' }))
  await press('Add to the menu')
  await waitFor(() => expect(state.sent[0]?.body).toMatchObject({ name: 'Salmon Tartare', advisory: 'raw' }))
})

it('a new dish is sent whole and then has its own address', async () => {
  await renderPage('/desk/menu/_new', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'New dish' })
  const steak = createTestDeskDish({ id: 10_000, code: 'H99', name: 'Ribeye', price: '29.00' })
  state.answers = [() => mockResponse(menuEditingRoutes.addDish, steak)]
  await type('Name', 'Ribeye')
  await type('Price', '29')
  await type('Code', 'H99')
  await press('Add to the menu')
  expect(errorAt('Category')).toBe('Choose a category')
  await userEvent.selectOptions(field('Category'), 'Hibachi')
  await userEvent.click(screen.getByRole('radio', { name: 'Not declared' }))
  expect(screen.getByText('4 changes')).toBeTruthy()
  await press('Add to the menu')
  await screen.findByRole('heading', { level: 1, name: 'Ribeye' })
  await waitFor(() => expect(location.pathname).toBe('/desk/menu/H99'))
  const expected = { name: 'Ribeye', price: '29.00', code: 'H99', categoryId: 21, allergens: null }
  expect(state.sent[0]?.body).toMatchObject(expected)
})

it('input typed while a new dish is created is saved as a change of it', async () => {
  await renderPage('/desk/menu/_new', <DeskPage />)
  await screen.findByRole('heading', { level: 1, name: 'New dish' })
  const steak = createTestDeskDish({ id: 10_000, code: 'H99', name: 'Ribeye', price: '29.00' })
  const late = createGate()
  state.answers = [() => late.promise.then(() => mockResponse(menuEditingRoutes.addDish, steak))]
  await type('Name', 'Ribeye')
  await type('Price', '29')
  await type('Code', 'H99')
  await userEvent.selectOptions(field('Category'), 'Hibachi')
  await userEvent.click(screen.getByRole('radio', { name: 'Not declared' }))
  await press('Add to the menu')
  await type('Description', 'Twelve ounces')
  late.resolve()
  await waitFor(() => expect(location.pathname).toBe('/desk/menu/H99'))
  await screen.findByText(/Not saved: description/)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Description').value).toBe('Twelve ounces')
  await press('Save')
  await waitFor(() => expect(state.sent[1]?.body).toEqual({ description: 'Twelve ounces', version: 1 }))
})
