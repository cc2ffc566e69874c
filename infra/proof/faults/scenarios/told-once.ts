import { setTimeout as sleep } from 'node:timers/promises'
import { booksOf } from '#infra/proof/audit/books'
import { startClosedPhones } from '../closed-phones'
import { recordsOf } from '../holds'
import type { Around } from '../holds'
import { moreOrders, underFault } from '../kitchen-under-fault'
import { watchMailbox } from '../mailbox'
import { insist } from '../persistence'
import type { Outcome, Scenario, Trial } from '../scenario'

const KILLS = 6
const NEXT_MS = 5_000

type Phones = Awaited<ReturnType<typeof startClosedPhones>>

/**
 * Kills while orders move: at some moment, once a push has arrived unnoticed, and once a mail is in
 * the box.
 */
async function kill(phones: Phones, { product, rush }: Around, { random, dataDir }: Trial): Promise<Outcome> {
  const mailbox = watchMailbox(dataDir)
  const unsettle = () => product.ask({ ask: 'unsettle-stream', seed: Math.floor(random.next() * 2 ** 31) })
  const moments = [() => sleep(random.between(50, 1000)), phones.loseNext, mailbox.next]
  try {
    await unsettle()
    for (let count = 0; count < KILLS; count += 1) {
      await moreOrders(rush, 4)
      await Promise.race([moments[count % moments.length]?.(), sleep(NEXT_MS)])
      await product.killAndRestart()
      await unsettle()
    }
    await moreOrders(rush, 4)
    await rush.stop()
    await product.ask({ ask: 'settle' })
    const items = await recordsOf(product)
    const [told, mailed] = [phones.figures(), mailbox.figures()]
    return {
      failures: [...phones.failures(booksOf(items).books.orders), ...mailbox.failures(items)],
      figures:
        `${KILLS} kills, ${told.phones} phones told ${told.heard} things, ${told.again} of them posted again, ` +
        `${told.refused} posts refused or not answered, ${mailed.mails} mails, ${mailed.again} of them sent again`,
    }
  } finally {
    mailbox.stop()
  }
}

export const toldOnce: Scenario = {
  name: 'told once',
  happens:
    'kill -9 while orders move: at some moment, once a push has arrived unnoticed, once a mail is in the box; changes that come again; a push service that answers 201, 410, 429, 500 and not at all',
  holds: 'each event is one mail, and a closed phone is told it once',
  run: async (trial) => {
    const phones = await startClosedPhones()
    const how = { random: trial.random, troubles: { retries: 0, unclear: new Set<string>() } }
    const follow = (orderId: string, post: (path: string, body: unknown) => ReturnType<Parameters<typeof insist>[0]>) =>
      phones.follow(orderId, (path, body) => insist(() => post(path, body), how))
    try {
      return await underFault(trial, (around) => kill(phones, around, trial), {
        workers: 4,
        pauseMs: 300,
        placed: (guest, { id }) => follow(id, guest.post),
      })
    } finally {
      await phones.stop()
    }
  },
}
