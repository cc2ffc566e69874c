import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'
import { table } from '../../platform/table/table'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** How often the dishes of the menu were queried. */
let queries = 0
table.middlewareStack.add(
  (next) => (args) => {
    if (JSON.stringify(args.input).includes('"ITEM#"')) queries += 1
    return next(args)
  },
  { step: 'initialize', name: 'count-queries' },
)

const PATH = '/api/desk/option-groups/HENPR'

it('groups that are added at once are all there, and share queries of the menu', async () => {
  const owner = await signInManager(product.url)
  const dishes = (await owner.desk()).dishes.slice(0, 3).map(({ id }) => id)
  const buildGroup = (name: string) => {
    const [kitchenName, advisory, price] = [null, null, '1.00']
    const facts = { allergensAdded: [], allergensRemoved: [], recipe: [], alsoCalled: [] }
    const option = { id: name, name, kitchenName, advisory, price, upTo: 1, isDefault: false, ...facts }
    return { name, min: 0, max: 1, dishes, options: [option] }
  }
  const add = (name: string) => owner.post<SharedOptionGroup>(PATH, buildGroup(name))
  await add('extra-0')
  queries = 0
  const names = Array.from({ length: 5 }, (_, at) => `extra-${at + 1}`)
  const answers = await Promise.all(names.map(add))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
  // Each attempt of each call reads the menu. Without sharing, there were 13 queries.
  expect(queries).toBeLessThan(2 * names.length)
  const groups = (await owner.get<SharedOptionGroup[]>(PATH)).body
  for (const name of names) expect(groups.find((group) => group.name === name)?.dishes).toEqual(dishes)
})
