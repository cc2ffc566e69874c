import { MAX_INSTRUCTIONS_LENGTH } from '../constants'
import { keepAllergyNotes } from './edited-allergies'

const line = (key: string, notes = '') => ({ key, notes })

it('moves the allergy of a line that goes into the instructions, once', () => {
  const before = [line('7', 'Allergic to shellfish'), line('8', 'extra sauce'), line('9', 'Allergic to shellfish')]
  expect(keepAllergyNotes('Ring the bell', before, [line('8')])).toBe('Allergic to shellfish; Ring the bell')
  expect(keepAllergyNotes('', before, before)).toBe('')
})

it('never cuts an allergy off the instructions, however long the moved note is', () => {
  const instructions = `${'x'.repeat(MAX_INSTRUCTIONS_LENGTH - 100)} SEVERE PEANUT ALLERGY`
  const moved = `Allergic to shellfish ${'y'.repeat(170)}`
  const notes = keepAllergyNotes(instructions, [line('7', moved)], [])
  expect(notes.endsWith('SEVERE PEANUT ALLERGY')).toBe(true)
  expect(notes.startsWith('Allergic to shellfish')).toBe(true)
  expect(notes.length).toBeLessThanOrEqual(MAX_INSTRUCTIONS_LENGTH)
})
