import { assertBatch, findTooCostly, isLargeBatch, listParts, resolveMadeCosts, scaleBatch } from './prep'

const [SOY, GINGER, SAUCE, GLAZE] = [1, 2, 3, 4]
const item = (id: number, costPerUnitCents: number, batch?: ReturnType<typeof made>) => ({
  ...{ id, name: `Item ${id}`, costPerUnitCents },
  ...(batch && { batch }),
})
const made = (hundredths: number, ...recipe: readonly (readonly [id: number, hundredths: number])[]) => ({
  hundredths,
  recipe: recipe.map(([ingredientId, amount]) => ({ ingredientId, hundredths: amount })),
})
const sauce = made(400, [SOY, 300], [GINGER, 100])
const items = new Map(
  [item(SOY, 200), item(GINGER, 600), item(SAUCE, 1, sauce), item(GLAZE, 1, made(200, [SAUCE, 100]))].map((one) => [
    one.id,
    one,
  ]),
)

it('a sauce costs what its parts cost, and so does what is made of it', () => {
  const costs = resolveMadeCosts(items)
  expect([SAUCE, GLAZE, SOY].map((id) => costs.get(id)?.costPerUnitCents)).toEqual([300, 150, 200])
})

it('making half a batch takes half of each part', () => {
  expect(scaleBatch(sauce, 200)).toEqual(made(1, [SOY, 150], [GINGER, 50]).recipe)
})

it('nothing is made of itself, also by way of others', () => {
  expect([...listParts(made(1, [GLAZE, 1]), items)]).toEqual([GLAZE, SAUCE, SOY, GINGER])
  expect(() => assertBatch(SAUCE, sauce, items)).not.toThrow()
  for (const bad of [made(1, [SAUCE, 1]), made(1, [GLAZE, 1]), made(1, [SOY, 1], [SOY, 1]), made(1, [99, 1])])
    expect(() => assertBatch(SAUCE, bad, items)).toThrow('Please check what it is made of.')
})

it('records that lead back to themselves cost what is stored, and end', () => {
  const circle = new Map(
    [item(SAUCE, 70, made(100, [GLAZE, 100])), item(GLAZE, 90, made(100, [SAUCE, 100]))].map((one) => [one.id, one]),
  )
  expect(resolveMadeCosts(circle).get(SAUCE)?.costPerUnitCents).toBe(70)
})

it('what is made costs at most what a cost may be, and the change that would exceed it is found', () => {
  const most = 999_999_999
  const dear = new Map([...items, [SAUCE, item(SAUCE, 1, made(1, [SOY, most]))]])
  const costs = resolveMadeCosts(dear)
  expect([SAUCE, GLAZE].map((id) => costs.get(id)?.costPerUnitCents)).toEqual([most, most / 2 + 0.5])
  expect(findTooCostly(items, dear)?.id).toBe(SAUCE)
  // Another change of an item that costs too much already is possible, so that it can be mended.
  expect(findTooCostly(dear, dear)).toBeUndefined()
  expect(findTooCostly(items, new Map([...items, [SOY, item(SOY, most)]]))).toBeUndefined()
})

it('ten batches are made without a question', () => {
  expect([4000, 4001].map((wanted) => isLargeBatch(sauce, wanted))).toEqual([false, true])
})
