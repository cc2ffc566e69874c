import { randomUUID } from 'node:crypto'
import { browserAt, orderOf } from '#infra/local/testing/browser'
import { inProcess, over } from './calls'
import type { Sent } from './calls'
import { compare } from './measure'
import { productProcess } from './product-process'
import { recordCommands, replay } from './record'
import { unitsPerCall } from './units'

const ROUNDS = 6
const row = (...cells: readonly string[]) =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(60) : cell.padStart(10))).join(''))
const ms = (value: number) => value.toFixed(2)

async function against(name: string, url: string, sent: () => Sent, calls: number) {
  const probe = sent()
  let units = 0
  const recorded = await recordCommands(async () => {
    units = (await inProcess(probe)).units
  })
  for (const clients of [1, 8]) {
    const ways = { bare: () => replay(recorded), product: () => over(url, sent()) }
    const samples = await compare(ways, { clients, calls, rounds: ROUNDS })
    const bare = samples.get('bare')
    for (const [way, { p50, p95, perSecond }] of samples) {
      const ratio = bare && way === 'product' ? (p50 / bare.p50).toFixed(2) : ''
      row(`${name}, ${way}, ${clients} at once`, ms(p50), ms(p95), perSecond.toFixed(0), ratio, units.toFixed(1))
    }
  }
}

const product = await productProcess()
try {
  const dish = await browserAt(product.url).dish('California Roll')
  const body = JSON.stringify(orderOf({ lines: [{ dish, quantity: 1 }] }))
  row('', 'p50 ms', 'p95 ms', 'a second', 'x bare', 'units')
  await against('menu read', product.url, () => ({ method: 'GET', path: '/api/menu-items/4' }), 40)
  await against(
    'order placed',
    product.url,
    () => ({ method: 'POST', path: '/api/orders/test', body, headers: { 'idempotency-key': randomUUID() } }),
    60,
  )
  console.log('\nTable units of each call, once')
  for (const { call, status, units } of await unitsPerCall(product.url)) row(call, String(status), units.toFixed(1))
} finally {
  await product.stop()
}
