import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Empties the folder of recorded requests (`infra/checks/strict-engine`). */
function startRecording() {
  const folder = join(process.cwd(), 'node_modules/.cache/table-requests')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  process.env['RECORDED_REQUESTS_DIR'] = folder
}

/**
 * Fills a table with the sample once. Each test's product starts with a copy, which saves a
 * thousand writes. Only the requests of the integration tests are recorded.
 */
export default function beforeIntegration(_globalConfig, { displayName }) {
  if (displayName?.name === 'integration') startRecording()
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB']) return
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-filled-'))
  process.env['FILLED_DATA_DIR'] = folder
  execFileSync(
    process.execPath,
    ['--require', './infra/testkit/test-clock.cjs', '--import', 'tsx', 'infra/testkit/product/fill-table.ts', folder],
    {
      stdio: 'inherit',
    },
  )
}
