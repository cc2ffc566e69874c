import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { setClock } from '#infra/testkit/fake-clock'
import type { Order } from '#shared/orders/contract'
import { printMedia, type PrintMedia } from '#shared/printing/contract'
import { createFakePrinter, type AddedPrinter } from './testing/fake-printer'
import { printOnPaper, readAlarms, readPiece } from './testing/star-paper'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const PRINTERS = '/api/desk/printers/HENPR'

async function addPrinter(settings: object, model: Parameters<typeof createFakePrinter>[2] = {}) {
  const { body, status } = await owner.post<AddedPrinter>(PRINTERS, { name: 'Grill', ...settings })
  expect(status).toBe(201)
  return createFakePrinter(product.url, body, model)
}

async function placeOrder(notes = '') {
  const guest = createTestClient(product.url)
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 2, ...(notes && { notes }) }]
  const { body, status } = await guest.order({ lines })
  expect(status).toBe(201)
  await product.deliverStream()
  return body
}

const LONG_NOTE = 'Severe shellfish allergy, please prepare everything with separate utensils and fresh gloves'

describe.each(printMedia)('a job as %s', (media: PrintMedia) => {
  it.each([
    [48, '72'],
    [32, '48'],
  ])('on %i columns has whole words, distinct allergies and a cut after each copy', async (columns, reports) => {
    const printer = await addPrinter({ copies: 2 }, { media, columns, reports })
    const { ticketNumber } = await placeOrder(LONG_NOTE)
    const pieces = await printer.printPieces()
    expect(pieces).toHaveLength(2)
    for (const piece of pieces) {
      const rows = readPiece(piece)
      expect(rows[0]).toBe(`#${ticketNumber} PICKUP`)
      expect(Math.max(...rows.map((row) => row.length))).toBe(columns)
      const words = new Set(rows.join(' ').split(/[\s"]+/))
      expect(LONG_NOTE.split(' ').filter((word) => !words.has(word))).toEqual([])
      expect(readAlarms(piece)).toContain(`ALLERGY California Roll: ${LONG_NOTE}`)
    }
  })
})

it('is offered every format that can be made, the best first, and gets the one that it requests', async () => {
  const printer = await addPrinter({})
  await placeOrder()
  const formats = ['application/vnd.star.starprnt', 'application/vnd.star.line', 'image/png', 'text/plain']
  expect((await printer.poll()).mediaTypes).toEqual(formats)
  for (const format of formats) {
    const job = await printer.fetchJob(`type=${format}`)
    expect(job.headers.get('content-type')).toMatch(format)
  }
  expect((await printer.fetchJob('type=image/jpeg')).status).toBe(400)
})

it('is in the guest’s own letters where the printer takes UTF-8, and spelled in plain text', async () => {
  const note = '我对花生过敏，请不要放花生，谢谢你们的帮助，祝生意兴隆'
  const media = 'application/vnd.star.starprnt'
  const modern = await addPrinter({}, { media, columns: 32, reports: '48', encodings: 'utf8,std' })
  const plain = await addPrinter({}, { media: 'text/plain', encodings: 'utf8,std' })
  await placeOrder(note)
  const [piece = []] = await modern.printPieces()
  // The interpreter breaks rows that are too wide, which would add one.
  expect(readPiece(piece).join('').replaceAll(' ', '')).toContain(note)
  expect(readAlarms(piece).replaceAll(' ', '')).toContain(`ALLERGYCaliforniaRoll:peanuts:${note}`)
  expect(readPiece(piece).join(' ')).not.toContain('SEE SCREEN')
  const [spelled = []] = await plain.printPieces()
  expect(readAlarms(spelled)).toContain('ALLERGY California Roll: peanuts SEE SCREEN')
})

it('has the columns that the owner sets, whatever the printer reports', async () => {
  const printer = await addPrinter({ columns: 32 }, { columns: 48, reports: '72' })
  await placeOrder()
  const [piece = []] = await printer.printPieces()
  expect(readPiece(piece)).toContain('-'.repeat(32))
  expect(await owner.post(PRINTERS, { name: 'Pass', columns: 40 })).toMatchObject({ status: 400 })
})

it('of kind labels prints a label for each piece, cut off one by one, also as plain text', async () => {
  const printer = await addPrinter({ kind: 'labels', columns: 32 })
  const { ticketNumber } = await placeOrder()
  const labels = (await printer.printPieces()).map((piece) => readPiece(piece)[0])
  expect(labels).toEqual([`#${ticketNumber} 1/2`, `#${ticketNumber} 2/2`])
})

it('marks the labels of a changed order, of which others are on paper, and those of no other printer', async () => {
  const all = await addPrinter({ kind: 'labels', columns: 32 })
  const bar = await addPrinter({ kind: 'labels', columns: 32, stations: ['drinks'] })
  const guest = createTestClient(product.url)
  const [roll, tea] = [await guest.dish('California Roll'), await guest.dish('Green Tea')]
  const { body: order } = await guest.order({ lines: [{ dish: roll, quantity: 1 }] })
  await product.deliverStream()
  expect(await all.printAll()).toEqual([expect.stringMatching(/^#\d+ 1\/1/)])
  const lines = [roll, tea].map(({ id }) => ({ menuItemId: id, quantity: 1 }))
  const edited = await guest.put<Order>(`/api/orders/${order.id}/lines`, { lines, version: order.version })
  expect(edited.status).toBe(200)
  await product.deliverStream()
  setClock(Date.now() + 60_000)
  const labels = await all.printAll()
  expect(labels.map((label) => label.split('\n').slice(1, 4))).toEqual([
    ['CHANGED', '*******', `#${order.ticketNumber} 1/2`],
    ['CHANGED', '*******', `#${order.ticketNumber} 2/2`],
  ])
  expect(await bar.printAll()).toEqual([expect.stringMatching(/^#\d+ 2\/2/)])
  await owner.put(`/api/kitchen/orders/${order.id}/status`, { status: 'cancelled' })
  await product.deliverStream()
  const slips = [await all.printAll(), await bar.printAll()]
  jest.useRealTimers()
  expect(slips).toEqual([[expect.stringContaining('CANCELLED #')], [expect.stringContaining('CANCELLED #')]])
})

it('goes on with the page that it has begun, whole, when the printer asks for another format', async () => {
  const printer = await addPrinter({ copies: 2, columns: 32 }, { media: 'image/png', columns: 32 })
  const guest = createTestClient(product.url)
  const tea = await guest.dish('Green Tea')
  const lines = Array.from({ length: 20 }, (_, at) => ({
    dish: tea,
    quantity: 1,
    notes: `${LONG_NOTE} ${LONG_NOTE} ${at}`,
  }))
  expect(await guest.order({ lines })).toMatchObject({ status: 201 })
  await product.deliverStream()
  const fetchNext = async (media: PrintMedia) => {
    const { jobToken = '' } = await printer.poll()
    const job = await printer.fetchJob(`type=${media}&token=${encodeURIComponent(jobToken)}`)
    return { job, jobToken }
  }
  const { job, jobToken } = await fetchNext('image/png')
  expect(job.headers.get('x-star-cut')).not.toMatch('partial')
  expect((await printer.confirm('200 OK', jobToken)).status).toBe(200)
  const { job: rest } = await fetchNext('application/vnd.star.starprnt')
  expect(printOnPaper('application/vnd.star.starprnt', await rest.text(), 32)).toHaveLength(2)
})
