import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { sign } from 'cookie-signature'
import { gamificationKeys } from '#functions/gamification/records'
import { inventoryKeys } from '#functions/inventory/records'
import { stockOf } from '#functions/inventory/store'
import { tallyAt } from '#functions/inventory/tally'
import { loyaltyKeys } from '#functions/loyalty/records'
import { DishRecord, menuChange, menuKeys } from '#functions/menu/records'
import { deleteItems, getItem, queryAll, table, tableName } from '#functions/runtime/table'
import { updateOnce } from '#functions/runtime/transact'
import { auditTable } from '#infra/proof/audit/read-table'
import { startProduct } from '#infra/testkit/test-product'
import { browserAt } from '#infra/testkit/browser'
import { change } from '#infra/testkit/change'
import { firstReleaseTable, startFirstReleaseTable } from '#infra/testkit/first-release'
import { leaveLevel } from '#infra/testkit/stock'
import type { Order } from '#shared/contract/orders'
import { locations } from '#shared/locations/index'
import { bringOptions } from './dish-options'
import { seed } from './index'
import { pantry } from './ingredients'
import { markKeys } from './marks'
import { idOfDish } from './menu/index'
import { steps } from './steps'
import { kitchenQuestions, questions } from './training'

const items = firstReleaseTable()
const dish = (code: string) => menuKeys.dish('HENPR', idOfDish(code))
const soySauce = gamificationKeys.question(3, 302)

/** What the owner of the old table has made theirs. */
const owners = [
  [dish('H3'), 'priceCents', 15_55],
  [dish('H4'), 'imageUrl', null],
  [dish('H5'), 'description', 'As my grandmother made it.'],
  [dish('Su6'), 'recipe', [{ ingredientId: 9, hundredths: 20 }]],
  [dish('Su7'), 'allergens', ['shellfish', 'gluten', 'egg', 'soy', 'nuts']],
  [loyaltyKeys.reward(2), 'pointsCost', 250],
  [gamificationKeys.question(3, 301), 'explanation', 'Ask the chef.'],
] as const

let old: Awaited<ReturnType<typeof startFirstReleaseTable>>
let product: Awaited<ReturnType<typeof startProduct>>

beforeAll(async () => {
  old = await startFirstReleaseTable()
  for (const [key, attribute, value] of owners) await change(key, attribute, value)
  product = await startProduct()
}, 60_000)
afterAll(async () => {
  await product.stop()
  await old.stop()
})

/** Somebody of the old table with the session that the first release gave. */
function signedIn(email: string) {
  const { id } = items.find((item) => item['type'] === 'User' && item['email'] === email) ?? {}
  const key = items.find(({ type }) => type === 'SigningKey')
  const user = { id, email, firstName: 'Dana', lastName: 'Whitfield', role: 'customer' }
  const session = JSON.stringify({ sid: 'first', user, via: 'development', until: Date.now() + 3_600_000 })
  const browser = browserAt(product.url)
  browser.cookies.set('session', sign(Buffer.from(session).toString('base64url'), String(key?.['value'])))
  return { id: String(id), browser }
}

describe('the product on a table of the first release', () => {
  it('leaves alone what the owner changed', async () => {
    for (const [key, attribute, value] of owners) expect(await getItem(key)).toMatchObject({ [attribute]: value })
  })

  it('brings what this version changed', async () => {
    expect(await getItem(soySauce)).toMatchObject({ explanation: expect.stringContaining('are made with it') })
    for (const { id } of steps) expect(await getItem(markKeys.step(id))).toBeDefined()
  })

  it('teaches this kitchen to a table that had only the first questions', async () => {
    for (const id of kitchenQuestions) {
      const { levelNumber, question } = questions.find((one) => one.id === id) ?? {}
      expect(items.some((item) => item['type'] === 'Question' && item['id'] === id)).toBe(false)
      expect(await getItem(gamificationKeys.question(levelNumber ?? 0, id))).toMatchObject({ question })
    }
  })

  it('brings options to the dishes that are as the sample had them, and leaves their plates as they were', async () => {
    for (const { code } of locations) {
      const menu = await queryAll({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': menuKeys.location(code) },
      })
      const samples = seed.dishes.filter((sample) => code !== 'HENPR' || !['Su6', 'Su7'].includes(sample.code))
      for (const { id, optionGroups, recipe } of samples.filter((sample) => sample.optionGroups.length > 0)) {
        expect(menu.find((item) => item['id'] === id)).toMatchObject({ optionGroups, recipe })
      }
    }
    for (const own of [dish('Su6'), dish('Su7')]) expect(await getItem(own)).not.toHaveProperty('optionGroups')
    const before = items.find(({ pk, sk }) => pk === dish('H3').pk && sk === dish('H3').sk)
    expect(DishRecord.parse(before).recipe.map(({ ingredientId }) => ingredientId)).toContain(pantry.rice.id)
    expect(DishRecord.parse(await getItem(dish('H3'))).recipe.map((line) => line.ingredientId)).not.toContain(
      pantry.rice.id,
    )
  })

  it('has what options are made of in the stock of each location', async () => {
    const { id, openingHundredths, parHundredths } = pantry.soyPaper
    expect(await getItem(inventoryKeys.ingredient(id))).toMatchObject({ name: 'Soy Paper', allergens: ['soy'] })
    for (const { code } of locations) {
      expect(await stockOf(code, id)).toMatchObject({ hundredths: openingHundredths, parHundredths, lots: [{}] })
      expect((await tallyAt(code)).levels.get(id)).toBe(openingHundredths)
    }
  })

  it('knows who was signed in, with orders and points, and takes orders', async () => {
    const { id, browser } = signedIn('dana@example.com')
    const { body: orders } = await browser.get<Order[]>(`/api/orders/user/${id}`)
    expect(orders.map((order) => order.id).toSorted()).toEqual(
      items
        .flatMap((item) => (item['type'] === 'Order' && item['userId'] === id ? [String(item['id'])] : []))
        .toSorted(),
    )
    const { points } = items.find(({ pk, sk }) => pk === `LOYALTY#${id}` && sk === 'ACCOUNT') ?? {}
    expect((await browser.get('/api/loyalty/account')).body).toMatchObject({ currentPoints: points })
    expect((await browser.order()).status).toBe(201)
  })

  it('has its books right', async () => {
    await product.deliverStream()
    expect((await auditTable({ readings: 2, pauseMs: 300 })).differences).toEqual([])
  }, 60_000)
})

describe('the step that brings options', () => {
  const contents = async () => {
    const pks = locations.flatMap(({ code }) => [menuKeys.location(code), inventoryKeys.stockOf(code)])
    const all = [...pks, inventoryKeys.ingredients].map((pk) =>
      queryAll({ KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }),
    )
    return (await Promise.all(all)).flat()
  }
  const counted = () => updateOnce({ update: { TableName: tableName(), ...menuChange('HENPR') } })
  /** A dish as it was before, with what its default options put there. */
  const asBefore = async (code: string) => {
    const [before] = items.filter(({ pk, sk }) => pk === dish(code).pk && sk === dish(code).sk)
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: dish(code),
        UpdateExpression: 'SET recipe = :recipe, isAvailable = :is, unavailableBecause = :because REMOVE optionGroups',
        ExpressionAttributeValues: { ':recipe': before?.['recipe'], ':is': false, ':because': 'stock' },
      }),
    )
    await counted()
  }

  it('changes nothing when it comes again', async () => {
    const before = await contents()
    await bringOptions(new Date())
    expect(await contents()).toEqual(before)
  })

  it('is done by two at once, and by one that comes after a killed one', async () => {
    for (const code of ['H3', 'K1']) await asBefore(code)
    await deleteItems([inventoryKeys.stock('HENPR', pantry.wasabi.id)])
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: inventoryKeys.tally('HENPR'),
        UpdateExpression: 'REMOVE levels.#id',
        ExpressionAttributeNames: { '#id': String(pantry.wasabi.id) },
      }),
    )
    await Promise.all([bringOptions(new Date()), bringOptions(new Date())])
    const [chicken, wasabi] = [await getItem(dish('H3')), await stockOf('HENPR', pantry.wasabi.id)]
    expect(chicken).toMatchObject({ optionGroups: seed.dishes.find(({ code }) => code === 'H3')?.optionGroups })
    expect(wasabi).toMatchObject({ hundredths: pantry.wasabi.openingHundredths })
  })

  it('lets orders through meanwhile, and leaves a dish off that a person takes off in that moment', async () => {
    await asBefore('Su1')
    await change(dish('Su1'), 'isAvailable', true)
    await change(dish('Su1'), 'unavailableBecause', null)
    await asBefore('K1')
    const takeOff = async () => {
      await change(dish('K1'), 'unavailableBecause', 'person')
      await counted()
    }
    const { browser } = signedIn('dana@example.com')
    const [placed] = await Promise.all([browser.order(), bringOptions(new Date()), takeOff()])
    expect(placed.status).toBe(201)
    expect(await getItem(dish('K1'))).toMatchObject({ optionGroups: expect.any(Array), unavailableBecause: 'person' })
  })

  it('puts a dish back on that was off for what is an option now', async () => {
    await leaveLevel({ location: 'HENPR', ingredientId: pantry.rice.id, hundredths: 0 })
    await asBefore('H3')
    await bringOptions(new Date())
    expect(await getItem(dish('H3'))).toMatchObject({
      isAvailable: true,
      unavailableBecause: null,
      optionsOut: ['fried-rice', 'steamed-rice'],
    })
    await asBefore('Su1')
    await change(dish('Su1'), 'unavailableBecause', 'person')
    await counted()
    await bringOptions(new Date())
    expect(await getItem(dish('Su1'))).toMatchObject({ isAvailable: false, unavailableBecause: 'person' })
  })
})
