import { trainingRoutes } from '#shared/contract/gamification'
import { Problem } from '#shared/problem'
import { serve } from '../runtime/serve'
import { getTrainingCatalog } from './store'

export const handler = serve(trainingRoutes.quiz, async ({ params }) => {
  const { levels, questions } = await getTrainingCatalog()
  const found = levels.find(({ level }) => level.id === params.levelId)
  if (!found) throw new Problem('not-found', 'There is no such level.')
  return questions.filter(({ levelNumber }) => levelNumber === found.level.levelNumber)
})
