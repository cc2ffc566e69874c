import { trainingRoutes } from '#shared/training/contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../platform/serve'
import { getTrainingCatalog } from './repository'

export const handler = serve(trainingRoutes.getQuiz, async ({ params }) => {
  const { levels, questions } = await getTrainingCatalog()
  const found = levels.find(({ level }) => level.id === params.levelId)
  if (!found) throw new Problem('not-found', 'There is no such level.')
  return questions.filter(({ levelNumber }) => levelNumber === found.level.levelNumber)
})
