import { existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join } from 'node:path'
import { booksOf } from '#infra/proof/audit/books'
import type { Item } from '#functions/runtime/table'
import { normaliseCode } from '#shared/rules/codes'

/** The mails that what is in a table asks for, by their names: a receipt, ready and cancelled for each order, and the codes. */
function mailsOf(items: readonly Item[]): string[] {
  const { orders, codes } = booksOf(items).books
  return [
    ...orders.flatMap(({ id, history }) => {
      const been = new Set(history.map(({ status }) => status))
      return ['receipt', ...(['ready', 'cancelled'] as const).filter((status) => been.has(status))].map(
        (kind) => `${id}-${kind}`,
      )
    }),
    ...codes
      .filter(({ ownerId, location }) => ownerId !== undefined && location !== undefined)
      .map(({ code }) => `${normaliseCode(code)}-reward`),
  ]
}

/** The folder that a product's mails are written to, watched from outside: it tells which were written, and how often. */
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
      const due = new Set(mailsOf(items))
      const ids = readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => /^Message-ID: <([\w-]+)@/im.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? file)
      return [
        ...[...due].filter((name) => !ids.includes(name)).map((name) => `the mail ${name} was never sent`),
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
