import { randomUUID } from 'node:crypto'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ImportRow } from '#shared/menu/upload-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { parseCsv } from '../../platform/csv'

type Result = {
  readonly rows: ImportRow[]
  readonly applied: boolean
  readonly code: string
  readonly errors: { readonly path: string }[]
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const cookie = () => [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
async function send(table: string, query = '', headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
    method: 'POST',
    headers: { cookie: cookie(), 'content-type': 'text/csv', ...headers },
    body: table,
  })
  const body: Result = JSON.parse(await answer.text())
  return { status: answer.status, body }
}
const apply = (table: string, headers?: Record<string, string>) => send(table, '?apply=true', headers)
const exported = async () => (await owner.get<string>('/api/desk/menu/HENPR/export')).body

describe('a menu as CSV', () => {
  it('can be imported unchanged without a difference, even if a name looks like a formula', async () => {
    await owner.add({ name: '=HYPERLINK("x")', description: "-5, and 'so\non" })
    const table = await exported()
    expect(table).toContain(`"'=HYPERLINK(""x"")"`)
    expect(parseCsv(table)?.length).toBe((await owner.desk()).dishes.length + 1)
    const nothing = { format: 'hibachi-ember', rows: [], notices: [] }
    expect(await send(table)).toEqual({ status: 200, body: { ...nothing, applied: false } })
    expect((await apply(table)).body).toEqual({ ...nothing, applied: true })
  })

  it('previews its changes cell by cell and changes nothing before it is applied', async () => {
    const { id, name, price, version } = await owner.dishOf('H3')
    const table = 'code,price,Popular\r\nh3,$19.95,no\r\n\r\nNew7,8.00,yes\r\n'
    const dry = await send(table)
    expect(dry.body.applied).toBe(false)
    expect(dry.body.rows).toContainEqual({
      row: 2,
      code: 'H3',
      field: 'price',
      before: price,
      after: '19.95',
      error: null,
    })
    expect(dry.body.rows.filter(({ row }) => row === 4).map(({ field, error }) => [field, error])).toEqual([
      ['name', 'No dish has this code, and a new one needs a name'],
      ['category', 'No dish has this code, and a new one needs a category'],
    ])
    expect(await owner.dishOf('H3')).toMatchObject({ price, version })
    const refused = await apply(table)
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map((error) => error.path)).toEqual(['rows.4.name', 'rows.4.category'])
    expect(await owner.dishOf('H3')).toMatchObject({ price, version })
    const done = await apply(`code,name,price\nH3,${name},19.95\n`)
    expect(done).toMatchObject({ status: 200, body: { applied: true } })
    expect(await owner.onMenu(id)).toMatchObject({ price: '19.95' })
  })

  it.each([
    ['blank cells at the end of the header and of rows', 'code,price,,\nH3,18.95,,\n'],
    ['semicolons and a decimal comma', 'sep=;\r\ncode;price\r\nH3;18,95\r\n'],
    ['tabs', 'code\tprice\nH3\t$18.95\n'],
    ['a byte order mark', '\uFEFFcode,price\nH3,18.95\n'],
  ])('reads a table as spreadsheets save it: %s', async (_what, table) => {
    const { body } = await send(table)
    expect(body.rows).toMatchObject([{ row: 2, code: 'H3', field: 'price', after: '18.95', error: null }])
  })

  it('compares an export that an editor saved with other line ends as unchanged', async () => {
    const { id, version } = await owner.dishOf('H4')
    await owner.change(id, { description: 'One line\r\nand another', version })
    expect((await send((await exported()).replaceAll(/\r?\n/g, '\r\n'))).body.rows).toEqual([])
  })

  it('rejects letters that no program could read', async () => {
    const { status, body } = await send('code,name\nH3,Jalape\uFFFDo\n')
    expect([status, body.errors]).toEqual([
      400,
      [{ path: '', message: 'The file has letters that can’t be read. Save it as CSV UTF-8 and choose it again.' }],
    ])
  })

  it('names the column that has cells but no name', async () => {
    expect((await send('code,,price\nH3,x,18.95\n')).body).toMatchObject({
      errors: [{ message: 'Column 2 has no name' }],
    })
  })

  it('adds new dishes, and each change is logged and can be undone separately', async () => {
    const [category] = (await owner.desk()).categories
    const { id, price, version } = await owner.dishOf('A6')
    const table = [
      'code,name,price,category,allergens',
      `Bulk1,Table Bowl,11.00,${category?.name},"soy, egg"`,
      `A6,Bulk Rolls,6.66,${category?.id},none`,
    ].join('\n')
    expect((await apply(table)).body.applied).toBe(true)
    const added = await owner.dishOf('Bulk1')
    expect(added).toMatchObject({ name: 'Table Bowl', price: '11.00', version: 1, allergens: ['soy', 'egg'] })
    expect(await owner.onMenu(added.id)).toMatchObject({ price: '11.00' })
    expect(await owner.dishOf('A6')).toMatchObject({
      id,
      version: version + 1,
      allergens: [],
      allergensDeclared: { by: 'Olive Owner' },
    })
    const entries = (await owner.log()).slice(0, 2)
    expect(entries.map(({ subjectId }) => subjectId)).toEqual([String(id), String(added.id)])
    const [first] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?limit=1')).body
    const [second] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/HENPR?limit=1&after=${first?.id}`)).body
    expect([first, second]).toEqual(entries)
    expect((await owner.undo(entries[0]?.id)).status).toBe(200)
    expect(await owner.dishOf('A6')).toMatchObject({ price })
    await owner.undo(entries[1]?.id)
    expect(await owner.onMenu(added.id)).toBeUndefined()
  })

  it('exports and imports advisories, and rejects a blank one', async () => {
    expect((await owner.dishOf('SR3')).advisory).toBe('raw')
    expect((await apply('code,price\nSR3,14.00\n')).body.applied).toBe(true)
    expect((await owner.dishOf('SR3')).advisory).toBe('raw')
    expect((await apply('code,advisory\nSR3,\n')).status).toBe(400)
    await apply('code,advisory\nSR3,none\n')
    expect((await owner.dishOf('SR3')).advisory).toBeNull()
    await apply('code,advisory\nSR3,Raw\n')
    expect((await owner.dishOf('SR3')).advisory).toBe('raw')
  })

  it('changes every price in one transaction, once for repeated requests', async () => {
    const rows = (await owner.desk()).dishes.filter(({ isArchived }) => !isArchived).slice(0, 95)
    const table = ['code,price', ...rows.map(({ code }, index) => `${code},${index + 1}.11`)].join('\n')
    const key = { 'idempotency-key': randomUUID() }
    const [one, two] = [await apply(table, key), await apply(table, key)]
    expect([one.status, two.body]).toEqual([200, one.body])
    const after = new Map((await owner.desk()).dishes.map((dish) => [dish.id, dish]))
    expect(rows.map(({ id }) => after.get(id)?.version)).toEqual(rows.map(({ version }) => version + 1))
    expect(
      (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?limit=100')).body.filter(({ title }) =>
        title.includes('.11'),
      ),
    ).toHaveLength(rows.length)
    const many = Array.from({ length: 98 }, (_, index) => `M${index},Dish ${index},1.00,21`)
    expect((await apply(['code,name,price,category', ...many].join('\n'))).status).toBe(400)
    expect((await owner.desk()).dishes.filter(({ code }) => /^M\d/.test(code))).toEqual([])
  })

  it.each([
    ['an unknown column', 'code,prize\nH3,1.00\n'],
    ['no code', 'name,price\nH3,1.00\n'],
    ['an open quote', 'code,name\nH3,"Chicken\n'],
    ['nothing', ''],
  ])('is rejected with %s', async (_what, table) => {
    expect((await send(table)).status).toBe(400)
  })

  it('reports wrong cells and accepts only text/csv', async () => {
    const { body } = await send('code,price,spice,station\nH3,-1,9,attic\nH3,1.00,1,fry\n')
    expect(body.rows.filter(({ error }) => error !== null).map(({ row, field }) => `${row} ${field}`)).toEqual([
      '2 price',
      '2 spice',
      '2 station',
      '3 code',
    ])
    expect((await send('code,price\nH3,1.00\n', '', { 'content-type': 'application/json' })).status).toBe(415)
  })
})
