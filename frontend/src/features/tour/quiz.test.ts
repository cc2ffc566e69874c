import { afterAct, isThrough, newQuiz, positionOf, quizFrom, scoreOf } from './quiz'
import type { Quiz } from './quiz'

const questions = [{ correctAnswer: 1 }, { correctAnswer: 0 }]

const answered = (quiz: Quiz, option: number) => afterAct(afterAct(quiz, { do: 'choose', option }), { do: 'submit' })
const goneOn = (quiz: Quiz) => afterAct(quiz, { do: 'next' })

describe('a quiz', () => {
  it('shows an answer before the next question comes, and the score after the last', () => {
    const first = answered(newQuiz, 1)
    expect([positionOf(first), first.isTold, isThrough(first, questions)]).toEqual([0, true, false])
    const second = goneOn(first)
    expect([positionOf(second), second.chosen]).toEqual([1, null])
    const told = answered(second, 3)
    expect(isThrough(told, questions)).toBe(false)
    expect(isThrough(goneOn(told), questions)).toBe(true)
    expect(scoreOf(goneOn(told), questions)).toBe(1)
  })

  it('takes an answer once, and only a chosen one', () => {
    expect(afterAct(newQuiz, { do: 'submit' })).toBe(newQuiz)
    const told = answered(newQuiz, 0)
    expect(afterAct(told, { do: 'choose', option: 1 })).toBe(told)
    expect(afterAct(told, { do: 'submit' })).toBe(told)
    expect(goneOn(newQuiz)).toBe(newQuiz)
  })

  it('goes on after a reload where it was left', () => {
    expect(quizFrom('1', 2)).toEqual({ ...newQuiz, answers: [1] })
    expect(isThrough(quizFrom('1,0', 2), questions)).toBe(true)
  })

  it.each([[null], [''], ['1,0,2'], ['x'], ['-1'], ['1.5']])('begins anew with %j kept', (kept) => {
    expect(quizFrom(kept, 2)).toEqual(newQuiz)
  })
})
