import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { buildNewDish } from '#infra/testkit/clients/staff-clients'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { overrideModes } from '#shared/locations/policy'
import type { Checklist } from '#shared/locations/checklist-contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { RewardsProgram } from '#shared/loyalty/program-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import type { TaxSettings } from '#shared/taxes/contract'
import type { VoiceReply } from '#shared/voice/contract'

let modes: TwoModes
let owner: Awaited<ReturnType<TwoModes['adminOfPool']>>['browser']
beforeAll(async () => {
  modes = await startTwoModes()
  owner = (await modes.adminOfPool()).browser
})
afterAll(() => modes.product.stop())

const path = `/api/desk/checklist/${liveLocation.code}`
const read = async () => (await owner.get<Checklist>(path)).body
const sign = async (id: string, isSigned: boolean) =>
  owner.put<Checklist>(path, { id, isSigned, version: (await read()).version })
const isSigned = async (id: string) => (await read()).items.find((item) => item.id === id)?.isSigned
const dishAt = async (location: typeof liveLocation, name: string) => {
  const menu = (await modes.visitor(location).get<MenuItem[]>(`/api/menu-items/${location.code}`)).body
  const dish = menu.find((each) => each.name === name)
  if (!dish) throw new Error(`There is no ${name}`)
  return dish
}

it('nothing is signed at first; a signature has its name and time, and can be taken back', async () => {
  const first = await read()
  expect(first.items.map(({ id }) => id)).toEqual(
    ['allergens', 'nutrition', 'stock', 'recipes', 'prices', 'capacities', 'settings', 'rewards', 'texts', 'pictures', 'links'], // prettier-ignore
  )
  expect(first.items.every((item) => !item.isSigned && item.by === null && item.at === null)).toBe(true)
  const signed = await sign('stock', true)
  expect(signed.body).toMatchObject({ version: first.version + 1 })
  const signature = { by: expect.stringMatching(/\w/), at: expect.stringMatching(/Z$/) }
  expect(signed.body.items[2]).toEqual({ id: 'stock', isSigned: true, ...signature })
  const old = await owner.put(path, { id: 'texts', isSigned: true, version: first.version })
  expect([old.status, old.body]).toMatchObject([409, { code: 'changed-meanwhile' }])
  await sign('stock', false)
  expect(await isSigned('stock')).toBe(false)
  expect((await owner.put(path, { id: 'weather', isSigned: true, version: 3 })).status).toBe(400)
  expect((await modes.visitor(liveLocation).get(path)).status).toBe(401)
})

it('a live site shows sample allergens and nutrition as undeclared until they are signed', async () => {
  const sample = await dishAt(testLocation, 'Spider Roll')
  expect([sample.allergens, sample.nutritionInfo]).toEqual([expect.arrayContaining(['shellfish']), expect.any(Object)])
  expect(await dishAt(liveLocation, 'Spider Roll')).toMatchObject({ allergens: null, nutritionInfo: null })

  const guest = modes.visitor(liveLocation)
  const { body: reply } = await guest.post<VoiceReply>('/api/voice/interpret', { text: 'what has no shellfish' })
  expect(JSON.stringify(reply)).not.toMatch(/Spider|California|Cola/)
  const order = await modes.orderAt(liveLocation, {
    lines: [{ dish: await dishAt(liveLocation, 'Spider Roll'), quantity: 1 }],
  })
  expect(order.items).toMatchObject([{ allergens: null }])

  await sign('allergens', true)
  expect(await dishAt(liveLocation, 'Spider Roll')).toMatchObject({ allergens: sample.allergens, nutritionInfo: null })
  await sign('nutrition', true)
  expect(await dishAt(liveLocation, 'Spider Roll')).toMatchObject({ nutritionInfo: sample.nutritionInfo })
  await sign('allergens', false)
  expect(await dishAt(liveLocation, 'Spider Roll')).toMatchObject({ allergens: null })
})

it('lists what is declared of each dish, and what is still the sample’s', async () => {
  const declared = async (name: string) => (await read()).dishes.find((dish) => dish.name === name)?.allergens
  expect(await declared('Spider Roll')).toEqual({ from: 'sample', text: expect.stringContaining('shellfish') })
  await sign('allergens', true)
  expect(await declared('Spider Roll')).toMatchObject({ from: 'sample' })
  await sign('allergens', false)
})

it('what the owner declared counts without a signature', async () => {
  const menu = (await owner.get<{ dishes: EditableDish[] }>(`/api/desk/menu/${liveLocation.code}`)).body.dishes
  const edamame = menu.find(({ name }) => name === 'Edamame')
  const saved = await owner.put(`/api/desk/menu/${liveLocation.code}/dishes/${edamame?.id}`, {
    allergens: ['soy'],
    version: edamame?.version,
  })
  expect((await read()).dishes.find(({ name }) => name === 'Edamame')?.allergens).toEqual({
    from: 'own',
    text: 'soy; nothing raw',
  })
  expect(saved).toMatchObject({ status: 200, body: { allergensDeclared: { by: expect.any(String) } } })
  expect(await dishAt(liveLocation, 'Edamame')).toMatchObject({ allergens: ['soy'] })
  const added = buildNewDish({ name: 'Lentil Soup', allergens: ['dairy'] })
  await owner.post(`/api/desk/menu/${liveLocation.code}/dishes`, added)
  expect(await dishAt(liveLocation, 'Lentil Soup')).toMatchObject({ allergens: ['dairy'] })
})

it('what a tester declared does not count once the location is live', async () => {
  const { browser } = await modes.tester('admin')
  const menu = `/api/desk/menu/${testLocation.code}`
  const { dishes } = (await browser.get<{ dishes: EditableDish[] }>(menu)).body
  const tempura = dishes.find(({ name }) => name === 'Shrimp Tempura')
  const change = { allergens: [], version: tempura?.version }
  expect((await browser.put(`${menu}/dishes/${tempura?.id}`, change)).status).toBe(200)
  const nutritionInfo = { calories: 90, proteinGrams: 8, carbohydrateGrams: 5, fatGrams: 4, sodiumMilligrams: 300 }
  const added = buildNewDish({ name: 'Shrimp Soup', allergens: [], nutritionInfo })
  expect((await browser.post(`${menu}/dishes`, added)).status).toBe(201)
  overrideModes('live')
  for (const name of ['Shrimp Tempura', 'Shrimp Soup'])
    expect(await dishAt(testLocation, name)).toMatchObject({ allergens: null, nutritionInfo: null })
  overrideModes(`${liveLocation.code}=live`)
})

it('what a tester changed is named as changed and stays hidden, however it was changed', async () => {
  const { browser } = await modes.tester('admin')
  const menu = `/api/desk/menu/${testLocation.code}`
  const find = async (name: string) =>
    (await browser.get<{ dishes: EditableDish[] }>(menu)).body.dishes.find((dish) => dish.name === name)
  const change = async (name: string, fields: Partial<EditableDish>) => {
    const dish = await find(name)
    expect((await browser.put(`${menu}/dishes/${dish?.id}`, { ...fields, version: dish?.version })).status).toBe(200)
  }
  await change('Ember Roll', { advisory: null })
  await change('Chicken Gyoza', { allergens: [] })
  await change('Chicken Gyoza', { allergens: ['nuts'] })
  const [entry] = (await browser.get<ActivityEntry[]>(`/api/desk/changes/${testLocation.code}`)).body
  expect((await browser.post(`/api/desk/changes/${entry?.id}/undo`)).status).toBe(200)
  const nutritionInfo = { calories: 90, proteinGrams: 8, carbohydrateGrams: 1, fatGrams: 4, sodiumMilligrams: 5 }
  const added = buildNewDish({ name: 'Zen Roll', allergens: null, nutritionInfo })
  expect((await browser.post(`${menu}/dishes`, added)).status).toBe(201)
  overrideModes('live')
  const { dishes } = (await owner.get<Checklist>(`/api/desk/checklist/${testLocation.code}`)).body
  const from = (name: string, fact: 'allergens' | 'nutrition') => dishes.find((dish) => dish.name === name)?.[fact].from
  expect(from('Ember Roll', 'allergens')).toBe('changed')
  expect(from('Chicken Gyoza', 'allergens')).toBe('changed')
  expect(from('Zen Roll', 'nutrition')).toBe('changed')
  expect(from('Crab Rangoon', 'allergens')).toBe('sample')
  for (const name of ['Chicken Gyoza', 'Zen Roll'])
    expect(await dishAt(testLocation, name)).toMatchObject({ allergens: null, nutritionInfo: null })
  overrideModes(`${liveLocation.code}=live`)
})

it('open pages read the menu again after a signature', async () => {
  const { version } = (await owner.get<Checklist>(path)).body
  const menu = `/api/menu-items/${liveLocation.code}?change=checklist-${version}`
  expect((await owner.get(menu)).status).toBe(200)
})

it('a signature is logged and undone, and one of a test site opens no live site', async () => {
  await sign('links', true)
  const [entry] = (await owner.get<ActivityEntry[]>(`/api/desk/changes/${liveLocation.code}`)).body
  expect(entry).toMatchObject({ kind: 'checklist', title: 'Before opening: links checked' })
  expect((await owner.post(`/api/desk/changes/${entry?.id}/undo`)).status).toBe(200)
  expect(await isSigned('links')).toBe(false)

  const { browser } = await modes.tester('admin')
  const trial = `/api/desk/checklist/${testLocation.code}`
  const { version } = (await browser.get<Checklist>(trial)).body
  expect((await browser.put<Checklist>(trial, { id: 'texts', isSigned: true, version })).body.items[8]).toMatchObject({
    isSigned: true,
  })
  expect((await browser.put(path, { id: 'texts', isSigned: true, version: 1 })).status).toBe(401)
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('lists each setting that differs from the file, since anyone may have set it at the test site', async () => {
  const { browser } = await modes.tester('admin')
  const [at, settings] = ['checklist', 'settings'].map((page) => `/api/desk/${page}/${testLocation.code}`)
  const { version } = (await browser.get<{ version: number }>(settings ?? '')).body
  await browser.put(settings ?? '', { refundLimit: '999.99', email: 'someone@example.com', version })
  expect((await browser.get<Checklist>(at ?? '')).body.changedSettings).toEqual([
    { page: 'settings', name: 'refund limit', is: '$999.99', was: '$25.00' },
    { page: 'settings', name: 'e-mail', is: 'someone@example.com', was: testLocation.email },
  ])
})

it('names what is still as in the sample, with the page that changes it', async () => {
  const { samples } = await read()
  const isOf = (of: string) => samples.filter((sample) => sample.of === of)
  expect(samples).toContainEqual({ of: 'settings', page: 'settings', name: 'phone', value: liveLocation.phone })
  expect(samples).toContainEqual({
    ...{ of: 'settings', page: 'hours', name: 'hours on Mon' },
    value: expect.stringContaining('AM'),
  })
  expect(new Set(isOf('settings').map(({ page }) => page))).toEqual(
    new Set(['settings', 'taxes', 'specials', 'hours', 'events']),
  )
  expect(samples).toContainEqual({ of: 'settings', page: 'settings', name: 'alerts to', value: 'nobody' })
  expect(new Set(isOf('capacities').map(({ page }) => page))).toEqual(new Set(['kitchen']))
  expect(isOf('links').map(({ name }) => name)).toEqual(['timesheets', 'review links', 'other links'])
  expect(samples).toContainEqual({
    ...{ of: 'recipes', page: 'ingredients', name: 'Chicken Breast', value: '$3.49 per lb, Prairie Line Meats' },
  })
})

it('names the prices, rewards and give-aways of the sample until they are the owner’s', async () => {
  const texts = async (of: string) =>
    (await read()).samples.filter((sample) => sample.of === of).map(({ name, value }) => `${name}: ${value}`)
  const menu = `/api/desk/menu/${liveLocation.code}`
  const roll = (await owner.get<{ dishes: EditableDish[] }>(menu)).body.dishes.find(({ code }) => code === 'A3')
  if (!roll) throw new Error('There is no A3')
  const price = `${roll.name}: $${roll.price}`
  expect(await texts('prices')).toEqual(
    expect.arrayContaining([price, expect.stringMatching(/^option Extra .*: \+\$\d+\.\d\d in \d+ dishes$/)]),
  )
  await owner.put(`${menu}/dishes/${roll.id}`, { price: '77.77', version: roll.version })
  expect(await texts('prices')).not.toContain(price)

  const unchanged = ['tier Platinum: from $1,500.00, free delivery', 'reward 10% Off: 10% off for 200 points']
  const referral = 'referral: 500 points for each of both'
  expect(await texts('rewards')).toEqual(
    expect.arrayContaining([
      'points for each dollar: 1',
      'code first10: 10% off a first order',
      referral,
      ...unchanged,
    ]),
  )
  const { body: program } = await owner.get<RewardsProgram>('/api/desk/rewards')
  const tea = 'A pot of tea on us: $3 off any order.'
  expect((await texts('rewards')).filter((text) => text.endsWith(tea))).toHaveLength(1)
  await owner.put('/api/desk/rewards', { ...program, referralPoints: 0, pointsPerDollar: 2 })
  expect(await texts('rewards')).toEqual(expect.arrayContaining(unchanged))
  expect(await texts('rewards')).not.toContain(referral)
})

it('names the levels, notices and marks of the sample, and what guests read of rewards', async () => {
  const named = async (name: string) =>
    (await read()).samples.filter((sample) => sample.name === name).map(({ of, value }) => `${of}: ${value}`)
  expect(await named('Chicken Breast')).toContainEqual(
    expect.stringMatching(/^stock: minimum [\d.]+ lbs, par [\d.]+ lbs$/),
  )
  expect(await named('Hibachi Party Tray')).toContainEqual(expect.stringMatching(/^texts: ordered \d+ minutes ahead$/))
  const values = (await read()).samples.map(({ value }) => value)
  expect(values).toEqual(expect.arrayContaining(['spice level 4', 'marked as popular']))
  const { body: program } = await owner.get<RewardsProgram>('/api/desk/rewards')
  const [{ name, description } = { name: '', description: '' }] = program.rewards
  expect(await named(`text of reward ${name}`)).toEqual([`rewards: ${description}`])
  const rewards = program.rewards.map((reward) => (reward.name === name ? { ...reward, description: 'Ours.' } : reward))
  expect((await owner.put('/api/desk/rewards', { ...program, rewards })).status).toBe(200)
  expect(await named(`text of reward ${name}`)).toEqual([])
})

it('names the texts, pictures and recipes of the sample until they are replaced', async () => {
  const named = async (name: string) =>
    (await read()).samples.filter((sample) => sample.name === name).map(({ of, value }) => [of, value])
  const dish = (await owner.get<{ dishes: EditableDish[] }>(`/api/desk/menu/${liveLocation.code}`)).body.dishes.find(
    ({ name }) => name === 'Agedashi Tofu',
  )
  if (!dish) throw new Error('There is no Agedashi Tofu')
  expect(await named(dish.name)).toEqual([
    ['texts', dish.description],
    ['pictures', ''],
    ['recipes', 'recipe'],
    ['prices', `$${dish.price}`],
  ])
  const change = { description: 'Our own tofu, fried to order.', imageUrl: null, version: dish.version }
  expect((await owner.put(`/api/desk/menu/${liveLocation.code}/dishes/${dish.id}`, change)).status).toBe(200)
  expect(await named(dish.name)).toEqual([
    ['recipes', 'recipe'],
    ['prices', `$${dish.price}`],
  ])
})

it('lists what a tester set that takes effect later: taxes, specials, hours, dayparts and limits', async () => {
  const { browser } = await modes.tester('admin')
  const { code } = testLocation
  const change = async <T extends { version: number }>(name: string, edit: (before: T) => object) => {
    const path = `/api/desk/${name}/${code}`
    const { body: before } = await browser.get<T>(name === 'hours' ? `/api/hours/${code}` : path)
    expect(await browser.put(path, { ...edit(before), version: before.version })).toMatchObject({ status: 200 })
  }
  const untaxed = { from: '2027-02-01', rate: 0, isDeliveryFeeTaxed: false }
  await change<TaxSettings>('taxes', ({ taxes }) => ({ taxes: [...taxes, untaxed] }))
  const tray = await dishAt(testLocation, 'Hibachi Party Tray')
  const cheap = { title: 'Tray Day', menuItemId: tray.id, dayOfWeek: 5, price: '0.01', from: '2027-02-05' }
  await change<EditableSpecials>('specials', ({ specials }) => ({ specials: [...specials, cheap] }))
  const party = { date: '2027-02-06', spans: [], note: 'Party' }
  await change<HoursWithStatus>('hours', ({ weekly, exceptions }) => ({ weekly, exceptions: [...exceptions, party] }))
  const lunch = { id: 'lunch', name: 'Lunch', days: ['mon'], from: '11:00', to: '15:00' }
  await change('dayparts', () => ({ dayparts: [lunch] }))
  await change<CapacitySettings>('capacity', (before) => ({ ...before, pickup: 1 }))
  await change<StationSettings>('stations', ({ stations: [first, ...others] }) => ({
    stations: [{ ...first, hands: 20 }, ...others],
  }))

  const { changedSettings } = (await browser.get<Checklist>(`/api/desk/checklist/${code}`)).body
  const isOf = Object.fromEntries(changedSettings.map(({ name, is }) => [name, is]))
  expect(isOf).toMatchObject({
    'tax from Feb 1, 2027': '0%, delivery fee not taxed',
    'special Friday, Tray Day': `Hibachi Party Tray $0.01, usually $${tray.price}, from Feb 5, 2027, priority 1`,
    'hours on Sat, Feb 6': 'Closed (Party)',
    'daypart Lunch': 'Lunch, Mon, 11 AM to 3 PM',
    'orders in ten minutes: pickup': '1',
    'kitchen: stations hibachi': expect.stringContaining('hands 20'),
  })
})
