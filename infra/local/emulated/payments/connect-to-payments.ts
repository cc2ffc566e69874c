import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openLedger } from './ledger'
import { getEnvironmentOfStandIn, startPaymentService } from './payment-service'

const MAX_RESPONSE_MS = 2_000

/** Whether the product is running with its stand-in at a port. */
async function isRunning(port: number): Promise<boolean> {
  const url = `http://127.0.0.1:${port}/v1/payment_intents`
  const response = await fetch(url, { signal: AbortSignal.timeout(MAX_RESPONSE_MS) }).catch(() => undefined)
  return response?.ok ?? false
}

/**
 * Connects an operator's tool to the payment stand-in of the local product in a data folder,
 * running or not, unless the environment names a provider. Throws an error with one sentence if the
 * folder has none.
 */
export async function connectToPayments(dataDir: string): Promise<{ readonly close: () => Promise<void> }> {
  if (process.env['STRIPE_SECRET_KEY']) return { close: () => Promise.resolve() }
  const file = join(dataDir, 'payments.json')
  if (!existsSync(file))
    throw new Error(
      `There are no payments in ${dataDir}: the product there was never started with PAYMENTS=HENOK=local.`,
    )
  const { port } = openLedger(file).ledger
  if (await isRunning(port)) {
    Object.assign(process.env, getEnvironmentOfStandIn(port))
    return { close: () => Promise.resolve() }
  }
  // Nothing receives its events; the next start of the product delivers them.
  const service = await startPaymentService({ folder: dataDir, productPort: 0 })
  Object.assign(process.env, service.environment)
  return { close: service.close }
}
