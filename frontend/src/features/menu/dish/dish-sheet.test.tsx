import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigate } from 'wouter/use-browser-location'
import { menuRoutes, type MenuItem } from '#shared/menu/contract'
import { ADVISORY_REMINDER } from '#shared/menu/dietary/advisory'
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

async function openDish(url: string, dish: MenuItem = plate) {
  server.use(mockRoute(menuRoutes.listMenuItems, () => mockResponse(menuRoutes.listMenuItems, [dish])))
  navigate(url)
  await act(() => loadSession())
  render(
    <TestProviders client={createQueryClient()}>
      <DishHost />
    </TestProviders>,
  )
  const dialog = await screen.findByRole('dialog', { name: /^Hibachi Plate/ })
  // The sheet renders its lower part after the first paint.
  await waitFor(() => expect(dialog.querySelector('[aria-busy]')).toBeNull())
  return { user: userEvent.setup(), sheet: within(dialog) }
}

it('shows a message while the sheet is loading', async () => {
  navigate('/menu?dish=h9')
  await act(() => loadSession())
  render(
    <TestProviders client={createQueryClient()}>
      <DishHost />
    </TestProviders>,
  )
  expect(screen.getByRole('status').textContent).toBe('Opening the dish…')
  await screen.findByRole('dialog', { name: /^Hibachi Plate/ })
  expect(screen.queryByText('Opening the dish…')).toBeNull()
})

it('requires missing choices, adds up the selected options, and adds the dish to the cart', async () => {
  const { user, sheet } = await openDish('/menu?dish=h9')
  await user.click(sheet.getByRole('button', { name: 'Add 1 · $14.95' }))
  expect(sheet.getByRole('alert').textContent).toContain('Please choose doneness first')
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

it('shows conflicts with the filters at the option and in the header', async () => {
  dietFilterStore.choose({
    userId: null,
    preferences: { ...NO_DIETARY_PREFERENCES, noDairy: true, spicyOk: true },
    isComplete: false,
  })
  const { user, sheet } = await openDish('/menu?dish=7')
  expect(sheet.getByText(/adds dairy/).textContent).toContain('not what you asked for')
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  expect(sheet.getByRole('status').textContent).toContain('Not what you asked for: contains dairy')
})

it('a full group disables further options, but not the selected ones', async () => {
  const { user, sheet } = await openDish('/menu?dish=h9')
  await user.click(sheet.getByRole('checkbox', { name: 'Soy sauce' }))
  await user.click(sheet.getByRole('button', { name: 'One Yum yum more' }))
  const moreButton = sheet.getByRole('button', { name: 'One Yum yum more' })
  expect(moreButton.getAttribute('aria-disabled')).toBe('true')
  // The focus stays on the button for keyboard users.
  expect(document.activeElement).toBe(moreButton)
  await user.click(moreButton)
  expect(sheet.getByText('2 of 2 chosen')).toBeTruthy()
  expect(sheet.getByRole<HTMLInputElement>('checkbox', { name: 'Soy sauce' }).disabled).toBe(false)
})

it('a dish at market price shows the phone number instead of the add button', async () => {
  const { sheet } = await openDish('/menu?dish=h9', { ...plate, price: '0.00' })
  expect(sheet.getByRole('link', { name: /^Call .* to order Hibachi Plate/ })).toBeTruthy()
  expect(sheet.queryByRole('radio')).toBeNull()
})

it('a sold-out dish shows that and has no add button', async () => {
  const { sheet } = await openDish('/menu?dish=h9', { ...plate, isAvailable: false })
  expect(sheet.getByText('Sold out today')).toBeTruthy()
  expect(sheet.queryByRole('button', { name: /^Add/ })).toBeNull()
})

it('shows pictures of standard options, but none of a location’s own options', async () => {
  const sideGroup = { id: 'rice-or-noodles', name: 'Rice or noodles', min: 0, max: 1 }
  const options = [option('fried-rice', 'Fried rice'), option('quinoa-41', 'Quinoa')]
  const { sheet } = await openDish('/menu?dish=h9', { ...plate, optionGroups: [{ ...sideGroup, options }] })
  const findOptionPicture = (name: string) => sheet.getByText(name).closest('label')?.querySelector('img')
  const picture = findOptionPicture('Fried rice')
  expect(picture?.getAttribute('src')).toMatch(/^\/assets\/option-fried-rice\..*\.192\.webp$/)
  expect([picture?.alt, picture?.width, picture?.height, picture?.getAttribute('loading')]).toEqual([
    '',
    192,
    192,
    'lazy',
  ])
  expect(findOptionPicture('Quinoa')).toBeNull()
})

it('marks an undercooked option and shows the reminder', async () => {
  const [doneness] = plate.optionGroups
  const rare = option('rare', 'Rare', { advisory: 'undercooked' })
  const { sheet } = await openDish('/menu?dish=h9', {
    ...plate,
    optionGroups: doneness ? [{ ...doneness, options: [rare, option('done', 'Well done')] }] : [],
  })
  expect(sheet.getByRole('radio', { name: /^Rare\*? \(undercooked/ })).toBeTruthy()
  expect(sheet.getByRole('radio', { name: 'Well done' })).toBeTruthy()
  expect(sheet.getByText(ADVISORY_REMINDER)).toBeTruthy()
})

it('a usual size or doneness has no "None" next to it, a usual side has', async () => {
  const usual = (name: string) => ({
    id: name,
    name,
    min: 0,
    max: 1,
    options: [option(`${name}-1`, 'The usual', { isDefault: true }), option(`${name}-2`, 'Another')],
  })
  const { sheet } = await openDish('/menu?dish=h9', { ...plate, optionGroups: ['Size', 'Doneness', 'Side'].map(usual) })
  const offersNone = (name: string) =>
    within(sheet.getByRole('radiogroup', { name: new RegExp(`^${name}`) })).queryByRole('radio', { name: 'None' }) !==
    null
  expect(['Size', 'Doneness', 'Side'].filter(offersNone)).toEqual(['Side'])
})
