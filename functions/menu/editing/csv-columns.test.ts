import { formatCsv, parseCsv } from '../../platform/csv'
import { formatRecipeCell, indexIngredients } from './recipe-cell'
import { parseDishChange, parseMenuTable } from './csv-columns'

const parseMenuCsv = (text: string) => parseMenuTable(parseCsv(text) ?? [])

const categories = [
  { id: 1, name: 'Chairs, stools and sofas' },
  { id: 2, name: 'Rolls; hot & cold > all.' },
  { id: 3, name: 'Rolls; hot & cold > all' },
]

const ingredients = indexIngredients([
  { id: 101, name: 'Shrimp', unit: 'lbs' },
  { id: 102, name: 'Sauce', unit: 'gallons' },
  { id: 103, name: 'sauce', unit: 'gallons' },
  { id: 104, name: 'Fish; white', unit: 'lbs' },
  { id: 105, name: 'Egg', unit: 'pieces' },
  { id: 106, name: 'Flour 5 lb', unit: 'bags' },
])
const names = { categories, ingredients }

it.each(categories)('a table finds the category "$name"', ({ id, name }) => {
  const [row] = parseMenuCsv(
    formatCsv([
      ['code', 'category'],
      ['A1', name],
    ]),
  )
  expect(parseDishChange({ category: row?.cells.category ?? '' }, names).fields).toEqual({ categoryId: id })
})

it('a row keeps its number behind blank lines and texts of several lines', () => {
  const rows = parseMenuCsv('code,description\n\nA1,"One\ntwo"\n,\nA2,Three\n\n')
  expect(rows.map(({ row, cells }) => [row, cells.code])).toEqual([
    [3, 'A1'],
    [5, 'A2'],
  ])
})

it('a price of nothing is the market price', () => {
  expect(parseDishChange({ price: '0' }, names)).toMatchObject({ errors: [] })
})

it('a name that a spreadsheet wraps with a line break is one line, and finds its category', () => {
  const [row] = parseMenuCsv('code,name,also called,category\nA1,"Spicy\nTuna Roll","hot\ntuna",Entre\u0301es\n')
  const { fields, errors } = parseDishChange(row?.cells ?? {}, {
    ...names,
    categories: [{ id: 7, name: 'Entr\u00e9es' }],
  })
  expect(errors).toEqual([])
  expect(fields).toMatchObject({ name: 'Spicy Tuna Roll', alsoCalled: ['hot tuna'], categoryId: 7 })
})

it('dayparts and their prices are lists', () => {
  const cells = { dayparts: 'lunch; late', 'daypart prices': 'lunch 9.95; late 12' }
  expect(parseDishChange(cells, names).fields).toEqual({
    dayparts: ['lunch', 'late'],
    daypartPrices: { lunch: '9.95', late: '12' },
  })
  expect(parseDishChange({ dayparts: '', 'daypart prices': '' }, names).fields).toEqual({
    dayparts: [],
    daypartPrices: {},
  })
  expect(parseDishChange({ 'daypart prices': 'lunch' }, names).errors).toMatchObject([{ field: 'daypart prices' }])
})

it('a table has at most 500 rows, blank ones not counted', () => {
  const table = (rows: number) => `code\n${Array.from({ length: rows }, (_, at) => `N${at}\n\n`).join('')}`
  expect(parseMenuCsv(table(500))).toHaveLength(500)
  expect(() => parseMenuCsv(table(501))).toThrow('A table has at most 500 rows; these are 501.')
})

it('a recipe names its ingredients, by their numbers where a name is not clear', () => {
  const recipe = [101, 102, 104].map((ingredientId) => ({ ingredientId, hundredths: 250 }))
  const cell = formatRecipeCell(recipe, ingredients)
  expect(cell).toBe('Shrimp 2.50; #102 2.50; #104 2.50')
  expect(parseDishChange({ recipe: cell }, names).fields).toEqual({
    recipe: [101, 102, 104].map((itemId) => ({ itemId, quantity: '2.50' })),
  })
  expect(parseDishChange({ recipe: 'shrimp 1; sauce 1' }, names).errors).toEqual([
    { field: 'recipe', error: 'There is no ingredient "sauce"' },
  ])
  expect(parseDishChange({ recipe: '' }, names).fields).toEqual({ recipe: [] })
})

it('a recipe has up to four decimals, and amounts in other units are converted', () => {
  expect(formatRecipeCell([{ ingredientId: 101, hundredths: 37.5 }], ingredients)).toBe('Shrimp 0.375')
  const cell = 'Shrimp 6 oz; #102 4 fl oz; Egg 2; Flour 5 lb 0.25; #104 0.0625 lb'
  expect(parseDishChange({ recipe: cell }, names).fields).toEqual({
    recipe: [
      { itemId: 101, quantity: '0.375' },
      { itemId: 102, quantity: '0.0313' },
      { itemId: 105, quantity: '2' },
      { itemId: 106, quantity: '0.25' },
      { itemId: 104, quantity: '0.0625' },
    ],
  })
  expect(parseDishChange({ recipe: 'Egg 2 oz' }, names).errors).toEqual([
    { field: 'recipe', error: '"Egg": "2 oz" can\'t be converted to pieces; use pieces' },
  ])
  expect(parseDishChange({ recipe: 'Shrimp 2 cups' }, names).errors).toEqual([
    { field: 'recipe', error: '"Shrimp": "2 cups" can\'t be converted to lbs; use lbs, oz, g, kg' },
  ])
})
