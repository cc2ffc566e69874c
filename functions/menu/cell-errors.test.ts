import { importColumns } from '#shared/menu/upload-contract'
import { parseOptionCells, parseGroupCells } from './option-groups/options-table'
import { parseDishChange } from './editing/csv-columns'
import { indexIngredients } from './editing/recipe-cell'
import { parseTables } from './editing/table-rows'

const ingredients = indexIngredients([])
const errorsOf = (cells: object) =>
  Object.fromEntries(parseDishChange(cells, { categories: [], ingredients }).errors.map((e) => [e.field, e.error]))

/** Words of the validator, which no owner reads. */
const VALIDATOR = /expected|received|Invalid|Too (big|small)/

it('a wrong cell says what is wrong and what is possible', () => {
  expect(
    errorsOf({ allergens: 'shelfish, egg', spice: 'hot', station: 'grill', popular: 'maybe', advisory: 'cooked' }),
  ).toEqual({
    allergens:
      'No such allergen: "shelfish". There are gluten, soy, shellfish, fish, dairy, egg, nuts, peanuts, sesame, or none',
    spice: 'Must be from 0 to 5',
    station: 'No such station: "grill". There are hibachi, sushi, fry, drinks',
    popular: 'Must be yes or no',
    advisory: 'Must be raw, undercooked or none',
  })
  expect(errorsOf({ order: '1000000' })).toEqual({ order: 'Must be a whole number from 0 to 99999' })
})

it.each(['???', '-1', '999999999', '', ' ', '1.5', 'x'.repeat(600)])(
  'no column of dishes or options answers %s with the words of the validator',
  (cell) => {
    const options = { option: cell, default: cell, 'up to': cell, 'adds allergens': cell, advisory: cell, price: cell }
    const errors = [
      ...Object.entries(errorsOf(Object.fromEntries(importColumns.map((column) => [column, cell])))),
      ...parseOptionCells({ ...options, 'removes allergens': cell, recipe: cell }, ingredients).errors,
      ...parseGroupCells({ group: cell, 'at least': cell, 'at most': cell }).errors,
    ]
    expect(errors.filter((error) => VALIDATOR.test(JSON.stringify(error)))).toEqual([])
  },
)

it('a quotation mark that is never closed is named with its row', () => {
  expect(() => parseTables('code,name\nA1,Roll\nA2,"Tea\nA3,Soup')).toThrow('Row 3: a quotation mark is never closed')
})
