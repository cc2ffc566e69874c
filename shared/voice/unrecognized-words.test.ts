import { sanitizeUnrecognizedWords } from './unrecognized-words'

it('stores nothing of a name in the sentence', () => {
  expect(sanitizeUnrecognizedWords('hot pot jo', 'a hot pot, my name is Jo')).toBe('hot pot')
})

it.each([
  ['Two Cheeseburgers!', 'cheeseburger'],
  ['do you have cheeseburgers', 'cheeseburger'],
  ['call 941 555 0134 about the buffet', 'call buffet'],
  ['nine four one five five five zero one three four', ''],
  ['jo@example.com wants pho', 'pho'],
  ['jo at gmail dot com', 'jo com'],
  ['hot pot, my name is Jo Miller', 'hot pot'],
  ['this is Jo speaking', ''],
  ['crêpes at 12 Main Street', 'crepe main'],
  ['I live on the corner', ''],
  ['a b c d e f g h i j k', 'b c d e f g h j'],
  ['🍣', ''],
])('from %j, %j is stored', (said, stored) => {
  expect(sanitizeUnrecognizedWords(said)).toBe(stored)
})
