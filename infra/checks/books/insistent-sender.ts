import { randomUUID } from 'node:crypto'
import type { RandomSource } from '#infra/operate/sample-history/random'
import { loseNextWrite } from '#infra/testkit/lose-transaction'

type Answer = { readonly status: number }
type Call = (headers: Readonly<Record<string, string>>) => Promise<Answer>

/**
 * Sends calls as an insistent client does: again with the same key after a failure, and at random.
 * At random, the process is killed just before or just after a write of a call or its reactions.
 */
export function createInsistentSender(random: RandomSource) {
  let mayKill = true
  let isOver = () => true

  function maybeKill(): void {
    if (mayKill && isOver() && random.chance(0.12)) isOver = loseNextWrite(random.chance(0.5) ? 'before' : 'after')
  }

  return {
    maybeKill,

    /** Returns the status of the last answer. Throws if a call fails without a kill. */
    async send(name: string, call: Call): Promise<number> {
      const headers = { 'idempotency-key': randomUUID() }
      maybeKill()
      const wasOver = isOver()
      const { status } = await call(headers)
      const isKilled = !wasOver && isOver()
      if (status >= 500 && !isKilled) throw new Error(`The call ${name} was answered with ${status}`)
      const again = isKilled || random.chance(0.25) ? (await call(headers)).status : status
      if (again >= 500) throw new Error(`The repeated call ${name} was answered with ${again}`)
      return again
    },

    /** Repeats an action until the last kill has happened. None follows. */
    async endKills(act: () => Promise<void>): Promise<void> {
      mayKill = false
      while (!isOver()) await act()
    },
  }
}
