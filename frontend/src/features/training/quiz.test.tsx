import {
  quizReducer,
  isQuizFinished,
  initialQuizState,
  getQuestionIndex,
  restoreQuiz,
  countCorrectAnswers,
} from './quiz'
import type { QuizState } from './quiz'

const questions = [{ correctAnswer: 1 }, { correctAnswer: 0 }]

const answered = (quiz: QuizState, option: number) =>
  quizReducer(quizReducer(quiz, { do: 'choose', option }), { do: 'submit' })
const goneOn = (quiz: QuizState) => quizReducer(quiz, { do: 'next' })

describe('a quiz', () => {
  it('shows an answer before the next question comes, and the score after the last', () => {
    const first = answered(initialQuizState, 1)
    expect([getQuestionIndex(first), first.isTold, isQuizFinished(first, questions)]).toEqual([0, true, false])
    const second = goneOn(first)
    expect([getQuestionIndex(second), second.chosen]).toEqual([1, null])
    const told = answered(second, 3)
    expect(isQuizFinished(told, questions)).toBe(false)
    expect(isQuizFinished(goneOn(told), questions)).toBe(true)
    expect(countCorrectAnswers(goneOn(told), questions)).toBe(1)
  })

  it('takes an answer once, and only a chosen one', () => {
    expect(quizReducer(initialQuizState, { do: 'submit' })).toBe(initialQuizState)
    const told = answered(initialQuizState, 0)
    expect(quizReducer(told, { do: 'choose', option: 1 })).toBe(told)
    expect(quizReducer(told, { do: 'submit' })).toBe(told)
    expect(goneOn(initialQuizState)).toBe(initialQuizState)
  })

  it('goes on after a reload where it was left', () => {
    expect(restoreQuiz('1', 2)).toEqual({ ...initialQuizState, answers: [1] })
    expect(isQuizFinished(restoreQuiz('1,0', 2), questions)).toBe(true)
  })

  it.each([[null], [''], ['1,0,2'], ['x'], ['-1'], ['1.5']])('begins anew with %j kept', (kept) => {
    expect(restoreQuiz(kept, 2)).toEqual(initialQuizState)
  })
})
