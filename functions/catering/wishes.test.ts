import { readNote } from '#shared/menu/dietary/note-reading'
import { MAX_INSTRUCTIONS_LENGTH } from '#shared/orders/constants'
import { addAllergies, writeInstructions } from './wishes'

const CHATTER = 'We would love a lively chef, an onion volcano, and seats in one line along the window. '.repeat(20)
const ALLERGY = 'IMPORTANT: two of the guests have a severe shellfish allergy.'

it('the kitchen reads wishes that fit word by word', () => {
  expect(writeInstructions('Two vegetarians.\nA cake at 8')).toBe('Two vegetarians.\nA cake at 8')
})

it('of long wishes the kitchen reads the allergies first, and that there is more', () => {
  const instructions = writeInstructions(CHATTER + ALLERGY)
  expect(instructions).toMatch(
    /^IMPORTANT: two of the guests have a severe shellfish allergy\.; We would .*the rest is at/,
  )
  expect(instructions.length).toBeLessThanOrEqual(MAX_INSTRUCTIONS_LENGTH)
})

it('no allergen is lost where the allergies alone are too long', () => {
  const foods = ['sesame', 'soy', 'fish', 'egg', 'peanuts', 'shellfish']
  const wishes = foods.map(
    (food, at) => `Guest number ${at} of our table has a severe allergy to ${food}, so please cook with clean pans`,
  )
  const { allergens } = readNote(writeInstructions(wishes.join('.\n')))
  expect(allergens).toEqual(expect.arrayContaining(foods))
})

it('an allergy told with a requested change becomes a wish, once, and the other changes do not', () => {
  const message = 'Could we begin at 7 PM? One of us is allergic to sesame.'
  const wishes = addAllergies('Two vegetarians', message)
  expect(wishes).toBe('Two vegetarians\nOne of us is allergic to sesame.')
  expect(addAllergies(wishes, message)).toBe(wishes)
})
