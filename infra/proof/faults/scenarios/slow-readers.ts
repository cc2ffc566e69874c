import { setTimeout as sleep } from 'node:timers/promises'
import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import { openBoard } from '../board'
import { findBoardFailures, readRecords } from '../holds'
import { runUnderFault } from '../kitchen-under-fault'
import { startFaultyNetwork } from '../network'
import type { ProductUnderTest } from '../product'
import type { Scenario } from '../scenario'

const SLOW = 4
const MESSAGE_BYTES = 100_000
const MESSAGES = 300
/**
 * Of 40 MB that nobody reads, each connection may hold a megabyte; the rest is what a rush leaves
 * about.
 */
const MAX_GROWTH_BYTES = 12e6

const connectionsOf = async (product: ProductUnderTest) =>
  (await readRecords(product))
    .filter(({ type }) => type === 'Connection')
    .map(({ pk }) => String(pk).replace('CONNECTION#', ''))

/** Pushes more to each connection than anybody keeps for it; one that is gone counts as told. */
async function flood(endpoint: string, ids: readonly string[]): Promise<void> {
  const client = new ApiGatewayManagementApiClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  })
  const Data = JSON.stringify({ type: 'error', code: 'flood', detail: 'x'.repeat(MESSAGE_BYTES) })
  for (let sent = 0; sent < MESSAGES / SLOW; sent += 1) {
    await Promise.all(
      ids.map((ConnectionId) =>
        client.send(new PostToConnectionCommand({ ConnectionId, Data })).catch(() => undefined),
      ),
    )
  }
  client.destroy()
}

export const slowReaders: Scenario = {
  name: 'slow readers',
  happens: `${SLOW} listeners stop reading while ${(MESSAGES * MESSAGE_BYTES) / 1e6} MB are pushed to them`,
  holds: "the product's memory stays bounded, the others are told in time, the slow ones catch up once they read",
  run: (trial) =>
    runUnderFault(trial, async ({ product, boards }) => {
      const known = new Set(await connectionsOf(product))
      const network = await startFaultyNetwork(product.url)
      const slow = Array.from({ length: SLOW }, () => openBoard({ ...product, socketUrl: network.socketUrl }))
      try {
        await sleep(1500)
        const ids = (await connectionsOf(product)).filter((id) => !known.has(id))
        network.stopReading()
        const before = await product.measure()
        const heardBefore = boards.map((board) => board.heard())
        await flood(before.managementEndpoint, ids)
        const after = await product.measure()
        const growth = after.external + after.heapUsed - before.external - before.heapUsed
        const deaf = boards.filter((board, index) => board.heard() === heardBefore[index])
        network.readOn()
        const behind = await Promise.all(slow.map((board) => findBoardFailures(board, product.url)))
        return {
          failures: [
            ...(ids.length === SLOW ? [] : [`${ids.length} of ${SLOW} listeners were connected`]),
            ...(growth > MAX_GROWTH_BYTES
              ? [`the product holds ${(growth / 1e6).toFixed(0)} MB for those who do not read`]
              : []),
            ...(deaf.length > 0 ? [`${deaf.length} other boards were told nothing meanwhile`] : []),
            ...behind.flat(),
          ],
          figures: `memory ${growth > 0 ? '+' : ''}${(growth / 1e6).toFixed(1)} MB`,
        }
      } finally {
        await Promise.all(slow.map((board) => board.takeDown()))
        await network.close()
      }
    }),
}
