import { trainingRoutes } from '#shared/training/contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { getTrainingCatalog } from './repository'

export const handler = serve(trainingRoutes.getQuiz, async ({ params }) => {
  const { levels, questions } = await getTrainingCatalog()
  const requested = levels.find(({ level }) => level.id === params.levelId)
  if (!requested) throw new Problem('not-found', 'There is no such level.')
  return questions.filter(({ levelNumber }) => levelNumber === requested.level.levelNumber)
})
