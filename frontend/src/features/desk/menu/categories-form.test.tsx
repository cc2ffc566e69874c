import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { categoryRoutes } from '#shared/menu/category-contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { menuRoutes, type MenuCategory } from '#shared/menu/contract'
import { buildMenuItem } from '#shared/testing/fixtures'
import { mockResponse, setupMockServer, networkError, mockRoute, problemResponse } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { noDayparts } from '../testing/no-dayparts'

const category = (id: number, name: string, description = ''): MenuCategory => ({
  id,
  name,
  description,
  displayOrder: id,
})
const read = { categories: [category(1, 'Starters'), category(2, 'Hibachi'), category(3, 'Rolls')], version: 4 }

const state: { stored: typeof read; sent: (string | null)[]; answers: (() => Response)[] } = {
  stored: read,
  sent: [],
  answers: [],
}

const archived: string[] = []

setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { ...state.stored, dishes: [] }),
  ),
  mockRoute(menuRoutes.listMenuItems, ({ url }) =>
    mockResponse(
      menuRoutes.listMenuItems,
      url.includes('HENPR') ? [buildMenuItem({ name: 'Dragon roll', categoryId: 3 })] : [],
    ),
  ),
  mockRoute(menuEditingRoutes.updateCategories, async (request) => {
    state.sent.push(request.headers.get('Idempotency-Key'))
    const other = state.answers.shift()
    if (other) return other()
    const { version, categories } = menuEditingRoutes.updateCategories.body.parse(await request.json())
    if (version !== state.stored.version)
      return problemResponse('changed-meanwhile', 'Somebody was faster.', { members: { current: state.stored } })
    state.stored = {
      categories: categories.map(({ daypartPrices: _, imageUrl, ...category }) => ({
        ...category,
        ...(imageUrl && { imageUrl }),
      })),
      version: version + 1,
    }
    return mockResponse(menuEditingRoutes.updateCategories, state.stored)
  }),
  mockRoute(categoryRoutes.addCategory, async (request) => {
    const { name } = categoryRoutes.addCategory.body.parse(await request.json())
    const added = category(4, name)
    state.stored = { categories: [...state.stored.categories, added], version: state.stored.version + 1 }
    return mockResponse(categoryRoutes.addCategory, added)
  }),
  mockRoute(categoryRoutes.archiveCategory, ({ url }) => {
    archived.push(url)
    const categories = state.stored.categories.filter(({ id }) => !url.endsWith(`/${id}`))
    state.stored = { categories, version: state.stored.version + 1 }
    return mockResponse(categoryRoutes.archiveCategory, undefined)
  }),
)

const rename = async (was: string, name: string) => {
  const box = screen.getByDisplayValue(was)
  await userEvent.clear(box)
  await userEvent.type(box, name)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isSaved = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
const names = () =>
  [...state.stored.categories].sort((one, other) => one.displayOrder - other.displayOrder).map(({ name }) => name)

beforeEach(async () => {
  Object.assign(state, { stored: read, sent: [], answers: [] })
  await renderPage('/desk/menu/_categories', <DeskPage />)
  await screen.findByDisplayValue('Starters')
})

describe('the categories form', () => {
  it('adds a category, archives an empty one, and says why one with dishes stays', async () => {
    await press('Add a category')
    await userEvent.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Ramen')
    await press('Add')
    expect(await screen.findByDisplayValue('Ramen')).toBeTruthy()
    await press('Archive Rolls')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'It has Dragon roll (New Port Richey). Move them to another category or archive them first.',
    )
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press('Archive Starters')
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(screen.queryByDisplayValue('Starters')).toBeNull())
    expect(names()).toEqual(['Hibachi', 'Rolls', 'Ramen'])
    expect(archived).toEqual([expect.stringMatching(/\/1$/)])
  })

  it('renames and moves by keyboard, announces the new position and saves at once', async () => {
    await rename('Rolls', 'Sushi')
    screen.getByRole('button', { name: 'Move Sushi up' }).focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByText('Sushi is number 2 of 3')).toBeTruthy()
    await press('Save')
    await isSaved()
    expect(names()).toEqual(['Starters', 'Sushi', 'Hibachi'])
  })

  it('saves once even if a response is lost', async () => {
    state.answers = [networkError]
    await rename('Rolls', 'Sushi')
    await press('Save')
    await screen.findByText(/could not be reached/)
    await press('Save')
    await isSaved()
    expect(new Set(state.sent).size).toBe(1)
    expect(state.sent).toHaveLength(2)
  })

  it('resolves conflicts one by one without losing input', async () => {
    const theirs = [category(1, 'Small plates'), category(2, 'Hibachi', 'From the grill'), category(3, 'Rolls')]
    state.stored = { version: 5, categories: theirs }
    await rename('Starters', 'Appetizers')
    await rename('Rolls', 'Sushi')
    await press('Save')
    const panel = within(await screen.findByRole('alert', { name: 'Someone else changed this' }))
    expect(panel.getByText('Also changed by them: Hibachi: text.')).toBeTruthy()
    await userEvent.click(panel.getByLabelText('Take theirs: Small plates'))
    await userEvent.click(panel.getByRole('button', { name: 'Save with these' }))
    await isSaved()
    expect(names()).toEqual(['Small plates', 'Hibachi', 'Sushi'])
    expect(state.stored).toMatchObject({ version: 6, categories: [{}, { description: 'From the grill' }, {}] })
  })
})
