import { reasons, type Examples } from '../example'
import { trial, type FieldWorld } from '../field-world'

const PROGRESS = '/api/gamification/progress'

/** A progress that the levels allow, on a tour that was not started with it. */
const progress = {
  totalXP: 45,
  currentLevel: 5,
  completedLevels: [1, 2, 3, 4, 5],
  earnedBadges: [1, 2],
  tourType: 'staff',
  isCompleted: true,
}

async function trainee({ member }: FieldWorld) {
  const { browser: by, id: userId } = await member()
  const read = async () => (await by.get(`${PROGRESS}/${userId}/${trial.code}`)).body
  const owner = { userId, locationId: trial.id }
  return { by, owner, read }
}

async function begun(world: FieldWorld) {
  const tour = await trainee(world)
  await tour.by.post(PROGRESS, { ...tour.owner, tourType: 'customer' })
  return tour
}

export const trainingExamples: Examples = {
  beginTour: {
    prepare: async (world) => {
      const { by, owner, read } = await trainee(world)
      return { by, body: { ...owner, ...progress }, read }
    },
  },
  updateProgress: {
    prepare: async (world) => {
      const { by, owner, read } = await begun(world)
      return { by, params: { userId: owner.userId, location: trial.code }, body: progress, read }
    },
  },
  awardXp: {
    prepare: async (world) => {
      const { by, owner, read } = await begun(world)
      const { body: quiz } =
        await by.get<{ id: number; correctAnswer: number; xpReward: number }[]>('/api/gamification/quiz/1')
      const [question] = quiz
      const award = { xp: question?.xpReward, levelId: 1, questionId: question?.id, answer: question?.correctAnswer }
      return { by, body: { ...owner, ...award }, read }
    },
    servedAs: { xp: 'totalXP' },
    except: {
      levelId: 'stored with the experience, of which the answer has the sum',
      questionId: 'stored to give its reward once, and in no answer',
      answer: reasons.command,
    },
  },
  awardBadge: {
    prepare: async (world) => {
      const { by, owner, read } = await begun(world)
      return { by, body: { ...owner, badgeId: 1 }, read }
    },
    servedAs: { badgeId: 'earnedBadges' },
  },
}
