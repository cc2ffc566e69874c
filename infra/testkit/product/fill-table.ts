import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProduct } from '#infra/local/product'
import { getFilledFolder } from './seeded-table'

/**
 * Starts the product in a folder without data, and stops it once its reactions have been told of
 * the whole sample.
 */
const [folder = ''] = process.argv.slice(2)
const product = await runProduct({
  port: 0,
  dataDir: getFilledFolder(folder),
  hostLocation: '',
  load: (file) => import(pathToFileURL(file).href),
  // No site: the pages that one would have are each test's own.
  dist: join(folder, 'no-site'),
})
await product.settled()
await product.stop()
process.exit()
