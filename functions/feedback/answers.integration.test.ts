import { createTestClient } from '#infra/testkit/clients/test-client'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { handler as sendMail } from '#events/send-order-mail'
import { readMailPart } from '#infra/local/emulated/mail-service'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { FeedbackWithOrder } from '#shared/feedback/contract'
import { feedbackKeys } from './records'
import { getItem } from '../platform/table/table'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
const ids: string[] = []

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
  const guest = createTestClient(product.url)
  for (const rating of [4, 1, 5, 2, 1]) {
    const { id } = (await guest.order()).body
    ids.push(id)
    await guest.move(id, 'completed')
    await guest.post('/api/feedback', { orderId: id, rating, comment: `${rating} stars`, trigger: 'checkin' })
  }
  await product.deliverStream()
})
afterAll(() => product.stop())

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

async function pages(query: string): Promise<FeedbackWithOrder[]> {
  const seen: FeedbackWithOrder[] = []
  for (let page: string | undefined = `/api/desk/feedback/HENPR?limit=2${query}`; page;) {
    const answer = await owner.get<FeedbackWithOrder[]>(page)
    expect(answer.status).toBe(200)
    expect(answer.body.length).toBeLessThanOrEqual(2)
    seen.push(...answer.body)
    page = nextOf(answer.headers)
  }
  return seen
}

it('lists feedback with its order in pages, newest or lowest rating first', async () => {
  const newest = await pages('')
  expect(newest.map(({ order }) => order.id)).toEqual([...ids].reverse())
  expect(newest[0]).toMatchObject({
    rating: 1,
    comment: '1 stars',
    trigger: 'checkin',
    order: { total: '13.38', status: 'completed', customerName: 'Dana Whitfield', items: [{ quantity: 2 }] },
  })
  const lowest = await pages('&sort=lowest')
  expect(lowest.map(({ rating }) => rating)).toEqual([1, 1, 2, 4, 5])
  expect(lowest[0]?.order.id).toBe(ids[4])
})

it('is accessible to the owner only', async () => {
  const guest = createTestClient(product.url)
  expect((await guest.get('/api/desk/feedback/HENPR')).status).toBe(401)
  await guest.signIn('someone@example.com')
  expect((await guest.get('/api/desk/feedback/HENPR')).status).toBe(403)
  expect((await owner.get('/api/desk/feedback/HENPR?sort=odd')).status).toBe(400)
})

describe('answering by mail', () => {
  const outbox = () => join(product.dataDir, 'outbox')
  const mailsAbout = (id: string) => readdirSync(outbox()).filter((name) => name.startsWith(`${id}-answer`))
  const given = async (id: string) => (await pages('')).find(({ order }) => order.id === id)

  async function rated(email = 'dana@example.com') {
    const guest = createTestClient(product.url)
    const { id } = (await guest.order({ customerInfo: { email } })).body
    await guest.move(id, 'completed')
    await guest.post('/api/feedback', { orderId: id, rating: 2, comment: 'Cold <b>rice</b>', trigger: 'checkin' })
    await product.deliverStream()
    const answer = (text = 'We are sorry.\n\nCome again, Dana.', headers: Record<string, string> = {}, by = owner) =>
      by.post<{ id: string; code?: string }>(`/api/desk/feedback/HENPR/${id}/checkin/answer`, { text }, headers)
    return { guest, id, answer }
  }

  it('mails the answer once, shows it with the feedback and logs it without its text', async () => {
    const { id, answer } = await rated()
    expect(await given(id)).toMatchObject({ answered: null, canAnswer: true })
    const key = { 'idempotency-key': randomUUID() }
    const first = await answer(undefined, key)
    expect(first.status).toBe(201)
    expect(await answer(undefined, key)).toMatchObject({ status: 201, body: first.body })
    expect(await answer('Another')).toMatchObject({ status: 409, body: { code: 'already-answered' } })
    await product.deliverStream()
    expect(mailsAbout(id)).toEqual([`${id}-answer-checkin.eml`])
    const file = join(outbox(), `${id}-answer-checkin.eml`)
    const mail = readFileSync(file, 'utf8')
    expect(mail).toMatch(/^To: dana@example.com\r$/m)
    const [plain, html] = [readMailPart(mail, 'text/plain'), readMailPart(mail, 'text/html')]
    for (const words of ['We are sorry.', 'Come again, Dana.', '2 of 5 stars'])
      expect([plain.includes(words), html.includes(words)]).toEqual([true, true])
    // The development login verifies no address.
    expect(plain + html).not.toContain('rice')
    expect(await given(id)).toMatchObject({
      canAnswer: false,
      answered: { text: 'We are sorry.\n\nCome again, Dana.', at: expect.any(String) },
    })
    const [entry] = await owner.log()
    expect(entry).toMatchObject({ kind: 'feedback', by: 'Olive Owner', subjectId: id })
    expect(JSON.stringify(entry)).not.toMatch(/sorry|Cold|Dana/)
    const { mtimeMs } = statSync(file)
    const record = (await getItem(feedbackKeys.given(id, 'checkin'))) ?? {}
    expect(await sendMail({ Records: toStreamRecords(record) })).toEqual({ batchItemFailures: [] })
    await product.deliverStream()
    expect(statSync(file).mtimeMs).toBe(mtimeMs)
  })

  it('accepts one of two concurrent answers', async () => {
    const { id, answer } = await rated()
    const answers = await Promise.all([answer('One'), answer('Two')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    await product.deliverStream()
    expect(mailsAbout(id)).toHaveLength(1)
  })

  it('requires an order of this location with an e-mail address, a text and the owner', async () => {
    const { id, answer } = await rated('')
    expect(await given(id)).toMatchObject({ answered: null, canAnswer: false })
    expect(await answer()).toMatchObject({ status: 409, body: { code: 'no-address' } })
    const mailable = await rated()
    expect(await mailable.answer(' \n ')).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await mailable.answer('x'.repeat(1001))).status).toBe(400)
    const at = (place: string) => owner.post(`/api/desk/feedback/${place}/answer`, { text: 'Sorry' })
    expect((await at(`HENOK/${mailable.id}/checkin`)).status).toBe(404)
    expect((await at(`HENPR/${mailable.id}/delivery_followup`)).status).toBe(404)
    expect((await at('HENPR/NOSUCHORDER0/checkin')).status).toBe(404)
    expect((await mailable.answer('Sorry', {}, { ...owner, ...mailable.guest })).status).toBe(401)
    await product.deliverStream()
    expect(mailsAbout(mailable.id)).toEqual([])
  })
})
