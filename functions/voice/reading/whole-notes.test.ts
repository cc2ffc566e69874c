import { askAssistant, formatLines } from '#infra/testkit/clients/assistant-client'
import { getDefaultOptionIds } from '#shared/menu/options'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'

it.each([
  ['one dragon roll shrimp not permitted', '1 Dragon Roll (shrimp not permitted)'],
  ['one dragon roll shrimp not needed', '1 Dragon Roll (shrimp not needed)'],
  ['one dragon roll shrimp out', '1 Dragon Roll (shrimp out)'],
  ['one crab rangoon, cut the cream cheese', '1 Crab Rangoon (cut the cream cheese)'],
  ['one crab rangoon, please cut the cream cheese', '1 Crab Rangoon (cut the cream cheese)'],
  ['one crab rangoon cut out the cream cheese', '1 Crab Rangoon (cut out the cream cheese)'],
  ['one crab rangoon, go easy on the cream cheese', '1 Crab Rangoon (easy on the cream cheese)'],
])('of "%s" the kitchen reads what the guest said, after a yes: %s', (message, line) => {
  const reply = askAssistant(message)
  expect(formatLines(reply)).toEqual([line])
  expect(reply.confidence).toBe('low')
})

it.each(['one chicken gyoza yum yum sauce not allowed', 'one chicken gyoza, yum yum sauce not allowed'])(
  'an option that is refused behind its name is not chosen: %s',
  (message) => {
    const reply = askAssistant(message)
    const gyoza = sampleMenu.find(({ name }) => name === 'Chicken Gyoza')
    expect(reply).toMatchObject({ confidence: 'low', items: [{ itemId: gyoza?.id }] })
    expect(reply.items[0]?.options).toEqual(getDefaultOptionIds(gyoza?.optionGroups ?? []))
  },
)

it.each([
  ['one dragon roll, shrimp not permitted', '1 Dragon Roll (shrimp not permitted)', 'contains shellfish'],
  ['one dragon roll, shrimp no', '1 Dragon Roll (shrimp no)', 'contains shellfish'],
  ['one dragon roll, eel not permitted', '1 Dragon Roll (eel not permitted)', 'contains fish'],
  ['un dragon roll, camaron prohibido', '1 Dragon Roll (camaron prohibido)', 'contiene mariscos'],
  ['one rainbow roll and one cola, tuna no', '1 Rainbow Roll (tuna no)', 'contains fish'],
  ['one hibachi chicken, mushrooms no', '1 Hibachi Chicken', 'no mushrooms'],
  ['one dragon roll gluten no', '1 Dragon Roll (gluten no)', 'contains gluten'],
])('a refusal behind a food concerns the dish before it: %s', (message, line, says) => {
  const reply = askAssistant(message)
  expect(formatLines(reply)[0]).toBe(line)
  expect(reply).toMatchObject({ confidence: 'low', response: expect.stringContaining(says) })
})

it('the abbreviation of a refusal is one', () => {
  expect(formatLines(askAssistant('dragon roll w/o shrimp'))).toEqual(
    formatLines(askAssistant('dragon roll without shrimp')),
  )
})

it('a refusal behind a dish takes the dish back', () => {
  expect(askAssistant('one dragon roll, actually no').items).toEqual([])
  expect(formatLines(askAssistant('one dragon roll and one cola, dragon roll no'))).toEqual(['1 Cola'])
  expect(askAssistant('one cola, dragon roll out').items.map(({ itemName }) => itemName)).not.toContain('Dragon Roll')
})

it.each([
  ['one dragon roll shrimp', '1 Dragon Roll (shrimp)'],
  ['one edamame, extra salt', '1 Edamame (extra salt)'],
  ['one crab rangoon, cream cheese on the side', '1 Crab Rangoon (cream cheese on the side)'],
])('"%s" is a note as it is: %s', (message, line) => {
  const reply = askAssistant(message)
  expect(formatLines(reply)).toEqual([line])
  expect(reply.confidence).toBe('high')
})
