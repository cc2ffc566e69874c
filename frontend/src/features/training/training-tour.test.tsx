import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { trainingRoutes, type TourProgress } from '#shared/training/contract'
import { createQueryClient } from '#base/api/query-client'
import { savePracticeResult } from '#base/storage/practice-result'
import { mockResponse, setupMockServer, mockRoute, problemResponse } from '#testing/mock-server'
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

/** The question ids of all XP requests; undefined for the XP of the level. */
let awarded: (number | undefined)[] = []
let isAwardDown = false
const badges = levels.map(({ id }) => ({ id, name: `Badge ${id}`, icon: `🔥${id}` }))
setupMockServer(
  mockRoute(trainingRoutes.getProgress, () => mockResponse(trainingRoutes.getProgress, progress)),
  mockRoute(trainingRoutes.listLevels, () => mockResponse(trainingRoutes.listLevels, levels)),
  mockRoute(trainingRoutes.listBadges, () => mockResponse(trainingRoutes.listBadges, badges)),
  mockRoute(trainingRoutes.getQuiz, () => mockResponse(trainingRoutes.getQuiz, questions)),
  mockRoute(trainingRoutes.awardXp, async (request) => {
    const { questionId }: { questionId?: number } = JSON.parse(await request.text())
    if (isAwardDown) return problemResponse()
    awarded.push(questionId)
    return mockResponse(trainingRoutes.awardXp, { ...progress, leveledUp: false })
  }),
  mockRoute(trainingRoutes.awardBadge, () => mockResponse(trainingRoutes.awardBadge, progress)),
  mockRoute(trainingRoutes.updateProgress, () =>
    mockResponse(trainingRoutes.updateProgress, { ...progress, completedLevels: [1, 2, 3, 4, 5], isCompleted: true }),
  ),
)

beforeEach(() => {
  awarded = []
  isAwardDown = false
  sessionStorage.clear()
})

const user = userEvent.setup()
const press = async (name: string) => user.click(await screen.findByRole('button', { name }))

const renderTour = () =>
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

it('closing the score of the last level shows the tour’s reward', async () => {
  renderTour()
  await press('Start Level: Step 5')
  await answer(11)
  await answer(12)
  await screen.findByText('Level completed: 20 XP and the Badge 5 badge.')
  expect(screen.getByText('You scored 2 out of 2 questions correctly!')).toBeTruthy()
  expect(screen.queryByText("You're now a Certified Hibachi Insider!")).toBeNull()
  await press('Show My Reward')
  await screen.findByText("You're now a Certified Hibachi Insider!")
})

it('XP whose request failed is requested again at the end of the level, also after a reload', async () => {
  const { unmount } = renderTour()
  isAwardDown = true
  await press('Start Level: Step 5')
  await answer(11)
  unmount()
  isAwardDown = false
  renderTour()
  await press('Start Level: Step 5')
  await answer(12)
  await screen.findByText('Level completed: 20 XP and the Badge 5 badge.')
  await waitFor(() => expect(awarded).toEqual([12, 11, undefined]))
})

it('links to the practice board and shows the best result of the signed-in user', async () => {
  savePracticeResult('dana', { alone: 7, count: 9 })
  savePracticeResult('dana', { alone: 4, count: 9 })
  savePracticeResult('eli', { alone: 9, count: 9 })
  renderTour()
  const card = within(await screen.findByRole('region', { name: 'Practice board' }))
  expect(card.getByText('✓ Done on this device: 7 of 9 without help')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Practice Again' }).getAttribute('href')).toBe('/kitchen/practice')
})

it('shows each badge with its picture and name, and whether it is earned', async () => {
  renderTour()
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
