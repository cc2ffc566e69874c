import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'wouter/use-browser-location'
import { menuRoutes } from '#shared/menu/contract'
import type { MenuItem } from '#shared/menu/contract'
import { NO_DIETARY_PREFERENCES } from '#shared/menu/dietary/filters'
import { buildMenuItem, buildMenuOption as option } from '#shared/testing/fixtures'
import { createQueryClient } from '#base/api/query-client'
import { cartStore } from '#base/cart/cart-store'
import { loadSession } from '#base/session/session'
import { dietFilterStore } from '#base/menu/diet-filters'
import { mockResponse, mockRoute, setupMockServer } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { DishHost } from './dish-host'

const plate = buildMenuItem({
  id: 7,
  name: 'Hibachi Plate',
  code: 'H9',
  price: '14.95',
  allergens: ['egg'],
  optionGroups: [
    {
      id: 'doneness',
      name: 'Doneness',
      min: 1,
      max: 1,
      options: [option('rare', 'Rare'), option('medium', 'Medium', { isDefault: true, isAvailable: false })],
    },
    {
      id: 'sauces',
      name: 'Sauces',
      min: 0,
      max: 2,
      options: [
        option('yum', 'Yum yum', { upTo: 2, price: '0.75', allergensAdded: ['dairy'] }),
        option('soy', 'Soy sauce'),
      ],
    },
  ],
})

const server = setupMockServer(
  mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [plate])),
  mockRoute(menuRoutes.listCategories, () => mockResponse(menuRoutes.listCategories, [])),
)

/** The sheet is loaded on the way. */
const SOON = { timeout: 15_000 }

async function whenOpened(address: string, dish: MenuItem = plate) {
  server.use(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])))
  navigate(address)
  await act(() => loadSession())
  render(
    <TestProviders client={createQueryClient()}>
      <DishHost />
    </TestProviders>,
  )
  const dialog = await screen.findByRole('dialog', { name: /^Hibachi Plate/ }, SOON)
  // Its picture, name and total are drawn first.
  await waitFor(() => expect(dialog.querySelector('[aria-busy]')).toBeNull())
  return { user: userEvent.setup(), sheet: within(dialog) }
}

it('answers the first tap while the sheet is still on its way', async () => {
  navigate('/menu?dish=h9')
  await act(() => loadSession())
  render(
    <TestProviders client={createQueryClient()}>
      <DishHost />
    </TestProviders>,
  )
  expect(screen.getByRole('status').textContent).toBe('Opening the dish…')
  await screen.findByRole('dialog', { name: /^Hibachi Plate/ }, SOON)
  expect(screen.queryByText('Opening the dish…')).toBeNull()
})

it('asks for what must be answered, reckons what is chosen, and puts it into the cart', async () => {
  const { user, sheet } = await whenOpened('/menu?dish=h9')
  await user.click(sheet.getByRole('button', { name: 'Add 1 · $14.95' }))
  expect(sheet.getByRole('alert').textContent).toContain('Please choose 1 of Doneness first')
  expect(sheet.getByRole('radiogroup', { name: /^Doneness/ }).getAttribute('aria-invalid')).toBe('true')
  expect(sheet.getByRole<HTMLInputElement>('radio', { name: /^Medium sold out today/ }).disabled).toBe(true)
  await user.click(sheet.getByRole('radio', { name: 'Rare' }))
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  expect(sheet.getByText('2 of 2 chosen')).toBeTruthy()
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Soy sauce' }).disabled).toBe(true)
  expect(sheet.getByText('Contains dairy, egg')).toBeTruthy()
  await user.type(sheet.getByLabelText(/A note for the kitchen/), 'no salt')
  await user.click(sheet.getByRole('button', { name: 'One Hibachi Plate more' }))
  await user.click(sheet.getByRole('button', { name: 'Add 2 · $32.90' }))
  expect(cartStore.get()).toEqual([
    expect.objectContaining({ menuItemId: 7, options: ['rare', 'yum', 'yum'], quantity: 2, notes: 'no salt' }),
  ])
})

it('says what goes against the filters, at the option and at the head', async () => {
  dietFilterStore.choose({
    userId: null,
    preferences: { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true },
    isWhole: false,
  })
  const { user, sheet } = await whenOpened('/menu?dish=7')
  expect(sheet.getByText(/adds dairy/).textContent).toContain('not for your filters')
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  expect(sheet.getByRole('status').textContent).toContain('Not what your filters ask for: contains dairy')
})

it('an option that is taken stays as it is chosen once, the others of its group are closed when it is full', async () => {
  const { user, sheet } = await whenOpened('/menu?dish=h9')
  await user.click(sheet.getByRole('checkbox', { name: 'Soy sauce' }))
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  const more = sheet.getByRole('button', { name: 'One Yum yum more' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  // Who presses at the keyboard stays where they are.
  expect(document.activeElement).toBe(more)
  await user.click(more)
  expect(sheet.getByText('2 of 2 chosen')).toBeTruthy()
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Soy sauce' }).disabled).toBe(false)
})

it('at market price has the phone number in the place of its button', async () => {
  const { sheet } = await whenOpened('/menu?dish=h9', { ...plate, price: '0.00' })
  expect(sheet.getByRole('link', { name: /^Call .* to order Hibachi Plate/ })).toBeTruthy()
  expect(sheet.queryByRole('radio')).toBeNull()
})

it('that has sold out says so', async () => {
  const { sheet } = await whenOpened('/menu?dish=h9', { ...plate, isAvailable: false })
  expect(sheet.getByText('Sold out today')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('shows what the plate comes with beside its options, and nothing beside an owner’s own', async () => {
  const side = { id: 'rice-or-noodles', name: 'Rice or noodles', min: 0, max: 1 }
  const options = [option('fried-rice', 'Fried rice'), option('quinoa-41', 'Quinoa')]
  const { sheet } = await whenOpened('/menu?dish=h9', { ...plate, optionGroups: [{ ...side, options }] })
  const pictureBeside = (name: string) => sheet.getByText(name).closest('label')?.querySelector('img')
  const shown = pictureBeside('Fried rice')
  expect(shown?.getAttribute('src')).toMatch(/^\/assets\/option-fried-rice\..*\.192\.webp$/)
  expect([shown?.alt, shown?.width, shown?.height, shown?.getAttribute('loading')]).toEqual(['', 192, 192, 'lazy'])
  expect(pictureBeside('Quinoa')).toBeNull()
})
