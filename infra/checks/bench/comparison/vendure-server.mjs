// Vendure with our dishes, for `npm run bench -- against --server http://127.0.0.1:4290`. This
// project does not depend on it: in a folder elsewhere, `npm install @vendure/core@3.6.3
// @vendure/email-plugin@3.6.3 better-sqlite3`, put the answer of our `/api/menu-items/HENPR` there
// as menu.json, and start this file in there with `node`. What follows an order, the mail with its
// receipt, is done on both sides: here by the job queue in the server's own process, since a worker
// in another finds the SQLite file locked.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(join(process.cwd(), 'server.mjs'))
const core = require('@vendure/core')
const { populate } = require('@vendure/core/cli')
const { defaultEmailHandlers, EmailPlugin, FileBasedTemplateLoader } = require('@vendure/email-plugin')

const DATABASE = 'vendure.sqlite'
const port = Number(process.env.PORT ?? 4290)
const isNew = !existsSync(DATABASE)

const config = {
  apiOptions: { port, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    superadminCredentials: { identifier: 'superadmin', password: 'superadmin' },
  },
  // WAL and this page cache are the quicker way for SQLite; nothing is logged.
  dbConnectionOptions: {
    type: 'better-sqlite3',
    database: DATABASE,
    synchronize: isNew,
    logging: false,
    enableWAL: true,
    cache: true,
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: process.cwd() },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  plugins: [
    core.DefaultSchedulerPlugin.init({}),
    core.DefaultJobQueuePlugin.init({ concurrency: 5 }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: false }),
    EmailPlugin.init({
      devMode: true,
      outputPath: join(process.cwd(), 'mails'),
      route: 'mailbox',
      handlers: defaultEmailHandlers,
      templateLoader: new FileBasedTemplateLoader(
        join(dirname(require.resolve('@vendure/email-plugin/package.json')), 'templates'),
      ),
      globalTemplateVars: { fromAddress: '"Orders" <orders@example.com>' },
    }),
  ],
}

const quoted = (value) => `"${String(value).replaceAll('"', '""')}"`

/**
 * Converts our dishes to Vendure's product format: one variant each, with enough stock for the
 * benchmark.
 */
function productsCsv(dishes) {
  const head =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
  const rows = dishes.map(({ id, name, code, description, price, station, categoryId }) =>
    [
      name,
      `dish-${id}`,
      description,
      '',
      `category:c${categoryId}|station:${station}`,
      '',
      '',
      `${code}-${id}`,
      price,
      'standard',
      1_000_000,
      'true',
      '',
      '',
    ]
      .map(quoted)
      .join(','),
  )
  return [head, ...rows].join('\n')
}

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'United States of America', code: 'US', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 7 }],
  shippingMethods: [{ name: 'Pickup', price: 0 }],
  paymentMethods: [
    {
      name: 'At the counter',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}

/** Waits until the search index, which jobs write, has all products. */
async function untilIndexed(at, count) {
  const body = JSON.stringify({ query: '{ search(input: { groupByProduct: true }) { totalItems } }' })
  for (;;) {
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const { data } = await (await fetch(`http://127.0.0.1:${at}/shop-api`, options)).json()
    if (data.search.totalItems === count) return
    await new Promise((done) => setTimeout(done, 500))
  }
}

if (isNew) {
  const file = join(process.cwd(), 'products.csv')
  const dishes = JSON.parse(readFileSync('menu.json', 'utf8'))
  writeFileSync(file, productsCsv(dishes))
  const app = await populate(
    async () => {
      const started = await core.bootstrap({ ...config, apiOptions: { ...config.apiOptions, port: port + 1 } })
      await started.get(core.JobQueueService).start()
      return started
    },
    initialData,
    file,
  )
  await untilIndexed(port + 1, dishes.length)
  await app.close()
}

const app = await core.bootstrap({
  ...config,
  dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: false },
})
await app.get(core.JobQueueService).start()
console.log(`Vendure ${core.VENDURE_VERSION ?? ''} on http://127.0.0.1:${port}`)
