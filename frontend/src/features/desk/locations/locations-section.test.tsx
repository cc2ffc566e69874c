import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locations } from '#shared/locations/index'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { mockRoute, networkError, setupMockServer } from '#testing/mock-server'
import { adminUser, renderPage } from '#testing/render-page'
import { DeskPage } from '../desk-page'
import { createTestDeskDish } from '../testing/desk-dish'
import {
  choose,
  codeOf,
  handlers,
  isResult,
  lines,
  press,
  resetStored,
  showDifferences,
  stored,
  visit,
} from '../testing/several-locations'

const server = setupMockServer(...handlers)
beforeEach(resetStored)

async function choosePrice(price = '19.95') {
  await choose('Dish', 'Hibachi Chicken')
  await userEvent.type(screen.getByRole('textbox', { name: /New price/ }), price)
}

describe('a new price for all locations', () => {
  beforeEach(() => visit())

  it('is shown per location before anything is sent, and applied with the version of each', async () => {
    await choosePrice()
    await showDifferences()
    expect(lines()).toEqual([
      'New Port Richey | $18.95 → $19.95 | Not applied yet',
      'Highland City | $19.95 | Unchanged',
      'Nokomis | $18.95 → $19.95 | Not applied yet',
    ])
    expect(screen.getByText('2 locations would change. Nothing is changed yet.')).toBeTruthy()
    expect(stored.sent).toEqual([])
    await press('Apply at 2 locations')
    await isResult(
      'New Port Richey | $18.95 → $19.95 | Applied',
      'Highland City | $19.95 | Unchanged',
      'Nokomis | $18.95 → $19.95 | Applied',
    )
    expect(stored.sent.toSorted()).toEqual(['HENOK 19.95', 'HENPR 19.95'])
  })

  it('skips locations without the dish', async () => {
    await choose('Dish', 'Hibachi Steak')
    await userEvent.type(screen.getByRole('textbox', { name: /New price/ }), '25')
    await showDifferences()
    expect(lines()[1]).toBe('Highland City | Not on the menu | Not possible')
    expect(screen.getByRole('button', { name: 'Apply at 2 locations' })).toBeTruthy()
  })

  it('leaves out a location that is not chosen', async () => {
    await choosePrice()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nokomis' }))
    await showDifferences()
    await press('Apply at 1 location')
    await waitFor(() => expect(stored.sent).toEqual(['HENPR 19.95']))
  })

  it.each(['$14.95', '14,95', ' 14.95'])('is a price in any way that people type it: %j', async (typed) => {
    await choosePrice(typed)
    await showDifferences()
    await press('Apply at 3 locations')
    await waitFor(() => expect(stored.sent.toSorted()).toEqual(['HEHC 14.95', 'HENOK 14.95', 'HENPR 14.95']))
  })

  it('must be previewed again after the form has changed', async () => {
    await choosePrice()
    await showDifferences()
    await userEvent.type(screen.getByRole('textbox', { name: /New price/ }), '9')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('is refused without a dish, an amount or a location', async () => {
    for (const { name } of locations) await userEvent.click(screen.getByRole('checkbox', { name }))
    await userEvent.type(screen.getByRole('textbox', { name: /New price/ }), 'cheap')
    await press('Show Differences')
    expect(await screen.findByText('Please choose a dish')).toBeTruthy()
    expect(screen.getByText('Must be an amount such as 12.50')).toBeTruthy()
    expect(screen.getByText('Please choose a location')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

describe('a location that fails', () => {
  beforeEach(async () => {
    await visit()
    await choosePrice('20.00')
    await showDifferences()
  })

  it('fails alone and can be tried again', async () => {
    let failures = 1
    server.use(
      mockRoute(menuEditingRoutes.updateDish, (request) =>
        codeOf(request) === 'HENOK' && failures-- > 0 ? networkError() : undefined,
      ),
    )
    await press('Apply at 3 locations')
    await screen.findByText('1 location failed. The others are not affected.')
    expect(stored.sent.toSorted()).toEqual(['HEHC 20.00', 'HENPR 20.00'])
    await press('Try Again')
    await waitFor(() => expect(lines()[2]).toBe('Nokomis | $18.95 → $20.00 | Applied'))
    expect(stored.sent).toHaveLength(3)
  })

  it('is done without a second request if only the response was lost', async () => {
    server.use(
      mockRoute(menuEditingRoutes.updateDish, (request) => {
        if (codeOf(request) !== 'HENOK') return undefined
        stored.dishes['HENOK'] = [createTestDeskDish({ id: 3, price: '20.00', version: 2 })]
        return networkError()
      }),
    )
    await press('Apply at 3 locations')
    await screen.findByText('1 location failed. The others are not affected.')
    await press('Try Again')
    await waitFor(() => expect(lines()[2]).toBe('Nokomis | $20.00 | Applied'))
    expect(stored.sent.some((each) => each.startsWith('HENOK'))).toBe(false)
  })

  it('is not possible any more if the dish left the menu meanwhile', async () => {
    server.use(mockRoute(menuEditingRoutes.updateDish, () => networkError(), { once: true }))
    await press('Apply at 3 locations')
    await screen.findByText('1 location failed. The others are not affected.')
    for (const { code } of locations) stored.dishes[code] = []
    await press('Try Again')
    await waitFor(() =>
      expect(lines().filter((line) => line.endsWith('Not on the menu | Not possible'))).toHaveLength(1),
    )
  })

  it('shows the new difference if another person changed the dish meanwhile', async () => {
    stored.dishes['HENOK'] = [createTestDeskDish({ id: 3, price: '17.00', version: 9 })]
    await press('Apply at 3 locations')
    await screen.findByText('Another person was faster.')
    await press('Try Again')
    await waitFor(() => expect(lines()[2]).toContain('$17.00 → $20.00'))
    expect(stored.sent.some((each) => each.startsWith('HENOK'))).toBe(false)
    await press('Apply at 1 location')
    await waitFor(() => expect(stored.sent).toContain('HENOK 20.00'))
  })
})

describe('the section', () => {
  it('has the locations of the admin only', async () => {
    await visit(['HENPR', 'HEHC'])
    expect(screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'New Port Richey',
      'Highland City',
    ])
  })

  it('is not in the desk of an admin of one location, who cannot switch either', async () => {
    await renderPage('/desk/taxes', <DeskPage />, { ...adminUser, locations: ['HENPR'] })
    await screen.findByRole('heading', { level: 1, name: 'Taxes' })
    expect(screen.queryByRole('link', { name: 'All locations' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Location' })).toBeNull()
  })
})
