import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

describe('a new dish', () => {
  it('is on the menus of several locations under one id', async () => {
    const { status, body } = await owner.tryAdding({ locations: ['HENOK', 4], allergens: [] })
    expect(status).toBe(201)
    expect(body).toMatchObject({ locationId: 4, version: 1, isAvailable: true, isArchived: false, optionGroups: [] })
    expect(await owner.onMenu(body.id)).toMatchObject({ name: body.name, price: '12.50' })
    expect(await owner.onMenu(body.id, 'HENOK')).toMatchObject({ name: body.name })
    expect(await owner.onMenu(body.id, 'HEHC')).toBeUndefined()
    expect((await owner.log('HENOK'))[0]).toMatchObject({
      kind: 'dish',
      before: null,
      after: { id: body.id, version: 1 },
    })
  })

  it('needs a unique code, ignoring case and under concurrent requests', async () => {
    const { name } = await owner.add({ code: 'Zz9' })
    const taken = await owner.tryAdding({ code: 'zZ9' })
    expect([taken.status, taken.body.code]).toEqual([409, 'code-taken'])
    expect(JSON.stringify(taken.body)).toContain(name)
    const wanted = Array.from({ length: 12 }, () => owner.tryAdding({ code: 'Race1' }))
    const statuses = (await Promise.all(wanted)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array.from({ length: 11 }, () => 409)])
    const [one, other] = [await owner.add(), await owner.add()]
    const both = await Promise.all([one, other].map(({ id, version }) => owner.change(id, { code: 'Race2', version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(
      (
        await owner.change(one.id, {
          code: one.code.toLowerCase(),
          version: (await owner.desk()).dishes.find(({ id }) => id === one.id)?.version,
        })
      ).status,
    ).toBe(200)
  })

  it('can be ordered', async () => {
    const { name } = await owner.add({ recipe: [{ itemId: 1, quantity: '0.10' }] })
    const order = await owner.order({ lines: [{ dish: await owner.dish(name), quantity: 2 }] })
    expect(order.status).toBe(201)
  })
})

describe('an archived dish', () => {
  it('leaves the menu at once and can be restored', async () => {
    const { id, version, name } = await owner.add()
    const dish = await owner.dish(name)
    const placed = await owner.order({ lines: [{ dish, quantity: 1 }] })
    expect((await owner.archive(id, version)).status).toBe(204)
    expect(await owner.onMenu(id)).toBeUndefined()
    const listed = await owner.get<{ id: number }[]>('/api/menu/availability/HENPR')
    expect(listed.body.map((each) => each.id)).not.toContain(id)
    expect((await owner.put(`/api/menu/availability/${id}/HENPR`, { isAvailable: true })).status).toBe(404)
    expect((await owner.order({ lines: [{ dish, quantity: 1 }] })).body).toMatchObject({ code: 'item-unavailable' })
    const order = await owner.get<{ items: unknown[] }>(`/api/orders/${placed.body.id}`)
    expect(JSON.stringify(order.body)).toContain(name)
    const back = await owner.restore(id, version + 1)
    expect(back.body).toMatchObject({ id, isArchived: false, version: version + 2 })
    expect(await owner.onMenu(id)).toMatchObject({ name })
  })

  it('is sold only to orders that came before the archiving', async () => {
    const { id, version, name } = await owner.add()
    const dish = await owner.dish(name)
    const orders = Array.from({ length: 8 }, () =>
      createTestClient(product.url).order({ lines: [{ dish, quantity: 1 }] }),
    )
    const [gone, ...placed] = await Promise.all([owner.archive(id, version), ...orders])
    expect(gone?.status).toBe(204)
    for (const { status, body } of placed)
      expect(status === 201 || JSON.stringify(body).includes('item-unavailable')).toBe(true)
    expect((await owner.order({ lines: [{ dish, quantity: 1 }] })).status).toBe(409)
  })

  it('frees its code, and cannot be restored while another dish has it', async () => {
    const { id, version, code } = await owner.add()
    await owner.archive(id, version)
    await owner.add({ code })
    const back = await owner.restore(id, version + 1)
    expect(back.body.code).toBe('code-taken')
  })
})

describe('the desk rejects', () => {
  const option = (more: object) => ({ id: 'no-rice', name: 'No rice', price: '0.00', ...more })
  const group = (more: object) => ({ id: 'without', name: 'Leave out', min: 0, max: 1, options: [option({})], ...more })
  let before: Awaited<ReturnType<typeof owner.dishOf>>
  beforeAll(async () => {
    before = await owner.dishOf('K1')
  })

  it.each([
    ['an unknown category', { categoryId: 999 }, 'categoryId'],
    ['a picture from elsewhere', { imageUrl: 'https://example.com/a.webp' }, 'imageUrl'],
    ['a picture by another way', { imageUrl: '/assets/../api/x.png' }, 'imageUrl'],
    ['an unknown ingredient', { recipe: [{ itemId: 424_242, quantity: '1.00' }] }, 'recipe.0.itemId'],
    ['an ingredient twice', { recipe: [1, 1].map((itemId) => ({ itemId, quantity: '1.00' })) }, 'recipe.1.itemId'],
    ['a price beyond all', { price: '1000.00' }, 'price'],
    ['a price below nothing', { price: '-1.00' }, 'price'],
    ['too much spice', { spiceLevel: 6 }, 'spiceLevel'],
    ['a name too long', { name: 'x'.repeat(81) }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    [
      'two options of one id',
      { optionGroups: [group({ options: [option({}), option({})] })] },
      'optionGroups.0.options.1.id',
    ],
    ['a least above the most', { optionGroups: [group({ min: 2, max: 1 })] }, 'optionGroups.0.min'],
    ['a choice that nothing makes by itself', { optionGroups: [group({ min: 1 })] }, 'optionGroups.0.options'],
    [
      'a default that costs',
      { optionGroups: [group({ options: [option({ isDefault: true, price: '1.00' })] })] },
      'optionGroups.0.options.0.price',
    ],
    [
      'ten of an option',
      { optionGroups: [group({ options: [option({ upTo: 10 })] })] },
      'optionGroups.0.options.0.upTo',
    ],
    [
      'less than nothing on the plate',
      { optionGroups: [group({ options: [option({ recipe: [{ itemId: 1, quantity: '-90.00' }] })] })] },
      'optionGroups.0.options.0.recipe.0.quantity',
    ],
  ])('%s', async (_what, wrong, path) => {
    const { status, body } = await owner.tryAdding(wrong)
    expect(status).toBe(400)
    expect(body.code).toBe('invalid-input')
    expect(body.errors.map((error) => error.path)).toContain(path)
    const { id, version } = before
    expect((await owner.change(id, { ...wrong, version })).body.errors.map((error) => error.path)).toContain(path)
  })

  it('without changing the dish', async () => {
    expect(await owner.dishOf('K1')).toEqual(before)
  })

  it('an option that claims to remove an allergen still in the recipe', async () => {
    const { id, version, optionGroups } = await owner.dishOf('Su6')
    const wrong = optionGroups.map((each) => ({
      ...each,
      options: each.options.map((one) => (one.name === 'No cream cheese' ? { ...one, recipe: [] } : one)),
    }))
    const { status, body } = await owner.change(id, { optionGroups: wrong, version })
    expect(status).toBe(400)
    expect(body.errors[0]?.path).toMatch(/^optionGroups\.\d\.options\.\d\.allergensRemoved$/)
  })
})
