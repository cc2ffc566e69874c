import { gamification } from '#shared/contract/gamification'
import { Problem } from '#shared/problem'
import { serve } from '../runtime/serve'
import { wholeTraining } from './store'

export const handler = serve(gamification.quiz, async ({ params }) => {
  const { levels, questions } = await wholeTraining()
  const found = levels.find(({ level }) => level.id === params.levelId)
  if (!found) throw new Problem('not-found', 'There is no such level.')
  return questions.filter(({ levelNumber }) => levelNumber === found.level.levelNumber)
})
