import { createFakePrinter, type AddedPrinter } from './testing/fake-printer'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { setClock } from '#infra/testkit/fake-clock'
import { scanTable } from '#infra/operate/audit/audit'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Printer } from '#shared/printing/contract'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const PRINTERS = '/api/desk/printers/HENPR'
type Made = AddedPrinter
const printerAt = (made: Made) => createFakePrinter(product.url, made)

const aPrinter = async (more: object = {}) =>
  printerAt((await owner.post<Made>(PRINTERS, { name: 'Grill', ...more })).body)

async function anOrder(dish: string, more: { notes?: string; scheduledFor?: string } = {}): Promise<Order> {
  const guest = createTestClient(product.url)
  const { notes, ...rest } = more
  const lines = [{ dish: await guest.dish(dish), quantity: 2, ...(notes && { notes }) }]
  const { body, status } = await guest.order({ lines, more: rest })
  expect(status).toBe(201)
  await product.deliverStream()
  return body
}

const number = ({ ticketNumber }: Order) => `#${ticketNumber} PICKUP`

describe('a printer of the kitchen', () => {
  it('prints two copies if so set, and takes `OK` of older firmware as printed', async () => {
    const printer = await aPrinter({ copies: 2 })
    const order = await anOrder('California Roll')
    const offer = await printer.poll()
    await printer.fetchJob()
    await printer.confirm('ERROR', offer.jobToken)
    expect((await printer.poll()).jobToken).toBe(offer.jobToken)
    await printer.fetchJob()
    await printer.confirm('OK', offer.jobToken)
    // The repeated confirmation does not take the second copy away.
    await printer.confirm('OK', offer.jobToken)
    expect(await printer.printAll()).toEqual([expect.stringMatching(new RegExp(`^${number(order)}`))])
    expect(await owner.post(PRINTERS, { name: 'Pass', copies: 3 })).toMatchObject({ status: 400 })
  })

  it('prints each ticket once, with the allergy above the dishes, and no orders from before it was added', async () => {
    await anOrder('California Roll')
    const printer = await aPrinter()
    expect(await printer.poll()).toEqual({ jobReady: false })
    const order = await anOrder('California Roll', { notes: 'allergic to sesame' })
    const [ticket = '', ...more] = await printer.printAll()
    expect(more).toEqual([])
    expect(ticket).toContain(number(order))
    expect(ticket.indexOf('ALLERGY')).toBeLessThan(ticket.indexOf('2 x California Roll'))
    expect(await printer.printAll()).toEqual([])
  })

  it('prints an edited order again if it had printed it, and a queued ticket with the changes only once', async () => {
    const printer = await aPrinter()
    const guest = createTestClient(product.url)
    const [roll, tea] = [await guest.dish('California Roll'), await guest.dish('Green Tea')]
    const order = (await guest.order({ lines: [{ dish: roll, quantity: 1 }] })).body
    await product.deliverStream()
    const edit = async (version: number, quantity: number) => {
      const lines = [
        { menuItemId: roll.id, quantity: 1 },
        { menuItemId: tea.id, quantity },
      ]
      const { body } = await guest.put<Order>(`/api/orders/${order.id}/lines`, { lines, version })
      await product.deliverStream()
      return body.version
    }
    // The beginning of a minute.
    setClock(Math.ceil(Date.now() / 60_000) * 60_000)
    const version = await edit(order.version, 1)
    const [queued = '', ...more] = await printer.printAll()
    expect([more, queued.includes('ADDED 1 x Green Tea')]).toEqual([[], true])
    const next = await edit(version, 3)
    // The edits of a minute are one ticket, so that a guest can't use up the paper.
    await edit(next, 4)
    expect(await printer.printAll()).toEqual([])
    setClock(Date.now() + 60_000)
    const [again = '', ...others] = await printer.printAll()
    jest.useRealTimers()
    expect([others, again.includes('ADDED 4 x Green Tea')]).toEqual([[], true])
  })

  it('is offered a ticket again after a paper jam, and none while it is stuck or printing', async () => {
    const printer = await aPrinter()
    const order = await anOrder('California Roll')
    const { jobToken } = await printer.poll()
    await printer.fetchJob()
    expect((await printer.confirm('410 Paper out', jobToken)).status).toBe(200)
    expect(await printer.poll({ statusCode: '410%20Paper%20out' })).toEqual({ jobReady: false })
    expect(await printer.poll({ printingInProgress: true })).toEqual({ jobReady: false })
    expect(await printer.printAll()).toEqual([expect.stringContaining(number(order))])
  })

  it('prints a ticket again after a power loss, with and without a job token in its confirmation', async () => {
    const printer = await aPrinter()
    const order = await anOrder('California Roll')
    await printer.fetchJob()
    // The printer lost power. Older firmware confirms without a job token.
    expect(await (await printer.fetchJob()).text()).toContain(number(order))
    await printer.confirm('200 OK')
    expect(await printer.poll()).toEqual({ jobReady: false })
    expect((await printer.fetchJob()).status).toBe(404)
    expect((await printer.confirm('200 OK')).status).toBe(200)
  })

  it('of a station prints only dishes of that station', async () => {
    const sushi = await aPrinter({ name: 'Sushi bar', stations: ['sushi'] })
    const all = await aPrinter()
    await anOrder('Hibachi Chicken')
    const rolls = await anOrder('California Roll')
    expect(await sushi.printAll()).toEqual([expect.stringContaining(number(rolls))])
    expect(await all.printAll()).toHaveLength(2)
  })

  it('prints a scheduled order when it is fired: at its time, or when the kitchen starts early', async () => {
    const printer = await aPrinter()
    const scheduledFor = new Date(Date.now() + 3 * 3600_000).toISOString()
    const order = await anOrder('California Roll', { scheduledFor })
    expect(await printer.poll()).toEqual({ jobReady: false })
    await owner.put(`/api/kitchen/orders/${order.id}/status`, { status: 'confirmed' })
    await product.deliverStream()
    expect(await printer.printAll()).toEqual([expect.stringContaining('FOR ')])
  })

  it('prints a rescheduled order when it is fired for its new time', async () => {
    const printer = await aPrinter()
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    const order = await anOrder('California Roll', { scheduledFor: inMinutes(180) })
    const moveTo = async (minutes: number) => {
      const { status } = await owner.put(`/api/kitchen/orders/${order.id}/slot`, { at: inMinutes(minutes) })
      expect(status).toBe(200)
      await product.deliverStream()
    }
    await moveTo(240)
    expect(await printer.poll()).toEqual({ jobReady: false })
    await moveTo(15)
    expect(await printer.printAll()).toEqual([expect.stringContaining('FOR ')])
  })

  it('that was off for hours prints only what is still to be made', async () => {
    const printer = await aPrinter()
    const [first, second, open] = [
      await anOrder('California Roll'),
      await anOrder('California Roll'),
      await anOrder('California Roll'),
    ]
    for (const { id } of [first, second]) await owner.put(`/api/kitchen/orders/${id}/status`, { status: 'completed' })
    await product.deliverStream()
    expect(await printer.printAll()).toEqual([expect.stringContaining(number(open))])
  })

  it('does not print an order that was cancelled before', async () => {
    const printer = await aPrinter()
    const order = await anOrder('California Roll')
    await owner.put(`/api/kitchen/orders/${order.id}/status`, { status: 'cancelled' })
    expect((await printer.fetchJob()).status).toBe(404)
    await product.deliverStream()
    expect(await printer.poll()).toEqual({ jobReady: false })
  })
})

describe('for a manager', () => {
  it('a printer has a name and a status, and is removed permanently', async () => {
    const made = await owner.post<Made>(PRINTERS, { name: 'Pass' })
    expect(made.status).toBe(201)
    const printer = printerAt(made.body)
    const seen = async () => (await owner.get<Printer[]>(PRINTERS)).body.find(({ id }) => id === made.body.id)
    expect(await seen()).toMatchObject({ name: 'Pass', stations: null, seenAt: null })
    await anOrder('California Roll')
    await printer.poll({ statusCode: '211%20Paper%20low' })
    expect(await seen()).toMatchObject({ state: '211 Paper low', seenAt: expect.stringMatching(/Z$/) })
    expect(JSON.stringify(await seen())).not.toContain(made.body.token)
    expect((await owner.delete(`${PRINTERS}/${printer.id}`)).status).toBe(204)
    await expect(printer.poll()).rejects.toThrow('polled 404')
    expect((await printer.fetchJob()).status).toBe(404)
    expect((await printer.confirm('200 OK')).status).toBe(404)
    expect((await owner.delete(`${PRINTERS}/${printer.id}`)).status).toBe(404)
  })

  it.each([{}, { name: '' }, { name: 'A', stations: [] }, { name: 'A', stations: ['roof'] }, { name: 'A', of: 1 }])(
    'refuses %j, and is the owner’s alone',
    async (body) => {
      const before = (await owner.get<Printer[]>(PRINTERS)).body
      expect(await owner.post(PRINTERS, body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
      const stranger = createTestClient(product.url)
      expect((await stranger.post(PRINTERS, { name: 'Mine' })).status).toBe(401)
      expect((await owner.get<Printer[]>(PRINTERS)).body).toEqual(before)
    },
  )

  it('has at most 20 printers, because each order queues a ticket for each', async () => {
    const add = () => owner.post<Made>('/api/desk/printers/HEHC', { name: 'Many' })
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) statuses.push((await add()).status)
    expect([statuses.slice(0, 20).every((status) => status === 201), statuses.at(-1)]).toEqual([true, 400])
    const [first] = (await owner.get<Printer[]>('/api/desk/printers/HEHC')).body
    expect((await owner.delete(`/api/desk/printers/HEHC/${first?.id}`)).status).toBe(204)
    expect((await add()).status).toBe(201)
  })

  it('a repeated request adds one printer', async () => {
    const headers = { 'idempotency-key': 'printer-0123456789abcdef' }
    const [one, again] = [
      await owner.post<Made>(PRINTERS, { name: 'Twice' }, headers),
      await owner.post<Made>(PRINTERS, { name: 'Twice' }, headers),
    ]
    expect(again.body).toEqual(one.body)
    // Neither the table nor its backups have the token.
    expect(JSON.stringify(await scanTable())).not.toContain(one.body.token)
    const named = (await owner.get<Printer[]>(PRINTERS)).body.filter(({ name }) => name === 'Twice')
    expect(named).toHaveLength(1)
  })
})

it('adding and removing a printer is logged without its token; adding it can be undone once', async () => {
  const { body: made } = await owner.post<Made>(PRINTERS, { name: 'Bar', stations: ['drinks'] })
  const log = async () => (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=printer')).body
  const [added] = await log()
  const title = 'Printer Bar (drinks): added'
  expect(added).toMatchObject({ title, subjectId: made.id, before: null, after: { name: 'Bar' } })
  expect(JSON.stringify(added)).not.toContain('secret')
  const undo = (change?: ActivityEntry) => owner.post(`/api/desk/changes/${change?.id}/undo`)
  expect(await undo(added)).toMatchObject({
    status: 200,
    body: { title: 'Printer Bar (drinks): removed', after: null },
  })
  expect((await owner.get<Printer[]>(PRINTERS)).body.map(({ name }) => name)).not.toContain('Bar')
  expect(await undo(added)).toMatchObject({ status: 409 })
  const [removed] = await log()
  expect(await undo(removed)).toMatchObject({ status: 400 })
})
