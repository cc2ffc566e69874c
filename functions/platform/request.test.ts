import { formatValidationDetail } from './request'

test.each([
  ['items', 'Too small: expected array to have >=1 items', 'Choose at least one dish, and at most 60 lines.'],
  ['items.0.unitPrice', 'Invalid input', 'Please check the unit price.'],
  ['locationId', 'Invalid input', 'Please check the location.'],
  ['', 'Invalid input: expected object, received null', 'Please check what was sent.'],
  ['items.2.isAvailable', 'Invalid input', 'Please check the availability.'],
  ['weekly', 'Invalid input', 'Please check the opening hours.'],
  ['name', 'Must not be blank', 'Please check the name: Must not be blank.'],
  ['constructor', 'Invalid input', 'Please check the constructor.'],
])('an error in %j is described for users', (path, message, sentence) => {
  expect(formatValidationDetail([{ path, message }])).toBe(sentence)
})
