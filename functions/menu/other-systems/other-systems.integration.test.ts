import { readFileSync } from 'node:fs'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ImportRow } from '#shared/menu/upload-contract'

type Result = {
  readonly format: string
  readonly rows: ImportRow[]
  readonly notices: string[]
  readonly applied: boolean
  readonly detail: string
}

const toast = readFileSync('functions/menu/other-systems/testing/toast-menu.csv', 'utf8')
const square = readFileSync('functions/menu/other-systems/testing/square-catalog.csv', 'utf8')

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function send(table: string, query = '') {
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetch(`${product.url}/api/desk/menu/HENPR/import${query}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'text/csv' },
    body: table,
  })
  const body: Result = JSON.parse(await answer.text())
  return { status: answer.status, body }
}
const findDish = async (name: string) => (await owner.desk()).dishes.find((dish) => dish.name === name)

describe("Square's catalog at the desk", () => {
  it.each([
    ['without its prices', square.replace(',Price,', ',Cost,'), 'without its column "Price"'],
    ['with an open quote', `${square}"#tea`, 'a quotation mark is never closed'],
    ['of another kind', 'Invoice,Amount\n1,2.00\n', 'There is no column "invoice"'],
  ])('is refused in words and changes nothing: a file %s', async (_what, table, words) => {
    const before = await owner.desk()
    const { status, body } = await send(table, '?apply=true')
    expect(status).toBe(400)
    expect(body.detail).toContain(words)
    expect(await owner.desk()).toEqual(before)
  })

  it('with one wrong dish changes nothing, and names its row', async () => {
    const before = await owner.desk()
    const table = square.replace(',5.75,', ',five,')
    const { rows } = (await send(table)).body
    expect(rows.filter(({ error }) => error).map(({ row, field, error }) => [row, field, error])).toEqual([
      [3, 'price', 'The variation Large needs a price, this is "five" (row 4)'],
    ])
    expect((await send(table, '?apply=true')).status).toBe(400)
    expect(await owner.desk()).toEqual(before)
  })

  it.each([
    ['commas', square],
    ['a byte order mark and semicolons', `\uFEFF${square.split('\n').map((line) => line.replaceAll(/"[^"]*(?:""[^"]*)*"|,/g, (part) => (part === ',' ? ';' : part))).join('\r\n')}`], // prettier-ignore
  ])('is previewed alike with %s', async (_what, table) => {
    const before = await owner.desk()
    const { body } = await send(table)
    expect(body).toMatchObject({ format: 'square', applied: false })
    expect(body.rows.flatMap(({ error }) => error ?? [])).toEqual([])
    expect(body.rows.filter(({ field }) => field === 'price').map(({ row, after }) => [row, after])).toEqual([[2, '14.50'], [3, '4.25'], [5, '0.00']]) // prettier-ignore
    expect(body.rows.filter(({ field }) => field === 'options').map(({ after }) => after)).toEqual([
      expect.stringMatching(/^Dips: /),
      'Size: Small (as it comes), Large +1.50',
    ])
    expect(body.notices).toEqual([
      'New categories: Poke Bowls.',
      'Archived at Square and left out: Old Roll.',
      'Not enabled at New Port Richey and left out: Nokomis Platter.',
      'Catch of the Day has no fixed price: it is at market price, which guests order by phone.',
      'The option group Boba (is not on this menu) is not linked to Milk Tea.',
      'The option group Leave out (needs the recipe of its dishes) is not linked to Catch of the Day.',
    ])
    expect(await owner.desk()).toEqual(before)
  })

  it('is applied once: again it changes nothing, and a new price changes that price only', async () => {
    expect((await send(square, '?apply=true')).body.applied).toBe(true)
    const { categories, dishes } = await owner.desk()
    const added = categories.filter(({ name }) => name === 'Poke Bowls')
    expect(added).toHaveLength(1)
    const [bowl, tea] = [await findDish('Poke Bowl'), await findDish('Milk Tea')]
    expect(bowl).toMatchObject({ code: 'POKE1', price: '14.50', categoryId: added[0]?.id, allergens: null })
    const shared = dishes.find(({ optionGroups }) => optionGroups.some(({ name }) => name === 'Dips'))
    expect(bowl?.optionGroups[0]?.id).toBe(shared?.optionGroups.find(({ name }) => name === 'Dips')?.id)
    expect(tea).toMatchObject({ code: 'SQ1', price: '4.25', allergens: null })
    expect(tea?.optionGroups.map(({ name, options }) => [name, options.map(({ price }) => price)])).toEqual([
      ['Size', ['0.00', '1.50']],
    ])
    expect(await findDish('Catch of the Day')).toMatchObject({ price: '0.00', description: '=HYPERLINK("http://x.example")' }) // prettier-ignore
    expect((await send(square, '?apply=true')).body.rows).toEqual([])
    expect((await owner.desk()).dishes).toEqual(dishes)
    await send(square.replace(',5.75,', ',6.25,'), '?apply=true')
    const dearer = await findDish('Milk Tea')
    expect(dearer?.optionGroups[0]?.options.map(({ id }) => id)).toEqual(tea?.optionGroups[0]?.options.map(({ id }) => id)) // prettier-ignore
    expect(dearer?.optionGroups[0]?.options.map(({ price }) => price)).toEqual(['0.00', '2.00'])
  })
})

it("Toast's menu export is recognised, previewed and applied once", async () => {
  const before = await owner.desk()
  const { body } = await send(toast)
  expect(body).toMatchObject({ format: 'toast', applied: false })
  expect(body.notices[0]).toBe('New categories: Curries, Noodle Bowls.')
  expect(await owner.desk()).toEqual(before)
  expect((await send(toast, '?apply=true')).body.applied).toBe(true)
  expect(await findDish('Katsu Curry')).toMatchObject({ code: '2001', price: '16.00', kitchenName: 'KATSU', allergens: null }) // prettier-ignore
  expect(await findDish('Udon Bowl')).toMatchObject({ code: 'TO1', price: '13.75' })
  expect((await send(toast, '?apply=true')).body.rows).toEqual([])
})

it("several files of Toast's are one import: previewed, applied once, with groups that dishes share", async () => {
  const names = ['toast-items.csv', 'toast-modifier-groups.csv', 'toast-modifiers.csv']
  const join = (files: readonly string[]) =>
    files.map((file) => `\u001C${file}\n${readFileSync(`functions/menu/other-systems/testing/${file}`, 'utf8')}`).join('') // prettier-ignore
  const before = await owner.desk()
  for (const missing of names) {
    const { status, body } = await send(join(names.filter((file) => file !== missing)), '?apply=true')
    expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Choose the .*file/)])
  }
  expect((await send(`${join(names)}\u001Cown.csv\ncode,price\nH3,1.00\n`)).body.detail).toContain('own.csv is none')
  expect((await send(`${join(names)}\u001Ccut.csv\n"Entity`)).body.detail).toMatch(/^cut\.csv: Row 1: a quotation mark/)
  const { body } = await send(join(names))
  expect(body).toMatchObject({ format: 'toast', applied: false })
  expect(new Set(body.rows.map(({ file }) => file))).toEqual(new Set(['toast-items.csv']))
  expect(await owner.desk()).toEqual(before)
  expect((await send(join(names), '?apply=true')).body.applied).toBe(true)
  const [shoyu, miso] = [await findDish('Shoyu Ramen'), await findDish('Miso Ramen')]
  expect(miso).toMatchObject({ code: 'RAM2', price: '15.00', allergens: null })
  expect(miso?.optionGroups.map(({ name }) => name)).toEqual(['Toppings', 'Broth', 'Dipping Sauce'])
  expect(shoyu?.optionGroups[0]).toEqual(miso?.optionGroups[0])
  expect((await send(join(names), '?apply=true')).body.rows).toEqual([])
})

it('85 dishes with sizes, dips and new categories are added at once, and 86 are refused', async () => {
  const header = 'Token,Item Name,Variation Name,Category,Price,Modifier Set - Dips\n'
  const list = (count: number) =>
    header + Array.from({ length: count }, (_, at) => `a,Tapa ${at},Small,Tapas ${at % 5},4.00,Y\nb,Tapa ${at},Large,Tapas ${at % 5},6.00,Y\n`).join('') // prettier-ignore
  const before = await owner.desk()
  expect((await send(list(86))).body.notices[0]).toBe(
    'At most 85 dishes can be changed at once, these are 86: import the file in parts.',
  )
  expect((await send(list(86), '?apply=true')).status).toBe(400)
  expect(await owner.desk()).toEqual(before)
  expect((await send(list(85), '?apply=true')).status).toBe(200)
  const after = await owner.desk()
  expect([after.dishes.length - before.dishes.length, after.categories.length - before.categories.length]).toEqual([85, 5]) // prettier-ignore
})
