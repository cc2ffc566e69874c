import { formatLines, askAssistant } from '#infra/testkit/clients/assistant-client'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { ALLERGY_NOTICE } from './allergens'
import { extractAllergies } from './allergies'
import { splitWords } from '../tokenize/words'
import { buildVocabulary } from '../tokenize/vocabulary'

describe('a sentence about an allergy orders no dish that it names as the allergy', () => {
  it.each([
    ["I'm allergic to walnuts", 'Declared without nuts:'],
    ["I'm allergic to shrimp", 'Declared without shellfish:'],
    ['I am allergic to scallops and crab', 'Declared without shellfish:'],
    ["I'm allergic to eel", 'Declared without fish:'],
    ["I'm allergic to edamame", 'Declared without soy:'],
    ['allergic to miso', 'Declared without soy:'],
    ["I'm alergic to walnuts", 'Declared without nuts:'],
    ['i have a walnut allergy', 'Declared without nuts:'],
    ['walnuts I am allergic to', 'Declared without nuts:'],
    ['my son has a severe shrimp and sesame allergy', 'Declared without shellfish or sesame:'],
    ['I get anaphylaxis from walnuts', 'Declared without nuts:'],
    ['I break out in hives from shrimp', 'Declared without shellfish:'],
    ['I react badly to walnuts', 'Declared without nuts:'],
    ['my throat swells when I eat walnuts', 'Declared without nuts:'],
    ['shellfish is off limits for me', 'Declared without shellfish:'],
    ['allergic to walnuts allergic to eel', 'Declared without nuts or fish:'],
    ['shrimp makes me sick', 'Declared without shellfish:'],
    ["I can't eat shrimp", 'Declared without shellfish:'],
    ["I don't eat seafood", 'Declared without shellfish or fish:'],
    ['we avoid dairy', 'Declared without dairy:'],
    ['lactose intolerant', 'Declared without dairy:'],
    ['I have celiac disease', 'Declared without gluten:'],
    ["I'm gluten free", 'Declared without gluten:'],
    ['soy alergico al camaron', 'Declarados sin mariscos:'],
    ["I'm allergic to honey walnut shrimp", 'Declared without shellfish or nuts:'],
    ["I'm allergic to kiwi", "We don't declare kiwi"],
    ["I'm allergic to avocado", "We don't declare avocado"],
    ["I'm allergic to seaweed", "We don't declare seaweed"],
    ["I'm allergic to everything except rice", 'Tell me which allergen'],
    ["tell them I'm allergic to nuts", 'Declared without nuts or peanuts:'],
    ['let us avoid peanuts', 'Declared without peanuts:'],
    ['one of us is allergic to sesame', 'Declared without sesame:'],
    ['do you cater to allergies', 'Tell me which allergen'],
  ])('%s', (sentence, says) => {
    const reply = askAssistant(sentence)
    expect(reply).toMatchObject({ success: true, action: null, items: [] })
    expect(reply.response).toContain(says)
    expect(reply.response).toContain(ALLERGY_NOTICE[reply.language ?? 'en'])
  })

  it('names the risky dishes in the cart', () => {
    const { action, response } = askAssistant("I'm allergic to sesame | California Roll, Green Tea")
    expect(action).toBeNull()
    expect(response).toContain('The California Roll contains sesame.')
    expect(response).not.toContain('The Green Tea')
  })

  it('does not list a dish whose description names the food', () => {
    const { response } = askAssistant("I'm allergic to soy and shellfish and avocado, what can I eat")
    const [, listed = ''] = /Declared without soy or shellfish: (.*?)\. We don't/.exec(response) ?? []
    expect(listed).not.toBe('')
    expect(listed).not.toContain('Avocado')
  })

  it.each(["I'm not allergic to anything, two california rolls", 'two california rolls no allergies'])(
    'a guest without allergies orders as usual: %s',
    (sentence) => {
      expect(askAssistant(sentence)).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
      expect(formatLines(askAssistant(sentence))).toEqual(['2 California Roll'])
    },
  )
})

describe('every one of several allergens counts', () => {
  it('when dishes are named', () => {
    const without = sampleMenu.filter(({ allergens }) => !allergens?.includes('soy') && !allergens?.includes('gluten'))
    const { response } = askAssistant("I'm allergic to soy and gluten, what can I eat")
    const [, named = ''] = /Declared without soy or gluten: (.*?) and \d+ more/.exec(response) ?? []
    expect(named.split(', ')).toHaveLength(3)
    expect(without.map(({ name }) => name)).toEqual(expect.arrayContaining(named.split(', ')))
  })

  it.each([
    [
      'Does the Dragon Roll contain nuts or sesame?',
      'The Dragon Roll contains sesame and is declared without nuts or peanuts.',
    ],
    [
      'is the dragon roll safe to eat with a nut and fish allergy',
      'contains fish and is declared without nuts or peanuts.',
    ],
    ["can I eat the dragon roll if I'm celiac", 'The Dragon Roll contains gluten.'],
    ['is the dragon roll ok for celiacs', 'The Dragon Roll contains gluten.'],
    ['can people with a sesame allergy eat the dragon roll', 'The Dragon Roll contains sesame.'],
    ["how much is the dragon roll, I'm allergic to sesame", '$14.50. The Dragon Roll contains sesame.'],
    ['is it gluten free | California Roll', 'The California Roll contains gluten.'],
    ['is it safe | California Roll', 'The California Roll contains fish, shellfish, gluten, egg and sesame.'],
    ['is the dragon roll safe', 'The Dragon Roll contains shellfish, fish, gluten, egg, soy and sesame.'],
    ['can I eat the dragon roll', 'The Dragon Roll contains shellfish, fish, gluten, egg, soy and sesame.'],
    ['is there crab in the california roll', 'The California Roll contains fish, shellfish'],
    ['is the california roll made without crab', 'The California Roll contains fish, shellfish'],
    ['which rolls are safe for shellfish allergies', 'Of these, declared without shellfish: Salmon Roll, Tuna Roll'],
    ['are your hibachi dishes gluten free', 'None of these is declared without gluten.'],
    ['something without shrimp', 'Declared without shellfish:'],
    ["I want some tuna and I'm allergic to sesame", 'The Spicy Tuna Roll contains sesame.'],
  ])('%s', (sentence, says) => {
    expect(askAssistant(sentence).action).toBeNull()
    expect(askAssistant(sentence).response).toContain(says)
  })

  it('across the sentences of a message, each named once', () => {
    const { response } = askAssistant("I'm allergic to peanuts. What can I eat?")
    expect(response.match(/Declared without peanuts/g)).toHaveLength(1)
    expect(response).not.toContain('Popular')
  })
})

describe('an order with an allergy needs confirmation, and the kitchen gets a note', () => {
  const sesame = ['2 California Roll (allergic to sesame)']

  it.each([
    ["Two California rolls, I'm allergic to sesame", sesame, 'contains sesame'],
    ["two california rolls i'm allergic to sesame", sesame, 'contains sesame'],
    ["I'm allergic to sesame two california rolls", sesame, 'contains sesame'],
    ["I'm allergic to sesame. Can I get two california rolls?", sesame, 'contains sesame'],
    ['my son is allergic to eggs two miso soups', ['2 Miso Soup (allergic to eggs)'], 'is declared without egg'],
    ["I'm not allergic to nuts but to crab, a cola", ['1 Cola (allergic to crab)'], 'is declared without shellfish'],
    ["I'm celiac, a dragon roll please", ['1 Dragon Roll (celiac)'], 'contains gluten'],
    ["I'm lactose intolerant, a philadelphia roll", ['1 Philadelphia Roll (lactose intolerant)'], 'contains dairy'],
    ["I can't do dairy, one philadelphia roll", ["1 Philadelphia Roll (can't have dairy)"], 'contains dairy'],
    ["we're gluten free, a california roll", ["1 California Roll (can't have gluten)"], 'contains gluten'],
    ["a california roll no sesame I'm allergic", ['1 California Roll (allergic to sesame)'], 'contains sesame'],
    [
      'can I get a miso soup without fish I am allergic',
      ['1 Miso Soup (allergic to fish, without fish)'],
      'contains fish',
    ],
    [
      'I carry an epipen for nuts, one honey walnut shrimp',
      ['1 Honey Walnut Shrimp (allergic to nuts)'],
      'contains nuts',
    ],
    [
      'one honey walnut shrimp, I carry an epi-pen for nuts',
      ['1 Honey Walnut Shrimp (allergic to nuts)'],
      'contains nuts',
    ],
    ['a dragon roll, tree nut allergen', ['1 Dragon Roll (nut allergy)'], 'is declared without nuts'],
    ["he's dairy free, a philadelphia roll", ["1 Philadelphia Roll (can't have dairy)"], 'contains dairy'],
    ["a dragon roll, my son can't have mushrooms", ["1 Dragon Roll (can't have mushrooms)"], "don't declare mushrooms"],
    [
      'I can’t eat avocado, a california roll',
      ["1 California Roll (can't have avocado)"],
      "may contain avocado. We don't declare avocado",
    ],
    ["I'm allergic to salmon and want a dragon roll", ['1 Dragon Roll (allergic to salmon)'], 'contains fish'],
    [
      "I'm allergic to avocado, a california roll",
      ['1 California Roll (allergic to avocado)'],
      "may contain avocado. We don't declare avocado",
    ],
    [
      'two california rolls, nut allergy, and one cola',
      ['2 California Roll (nut allergy)', '1 Cola (nut allergy)'],
      'is declared without nuts',
    ],
    [
      "I'm allergic to sesame, another one | California Roll",
      ['1 California Roll (allergic to sesame)'],
      'contains sesame',
    ],
  ])('%s', (sentence, expected, says) => {
    const reply = askAssistant(sentence)
    expect(formatLines(reply)).toEqual(expected)
    expect(reply).toMatchObject({ action: 'add_to_cart', confidence: 'low' })
    expect(reply.response).toContain(says)
    expect(reply.response).toContain(ALLERGY_NOTICE.en)
  })

  it('also when no allergen is declared', () => {
    const undeclared = sampleMenu.map((dish) => (dish.name === 'Green Tea' ? { ...dish, allergens: null } : dish))
    expect(askAssistant("a green tea, I'm allergic to nuts", undeclared)).toMatchObject({
      confidence: 'low',
      response: expect.stringContaining('We have no allergen declaration for the Green Tea'),
    })
  })

  it.each([
    'I would kill for a dragon roll',
    "I can't have two dragon rolls, make it one",
    'a dragon roll, avoid onions',
  ])('a single such word is no allergy: %s', (sentence) => {
    expect(formatLines(askAssistant(sentence))).toEqual([
      expect.stringMatching(/^1 Dragon Roll(?: \(avoid onions\))?$/),
    ])
    expect(askAssistant(sentence)).toMatchObject({ action: 'add_to_cart', confidence: 'high' })
  })

  it('a sentence that only mentions allergens or wants more food is no allergy', () => {
    expect(askAssistant('which allergens are in the dragon roll').response).toMatch(
      /^The Dragon Roll contains shellfish/,
    )
    expect(askAssistant("I can't have enough dragon rolls").response).not.toContain(ALLERGY_NOTICE.en)
  })

  it('the note comes first, so that no other note cuts it off', () => {
    const { items } = askAssistant(`a dragon roll with no ${'very '.repeat(50)}hot sauce, I'm allergic to sesame`)
    expect(items[0]?.notes).toMatch(/^allergic to sesame/)
  })
})

describe('a food that harms a person is avoided in the whole message', () => {
  const orders = [
    ['shrimp', 'dragon roll'],
    ['crab', 'california roll'],
    ['tuna', 'rainbow roll'],
    ['tofu', 'miso soup'],
  ] as const
  it.each([
    '{} sends me to the hospital',
    "{} isn't safe for me",
    "{} doesn't agree with me",
    '{} is poison to me',
    "{} and I don't get along",
    'I break out from {}',
    'I swell up from {}',
    'my body rejects {}',
    'I carry an epipen because of {}',
    "I'm not able to eat {}",
    "can't be around {}",
    'keep me away from {}',
    'nothing with {} for me',
    'I have a problem with {}',
    "we're a {} free family",
    'I need it {} free',
    'doctor says no {}',
    'no tolero {}',
    'me hace daño {}',
    'me caen mal {}',
    '{} me enferma',
  ])('%s', (phrase) => {
    for (const [food, dish] of orders) {
      const said = phrase.replace('{}', food)
      for (const sentence of [`${said}, one ${dish} please`, `${said}. one ${dish}`, `one ${dish}, ${said}`])
        expect([sentence, askAssistant(sentence).confidence]).not.toEqual([sentence, 'high'])
    }
  })
})

it.each([
  ["two rolls and i'm allergic to nuts and soy please", 'two rolls , please', ['nuts', 'peanuts', 'soy']],
  ['can my celiac daughter have a roll', 'can , daughter have a roll', ['gluten']],
  ['no onions', 'no onions', undefined],
])('the allergies in %j', (text, rest, allergens) => {
  const found = extractAllergies(splitWords(text), buildVocabulary(sampleMenu))
  expect(found.rest.join(' ')).toBe(rest)
  expect(found.needs?.allergens.toSorted()).toEqual(allergens)
})
