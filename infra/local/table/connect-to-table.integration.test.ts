import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy, overrideModes, overridePayments } from '#shared/locations/policy'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { connectToTable } from './local-table'
import { startTableEngine } from './table-engine'

const settings = ['LOCATION_MODE', 'PAYMENTS'] as const
const sites: readonly LocationCode[] = ['HENPR', 'HENOK']

let folder = ''
beforeAll(async () => {
  folder = createTemporaryFolder('connect-to-table')
  process.env['DATA_DIR'] = folder
  const engine = await startTableEngine(process.cwd(), folder)
  await engine.stop()
})
afterAll(() => void delete process.env['DATA_DIR'])
afterEach(() => {
  for (const name of settings) delete process.env[name]
  overrideModes()
  overridePayments([])
})

it.each([
  [{}, [false, false]],
  [{ PAYMENTS: 'HENOK=local' }, [false, true]],
  [{ LOCATION_MODE: 'HENPR=live' }, [true, false]],
])('a tool with %j takes the sites for what the product with it took them', async (given, expected) => {
  Object.assign(process.env, given)
  const table = await connectToTable(folder)
  await table.close()
  expect(sites.map((code) => !getPolicy(getLocation(code)).hasSampleStock)).toEqual(expected)
})
