import { useEffect, useReducer } from 'react'
import type { QuizQuestion } from '#shared/contract/gamification'
import { tabShelf } from '#base/storage/shelf'
import { afterAct, isThrough, quizFrom } from './quiz'

/** How long an answer is told before the next question (docs/product/training.md#a-quiz). */
export const TOLD_MS = 3000

/** A place for numbers that outlast a reload. */
export const shelf = (name: string) => ({
  kept: tabShelf.getItem(name),
  keep: (numbers: readonly number[]) => tabShelf.setItem(name, numbers.join(',')),
  forget: () => tabShelf.removeItem(name),
})

/**
 * A level's quiz: goes on by itself after each answer, and after a reload where it was left, until
 * it is forgotten.
 */
export function useQuiz(keptUnder: string, questions: readonly QuizQuestion[]) {
  const [quiz, act] = useReducer(afterAct, shelf(keptUnder).kept, (kept) => quizFrom(kept, questions.length))
  const isOver = isThrough(quiz, questions)

  useEffect(() => shelf(keptUnder).keep(quiz.answers), [keptUnder, quiz.answers])

  useEffect(() => {
    if (!quiz.isTold) return
    const timer = setTimeout(() => act({ do: 'next' }), TOLD_MS)
    return () => clearTimeout(timer)
  }, [quiz.isTold, quiz.answers])

  return { quiz, act, isOver, forget: shelf(keptUnder).forget }
}
