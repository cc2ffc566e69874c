import { unrecognizedWordsRoutes } from '#shared/voice/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { menuEditingRoutes } from '#shared/menu/editing-contract'
import { createTestDeskDish } from '../testing/desk-dish'
import { mockResponse, problemResponse, setupMockServer, mockRoute } from '#testing/mock-server'
import { sessionHandler, renderPage } from '#testing/render-page'
import { NotUnderstoodSection } from './not-understood-section'

const lastAt = '2026-11-23T02:15:00.000Z'

const steak = createTestDeskDish({
  id: 2104,
  code: 'H4',
  name: 'Hibachi Steak',
  optionGroups: [
    {
      id: 'rice',
      name: 'Rice',
      min: 0,
      max: 1,
      options: [
        {
          id: 'noodles',
          name: 'Noodles',
          alsoCalled: ['soba'],
          kitchenName: null,
          price: '2.50',
          upTo: 1,
          isDefault: false,
          isAvailable: true,
          allergensAdded: [],
          allergensRemoved: [],
          advisory: null,
          recipe: [],
        },
      ],
    },
  ],
})
const menu = { categories: [], version: 1, dishes: [createTestDeskDish(), steak] }
const saved: unknown[] = []
beforeEach(() => saved.splice(0))

setupMockServer(
  sessionHandler,
  mockRoute(menuEditingRoutes.getEditableMenu, () => mockResponse(menuEditingRoutes.getEditableMenu, menu)),
  mockRoute(menuEditingRoutes.updateDish, async (request) => {
    const body: unknown = await request.json()
    saved.push([new URL(request.url).pathname, body])
    return JSON.stringify(body).includes('pad thai')
      ? problemResponse('name-taken', 'Hibachi Chicken is called "pad thai" already.')
      : mockResponse(menuEditingRoutes.updateDish, { ...steak, alsoCalled: ['cheeseburger'], version: 2 })
  }),
  mockRoute(unrecognizedWordsRoutes.listUnrecognizedWords, () =>
    mockResponse(unrecognizedWordsRoutes.listUnrecognizedWords, [
      { words: 'cheeseburger', understood: '', count: 12, lastAt },
      { words: 'pad thai', understood: '1 Miso Soup', count: 1, lastAt },
    ]),
  ),
)

it("lists the words not understood with their counts, dated in the location's time zone", async () => {
  await renderPage('/desk/heard', <NotUnderstoodSection />)
  const [first, second] = within(await screen.findByRole('list', { name: 'What Hiro missed' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/“cheeseburger”12 times.*Nov 22, 2026/)
  expect(first?.textContent).toContain('Nothing else was understood')
  expect(second?.textContent).toMatch(/“pad thai”Once.*Understood: 1 Miso Soup/)
})

const openTeaching = async (words: string) => {
  await renderPage('/desk/heard', <NotUnderstoodSection />)
  await userEvent.click(await screen.findByRole('button', { name: `Teach “${words}”` }))
  return within(await screen.findByRole('dialog'))
}

it('teaches words as another name of a dish with one tap, and shows what they mean from then on', async () => {
  const dialog = await openTeaching('cheeseburger')
  await userEvent.click(await dialog.findByRole('button', { name: 'Hibachi Steak' }))
  expect(await screen.findByText('Now understood as Hibachi Steak')).toBeTruthy()
  expect(saved).toEqual([['/api/desk/menu/HENPR/dishes/2104', { alsoCalled: ['cheeseburger'], version: 1 }]])
})

it('teaches words as another name of an option, which a search finds', async () => {
  const dialog = await openTeaching('cheeseburger')
  await userEvent.type(dialog.getByRole('searchbox'), 'steak nood')
  await userEvent.click(dialog.getByRole('button', { name: 'Hibachi Steak: Noodles' }))
  await screen.findByText('Now understood as Hibachi Steak')
  expect(JSON.stringify(saved)).toContain('"alsoCalled":["soba","cheeseburger"]')
})

it('shows that a name is taken and leaves the dialog open', async () => {
  const dialog = await openTeaching('pad thai')
  await userEvent.click(await dialog.findByRole('button', { name: 'Hibachi Steak' }))
  expect((await dialog.findByRole('alert')).textContent).toContain('is called "pad thai" already')
})
