import { render } from '@testing-library/react'
import { AllergyAnswer } from './allergy-answer'

const ask = (note: string, maxLength = 200) => {
  const { container, unmount } = render(<AllergyAnswer note={note} maxLength={maxLength} onChange={() => {}} />)
  const said = container.textContent
  unmount()
  return said
}

it('says what the kitchen does without an answer', () => {
  expect(ask('no shrimp')).toContain('treats it as one unless you say no')
  expect(ask('grfx the shrimp')).toContain('treats it as one if you say yes')
  expect(ask('allergic to shrimp')).toBe('The kitchen will see this as an allergy.')
})

it('says nothing of an ordinary note, also while it is typed, and of an unclear one without room for an answer', () => {
  expect(
    ['extra shrimp please', 'extra shrimp ple', 'extra shrimp ', 'ring the bell'].map((note) => ask(note)),
  ).toEqual(Array(4).fill(''))
  expect(ask('grfx the shrimp', 20)).toBe('')
})
