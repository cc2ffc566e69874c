import { toDishChanges, createDishDraft } from './draft'
import { dishMerge } from './merge'
import { createOptionGroup, createOption } from './option-groups'
import { createTestDeskDish } from '../testing/desk-dish'

const dish = createDishDraft(createTestDeskDish())

describe('the request that saves a dish', () => {
  it('contains only the changed fields', () => {
    expect(toDishChanges(dish, dish)).toEqual({})
    expect(toDishChanges(dish, { ...dish, price: '19.5', spiceLevel: 2 })).toEqual({ price: '19.50', spiceLevel: 2 })
  })

  it('is empty if the values are equal but typed differently', () => {
    expect(toDishChanges(dish, { ...dish, price: ' $18.95 ', name: 'Hibachi Chicken ' })).toEqual({})
  })
})

describe('a dish that two people changed', () => {
  const { compare, changed, resolve } = dishMerge({ categories: [], ingredients: [] })

  it('conflicts only where both entered different values', () => {
    const theirs = { ...dish, price: '20.50', description: 'Grilled', spiceLevel: 3 }
    const mine = { ...dish, price: '19.95', isPopular: true, spiceLevel: 3 }
    expect(compare(dish, mine, theirs)).toEqual({
      conflicts: [{ name: 'price', label: 'Price', mine: '$19.95', theirs: '$20.50' }],
      alsoChanged: ['Description'],
    })
    expect(resolve(dish, mine, theirs)).toEqual({ ...theirs, price: '19.95', isPopular: true })
  })

  it('ignores how a price is typed but notices a changed option recipe', () => {
    const option = createOption()
    const withRecipe = (quantity: string) => ({
      ...dish,
      optionGroups: [
        { ...createOptionGroup(), id: 'sauce', options: [{ ...option, recipe: [{ itemId: 1, quantity }] }] },
      ],
    })
    expect(changed(dish, { ...dish, price: ' $18.95 ' })).toEqual([])
    expect(changed(withRecipe('0.50'), withRecipe('0.75'))).toEqual(['optionGroups'])
  })
})
