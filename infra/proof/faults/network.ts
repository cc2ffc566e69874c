import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

type Line = { readonly near: Socket; readonly far: Socket }

const reset = (socket: Socket) => void (socket.destroyed || socket.resetAndDestroy())

/**
 * A network between a product and those who listen to it, which can be cut, go dead, or not be read
 * from.
 */
export async function startFaultyNetwork(productUrl: string) {
  const lines = new Set<Line>()
  const dead = new Set<Line>()

  const server = createServer((near) => {
    const far = connect(Number(new URL(productUrl).port), '127.0.0.1')
    const line = { near, far }
    lines.add(line)
    const end = () => {
      // A dead line tells neither side that the other is gone.
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
    /** Every connection is cut, on both sides at once. */
    cut: (): void => lines.forEach(hangUp),
    /**
     * Every connection there is goes dead without a word, half open, as when a cable is pulled; new
     * ones work.
     */
    goDead: (): void => {
      for (const line of lines) {
        line.near.unpipe(line.far).pause()
        line.far.unpipe(line.near).pause()
        lines.delete(line)
        dead.add(line)
      }
    },
    /** Nothing that the product sends is read any more, while the connections stay. */
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
