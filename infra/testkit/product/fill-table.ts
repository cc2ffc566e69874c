import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runProduct } from '#infra/local/product'
import { getFilledFolder } from './seeded-table'

/**
 * Starts the product in an empty folder, and stops it when its reactions have processed the whole
 * sample.
 */
const [folder = ''] = process.argv.slice(2)
const product = await runProduct({
  port: 0,
  dataDir: getFilledFolder(folder),
  hostLocation: '',
  load: (file) => import(pathToFileURL(file).href),
  // No site, because each test renders its own pages.
  dist: join(folder, 'no-site'),
})
await product.settled()
await product.stop()
process.exit()
