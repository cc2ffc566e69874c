import {
  quizReducer,
  isQuizFinished,
  initialQuizState,
  getQuestionIndex,
  restoreQuiz,
  countCorrectAnswers,
  type QuizState,
} from './quiz'

const questions = [{ correctAnswer: 1 }, { correctAnswer: 0 }]

const submitAnswer = (quiz: QuizState, option: number) =>
  quizReducer(quizReducer(quiz, { type: 'choose', option }), { type: 'submit' })
const goToNext = (quiz: QuizState) => quizReducer(quiz, { type: 'next' })

describe('a quiz', () => {
  it('shows each answer before the next question, and ends after the last answer', () => {
    const first = submitAnswer(initialQuizState, 1)
    expect([getQuestionIndex(first), first.isAnswerShown, isQuizFinished(first, questions)]).toEqual([0, true, false])
    const second = goToNext(first)
    expect([getQuestionIndex(second), second.chosen]).toEqual([1, null])
    const submitted = submitAnswer(second, 3)
    expect(isQuizFinished(submitted, questions)).toBe(false)
    expect(isQuizFinished(goToNext(submitted), questions)).toBe(true)
    expect(countCorrectAnswers(goToNext(submitted), questions)).toBe(1)
  })

  it('accepts each answer once, and only if an option is chosen', () => {
    expect(quizReducer(initialQuizState, { type: 'submit' })).toBe(initialQuizState)
    const submitted = submitAnswer(initialQuizState, 0)
    expect(quizReducer(submitted, { type: 'choose', option: 1 })).toBe(submitted)
    expect(quizReducer(submitted, { type: 'submit' })).toBe(submitted)
    expect(goToNext(initialQuizState)).toBe(initialQuizState)
  })

  it('continues where it was left after a reload', () => {
    expect(restoreQuiz('1', 2)).toEqual({ ...initialQuizState, answers: [1] })
    expect(isQuizFinished(restoreQuiz('1,0', 2), questions)).toBe(true)
  })

  it.each([[null], [''], ['1,0,2'], ['x'], ['-1'], ['1.5']])('starts over if %j is stored', (stored) => {
    expect(restoreQuiz(stored, 2)).toEqual(initialQuizState)
  })
})
