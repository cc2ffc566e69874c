import type { IngredientCost } from '#shared/numbers/food-cost-contract'
import { listFoodCostReasons } from './food-cost-reasons'

const none = { opening: '0.00', received: '0.00', closing: '0.00', actual: '0.00', theoretical: '0.00' }
const cost = (name: string, more: Partial<IngredientCost>): IngredientCost => ({
  ...{
    itemId: name.length,
    name,
    unit: 'lbs',
    ...none,
    difference: '0.00',
    differenceQuantity: '0.00',
    wasted: '0.00',
    priceEffect: '0.00',
  },
  unitCost: { before: '9.00', after: '9.00' },
  ...more,
})

it('says which prices rose, and what was used beyond the recipes', () => {
  const salmon = cost('Salmon', { priceEffect: '85.00', unitCost: { before: '9.00', after: '10.26' } })
  const shrimp = cost('Shrimp', { difference: '120.00', differenceQuantity: '12.00', wasted: '40.00' })
  const rice = cost('Rice', { difference: '-3.00', priceEffect: '-1.00' })
  expect(listFoodCostReasons([rice, salmon, shrimp])).toEqual([
    'Dearer deliveries: $85.00 more. Salmon $9.00 to $10.26 (+14%).',
    'More used than recipes need: $120.00. Shrimp 12 lbs at $10.00, $120.00.',
    'Of it recorded as waste: $40.00. Shrimp $40.00.',
  ])
  expect(listFoodCostReasons([rice])).toEqual(['Prices are as before, and no more was used than recipes need.'])
})

it('names every price that rose as soon as it was received, before anything of it is used', () => {
  const received = (name: string, before: string, after: string) => cost(name, { unitCost: { before, after } })
  const prices = [
    received('Salmon', '9.00', '10.26'),
    received('Rice', '1.00', '1.00'),
    received('Nori', '4.00', '3.50'),
    ...['Tuna', 'Eel', 'Crab'].map((name) => received(name, '10.00', '11.00')),
  ]
  expect(listFoodCostReasons(prices)).toEqual([
    'Received at a higher price, not used yet: Salmon $9.00 to $10.26 (+14%), Tuna $10.00 to $11.00 (+10%), Eel $10.00 to $11.00 (+10%), Crab $10.00 to $11.00 (+10%).',
  ])
})
