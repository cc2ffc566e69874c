import { existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { booksOf } from '#infra/proof/audit/books'
import type { Item } from '#functions/runtime/table'
import type { OrderRecord } from '#functions/orders/records'
import { isQuickCancel } from '#shared/rules/mail-timing'
import { normaliseCode } from '#shared/rules/codes'

type Due = {
  /** Mails that must have been sent, by their names. */
  readonly must: readonly string[]
  /** Of each group exactly one. */
  readonly oneOf: readonly (readonly string[])[]
}

/**
 * The mails that the records of a table ask for: a receipt, ready and cancelled for each order, and
 * the codes.
 */
function mailsOf(items: readonly Item[]): Due {
  const { orders, codes } = booksOf(items).books
  const of = (order: OrderRecord) => {
    const been = new Set(order.history.map(({ status }) => status))
    const ready = been.has('ready') ? [`${order.id}-ready`] : []
    const ends = [`${order.id}-receipt`, ...(been.has('cancelled') ? [`${order.id}-cancelled`] : [])]
    return isQuickCancel(order) ? { must: ready, oneOf: [ends] } : { must: [...ready, ...ends], oneOf: [] }
  }
  const rewards = codes
    .filter(({ ownerId, location }) => ownerId !== undefined && location !== undefined)
    .map(({ code }) => `${normaliseCode(code)}-reward`)
  const ofOrders = orders.map(of)
  return {
    must: [...ofOrders.flatMap(({ must }) => must), ...rewards],
    oneOf: ofOrders.flatMap(({ oneOf }) => oneOf),
  }
}

/**
 * The folder that a product's mails are written to, watched from outside: it tells which were
 * written, and how often.
 */
export function watchMailbox(dataDir: string) {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true })
  const written = new Map<string, number>()
  let next: (() => void) | undefined
  const watcher = watch(folder, (event, file) => {
    if (event !== 'rename' || !file?.endsWith('.eml')) return
    const name = file.slice(0, -'.eml'.length)
    written.set(name, (written.get(name) ?? 0) + 1)
    next?.()
    next = undefined
  })

  return {
    /** Ends as soon as a mail has been written. */
    next: () => new Promise<void>((resolve) => (next = resolve)),
    /** Where an inbox, which knows a mail by its Message-ID, does not hold each mail once. */
    failures: (items: readonly Item[]): string[] => {
      const { must, oneOf } = mailsOf(items)
      const due = new Set([...must, ...oneOf.flat()])
      const ids = readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => /^Message-ID: <([\w-]+)@/im.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? file)
      return [
        ...must.filter((name) => !ids.includes(name)).map((name) => `the mail ${name} was never sent`),
        ...oneOf
          .filter((names) => names.filter((name) => ids.includes(name)).length !== 1)
          .map((names) => `of the mails ${names.join(', ')} not one was sent, or several were`),
        ...ids.filter((name) => !due.has(name)).map((name) => `the mail ${name} is of nothing`),
        ...ids.filter((name, at) => ids.indexOf(name) !== at).map((name) => `the mail ${name} is there twice`),
      ]
    },
    figures: () => {
      const times = [...written.values()]
      return { mails: times.length, again: times.reduce((sum, count) => sum + count - 1, 0) }
    },
    stop: (): void => watcher.close(),
  }
}
