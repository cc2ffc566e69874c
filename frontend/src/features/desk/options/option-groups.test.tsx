import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inventoryRoutes } from '#shared/inventory/contract'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { optionGroupRoutes, type SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { renderPage, sessionHandler } from '#testing/render-page'
import { Toaster } from '#ui/toaster'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import { SharedGroupSelect } from './shared-group-select'
import { noDayparts } from '../testing/no-dayparts'

const option = (id: string, name: string, price: string) => ({
  ...{ id, name, price, alsoCalled: [], kitchenName: null, upTo: 1, isDefault: false },
  ...{ allergensAdded: [], allergensRemoved: [], advisory: null, recipe: [] },
})
const protein: SharedOptionGroup = {
  ...{ id: 'extra-protein', name: 'Extra protein', min: 0, max: 2, dishes: [1, 2, 3], version: 7 },
  options: [option('shrimp', 'Extra shrimp', '6.00'), option('tofu', 'Extra tofu', '3.50')],
}

const own: SharedOptionGroup = { ...protein, id: 'own', dishes: [4, 5], options: protein.options.slice(0, 1) }

const rice = { ...option('rice', 'Fried rice', '0.00'), isDefault: true, recipe: [{ itemId: 7, quantity: '1.00' }] }
const rices: SharedOptionGroup = { ...protein, id: 'rices', name: 'Rices', options: [rice], dishes: [1, 2] }
const sauces: SharedOptionGroup = { ...own, id: 'sauces', name: 'Sauces', dishes: [1] }
const noRice = { ...option('no-rice', 'No rice', '0.00'), recipe: [{ itemId: 7, quantity: '-1.00' }] }

const toGroup = ({ dishes: _dishes, version: _version, options, ...group }: SharedOptionGroup) => ({
  ...group,
  options: options.map((each) => ({ ...each, isAvailable: true })),
})
const dishes = [
  createTestDeskDish({ id: 1, name: 'Steak', optionGroups: [toGroup(protein), toGroup(rices), toGroup({ ...own, id: 'out', options: [noRice] })] }), // prettier-ignore
  createTestDeskDish({ id: 2, name: 'Chicken', optionGroups: [toGroup(protein), toGroup(rices)] }),
  createTestDeskDish({ id: 3, name: 'Old Bowl', isArchived: true, optionGroups: [toGroup(protein)] }),
]

const sent: {
  location: string
  group: string
  body: { options?: { price: string | number }[]; dishes?: number[]; arePricesForAll?: boolean }
}[] = []

let finishOther = () => {}
const otherIsSlow = new Promise<void>((resolve) => (finishOther = resolve))

function asksBeforeClosing(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

setupMockServer(
  noDayparts,
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () =>
    mockResponse(menuEditingRoutes.getEditableMenu, { categories: [], version: 1, dishes }),
  ),
  mockRoute(inventoryRoutes.listStock, () => mockResponse(inventoryRoutes.listStock, [])),
  mockRoute(optionGroupRoutes.listOptionGroups, () =>
    mockResponse(optionGroupRoutes.listOptionGroups, [protein, own, rices, sauces]),
  ),
  mockRoute(optionGroupRoutes.updateOptionGroup, async (request) => {
    const [group = '', location = ''] = new URL(request.url).pathname.split('/').reverse()
    const body = optionGroupRoutes.updateOptionGroup.body.parse(await request.json())
    sent.push({ location, group, body })
    if (sent.length === 2) await otherIsSlow
    return mockResponse(optionGroupRoutes.updateOptionGroup, { ...protein, version: 10 })
  }),
)

it('raises the price of an option in one form, here and at another location', async () => {
  await renderPage(
    '/desk/menu/_options',
    <>
      <DeskPage />
      <Toaster />
    </>,
  )
  await userEvent.type(await screen.findByLabelText('Search the options'), 'shrimp')
  await userEvent.click(await screen.findByRole('link', { name: /Extra protein · 3 dishes/ }))
  const group = within(await screen.findByRole('listitem', { name: 'Extra protein' }))
  const price = group.getAllByLabelText(/Price|More/)[0]
  if (!price) throw new Error('no price')
  await userEvent.clear(price)
  expect(screen.queryByRole('checkbox', { name: /with other groups/ })).toBeNull()
  await userEvent.type(price, '7.50')
  const everywhere = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Also Extra shrimp in 2 dishes with other groups',
  })
  expect(everywhere.checked).toBe(true)
  const [other] = screen.getAllByRole('checkbox', { name: /^Also at/ })
  if (!other) throw new Error('no other location')
  await userEvent.click(other)
  expect(await screen.findByText(/^Extra shrimp \$\d\.\d\d to \$7\.50$/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toMatchObject({
    group: 'extra-protein',
    body: { dishes: [1, 2, 3], arePricesForAll: true, version: 7 },
  })
  expect(sent[0]?.body.options?.map((each) => each.price)).toEqual(['7.50', '3.50'])
  // The dishes of the other location stay its own.
  expect(sent[1]?.location).not.toBe(sent[0]?.location)
  expect(sent[1]?.body.dishes).toBeUndefined()
  // The page holds the change until the other location has it, and one message names both.
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ }).disabled).toBe(true))
  expect(asksBeforeClosing()).toBe(true)
  finishOther()
  expect(await screen.findByText(/^Extra protein is saved at .+ \(3 dishes\) and .+ \(\d+ dish(es)?\)$/)).toBeTruthy()
})

it('names the dishes that lose a group before it is removed, and those that can not lose it', async () => {
  await renderPage('/desk/menu/_options/extra-protein', <DeskPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from all dishes' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/Guests can no longer choose it for Chicken, Old Bowl \(archived\), Steak\./)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(false)
})

it('says first which dish needs a group, instead of failing afterwards', async () => {
  await renderPage('/desk/menu/_options/rices', <DeskPage />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from all dishes' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/^Steak has another option that takes away what this group brings/)).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(true)
})

it('tells groups with the same options apart by their dishes', async () => {
  await renderPage('/desk/menu/_new', <SharedGroupSelect onChoose={() => undefined} />)
  await screen.findByRole('option', { name: 'Extra protein: Extra shrimp, Extra tofu (Steak and 2 more)' })
  expect(screen.getByRole('option', { name: 'Rices: Fried rice (Steak and 1 more)' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Sauces: Extra shrimp (Steak)' })).toBeTruthy()
})
