import type { ReorderItem } from '#shared/orders/history-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { act, renderHook } from '@testing-library/react'
import { buildMenuItem } from '#shared/testing/fixtures'
import { buildOrder } from '#testing/fixtures'
import { lastAllergyNoteStore } from '../session/last-allergy-note'
import { formatMissingItems, planOrderAgain, planReorder, useOrderAgain } from './reorder'

const buildReorderItem = (overrides: Partial<ReorderItem>): ReorderItem => ({
  id: 12,
  name: 'California Roll',
  alsoCalled: [],
  description: '',
  price: '6.25',
  categoryId: 1,
  locationId: 4,
  code: 'Su1',
  imageUrl: null,
  isPopular: false,
  isAvailable: true,
  dayparts: [],
  daypartPrices: {},
  portionsLeft: null,
  spiceLevel: 0,
  allergens: null,
  advisory: null,
  nutritionInfo: null,
  station: 'sushi',
  leadMinutes: 0,
  optionGroups: [],
  displayOrder: 1,
  createdAt: '',
  updatedAt: '',
  quantity: 2,
  options: [],
  leftOut: [],
  optionsGone: [],
  notes: '',
  ...overrides,
})

describe('ordering the last order again', () => {
  it('adds every dish at its current price', () => {
    const { dishes, itemCount, missing, removedOptions } = planReorder([
      buildReorderItem({}),
      buildReorderItem({ id: 7, name: 'Hibachi Chicken', price: '14.95', quantity: 1 }),
    ])
    expect(dishes).toEqual([
      { menuItemId: 12, name: 'California Roll', priceCents: 625, imageUrl: null, quantity: 2 },
      { menuItemId: 7, name: 'Hibachi Chicken', priceCents: 1495, imageUrl: null, quantity: 1 },
    ])
    expect(itemCount).toBe(3)
    expect(formatMissingItems({ missing, removedOptions })).toBe('')
  })

  it('leaves out and lists dishes that are sold out or at market price', () => {
    const plan = planReorder([
      buildReorderItem({}),
      buildReorderItem({ name: 'Dragon Roll', isAvailable: false }),
      buildReorderItem({ name: 'Lobster', price: '0.00' }),
    ])
    expect(plan.dishes).toHaveLength(1)
    expect(plan.itemCount).toBe(2)
    expect(formatMissingItems(plan)).toBe('Not available today: Dragon Roll, Lobster.')
  })

  it('lists the options that available dishes no longer offer', () => {
    const plan = planReorder([
      buildReorderItem({ optionsGone: ['Soy paper', 'No cucumber'] }),
      buildReorderItem({ name: 'Dragon Roll', isAvailable: false, optionsGone: ['Extra eel'] }),
    ])
    expect(formatMissingItems(plan)).toBe(
      'Not available today: Dragon Roll. No longer offered: Soy paper (California Roll), No cucumber (California Roll).',
    )
  })
})

describe('ordering an order of the tracking page again', () => {
  const spicy = { id: 'spicy', name: 'Spicy mayo', upTo: 1, isDefault: false, price: '0.75', isAvailable: true }
  const facts = { alsoCalled: [], allergensAdded: [], allergensRemoved: [], advisory: null }
  const sauces = { id: 'sauces', name: 'Sauces', min: 0, max: 2, options: [{ ...spicy, ...facts }] }
  const roll = buildMenuItem({ id: 12, name: 'California Roll', price: '6.50', optionGroups: [sauces] })

  it('adds what the menu still has at the current price, and names the rest', () => {
    const [line] = buildOrder().items
    if (!line) throw new Error('the order has a line')
    const option = { id: 'spicy', group: 'Sauces', name: 'Spicy mayo', price: '0.75', quantity: 1 }
    const gone = { ...option, id: 'eel', name: 'Eel sauce' }
    const lines = [
      { ...line, quantity: 2, customizations: { notes: 'cut thin', options: [option, gone] } },
      { ...line, menuItemId: 99, menuItem: { ...line.menuItem, name: 'Old Roll' } },
    ]
    const plan = planOrderAgain(lines, [roll])
    expect(plan.dishes).toMatchObject([
      { menuItemId: 12, quantity: 2, priceCents: 725, options: ['spicy'], notes: 'cut thin' },
    ])
    expect(formatMissingItems(plan)).toBe(
      'Not available today: Old Roll. No longer offered: Eel sauce (California Roll).',
    )
    expect(planOrderAgain(lines, []).dishes).toEqual([])
  })
})

describe('an order’s note about an allergy', () => {
  const repeat = async (instructions: string, lines: Order['items'], menu: MenuItem[]) => {
    const { result } = renderHook(() => useOrderAgain())
    await act(() => result.current({ plan: planOrderAgain(lines, menu), instructions, source: 'last order' }))
    return lastAllergyNoteStore.get()
  }
  const roll = buildMenuItem({ id: 12, name: 'California Roll' })
  const noted = (menuItemId: number, notes: string) =>
    buildOrder().items.map((line) => ({ ...line, menuItemId, customizations: { notes, options: [] } }))

  beforeEach(() => lastAllergyNoteStore.set(null))

  it('is offered again at the checkout, and the guest is led to the cart', async () => {
    expect(await repeat('I am allergic to sesame', noted(12, ''), [roll])).toBe('I am allergic to sesame')
    expect(window.location.pathname + window.location.hash).toBe('/menu#cart')
    expect(await repeat('extra napkins', noted(12, ''), [roll])).toBe('I am allergic to sesame')
  })

  it('is not lost with a dish that has left the menu', async () => {
    expect(await repeat('', [...noted(12, 'no nuts'), ...noted(99, 'no sesame, allergic')], [roll])).toBe(
      'no sesame, allergic',
    )
  })
})
