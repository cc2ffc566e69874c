import { numberInWords, capitalizedNumberInWords } from './format'

it.each([
  [1, 'one', 'One'],
  [3, 'three', 'Three'],
  [4, 'four', 'Four'],
  [9, 'nine', 'Nine'],
  [10, '10', '10'],
])('%d is "%s" within a sentence and "%s" at its start', (count, lowerCase, capitalized) => {
  expect([numberInWords(count), capitalizedNumberInWords(count)]).toEqual([lowerCase, capitalized])
})
