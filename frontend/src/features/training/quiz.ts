import type { QuizQuestion } from '#shared/training/contract'
import { useEffect, useReducer } from 'react'
import { tabStorage } from '#base/storage/storage'

/** A user's progress within a level's quiz. */
export type QuizState = {
  /** The submitted options, one for each question so far. */
  readonly answers: readonly number[]
  /** The option that is chosen for the current question. */
  readonly chosen: number | null
  /** The correct answer of the last submitted question is visible. */
  readonly isAnswerShown: boolean
}

type QuizAction =
  { readonly type: 'choose'; readonly option: number } | { readonly type: 'submit' } | { readonly type: 'next' }

export const initialQuizState: QuizState = { answers: [], chosen: null, isAnswerShown: false }

/**
 * Applies an action to a quiz.
 * Invalid actions change nothing (docs/product/training.md#quizzes).
 */
export function quizReducer(quiz: QuizState, action: QuizAction): QuizState {
  switch (action.type) {
    case 'choose':
      return quiz.isAnswerShown ? quiz : { ...quiz, chosen: action.option }
    case 'submit':
      if (quiz.isAnswerShown || quiz.chosen === null) return quiz
      return { answers: [...quiz.answers, quiz.chosen], chosen: quiz.chosen, isAnswerShown: true }
    case 'next':
      return quiz.isAnswerShown ? { answers: quiz.answers, chosen: null, isAnswerShown: false } : quiz
  }
}

/** Returns the position of the visible question, from 0. */
export const getQuestionIndex = ({ answers, isAnswerShown }: QuizState): number =>
  answers.length - (isAnswerShown ? 1 : 0)

/** Whether the user has answered all questions and seen the answers. */
export const isQuizFinished = (quiz: QuizState, questions: readonly unknown[]): boolean =>
  !quiz.isAnswerShown && quiz.answers.length >= questions.length

export const countCorrectAnswers = (
  quiz: QuizState,
  questions: readonly Pick<QuizQuestion, 'correctAnswer'>[],
): number => questions.filter(({ correctAnswer }, position) => quiz.answers[position] === correctAnswer).length

/** Restores a quiz from its stored answers; starts over if they are invalid. */
export function restoreQuiz(stored: string | null, questionCount: number): QuizState {
  const answers = (stored ?? '').split(',').filter(Boolean).map(Number)
  const isValid = answers.length <= questionCount && answers.every((answer) => Number.isInteger(answer) && answer >= 0)
  return isValid ? { ...initialQuizState, answers } : initialQuizState
}

/** How long an answer is visible before the next question (docs/product/training.md#quizzes). */
export const ANSWER_SHOWN_MS = 3000

/** Stores a list of numbers for this tab, under a storage key. */
export const numberListStorage = (key: string) => ({
  stored: tabStorage.getItem(key),
  save: (numbers: readonly number[]) => tabStorage.setItem(key, numbers.join(',')),
  remove: () => tabStorage.removeItem(key),
})

/** The state of a level's quiz. It survives reloads until `forget` is called. */
export function useQuiz(storageKey: string, questions: readonly QuizQuestion[]) {
  const [quiz, dispatch] = useReducer(quizReducer, numberListStorage(storageKey).stored, (stored) =>
    restoreQuiz(stored, questions.length),
  )
  const isFinished = isQuizFinished(quiz, questions)

  useEffect(() => numberListStorage(storageKey).save(quiz.answers), [storageKey, quiz.answers])

  useEffect(() => {
    if (!quiz.isAnswerShown) return
    const timer = setTimeout(() => dispatch({ type: 'next' }), ANSWER_SHOWN_MS)
    return () => clearTimeout(timer)
  }, [quiz.isAnswerShown, quiz.answers])

  return { quiz, dispatch, isFinished, forget: numberListStorage(storageKey).remove }
}
