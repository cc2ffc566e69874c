import { askAssistant } from '#infra/testkit/hiro'

describe('diets', () => {
  it.each([
    ["I'm vegan", null, 'Vegetarian, without dairy or egg, by their declaration:'],
    ['is the vegetable tempura vegan', null, "I can't call the Vegetable Tempura vegan."],
    ["I'm vegetarian, two california rolls", 'low', "I can't call the California Roll vegetarian."],
    ["a dragon roll for my wife who's vegan", 'low', "I can't call the Dragon Roll vegan."],
    ["I'm vegetarian, a seaweed salad", 'high', 'The Seaweed Salad is vegetarian by its declaration.'],
    ["I don't eat california rolls", null, 'Would you like'],
  ])('%s', (sentence, confidence, says) => {
    expect(askAssistant(sentence).confidence).toBe(confidence)
    expect(askAssistant(sentence).response).toContain(says)
  })

  it('narrow what somebody with an allergy may eat', () => {
    const { response } = askAssistant("I'm vegan and allergic to soy")
    expect(response).toMatch(/^Declared without soy: /)
    expect(response).not.toContain('Crab')
  })
})
