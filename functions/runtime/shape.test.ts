import { readdirSync } from 'node:fs'
import * as z from 'zod/mini'
import { StockRecord } from '#functions/inventory/records'
import { OrderRecord } from '#functions/orders/records'
import { firstReleaseChanges, firstReleaseTable } from '#infra/testkit/first-release'
import { shaped, stampOf } from './shape'
import type { Upgrade } from './shape'

/** A dish's heat was a yes or no, then a number, then it was named otherwise. */
const upgrades: readonly Upgrade[] = [
  ({ isHot, ...item }) => ({ heat: isHot === true ? 3 : 0, ...item }),
  ({ heat, ...item }) => ({ spiceLevel: heat, ...item }),
]
const Plate = shaped(z.object({ name: z.string(), spiceLevel: z.int() }), upgrades)

it.each([
  ['the first shape, which says none', { name: 'Tofu', isHot: true }, 3],
  ['the second', { name: 'Tofu', heat: 4, shape: 2 }, 4],
  ['the newest', { name: 'Tofu', spiceLevel: 5, ...stampOf(upgrades) }, 5],
  ['the first, where a newer version changed the field alone', { name: 'Tofu', isHot: true, spiceLevel: 1 }, 1],
])('reads a record of %s', (_which, item, spiceLevel) => {
  expect(Plate.parse(item)).toEqual({ name: 'Tofu', spiceLevel })
})

it('leaves alone a record of a newer version: whoever reads it comes again', () => {
  expect(() => Plate.parse({ name: 'Tofu', shape: 4 })).toThrow(expect.objectContaining({ code: 'unavailable' }))
})

it('refuses what is no record, and one that lacks what its shape has', () => {
  for (const item of [undefined, 'Tofu', { shape: 3 }, { shape: 'x' }]) expect(() => Plate.parse(item)).toThrow()
})

describe('records of the first release', () => {
  it('are read, each by what its kind is read with', async () => {
    // A referral of the first release has none of what its limits need.
    const items = firstReleaseTable().filter(({ type }) => type !== 'Referral')
    const files = readdirSync('functions').flatMap((area) =>
      readdirSync(`functions/${area}`).flatMap((file) => {
        const name = /^(records(?:-\w+)?)\.ts$/.exec(file)?.[1]
        return name === undefined ? [] : [`${area}/${name}`]
      }),
    )
    const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`#functions/${file}`)))
    const read = new Set<string>()
    for (const schema of modules.flatMap((module) => Object.values(module))) {
      const isSchema = typeof schema === 'object' && schema !== null && 'def' in schema
      if (!isSchema || !(schema instanceof z.ZodMiniPipe)) continue
      const type = /"type":\{[^}]*"const":"(\w+)"/.exec(
        JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' })),
      )?.[1]
      const own = items.filter((item) => item['type'] === type)
      for (const item of own) expect(() => schema.parse(item)).not.toThrow()
      if (own.length > 0 && type !== undefined) read.add(type)
    }
    expect([...read].toSorted()).toEqual([
      'Badge',
      'Categories',
      'Code',
      'DietaryPreferences',
      'Dish',
      'Feedback',
      'Ingredient',
      'LedgerEntry',
      'Level',
      'LocationPreferences',
      'LoyaltyAccount',
      'Movement',
      'Order',
      'Question',
      'Reward',
      'Specials',
      'Stock',
      'StockClosing',
      'Tier',
      'Tour',
    ])
  })

  it('lose nothing by it', () => {
    for (const item of firstReleaseTable()) {
      const own = Object.fromEntries(Object.entries(item).filter(([name]) => !/^(?:pk|sk|gsi\d[ps]k)$/.test(name)))
      // Who claimed an order by its id alone is no longer recorded, and a code is one of several.
      const { claimedElsewhere: _claimed, codeId: _code, ...order } = own
      if (item['type'] === 'Order') expect(OrderRecord.parse(item)).toMatchObject(order)
      if (item['type'] === 'Stock') expect(StockRecord.parse(item)).toMatchObject(own)
    }
  })
})

it('has changes of the first release for every reaction', () => {
  const types = firstReleaseChanges().map(({ dynamodb }) => dynamodb?.NewImage?.['type']?.S)
  for (const type of ['Order', 'Stock', 'Dish']) expect(types).toContain(type)
})
