import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { seedTable } from '#infra/catalogue/load-seed'
import { startTableEngine } from '#infra/local/table/table-engine'
import { useLocalSecrets } from '#infra/local/local-secrets'
import { ensureTable } from '#infra/local/table/local-table'
import { recordRequests } from '../record-requests'
import { assertMenuVersionsUpdated, watchMenuVersions } from '../menu-version-check'

/** The name of the filled table. */
const FILLED_TABLE = 'hibachi-ember'

/** The folder of the filled table, by date, because stock records depend on the day. */
export const getFilledFolder = (folder: string): string => join(folder, toWallClock(locations[0], new Date()).date)

/**
 * Copies the filled table (`before-integration.mjs`) to a folder. Returns false if there is none,
 * as on a shared engine; then the table must be filled.
 */
export function copyFilledTable(folder: string): boolean {
  const { FILLED_DATA_DIR: filled, AWS_ENDPOINT_URL_DYNAMODB: given } = process.env
  const from = getFilledFolder(filled ?? '')
  if (!filled || given || !existsSync(from)) return false
  cpSync(from, folder, { recursive: true })
  return true
}

async function startTable(prepare: (folder: string) => boolean) {
  watchMenuVersions()
  recordRequests()
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-table-'))
  const isFilled = prepare(folder)
  const given = process.env['AWS_ENDPOINT_URL_DYNAMODB']
  const engine = given === undefined ? await startTableEngine(process.cwd(), folder) : undefined
  const name = isFilled ? FILLED_TABLE : `hibachi-ember-${randomUUID()}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: engine?.endpoint ?? given,
    AWS_REGION: process.env['AWS_REGION'] ?? 'us-east-1',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'local',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'local',
    LOG_LEVEL: 'error',
    TABLE_NAME: name,
  })
  await ensureTable(name)
  const restoreSecrets = useLocalSecrets(folder)
  return {
    isFilled,
    stop: async (): Promise<void> => {
      await engine?.stop()
      await restoreSecrets()
      if (engine) delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
      delete process.env['TABLE_NAME']
      rmSync(folder, { recursive: true, force: true })
      assertMenuVersionsUpdated()
    },
  }
}

/** Starts an empty table, for tests that fill it themselves. */
export const startEmptyTable = () => startTable(() => false)

/**
 * Starts a table with the sample data and without reactions, for tests that deliver changes
 * themselves.
 */
export async function startSeededTable() {
  const table = await startTable(copyFilledTable)
  if (!table.isFilled) await seedTable(new Date())
  return table
}
