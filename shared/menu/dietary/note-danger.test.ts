import { mayMeanAllergy, mentionsAllergy, readNote } from './note-reading'

const foods = ['shrimp', 'crab', 'salmon', 'tuna', 'tofu', 'eel', 'dairy', 'peanuts', 'egg', 'sesame']

const unread = (phrase: string, isRead: (note: string) => boolean) =>
  foods.map((food) => phrase.replace('FOOD', food)).filter((note) => !isRead(note))

it.each([
  "can't handle FOOD",
  "i can't stomach FOOD",
  "i can't process FOOD",
  'not permitted FOOD',
  "we don't keep FOOD in the house",
  "FOOD doesn't sit right with me",
  "i don't do well with FOOD",
  'i steer clear of FOOD',
  'my religion forbids FOOD',
  'no way she can have FOOD',
  'FOOD is bad for my son',
  'i have a bad history with FOOD',
  "she'll die with FOOD",
  'fatal if FOOD',
  'FOOD dust is dangerous',
  'FOOD would send me to the er',
  'FOOD closes my throat',
  'FOOD triggers my asthma',
  'a rash from FOOD',
  'FOOD messes with my stomach',
  'i tested positive for FOOD',
  'separate fryer please, FOOD',
  'use a clean pan, FOOD',
  'change your gloves: FOOD',
  'cross contamination FOOD',
  'careful with FOOD',
  'please take extra care about the FOOD',
  'i have a FOOD thing',
  'FOOD no me cae bien',
  'me muero si como FOOD',
  'cuidado con FOOD',
  'my daughter was hospitalized because of FOOD',
  'my son ended up in urgent care because of FOOD',
  'we called 911 after FOOD',
  'i puff up with FOOD',
  'ALLG: FOOD',
  'se me cierra la garganta con FOOD',
  'me asfixio con FOOD',
  'me ahogo con FOOD',
  'dejo de respirar con FOOD',
  'no puedo respirar si como FOOD',
  'me da comezón FOOD',
  'tengo reacción a FOOD',
  'reacciono a FOOD',
  'sensibilidad a FOOD',
  'fui a urgencias por FOOD',
  'plancha aparte por FOOD',
])('"%s" is an alarm, whatever the food', (phrase) => expect(unread(phrase, mentionsAllergy)).toEqual([]))

it.each([
  'i was told not to eat FOOD',
  'without even a tiny bit of FOOD',
  "she won't eat any FOOD",
  'not a trace of FOOD in it',
  'FOOD must not be in it',
  "FOOD can't touch my plate",
  'FOOD is not ok for her',
  'cooked away from FOOD',
  'keep it separate from the FOOD',
  'as long as there is no FOOD',
  'que no tenga FOOD',
  'no sauce because of FOOD',
  'plain rice only because of the FOOD',
  'leave the sauce off because of the FOOD in it',
  'no dressing because of FOOD please',
  'no sauce, because FOOD',
])('"%s" may mean an allergy, whatever the food', (phrase) => expect(unread(phrase, mayMeanAllergy)).toEqual([]))

describe('a food near other words is no alarm', () => {
  it.each([
    'no ginger on the salmon',
    'no wasabi in my tuna roll',
    'no cucumber in the crab roll',
    'salmon not too dry please',
    'egg not runny',
    'crab rangoon crispy, not greasy',
    "don't mix the shrimp with the chicken",
    "please don't forget the soy sauce",
    'soy sauce on the side, not on the rice',
    'keep the eel sauce in a separate container',
    "if you can't make the salmon crispy, no worries",
    "can't wait for the crab rangoon",
    "couldn't taste the sesame last time",
    'the shrimp here is to die for',
    'the salmon was bad last time',
    'best shrimp ever, never change',
    'gate code 1234, beware of the dog',
    'leave it at the door, the bell is dead',
    'use a clean pan',
    'easy on the mayo',
    'que no pique mucho, fideos con camarón',
    'sin cebolla, con camarones',
    'extra rice because we love shrimp',
    'a la plancha por favor, camarones',
  ])('"%s"', (note) => expect(readNote(note)).toEqual({ isAllergy: false, allergens: [] }))
})

it('names every food of a list near a danger', () => {
  expect(readNote('separate fryer: shrimp, crab and egg').allergens).toEqual(['shellfish', 'egg'])
  expect(readNote('no trace of peanuts').allergens).toEqual(['peanuts'])
})
