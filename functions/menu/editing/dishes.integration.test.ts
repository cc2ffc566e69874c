import { randomUUID } from 'node:crypto'
import { menuKeys } from '#functions/menu/records'
import { incrementMenuVersion } from '#functions/menu/repository'
import { tableName } from '#functions/platform/table/table'
import { transact } from '#functions/platform/table/transaction'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { setStockLevel } from '#infra/testkit/fixtures/record-fixtures'
import { allergens } from '#shared/menu/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
let partner: typeof owner

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
  partner = await signInManager(product.url, 'paul.partner@example.com')
})
afterAll(() => product.stop())

describe('a dish', () => {
  it('with a new price shows on the next menu read and in the log', async () => {
    const { id, version, price } = await owner.dishOf('H5')
    const { status, body } = await owner.change(id, { price: '21.50', version })
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, price: '21.50', version: version + 1 })
    expect(await owner.onMenu(id)).toMatchObject({ price: '21.50' })
    expect((await owner.onMenu(id, 'HENOK'))?.price).not.toBe('21.50')
    const [entry] = await owner.log()
    expect(entry).toMatchObject({ kind: 'dish', subjectId: String(id), by: 'Olive Owner', before: { price, version } })
    expect(entry?.after).toEqual(body)
    expect(entry?.title).toMatch(/: price \$\d+\.\d\d to \$21\.50$/)
  })

  it('can be saved exactly as the desk returned it', async () => {
    for (const dish of (await owner.desk()).dishes.slice(0, 12)) {
      const { status, body } = await owner.change(dish.id, dish)
      expect(status).toBe(200)
      expect({ ...body, version: 0, updatedAt: '' }).toEqual({ ...dish, version: 0, updatedAt: '' })
    }
  })

  it('keeps the first of two concurrent changes and returns the current dish to the second editor', async () => {
    const { id, version } = await owner.dishOf('A1')
    const name = 'Crispy Spring Rolls'
    expect((await owner.change(id, { name, version })).status).toBe(200)
    const late = await partner.change(id, { description: 'Two of them', version })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ code: 'changed-meanwhile', current: { id, name, version: version + 1 } })
    expect(await owner.dishOf('A1')).toEqual(late.body.current)
    expect((await owner.change(id, { name: 'No version' })).body.errors.map(({ path }) => path)).toEqual(['version'])
  })

  it('accepts one of twenty changes of the same version, and concurrent changes of different dishes', async () => {
    const { id, version } = await owner.dishOf('A2')
    const bodies = Array.from({ length: 20 }, (_, index) => ({ price: `${index + 1}.25`, version }))
    const answers = await Promise.all(bodies.map((body) => owner.change(id, body)))
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await owner.dishOf('A2')).version).toBe(version + 1)
    const others = (await owner.desk()).dishes.slice(30, 50)
    const edits = await Promise.all(
      others.map((dish) => owner.change(dish.id, { isPopular: true, version: dish.version })),
    )
    expect(edits.map(({ status }) => status)).toEqual(others.map(() => 200))
  })

  it('is changed once when a request is repeated after a lost response', async () => {
    const { id, version } = await owner.dishOf('T6')
    const key = { 'idempotency-key': randomUUID() }
    const first = await owner.change(id, { name: 'Once only', version }, key)
    const again = await owner.change(id, { name: 'Once only', version }, key)
    expect([again.status, again.body]).toEqual([200, first.body])
    const leave = { 'idempotency-key': randomUUID() }
    expect((await owner.archive(id, version + 1, leave)).status).toBe(204)
    expect((await owner.archive(id, version + 1, leave)).status).toBe(204)
    expect((await owner.archive(id, version + 1)).body.code).toBe('changed-meanwhile')
  })

  it('keeps its version when its availability changes, so that open forms stay valid', async () => {
    const { id, version } = await owner.dishOf('A4')
    await owner.put(`/api/menu/availability/${id}/HENPR`, { isAvailable: false })
    expect(await owner.dishOf('A4')).toMatchObject({ version, isAvailable: false })
    expect((await owner.change(id, { price: '7.00', version })).body).toMatchObject({
      isAvailable: false,
      price: '7.00',
    })
    await owner.put(`/api/menu/availability/${id}/HENPR`, { isAvailable: true })
  })

  it('shows who declared its allergens', async () => {
    const { id, version, allergensDeclared } = await owner.dishOf('A5')
    expect(allergensDeclared).toBeNull()
    const { body } = await owner.change(id, { allergens: ['egg', 'nuts'], version })
    expect(body.allergensDeclared).toMatchObject({ by: 'Olive Owner' })
    expect(body.allergensCovered).toEqual([...allergens])
    const reordered = (await partner.change(id, { allergens: ['nuts', 'egg'], version: version + 1 })).body
    expect(reordered.allergensDeclared).toEqual(body.allergensDeclared)
    expect(reordered.allergens).toEqual(['egg', 'nuts'])
  })
})

it('an advisory shows on the menu and survives an edit of another field', async () => {
  const { id, version, advisory } = await owner.dishOf('A11')
  expect(advisory).toBe('raw')
  await owner.change(id, { price: '13.00', version })
  expect(await owner.onMenu(id)).toMatchObject({ price: '13.00', advisory: 'raw' })
  await owner.change(id, { advisory: 'undercooked', version: version + 1 })
  expect(await owner.onMenu(id)).toMatchObject({ advisory: 'undercooked' })
})

it('a declaration made before an allergen was listed does not cover it until it is confirmed', async () => {
  const { id } = await owner.dishOf('T4')
  const undeclared = {
    TableName: tableName(),
    Key: menuKeys.dish('HENPR', id),
    UpdateExpression: 'REMOVE allergensCovered',
  }
  await transact([{ write: { Update: undeclared } }, incrementMenuVersion('HENPR')])
  const { version, allergens: declared } = await owner.dishOf('T4')
  await owner.change(id, { price: '8.00', version })
  expect(await owner.onMenu(id)).toMatchObject({ undeclaredAllergens: ['peanuts'] })
  await owner.change(id, { allergens: declared, version: version + 1 })
  expect(await owner.onMenu(id)).not.toHaveProperty('undeclaredAllergens')
})

describe('a dish without a stored version', () => {
  it('counts as version 1', async () => {
    const key = menuKeys.dish('HENPR', (await owner.dishOf('J2')).id)
    expect(await owner.dishOf('J2')).toMatchObject({ version: 1, isArchived: false, allergensDeclared: null })
    const answers = await Promise.all(
      [1, 2].map((price) => owner.change(Number(key.sk.slice(5)), { price: `${price}.00`, version: 1 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a changed recipe', () => {
  it('updates the availability at once, and again when stock arrives', async () => {
    const item = await owner.post<{ id: number }>('/api/inventory/items', {
      name: `Truffle ${randomUUID()}`,
      category: 'sauces',
      unit: 'bottles',
      costPerUnit: '9.00',
    })
    const { id, version } = await owner.add()
    const recipe = [{ itemId: item.body.id, quantity: '1.00' }]
    const off = await owner.change(id, { recipe, version })
    expect(off.body).toMatchObject({ isAvailable: false, availabilityReason: 'Out of stock', version: version + 1 })
    expect(await owner.onMenu(id)).toMatchObject({ isAvailable: false })
    const optionGroups = [
      {
        id: 'extra',
        name: 'Extras',
        min: 0,
        max: 1,
        options: [{ id: 'truffle', name: 'Truffle', price: '5.00', recipe }],
      },
    ]
    const on = await owner.change(id, { recipe: [], optionGroups, version: version + 1 })
    expect(on.body).toMatchObject({ isAvailable: true, optionGroups: [{ options: [{ isAvailable: false }] }] })
    const other = await owner.change(id, { optionGroups: [], version: version + 2 })
    expect(other.body).toMatchObject({ isAvailable: true, optionGroups: [] })
    await setStockLevel({ location: 'HENPR', ingredientId: item.body.id, hundredths: 100 })
    await product.deliverStream()
    expect(await owner.onMenu(id)).toMatchObject({ isAvailable: true, optionGroups: [] })
  })
})
