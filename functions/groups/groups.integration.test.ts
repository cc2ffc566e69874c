import { randomBytes } from 'node:crypto'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { getItem, table, tableName } from '../platform/table/table'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Group } from '#shared/groups/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Order } from '#shared/orders/contract'
import { anonymizeOrder } from '../orders/access/anonymize-order'
import { groupKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
let roll: MenuItem
beforeAll(async () => {
  product = await startTestProduct()
  roll = await createTestClient(product.url).dish('California Roll')
})
afterAll(() => product.stop())

type Refused = Group & { readonly code: string; readonly errors: readonly { readonly path: string }[] }

const aToken = () => randomBytes(18).toString('base64url')
const line = (quantity = 1, more: object = {}) => ({ menuItemId: roll.id, quantity, ...more })

/** Starts a group order as Maya. */
async function group(lines: readonly object[] = [line(2)]) {
  const host = createTestClient(product.url)
  const token = aToken()
  const { status, body } = await host.post<Group>('/api/groups', { locationId: 4, name: 'Maya', token, lines })
  expect(status).toBe(201)
  const path = `/api/groups/${body.id}`
  return {
    host,
    token,
    id: body.id,
    path,
    started: body,
    read: async (by = token) => (await host.get<Group>(`${path}?token=${by}`)).body,
    setState: (state: 'open' | 'closed', by = token) => host.put<Refused>(`${path}/state`, { token: by, state }),
    join: (name: string, sent: readonly object[], { version = 0, token: own = aToken() } = {}) =>
      createTestClient(product.url).put<Refused>(`${path}/part`, { name, token: own, version, lines: sent }),
    send: (version: number, lines: readonly { quantity: number; for?: string }[]) =>
      host.order({
        lines: lines.map((one) => ({ dish: roll, ...one })),
        more: { group: { id: body.id, token, version } },
      }),
  }
}

it('a group order shows notes to their author and the host, names to participants, and no tokens', async () => {
  const { started, read, join, token, path, host } = await group([line(2, { notes: 'no sesame' })])
  expect(started).toMatchObject({ state: 'open', orderId: null, people: [{ name: 'Maya', version: 1 }] })
  expect(started.you).toBe(started.hostId)
  const bensToken = aToken()
  const ben = await join(' Ben\u0000 ', [line(1, { notes: 'no wasabi' }), line(2)], { token: bensToken })
  expect(ben).toMatchObject({ status: 200, body: { you: ben.body.people[1]?.id } })
  const seen = await read()
  expect(seen.people[1]).toMatchObject({ name: 'Ben', lines: [{ quantity: 3, notes: 'no wasabi', options: null }] })
  const textsOf = ({ people }: Group) => people.map(({ name, lines }) => [name, lines[0]?.notes])
  expect(textsOf(await read(bensToken))).toEqual([
    ['Maya', ''],
    ['Ben', 'no wasabi'],
  ])
  const { body: strangers } = await host.get<Group>(path)
  expect([strangers.you, textsOf(strangers)]).toEqual([
    null,
    [
      ['Maya', ''],
      ['', ''],
    ],
  ])
  expect(JSON.stringify([seen, await getItem(groupKeys.group(seen.id))])).not.toContain(token)
  expect(path.length).toBeGreaterThan('/api/groups/'.length + 20)
})

it('a participant changes their own part by its version, and a repetition changes nothing', async () => {
  const { join, read } = await group()
  const token = aToken()
  await join('Ben', [line()], { token })
  await join('Ben', [line()], { token })
  expect((await join('Ben', [line(4)], { token, version: 1 })).body.people[1]).toMatchObject({ version: 2 })
  expect(await join('Ben', [line(5)], { token, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  })
  expect((await read()).people.map(({ lines }) => lines[0]?.quantity)).toEqual([2, 4])
})

it('only the host removes lines and closes the group order', async () => {
  const { started, host, path, token, join, read, setState } = await group()
  const other = aToken()
  const [line0] = started.people[0]?.lines ?? []
  const removal = { personId: started.hostId, lineId: line0?.id }
  expect((await host.post(`${path}/removals`, { token: other, ...removal })).status).toBe(403)
  expect((await setState('closed', other)).status).toBe(403)
  expect((await host.post<Group>(`${path}/removals`, { token, ...removal })).body.people[0]?.lines).toEqual([])
  await setState('closed')
  expect(await join('Ben', [line()])).toMatchObject({ status: 409, body: { code: 'group-closed' } })
  await setState('open')
  expect((await join('Ben', [line()])).status).toBe(200)
  expect((await read()).people).toHaveLength(2)
})

it('a participant whom the host removed cannot join again with the same token', async () => {
  const { host, path, token, join, read, started } = await group()
  const own = aToken()
  const ben = await join('B\u202Een\u200B', [line()], { token: own })
  const personId = ben.body.you
  expect(ben.body.people[1]?.name).toBe('Ben')
  const remove = (by: string, whom = personId) =>
    host.post<Refused>(`${path}/people/removals`, { token: by, personId: whom })
  expect(await remove(own)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  expect(await remove(token, started.hostId)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
  const answers = await Promise.all([remove(token), remove(token), join('Cem', [line()])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read()).people.map(({ name }) => name)).toEqual(['Maya', 'Cem'])
  for (const version of [0, 1])
    expect(await join('Ben', [line()], { token: own, version })).toMatchObject({
      status: 403,
      body: { code: 'not-allowed', detail: 'The host has removed you from this group order.' },
    })
})

it('lines that cannot be ordered are rejected without a change', async () => {
  const { join, read, id } = await group()
  const before = await read()
  expect(await join('Ben', [line(1, { menuItemId: 987_654 })])).toMatchObject({ body: { code: 'item-unavailable' } })
  expect(await join('Ben', [line(1, { options: ['gold-leaf'] })])).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'lines.0.options' }] },
  })
  for (const [name, lines] of [
    ['', [line()]],
    ['\u200B\u3164 ', [line()]],
    ['...', [line()]],
    ['x'.repeat(41), [line()]],
    ['Ben', [line(100)]],
    ['Ben', [line(1, { notes: 'x'.repeat(201) })]],
  ] as const)
    expect((await join(name, lines)).status).toBe(400)
  expect((await join('Ben', [line()], { token: 'short' })).status).toBe(400)
  expect(await read()).toEqual(before)
  const visitor = createTestClient(product.url)
  expect((await visitor.get(`/api/groups/${id}x`)).status).toBe(404)
})

it('twenty participants can add lines at the same time', async () => {
  const { join, read } = await group()
  const names = Array.from({ length: 20 }, (_, at) => `Guest ${at}`)
  const answers = await Promise.all(names.map((name) => join(name, [line()])))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 200))
  const seen = await read()
  expect(seen.people.map(({ name }) => name).sort()).toEqual(['Maya', ...names].sort())
  expect(seen.version).toBe(21)
})

it('a group order ends after a day, even if its record still exists', async () => {
  const { id, read } = await group()
  await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: groupKeys.group(id),
      UpdateExpression: 'SET expiresAt = :past',
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
    }),
  )
  expect(await read()).toMatchObject({ code: 'not-found' })
})

describe('a group order that is sent', () => {
  const lines = [
    { quantity: 2, for: 'Maya' },
    { quantity: 1, for: 'Ben Smith' },
  ]

  it('becomes one order with a name on each line, and links to it', async () => {
    const { send, setState, read, join } = await group()
    await join('Ben Smith', [line()])
    expect(await send(2, lines)).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } })
    const { version } = (await setState('closed')).body
    const { status, body } = await send(version, lines)
    expect(status).toBe(201)
    expect(body.items.map((item) => item.for)).toEqual(['Maya', 'Ben Smith'])
    expect(await read()).toMatchObject({ state: 'sent', orderId: body.id })
    expect(await send(version, lines)).toMatchObject({ status: 409, body: { code: 'group-closed' } })
    expect(await setState('open')).toMatchObject({ status: 409, body: { code: 'group-closed' } })
    const { body: seen } = await createTestClient(product.url).get<Order>(`/api/orders/${body.id}`)
    expect(seen.items.map((item) => item.for)).toEqual([undefined, undefined])
    expect(seen.customerInfo).toEqual({ name: 'Dana W.' })
    const staff = await signInManager(product.url)
    expect((await staff.get<Order>(`/api/orders/${body.id}`)).body.items.map((item) => item.for)).toContain('Ben Smith')
  })

  it('is placed once though it is sent several times at once', async () => {
    const { send, setState } = await group()
    const { version } = (await setState('closed')).body
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(version, lines)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  it('contains every line that was accepted before it closed', async () => {
    const { setState, read, join } = await group()
    const [closed, ...joined] = await Promise.all([
      setState('closed'),
      ...Array.from({ length: 8 }, (_, at) => join(`Guest ${at}`, [line()])),
    ])
    const { people, version } = await read()
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(people.length - 1)
    expect(joined.filter(({ status }) => ![200, 409].includes(status))).toEqual([])
    expect(closed.body).toMatchObject({ version, people })
  })

  it('loses its names when the order is anonymized', async () => {
    const { send, setState } = await group()
    const { version } = (await setState('closed')).body
    const { body } = await send(version, lines)
    await anonymizeOrder(body.id)
    const { body: seen } = await createTestClient(product.url).get<Order>(`/api/orders/${body.id}`)
    expect(seen.items.map((item) => item.for)).toEqual([undefined, undefined])
  })
})
