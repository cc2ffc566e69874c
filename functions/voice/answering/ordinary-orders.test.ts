import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { locations } from '#shared/locations/index'
import { answerMessage } from '../answer-message'

const facts = { location: locations[0], now: new Date('2026-11-21T20:00:00Z'), specials: [] }

const list = (texts: string) => texts.split('|').map((each) => each.trim())

/** The orders that aren't added at once, or set a filter. */
const listHeld = (messages: readonly string[]): readonly string[] =>
  messages.filter((message) => {
    const { action, confidence, filters } = answerMessage({ message, menu: sampleMenu, facts }).reply
    return action !== 'add_to_cart' || confidence !== 'high' || filters !== undefined
  })

const orders = list(`
  can i get two hibachi chickens one with noodles one with fried rice|one hibachi steak well done and a kids butter noodles
  |hey can we do three california rolls and a philly roll|i'll have the red dragon roll and a cola please
  |two fried philly rolls and a ginger ale|let's start with an edamame and a miso soup|just a salmon teriyaki for me
  |i need four hibachi chickens for pickup at 6:30|one order of chicken gyoza|steak teriyaki bento please
  |could i get a lobster tempura roll and two diet colas|i want the surf and turf medium rare|gimme a spider roll and a spicy tuna roll
  |one hibachi salmon with steamed rice and no onions|chicken yakisoba with extra veggies|hibachi chicken no zucchini please
  |two kids chicken katsu and a fresh lemonade|three green teas|one hibachi filet mignon medium|i'll get the ember trio platter medium rare
  |hi i want to order a rainbow roll for pickup|can you put in a volcano roll for me|eel avocado roll and a tuna roll
  |two bottled waters and an iced lemon tea|one salmon sashimi|tuna nigiri and salmon nigiri|one shrimp teriyaki and one chicken teriyaki
  |hibachi vegetables and hibachi tofu|my husband wants the hibachi steak rare and i want the hibachi shrimp
  |we're gonna do two imperial platters|one dynamite roll not too spicy|spicy garlic edamame mild|add a kids hibachi steak medium well
  |house ginger salad with dressing on the side|avocado salad and a clear soup|one seaweed salad to go|a dozen spring rolls
  |two orders of vegetable spring rolls|crab rangoon and honey walnut shrimp for the table|can i please order the shrimp udon soup
  |one crunchy shrimp roll cut in small pieces|one caterpillar roll and one ember roll|sweet potato tempura roll for my daughter
  |one hibachi chicken with double yum yum sauce|hibachi chicken and shrimp well done with brown rice|one crispy appetizer tray for the party
  |two classic roll trays for saturday|one philadelphia roll with extra cream cheese|california roll with soy paper|one agedashi tofu please
  |i would love a tuna tataki|could you do one tofu bento and one tofu teriyaki|yellowtail scallion roll x2|2x california roll
  |1 dragon roll 1 rainbow roll 1 cola|hibachi steak med rare fried rice|hibachi shrimp white rice|hibachi scallops with noodles please
  |let me have the hibachi chicken with the sauce on the side|one ramune and one ginger ale|yo lemme get a hibachi steak and chicken
  |i think i'll try the firecracker chicken|what the heck, give me the dragon roll too|make it a hibachi steak please|can i add a miso soup
  |and a green tea|also a spicy salmon roll|plus two edamame|one more california roll|i'm so hungry two hibachi steaks medium
  |it's my birthday can i get a dragon roll|for the kids two kids hibachi chicken with lemonade|for my mom a salmon teriyaki with brown rice
  |for dad a hibachi steak rare|for grandma a miso soup and an avocado roll|my son will have the kids butter noodles
  |my girlfriend would like the green garden roll|we'd like a shrimp tempura to share|a shrimp tempura appetizer and two waters
  |can we get a large edamame|one hibachi chicken extra fried rice|chicken teriyaki with noodles instead of rice
  |hibachi shrimp instead of fried rice noodles|hibachi chicken swap fried rice for steamed rice|one hibachi chicken light on the sauce
  |one hibachi steak extra garlic butter|hibachi salmon lemon on the side|a spicy tuna roll extra spicy|tuna roll with extra wasabi
  |salmon nigiri with extra ginger|one cola with no ice|two colas light ice|one fresh lemonade less sweet|hibachi vegetables no mushrooms
  |hibachi chicken no mushrooms no onions|chicken yakisoba no carrots|miso soup no scallions|dragon roll no cucumber
  |rainbow roll no avocado please|california roll no cucumber|avocado roll with no seaweed|house salad no carrots|hibachi clear soup no onions
  |shrimp tempura roll no cucumber|two spider rolls, one with no avocado|three hibachi chickens, one no zucchini
  |hibachi steak, medium, and a hibachi chicken, both with noodles|one kids hibachi chicken, no broccoli|a kids hibachi shrimp with noodles
  |kids chicken katsu with extra carrots|i'd like to order dinner for two, the ocean platter|ocean platter and a house salad please
  |can i have a philadelphia roll and a miso soup for pickup at 7|deliver me a dragon roll|i want delivery two hibachi chickens
  |tonight i want a hibachi shrimp and a shrimp tempura roll|let's go with the salmon teriyaki bento|i changed my mind, one tuna roll
  |hmm maybe a caterpillar roll|okay so one hibachi steak medium well and one cola|perfect, now a green tea|sounds good, a spicy kani salad
  |sure, one crab rangoon|uh can i uh get a uh california roll|i guess a salmon roll|that's it just a cola|the garden platter please
  |special roll tray please|one hibachi party tray and a dozen colas|shrimp teriyaki no broccoli|salmon teriyaki extra teriyaki sauce
  |steak teriyaki medium rare no carrots|chicken teriyaki bento no cucumber|two crab rangoons and one gyoza|just the shrimp tempura roll
  |only one dragon roll please|nothing fancy, a hibachi chicken|no rush, one hibachi steak medium|no worries just a miso soup
  |i can't wait for my dragon roll so one dragon roll|i'm craving crab rangoon, two please
  |i love shrimp so the hibachi shrimp and the shrimp tempura roll|my favorite, the volcano roll|the best one, lobster tempura roll
  |one shrimp tempura bento hold the ginger salad|fish and shrimp lover here, ocean platter|i miss your spicy tuna roll, two please
  |we are four people, four hibachi chickens|one hibachi chicken for table 4|pick up for Mike one california roll|extra crispy shrimp tempura
  |shrimp tempura with sauce on the side|hot green tea with honey|one hibachi steak, can you make it medium rare?
  |can you cut the dragon roll in eight pieces|one egg fried rice hibachi chicken|hibachi chicken with egg fried rice
  |hibachi shrimp with garlic butter|soft shell crab and a seaweed salad|salmon avocado roll|shrimp and chicken hibachi with fried rice
  |steak and shrimp hibachi medium|chicken fried rice hibachi`)

/** How orders begin and end. */
const frames = list(`
  let's start with an edamame|let's start with the shrimp tempura|we'll start with edamame|start us off with an edamame and gyoza
  |to start an edamame|for starters two edamame|let's go with the hibachi shrimp|let's go with shrimp tempura|let's get a shrimp tempura
  |let's do shrimp tempura and edamame|i'll go with the salmon teriyaki|gonna go with the hibachi shrimp|i'm going with the hibachi shrimp
  |i changed my mind one hibachi shrimp|for the table one shrimp tempura|shrimp tempura for the table|two crab rangoon for the table please
  |for grandma a hibachi shrimp|for my grandma a hibachi shrimp|we'd like a shrimp tempura to share|edamame to share
  |it's my birthday one hibachi shrimp|we're celebrating one hibachi shrimp|sounds great one hibachi shrimp|awesome one hibachi shrimp
  |that's it one hibachi shrimp|i'm starving two hibachi shrimp|i'm thinking hibachi shrimp|i was thinking a hibachi shrimp
  |you know what a hibachi shrimp|honestly just a hibachi shrimp|my usual hibachi shrimp|the wife wants shrimp tempura
  |hubby wants hibachi shrimp|the kids want kids hibachi shrimp|my boss wants salmon teriyaki|can i try the tuna tataki
  |let me try the tuna tataki|could i do a crab rangoon|may i have a crab rangoon|put me down for a crab rangoon
  |hook me up with a crab rangoon|ring me up for a crab rangoon|i'd love some crab rangoon|throw in a crab rangoon|toss in a crab rangoon
  |sneak in a crab rangoon|finish with a green tea and crab rangoon|hibachi shrimp for here|hibachi shrimp to go at 7|hibachi shrimp asap
  |one hibachi shrimp, nothing else|one hibachi shrimp that's all|one hibachi shrimp no substitutions|one hibachi shrimp as is
  |one hibachi shrimp with everything|one hibachi shrimp the way it comes|hibachi shrimp without anything extra|hibachi shrimp no changes
  |hibachi shrimp no veggies|hibachi shrimp no vegetables extra rice|hibachi shrimp no rice double veggies|dragon roll without the avocado
  |dragon roll easy on the sauce|kids hibachi chicken no veggies|salmon teriyaki no sauce|chicken teriyaki dry|spicy tuna roll not spicy`)

/** By another writer. */
const others = list(`
  i'll start with a miso soup and then a dragon roll|we'll go with two hibachi chickens and a cola|let's try the volcano roll
  |let's have a shrimp tempura and two green teas|let's order a salmon teriyaki|let us get a hibachi steak medium
  |going with the shrimp teriyaki|i'm gonna get the hibachi salmon|we're going to have two crab rangoons|i'm gonna try a tuna roll
  |put us down for two miso soups|put me down for the hibachi shrimp|ring us up for a dragon roll|hook me up with two california rolls
  |toss in a miso soup|throw in a green tea|you know what, a salmon roll|why not, one shrimp tempura|of course, one edamame
  |i guess the honey walnut shrimp|i think the salmon nigiri|honestly one hibachi shrimp|sounds perfect, one crab rangoon
  |awesome, two spicy tuna rolls|it's our anniversary, two hibachi filet mignon medium|it's my son's birthday can i get a kids hibachi chicken
  |pick up for Anna two dragon rolls|pickup for Mike a hibachi shrimp|for mom a salmon teriyaki|for grandpa one miso soup
  |for everyone two crab rangoons|for the office three california rolls|for my neighbor a shrimp tempura|for our kids two kids hibachi chicken
  |hubby wants a salmon roll|the wife wants shrimp tempura|my coworker wants a hibachi shrimp|her mom would like a miso soup
  |one edamame to share|two crab rangoons to start|shrimp tempura to begin with|one salmon teriyaki for takeout|hibachi shrimp as is
  |salmon teriyaki as it comes|one crab rangoon asap|two miso soups right now|one dragon roll, no substitutions
  |one salmon roll, no changes please|a shrimp tempura, nothing else|a california roll, that's all|one hibachi shrimp and that's it
  |me das una miso soup|me das dos crab rangoon|me pones un hibachi shrimp|me gustaría una cola|me provoca un salmon roll
  |regálame dos green tea|tráeme un shrimp tempura|buenos días, un dragon roll|buenas noches, dos hibachi shrimp|oye, un salmon teriyaki
  |quiero ordenar un hibachi shrimp|para mi esposo un salmon roll|para mi hijo un kids hibachi chicken|para la mesa dos crab rangoon
  |un edamame para compartir`)

/** Spanish, with the names of the menu. */
const spanish = list(`
  quiero un hibachi chicken con arroz frito|me da dos california rolls y una cola por favor|deme un hibachi steak término medio
  |quisiera una sopa miso|un dragon roll para llevar|dos hibachi chicken uno con noodles|ponme un rainbow roll y un green tea
  |me pones una orden de crab rangoon|una orden de gyoza|quiero pedir un salmon teriyaki con arroz blanco
  |para mí un hibachi shrimp y para mi esposa un hibachi chicken|para el niño un kids hibachi chicken|para la niña unos kids butter noodles
  |me regala un agua y una limonada|dos limonadas y una diet cola|un philadelphia roll con extra cream cheese|quiero tres spicy tuna roll
  |me gustaría un volcano roll|me provoca un dragon roll|regálame un hibachi chicken|dame un spider roll|agrega un miso soup
  |agrégame otro california roll|también un edamame|y una cola|un hibachi chicken sin cebolla|hibachi steak bien cocido con arroz frito
  |hibachi chicken con la salsa aparte|hibachi chicken sin zucchini|hibachi shrimp con noodles en vez de arroz|un tuna roll y un salmon roll
  |seis spring rolls|media docena de crab rangoon|un ember trio platter término medio|el imperial platter por favor
  |hola buenas, un hibachi steak y un hibachi shrimp|buenas tardes quiero ordenar dos hibachi chicken|oye me das un lobster tempura roll
  |quiero el firecracker chicken bien picante|un dynamite roll no muy picante|chicken yakisoba sin zanahoria|una ensalada de algas
  |un teriyaki de pollo|un teriyaki de salmón`)

it.each([
  ['orders', orders, 14],
  ['beginnings and endings', frames, 12],
  ['orders by another writer', others, 3],
  ['Spanish orders', spanish, 7],
] as const)('adds ordinary %s at once, with few exceptions', (_, messages, most) => {
  const held = listHeld(messages)
  expect(held.length > most ? held : []).toEqual([])
})
