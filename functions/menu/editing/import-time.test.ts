import { seed } from '#infra/catalogue/seed'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { measureProcessorMs } from '#infra/testkit/processor-time'
import { OptionGroupInput } from '#shared/menu/dish-inputs'
import { Problem } from '#shared/platform/problem'
import { parseGroup } from '../option-groups/present'
import { readTable } from '../other-systems/read-table'
import type { DishRecord } from '../records'
import { isKitchenNames, planKitchenNames } from '../kitchen-names/kitchen-names'
import { isOptionsTable } from '../option-groups/options-table'
import { planOptions } from '../option-groups/plan-options'
import { buildDish } from './new-dish'
import { planImport } from './plan-import'
import { indexIngredients } from './recipe-cell'
import { parseTables } from './table-rows'

/** How long one table may occupy a process, which other callers pay for. */
const MAX_MS = 300
/** Other programs and a cold compiler slow a run down; what grows by squares takes seconds. */
const ALLOWANCE = 3
/** What a request may have, less some room. */
const MAX_CHARACTERS = 240_000

const now = new Date('2027-01-14')
const categories = Array.from({ length: 40 }, (_, id) => ({ id: id + 1, name: `Category ${id}` }))

/** The most dishes of a test site, each with an option group and other names of its own. */
const dishes: readonly DishRecord[] = Array.from({ length: 500 }, (_, id) => {
  const sample = seed.dishes[id % seed.dishes.length]
  if (!sample) throw new Error('The sample has no dishes')
  const { displayOrder, ...fields } = { ...sample, dayparts: [], daypartPriceCents: {}, categoryId: 1 }
  const group = {
    id: `g${id}`,
    name: `Set ${id}`,
    min: 0,
    max: 1,
    options: [{ id: `o${id}`, name: `Option ${id}`, price: '0.00' }],
  }
  const optionGroups = [parseGroup(OptionGroupInput.parse(group))]
  const alsoCalled = Array.from({ length: 10 }, (_name, at) => `other name ${at} of dish ${id}`)
  const named = { ...fields, name: `Dish ${id}`, code: `D${id}`, alsoCalled, optionGroups }
  return buildDish(named, { id, displayOrder, dishes: [], by: 'Olive Owner', signIn: 'cognito', now })
})

const stocked = Array.from({ length: 300 }, (_, id) => ({ id, name: `Ingredient ${id}`, unit: 'lbs', allergens: [] }))
const ingredients = indexIngredients(stocked)
const catalog = {
  categoryIds: new Set(categories.map(({ id }) => id)),
  ingredients: new Map(stocked.map((each) => [each.id, each])),
}

/** Reads a table and plans its changes, as the import does. */
function plan(text: string): void {
  const files = parseTables(text)
  const [{ table } = { table: [] }] = files
  if (isKitchenNames(table)) {
    planKitchenNames(table, { dishes, ingredients: [] })
    return
  }
  if (isOptionsTable(table)) {
    planOptions(table, { dishes, ingredients, catalog })
    return
  }
  const read = readTable(files, { location: 'HEHC', dishes, categories })
  planImport({
    table: read.rows,
    dishes,
    names: { categories, ingredients },
    daypartIds: new Set(),
    by: 'Olive Owner',
    signIn: 'cognito',
    now,
    catalog,
  })
}

const fill = (header: string, rowAt: (at: number) => string, most = Infinity): string => {
  const rows = [header]
  for (let [at, size] = [0, header.length]; at < most; at += 1) {
    const row = rowAt(at)
    size += row.length + 1
    if (size > MAX_CHARACTERS) break
    rows.push(row)
  }
  return rows.join('\n')
}
const list = (length: number, entryAt: (at: number) => string, separator = ',') =>
  Array.from({ length }, (_, at) => entryAt(at)).join(separator)
const code = (at: number) => at.toString(36)

const square = 'Token,Item Name,Variation Name,Category,Categories,Price'
const toast = 'Entity Type,Operation,Name,Price,Menu Group(s)'
const nested = 'Operation,Entity type,Operation ID,Version ID or operation ID,Name,Parent entity type,Parent version ID or operation ID,Pricing strategy or method,Price' // prettier-ignore
const own = 'code,name,also called,price,category,station,allergens,dayparts,daypart prices'
/** Options in groups of 30, each with the cells of its group and the codes of this many dishes. */
const inGroups = (cells: string, cellsAt: (at: number) => string, most: number, count: number) =>
  fill(`group,option,price,dishes,${cells}`, (at) => `Extras ${Math.floor(at / 30)},Extra ${at},0.00,${at % 30 === 0 ? `"${list(count, (each) => `D${each}`)}"` : ''},${cellsAt(at)}`, most) // prettier-ignore
const recipe = (at: number, sign = '') => `"${list(36, (each) => `#${(each * 7 + at) % 290} ${sign}1`, ';')}"`
const toastFile = (rows: readonly string[]) => `\u001Cfile\n${nested}\n${rows.join('\n')}\n`
const toastRows = (type: string, from: number, count: number, name: string, parent: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => `CREATE,${type},${from + at},,${name} ${at},${parent(at)},BASE,1.00`)
const ofMenu = () => 'MENU_GROUP,1'
const names = (at: number) => list(10, (each) => `other ${each} of ${at}x`, ';')

const tables: Readonly<Record<string, string>> = {
  'Square: one dish in as many categories as fit': fill(square, () => `,A,Regular,,"${list(60_000, code)}",1.00`, 1),
  'Square: many dishes in many categories': fill(square, (at) => `,A${at},Regular,,"${list(20, (each) => code(at * 20 + each))}",1.00`, 500), // prettier-ignore
  'Square: long cells of categories': fill(square, (at) => `,A${at},Regular,,"${list(1600, code)}",1.00`, 500),
  'Square: as many columns as fit': fill(`${square},${list(40_000, code)}`, () => ',A,Regular,C,,1.00', 1),
  'Square: as many linked sets as may be': fill(`${square},${list(190, (at) => `Modifier Set - Set ${at}`)}`, (at) => `,Dish ${at},Regular,Category 1,,1.00,${list(190, () => 'Y')}`, 500), // prettier-ignore
  'Square: linked sets that the menu lacks': fill(`${square},${list(190, (at) => `Modifier Set - ${code(at)}`)}`, (at) => `,D${at},Regular,Category 1,,1.00,${list(190, () => 'y ')}`, 500), // prettier-ignore
  'Square: one dish of many variations': fill(square, (at) => `,A,${'s'.repeat(400)}${at},Category 1,,1.00`, 500),
  'Square: new categories': fill(square, (at) => `,A${at},Regular,${'c'.repeat(400)} ${at},,1.00`, 500),
  'Toast: one dish in as many groups as fit': fill(toast, () => `MENU_ITEM,,A,1.00,"${list(60_000, code)}"`, 1),
  'Toast: long cells of groups': fill(toast, (at) => `MENU_ITEM,,A${at},1.00,"${list(1600, code)}"`, 500),
  'Toast: as many rows as may be': fill(toast, (at) => `MENU_ITEM,,Dish ${at},1.00,"${list(20, code)}${'x'.repeat(380)}"`, 500), // prettier-ignore
  'Toast: one group of as many modifiers as may be for all items': fill(nested, (at) => (at < 250 ? `CREATE,MENU_ITEM,i${at},,Dish ${at},MENU_GROUP,1,BASE,1.00` : at === 250 ? 'CREATE,MODIFIER_GROUP,g,,Dips,MENU_GROUP,1,BASE,0.50' : `CREATE,MODIFIER,m${at},,Dip ${at},MODIFIER_GROUP,g,BASE,`), 500), // prettier-ignore
  'Toast: as many groups as may be for one item': fill(nested, (at) => (at === 0 ? 'CREATE,MENU_ITEM,i,,Dish 1,MENU_GROUP,1,BASE,1.00' : at < 250 ? `CREATE,MODIFIER_GROUP,g${at},,Dips ${at},MENU_ITEM,i,BASE,0.50` : `CREATE,MODIFIER,m${at},,Dip ${at},MODIFIER_GROUP,g${at - 249},BASE,`), 500), // prettier-ignore
  'Toast: parents that no row has': fill(nested, (at) => `CREATE,MODIFIER,m${at},,Dip ${at},MODIFIER_GROUP,${code(at).repeat(100)},BASE,`, 500), // prettier-ignore
  'Toast: several files': list(10, (file) => `\u001Cfile ${file}\n${nested}\n${list(400, (at) => `CREATE,MENU_ITEM,${file * 400 + at},,Dish ${at},MENU_GROUP,1,,1`, '\n')}\n`, ''), // prettier-ignore
  'the own table: new dishes with other names': fill(own, (at) => `N${at},New ${at},${names(at)},1.00,Category 1,sushi,none,,`, 500), // prettier-ignore
  'the own table: changed dishes with other names': fill(own, (at) => `D${at},Dish ${at},${names(at)},1.00,Category 1,sushi,none,,`, 500), // prettier-ignore
  'the own table: long lists': fill(own, (at) => `D${at},Dish ${at},"${list(800, code)}",1.00,Category 1,sushi,"${list(400, () => 'egg')}","${list(400, code)}","${list(400, (each) => `${code(each)} 1`, ';')}"`, 500), // prettier-ignore
  'the own table: long recipes': fill('code,recipe', (at) => `D${at},"${list(30, (each) => `Ingredient ${each} ${at + 1}.50`, ';')}"`, 500), // prettier-ignore
  'the own table: ingredients that stock lacks': fill('code,recipe', (at) => `D${at},"${list(900, code, ';')}"`, 500),
  'options of every group': fill('group,option,price,recipe', (at) => `Set ${at},Option ${at},9.00,"${list(30, (each) => `Ingredient ${each} 0.50`, ';')}"`, 500), // prettier-ignore
  'new options of every group': fill('group,option,price', (at) => `Set ${at % 20},New ${at},1.00`, 500),
  'one new group for all dishes': fill('group,option,price,dishes', (at) => `Extras,Extra ${at % 30},1.00,${at < 30 ? `"${list(500, (each) => `D${each}`)}"` : ''}`, 500), // prettier-ignore
  'new groups for all dishes': fill('group,option,price,dishes', (at) => `Extras ${at},Extra,1.00,"${list(500, (each) => `D${each}`)}"`, 500), // prettier-ignore
  'groups that change their dishes': fill('group,option,price,dishes', (at) => `Set ${at},Option ${at},1.00,"${list(400, (each) => `D${each}`)}"`, 500), // prettier-ignore
  'more new groups than a dish may have': inGroups('default', () => '', 500, 95),
  'more new groups than a dish may have, for all dishes': inGroups('default', () => '', 500, 500),
  'new groups for more dishes than may be': inGroups('default', () => '', 360, 500),
  'as many new options as may be, with recipes': inGroups('recipe', (at) => recipe(at), 360, 95),
  'as many new options as may be, without allergens': inGroups('removes allergens', () => '"egg,soy,dairy"', 120, 95),
  'new options that take out of dishes': inGroups('recipe,default', (at) => `${recipe(at, at % 2 ? '-' : '')},yes`, 180, 95), // prettier-ignore
  'Toast: as many modifiers as may be for all items': toastFile([...toastRows('MENU_ITEM', 0, 95, 'Dish', ofMenu), ...toastRows('MODIFIER_GROUP', 100, 12, 'Dips', ofMenu), ...toastRows('MODIFIER', 200, 360, 'Dip', (at) => `MODIFIER_GROUP,${100 + (at % 12)}`)]), // prettier-ignore
  'Toast: more groups than a dish may have': toastFile([...toastRows('MENU_ITEM', 0, 170, 'Dish', ofMenu), ...toastRows('MODIFIER_GROUP', 200, 160, 'Dips', ofMenu), ...toastRows('MODIFIER', 400, 160, 'Dip', (at) => `MODIFIER_GROUP,${200 + at}`)]), // prettier-ignore
  'Toast: modifiers of wrong prices for all items': toastFile([...toastRows('MENU_ITEM', 0, 250, 'Dish', ofMenu), ...toastRows('MODIFIER_GROUP', 300, 9, 'Dips', ofMenu), ...toastRows('MODIFIER', 400, 240, 'Dip', (at) => `MODIFIER_GROUP,${300 + (at % 9)}`)].map((row) => row.replace(/^(.*MODIFIER_GROUP.*)1.00$/, '$1free'))), // prettier-ignore
  'Toast: files of more rows than one table may have': [toastFile(toastRows('MENU_ITEM', 0, 60, 'Dish', ofMenu)), ...list(2, (file) => toastFile(toastRows('MODIFIER_GROUP', 1000 + Number(file) * 500, 500, 'Dips', ofMenu)), '|').split('|'), ...list(2, (file) => toastFile(toastRows('MODIFIER', 3000 + Number(file) * 500, 500, 'Dip', (at) => `MODIFIER_GROUP,${1000 + Number(file) * 500 + at}`)), '|').split('|')].join(''), // prettier-ignore
  'kitchen names of options': fill('what,name,kitchen name', (at) => `option,Option ${at},${'k'.repeat(400)}`, 500),
  'kitchen names of dishes': fill('what,name,kitchen name', (at) => `dish,Dish ${at},Kitchen ${at}`, 500),
  'blank lines': fill('code,name', () => ''),
  'blank cells': fill('code,name', () => ','.repeat(1000)),
  'quotes within a cell': fill('code,name', (at) => `D${at},"${'""'.repeat(230)}"`, 500),
  'quotes of cells that go on': fill('code,name', () => '"a" "b"'),
  'spaces within a cell': fill('code,name', () => `D1,"${' '.repeat(239_000)}x"`, 1),
  apostrophes: fill('code,name', () => `D1,${"'".repeat(239_000)}=`, 1),
  'many short rows': fill('code,name', (at) => `${code(at)},x`),
}

it.each(Object.entries(tables))('the worst table occupies a process briefly: %s', (_what, table) => {
  const limit = scaleLimit(MAX_MS * ALLOWANCE)
  const ms = measureProcessorMs(() => {
    try {
      plan(table)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }, limit)
  expect(ms).toBeLessThan(limit)
})

it.each([
  ['Square', square, ',A,R,C,,1'],
  ['Toast', toast, 'MENU_ITEM,,A,1,C'],
])('blank columns, which spreadsheets add, cost nothing for each row: %s', (_what, header, row) => {
  const limit = scaleLimit(MAX_MS)
  const ms = measureProcessorMs(() => plan(fill(header + ','.repeat(230_000), () => row, 400)), limit)
  expect(ms).toBeLessThan(limit)
})
