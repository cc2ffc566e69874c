import { pathToFileURL } from 'node:url'
import { log } from '#functions/platform/log'
import { locations } from '#shared/locations/index'
import { isProcessAlive, findParentNpm } from './table/table-engine'
import { runProduct, type Product } from './product'
import { findRunningCommit } from './running-commit'
import { runOrPrintUsage, SETTINGS } from './setup.mjs'
import { staffAccounts } from './emulated/user-pool/user-accounts'

runOrPrintUsage(`node --import tsx infra/local/main.ts
  Serves the product, as npm start does, of what is installed and built. ${SETTINGS}`)

const MAX_CLOSING_MS = 10_000

// The log file has every line, as in a deployment; the console shows what needs attention.
process.env['LOG_LEVEL'] ??= 'file'

const port = Number(process.env['PORT'] || 8080)
const defaultLocation = locations[0].code

const formatSignIn = (staff: Product['staff']) => [
  '  Accounts are stored here, codes are printed here. Staff, each with the link for an authenticator app:',
  ...staff.map(({ email, totpLink }) => `  ${email}, password ${staffAccounts.password}, ${totpLink}`),
]

function greet({ staff }: Product, openPort: number, seconds: string): void {
  const commit = findRunningCommit(process.cwd())
  // Later traces say since when which commit ran.
  log.info('start', { commit: commit ?? 'of no checkout' })
  const lines = locations.map(({ code, fullName }) => {
    const host = code === defaultLocation ? 'localhost' : `${code.toLowerCase()}.localhost`
    return `  ${fullName.padEnd(30)} http://${host}:${openPort}`
  })
  console.log(
    [
      `Hibachi Ember is ready in ${seconds} s.${commit === undefined ? '' : ` Commit ${commit}`}`,
      ...lines,
      `  ${'The kitchen'.padEnd(30)} http://localhost:${openPort}/kitchen`,
      ...(staff.length > 0 ? formatSignIn(staff) : []),
      'Stop it with Ctrl-C.',
    ].join('\n'),
  )
}

function stopOnSignal(starting: Promise<Product>): void {
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    console.log('Stopping ...')
    setTimeout(() => process.exit(1), MAX_CLOSING_MS).unref()
    starting
      .then((product) => product.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  stopWithNpm(stop)
}

/** Stops when npm ends, which can't always forward its signal; an orphan would hold the port. */
function stopWithNpm(stop: () => void): void {
  const npm = findParentNpm()
  if (npm === undefined) return
  setInterval(() => {
    if (!isProcessAlive(npm)) stop()
  }, 300).unref()
}

try {
  const starting = runProduct({
    port,
    dataDir: process.env['DATA_DIR'] || '.local',
    hostLocation: process.env['HOST_LOCATION'] ?? '',
    // `LOCATION_MODE=live npm start` makes all sites live, `LOCATION_MODE=HENOK=live` only one.
    mode: process.env['LOCATION_MODE'],
    // `PAYMENTS=HENPR=local npm start` takes payments from the stand-in on this machine.
    payments: process.env['PAYMENTS'],
    load: (file) => import(pathToFileURL(file).href),
  })
  stopOnSignal(starting)
  const product = await starting
  greet(product, Number(process.env['PUBLIC_PORT'] ?? product.port), process.uptime().toFixed(1))
  await product.warm()
  product.startSchedules()
  product.prerenderPages()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
