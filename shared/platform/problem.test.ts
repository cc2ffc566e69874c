import { Problem } from './problem'

it.each([
  ['We do not deliver to 99999 from here..', 'We do not deliver to 99999 from here.'],
  ['Please check the name: Is this right?.', 'Please check the name: Is this right?'],
  ['Please choose a time.', 'Please choose a time.'],
])('the sentence of an error ends once: %s', (detail, shown) => {
  expect(new Problem('invalid-input', detail).toBody().detail).toBe(shown)
})
