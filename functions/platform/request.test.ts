import { MAX_JSON_BYTES } from './body-size'
import { formatValidationDetail, readBodyText, readForm } from './request'
import { createApiEvent } from './testing/api-event'

test.each([
  ['items', 'Too small: expected array to have >=1 items', 'Choose at least one dish, and at most 60 lines.'],
  ['items.0.unitPrice', 'Invalid input', 'Please check the unit price.'],
  ['locationId', 'Invalid input', 'Please check the location.'],
  ['', 'Invalid input: expected object, received null', 'Please check what was sent.'],
  ['', 'Please save the file as CSV UTF-8', 'Please save the file as CSV UTF-8.'],
  ['items.2.isAvailable', 'Invalid input', 'Please check the availability.'],
  ['weekly', 'Invalid input', 'Please check the opening hours.'],
  ['name', 'Must not be blank', 'Please check the name: Must not be blank.'],
  ['constructor', 'Invalid input', 'Please check the constructor.'],
])('an error in %j is described for users', (path, message, sentence) => {
  expect(formatValidationDetail([{ path, message }])).toBe(sentence)
})

describe('a large body', () => {
  const encoded = (bytes: number, type: string) => ({
    ...createApiEvent({ body: Buffer.alloc(bytes, 'a').toString('base64'), headers: { 'content-type': type } }),
    isBase64Encoded: true,
  })

  it('is refused before it is decoded', async () => {
    const text = encoded(4_000_000, 'application/x-www-form-urlencoded')
    const form = encoded(5_000_000, 'multipart/form-data; boundary=x')
    const decode = jest.spyOn(Buffer, 'from')
    expect(() => readBodyText(text)).toThrow('too-large')
    await expect(readForm(text)).rejects.toThrow('unsupported-media')
    await expect(readForm(form)).rejects.toThrow('too-large')
    expect(decode.mock.calls.length).toBe(0)
    decode.mockRestore()
  })

  it.each([0, 1, 2])('counts its bytes exactly, also %d below a third', (less) => {
    expect(readBodyText(encoded(MAX_JSON_BYTES - less, 'text/plain'))).toHaveLength(MAX_JSON_BYTES - less)
    expect(() => readBodyText(encoded(MAX_JSON_BYTES + 1 + less, 'text/plain'))).toThrow('too-large')
  })
})
