import { appendFileSync, readFileSync } from 'node:fs'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { bundleUnitsOnce } from './bundles'
import { originKeyUnit } from './function-units'

const before = process.env['BUNDLES_DIR']
afterEach(() => {
  if (before === undefined) delete process.env['BUNDLES_DIR']
  else process.env['BUNDLES_DIR'] = before
})

const bundle = async () => {
  const { fileOf } = await bundleUnitsOnce([originKeyUnit], process.cwd())
  return fileOf(originKeyUnit.id)
}

it('the checks of one run bundle a function once, and other runs each for themselves', async () => {
  process.env['BUNDLES_DIR'] = createTemporaryFolder('shared-bundles')
  const first = await bundle()
  appendFileSync(first, '// of the first check')
  expect(readFileSync(await bundle(), 'utf8')).toMatch(/of the first check$/)
  delete process.env['BUNDLES_DIR']
  expect(readFileSync(await bundle(), 'utf8')).not.toMatch(/of the first check$/)
})
