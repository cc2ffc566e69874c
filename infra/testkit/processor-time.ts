import { getMachineFactor } from './measure-machine.mjs'

const ATTEMPTS = 8

/**
 * Returns how many milliseconds of processor time an action takes, at the speed of the machine on
 * which limits were set. Repeats an action that takes longer than the limit and returns the least
 * time, because other processes, the garbage collector and the compiler slow single runs down.
 */
export function measureProcessorMs(action: () => void, limitMs: number): number {
  let least = Infinity
  for (let attempt = 0; attempt < ATTEMPTS && least > limitMs; attempt += 1) {
    const start = process.cpuUsage()
    action()
    const { user, system } = process.cpuUsage(start)
    least = Math.min(least, (user + system) / 1000 / getMachineFactor())
  }
  return least
}
