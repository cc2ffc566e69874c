import { createTestStock } from '../testing/stock-fixtures'
import { listPartWarnings } from './part-warnings'

const warn = (currentStock: string, isCounted: boolean, hundredths = 200) =>
  listPartWarnings(
    [{ ingredientId: 1, hundredths }],
    [createTestStock({ item: { name: 'Mayonnaise' }, currentStock, minimumStock: '1.00', isCounted })],
  )

it('a batch names the parts of which none or too little is there, and those that get low', () => {
  expect(warn('0.00', false)).toEqual([
    'Mayonnaise: takes 2 lbs, none is in stock. It is not counted, so it is taken all the same.',
  ])
  expect(warn('1.50', true)).toEqual(['Mayonnaise: takes 2 lbs, 1.5 lbs are in stock. Count or receive it first.'])
  expect(warn('2.00', true)).toEqual(['Mayonnaise: none left, which is low.'])
  expect(warn('3.00', true)).toEqual(['Mayonnaise: 1 lb left, which is low.'])
  expect(warn('3.01', true)).toEqual([])
  expect(warn('0.00', false, 0)).toEqual([])
})
