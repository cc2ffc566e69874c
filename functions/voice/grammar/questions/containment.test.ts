import { askAssistant } from '#infra/testkit/clients/assistant-client'

const kidsChicken = (verb: string) =>
  new RegExp(`^The Kids Hibachi Chicken ${verb}\\..* The Kids Chicken Katsu ${verb}\\.`)

it.each([
  ['is there shrimp in the kids chicken', kidsChicken('is declared without shellfish')],
  ['does the kids chicken have shrimp in it', kidsChicken('is declared without shellfish')],
  ['does the kids chicken have egg', kidsChicken('contains egg')],
  ['does the kids hibachi chicken have shrimp in it', /^The Kids Hibachi Chicken is declared without shellfish\./],
  ['does the hibachi shrimp have any shrimp', /^The Hibachi Shrimp contains shellfish\./],
  ['is the fried rice cooked with shrimp', /^Of these, declared without shellfish: Hibachi Vegetables/],
  ['is the chicken cooked in butter', /^Of these, declared without dairy: Chicken Gyoza/],
  ['¿lleva huevo el hibachi de pollo?', /^Hibachi Chicken contiene huevo\./],
  ['¿el california roll tiene cangrejo?', /^California Roll contiene /],
  ['¿el california roll lleva cangrejo?', /^California Roll contiene /],
  ['¿el dragon roll tiene anguila?', /Dragon Roll.* contiene /],
  ['¿el crab rangoon tiene queso?', /^Crab Rangoon contiene /],
  ['do you have shrimp', /^Yes, we have the Hibachi Shrimp/],
])('answers whether a dish, or each that its words may mean, has an allergen: %s', (question, says) => {
  const { action, response } = askAssistant(question)
  expect(action).toBeNull()
  expect(response).toMatch(says)
})

const CHICKEN_OR_ANYTHING = ['anything', 'the chicken', 'the kids chicken', 'the miso soup', 'it']
const SHARED_TOOLS = [
  'fried in the same oil',
  'cooked on the same grill',
  'cut with the same knife',
  'made in the same wok',
]
const OTHER_FOODS = ['the shrimp', 'peanuts', 'the california roll']

it.each([
  ...CHICKEN_OR_ANYTHING.flatMap((dish) =>
    SHARED_TOOLS.flatMap((tool) => OTHER_FOODS.map((food) => `is ${dish} ${tool} as ${food}?`)),
  ),
  'do you use the same fryer for shrimp and chicken?',
  'do you use a shared fryer for the shrimp?',
  'do you worry about cross contamination with shrimp?',
  '¿usan el mismo aceite para el camarón y el pollo?',
  '¿el pollo se cocina en la misma parrilla que el camarón?',
  '¿usan el mismo cuchillo para los mariscos?',
])('sends a question of cross-contact to the kitchen, and offers no dish: %s', (question) => {
  const { action, response } = askAssistant(question)
  expect(action).toBeNull()
  expect(response).toMatch(/Our kitchen handles all allergens|Nuestra cocina|Please ask our staff/)
  expect(response).not.toMatch(/Yes, we have|Sí, tenemos|Which would you like|¿Cuál quiere/)
})
