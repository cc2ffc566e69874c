import { type ManagedMenu, signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

describe('undoing a change', () => {
  it('restores a dish that is unchanged since, and can be undone', async () => {
    const { id, version, name, price } = await owner.add()
    await owner.change(id, { name: 'A slip', price: '1.00', version })
    const [slip] = await owner.log()
    const undone = await owner.undo(slip?.id)
    expect(undone.status).toBe(200)
    expect(undone.body).toMatchObject({ kind: 'dish', after: { name, price, version: version + 2 } })
    expect(await owner.onMenu(id)).toMatchObject({ name, price })
    expect((await owner.undo(slip?.id)).body).toMatchObject({
      code: 'changed-meanwhile',
      current: { id, version: version + 2 },
    })
    expect((await owner.undo(undone.body.id)).body).toMatchObject({
      after: { name: 'A slip', price: '1.00' },
    })
  })

  it('archives a new dish and restores an archived one', async () => {
    const { id } = await owner.add()
    const [creation] = await owner.log()
    const archived = await owner.undo(creation?.id)
    expect(archived.body).toMatchObject({ after: { id, isArchived: true } })
    expect(await owner.onMenu(id)).toBeUndefined()
    await owner.undo(archived.body.id)
    expect(await owner.onMenu(id)).toBeDefined()
  })
})

describe('the categories', () => {
  const put = (body: object) => owner.put<ManagedMenu & { readonly code: string }>('/api/desk/menu/categories', body)

  it('are renamed and reordered at every location, and logged at each', async () => {
    const { categories, version } = await owner.desk()
    const turned = categories.map((each, index) => ({ ...each, name: `${each.name}!`, displayOrder: 100 - index }))
    const { status, body } = await put({ categories: turned, version })
    expect(status).toBe(200)
    expect(body.version).toBe(version + 1)
    expect(body.categories.map(({ id }) => id)).toEqual(categories.map(({ id }) => id).reverse())
    expect((await owner.get('/api/menu-categories')).body).toEqual(body.categories)
    for (const location of ['HENPR', 'HENOK', 'HEHC'])
      expect((await owner.log(location))[0]).toMatchObject({ kind: 'category' })
    expect((await put({ categories, version })).body).toMatchObject({ code: 'changed-meanwhile' })
    const [entry] = await owner.log('HEHC')
    expect((await owner.undo(entry?.id)).status).toBe(200)
    expect((await owner.get('/api/menu-categories')).body).toEqual(categories)
  })

  it('keep their ids', async () => {
    const { categories, version } = await owner.desk()
    expect((await put({ categories: categories.slice(1), version })).status).toBe(400)
    const [first, ...rest] = categories
    expect((await put({ categories: [{ ...first, id: 999 }, ...rest], version })).status).toBe(400)
  })
})
