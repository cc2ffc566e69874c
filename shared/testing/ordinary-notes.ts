/*
 * Notes for the kitchen, written before the rules that read them. Those of `rarerNotes` were
 * written after a first list of ordinary words, to see what it misses.
 */

const split = (rows: string): readonly string[] =>
  rows
    .split(/ \| |\n/)
    .map((note) => note.trim())
    .filter((note) => note !== '')

/** Ordinary notes: doors, cutlery, sauces, cooking, praise, replacements. */
export const ordinaryNotes = split(`
  leave at the door | please leave the food at the front door | gate code 4711
  gate code is #0482, second building on the left | ring the bell twice | don't ring the bell, the baby is sleeping
  call when you arrive | call me when outside please | text when you get here
  I'm in the blue Honda in the back lot | meet me in the lobby | leave with the front desk
  apartment 3B, third floor | building 12, unit 204, elevator is broken | please knock loudly | knock, no bell
  beware of the dog | the dog is friendly | watch your step, the stairs are dark
  hand it to me, don't leave it outside | deliver to the side entrance | it's the yellow house on the corner
  park in the driveway | we are at the hospital, main entrance, ask for Maria | drop off at the nurses station
  please don't use the elevator | leave on the porch and take a picture | use the back gate please
  call 941 555 0188 if you get lost | curbside please, white truck | I will be 10 minutes late | no rush
  no hurry, take your time | please hurry, we have a movie at 7 | as soon as possible please | not before 6 please
  extra napkins | extra napkins please | no napkins | chopsticks please | no chopsticks needed, we have our own
  4 sets of chopsticks | 2 forks and 3 chopsticks | plastic forks please | no utensils | no plastic cutlery please
  no straw | extra plates please | please include soy sauce packets | extra soy sauce | extra soy sauce please
  extra soy sauce and wasabi | more soy sauce packets please | lots of soy sauce | 2 extra soy sauces
  soy sauce on the side | low sodium soy sauce if you have it | light on the soy sauce | easy on the soy sauce
  not too much soy sauce | a little soy sauce | extra ginger | extra ginger and wasabi please | no wasabi
  no ginger | no ginger, no wasabi | wasabi on the side | lots of wasabi!! | extra yum yum sauce
  extra yum yum sauce please! | 2 yum yum sauces | 4 sides of yum yum sauce | yum yum sauce on the side
  double yum yum | extra white sauce | extra shrimp sauce | extra ginger sauce | extra eel sauce
  eel sauce on the side | no eel sauce | extra spicy mayo | spicy mayo on the side | light mayo | easy on the mayo
  light spicy mayo please | mayo on the side | dressing on the side | sesame dressing instead
  please include sesame dressing | ginger dressing on the side | extra ginger dressing | sauce on the side
  all sauces on the side please | extra sauce | less sauce | no sauce | a bit more sauce than usual
  please don't forget the sauce | please don't forget the soy sauce | don't forget the eel sauce
  don't forget the chopsticks | you forgot the yum yum sauce last time | last time the soy sauce was missing
  extra shrimp | extra shrimp please | double shrimp | double shrimp, thanks | extra shrimp and extra rice
  add shrimp | please add extra shrimp | extra scallops please | extra salmon | extra crab | double the crab please
  extra egg | extra egg in the fried rice | add egg | add an egg please | egg on top | fried egg on top | with egg
  rice with egg please | lots of egg | scrambled egg in the rice | egg well done | cook the eggs well
  egg not runny | extra butter | extra garlic butter | with butter | butter on the side | add butter | light butter
  extra cheese | double the cheese | cream cheese please | extra cream cheese | add cream cheese | with cream cheese
  light cream cheese | not too much cream cheese | extra sesame seeds | sesame seeds on top
  sesame seeds on top please | toasted sesame on top | extra tofu | extra crispy tofu | tofu well fried
  tofu extra crispy | crispy tofu please | extra noodles | noodles instead of rice | noodles well done
  soft noodles | extra peanuts please | extra panko crunch | extra crunchy | crunch on the side
  tempura flakes on top | tempura extra crispy | tempura crispy please | extra tempura flakes | extra masago
  masago on top | miso soup extra hot | miso soup hot please | extra miso | miso soup instead of clear soup
  clear soup instead of miso | extra edamame | edamame with extra salt | no salt on edamame
  no salt on the edamame please | light salt | shrimp well done | shrimp well done please | shrimp cooked well
  shrimp cooked well, not rubbery | do not overcook the shrimp | please don't overcook the salmon
  don't burn the shrimp | shrimp tails off | shrimp tails off please | tails off the shrimp please
  leave the tails on | please remove the tails from the shrimp | peel the shrimp please | salmon well done
  salmon medium | salmon medium well | salmon medium well, not raw inside | salmon not too dry please | salmon rare
  salmon crispy skin | grill the salmon well | fish well done | tuna seared | seared tuna please | tuna rare please
  steak medium rare | steak well done | filet mignon medium | steak medium, shrimp well done | chicken well done
  chicken crispy | lobster well done | scallops well done please | scallops seared | crab rangoon crispy
  crab rangoon extra crispy | crab rangoon crispy, not greasy | gyoza crispy | gyoza steamed please
  steamed not fried | extra crispy gyoza | cut in half | cut the roll in half | cut the rolls in 10 pieces
  cut the tuna roll in 10 pieces | cut the dragon roll into small pieces please | don't cut the salmon roll
  please cut the steak small | cut the shrimp tempura roll in half for the kids | cut small for my toddler
  cut up the chicken | spicy | extra spicy | not spicy | not spicy please | not too spicy | mild please
  medium spicy | very spicy | make it spicy! | no spice, kids will eat the tempura | not spicy, tofu well fried
  I don't like spicy; mild sauce | spicy tuna extra spicy | spicy mayo extra spicy | make the spicy tuna roll mild
  jalapeno on the side | extra jalapeno | no jalapeno | no onions | no onions please | no onion, no mushrooms
  no mushrooms | no zucchini | no carrots | no cucumber | no cucumber in the crab roll | no scallions | no cilantro
  no garlic | no broccoli | no vegetables | no veggies, extra rice | no vegetables, just noodles and shrimp
  no carrots with the tofu | no ginger on the salmon | no wasabi in my tuna roll | no rice with the salmon
  no avocado in the california roll | no avocado | no seaweed | no onions, extra shrimp
  no onions, extra cheese please | no onions; extra soy sauce | no onions and extra shrimp please
  no mushrooms, double shrimp | no scallions in the miso soup | no scallions on the miso | extra avocado
  avocado on top | brown rice please | brown rice instead of white | white rice | fried rice | fried rice please
  fried rice with egg | fried rice with extra egg | extra fried rice | extra rice | light rice | less rice
  more rice less veggies | steamed rice | half noodles half rice | half fried rice half noodles | rice on the side
  rice and noodles in a separate box | keep the eel sauce in a separate container | sauce separate
  put the soy sauce separately please | wrap the tuna roll separately | wrap the rolls separately
  pack the soup separately | hot and cold food in separate bags
  two bags please, one for the sushi and one for the soup | please put the sushi in its own bag
  please don't put the hot sauce with the cold roll | put the eggs on top of the rice
  could you not put the ginger near the salmon | don't mix the shrimp with the chicken
  soy sauce on the side, not on the rice | no ice | light ice | no ice in the tea | extra ice | lemon on the side
  extra lemon | well done | rare | medium rare | happy birthday | it's my son's birthday
  happy birthday to my son, he loves shrimp | it is my daughter's birthday, can you write happy birthday on the box
  birthday candle please | it's our anniversary | for my wife | for Anna | name on the box: Tom
  this one is for Dave | the tuna roll is for Dave | one is for my husband | first time ordering, excited
  thank you! | thanks so much | thank you, you guys are the best | have a great night | love your food
  we love your salmon | we love your salmon, never had better | I love peanuts | I love shrimp
  my kids like shrimp, thank you | my wife loves the scallops, thank you | best shrimp ever, never change
  best crab rangoon in town | the shrimp here is to die for | I would kill for your crab rangoon
  can't wait for the crab rangoon | can't get enough shrimp | your eel sauce is amazing
  the salmon was delicious last time | the salmon was bad last time | last time the tuna was not fresh
  the miso soup was cold last time | couldn't taste the sesame last time | the tempura was soggy last time
  last time the shrimp was overcooked | sorry for the late order, have a great night, fish was great last time
  please make it fresh | fresh tuna please | make sure it's hot | make sure the soup is hot please
  make it look nice | best pieces of tuna please | big pieces of salmon please | thick slices of salmon
  thin slices please | extra large shrimp please | if you can't make the salmon crispy, no worries
  if you don't have tuna use salmon | if no eel, then tuna | cancel if there is no salmon | salmon instead of tuna
  tuna instead of salmon please | tofu instead of chicken | chicken instead of steak | crab instead of shrimp please
  can I get extra shrimp | can I have extra soy sauce? | could I get the dressing on the side?
  may I have some extra egg please | can you add an egg? | would like extra yum yum sauce
  I would like extra shrimp please | I want extra egg | I'd like the egg scrambled | please give me extra soy sauce
  please send extra ginger | please make the shrimp extra crispy | please put extra sesame on it
  please add sesame seeds | please no onions, and the sauce on the side | vegan please | vegetarian please
  kosher salt only haha | feel free to swap the rice | no problem with nuts | no allergies
  no known allergies, thanks | Allergies: none | I'm not allergic to anything | no food allergies, extra shrimp
  sin cebolla | sin cebolla por favor | sin cebolla, con camarones | sin picante
  sin picante, el salmon bien cocido | no muy picante | no muy salado, gracias por el pescado
  que no pique mucho, fideos con camarón | la salsa de soya aparte | salsa aparte por favor | extra salsa de soya
  más camarones por favor | doble camarón por favor | extra camarón | con mucho queso | con extra queso crema
  con mantequilla | con huevo por favor | arroz con huevo | huevo bien cocido | poca mayonesa | mayonesa aparte
  el camarón bien cocido por favor | camarones sin cola | extra jengibre | palillos por favor | servilletas extra
  tocar el timbre | dejar en la puerta | gracias, que tengan buen día | sin alergias | no tengo alergias, gracias
  me encanta el salmón | feliz cumpleaños | para mi esposa | todo bien cocido | arroz integral por favor
  cortar el rollo en 10 pedazos | sin hielo`)

/** Ordinary notes in rarer words, most of them with a food of an allergen. */
export const rarerNotes = split(`
  hey guys, could we please get some extra yum yum with the shrimp
  please make my salmon nice and crispy on the outside | hibachi shrimp well done, veggies soft
  go easy on the butter please | go heavy on the garlic butter | please use brown rice for the california roll
  spider roll cut into 8 pieces please | philly roll no avocado, add cucumber | dragon roll without avocado please
  no avocado on the dragon roll | crunchy shrimp roll no spicy mayo drizzle on avocado
  put the spicy mayo on the side for the volcano roll | a side of eel sauce for dipping | sauce drizzled on top
  drizzle of eel sauce please | teriyaki sauce on the salmon | teriyaki sauce on the side with the chicken
  extra teriyaki | soup first please | please make two separate bags, one with the shrimp and one with the chicken
  label the boxes please | write names on the boxes: Amy shrimp, Bob steak | one order of shrimp for Kim
  the kids meal is for a 4 year old | small cup of extra white sauce | an extra side of yum yum for the kids
  three extra yum yums | noodles extra saucy | extra veggies with the noodles | no veggies in the yakisoba
  yakisoba noodles with no vegetables | yakisoba noodles extra soft | double noodles no veggies | shrimp on the side
  shrimp cooked medium | shrimp not overcooked please | scallops not rubbery please | steak with a lot of butter
  extra buttery please | buttery rice | rice not too salty | not salty please, light soy | light soy
  soy on the side | extra soy | low sodium soy please | dab of wasabi on the salmon nigiri | no wasabi on the nigiri
  no rice on the salmon nigiri, sashimi style | salmon fresh and not fishy | fatty salmon if possible
  belly cut of salmon if you have it | thick cut tuna | spicy tuna with crunch on top | put crunch inside the roll
  inside out roll | rice outside | soy paper instead of seaweed | soy paper please | no seaweed, soy paper
  cucumber wrap instead of rice | edamame extra garlic | edamame not too salty | edamame hot please
  miso soup with extra tofu and seaweed | miso no tofu | miso soup no scallions | tofu cut small
  tofu soft not fried | lightly fried tofu | light tempura batter | tempura sauce on the side
  tempura vegetables extra crispy, no onions | gyoza sauce please | two gyoza sauces | gyoza pan fried
  pan fried gyoza please | crab rangoon sauce extra | sweet chili sauce with the crab rangoon
  sweet and sour sauce with the rangoon | lobster tail butter on the side | melted butter for the lobster
  lemon butter with the lobster please | real crab please if available | egg fully cooked | eggs over easy lol
  scramble the egg into the rice | mix the egg in the rice | less egg more veggies
  extra egg in my fried rice please and thank you | steamed rice with sesame | sprinkle sesame seeds on the rice
  mayo packets | cheese inside the roll | warm the cream cheese roll please | tempura the whole roll
  deep fried roll please | fry the roll | bake the salmon | torch the salmon please | sear the tuna lightly
  no sear on the tuna | keep the soup warm | keep food hot | keep it simple, thanks | the usual please | surprise me
  chef's choice is fine | my grandma loves your miso soup | our favorite sushi place, the tuna is always so fresh
  thanks for the free edamame last time | thanks for the extra shrimp last time!
  thank you for always giving us extra sauce | last time you forgot my miso soup :(
  last order had no soy sauce so please include some | my order was missing the shrimp last time
  please double check that the miso soup is in the bag | make sure to include the eel sauce
  make sure the yum yum sauce is in the bag | please make sure the shrimp is cooked through
  I'm craving shrimp so load it up | pile on the shrimp | as much shrimp as you can | all the soy sauce you have
  we are out of soy sauce at home, send plenty | need soy sauce | need 5 soy sauce packets
  send extra sauces for the eggs | one fork and one soup spoon | 3rd floor, suite 310, dental office
  Suite 200, ask for Solomon | Salon on the corner of 3rd and Palm | house next to the bread store
  behind the Fish House restaurant | boat slip 12 at Crab Shack marina | look for the milk truck
  4 Shrimp Boat Lane | deliver to 22 Salmon Street | picking up for Crabtree
  happy anniversary, extra love in the tuna | para llevar, con mucha salsa de soya
  el arroz con mucho huevo por favor | bastante mantequilla | camarones grandes por favor | el salmón a la plancha
  sopa miso bien caliente | extra mayonesa picante | huevo revuelto en el arroz | con queso crema por dentro
  no olviden la salsa de soya | fideos en lugar de arroz | la tempura bien crujiente | pescado bien frito
  gracias, el camarón estaba riquísimo | please make the hibachi shrimp with no zucchini and extra mushrooms
  can the steak be medium rare and the shrimp well cooked | shrimp fried rice instead of steamed
  swap white rice for fried rice please | please sub noodles for rice | sub shrimp for chicken
  replace the carrots with broccoli | double meat no rice | double protein shrimp please | add a side of shrimp
  side of spicy mayo | side salad with ginger dressing, no tomatoes | salad dressing on the side, soup hot
  two miso soups and one clear soup | 1 miso soup, 1 salad with the bentos | please give me the corner piece
  crab rangoon with extra sweet chili | extra duck sauce for the spring rolls | dipping sauce for tempura please
  tempura sauce | the shrimp tempura is for my daughter, keep it plain | plain noodles with butter for my kid
  plain buttered noodles | kids meal with no veggies just noodles and chicken | soft tofu | egg drop
  over easy egg on my fried rice | eggs scrambled soft | extra yolk | lots of butter on the steak and shrimp
  garlic butter on everything | no garlic butter on steak | no garlic in the shrimp please | shrimp without garlic
  no pepper on the eggs | light oil on the noodles | less salt in the miso soup | noodles not oily
  noodles not too greasy please | salmon bento with extra salad | bento with tuna roll instead of california roll
  california roll instead of tuna roll in the bento | please use fresh tuna not frozen
  rainbow roll with only salmon | rainbow roll with salmon and tuna only | rainbow roll all tuna
  make it a hand roll | cucumber wrap for the tuna roll | brown rice on all sushi, soy paper on the eel roll
  extra eel | eel sauce in a cup | sauce it up | drench it in eel sauce | yum yum on the side, lots
  3 yum yum, 2 ginger, 1 spicy mayo | 1 soy sauce 2 wasabi | 4 soy, 4 ginger, 4 wasabi, 4 chopsticks
  soy sauce, chopsticks and napkins for 6 | wasabi and soy please | ginger + soy sauce | soy sauce packets
  masago on the side | cream cheese on top | scallops lightly seared with butter | lobster with lemon
  steak and lobster both medium | lobster cracked please | crispy calamari style | fish cooked thoroughly
  salmon cooked all the way | all fish cooked please | cook the scallops all the way through | pink shrimp is ok
  tuna on the rare side | birthday girl loves salmon | it's our first time trying eel, excited!
  my boyfriend swears by your dragon roll | grandkids love the shrimp | shrimp lovers here
  your miso soup saved me last week | best edamame in Sarasota | please pack the miso soup upright
  tape the soup lid please | soup lids tight please | don't spill the miso soup
  miso spilled last time, please wrap it | the egg roll was cold last time | last time I got tofu instead of chicken
  last time got the wrong sauce, I ordered spicy mayo | order for pickup by Mr. Lobstein
  driver: gate 2 past the shrimp dock | más arroz con huevo | huevo frito encima | camarones bien dorados
  salmón término medio | mucha mantequilla de ajo | queso crema extra en el rollo | sin cebolla en los camarones
  con salsa de anguila aparte | doble salsa de soya | palillos y salsa de soya
  Please add an extra side of yum yum sauce, thank you! | Can I get extra yum yum sauce and ginger sauce on the side
  Extra white sauce plz | Shrimp sauce x3 | No veggies, double noodles | Sub fried rice for noodles
  Fried rice no onion no carrot, egg is ok | Please cook shrimp well done, last time they were a bit raw
  Chicken and shrimp well done, steak medium | Shrimp extra crispy, calamari too
  Can you please make the salmon a little more done than usual
  Medium well on the steak, salmon just cooked through | Light soy sauce on the vegetables please
  Go light on the butter and soy sauce | Heavy on the garlic butter | Not a lot of butter
  Please go easy on the salt and soy sauce, it was too salty last time | More soy sauce on the rice
  Extra shrimp on the salad | Double shrimp in the soup | Add crab to my California roll
  Add salmon on top of the avocado roll | Add cream cheese to the salmon roll
  Add cream cheese inside and spicy mayo on top | Cream cheese on the side if possible
  Spicy mayo and eel sauce on all rolls | Eel sauce only on half the roll
  Half with eel sauce and half without sauce | Spicy mayo zigzag on top | No spicy, kids are eating it
  Kids are sharing the tempura so please cut it | My toddler is eating the salmon so please debone it
  Please check for bones in the salmon | Boneless fish please | Skinless salmon | Skin on the salmon please
  Salmon skin extra crispy | Deveined shrimp please | Jumbo shrimp if you have | Shrimp without tails
  Shrimp with no tails please | Lobster tail out of the shell please | Crab legs cracked
  Real crab instead of imitation | Fresh wasabi with the sashimi | Tuna thinly sliced
  Tuna and salmon mix, half and half | Sashimi: 5 tuna 5 salmon | All salmon for the sashimi
  Chef choice but mostly salmon | Rice under the sashimi | Pack sashimi on ice
  Pack the tempura in paper not plastic | Please don't cover the tempura so it stays crispy
  Vent the box so the shrimp stays crispy | Poke holes in the lid of the crab rangoon | Gyoza in a separate box
  Don't put soy sauce on the rice, I'll add it at home | Soy sauce in small cups | I have my own soy sauce at home
  Reduced sodium soy sauce | Miso soup not too hot for the little one | Miso soup very hot please!!
  Tofu soup for my mom, she is sick today | Soup for a sick friend, extra miso | Extra edamame for the baby
  We are celebrating, extra love on the sushi | Party of 10, need 10 soy sauces | For 4 people, 4 miso soups
  Office lunch, label shrimp and chicken boxes | Label which one has shrimp | Mark the one with the spicy tuna
  One box for me with shrimp, other with steak | Steak one is mine, shrimp is hers | Hers is the salmon bento
  Bring a card reader and the soy sauce | Tip in cash, extra sauces thanks
  First order, heard great things about your dragon roll | Craving your miso soup all week
  You make the best fried rice with egg | Egg roll is my favorite | Nothing beats your crab rangoon
  My dog loves your egg rolls lol | Hope the tuna is fresh today | Is the tuna fresh today? | Do you have fresh uni?
  What comes with the shrimp? | Bigger shrimp than last time please | Portion of shrimp was small last time
  Only got 3 shrimp last time | Shrimp was perfect last time, same please | Same as last time with the extra egg
  Same shrimp as usual | Con todo | Todo con salsa de soya | Los camarones sin cola por favor
  Camarones a la plancha bien dorados | Un poco más de mantequilla | Arroz frito con bastante huevo
  Sopa de miso muy caliente | Tempura aparte para que no se aguade | Sin verduras, doble camarón
  El salmón que no quede seco`)
