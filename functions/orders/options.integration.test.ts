import { seed } from '#infra/catalogue/seed'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { setStockLevel } from '#infra/testkit/fixtures/record-fixtures'
import type { MenuItem } from '#shared/menu/contract'
import type { Ticket } from '#shared/orders/contract'
import type { ReorderItem } from '#shared/orders/history-contract'
import type { ServerMessage } from '#shared/live/messages'
import { getDefaultOptionIds, resolveSelection, sumOptionCents } from '#shared/menu/options'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { getLineRecipe } from '#shared/menu/recipes'
import { getTally } from '../inventory/stock-tally'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
const DISH = 'Hibachi Chicken'
const NOODLES = ['noodles', 'yum-yum', 'extra-yum-yum', 'extra-yum-yum', 'no-onions']

/** Returns the ingredients of a sample dish with these options, in hundredths of a unit. */
function recipeOf(name: string, options: readonly string[] | undefined): ReadonlyMap<number, number> {
  const dish = seed.dishes.find((one) => one.name === name)
  if (!dish) throw new Error(`the sample has no ${name}`)
  const lines = getLineRecipe(dish.recipe, resolveSelection(dish.optionGroups, options).chosen)
  return new Map(lines.map(({ ingredientId, hundredths }) => [ingredientId, hundredths]))
}

const levels = async () => (await getTally('HENPR')).levels

describe('a dish with options', () => {
  it('has the price, allergens and ingredients of its options, separately from the default dish', async () => {
    const guest = visitor()
    const [dish, before] = [await guest.dish(DISH), await levels()]
    const { chosen, faults } = resolveSelection(dish.optionGroups, NOODLES)
    expect(faults).toEqual([])
    const { status, body } = await guest.order({
      lines: [
        { dish, quantity: 2, options: NOODLES, notes: 'egg allergy' },
        { dish, quantity: 1 },
      ],
    })
    expect(status).toBe(201)
    const [built, plain] = body.items
    expect(built?.unitPrice).toBe(centsToDecimal(toCents(dish.price) + sumOptionCents(chosen)))
    expect(built?.customizations).toEqual({
      notes: 'egg allergy',
      options: chosen.map(({ group, option, quantity }) => ({
        id: option.id,
        group: group.name,
        name: option.name,
        price: option.price,
        quantity,
      })),
    })
    expect(plain?.customizations?.options.map(({ id }) => id)).toEqual(getDefaultOptionIds(dish.optionGroups))
    expect(plain).toMatchObject({ unitPrice: dish.price, allergens: dish.allergens, differs: { options: [] } })

    const after = await levels()
    const [noodles, rice] = [recipeOf(DISH, NOODLES), recipeOf(DISH, undefined)]
    for (const [id, level] of before)
      expect([id, level - (after.get(id) ?? 0)]).toEqual([id, 2 * (noodles.get(id) ?? 0) + (rice.get(id) ?? 0)])
    await guest.post(`/api/orders/${body.id}/cancel`)
    await product.deliverStream()
    expect(await levels()).toEqual(before)
  })

  it('shows the kitchen how it differs from the default dish', async () => {
    const [guest, chef] = [visitor(), await signInCook(product.url)]
    const { body } = await guest.order({ lines: [{ dish: await guest.dish(DISH), quantity: 1, options: NOODLES }] })
    const { body: tickets } = await chef.get<Ticket[]>('/api/kitchen/orders/HENPR')
    const line = tickets.find(({ id }) => id === body.id)?.orderItems[0]
    expect(line?.differs).toEqual({ options: ['noodles', 'extra-yum-yum', 'no-onions'], leftOut: [] })
  })

  it('loses an allergen only with the option that contains it', async () => {
    const guest = visitor()
    const dish = await guest.dish(DISH)
    const allergensWith = async (options: readonly string[]) =>
      (await guest.order({ lines: [{ dish, quantity: 1, options }] })).body.items[0]?.allergens
    expect(await allergensWith(['steamed-rice', 'yum-yum'])).toContain('egg')
    expect(await allergensWith(['steamed-rice'])).not.toContain('egg')
    expect(await allergensWith(['fried-rice'])).toContain('egg')
  })

  it('is marked as undercooked with the doneness that makes it so', async () => {
    const guest = visitor()
    const dish = await guest.dish('Hibachi Steak')
    const advisoryWith = async (doneness: string) =>
      (await guest.order({ lines: [{ dish, quantity: 1, options: [doneness] }] })).body.items[0]?.advisory
    expect(await advisoryWith('medium-rare')).toBe('undercooked')
    expect(await advisoryWith('well-done')).toBeUndefined()
  })

  it.each([
    ['an unknown option', ['lobster-hat']],
    ['two kinds of rice', ['fried-rice', 'steamed-rice']],
  ])('is rejected with %s, with the path of its line', async (_what, options) => {
    const guest = visitor()
    const [roll, dish] = [await guest.dish('California Roll'), await guest.dish(DISH)]
    const { status, body } = await guest.order({
      lines: [
        { dish: roll, quantity: 1 },
        { dish, quantity: 1, options },
      ],
    })
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors: [{ path: 'items.1.customizations.options' }] },
    })
  })

  it('is reordered with the options that still exist', async () => {
    const guest = visitor()
    await guest.signIn('again@example.com')
    const dish = await guest.dish(DISH)
    await guest.order({
      lines: [
        { dish, quantity: 1, options: NOODLES },
        { dish, quantity: 2 },
        { dish, quantity: 1, options: [] },
      ],
    })
    const { body } = await guest.get<ReorderItem[]>('/api/orders/last-order-items')
    expect(body.map(({ quantity, options, leftOut }) => [quantity, options, leftOut])).toEqual([
      [1, ['noodles', 'extra-yum-yum', 'extra-yum-yum', 'no-onions'], ['fried-rice']],
      [2, [], []],
      [1, [], ['fried-rice', 'yum-yum']],
    ])
  })
})

describe('an option whose ingredient runs out', () => {
  const ROLL = 'California Roll'
  const option = (dish: MenuItem, id: string) =>
    dish.optionGroups.flatMap(({ options }) => options).find((one) => one.id === id)
  const soyPaper = [...recipeOf(ROLL, ['soy-paper'])].find(([id]) => !recipeOf(ROLL, []).has(id))
  const [ingredientId, portion] = soyPaper ?? [0, 0]
  const leave = async (hundredths: number) => {
    await setStockLevel({ location: 'HENPR', ingredientId, hundredths })
    await product.deliverStream()
  }

  it('is sold out until it is restocked, while the dish stays available', async () => {
    const guest = visitor()
    const { id: menuItemId } = await guest.dish(ROLL)
    const page = await openTestSocket(product.socketUrl)
    page.send({ type: 'subscribe_location', locationId: 'HENPR' })
    page.send({ type: 'ping' })
    await page.hear(({ type }) => type === 'pong')
    await leave(portion - 1)
    const isOfRoll = (message: ServerMessage) => message.type === 'menu_update' && message.menuItemId === menuItemId
    expect(await page.hear(isOfRoll)).toEqual({
      type: 'menu_update',
      menuItemId,
      isAvailable: true,
      optionsOut: ['soy-paper'],
    })
    await page.close()
    const dish = await guest.dish(ROLL)
    expect({ dish: dish.isAvailable, option: option(dish, 'soy-paper')?.isAvailable }).toEqual({
      dish: true,
      option: false,
    })
    const { status, body } = await guest.order({ lines: [{ dish, quantity: 1, options: ['soy-paper'] }] })
    expect({ status, body }).toMatchObject({
      status: 409,
      body: {
        code: 'item-unavailable',
        unavailable: [{ menuItemId: dish.id, name: ROLL, option: { id: 'soy-paper' } }],
      },
    })
    expect((await guest.order({ lines: [{ dish, quantity: 1 }] })).status).toBe(201)
    await leave(50 * portion)
    expect(option(await guest.dish(ROLL), 'soy-paper')?.isAvailable).toBe(true)
  })

  it('is left out if it is a default, and rejects the order if the guest chose it', async () => {
    const guest = visitor()
    const brought = [...recipeOf(DISH, ['yum-yum'])].find(([id]) => !recipeOf(DISH, []).has(id))
    const before = (await levels()).get(brought?.[0] ?? 0) ?? 0
    await setStockLevel({ location: 'HENPR', ingredientId: brought?.[0] ?? 0, hundredths: 0 })
    await product.deliverStream()
    const dish = await guest.dish(DISH)
    const { status, body } = await guest.order({ lines: [{ dish, quantity: 1 }] })
    expect(status).toBe(201)
    expect(body.items[0]?.customizations?.options.map(({ id }) => id)).toEqual(['fried-rice'])
    expect(body.items[0]?.differs.leftOut).toEqual(['Yum yum sauce'])
    const chosen = await guest.order({ lines: [{ dish, quantity: 1, options: ['fried-rice', 'yum-yum'] }] })
    expect(chosen.status).toBe(409)
    await setStockLevel({ location: 'HENPR', ingredientId: brought?.[0] ?? 0, hundredths: before })
    await product.deliverStream()
    // Half the menu has this sauce, and each dish is updated separately, hence the long timeout.
  })

  it('is sold to one of twelve concurrent orders for the last portion', async () => {
    await leave(50 * portion)
    const dish = await visitor().dish(ROLL)
    await setStockLevel({ location: 'HENPR', ingredientId, hundredths: portion })
    const lines = [{ dish, quantity: 1, options: ['soy-paper'] }]
    const answers = await Promise.all(Array.from({ length: 12 }, () => visitor().order({ lines })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await levels()).get(ingredientId)).toBe(0)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, body } of refused)
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
  })
})

describe('an option that a manager removes', () => {
  it('is listed as missing when an earlier order is reordered', async () => {
    const guest = visitor()
    await guest.signIn('once.more@example.com')
    const dish = await guest.dish(DISH)
    expect(await guest.order({ lines: [{ dish, quantity: 1, options: NOODLES }] })).toMatchObject({ status: 201 })
    const owner = await signInManager(product.url)
    const { id, version, optionGroups } = await owner.dishOf(dish.code)
    const without = optionGroups.map((group) => ({
      ...group,
      options: group.options.filter((option) => option.id !== 'no-onions'),
    }))
    expect((await owner.change(id, { version, optionGroups: without })).status).toBe(200)
    const [again] = (await guest.get<ReorderItem[]>('/api/orders/last-order-items')).body
    expect(again).toMatchObject({ optionsGone: ['No onions'], leftOut: ['fried-rice'] })
    expect(again?.options).toEqual(['noodles', 'extra-yum-yum', 'extra-yum-yum'])
  })
})
