import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { checklistIds, checklistRoutes, type Checklist, type FactSource } from '#shared/locations/checklist-contract'
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

const declare = (name: string, from: FactSource, text: string): Checklist['dishes'][number] => ({
  id: name.length,
  code: name.slice(0, 2),
  name,
  allergens: { from, text },
  nutrition: { from: 'none', text: 'none' },
})

beforeEach(async () => {
  stored = {
    version: 1,
    changedSettings: [{ page: 'settings', name: 'refund limit', is: '$999.99', was: '$25.00' }],
    samples: [
      { of: 'settings', page: 'hours', name: 'hours on Tue, Dec 1', value: 'Closed' },
      { of: 'texts', page: 'menu', name: 'Honey Shrimp', value: 'Contains tree nuts.', dish: { id: 7, code: 'A9' } },
      { of: 'stock', page: 'inventory', name: 'Shrimp', value: 'nothing counted or received' },
      { of: 'stock', page: 'ingredients', name: 'Rice', value: 'not counted here' },
      { of: 'stock', page: 'ingredients', name: 'Salt', value: 'not counted here' },
      { of: 'capacities', page: 'kitchen', name: 'orders in ten minutes: pickup', value: '12' },
      { of: 'prices', page: 'menu', name: 'Edamame', value: '$5.50', dish: { id: 8, code: 'A1' } },
      { of: 'prices', page: 'options', name: 'option Extra shrimp', value: '+$6.00 in 12 dishes' },
      { of: 'rewards', page: 'rewards', name: 'referral', value: '500 points for each of both' },
    ],
    dishes: [
      declare('Spider Roll', 'sample', 'shellfish, egg'),
      declare('Edamame', 'own', 'soy'),
      declare('Mystery Roll', 'none', 'not declared'),
      declare('Ember Roll', 'changed', 'fish; nothing raw'),
    ],
    items: checklistIds.map((id) => ({ id, isSigned: false, by: null, at: null })),
  }
  await renderPage('/desk/checklist', <DeskPage />)
  await screen.findByText('11 of 11 still to check')
})

const item = (name: string) => within(screen.getByRole('listitem', { name }))

it('signs an item with the name, and opens it again', async () => {
  await userEvent.click(item('Links').getByRole('button', { name: 'I Checked This' }))
  expect(await item('Links').findByText('Checked by Olive Owner on Jan 10, 2027')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('10 of 11 still to check')
  await userEvent.click(item('Links').getByRole('button', { name: 'Open Again' }))
  expect(await screen.findByText('11 of 11 still to check')).toBeTruthy()
})

it('shows what a colleague has signed in the meantime', async () => {
  stored = {
    ...stored,
    version: 2,
    items: stored.items.map((one) =>
      one.id === 'stock' ? { ...one, isSigned: true, by: 'Sam', at: '2027-01-10T15:00:00Z' } : one,
    ),
  }
  await userEvent.click(item('Links').getByRole('button', { name: 'I Checked This' }))
  expect(await screen.findByText('10 of 11 still to check')).toBeTruthy()
  expect(item('Opening stock').getByText(/Checked by Sam/)).toBeTruthy()
  expect(item('Links').queryByText(/Checked by/)).toBeNull()
})

it('signs the allergens after it has listed and counted what is declared', async () => {
  expect(item('Allergens').getByText('1 dish still as in the sample menu')).toBeTruthy()
  const spider = item('Allergens').getByRole('link', { name: 'Spider Roll', hidden: true })
  expect([spider.getAttribute('href'), spider.closest('li')?.textContent]).toEqual([
    '/desk/menu/Sp',
    'Spider Roll: shellfish, egg',
  ])
  await userEvent.click(item('Allergens').getByRole('button', { name: 'I Checked This' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText('1 dish not declared, which stays so')).toBeTruthy()
  expect(dialog.getByText('1 dish changed at the test site, by anyone: Ember Roll')).toBeTruthy()
  expect(stored.version).toBe(1)
  await userEvent.click(dialog.getByRole('button', { name: 'I declare the allergens of 3 dishes' }))
  expect(await item('Allergens').findByText('Checked by Olive Owner on Jan 10, 2027')).toBeTruthy()
  expect(item('Allergens').getByText('1 dish declared here')).toBeTruthy()
})

it('names each setting that differs from the first values, and each that does not, with its page', () => {
  const line = (text: string) =>
    item('Settings').getByText((_, element) => element?.tagName === 'LI' && element.textContent === text)
  expect(line('refund limit: $999.99, at first $25.00 (Settings)')).toBeTruthy()
  expect(item('Settings').getByText('1 value is still as in the sample')).toBeTruthy()
  expect(within(line('hours on Tue, Dec 1: Closed (Hours)')).getByRole('link', { hidden: true })).toHaveProperty(
    'pathname',
    '/desk/hours',
  )
})

it('signs settings that are still of the sample only after it has counted them', async () => {
  await userEvent.click(item('Settings').getByRole('button', { name: 'I Checked This' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByText('1 value is still as in the sample. Guests read them as yours.')).toBeTruthy()
  expect(stored.version).toBe(1)
  await userEvent.click(dialog.getByRole('button', { name: 'I keep 1 value of the sample' }))
  expect(await item('Settings').findByText('Checked by Olive Owner on Jan 10, 2027')).toBeTruthy()
})

it.each([
  ['Prices', '2 prices are still as in the sample', 'I keep 2 prices of the sample'],
  ['Rewards', '1 reward or rule is still as in the sample', 'I keep 1 reward or rule of the sample'],
  ['What the kitchen can cook', '1 value is still as in the sample', 'I keep 1 value of the sample'],
])('%s are signed in a dialog that counts what is of the sample', async (title, counted, keep) => {
  expect(item(title).getByText(counted)).toBeTruthy()
  await userEvent.click(item(title).getByRole('button', { name: 'I Checked This' }))
  expect(stored.version).toBe(1)
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: keep }))
  expect(await item(title).findByText(/^Checked by/)).toBeTruthy()
})

it('names what an item lists: also minimum and par, marks, and the texts of rewards', () => {
  expect(item('Opening stock').getByText(/Minimum and par are what you keep and order\./)).toBeTruthy()
  expect(item('Names and texts').getByText(/spice levels, notice, popular marks, specials/)).toBeTruthy()
  expect(item('Rewards').getByText(/rewards with their texts/)).toBeTruthy()
})

it('lists each text of the sample with its dish, and counts them before they are signed', async () => {
  const dish = item('Names and texts').getByRole('link', { name: 'Honey Shrimp', hidden: true })
  expect([dish.getAttribute('href'), dish.closest('li')?.textContent]).toEqual([
    '/desk/menu/A9',
    'Honey Shrimp: Contains tree nuts.',
  ])
  await userEvent.click(item('Names and texts').getByRole('button', { name: 'I Checked This' }))
  expect(stored.version).toBe(1)
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I keep 1 text or mark of the sample' }),
  )
  expect(await item('Names and texts').findByText(/^Checked by/)).toBeTruthy()
})

it('never says that stock was counted where nothing was', async () => {
  expect(
    item('Opening stock').getByText(
      '2 ingredients are not counted here. Of 1 ingredient, nothing was counted or received',
    ),
  ).toBeTruthy()
  expect(item('Opening stock').queryByText(/you counted|counted them\./i)?.textContent ?? '').not.toContain('You')
  await userEvent.click(item('Opening stock').getByRole('button', { name: 'I Checked This' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(dialog.getByRole('button', { name: 'I open with 3 ingredients uncounted' })).toBeTruthy()
  expect(
    dialog.getByText(
      /Dishes with a counted ingredient .* are sold out until something is\. Uncounted .* take no dish off/,
    ),
  ).toBeTruthy()
  expect(stored.version).toBe(1)
})

it('says that uncounted ingredients take no dish off the menu, if none is counted', async () => {
  stored = { ...stored, version: 2, samples: stored.samples.filter(({ page }) => page !== 'inventory') }
  await userEvent.click(item('Links').getByRole('button', { name: 'I Checked This' }))
  await item('Opening stock').findByText('2 ingredients are not counted here')
  await userEvent.click(item('Opening stock').getByRole('button', { name: 'I Checked This' }))
  const dialog = within(screen.getByRole('alertdialog'))
  expect(
    dialog.getByText(/here\. Uncounted ingredients take no dish off the menu: 86 it when they run out\.$/),
  ).toBeTruthy()
})

it('counts minimum and par of the sample apart from uncounted ingredients', async () => {
  const rice = { of: 'stock', page: 'ingredients', name: 'Rice', value: 'minimum 20 lbs, par 140 lbs' } as const
  stored = { ...stored, version: 2, samples: [...stored.samples, rice] }
  await userEvent.click(item('Links').getByRole('button', { name: 'I Checked This' }))
  await item('Opening stock').findByText(
    /^2 ingredients are not counted .* Minimum and par of 1 ingredient are the sample's$/,
  )
  await userEvent.click(item('Opening stock').getByRole('button', { name: 'I Checked This' }))
  const dialog = within(screen.getByRole('alertdialog'))
  const keep = 'I open with 3 ingredients uncounted, and keep 1 minimum and par'
  expect(dialog.getByRole('button', { name: keep })).toBeTruthy()
})

it('lists apart what anyone changed at the test site, with name and day, and counts it in the dialog', async () => {
  const changed = { by: 'Tess Tester', at: '2027-01-09T17:00:00.000Z' }
  const roll = { of: 'prices', page: 'menu', name: 'Spider Roll', value: '$0.50', changed } as const
  stored = { ...stored, version: 2, samples: [...stored.samples, { ...roll, dish: { id: 9, code: 'SR5' } }] }
  await userEvent.click(item('Links').getByRole('button', { name: 'I Checked This' }))
  await userEvent.click(await item('Prices').findByText('1 value was changed at the test site, by anyone'))
  expect(item('Prices').getByRole('link', { name: 'Spider Roll' }).closest('li')?.textContent).toBe(
    'Spider Roll: $0.50 (the dish changed last by Tess Tester, Jan 9, 2027)',
  )
  expect(item('Prices').getByText('2 prices are still as in the sample')).toBeTruthy()
  await userEvent.click(item('Prices').getByRole('button', { name: 'I Checked This' }))
  expect(await screen.findByRole('button', { name: 'I keep all 3' })).toBeTruthy()
})
