import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { trainingRoutes } from '#shared/training/contract'
import type { TourProgress } from '#shared/training/contract'
import { createQueryClient } from '#base/api/query-client'
import { savePracticeResult } from '#base/storage/practice-result'
import { mockResponse as answering, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
import { TestProviders } from '#testing/test-providers'
import { TrainingTour } from './training-tour'

const levels = [1, 2, 3, 4, 5].map((id) => ({
  id,
  levelNumber: id,
  title: `Step ${id}`,
  description: '',
  minXP: 20,
  badgeId: id,
}))
const questions = [11, 12].map((id) => ({
  id,
  question: `Question ${id}?`,
  options: ['Yes', 'No'],
  correctAnswer: 0,
  explanation: 'So it is.',
  xpReward: 5,
}))
const progress: TourProgress = {
  userId: 'dana',
  locationId: 4,
  totalXP: 90,
  currentLevel: 5,
  completedLevels: [1, 2, 3, 4],
  earnedBadges: [1, 2, 3, 4],
  tourType: 'staff',
  isCompleted: false,
}

/** What experience was asked for: a question's or, without one, the level's. */
let awarded: (number | undefined)[] = []
let isAwardDown = false
const badges = levels.map(({ id }) => ({ id, name: `Badge ${id}`, icon: `🔥${id}` }))
setupMockServer(
  mockRoute(trainingRoutes.getProgress, () => answering(trainingRoutes.getProgress, progress)),
  mockRoute(trainingRoutes.listLevels, () => answering(trainingRoutes.listLevels, levels)),
  mockRoute(trainingRoutes.listBadges, () => answering(trainingRoutes.listBadges, badges)),
  mockRoute(trainingRoutes.getQuiz, () => answering(trainingRoutes.getQuiz, questions)),
  mockRoute(trainingRoutes.awardXp, async (request) => {
    const { questionId }: { questionId?: number } = JSON.parse(await request.text())
    if (isAwardDown) return problemResponse()
    awarded.push(questionId)
    return answering(trainingRoutes.awardXp, { ...progress, leveledUp: false })
  }),
  mockRoute(trainingRoutes.awardBadge, () => answering(trainingRoutes.awardBadge, progress)),
  mockRoute(trainingRoutes.updateProgress, () =>
    answering(trainingRoutes.updateProgress, { ...progress, completedLevels: [1, 2, 3, 4, 5], isCompleted: true }),
  ),
)

beforeEach(() => {
  awarded = []
  isAwardDown = false
  sessionStorage.clear()
})

const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

const whenTheTourIsOpened = () =>
  render(
    <TestProviders client={createQueryClient()}>
      <TrainingTour userId="dana" />
    </TestProviders>,
  )

async function answer(position: number) {
  await screen.findByRole('group', { name: `Question ${position}?` })
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await press('Submit')
  await press('Next')
}

it('the last level’s score stays until it is put away, and then the tour is completed', async () => {
  whenTheTourIsOpened()
  await press('Start Level: Step 5')
  await answer(11)
  await answer(12)
  await screen.findByText('Level completed: 20 XP and the Badge 5 badge.')
  expect(screen.getByText('You scored 2 out of 2 questions correctly!')).toBeTruthy()
  expect(screen.queryByText("You're now a Certified Hibachi Insider!")).toBeNull()
  await press('Show My Reward')
  await screen.findByText("You're now a Certified Hibachi Insider!")
})

it('experience that did not get through comes with the level’s end, whatever was closed in between', async () => {
  const { unmount } = whenTheTourIsOpened()
  isAwardDown = true
  await press('Start Level: Step 5')
  await answer(11)
  unmount()
  isAwardDown = false
  whenTheTourIsOpened()
  await press('Start Level: Step 5')
  await answer(12)
  await screen.findByText('Level completed: 20 XP and the Badge 5 badge.')
  await waitFor(() => expect(awarded).toEqual([12, 11, undefined]))
})

it('leads to the practice board of the kitchen, and says how it went for whoever is signed in', async () => {
  savePracticeResult('dana', { alone: 7, count: 9 })
  savePracticeResult('dana', { alone: 4, count: 9 })
  savePracticeResult('eli', { alone: 9, count: 9 })
  whenTheTourIsOpened()
  const card = within(await screen.findByRole('region', { name: 'Practice board' }))
  expect(card.getByText('✓ Done on this device: 7 of 9 without help')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Practise Again' }).getAttribute('href')).toBe('/kitchen/practice')
})

it('the badges are shown by picture and name, those that were earned told from those that were not', async () => {
  whenTheTourIsOpened()
  const medals = within(await screen.findByRole('region', { name: 'Earned badges' }))
  await medals.findByText('4 of 5')
  expect(medals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '🔥1Badge 1, earned',
    '🔥2Badge 2, earned',
    '🔥3Badge 3, earned',
    '🔥4Badge 4, earned',
    '🔥5Badge 5, not earned yet',
  ])
})
