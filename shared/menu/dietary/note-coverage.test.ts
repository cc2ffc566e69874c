import { harmForms, harmNotes } from '../../testing/harm-notes'
import { ordinaryNotes, rarerNotes } from '../../testing/ordinary-notes'
import { listUnclearAllergens, mayConcernAllergy, mayMeanAllergy, mentionsAllergy, readNote } from './note-reading'

const foods = ['shrimp', 'crab', 'salmon', 'tofu', 'eel', 'dairy', 'peanuts', 'egg', 'sesame', 'nuts', 'soy', 'gluten']
const moreFoods = ['butter', 'milk', 'shellfish', 'cream cheese', 'noodles']

/** What guests write before an allergy, without a comma or with one. */
const starts = [
  ...['extra napkins ', 'extra sauce, ', 'more importantly ', 'additional note ', 'please add that ', 'lots of sauce '],
  ...['extra rice and ', 'happy birthday! ', 'ring the bell. ', 'mas salsa ', 'no onions, '],
]

const share = (part: readonly string[], all: readonly string[]): number => (100 * part.length) / all.length

describe('an allergy or a refusal is never lost', () => {
  const notes = harmForms.flatMap((form) => [...foods, ...moreFoods].map((food) => form.replaceAll('FOOD', food)))

  it('whatever the words, their spelling and the food', () => {
    expect([...notes, ...harmNotes].filter((note) => !mayConcernAllergy(note))).toEqual([])
  })

  it('whatever ordinary wish is before it', () => {
    const later = harmForms
      .filter((form) => form !== 'FOOD!!!')
      .flatMap((form, at) =>
        starts.map(
          (start, index) => `${start}${form.replaceAll('FOOD', foods[(at + index * 5) % foods.length] ?? '')}`,
        ),
      )
    expect(later.filter((note) => !mayConcernAllergy(note))).toEqual([])
    const others = harmNotes
      .filter((note) => note !== 'PEANUT!!!')
      .flatMap((note) => starts.map((start) => start + note))
    expect(others.filter((note) => !mayConcernAllergy(note))).toEqual([])
  })

  it('and few are only unclear', () => {
    expect(
      share(
        notes.filter((note) => !mayMeanAllergy(note)),
        notes,
      ),
    ).toBeLessThan(3)
  })
})

describe('an ordinary note', () => {
  it('is no alarm, but for a condition, a refusal and an inability that are none', () => {
    expect(ordinaryNotes.filter(mayMeanAllergy)).toEqual([
      'no eel sauce',
      'could you not put the ginger near the salmon',
      "if you don't have tuna use salmon",
      'if no eel, then tuna',
      'cancel if there is no salmon',
    ])
    expect(ordinaryNotes.filter((note) => !mayMeanAllergy(note) && listUnclearAllergens(note).length > 0)).toEqual([])
  })

  it('in rarer words is seldom an alarm, and may be unclear', () => {
    expect(share(rarerNotes.filter(mayMeanAllergy), rarerNotes)).toBeLessThan(5)
    expect(share(rarerNotes.filter(mayConcernAllergy), rarerNotes)).toBeLessThan(16)
  })
})

describe('a misspelled or joined word of an allergy is one', () => {
  it.each([
    ['allegic to shrimp', ['shellfish']],
    ['allegry to egg', ['egg']],
    ['aleregic to sesame', ['sesame']],
    ['intollerant to egg', ['egg']],
    ['sensitve to egg', ['egg']],
    ['epipin for egg', ['egg']],
    ['anaphalactic to shrimp', ['shellfish']],
    ['peanutallergy', ['peanuts']],
    ['alergic shrmp', ['shellfish']],
  ])('%s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: true, allergens }))
})

describe('health is an alarm without a food', () => {
  it.each([
    'cross contamination',
    'throat closed last time',
    'extra napkins celiac',
    'got sick last time',
    'new gloves please',
  ])('%s', (note) => expect(mentionsAllergy(note)).toBe(true))
})

describe('a plain refusal names its allergens', () => {
  it.each([
    ["don't cook in butter", ['dairy']],
    ['do not serve with shrimp', ['shellfish']],
    ['egg must be left out', ['egg']],
    ['nuts? no', ['nuts', 'peanuts']],
    ['❌ peanuts', ['peanuts']],
    ['no 🥜', ['peanuts']],
    ['86 sesame', ['sesame']],
    ['anything but sesame', ['sesame']],
    ['if there is peanut call me', ['peanuts']],
    ['PEANUT!!!', ['peanuts']],
    ['GF', ['gluten']],
    ['nondairy', ['dairy']],
    ['rice (- egg)', ['egg']],
    ['no onions, egg or sesame', ['egg', 'sesame']],
    ['no onions or shrimp', ['shellfish']],
    ['no sauce with egg', ['egg']],
    ['tofu instead of egg', ['soy', 'egg']],
    ['extra shrimp, no sesame', ['sesame']],
    ['no yolk', ['egg']],
    ['aparte del camarón', ['shellfish']],
    ['aparte de los camarones', ['shellfish']],
  ])('%s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: false, allergens }))
})

it('an unknown word next to a food makes it unclear, and no alarm', () => {
  for (const note of ['grfx the shrimp please', 'extra shrimp grfx', 'shrimp: my kid'])
    expect([mayMeanAllergy(note), listUnclearAllergens(note)]).toEqual([false, ['shellfish']])
  expect(listUnclearAllergens('grfx the shrimp please (not an allergy)')).toEqual([])
  expect(listUnclearAllergens('grfx the carrots please')).toEqual([])
  expect(listUnclearAllergens('one order of shrimp for Kim')).toEqual([])
})

describe('a food is read in its abbreviations, by its sound, and with a wrong letter after a refusal', () => {
  it.each([
    ['G/F please', ['gluten']],
    ['g.f. please', ['gluten']],
    ['D/F pls', ['dairy']],
    ['w.o. shrimp', ['shellfish']],
    ['rice – shrimp', ['shellfish']],
    ['no_shrimp', ['shellfish']],
    ['no sea food', ['shellfish', 'fish']],
    ['nothing from the sea', ['shellfish', 'fish']],
    ['no fishy stuff', ['fish']],
    ['no halibut', ['fish']],
    ['no kani', ['shellfish', 'fish']],
    ['no breading no batter', ['gluten']],
    ['sin guevo', ['egg']],
    ['sin keso', ['dairy']],
    ['sin nues', ['nuts', 'peanuts']],
    ['no egs', ['egg']],
    ['no eggz', ['egg']],
    ['no nutz', ['nuts', 'peanuts']],
    ['no mlk', ['dairy']],
    ['no cheez', ['dairy']],
    ['no soi', ['soy']],
    ['no fsh', ['fish']],
    ['glutton free', ['gluten']],
    ['no prons', ['shellfish']],
    ['chicken in lieu of shrimp', ['shellfish']],
    ['nothing shrimp', ['shellfish']],
    ['heads up, shrimp', ['shellfish']],
    ['shrimp has to go', ['shellfish']],
    ['sem amendoim, sans lait', ['dairy', 'peanuts']],
  ])('%s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: false, allergens }))

  it.each([
    ['halergia al camarón', ['shellfish']],
    ['lack toast intolerant', ['dairy']],
    ['allergic to crustations', ['shellfish']],
    ['allergic to selfish', ['shellfish']],
    ['allergic to everything in the sea', ['shellfish', 'fish']],
    ['sou alérgico a camarão', ['shellfish']],
    ['je suis allergique aux crevettes', ['shellfish']],
    ['me da asco el camarón', ['shellfish']],
    ["i'm against shrimp", ['shellfish']],
    ['i have a thing with shrimp', ['shellfish']],
    ["i'm on a no shrimp diet", ['shellfish']],
    ['shrimp gets me', ['shellfish']],
    ['shrimp does me in', ['shellfish']],
    ['shrimp is poison', ['shellfish']],
  ])('and is an alarm: %s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: true, allergens }))

  it.each([
    'no salt',
    'no tips',
    'no cut',
    'sin sal',
    'no como picante',
    'no man',
    'well done',
    'no pin code',
    'no net',
  ])('and other short words are no food: %s', (note) => expect(mayConcernAllergy(note)).toBe(false))
})

it.each(['pregnant, nothing raw', 'embarazada', 'chemo patient', 'dedicated fryer please', 'no shared fryer'])(
  '"%s" is an alarm',
  (note) => expect(mentionsAllergy(note)).toBe(true),
)

it('a pregnancy says nothing against the food next to it', () => {
  expect(readNote('pregnant, tuna roll please').allergens).toEqual([])
})

it.each([
  ['done with peanuts', ['peanuts']],
  ['salmon well done', []],
])('"done" is ordinary, but for "done with": %s', (note, allergens) =>
  expect(listUnclearAllergens(note)).toEqual(allergens),
)
