import type { Allergen } from '../menu/contract'
import {
  findNotedAllergens,
  formatAllergyMarks,
  formatAllergyWarning,
  isAllergyAlarm,
  listAllergyNotes,
  markAllergies,
  shortenAllergyNote,
} from './allergy-notes'

const line = (notes: string | null, name = 'Hibachi Chicken', allergens: Allergen[] | null = []) => ({
  allergens,
  menuItem: { name },
  customizations: notes === null ? null : { notes },
})

it('an allergy note is listed once with its dishes; other notes are not', () => {
  const lines = [line('crispy'), line('nut allergy'), line('nut allergy', 'Miso Soup'), line('nut allergy'), line(null)]
  expect(listAllergyNotes(lines)).toEqual([{ note: 'nut allergy', dishes: ['Hibachi Chicken', 'Miso Soup'] }])
})

it('an alarm in other letters says its allergens in English, too', () => {
  expect(formatAllergyWarning({ orderItems: [line('坚果过敏')], specialInstructions: '땅콩 알레르기' })).toBe(
    'ALLERGY: nuts, peanuts: 坚果过敏 (Hibachi Chicken); peanuts: 땅콩 알레르기',
  )
})

it('an alarm in Spanish says its allergens in English, too, and one in English has no prefix', () => {
  const warn = (note: string) => formatAllergyWarning({ orderItems: [], specialInstructions: note })
  expect(warn('Soy alérgica a los mariscos')).toBe('ALLERGY: shellfish: Soy alérgica a los mariscos')
  expect(warn('No puedo comer huevos')).toBe('ALLERGY: egg: No puedo comer huevos')
  expect(warn('i am alergic to shrimp')).toBe('ALLERGY: i am alergic to shrimp')
})

it('the warning of a ticket names the allergies of its dishes and of its instructions', () => {
  const orderItems = [line('no sesame, she is allergic'), line('')]
  expect(formatAllergyWarning({ orderItems, specialInstructions: 'Allergy: peanuts' })).toBe(
    'ALLERGY: no sesame, she is allergic (Hibachi Chicken); Allergy: peanuts',
  )
  expect(formatAllergyWarning({ orderItems: [], specialInstructions: 'Allergy: peanuts' })).toBe('Allergy: peanuts')
  expect(formatAllergyWarning({ orderItems: [line('')], specialInstructions: 'ring the bell' })).toBeNull()
})

it('the allergens that a guest names are found in allergy notes only, whichever dish has the note', () => {
  const orderItems = [line('no sesame, she is allergic'), line('extra shrimp')]
  expect(findNotedAllergens({ orderItems, specialInstructions: 'My son is allergic to peanuts' })).toEqual([
    'peanuts',
    'sesame',
  ])
  expect(findNotedAllergens({ orderItems: [line('extra shrimp')], specialInstructions: 'soy sauce please' })).toEqual(
    [],
  )
})

it('an allergen near a negation is an alarm if a dish declares it or is undeclared', () => {
  const roll = line('', 'Spicy Crab Roll', ['shellfish'])
  const note = 'no shellfish in my food'
  expect(isAllergyAlarm(note, [line(''), roll])).toBe(true)
  expect(isAllergyAlarm(note, [line('', 'New Dish', null)])).toBe(true)
  expect(isAllergyAlarm(note, [{ ...line(''), undeclaredAllergens: ['shellfish'] }])).toBe(true)
  expect(isAllergyAlarm(note, [line('', 'Edamame', ['soy'])])).toBe(false)
  expect(isAllergyAlarm('坚果过敏', [line('')])).toBe(true)
})

it('each dish with an allergen of the alarms is marked, whichever line or text names it', () => {
  const lines = [
    line('no nuts', 'Edamame', ['soy']),
    line('', 'California Roll', ['shellfish', 'fish']),
    line('', 'New Dish', null),
  ]
  const marks = markAllergies(lines, { specialInstructions: 'SEVERE shellfish allergy!!' }).map(
    ({ allergyMarks }) => allergyMarks,
  )
  expect(marks).toEqual([[], ['shellfish'], ['shellfish', 'nuts', 'peanuts']])
  expect(markAllergies(lines, { specialInstructions: 'No allergies' })[1]?.allergyMarks).toEqual([])
  expect(formatAllergyMarks({ allergens: ['shellfish'] }, ['shellfish', 'nuts'])).toBe(
    'Contains shellfish · Not declared: nuts',
  )
  expect(formatAllergyMarks({ allergens: ['shellfish'] }, [])).toBeNull()
})

it('a name that a dish or the order is for may say an allergy, too', () => {
  const lines = [
    { ...line('', 'Honey Walnut Shrimp', ['nuts']), for: 'Ben (nut allergy)' },
    { ...line('', 'Edamame', ['soy']), for: 'Ann' },
  ]
  const order = { specialInstructions: null, customerInfo: { name: 'Sue, soy allergy' } }
  expect(markAllergies(lines, order).map(({ allergyMarks }) => allergyMarks)).toEqual([['nuts'], ['soy']])
  expect(formatAllergyWarning({ ...order, orderItems: lines })).toBe(
    'ALLERGY: Ben (nut allergy) (Honey Walnut Shrimp); Sue, soy allergy',
  )
  const named = { specialInstructions: null, customerInfo: { name: 'Pat Salmon' } }
  expect(formatAllergyWarning({ ...named, orderItems: [line('', 'Nigiri', ['fish'])] })).toBeNull()
})

it('a note that is unclear about a food marks the dishes that contain it, and is no alarm', () => {
  const lines = [line('grfx the shrimp', 'Dragon Roll', ['shellfish']), line('extra shrimp please', 'Edamame', ['soy'])]
  expect(markAllergies(lines, { specialInstructions: null }).map(({ allergyMarks }) => allergyMarks)).toEqual([
    ['shellfish'],
    [],
  ])
  expect(formatAllergyWarning({ orderItems: lines, specialInstructions: 'ring the bell' })).toBeNull()
})

describe('a long alarm on a ticket', () => {
  const thanks = 'Thank you so much, we love your food and come here every Friday with the whole family from Ohio.'

  it('begins with its allergens, keeps what speaks of an allergy and what follows, and says that it is shortened', () => {
    const note = `Hello dear kitchen! My son has a SEVERE peanut allergy. Also kiwi. ${thanks} No shrimp for him, please!`
    expect(shortenAllergyNote(note)).toEqual({
      text: 'shellfish, peanuts: Hello dear kitchen! My son has a SEVERE peanut allergy. Also kiwi. … No shrimp for him, please!',
      isShortened: true,
    })
  })

  it('never cuts a sentence about an allergy, however long it is', () => {
    const sentence = `She is allergic to kiwi, ${'mango, '.repeat(30)}and to something that no table knows`
    expect(shortenAllergyNote(`${thanks} ${sentence}.\n${thanks}`).text).toBe(`… ${sentence}. …`)
    expect(shortenAllergyNote(sentence)).toEqual({ text: sentence, isShortened: false })
  })

  it('that is short is shown as the guest wrote it', () => {
    expect(shortenAllergyNote('nut allergy. Thanks!')).toEqual({ text: 'nut allergy. Thanks!', isShortened: false })
    expect(shortenAllergyNote(`${'请慢慢来。'.repeat(40)}我对花生过敏。`)).toMatchObject({ isShortened: true })
  })
})
