import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { IngredientDishes } from '#shared/menu/availability-contract'
import type { ImportRow } from '#shared/menu/upload-contract'
import { parseCsv } from '../../platform/csv'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

type Answer = { readonly rows: ImportRow[]; readonly format: string; readonly code?: string }

async function importNames(table: string, query = ''): Promise<Answer & { readonly status: number }> {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: table,
  })
  const body: Answer = JSON.parse(await answer.text())
  return { status: answer.status, ...body }
}

const exportNames = async () => (await owner.get<string>('/api/desk/menu/HENPR/export?table=kitchen-names')).body
const listOptions = async () =>
  (await owner.desk()).dishes.flatMap(({ optionGroups }) => optionGroups.flatMap(({ options }) => options))
const findIngredient = async (name: string) =>
  (await owner.get<IngredientDishes[]>('/api/kitchen/ingredients/HENPR')).body.find((each) => each.name === name)

it('a table of kitchen names comes back from the cooks as it went out, without a difference', async () => {
  const table = await exportNames()
  expect(parseCsv(table)?.[0]).toEqual(['what', 'name', 'kitchen name'])
  expect(new Set(parseCsv(table)?.map(([what]) => what))).toEqual(new Set(['what', 'dish', 'option', 'ingredient']))
  expect(await importNames(table)).toMatchObject({ status: 200, format: 'kitchen-names', rows: [] })
})

it('names dishes, options in every dish, and ingredients, and takes the names away again', async () => {
  const filled = [
    'What,Name,Kitchen name',
    'dish,hibachi chicken,Pollo',
    'option,No onions,sin cebolla · 不要洋葱',
    'ingredient,Salmon,三文鱼',
    '',
  ].join('\r\n')
  const preview = await importNames(filled)
  expect(preview.rows).toContainEqual({
    row: 2,
    code: 'hibachi chicken',
    field: 'kitchen name',
    before: '',
    after: 'Pollo',
    error: null,
  })
  expect((await findIngredient('Salmon'))?.kitchenName).toBeUndefined()
  expect(await importNames(filled, '?apply=true')).toMatchObject({ status: 200, applied: true })
  expect(await owner.dishOf('H3')).toMatchObject({ name: 'Hibachi Chicken', kitchenName: 'Pollo' })
  const onions = (await listOptions()).filter(({ name }) => name === 'No onions')
  expect(onions.length).toBeGreaterThan(1)
  expect(new Set(onions.map(({ kitchenName }) => kitchenName))).toEqual(new Set(['sin cebolla · 不要洋葱']))
  expect((await findIngredient('Salmon'))?.kitchenName).toBe('三文鱼')
  expect(await exportNames()).toContain('option,No onions,sin cebolla · 不要洋葱\r\n')
  expect((await importNames(await exportNames())).rows).toEqual([])
  await importNames('what,name,kitchen name\nOption,no onions,\ningredient,salmon,\n', '?apply=true')
  expect((await listOptions()).filter(({ kitchenName }) => kitchenName === 'sin cebolla · 不要洋葱')).toEqual([])
  expect((await findIngredient('Salmon'))?.kitchenName).toBeUndefined()
})

it('changes nothing while a row is wrong, and says which', async () => {
  const table = `what,name,kitchen name\ndish,Hibachi Steak,Res\ndish,Hibachi Stake,Res\nsauce,Yum,x\ningredient,Salmon,${'x'.repeat(61)}\ndish,hibachi steak,Res\n`
  const { rows } = await importNames(table)
  expect(rows.map(({ row, error }) => [row, error])).toEqual([
    [2, null],
    [3, 'There is no dish "Hibachi Stake"'],
    [4, 'Must be of a dish, an option or an ingredient'],
    [5, expect.stringContaining('60')],
    [6, 'Another row has the same name'],
  ])
  expect((await importNames(table, '?apply=true')).status).toBe(400)
  expect((await exportNames()).match(/,Res\r/)).toBeNull()
})
