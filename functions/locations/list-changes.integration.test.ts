import { createActivityId } from '#shared/platform/ids'
import type { ActivityEntry } from '#shared/platform/contract'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { changeKeys, type ChangeRecord } from '../platform/change-log/records'
import { putItems } from '../platform/table/table'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const YEAR_AGO = Date.now() - 365 * 24 * 3600_000

/** Stores log entries, one a minute from a year ago on. */
async function logEntries(kinds: readonly ChangeRecord['kind'][]): Promise<void> {
  const records = kinds.map((kind, minute) => {
    const at = new Date(YEAR_AGO + minute * 60_000)
    const id = createActivityId('HENPR', at, String(minute).padStart(12, '0'))
    const entry = { id, at: at.toISOString(), by: 'Olive Owner', kind, subjectId: 'one', title: `Entry ${minute}` }
    return { ...changeKeys.change('HENPR', id), type: 'Change', ...entry, before: 'null', after: 'null' }
  })
  await putItems(records)
}

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

it('reads a bounded part of a long log for a rare kind, and leads on to the older entries', async () => {
  await logEntries(['hours', ...Array.from({ length: 700 }, () => 'availability' as const), 'hours'])
  const owner = await signInManager(product.url)
  const pages: string[][] = []
  for (let path: string | undefined = '/api/desk/changes/HENPR?kind=hours&limit=5'; path !== undefined;) {
    const { body, headers } = await owner.get<ActivityEntry[]>(path)
    pages.push(body.map(({ title }) => title))
    path = nextOf(headers)
  }
  expect(pages).toEqual([['Entry 701'], ['Entry 0']])
})
