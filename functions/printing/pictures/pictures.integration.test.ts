import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createFakePrinter, type AddedPrinter } from '../testing/fake-printer'
import { readAlarms, readPiece } from '../testing/star-paper'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

async function addPrinter(model: Parameters<typeof createFakePrinter>[2]) {
  const { body, status } = await owner.post<AddedPrinter>('/api/desk/printers/HENPR', { name: 'Grill' })
  expect(status).toBe(201)
  return createFakePrinter(product.url, body, model)
}

async function placeOrder(notes: readonly string[]) {
  const guest = createTestClient(product.url)
  const dish = await guest.dish('California Roll')
  const lines = notes.map((note) => ({ dish, quantity: 1, notes: note }))
  const { status } = await guest.order({ lines })
  expect(status).toBe(201)
  await product.deliverStream()
}

const CHINESE = '我对花生过敏，请不要放花生'

const best = async (printer: { readonly poll: () => Promise<{ readonly mediaTypes?: string[] }> }) =>
  (await printer.poll()).mediaTypes?.[0]

it('goes as a picture first if the printer lacks letters of it, and shows the guest’s own letters', async () => {
  const printer = await addPrinter({ media: 'image/png', columns: 32, reports: '48', letters: CHINESE })
  await placeOrder([CHINESE])
  expect((await printer.poll()).mediaTypes).toEqual([
    'image/png',
    'application/vnd.star.starprnt',
    'application/vnd.star.line',
    'text/plain',
  ])
  const [piece = []] = await printer.printPieces()
  expect(readAlarms(piece).replaceAll(' ', '')).toContain(`ALLERGYCaliforniaRoll:peanuts:${CHINESE}`)
  expect(readPiece(piece).join(' ')).not.toContain('SEE SCREEN')
})

it('goes as text first if the printer has all letters of it, also those that it reported with a job', async () => {
  const printer = await addPrinter({ encodings: 'utf8,std' })
  await placeOrder([CHINESE])
  expect(await best(printer)).toBe('image/png')
  await printer.printPieces()
  await placeOrder([CHINESE])
  expect(await best(printer)).toBe('application/vnd.star.starprnt')
  await printer.printPieces()
  await placeOrder(['Thai tea in a Việt cup'])
  expect(await best(printer)).toBe('image/png')
})

it('says SEE SCREEN for letters that no picture can set, and is no picture for them', async () => {
  const printer = await addPrinter({ media: 'image/png' })
  await placeOrder(['بدون سكر'])
  expect(await best(printer)).toBe('application/vnd.star.starprnt')
  const [piece = []] = await printer.printPieces()
  expect(readAlarms(piece)).toContain('SEE SCREEN')
})

it('that is too long for a picture is several small ones, cut once', async () => {
  const printer = await addPrinter({ media: 'image/png', columns: 32, reports: '48' })
  const notes = Array.from(
    { length: 10 },
    (_, index) => `plate${index} severe shellfish allergy, ${'please be careful, '.repeat(8)}thanks${index}`,
  )
  await placeOrder(notes)
  const { jobToken = '' } = await printer.poll()
  const first = await printer.fetchJob(`type=image/png&token=${encodeURIComponent(jobToken)}`)
  expect(first.headers.get('x-star-cut')).toBe('none; feed=false')
  expect((await first.bytes()).length).toBeLessThan(200_000)
  const pieces = await printer.printPieces()
  expect(pieces).toHaveLength(1)
  const words = pieces.flatMap(readPiece).join(' ').split(/[ "]+/)
  expect(words.filter((word) => /^(?:plate|thanks)\d$/.test(word))).toHaveLength(4 * notes.length)
})
