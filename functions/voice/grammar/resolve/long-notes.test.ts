import { askAssistant } from '#infra/testkit/clients/assistant-client'
import { readNote } from '#shared/menu/dietary/note-reading'
import { MAX_NOTE_LENGTH } from '#shared/orders/contract'

const FOODS =
  'strawberries, kiwi, bananas, avocado, mango, papaya, pineapple, tomatoes, oranges, lemons, cherries, plums, ' +
  'apricots, peaches, melons, cucumbers, carrots, cabbage, garlic, mustard, celery'

it.each([
  `my daughter is allergic to ${FOODS}, peanuts. one house ginger salad`,
  `my daughter is allergic to ${FOODS}, peanuts. one edamame`,
])('a note that is too long keeps its allergens, and the reply says what the kitchen gets', (message) => {
  const { items, response } = askAssistant(message)
  const notes = items[0]?.notes ?? ''
  expect(notes.length).toBeLessThanOrEqual(MAX_NOTE_LENGTH)
  expect(readNote(notes).allergens).toContain('peanuts')
  expect(response).toContain(notes)
  expect(response).toContain('Not all of that fits into the note')
})
