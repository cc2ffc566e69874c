import { getLocation } from '#shared/locations/index'
import { groupDefaults } from '#shared/locations/group'
import { formatCents } from '#shared/platform/money'
import { standardEtaText } from '#shared/orders/status'
import type { SeedBadge, SeedLevel, SeedQuestion } from './seed-schema'

export const badges: readonly SeedBadge[] = [
  { id: 1, name: 'Grill Apprentice', icon: '🔥' },
  { id: 2, name: 'Sushi Scholar', icon: '🍣' },
  { id: 3, name: 'Allergen Guardian', icon: '🛡️' },
  { id: 4, name: 'Zone Navigator', icon: '🗺️' },
  { id: 5, name: 'Hibachi Insider', icon: '🏆' },
]

export const levels: readonly SeedLevel[] = [
  {
    id: 1,
    levelNumber: 1,
    title: 'Fire & Iron',
    description: 'What hibachi is, and what lands on the plate.',
    minXP: 20,
    badgeId: 1,
  },
  {
    id: 2,
    levelNumber: 2,
    title: 'Behind the Sushi Bar',
    description: 'Rolls, nigiri, sashimi and what is in them.',
    minXP: 20,
    badgeId: 2,
  },
  {
    id: 3,
    levelNumber: 3,
    title: 'Allergen Safety',
    description: 'The questions that matter most, and how to answer them.',
    minXP: 25,
    badgeId: 3,
  },
  {
    id: 4,
    levelNumber: 4,
    title: 'Delivery Zones',
    description: 'Where each restaurant delivers, from what amount and at what fee.',
    minXP: 25,
    badgeId: 4,
  },
  {
    id: 5,
    levelNumber: 5,
    title: 'Service with Spark',
    description: 'Orders, rewards and looking after guests.',
    minXP: 30,
    badgeId: 5,
  },
]

const { freeFromCents, minimumCents, feeCents } = groupDefaults.delivery
const fee = formatCents(feeCents)
const freeFrom = formatCents(freeFromCents)
const minimum = formatCents(minimumCents)
const zoneOf = (code: Parameters<typeof getLocation>[0]) => getLocation(code).delivery.zone

type Draft = Omit<SeedQuestion, 'id' | 'levelNumber' | 'xpReward'>

const fireAndIron: readonly Draft[] = [
  {
    question: 'On what are our hibachi dishes cooked?',
    options: ['A turning charcoal spit', 'A flat iron griddle', 'A deep fryer', 'A bamboo steam basket'],
    correctAnswer: 1,
    explanation: 'American-style hibachi is seared on a hot, flat iron griddle, which Japanese cooks call a teppan.',
  },
  {
    question: 'What comes with every plate from the Hibachi page of the menu?',
    options: [
      'French fries, a pickle and two sauces of your choice',
      'A California Roll and miso soup',
      'Egg fried rice, grilled vegetables and yum yum sauce',
      'Steamed rice and nothing else',
    ],
    correctAnswer: 2,
    explanation: 'Each hibachi plate has egg fried rice, zucchini, onions, mushrooms and yum yum sauce.',
  },
  {
    question: 'Yum yum sauce is creamy and pale pink. What is its base?',
    options: ['Mayonnaise and butter', 'Tomato and sour cream', 'Coconut milk and chili', 'Peanut butter and ginger'],
    correctAnswer: 0,
    explanation: 'It starts from mayonnaise and butter, so it contains egg and dairy.',
  },
  {
    question: 'Which three are on the Ember Trio Platter?',
    options: [
      'Tofu, shrimp and scallops',
      'Salmon, tuna and eel',
      'Filet mignon, lobster and chicken',
      'Chicken, sirloin steak and shrimp',
    ],
    correctAnswer: 3,
    explanation: 'The trio is chicken, sirloin steak and shrimp; filet with lobster is the Surf & Turf Platter.',
  },
  {
    question: 'Why do our chefs season the iron with soy-garlic butter at the end rather than at the start?',
    options: [
      'The iron has cooled down to room temperature by then',
      'Butter and soy sauce burn on a very hot surface',
      'It saves washing up between two orders',
      'Guests should not smell it',
    ],
    correctAnswer: 1,
    explanation: 'Milk solids and sugars scorch in seconds, so they go on when the food is nearly done.',
  },
  {
    question: 'A guest asks for the spiciest plate from the grill. What do you suggest?',
    options: ['Hibachi Tofu', 'Hibachi Steak & Chicken', 'Firecracker Chicken', 'Hibachi Salmon'],
    correctAnswer: 2,
    explanation: 'Firecracker Chicken, with jalapeno and chili sauce, is spice level 4 of 5.',
  },
]

const sushiBar: readonly Draft[] = [
  {
    question: 'What is the difference between nigiri and sashimi?',
    options: [
      'Nigiri is fish over rice, sashimi is fish without rice',
      'Nigiri is cooked, sashimi is fried',
      'Nigiri is a roll of eight pieces, sashimi is a warm salad',
      'There is none',
    ],
    correctAnswer: 0,
    explanation: 'Nigiri is a slice over hand-pressed rice; sashimi is the slice alone.',
  },
  {
    question: 'What is inside our California Roll?',
    options: [
      'Raw tuna and chili',
      'Salmon and cream cheese',
      'Shrimp tempura, eel and sweet soy glaze',
      'Imitation crab, avocado and cucumber',
    ],
    correctAnswer: 3,
    explanation: 'Imitation crab, avocado and cucumber, rolled in toasted sesame seeds. Nothing in it is raw fish.',
  },
  {
    question: 'What does the Philadelphia Roll have that most other rolls do not?',
    options: ['Fresh mango', 'Cream cheese', 'Fried egg noodles', 'Chicken'],
    correctAnswer: 1,
    explanation: 'Cream cheese, with salmon and cucumber: it contains dairy.',
  },
  {
    question: 'A guest wants a roll without anything from an animal. Which one?',
    options: ['Spider Roll', 'Rainbow Roll', 'Avocado Roll', 'Sweet Potato Tempura Roll'],
    correctAnswer: 2,
    explanation: 'The Avocado Roll is avocado, rice and seaweed. The sweet potato roll has egg in its tempura batter.',
  },
  {
    question: 'What is nori?',
    options: ['Pickled ginger', 'Green horseradish', 'Fish roe', 'Roasted seaweed'],
    correctAnswer: 3,
    explanation: 'Nori is the roasted seaweed sheet that holds a roll together.',
  },
  {
    question: 'What is masago, which tops the Volcano Roll?',
    options: ['Small fish roe', 'Puffed crisp rice', 'Red chili flakes', 'Sesame paste'],
    correctAnswer: 0,
    explanation: 'Masago is capelin roe cured with soy sauce: it contains fish, soy and gluten.',
  },
]

const allergenSafety: readonly Draft[] = [
  {
    question: 'A guest with a soy allergy orders Hibachi Chicken. What do you tell them?',
    options: [
      'It is fine without the sauce on the side',
      'Chicken never contains soy',
      'Rinsing the chicken before it is cooked makes it safe',
      'It is cooked in soy-garlic butter, so it contains soy',
    ],
    correctAnswer: 3,
    explanation: 'Soy sauce goes on the iron and into the rice, so every hibachi plate contains soy and gluten.',
  },
  {
    question: 'Why is regular soy sauce a problem for a guest who avoids gluten?',
    options: ['It contains butter', 'It is brewed with wheat', 'It is thickened with egg', 'It is not a problem'],
    correctAnswer: 1,
    explanation: 'Our soy sauce is brewed from soybeans and wheat; teriyaki and the sweet soy glaze are made with it.',
  },
  {
    question: 'Is imitation crab safe for a guest with a shellfish allergy?',
    options: [
      'No: it contains crab extract',
      'Yes: it is made of fish only',
      'Yes, when it is warm',
      'Only inside a roll',
    ],
    correctAnswer: 0,
    explanation: 'It is mostly white fish, but has crab extract for flavor, besides wheat starch and egg white.',
  },
  {
    question: 'Which of our appetizers contains tree nuts?',
    options: ['Chicken Gyoza', 'Edamame', 'Honey Walnut Shrimp', 'Vegetable Spring Rolls'],
    correctAnswer: 2,
    explanation: 'Honey Walnut Shrimp is scattered with candied walnuts, and says so on the menu.',
  },
  {
    question:
      'A dish shows no allergen list because it changes daily. A guest with an allergy asks about it. What now?',
    options: [
      'Tell them that it has no allergens',
      'Guess from the name',
      'Tell them to order something else and leave it at that',
      'Ask the chef what is in it today, and say honestly what is not known',
    ],
    correctAnswer: 3,
    explanation: 'No list means unknown, never free of allergens. The chef knows what went in today.',
  },
  {
    question: 'A ticket says "shrimp allergy". What happens at the grill before that plate is cooked?',
    options: [
      'Nothing: the heat of the iron takes care of whatever is left on it',
      'A cleaned section of the iron, and clean tools and gloves',
      'The plate is cooked last, with the same spatula',
      'The shrimp is picked out afterwards',
    ],
    correctAnswer: 1,
    explanation: 'Traces are enough for a reaction and heat does not remove them: clean surface, tools and gloves.',
  },
  {
    question: 'A guest wrote "sesame allergy" to one dish of four. Where on the ticket does the kitchen read it?',
    options: [
      'At the top, above all dishes',
      'Under that dish only',
      'Among the details, a tap away',
      'On the paper that goes into the bag with the food',
    ],
    correctAnswer: 0,
    explanation:
      'At the top in a color of its own, on every screen. What dishes contain anyway is no warning, and a tap away.',
  },
]

const deliveryZones: readonly Draft[] = [
  {
    question: 'From what order amount is delivery free?',
    options: ['$15.00', '$20.00', freeFrom, '$40.00'],
    correctAnswer: 2,
    explanation: `Delivery is free on orders of ${freeFrom} or more; below that the fee is ${fee}.`,
  },
  {
    question: 'What is the minimum order for delivery?',
    options: [minimum, '$10.00', '$25.00', 'There is none'],
    correctAnswer: 0,
    explanation: `We deliver orders from ${minimum}. For pickup there is no minimum.`,
  },
  {
    question: `Which zone does our ${getLocation('HENPR').name} restaurant deliver to?`,
    options: [zoneOf('HENOK'), zoneOf('HENPR'), zoneOf('HEHC'), 'All of Florida west of Orlando'],
    correctAnswer: 1,
    explanation: `${zoneOf('HENPR')}.`,
  },
  {
    question: `How far does the ${getLocation('HEHC').name} restaurant deliver?`,
    options: ['15 miles', '1 mile', 'As far as the driver likes', '5 miles'],
    correctAnswer: 3,
    explanation: `${zoneOf('HEHC')}.`,
  },
  {
    question: 'A guest in Venice wants dinner at home. Which restaurant delivers there?',
    options: [getLocation('HENPR').name, getLocation('HEHC').name, getLocation('HENOK').name, 'None of them'],
    correctAnswer: 2,
    explanation: `The ${getLocation('HENOK').name} restaurant serves ${zoneOf('HENOK')}.`,
  },
  {
    question: 'A delivery order comes to $18.50 before tax. What is the delivery fee?',
    options: [fee, 'Nothing', '$5.00', '7% of the order'],
    correctAnswer: 0,
    explanation: `It is over the minimum of ${minimum} but under ${freeFrom}, so the fee is ${fee}.`,
  },
]

const service: readonly Draft[] = [
  {
    question: 'What do we promise a guest who orders for pickup now?',
    options: ['Ready in 5 minutes', `Ready in ${standardEtaText.pickup}`, 'Ready in an hour', 'Ready tomorrow'],
    correctAnswer: 1,
    explanation: `Pickup takes ${standardEtaText.pickup}, delivery ${standardEtaText.delivery}; for an event the guest chooses the time.`,
  },
  {
    question: 'How does a guest earn loyalty points?',
    options: [
      'One for each visit to the site, at most one a day',
      'Ten for each review',
      'One for each dish in the cart',
      'One for each dollar of a completed order',
    ],
    correctAnswer: 3,
    explanation: 'One point a dollar of the subtotal when the order is completed; some daily specials multiply it.',
  },
  {
    question: 'What do both people get when a friend who was referred completes a first order?',
    options: ['500 bonus points each', 'A free Ember Trio Platter each', '50% off one order', 'A card by mail'],
    correctAnswer: 0,
    explanation: 'Both accounts are given 500 bonus points.',
  },
  {
    question: 'An order has waited for more than 30 minutes. How does the filter board show it?',
    options: [
      'It leaves the board for the archive',
      'With a green border',
      'With a red border and an alert icon',
      'At half size',
    ],
    correctAnswer: 2,
    explanation: 'Over 20 minutes is medium urgency; over 30 is high: red border and alert icon.',
  },
  {
    question: 'A guest says that the wrong sauce came with the order. What comes first?',
    options: [
      'Explaining whose mistake it was',
      'Listening, apologizing and offering to make it right at once',
      'Asking for a new order',
      'Asking the guest to wait until the manager comes in tomorrow',
    ],
    correctAnswer: 1,
    explanation: 'Listen, apologize, make it right: guests remember how a mistake was handled.',
  },
  {
    question: 'A dish on the menu shows "Market price". How does a guest order it?',
    options: ['It is free', 'At half price online', 'By calling the restaurant', 'It cannot be ordered at all'],
    correctAnswer: 2,
    explanation: "Its price changes with the market, so it has no add button: guests call, and we quote today's price.",
  },
  {
    question: 'A screen on the kitchen board is set to the station Hibachi. What does it show?',
    options: [
      'Every order of the day, with what its guests have paid',
      'What the grill still owes, and only its own lines',
      'Orders that are on their way',
      'The menu',
    ],
    correctAnswer: 1,
    explanation:
      'Tickets that the station owes a line of, and of them its own lines; the expeditor sees what each station owes.',
  },
  {
    question: 'Your station has made its part of a ticket and bumps it. What happens?',
    options: [
      'The order is completed and the guest is told',
      'The ticket is deleted from every screen of the kitchen',
      'The driver is called',
      'Its lines are struck, and it leaves your screen',
    ],
    correctAnswer: 3,
    explanation:
      'A bump strikes your lines on every board. The expeditor sees that you owe nothing more, and bumps the order.',
  },
  {
    question: 'You bumped a ticket too early on a display. How do you get it back?',
    options: [
      'A manager places the order again at the counter',
      'It comes back by itself',
      'With one tap on Recall',
      'Not at all',
    ],
    correctAnswer: 2,
    explanation:
      'Recall brings back what this screen bumped last: it stands where it stood, its lines to be made again.',
  },
  {
    question: 'The edamame run out in the middle of a rush. What does the cook do first?',
    options: [
      '86 it on the board',
      'Cook something similar and hope that nobody notices',
      'Wait for the manager',
      'Cancel all orders with it',
    ],
    correctAnswer: 0,
    explanation: 'From that moment no guest can order it. One touch in the same place restocks it.',
  },
  {
    question: 'Three portions of Miso Soup are left. What does the cook say on the board?',
    options: [
      'Nothing, until the last one has been sold to somebody',
      'That it is off, to be safe',
      'A pause of 15 minutes',
      'That 3 are left, in the 86 list',
    ],
    correctAnswer: 3,
    explanation:
      'Guests read "Only 3 left", each order counts it down, and with the last one the dish goes off by itself.',
  },
]

/** What came with the practice board, to tables that had the others. */
export const kitchenQuestions: readonly SeedQuestion['id'][] = [307, 507, 508, 509, 510, 511]

const perLevel = [fireAndIron, sushiBar, allergenSafety, deliveryZones, service]

export const questions: readonly SeedQuestion[] = perLevel.flatMap((drafts, level) =>
  drafts.map((draft, position) => ({
    ...draft,
    id: (level + 1) * 100 + position + 1,
    levelNumber: level + 1,
    xpReward: 5,
  })),
)
