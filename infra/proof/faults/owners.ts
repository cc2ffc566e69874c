import { randomUUID } from 'node:crypto'
import type { HoursNow } from '#shared/contract/hours'
import { fromCents } from '#shared/rules/money'
import { browserAt } from '#infra/testkit/browser'
import type { Answer } from '#infra/testkit/browser'
import type { DeskMenu } from '#infra/testkit/owner'
import type { Random } from '#infra/testkit/random'
import { insist } from './persistence'
import type { Troubles } from './persistence'

/** Where nobody orders, so that a new price refuses no customer. */
const AT = 'HEHC'
const IN_BULK = 20
const MOST_EXCEPTIONS = 5

export type Owners = {
  /** Changes that were acknowledged so far. */
  readonly made: () => number
  /** Ends once what is under way is done, and says where the desk is not as it was acknowledged. */
  readonly stop: () => Promise<readonly string[]>
}

type Options = { readonly url: string; readonly random: Random; readonly troubles: Troubles }

/**
 * Three owners at once, each with things of its own: one dish, the hours, and a table of dishes all
 * at one price.
 */
export async function startOwners({ url, random, troubles }: Options): Promise<Owners> {
  const how = { random, troubles }
  const failures: string[] = []
  let made = 0
  let isOver = false
  const browser = browserAt(url)
  await insist(() => browser.signIn('olive.owner@example.com', 'admin'), how)
  const menu = async () => (await insist(() => browser.get<DeskMenu>(`/api/desk/menu/${AT}`), how)).body.dishes
  const hours = async () => (await insist(() => browser.get<HoursNow>(`/api/hours/${AT}`), how)).body
  const [first, ...others] = await menu()
  if (!first) throw new Error('an empty menu')
  const inBulk = others.slice(0, IN_BULK)

  /**
   * Asked again under the same key, a change that was made is answered as it was, though its
   * version is the old one.
   */
  async function change(what: string, ask: (key: { 'idempotency-key': string }) => Promise<Answer<unknown>>) {
    const key = { 'idempotency-key': randomUUID() }
    const { status, body } = await insist(() => ask(key), how)
    if (status === 200) made += 1
    else failures.push(`${what} was answered ${status} though nobody else changed it: ${JSON.stringify(body)}`)
    return status === 200
  }

  let dish = { version: first.version, price: first.price }
  async function reprice(turn: number): Promise<void> {
    const price = fromCents(1000 + turn)
    const { version } = dish
    const ask = (key: Record<string, string>) =>
      browser.put(`/api/desk/menu/${AT}/dishes/${first?.id}`, { price, version }, key)
    if (await change(`dish ${first?.id}`, ask)) dish = { price, version: version + 1 }
  }

  let { version: hoursVersion, exceptions } = await hours()
  async function closeDay(turn: number): Promise<void> {
    const closed = { date: '2032-01-01', closed: true, opens: null, closes: null, note: `Turn ${turn}` }
    const wanted = [...exceptions.filter(({ date }) => date !== closed.date).slice(0, MOST_EXCEPTIONS), closed]
    const { weekly } = await hours()
    const ask = (key: Record<string, string>) =>
      browser.put(`/api/desk/hours/${AT}`, { weekly, exceptions: wanted, version: hoursVersion }, key)
    if (!(await change('hours', ask))) return
    exceptions = wanted
    hoursVersion += 1
  }

  let bulkPrice: string | undefined
  async function bring(turn: number): Promise<void> {
    const price = fromCents(2000 + turn)
    const table = ['code,price', ...inBulk.map(({ code }) => `${code},${price}`)].join('\n')
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const ask = async (key: Record<string, string>): Promise<Answer<unknown>> => {
      const headers = { cookie, 'content-type': 'text/csv', ...key }
      const path = `${url}/api/desk/menu/${AT}/import?apply=true`
      const answer = await fetch(path, { method: 'POST', headers, body: table })
      const body: unknown = JSON.parse(await answer.text())
      return { status: answer.status, headers: answer.headers, body }
    }
    if (await change('a table of dishes', ask)) bulkPrice = price
  }

  async function work(act: (turn: number) => Promise<void>): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) await act(turn)
  }
  const working = Promise.all([work(reprice), work(closeDay), work(bring)])
  working.catch(() => (isOver = true))

  async function whatIsLost(): Promise<readonly string[]> {
    const dishes = await menu()
    const now = dishes.find(({ id }) => id === first?.id)
    const { version, exceptions: kept } = await hours()
    const ids = new Set(inBulk.map(({ id }) => id))
    const prices = [...new Set(dishes.filter(({ id }) => ids.has(id)).map(({ price }) => price))]
    const pairs = [
      ['dish', { price: now?.price, version: now?.version }, dish],
      ['hours', { version, kept }, { version: hoursVersion, kept: exceptions }],
      ['dishes of a table', prices, [bulkPrice]],
    ] as const
    return pairs.flatMap(([what, is, told]) => {
      const [kept, acknowledged] = [JSON.stringify(is), JSON.stringify(told)]
      return kept === acknowledged ? [] : [`${what}: acknowledged as ${acknowledged} and is ${kept}`]
    })
  }

  return {
    made: () => made,
    stop: async () => {
      isOver = true
      await working
      return [...failures, ...(await whatIsLost())]
    },
  }
}
