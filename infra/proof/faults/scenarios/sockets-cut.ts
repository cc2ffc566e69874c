import { setTimeout as sleep } from 'node:timers/promises'
import { openBoard } from '../board'
import { findBoardFailures } from '../holds'
import { runUnderFault } from '../kitchen-under-fault'
import { startFaultyNetwork } from '../network'
import type { Scenario } from '../scenario'

const BOARDS = 10
const CUTS = 4

export const socketsCut: Scenario = {
  name: 'sockets cut',
  happens: 'ten boards lose their connections at random moments, then all of them go half open at once',
  holds: 'each finds its way back and shows the list; the others are told meanwhile',
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
        const failures = (await Promise.all(boards.map((board) => findBoardFailures(board, product.url)))).flat()
        const seconds = ((performance.now() - diedAt) / 1000).toFixed(0)
        return { failures, figures: `${CUTS} cuts, right again ${seconds} s after going half open` }
      } finally {
        await Promise.all(boards.map((board) => board.takeDown()))
        await network.close()
      }
    }),
}
