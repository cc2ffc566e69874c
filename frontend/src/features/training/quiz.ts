import type { QuizQuestion } from '#shared/training/contract'
import { useEffect, useReducer } from 'react'
import { tabStorage } from '#base/storage/storage'

/** How far somebody is in a level's questions. */
export type QuizState = {
  /** The options that were submitted, one for each question so far. */
  readonly answers: readonly number[]
  /** What is chosen, but not submitted. */
  readonly chosen: number | null
  /** Whether the last answer is being looked at, before the next question comes. */
  readonly isTold: boolean
}

export type QuizAction =
  { readonly do: 'choose'; readonly option: number } | { readonly do: 'submit' } | { readonly do: 'next' }

export const initialQuizState: QuizState = { answers: [], chosen: null, isTold: false }

/**
 * A quiz after an act; one that makes no sense now changes nothing
 * (docs/product/training.md#a-quiz).
 */
export function quizReducer(quiz: QuizState, act: QuizAction): QuizState {
  switch (act.do) {
    case 'choose':
      return quiz.isTold ? quiz : { ...quiz, chosen: act.option }
    case 'submit':
      if (quiz.isTold || quiz.chosen === null) return quiz
      return { answers: [...quiz.answers, quiz.chosen], chosen: quiz.chosen, isTold: true }
    case 'next':
      return quiz.isTold ? { answers: quiz.answers, chosen: null, isTold: false } : quiz
  }
}

/** Position of the question on screen, from 0: while it is told, the one that was just answered. */
export const getQuestionIndex = ({ answers, isTold }: QuizState): number => answers.length - (isTold ? 1 : 0)

/** Whether all is answered and told. */
export const isQuizFinished = (quiz: QuizState, questions: readonly unknown[]): boolean =>
  !quiz.isTold && quiz.answers.length >= questions.length

export const countCorrectAnswers = (
  quiz: QuizState,
  questions: readonly Pick<QuizQuestion, 'correctAnswer'>[],
): number => questions.filter(({ correctAnswer }, position) => quiz.answers[position] === correctAnswer).length

/** The answers that a reload left behind, if they fit the questions. */
export function restoreQuiz(kept: string | null, questionCount: number): QuizState {
  const answers = (kept ?? '').split(',').filter(Boolean).map(Number)
  const fits = answers.length <= questionCount && answers.every((answer) => Number.isInteger(answer) && answer >= 0)
  return fits ? { ...initialQuizState, answers } : initialQuizState
}

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
