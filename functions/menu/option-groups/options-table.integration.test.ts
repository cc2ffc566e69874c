import { signInManager } from '#infra/testkit/clients/staff-clients'
import { formatCookies } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ImportRow } from '#shared/menu/upload-contract'
import { formatCsv, parseCsv } from '../../platform/csv'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

type Answer = { readonly rows: ImportRow[]; readonly format: string; readonly detail?: string }

async function send(table: string, query = ''): Promise<Answer & { readonly status: number }> {
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
    method: 'POST',
    headers: { cookie: formatCookies(owner.cookies), 'content-type': 'text/csv' },
    body: table,
  })
  const body: Answer = JSON.parse(await answer.text())
  return { status: answer.status, ...body }
}
const apply = (table: string) => send(table, '?apply=true')
const listErrors = ({ rows }: Answer) =>
  rows.flatMap(({ row, field, error }) => (error === null ? [] : [`${row} ${field}: ${error}`]))
const exportTable = async (table: string) =>
  (await owner.get<string>(`/api/desk/menu/HENPR/export?table=${table}`)).body

/** Returns an export with one cell changed: of the row that has all of `having`. */
async function editCell(table: string, having: readonly string[], column: string, to: string): Promise<string> {
  const rows = parseCsv(await exportTable(table)) ?? []
  const at = rows[0]?.indexOf(column)
  const row = rows.findIndex((cells) => having.every((each) => cells.includes(each)))
  expect(row).toBeGreaterThan(0)
  return formatCsv(
    rows.map((cells, line) => (line === row ? cells.map((cell, each) => (each === at ? to : cell)) : cells)),
  )
}

const readRecipe = async (dish: string) =>
  (parseCsv(await exportTable('desk-menu')) ?? []).find(([code]) => code === dish)?.at(-1) ?? ''

/** The menu as the owner sees it, without what each change counts. */
const readMenu = async () => (await owner.desk()).dishes.map(({ version: _version, updatedAt: _at, ...dish }) => dish)

it('options and recipes come back as they went out, without a difference', async () => {
  for (const [table, format] of [
    ['options', 'options'],
    ['desk-menu', 'hibachi-ember'],
  ] as const)
    // prettier-ignore
    expect(await send(await exportTable(table))).toMatchObject({ status: 200, format, rows: [] })
})

it('the price of an option and an amount of a recipe change, in all dishes that have them, and nothing else', async () => {
  const before = await readMenu()
  const sauces = await editCell('options', ['Ginger sauce', 'sauces-of-2101'], 'price', '$1.25')
  const preview = await send(sauces)
  const changes = [{ code: 'Sauces: Ginger sauce', field: 'price', after: '1.25', error: null }]
  expect(preview.rows).toMatchObject(changes)
  expect(await readMenu()).toEqual(before)
  expect((await apply(sauces)).rows).toMatchObject(changes)
  const priced = await readMenu()
  const undone = priced.map((dish) => ({
    ...dish,
    optionGroups: dish.optionGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        ...option,
        price: option.name === 'Ginger sauce' && option.price === '1.25' ? preview.rows[0]?.before : option.price,
      })),
    })),
  }))
  expect(undone).toEqual(before)
  const changed = priced.filter((dish, at) => JSON.stringify(dish) !== JSON.stringify(before[at]))
  expect(changed.length).toBeGreaterThan(10)

  const chicken = await owner.dishOf('H3')
  const recipe = await readRecipe('H3')
  const less = recipe.replace(/ (\d+\.\d\d)/, ' 2.75')
  expect((await apply(await editCell('desk-menu', ['H3'], 'recipe', less))).rows).toMatchObject([
    { code: 'H3', field: 'recipe', before: recipe, after: less },
  ])
  const [first, ...rest] = chicken.recipe
  expect(await readMenu()).toEqual(
    priced.map((dish) => (dish.code === 'H3' ? { ...dish, recipe: [{ ...first, quantity: '2.75' }, ...rest] } : dish)),
  )
})

it('a table without these columns changes neither', async () => {
  const before = await readMenu()
  expect((await apply('code,spice\nH3,4\n')).rows).toHaveLength(1)
  expect((await apply('group,option,price,group id\nSauces,Ginger sauce,,\n')).rows).toEqual([])
  expect(await readMenu()).toEqual(before.map((dish) => (dish.code === 'H3' ? { ...dish, spiceLevel: 4 } : dish)))
})

it('a dish whose new recipe stock can not make is off sale at once', async () => {
  const { id, recipe } = await owner.dishOf('H4')
  const much = (await readRecipe('H4')).replace(/ \d+\.\d\d/, ' 99999.00')
  expect((await apply(await editCell('desk-menu', ['H4'], 'recipe', much))).status).toBe(200)
  expect((await owner.onMenu(id))?.isAvailable).toBe(false)
  await owner.change(id, { recipe, version: (await owner.dishOf('H4')).version })
})

it('a short table of option and price changes every group that has it, and an option can be added to a group', async () => {
  expect((await apply('option,price\nextra shrimp,7.77\n')).status).toBe(200)
  const options = (await owner.desk()).dishes.flatMap(({ optionGroups }) =>
    optionGroups.flatMap((each) => each.options),
  )
  expect(new Set(options.filter(({ name }) => name === 'Extra shrimp').map(({ price }) => price))).toEqual(
    new Set(['7.77']),
  )
  const table =
    'group,option,price,adds allergens,dishes,at most\nSpreads,Butter,1.00,dairy,"H3;h4",2\nspreads,Jam,0.50,,,\n'
  expect(listErrors(await send(table))).toEqual([])
  expect((await apply(table)).status).toBe(200)
  const added = (await owner.dishOf('H4')).optionGroups.at(-1)
  expect(added).toMatchObject({ name: 'Spreads', min: 0, max: 2, options: [{ name: 'Butter', allergensAdded: ['dairy'] }, { name: 'Jam', price: '0.50' }] }) // prettier-ignore
  await apply('group,option,dishes\nSpreads,Jam,H3\n')
  expect((await owner.dishOf('H4')).optionGroups.some(({ name }) => name === 'Spreads')).toBe(false)
  expect((await owner.dishOf('H3')).optionGroups.at(-1)).toMatchObject({ name: 'Spreads', options: [{}, {}] })
})

it('errors stand at their rows and columns, and nothing is changed', async () => {
  const before = await readMenu()
  const rows = [
    'Sauces,Ginger sauce,-1,,,',
    'Sauces,Soy syrup,1.00,,,',
    'Nothing,New one,1.00,,,',
    'Nothing,New one,1.00,,H3;ZZ9,',
    'Flavor,Orange,0.00,Oranges 1,,',
    'Flavor,Melon,0.00,Shrimp,,',
    'Flavor,Kiwi,,,,',
    'Flavor,Lychee,0.00,,,9',
    ',Unheard of,1.00,,,',
    'Flavor,Lychee,1.00,,,',
    'Soup or salad,Ginger salad,2.00,,,',
  ]
  const table = ['group,option,price,recipe,dishes,at least', ...rows].join('\n')
  expect(listErrors(await send(table))).toEqual([
    '2 price: Must be an amount such as 12.50',
    '3 group: 4 groups have this name and none has this option: the row needs a "group id"',
    '4 dishes: There is no such group, and a new one needs its dishes',
    '5 dishes: There is no dish "zz9" on this menu',
    '6 recipe: There is no ingredient "Oranges"',
    '7 recipe: "Shrimp" needs an amount, such as "Shrimp 2.50"',
    '8 price: The group has no such option, and a new one needs a price',
    '10 option: There is no option "Unheard of" on this menu',
    '11 option: Another row has the same option',
    '12 price: Chicken Teriyaki Bento: What comes with the dish costs nothing more',
    '9 at least: Ramune: Must not be more than the most',
  ])
  expect((await apply(table)).status).toBe(400)
  expect(listErrors(await send('code,recipe\nH3,"Shrimp 1; shrimp 2"\nH4,Gold 1\n'))).toEqual([
    '2 recipe: "Shrimp": Is in the recipe already',
    '3 recipe: There is no ingredient "Gold"',
  ])
  expect(await readMenu()).toEqual(before)
})
