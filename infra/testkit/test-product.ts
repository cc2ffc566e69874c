import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoadModule } from '#infra/local/lambda'
import { runProduct } from '#infra/local/product'
import { copyFilledTable } from './filled-table'
import { assertMenuVersionsUpdated, watchMenuVersions } from './uncounted-menus'

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
