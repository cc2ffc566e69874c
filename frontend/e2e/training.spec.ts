import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { trainingRoutes, type QuizQuestion } from '#shared/training/contract'
import { expectAccessible, expectNoLayoutShift } from './support/accessibility'
import { modifyResponse, interceptRoute } from './support/mock-api'
import { expect, test } from './support/fixtures'

// The server responds with 404 until the user starts a tour, as specified.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/404.*api\/gamification\/progress/))

async function signIn(page: Page): Promise<string> {
  await page.clock.install()
  await page.goto('/login')
  await page.getByLabel('Email').fill(`trainee.${randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible()
  const answer = await page.request.get('/api/auth/user')
  return String((await answer.json()).id)
}

async function fetchQuestions(page: Page, levelId: number): Promise<QuizQuestion[]> {
  return (await page.request.get(`/api/gamification/quiz/${levelId}`)).json()
}

async function answer(page: Page, { question, options, correctAnswer }: QuizQuestion, isRight: boolean) {
  await expect(page.getByRole('group', { name: question })).toBeVisible()
  const option = options[isRight ? correctAnswer : (correctAnswer + 1) % options.length]
  await page.getByRole('radio', { name: option }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
  // The next question appears by itself after three seconds.
  await page.clock.fastForward(3_000)
  await expect(page.getByRole('group', { name: question })).toBeHidden()
}

// By label, because an open dialog hides the roles of the page.
const experience = (page: Page) => page.getByLabel('Your progress')

test('A new cook starts the training, continues after a reload, and earns the first badge', async ({ page }) => {
  await signIn(page)
  await page.goto('/tour')
  await expect(page.getByRole('button', { name: 'Start Customer Tour' })).toBeVisible()
  await expectNoLayoutShift(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start Staff Training' }).click()
  await expect(experience(page)).toContainText('Staff Training')
  await expect(page.getByRole('button', { name: 'Locked: Behind the Sushi Bar' })).toBeDisabled()
  await expectAccessible(page)

  const questions = await fetchQuestions(page, 1)
  await page.getByRole('button', { name: 'Start Level: Fire & Iron' }).click()
  for (const [position, question] of questions.slice(0, 3).entries()) await answer(page, question, position !== 1)
  await expect(experience(page)).toContainText('10 XP')
  await page.reload()
  await page.getByRole('button', { name: 'Start Level: Fire & Iron' }).click()
  for (const question of questions.slice(3)) await answer(page, question, true)
  await expect(
    page.getByText(`You scored ${questions.length - 1} out of ${questions.length} questions correctly!`),
  ).toBeVisible()
  await expect(page.getByText('Level completed: 20 XP and the Grill Apprentice badge.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(experience(page)).toContainText(`${(questions.length - 1) * 5 + 20} XP`)
  await expect(page.getByRole('region', { name: 'Earned badges' })).toContainText('Grill Apprentice, earned')

  await page.getByRole('button', { name: 'Review: Fire & Iron' }).click()
  await expect(page.getByText('Review Mode')).toBeVisible()
  for (const question of questions) await answer(page, question, true)
  await expect(page.getByText('Review Completed! 📖')).toBeVisible()
  await expect(page.getByText('Thanks for reviewing this level. No additional rewards earned.')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(experience(page)).toContainText(`${(questions.length - 1) * 5 + 20} XP`)
})

test('Completing the last levels leads to the certificate and the reward code', async ({ page, expectedErrors }) => {
  expectedErrors.push(/award-badge/)
  const userId = await signIn(page)
  const whose = { userId, locationId: 4 }
  const earlier = { ...whose, completedLevels: [1, 2, 3], currentLevel: 4, tourType: 'staff' }
  await page.request.post('/api/gamification/progress', { data: earlier })
  await page.goto('/tour')
  const level4 = page.getByRole('button', { name: 'Start Level: Delivery Zones' })
  await level4.click()
  await expect(page.getByRole('dialog')).toContainText('Nokomis, Venice and Osprey')
  await page.getByRole('button', { name: 'Got it!' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await level4.click()
  await page.getByRole('button', { name: 'Take Quiz' }).click()
  for (const question of await fetchQuestions(page, 4)) await answer(page, question, false)
  await expect(page.getByText('You scored 0 out of 6 questions correctly!')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()

  const questions = await fetchQuestions(page, 5)
  await page.getByRole('button', { name: 'Start Level: Service with Spark' }).click()
  await modifyResponse(page, trainingRoutes.awardXp, (given) => ({ ...given, leveledUp: true }), { times: 1 })
  for (const [position, question] of questions.slice(0, -1).entries()) {
    await answer(page, question, true)
    if (position === 0) await expect(page.getByText('Level Up! 🎉')).toBeVisible()
  }
  let isDown = true
  await interceptRoute(page, trainingRoutes.awardBadge, (call) => (isDown ? call.abort() : call.continue()))
  for (const question of questions.slice(-1)) await answer(page, question, true)
  await expect(page.getByText('This level could not be saved.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(`You scored ${questions.length} out of ${questions.length} questions`)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Show My Reward' }).click()
  await expect(page.getByRole('heading', { name: "You're now a Certified Hibachi Insider!" })).toBeVisible()
  await expect(page.getByLabel('Reward code')).toHaveValue('HIBACHI_MASTER')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Order Now' }).click()
  await expect(page).toHaveURL(/\/$/)
})
