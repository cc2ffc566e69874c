import { useEffect, useReducer } from 'react'
import type { QuizQuestion } from '#shared/contract/gamification'
import { tabStorage } from '#base/storage/shelf'
import { quizReducer, isQuizFinished, restoreQuiz } from './quiz'

/** How long an answer is told before the next question (docs/product/training.md#a-quiz). */
export const ANSWER_SHOWN_MS = 3000

/** A place for numbers that outlast a reload. */
export const numberListStorage = (name: string) => ({
  kept: tabStorage.getItem(name),
  keep: (numbers: readonly number[]) => tabStorage.setItem(name, numbers.join(',')),
  forget: () => tabStorage.removeItem(name),
})

/**
 * A level's quiz: goes on by itself after each answer, and after a reload where it was left, until
 * it is forgotten.
 */
export function useQuiz(keptUnder: string, questions: readonly QuizQuestion[]) {
  const [quiz, act] = useReducer(quizReducer, numberListStorage(keptUnder).kept, (kept) =>
    restoreQuiz(kept, questions.length),
  )
  const isOver = isQuizFinished(quiz, questions)

  useEffect(() => numberListStorage(keptUnder).keep(quiz.answers), [keptUnder, quiz.answers])

  useEffect(() => {
    if (!quiz.isTold) return
    const timer = setTimeout(() => act({ do: 'next' }), ANSWER_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [quiz.isTold, quiz.answers])

  return { quiz, act, isOver, forget: numberListStorage(keptUnder).forget }
}
