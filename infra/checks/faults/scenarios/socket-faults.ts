import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBoardFailures, openBoard, readRecords } from '../invariants'
import { runUnderFault, type Scenario } from '../scenario'
import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi'
import type { ProductUnderTest } from '../product-under-test'

type Line = { readonly near: Socket; readonly far: Socket }

const reset = (socket: Socket) => void (socket.destroyed || socket.resetAndDestroy())

/**
 * Starts a proxy between a product and its clients that can cut, freeze or stop reading
 * connections.
 */
async function startFaultyNetwork(productUrl: string) {
  const lines = new Set<Line>()
  const dead = new Set<Line>()

  const server = createServer((near) => {
    const far = connect(Number(new URL(productUrl).port), '127.0.0.1')
    const line = { near, far }
    lines.add(line)
    const end = () => {
      // On a frozen connection neither side sees that the other is gone.
      if (!lines.delete(line)) return
      reset(near)
      reset(far)
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const hangUp = ({ near, far }: Line) => {
    reset(near)
    reset(far)
  }

  return {
    socketUrl: `ws://127.0.0.1:${port}/ws`,
    /** Cuts all connections on both sides at once. */
    cut: (): void => lines.forEach(hangUp),
    /** Freezes all current connections, as when a cable is pulled. New connections work. */
    goDead: (): void => {
      for (const line of lines) {
        line.near.unpipe(line.far).pause()
        line.far.unpipe(line.near).pause()
        lines.delete(line)
        dead.add(line)
      }
    },
    /** Stops reading what the product sends, with open connections. */
    stopReading: (): void => lines.forEach(({ near, far }) => far.unpipe(near).pause()),
    readOn: (): void => lines.forEach(({ near, far }) => far.pipe(near)),
    close: (): Promise<void> =>
      new Promise((closed) => {
        lines.forEach(hangUp)
        dead.forEach(hangUp)
        server.close(() => closed())
      }),
  }
}

const BOARDS = 10
const CUTS = 4

export const socketsCut: Scenario = {
  name: 'sockets cut',
  happens: 'ten boards lose their connections at random moments, then all of them go half open at once',
  holds: 'each board reconnects and shows the list; the others are updated meanwhile',
  run: (trial) =>
    runUnderFault(trial, async ({ product, rush }) => {
      const network = await startFaultyNetwork(product.url)
      const boards = Array.from({ length: BOARDS }, () => openBoard({ ...product, socketUrl: network.socketUrl }))
      try {
        for (let cut = 0; cut < CUTS; cut += 1) {
          await sleep(trial.random.between(400, 1800))
          network.cut()
        }
        await sleep(2500)
        network.goDead()
        const diedAt = performance.now()
        await sleep(trial.random.between(500, 1000))
        await rush.stop()
        const failures = (await Promise.all(boards.map((board) => findBoardFailures(board)))).flat()
        const seconds = ((performance.now() - diedAt) / 1000).toFixed(0)
        return { failures, figures: `${CUTS} cuts, right again ${seconds} s after going half open` }
      } finally {
        await Promise.all(boards.map((board) => board.takeDown()))
        await network.close()
      }
    }),
}

const SLOW = 4
const MESSAGE_BYTES = 100_000
const MESSAGES = 300
/**
 * Of 40 MB of unread data, each connection may buffer a megabyte. The rest is normal growth under
 * load.
 */
const MAX_GROWTH_BYTES = 12e6

const connectionsOf = async (product: ProductUnderTest) =>
  (await readRecords(product))
    .filter(({ type }) => type === 'Connection')
    .map(({ pk }) => String(pk).replace('CONNECTION#', ''))

/** Pushes more to each connection than its buffer holds. Ignores closed connections. */
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
  holds: "the product's memory stays bounded, the others are updated in time, the slow ones catch up once they read",
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
        const behind = await Promise.all(slow.map((board) => findBoardFailures(board)))
        return {
          failures: [
            ...(ids.length === SLOW ? [] : [`${ids.length} of ${SLOW} listeners were connected`]),
            ...(growth > MAX_GROWTH_BYTES
              ? [`the product holds ${(growth / 1e6).toFixed(0)} MB for those who do not read`]
              : []),
            ...(deaf.length > 0 ? [`${deaf.length} other boards got no updates meanwhile`] : []),
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
