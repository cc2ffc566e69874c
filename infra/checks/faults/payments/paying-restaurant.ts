import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openLedger, type Ledger } from '#infra/local/emulated/payments/ledger'
import { startPaymentService } from '#infra/local/emulated/payments/payment-service'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { startHttpServer } from '#infra/local/http-server'
import { reserveKitchenTime, restock } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { locations } from '#shared/locations/index'
import { startProductUnderTest } from '../product-under-test'
import type { ScenarioContext } from '../scenario'

/** The location that takes payments: plain localhost shows the first one. */
const [{ code: location }] = locations

async function findFreePort(): Promise<number> {
  const server = await startHttpServer(0, async () => {})
  await server.close()
  return server.port
}

/**
 * Starts a live location that takes payments. The payment provider runs in this process, so that a
 * kill of the product doesn't end it, as in reality.
 */
export async function startPayingRestaurant({ dataDir, logFile }: ScenarioContext) {
  const port = await findFreePort()
  const folder = join(dataDir, 'provider')
  mkdirSync(folder, { recursive: true })
  const provider = await startPaymentService({ folder, productPort: port })
  const environment = { PAYMENTS: `${location}=stripe`, ...provider.environment }
  const product = await startProductUnderTest({ dataDir, logFile, port, environment })
  const cook = createTestClient(product.url)
  const { IdToken: idToken } = openTestUserPool(dataDir).tokensOf(staffAccounts.accounts[0]?.email ?? '')
  const { status } = await cook.post('/api/auth/session', { idToken })
  if (status !== 200) throw new Error(`The cook was not signed in: ${status}`)
  await restock(cook, location)
  await reserveKitchenTime(cook, location)
  return {
    product,
    cook,
    location,
    /** Reads the provider's books. */
    readLedger: (): Ledger => openLedger(join(folder, 'payments.json')).ledger,
    stop: async (): Promise<void> => {
      await provider.close()
      await product.stop()
    },
  }
}

export type PayingRestaurant = Awaited<ReturnType<typeof startPayingRestaurant>>
