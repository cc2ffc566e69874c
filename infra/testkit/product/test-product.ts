import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadModule } from '#infra/local/api/lambda-runtime'
import { runProduct } from '#infra/local/product'
import { copyFilledTable } from './seeded-table'
import { assertMenuVersionsUpdated, watchMenuVersions } from '../menu-version-check'
import { spawn } from 'node:child_process'
import type { Stock } from '#shared/inventory/contract'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { createTestClient } from '../clients/test-client'
import type { OrderOverrides } from '../clients/test-client'
import { waitUntil } from '../wait-until'
import { findLocation, locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { openTestUserPool } from '../clients/user-pool-client'

type Options = {
  readonly dataDir?: string
  /** Off unless a test is about them: a test's browsers all have one address. */
  readonly rateLimits?: 'on' | 'off'
  /** What stands in for the locations' modes: `live`, or of some `HENOK=live`. */
  readonly mode?: string
  /** Where a site was built; the product's own unless given. */
  readonly dist?: string
  /** How a module is loaded, for a test that watches what it does. */
  readonly load?: LoadModule
  /** Has it fill its table itself, for a test that watches what reactions do, too. */
  readonly empty?: boolean
}

/** The whole product for a test, on a free port with an engine and data of its own. */
export async function startTestProduct({
  dataDir,
  rateLimits = 'off',
  mode,
  dist,
  load = (file) => import(file),
  empty = false,
}: Options = {}) {
  watchMenuVersions()
  process.env['RATE_LIMITS'] = rateLimits
  const engineIsGiven = process.env['AWS_ENDPOINT_URL_DYNAMODB'] !== undefined
  // On an engine that others share, each test has a table of its own.
  if (engineIsGiven) process.env['TABLE_NAME'] ??= `hibachi-ember-${randomUUID()}`
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hibachi-ember-'))
  if (dataDir === undefined && !empty) copyFilledTable(folder)
  const product = await runProduct({ port: 0, dataDir: folder, hostLocation: '', mode, load, dist })
  return {
    url: `http://127.0.0.1:${product.port}`,
    socketUrl: `ws://127.0.0.1:${product.port}/ws`,
    dataDir: folder,
    /** Until the reactions have been told of everything written so far. */
    deliverStream: product.settled,
    recordingsLeft: product.recordingsLeft,
    stop: async (): Promise<void> => {
      await product.stop()
      if (!engineIsGiven) delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
      delete process.env['RATE_LIMITS']
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
      assertMenuVersionsUpdated()
    },
  }
}

/** The product once more, in a process of its own, on the table that the environment names. */
export async function startProductInProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-second-'))
  const child = spawn(process.execPath, ['--import', 'tsx', 'infra/local/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const port = await new Promise<string>((ready, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, at] = /localhost:(\d+)/.exec(text.toString()) ?? []
      if (at) ready(at)
    })
    child.once('exit', (code) => failed(new Error(`the second process ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      end()
      await ended
      process.off('exit', end)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type House = {
  readonly product: Awaited<ReturnType<typeof startTestProduct>>
  readonly chef: ReturnType<typeof createTestClient>
}

/**
 * What somebody counts on the shelf, and what the menu makes of it; of a product that is there once
 * the tests run.
 */
export function createStockHelper(house: () => House) {
  const availability = async (location: string, name: string) =>
    (await house().chef.get<MenuAvailability[]>(`/api/menu/availability/${location}`)).body.find(
      ({ menuItem }) => menuItem.name === name,
    )
  return {
    availability,
    count: (itemId: number, locationId: string, quantity: string) =>
      house().chef.post('/api/inventory/movements', {
        itemId,
        locationId,
        movementType: 'adjustment',
        quantity,
        reason: 'count_adjustment',
      }),
    stockOf: async (location: string) => {
      const { body } = await house().chef.get<Stock[]>(`/api/inventory/stock/${location}`)
      return new Map(body.map(({ id, currentStock }) => [id, currentStock]))
    },
    /** Waits until a dish is on the menu, or off. */
    settled: async (location: string, dish: string, isAvailable: boolean) => {
      await house().product.deliverStream()
      await waitUntil(async () => (await availability(location, dish))?.isAvailable === isAvailable)
    },
  }
}

const [adminOfPool = '', cookOfPool = ''] = staffAccounts.accounts.map(({ email }) => email)

const named = (code: string): Location => findLocation(code) ?? locations[0]

/** A location that is open to the public, and one that is tried out, in one product. */
export const liveLocation = named('HENOK')
export const testLocation = named('HEHC')

/** A product with one live location among test sites, and who signs in where. */
export async function startTwoModes() {
  const product = await startTestProduct({ mode: `${liveLocation.code}=live` })
  const visitor = (site: Location) => createTestClient(product.url, site.code)

  /** Somebody of the development login, as a browser on the test site. */
  async function tester(role: 'customer' | 'admin', email = `${randomUUID()}@example.com`) {
    const browser = visitor(testLocation)
    const { body } = await browser.signIn(email, role)
    return { browser, id: body.id }
  }

  /** Somebody of the user pool, as a browser on the live site. */
  async function member(email = `${randomUUID()}@example.com`) {
    const browser = visitor(liveLocation)
    const { IdToken } = openTestUserPool(product.dataDir).tokensOf(email)
    const { body } = await browser.post<{ id: string }>('/api/auth/session', { idToken: IdToken })
    return { browser, id: body.id }
  }

  return {
    product,
    visitor,
    tester,
    member,
    adminOfPool: () => member(adminOfPool),
    cookOfPool: () => member(cookOfPool),

    /** The same browser with the same cookies, sent to another site. */
    movedTo(site: Location, { cookies }: { readonly cookies: ReadonlyMap<string, string> }) {
      const browser = visitor(site)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    },

    /** A guest's order at a location, for an hour at which it is open. */
    async orderAt(location: Location, wishes: OrderOverrides = {}, browser = visitor(location)) {
      const openHour = listAvailableDays(location, 'pickup', new Date())[0]?.times[0]?.at
      const more = { scheduledFor: openHour, ...wishes.more }
      return (await browser.order({ ...wishes, locationId: location.code, more })).body
    },
  }
}

export type TwoModes = Awaited<ReturnType<typeof startTwoModes>>
