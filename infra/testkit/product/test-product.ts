import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadModule } from '#infra/local/api/lambda-runtime'
import { runProduct } from '#infra/local/product'
import { copyFilledTable } from './seeded-table'
import { assertMenuVersionsUpdated, watchMenuVersions } from '../menu-version-check'
import { recordRequests } from '../record-requests'
import { spawn } from 'node:child_process'
import type { Stock } from '#shared/inventory/contract'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { createTestClient, type OrderOverrides } from '../clients/test-client'
import { waitUntil } from '../wait-until'
import { findLocation, locations, type Location, type LocationCode } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { openTestUserPool } from '../clients/user-pool-client'

type Options = {
  readonly dataDir?: string
  /** Off by default, because all browsers of a test share one address. */
  readonly rateLimits?: 'on' | 'off'
  /** Off by default, because tests order more at once than a kitchen makes. */
  readonly kitchenTime?: 'on' | 'off'
  /** Overrides the modes of locations: `live` for all, or `HENOK=live`. */
  readonly mode?: string
  /** The locations that take payments online: `HENPR=local`. */
  readonly payments?: string
  /** The folder of a built site; none by default, so that no change renders pages. */
  readonly dist?: string
  /** Loads modules, for tests that observe them. */
  readonly load?: LoadModule
  /** Starts with an empty table, for tests that observe its reactions to the seed. */
  readonly empty?: boolean
}

/** Starts the whole product on a free port with its own engine and data. */
export async function startTestProduct({
  dataDir,
  rateLimits = 'off',
  mode,
  payments,
  dist = 'no-site',
  kitchenTime = 'off',
  load = (file) => import(file),
  empty = false,
}: Options = {}) {
  watchMenuVersions()
  recordRequests()
  process.env['RATE_LIMITS'] = rateLimits
  process.env['KITCHEN_TIME'] = kitchenTime
  const engineIsGiven = process.env['AWS_ENDPOINT_URL_DYNAMODB'] !== undefined
  // On a shared engine, each test has its own table.
  if (engineIsGiven) process.env['TABLE_NAME'] ??= `hibachi-ember-${randomUUID()}`
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'hibachi-ember-'))
  if (dataDir === undefined && !empty) copyFilledTable(folder)
  const product = await runProduct({ port: 0, dataDir: folder, hostLocation: '', mode, payments, load, dist })
  return {
    url: `http://127.0.0.1:${product.port}`,
    socketUrl: `ws://127.0.0.1:${product.port}/ws`,
    dataDir: folder,
    /** Waits until the reactions have processed everything written so far. */
    deliverStream: product.settled,
    recordingsLeft: product.recordingsLeft,
    stop: async (): Promise<void> => {
      await product.stop()
      if (!engineIsGiven) delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
      delete process.env['RATE_LIMITS']
      delete process.env['KITCHEN_TIME']
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
      assertMenuVersionsUpdated()
    },
  }
}

/** Starts another product in its own process, on the same table. */
export async function startProductInProcess() {
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-second-'))
  const child = spawn(
    process.execPath,
    ['--require', './infra/testkit/test-clock.cjs', '--import', 'tsx', 'infra/local/main.ts'],
    {
      env: { ...process.env, PORT: '0', DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
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

type StockContext = {
  readonly product: Awaited<ReturnType<typeof startTestProduct>>
  readonly chef: ReturnType<typeof createTestClient>
}

/**
 * Counts stock and reads the menu's availability. `context` returns the product when the tests run.
 */
export function createStockHelper(context: () => StockContext) {
  const availability = async (location: string, name: string) =>
    (await context().chef.get<MenuAvailability[]>(`/api/menu/availability/${location}`)).body.find(
      ({ menuItem }) => menuItem.name === name,
    )
  return {
    availability,
    count: (itemId: number, locationId: string, quantity: string) =>
      context().chef.post('/api/inventory/movements', {
        itemId,
        locationId,
        movementType: 'adjustment',
        quantity,
        reason: 'count_adjustment',
      }),
    stockOf: async (location: string) => {
      const { body } = await context().chef.get<Stock[]>(`/api/inventory/stock/${location}`)
      return new Map(body.map(({ id, currentStock }) => [id, currentStock]))
    },
    /** Waits until a dish is available or not. */
    settled: async (location: string, dish: string, isAvailable: boolean) => {
      await context().product.deliverStream()
      await waitUntil(async () => (await availability(location, dish))?.isAvailable === isAvailable)
    },
  }
}

const NOON = 12 * 60

const [adminOfPool = '', leadOfPool = '', cookOfPool = ''] = staffAccounts.accounts.map(({ email }) => email)

const named = (code: string): Location => findLocation(code) ?? locations[0]

/** A live location and a test location in one product. */
export const liveLocation = named('HENOK')
export const testLocation = named('HEHC')

export type TwoModesOptions = Pick<Options, 'payments' | 'rateLimits' | 'kitchenTime' | 'load'> & {
  /** Another live location. */
  readonly alsoLive?: LocationCode
}

/** Starts a product with one live location among test sites, and clients for both. */
export async function startTwoModes({ alsoLive, ...options }: TwoModesOptions = {}) {
  const codes = [liveLocation.code, ...(alsoLive ? [alsoLive] : [])]
  const product = await startTestProduct({ mode: codes.map((code) => `${code}=live`).join(), ...options })
  const visitor = (site: Location) => createTestClient(product.url, site.code)

  /** Signs in with the development login at the test site. */
  async function tester(role: 'customer' | 'admin', email = `${randomUUID()}@example.com`) {
    const browser = visitor(testLocation)
    const { body } = await browser.signIn(email, role)
    return { browser, id: body.id }
  }

  /** Signs in with the user pool at the live site. */
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
    leadOfPool: () => member(leadOfPool),
    cookOfPool: () => member(cookOfPool),

    /** Returns a client for another site with the same cookies. */
    movedTo(site: Location, { cookies }: { readonly cookies: ReadonlyMap<string, string> }) {
      const browser = visitor(site)
      for (const [name, value] of cookies) browser.cookies.set(name, value)
      return browser
    },

    /** Places a guest's order at a location, for noon: it is open then also with shorter hours. */
    async orderAt(location: Location, overrides: OrderOverrides = {}, browser = visitor(location)) {
      const times = listAvailableDays(location, 'pickup', new Date()).flatMap((day) => day.times)
      const noon = times.find(({ minutes }) => minutes === NOON)?.at
      const more = { scheduledFor: noon, ...overrides.more }
      return (await browser.order({ ...overrides, locationId: location.code, more })).body
    },
  }
}

export type TwoModes = Awaited<ReturnType<typeof startTwoModes>>
