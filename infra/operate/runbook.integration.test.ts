import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { inventoryKeys } from '#functions/inventory/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { suppressRecipient } from '#functions/notifications/suppression-repository'
import { orderKeys } from '#functions/orders/records'
import { getItem, putItems } from '#functions/platform/table/table'
import { seed } from '#infra/catalogue/seed'
import { findRunningCommit } from '#infra/local/running-commit'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation, testLocation } from '#infra/testkit/product/test-product'
import { startProviderFaults } from '#infra/testkit/provider-faults'
import { loseNextTransaction } from '#infra/testkit/lose-transaction'
import { waitUntil } from '#infra/testkit/wait-until'
import { toWallClock } from '#shared/platform/time'

// docs/operations.md is enough at 2 am: its local commands run against a product with planted
// failures. `cloud-commands.test.ts` checks its commands for AWS.

const page = readFileSync('docs/operations.md', 'utf8')
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** The commands of the page's blocks for the product on this machine. */
const localCommands = [...page.matchAll(/^ *```bash local\n([^]*?)^ *```/gm)].flatMap(([, block = '']) =>
  block.split('\n').flatMap((line) => line.trim() || []),
)

type Outcome = { readonly code: unknown; readonly out: string }

/** The environment of a person on call, without what the product sets in its own process. */
const ofPerson = { ...process.env }

/** The table of these tests, on an engine that others share. */
const onSharedEngine = () => (ofPerson['AWS_ENDPOINT_URL_DYNAMODB'] ? { TABLE_NAME: process.env['TABLE_NAME'] } : {})

/** Runs `npm run NAME -- ARGUMENTS` in its own process, as a person on call does. */
function run(command: string): Promise<Outcome> {
  const [, name = '', words = ''] = /^npm (?:run )?(\S+)(?: -- (.*))?$/.exec(command) ?? []
  const [, script = ''] = /^node (.*)$/.exec(scripts[name] ?? '') ?? []
  if (script === '') throw new Error(`${command} is no command of ours`)
  return new Promise((resolve) => {
    // With the clock of the tests.
    const NODE_OPTIONS = '--require ./infra/testkit/test-clock.cjs'
    const env = { ...ofPerson, ...onSharedEngine(), NODE_OPTIONS, DATA_DIR: shop.group.product.dataDir }
    execFile(
      process.execPath,
      [...script.split(' '), ...words.split(' ').filter(Boolean)],
      { env },
      (error, out, said) => resolve({ code: error?.code ?? 0, out: out + said }),
    )
  })
}

const executed = new Set<string>()

/** Notes that a command is of the page. */
function note(command: string): string {
  expect(localCommands).toContain(command)
  executed.add(command)
  return command
}

/** Runs a command of the page with values for its words in capitals. */
async function follow(command: string, values: Readonly<Record<string, string | number>> = {}): Promise<Outcome> {
  // All at once: an order's id may contain such a word, like SK.
  return run(note(command).replace(/\b[A-Z]+\b/g, (word) => String(values[word] ?? word)))
}

let shop: PaidProduct
let faults: Awaited<ReturnType<typeof startProviderFaults>>
beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'info'
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  shop = await startPaidProduct()
  faults = await startProviderFaults()
})
afterAll(async () => {
  await faults.close()
  await shop.group.product.stop()
  delete process.env['LOG_LEVEL']
})

const settled = () => shop.group.product.deliverStream()
const LOCATION = testLocation.code
const intake = `/api/kitchen/intake/${LOCATION}`
const ROLL = 'California Roll'
const TICKET = 'npm run tool -- trace LOCATION TICKET'

it('says why an order can not be placed, by its reference', async () => {
  const { browser: admin } = await shop.group.tester('admin')
  await admin.put(intake, { state: 'paused', minutes: 30, reason: 'Power cut' })
  const { status, body } = await shop.group.visitor(testLocation).order({ locationId: LOCATION })
  await admin.put(intake, { state: 'open' })
  expect(status).toBe(409)
  const { reference: REFERENCE = '' } = JSON.parse(JSON.stringify(body))
  const { code, out } = await follow('npm run tool -- trace LOCATION REFERENCE', { LOCATION, REFERENCE })
  expect([code, out]).toEqual([0, expect.stringMatching(/desk .*paused.*Power cut[^]*kitchen-paused/)])
  expect(page).toContain('`kitchen-paused`')
})

it('says what a bad release breaks, by the reference of a call', async () => {
  loseNextTransaction('before')
  const { status, body } = await shop.group.visitor(testLocation).order({ locationId: LOCATION })
  const { reference: REFERENCE = '' } = JSON.parse(JSON.stringify(body))
  expect([status, REFERENCE]).toEqual([500, expect.stringMatching(/./)])
  const { code, out } = await follow('npm run tool -- trace LOCATION REFERENCE', { LOCATION, REFERENCE })
  expect([code, out]).toEqual([0, expect.stringMatching(/internal-error[^]*Killed while it wrote/)])
  expect(out).toMatch(/^Reference .*\n\nLook at:\n.*internal-error.*\n\nAll:\n/)
})

it('finds the commit before a bad one, and deploys it', async () => {
  const cwd = join(shop.group.product.dataDir, 'checkout')
  const git = (words: string) => execFileSync('git', words.split(' '), { cwd, encoding: 'utf8', stdio: 'pipe' })
  mkdirSync(cwd)
  git('init --quiet')
  for (const subject of ['good', 'bad'])
    git(`-c user.name=Ada -c user.email=ada@example.com commit --quiet --allow-empty -m ${subject}`)
  const [, ID = ''] = /^(\w+) good$/m.exec(git(note('git log --oneline -5').replace('git ', ''))) ?? []
  git(note('git checkout ID').replace('git ', '').replace('ID', ID))
  expect(findRunningCommit(cwd)).toBe(`${ID} good`)
  expect(findRunningCommit(join(cwd, '..'))).not.toBe(`${ID} good`)
  note('npm start')
  expect(await run('npm start -- --help')).toEqual({ code: 0, out: expect.stringContaining('DATA_DIR') })
})

it('says why a ticket did not print and a mail was not sent', async () => {
  const { browser: admin } = await shop.group.tester('admin')
  await admin.post(`/api/desk/printers/${LOCATION}`, { name: 'Grill', stations: ['hibachi', 'sushi', 'fry'] })
  const ADDRESS = 'rosa@example.com'
  await suppressRecipient(ADDRESS, 'bounce', new Date())
  const { id, ticketNumber } = await shop.group.orderAt(testLocation, { customerInfo: { email: ADDRESS } })
  await settled()
  const DATE = toWallClock(testLocation, new Date()).date
  const values = { LOCATION, TICKET: ticketNumber, DATE }
  const { code, out } = await follow('npm run tool -- trace LOCATION TICKET DATE', values)
  expect([code, out]).toEqual([0, expect.stringMatching(/Look at:[^]*print .*Grill: due .*NEVER CONNECTED[^]*All:/)])
  expect(out).toMatch(/mail .*suppressed/)
  await admin.move(id, 'confirmed')
  await settled()
  expect((await follow(TICKET, values)).out).toMatch(/Look at:[^]*print .*Grill: WAITS.*NEVER CONNECTED[^]*All:/)
  const printers = await follow('npm run tool -- printers LOCATION', { LOCATION })
  expect(printers).toEqual({
    code: 0,
    out: expect.stringMatching(
      `^Grill .hibachi, sushi, fry.: .*waiting: 1\n  ticket ${ticketNumber}: WAITS.*\nNo printer has drinks.\n$`,
    ),
  })
  const allowed = await follow('npm run tool -- allow-mail ADDRESS', { ADDRESS })
  expect(allowed).toEqual({ code: 0, out: expect.stringContaining('gets mails again') })
  const repeated = await follow('npm run tool -- allow-mail ADDRESS', { ADDRESS })
  expect(repeated).toEqual({ code: 0, out: expect.stringContaining('gets mails already') })
})

it('finds a refund that is owed', async () => {
  const { order } = await shop.placeCaptured()
  await faults.during(/\/v1\/refunds$/, 'rejected', async () => {
    await shop.refund(order, { amount: '2.00', reason: 'late', to: 'card' })
    await waitUntil(async () => (await shop.findTicket(order))?.failedRefund === '2.00')
  })
  const reconciled = await follow('npm run payments -- reconcile')
  const [, ORDER = ''] = /order (\w+): .*return it another way/.exec(reconciled.out) ?? []
  expect([reconciled.code, ORDER]).toEqual([1, order.id])
  const { out } = await follow('npm run tool -- trace ORDER', { ORDER })
  expect(out).toContain(`Ticket ${order.ticketNumber} at ${liveLocation.fullName} (${liveLocation.code})`)
  expect(out).toMatch(/Look at:[^]*refund of \$2\.00 to the card FAILED for good[^]*All:/)
  await shop.refund(order, { amount: '2.00', reason: 'late', to: 'card' })
  await settled()
  expect(await follow('npm run payments -- reconcile')).toMatchObject({ code: 0 })
  const values = { LOCATION: liveLocation.code, TICKET: order.ticketNumber }
  expect((await follow(TICKET, values)).out).not.toContain('FAILED')
})

it('repairs a poisoned reaction, after which the books are right', async () => {
  const { browser, id } = await shop.group.tester('customer')
  const order = await shop.group.orderAt(testLocation, {}, browser)
  await putItems([{ ...loyaltyKeys.account(id), type: 'LoyaltyAccount', points: 'many' }])
  const { browser: admin } = await shop.group.tester('admin')
  await admin.move(order.id, 'completed')
  await settled()
  const { out: trace } = await follow(TICKET, { LOCATION, TICKET: order.ticketNumber })
  expect(trace).toMatch(/reaction .*award-points · FAILED \d+ times/)
  const { code, out: list } = await follow('npm run tool -- dead-letters list')
  const [ID = ''] = new RegExp(`^award-points-\\d+(?=.* ${LOCATION} ${order.ticketNumber} )`, 'm').exec(list) ?? []
  expect([code, ID]).toEqual([0, expect.stringContaining('award-points')])
  const { pk: PK, sk: SK } = loyaltyKeys.account(id)
  const listed = await follow('npm run tool -- record PK', { PK })
  expect(listed).toEqual({ code: 0, out: expect.stringContaining(`${PK} / ${SK} UNREADABLE`) })
  expect(await follow('npm run tool -- record PK SK --delete', { PK, SK })).toMatchObject({ code: 0 })
  const putBack = await follow('npm run tool -- dead-letters put-back ID', { ID })
  expect(putBack).toEqual({ code: 0, out: expect.stringContaining('is put back') })
  await settled()
  const again = await follow('npm run tool -- dead-letters put-back all')
  expect(again).toEqual({ code: 0, out: expect.stringContaining('There are no dead letters.') })
  expect(await follow('npm run tool -- audit')).toMatchObject({ code: 0 })
  const values = { LOCATION, TICKET: order.ticketNumber }
  const { out: mended } = await follow(TICKET, values)
  expect(mended).toMatch(/All:[^]*award-points · FAILED/)
  expect(mended).not.toMatch(/award-points[^]*All:/)
  const { out: complete } = await follow(`${TICKET} --all`, values)
  expect(complete).toMatch(/reaction .*award-points · records: 1/)
})

it('finds the damaged stock level for which a dish that is there is refused', async () => {
  const key = inventoryKeys.tally(LOCATION)
  const stored = await getItem(key)
  const levels = z.record(z.string(), z.number()).parse(stored?.['levels'])
  const [{ ingredientId } = { ingredientId: 0 }] = seed.dishes.find(({ name }) => name === ROLL)?.recipe ?? []
  await putItems([{ ...stored, levels: { ...levels, [ingredientId]: String(levels[ingredientId]) } }])
  const guest = shop.group.visitor(testLocation)
  const refused = await guest.order({ locationId: LOCATION, lines: [{ dish: await guest.dish(ROLL), quantity: 1 }] })
  const { reference: REFERENCE = '' } = JSON.parse(JSON.stringify(refused.body))
  const trace = await follow('npm run tool -- trace LOCATION REFERENCE', { LOCATION, REFERENCE })
  expect(trace.out).toContain(`· item-unavailable · ${ROLL} · ingredient ${ingredientId} ·`)
  const { code, out } = await follow('npm run tool -- audit')
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(`^records: ${key.pk} / ${key.sk}: Tally damaged: Tally.levels.${ingredientId}\n`),
  ])
  const values = { PK: key.pk, SK: key.sk, FILE: join(shop.group.product.dataDir, 'tally.json') }
  expect((await follow('npm run tool -- record PK', values)).out).toContain(`${key.sk} DAMAGED FIELD`)
  await follow('npm run tool -- record PK SK --to FILE', values)
  const store = 'npm run tool -- record PK SK --from FILE'
  expect(await follow(store, values)).toEqual({
    code: 1,
    out: expect.stringContaining(`still be damaged: Tally.levels.${ingredientId}`),
  })
  expect(await follow('npm run tool -- record PK SK --delete', values)).toMatchObject({ code: 1 })
  writeFileSync(values.FILE, JSON.stringify(stored))
  expect(await follow(store, values)).toMatchObject({ code: 0 })
  expect(await follow('npm run tool -- audit')).toMatchObject({ code: 0 })
})

it('drops the letters that contain the damage itself, once the order is repaired', async () => {
  const order = await shop.group.orderAt(testLocation)
  const key = orderKeys.order(order.id)
  const stored = (await getItem(key)) ?? {}
  await settled()
  await putItems([{ ...stored, lines: 'none' }])
  await settled()
  const { out } = await follow(TICKET, { LOCATION, TICKET: order.ticketNumber })
  expect(out).toMatch(/^Ticket .* UNREADABLE RECORD \(lines: /)
  const values = { PK: key.pk, SK: key.sk, FILE: join(shop.group.product.dataDir, 'record.json') }
  const shown = await follow('npm run tool -- record PK SK', values)
  expect(JSON.parse(shown.out)).toEqual({ ...stored, lines: 'none' })
  expect(await follow('npm run tool -- record PK SK --to FILE', values)).toMatchObject({ code: 0 })
  const reconciled = await follow('npm run payments -- reconcile')
  expect(reconciled).toEqual({
    code: 1,
    out: expect.stringMatching(/UNREADABLE RECORD \(lines: .*\n.*orders paid online/),
  })
  const remove = await follow('npm run tool -- record PK SK --delete', values)
  expect(remove).toEqual({ code: 1, out: expect.stringContaining('no order') })
  const store = 'npm run tool -- record PK SK --from FILE'
  expect(await follow(store, values)).toEqual({ code: 1, out: expect.stringContaining('still be unreadable: lines: ') })
  writeFileSync(values.FILE, JSON.stringify({ ...stored, totalCents: 14.95 }))
  const inDollars = await follow(store, values)
  expect(inDollars).toEqual({ code: 1, out: expect.stringContaining('totalCents is no whole number') })
  writeFileSync(values.FILE, JSON.stringify(stored))
  expect(await follow(store, values)).toEqual({ code: 0, out: expect.stringContaining('is stored') })
  await settled()
  expect(await follow('npm run tool -- dead-letters put-back all')).toMatchObject({ code: 0 })
  await settled()
  // They hold the record as it was.
  const { out: left } = await follow('npm run tool -- dead-letters list')
  expect(left).toMatch(new RegExp(`^push-kitchen-tickets-\\d+ .* ${LOCATION} ${order.ticketNumber} `, 'm'))
  const [, ID = ''] = /^(\S+)/m.exec(left) ?? []
  expect((await follow('npm run tool -- dead-letters drop ID', { ID })).out).toContain(`${ID} is dropped`)
  const dropped = await follow('npm run tool -- dead-letters drop all')
  expect(dropped).toEqual({ code: 0, out: expect.stringContaining('is dropped') })
  expect(await follow('npm run tool -- dead-letters list')).toMatchObject({ out: 'There are no dead letters.\n' })
  expect(await follow('npm run tool -- audit')).toMatchObject({ code: 0 })
})

it('replaces a key that leaked, and ends all sessions', async () => {
  const listKeys = () => {
    const stored = readFileSync(join(shop.group.product.dataDir, 'secrets/signing-keys'), 'utf8')
    return z.array(z.object({ id: z.string(), endsAt: z.optional(z.string()) })).parse(JSON.parse(stored))
  }
  expect(listKeys()).toEqual([{ id: '' }])
  const { code, out } = await follow('npm run tool -- rotate-key --end-sessions')
  const [, next] = listKeys()
  expect([code, out]).toEqual([0, expect.stringContaining(`The key ${next?.id} signs sessions from`)])
  expect(listKeys()).toEqual([{ id: '', endsAt: expect.any(String) }, { id: next?.id }])
})

it('has no local command that was not executed, and no block without a mark', () => {
  expect([...executed].sort()).toEqual([...new Set(localCommands)].sort())
  const marks = [...page.matchAll(/^ *```(.+)$/gm)].map(([, info]) => info)
  expect(marks.filter((info) => info !== 'bash local' && info !== 'bash cloud')).toEqual([])
})
