import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { seed } from '#infra/catalogue/seed'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { TrainingBadge, TrainingLevel, QuizQuestion, TourProgress } from '#shared/training/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

type Awarded = TourProgress & { readonly leveledUp: boolean }

/** A member who has begun the tour, with the calls that the training page makes. */
async function trainee(tourType = 'staff') {
  const browser = createTestClient(product.url)
  const { body: user } = await browser.signIn(`${randomUUID()}@example.com`)
  const whose = { userId: user.id, locationId: 4 }
  const path = `/api/gamification/progress/${user.id}/4`
  const begin = (more: object = {}) =>
    browser.post<TourProgress>('/api/gamification/progress', { ...whose, tourType, ...more })
  await begin()
  return {
    ...browser,
    user,
    begin,
    progress: () => browser.get<TourProgress>(path),
    update: (fields: object) => browser.put<TourProgress>(path, fields),
    awardXp: (xp: unknown, more: object = {}, headers = {}) =>
      browser.post<Awarded>('/api/gamification/award-xp', { ...whose, xp, ...more }, headers),
    awardBadge: (badgeId: number, headers = {}) =>
      browser.post<TourProgress>('/api/gamification/award-badge', { ...whose, badgeId }, headers),
  }
}

it('is started once, and starting it again changes nothing', async () => {
  const browser = createTestClient(product.url)
  const { body: user } = await browser.signIn(`${randomUUID()}@example.com`)
  expect((await browser.get(`/api/gamification/progress/${user.id}/4`)).status).toBe(404)
  const begin = (tourType: string) =>
    browser.post<TourProgress>('/api/gamification/progress', { userId: user.id, locationId: 'HENPR', tourType })
  const first = await begin('customer')
  expect(first.body).toEqual({
    userId: user.id,
    locationId: 4,
    totalXP: 0,
    currentLevel: 1,
    completedLevels: [],
    earnedBadges: [],
    tourType: 'customer',
    isCompleted: false,
  })
  expect((await begin('staff')).body).toEqual(first.body)
  expect((await browser.get(`/api/gamification/progress/${user.id}/1`)).body).toEqual(first.body)
  expect((await browser.get(`/api/gamification/progress/${user.id}/HENOK`)).status).toBe(404)
})

it('has five levels, each with a badge and answerable questions', async () => {
  const { get } = await trainee()
  const { body: levels } = await get<TrainingLevel[]>('/api/gamification/levels')
  const { body: badges } = await get<TrainingBadge[]>('/api/gamification/badges')
  expect(levels.map(({ levelNumber }) => levelNumber)).toEqual([1, 2, 3, 4, 5])
  expect(badges).toEqual(seed.badges.map(({ id, name, icon }) => ({ id, name, icon })))
  for (const { id, badgeId } of levels) {
    expect(badges.map((badge) => badge.id)).toContain(badgeId)
    const { body: questions } = await get<QuizQuestion[]>(`/api/gamification/quiz/${id}`)
    expect(questions.length).toBeGreaterThan(0)
    for (const { options, correctAnswer } of questions) expect(options[correctAnswer]).toBeTruthy()
  }
  expect((await get('/api/gamification/quiz/99')).status).toBe(404)
  expect((await get('/api/gamification/quiz/abc')).status).toBe(400)
})

it('can be completed from the first question to the last badge', async () => {
  const { get, awardXp, awardBadge, update, progress } = await trainee()
  const { body: levels } = await get<TrainingLevel[]>('/api/gamification/levels')
  let levelUps = 0
  for (const level of levels) {
    const { body: questions } = await get<QuizQuestion[]>(`/api/gamification/quiz/${level.id}`)
    for (const { xpReward } of questions) {
      const { status, body } = await awardXp(xpReward)
      expect(status).toBe(200)
      if (body.leveledUp) levelUps += 1
    }
    if ((await awardXp(level.minXP)).body.leveledUp) levelUps += 1
    await awardBadge(level.badgeId)
    const currentLevel = Math.min(5, level.levelNumber + 1)
    expect((await update({ completedLevels: [level.levelNumber], currentLevel })).status).toBe(200)
  }
  const { body } = await progress()
  expect(body).toMatchObject({
    currentLevel: 5,
    completedLevels: [1, 2, 3, 4, 5],
    earnedBadges: [1, 2, 3, 4, 5],
    isCompleted: true,
  })
  expect(levelUps).toBe(Math.floor(body.totalXP / 100))
  expect(await awardXp(5)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect((await progress()).body).toEqual(body)
})

it.each([0, -5, 1.5, '5', null, 1e9, 51])('rejects an award of %j', async (xp) => {
  const { awardXp, progress } = await trainee()
  expect((await awardXp(xp)).status).toBe(400)
  expect((await progress()).body.totalXP).toBe(0)
})

it('awards XP once per idempotency key, also for concurrent requests', async () => {
  const { awardXp, progress } = await trainee()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = await Promise.all([1, 2, 3, 4].map(() => awardXp(5, {}, headers)))
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { totalXP: 5 } })
  expect((await awardXp(6, {}, headers)).status).toBe(422)
  expect((await progress()).body.totalXP).toBe(5)
})

it('awards a badge once per idempotency key, with the same response for repeats', async () => {
  const { awardBadge, awardXp, update, progress, user } = await trainee()
  await update({ completedLevels: [1], currentLevel: 2 })
  const headers = { 'idempotency-key': randomUUID() }
  const first = await awardBadge(1, headers)
  expect(first).toMatchObject({ status: 200 })
  expect(first.body).toEqual({
    userId: user.id,
    locationId: 4,
    totalXP: 0,
    currentLevel: 2,
    completedLevels: [1],
    earnedBadges: [1],
    tourType: 'staff',
    isCompleted: false,
  })
  await awardXp(5)
  expect((await awardBadge(1, headers)).body).toEqual(first.body)
  expect(await awardBadge(2, headers)).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  expect((await progress()).body).toEqual({ ...first.body, totalXP: 5 })
})

it('keeps all concurrent awards and never exceeds the maximum', async () => {
  const { awardXp, awardBadge, update, progress } = await trainee()
  const answers = await Promise.all([
    ...Array.from({ length: 12 }, () => awardXp(5)),
    awardBadge(1),
    update({ completedLevels: [1] }),
  ])
  const given = answers.slice(0, 12).filter(({ status }) => status === 200).length
  const { body } = await progress()
  expect(body).toMatchObject({ totalXP: given * 5, earnedBadges: [1], completedLevels: [1] })
  expect(given).toBe(10)
})

it('merges lists as sets and keeps omitted fields', async () => {
  const { update, awardXp } = await trainee('customer')
  await awardXp(10)
  await update({ completedLevels: [1], currentLevel: 2 })
  const { body } = await update({ completedLevels: [2, 1, 2], tourType: 'staff' })
  expect(body).toMatchObject({ completedLevels: [1, 2], currentLevel: 2, tourType: 'staff', totalXP: 10 })
  expect((await update({ totalXP: 100_000 })).status).toBe(400)
  expect((await update({ completedLevels: [9] })).status).toBe(400)
  expect((await update({ currentLevel: 6 })).status).toBe(400)
})

it.each([3, 999])('rejects badge %i for a beginner', async (badgeId) => {
  const { awardBadge } = await trainee()
  expect((await awardBadge(badgeId)).status).toBe(400)
})

it('can be read and changed only by its user and admins', async () => {
  const mine = await trainee()
  const ask = async (browser: ReturnType<typeof createTestClient>) => {
    const body = { userId: mine.user.id, locationId: 4, xp: 5, badgeId: 1 }
    const answers = await Promise.all([
      browser.get(`/api/gamification/progress/${mine.user.id}/4`),
      browser.put(`/api/gamification/progress/${mine.user.id}/4`, {}),
      browser.post('/api/gamification/award-xp', body),
      browser.post('/api/gamification/award-badge', body),
      browser.post('/api/gamification/progress', body),
    ])
    return [...new Set(answers.map(({ status }) => status))]
  }
  expect(await ask(createTestClient(product.url))).toEqual([401])
  const other = createTestClient(product.url)
  await other.signIn('other@example.com')
  expect(await ask(other)).toEqual([403])
  await other.signIn('chef@example.com', 'admin')
  expect(await ask(other)).toEqual([200])
})
