import { browserAt } from '#infra/testkit/browser'
import { ownerAt } from '#infra/testkit/owner'
import { startProduct } from '#infra/testkit/test-product'
import type { GivenFeedback } from '#shared/contract/desk/feedback'

let product: Awaited<ReturnType<typeof startProduct>>
let owner: Awaited<ReturnType<typeof ownerAt>>
const ids: string[] = []

beforeAll(async () => {
  product = await startProduct()
  owner = await ownerAt(product.url)
  const guest = browserAt(product.url)
  for (const rating of [4, 1, 5, 2, 1]) {
    const { id } = (await guest.order()).body
    ids.push(id)
    await guest.post('/api/feedback', { orderId: id, rating, comment: `${rating} stars`, trigger: 'checkin' })
  }
  await product.deliverStream()
}, 60_000)
afterAll(() => product.stop())

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

async function pages(query: string): Promise<GivenFeedback[]> {
  const seen: GivenFeedback[] = []
  for (let page: string | undefined = `/api/desk/feedback/HENPR?limit=2${query}`; page;) {
    const answer = await owner.get<GivenFeedback[]>(page)
    expect(answer.status).toBe(200)
    expect(answer.body.length).toBeLessThanOrEqual(2)
    seen.push(...answer.body)
    page = nextOf(answer.headers)
  }
  return seen
}

it('lists what customers said with the order behind it, newest first or lowest first, page by page', async () => {
  const newest = await pages('')
  expect(newest.map(({ order }) => order.id)).toEqual([...ids].reverse())
  expect(newest[0]).toMatchObject({
    rating: 1,
    comment: '1 stars',
    trigger: 'checkin',
    order: { total: '13.38', status: 'pending', customerName: 'Dana Whitfield', items: [{ quantity: 2 }] },
  })
  const lowest = await pages('&sort=lowest')
  expect(lowest.map(({ rating }) => rating)).toEqual([1, 1, 2, 4, 5])
  expect(lowest[0]?.order.id).toBe(ids[4])
})

it('is for the owner', async () => {
  const guest = browserAt(product.url)
  expect((await guest.get('/api/desk/feedback/HENPR')).status).toBe(401)
  await guest.signIn('somebody@example.com')
  expect((await guest.get('/api/desk/feedback/HENPR')).status).toBe(403)
  expect((await owner.get('/api/desk/feedback/HENPR?sort=odd')).status).toBe(400)
})
