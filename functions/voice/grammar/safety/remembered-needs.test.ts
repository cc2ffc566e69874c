import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import type { DietaryPreference } from '#shared/menu/dietary/filters'
import { answerMessage } from '../../answer-message'

const facts = { location: locations[0], now: new Date(), specials: [] }

const say = (message: string, filters: readonly DietaryPreference[] = []) =>
  answerMessage({ message, menu: sampleMenu, filters, facts }).reply

it.each<[string, readonly DietaryPreference[], string]>([
  ['i have a shellfish allergy, does the dragon roll have shellfish?', ['noShellfish'], 'one california roll please'],
  ["i'm celiac, can i eat the chicken gyoza?", ['glutenFree'], 'one chicken gyoza'],
  ["does the miso soup have fish? i'm allergic", ['noFish'], 'one miso soup'],
  ["i'm pregnant, is the tuna roll ok?", ['noRaw'], 'one tuna roll please'],
  ["i'm allergic to egg, how much is the volcano roll", ['noEgg'], 'one volcano roll'],
  ["i'm allergic to egg, one california roll", ['noEgg'], 'one volcano roll'],
  ['how do you handle a fish allergy with the dragon roll', ['noFish'], 'one miso soup'],
  ['one green tea, soy allergy', ['noSoy'], 'one miso soup'],
  ['shrimp sends me to the hospital. one edamame', ['noShellfish'], 'one dragon roll'],
  ['my son is lactose intolerant, what time do you close', ['noDairy'], 'one crab rangoon'],
  ['soy alérgica al camarón, un edamame por favor', ['noShellfish'], 'un dragon roll'],
  ['estoy embarazada, ¿cuánto cuesta el tuna roll?', ['noRaw'], 'un tuna roll'],
  ['我对虾过敏', ['noShellfish'], 'one dragon roll'],
  ['one green tea, we keep shellfish free at home', ['noShellfish'], 'one dragon roll'],
  ['dame un green tea y soy intolerante a leche', ['noDairy'], 'un crab rangoon'],
  ['¿tiene nueces? soy alérgico', ['nutFree', 'noPeanuts'], 'un honey walnut shrimp'],
  ['sin huevo que mi hijo es alérgico', ['noEgg'], 'un kids chicken katsu'],
  ["i'm pregnent", ['noRaw'], 'one tuna nigiri'],
  ["i'm having a baby in june", ['noRaw'], 'one tuna nigiri'],
  ['only cooked stuff for me', ['noRaw'], 'one tuna nigiri'],
  ['raw makes me sick', ['noRaw'], 'one tuna nigiri'],
  ['my ob said no sushi', ['noRaw'], 'one tuna nigiri'],
  ['estoy preñada', ['noRaw'], 'un tuna nigiri'],
  ['no crabstick', ['noShellfish'], 'one california roll'],
  ['nosotros no comemos nada de mar', ['noShellfish', 'noFish'], 'un hibachi shrimp'],
  ['nothing with a shell', ['noShellfish'], 'one hibachi shrimp'],
  ['nothing fishy', ['noFish'], 'one tuna roll'],
  ['has to be shrimp free', ['noShellfish'], 'one hibachi shrimp'],
  ['can you keep it dairy free', ['noDairy'], 'one crab rangoon'],
  ['does not contain shrimp please', ['noShellfish'], 'one hibachi shrimp'],
  ['tiene que ser sin huevo', ['noEgg'], 'un kids chicken katsu'],
  ['please tell the chef no nuts', ['nutFree', 'noPeanuts'], 'one honey walnut shrimp'],
])('"%s" is remembered as %j, and asked about at "%s"', (message, filters, next) => {
  expect(say(message).filters).toEqual(filters)
  expect(say(next).confidence).toBe('high')
  expect(say(next, filters)).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
})

it('an allergy without a filter goes to the kitchen with each later dish, and is said again', () => {
  const { allergyNote, filters } = say("I'm allergic to strawberries")
  expect(allergyNote).toBe('allergic to strawberries')
  expect(filters).toBeUndefined()
  const later = answerMessage({ message: 'one edamame, no salt', menu: sampleMenu, allergyNote, facts }).reply
  expect(later).toMatchObject({
    items: [{ notes: 'allergic to strawberries, no salt' }],
    response: expect.stringContaining("We don't declare strawberries"),
  })
  const named = answerMessage({ message: 'one dragon roll', menu: sampleMenu, allergyNote: 'allergic to rice', facts })
  expect(named.reply.items).toMatchObject([{ notes: 'allergic to rice' }])
})

it.each([
  ['no beef', "can't have beef", 'one hibachi steak'],
  ['no red meat for my dad', "can't have red meat", 'one hibachi steak'],
  ['hindu no beef', "can't have beef", 'one hibachi steak'],
  ['i have alpha-gal', 'alpha gal allergy', 'one hibachi steak'],
  ["i'm pescatarian", "can't have red meat and poultry", 'one hibachi chicken'],
  ["no mushrooms i'm allergic", 'allergic to mushrooms', 'one hibachi chicken'],
  ["no garlic please i'm allergic", 'allergic to garlic', 'one spicy garlic edamame'],
  ["can i get a green tea and no mushrooms in anything i'm allergic", 'allergic to mushrooms', 'one hibachi chicken'],
  ['allergies: mushrooms', 'allergic to mushrooms', 'one hibachi chicken'],
  ['avocado closes my throat', 'avocado allergy', 'one avocado roll'],
  ['i could die from honey', 'allergic to honey', 'one honey walnut shrimp'],
  ["my kid can't do broccoli", "can't have broccoli", 'one kids hibachi chicken'],
  ["avoiding garlic doctor's orders", "can't have garlic", 'one spicy garlic edamame'],
  ["i'm allergic to avocado my son to mushrooms", 'allergic to avocado and mushrooms', 'one hibachi chicken'],
  ['latex allergy so no avocado', 'latex and avocado allergy', 'one avocado roll'],
  ['sin aguacate, soy alérgica', 'allergic to avocado', 'un dragon roll'],
  ['sin hongos que soy alérgica', 'allergic to mushrooms', 'one hibachi chicken'],
  ['soy alérgica a la miel', 'allergic to honey', 'un honey walnut shrimp'],
  ['la cebolla me hace daño', 'onions allergy', 'un chicken yakisoba'],
  ['el aguacate me da alergia', 'avocado allergy', 'un avocado roll'],
  ['no como pollo', "can't have chicken", 'un hibachi chicken'],
])('"%s" is remembered as "%s" for the kitchen, and asked about at "%s"', (message, note, next) => {
  const { allergyNote, filters } = say(message)
  expect({ allergyNote, filters }).toEqual({ allergyNote: note, filters: undefined })
  const later = answerMessage({ message: next, menu: sampleMenu, allergyNote, facts }).reply
  expect(later).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
})

it.each([
  'my allergies are under control',
  "i'm allergic to shrimp any specials",
  'one dragon roll, avoid onions',
  'allergies: none',
])('"%s" names no food without a filter', (message) => expect(say(message).allergyNote).toBeUndefined())

it('an allergy without a filter is known from the notes of the cart, too', () => {
  const context = [{ itemId: sampleMenu[0]?.id ?? 0, quantity: 1, notes: 'allergic to kiwi' }]
  const { reply } = answerMessage({ message: 'one dragon roll and a cola', menu: sampleMenu, context, facts })
  expect(reply.items).toMatchObject([{ notes: 'allergic to kiwi' }, { notes: 'allergic to kiwi' }])
})

it.each([
  'one chicken teriyaki, no egg in my fried rice',
  'one dragon roll, no shrimp',
  'is the miso soup gluten free?',
  'one tuna roll, i have no allergies',
  "one dragon roll, i'm not allergic to anything",
  'is the eel roll cooked?',
  'two egg rolls',
])('"%s" tells nothing of the guest', (message) => expect(say(message).filters).toBeUndefined())
