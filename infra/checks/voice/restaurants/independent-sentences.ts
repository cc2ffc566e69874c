/* eslint max-lines: off -- data */
/**
 * Orders in the format of `sentences.ts`, by four writers who knew the menus only, each measured
 * before the rules were improved: burger house 60 of 60, 75 of 80, 87 of 90 and 56 of 60 right;
 * coffee bar 101 of 110, 90 of 100, 88 of 90 and 57 of 60; each of the others 28 of 30. The second
 * writer imitated careless guests: fillers, corrections, misspellings.
 */
export const independentSentences: Readonly<Record<string, string>> = {
  'burger house': `
can i get a double cheeseburger with bacon, no pickles, and a large coke > 1 Cheeseburger: Double, Bacon; 1 Cola: Large
number one combo, large please > 1 Number One Combo: Large
I'll take a burger with lettuce, tomato and mayo > 1 Hamburger: Lettuce, Tomato, Mayo
two hot dogs, one with chili and cheese and the other with just mustard > 1 Hot Dog: Chili, Cheese; 1 Hot Dog: Mustard
give me a number seven with no onions and extra pickles > 1 Number Seven Combo: 2 Pickles
hi um can i do a crispy chicken sandwich, spicy, with ranch and jalapenos and make it a meal > 1 Crispy Chicken Sandwich: Spicy, Ranch, Jalapenos, Meal
10 piece nuggets with bbq and honey mustard, and a medium lemonade no ice > 1 Chicken Nuggets: 10 piece, Barbecue sauce, Honey mustard; 1 Lemonade: Medium, No ice
we'd like three cheeseburgers, two large fries, and three small root beers > 3 Cheeseburger; 2 French Fries: Large; 3 Root Beer: Small
large chili cheese fries > 1 French Fries: Large, Chili, Cheese sauce
May I have a veggie burger with avocado, swiss and grilled onions, and a bottle of water? > 1 Veggie Burger: Avocado, Swiss cheese, Grilled onions; 1 Bottle of Water
fish sandwich with extra tartar sauce and a side salad with italian dressing > 1 Fish Sandwich: Tartar sauce; 1 Side Salad: Italian
a chocolate shake with whipped cream and a cherry on top > 1 Chocolate Milkshake: Whipped cream, Cherry
could i have a triple hamburger, extra cheese, extra bacon, bbq sauce, hold the lettuce > 1 Hamburger: Triple, 2 American cheese, 2 Bacon, Barbecue sauce
plain burger, ketchup only, and small fries for my kid > 1 Hamburger: Ketchup; 1 French Fries: Small
let me get a bacon cheeseburger with a fried egg on it, medium curly fries and a diet coke with light ice > 1 Cheeseburger: Bacon, Fried egg; 1 Curly Fries: Medium; 1 Diet Cola: Light ice
onion rings, large, and two vanilla shakes, no whipped cream on either one > 1 Onion Rings: Large; 2 Vanilla Milkshake
hamburger well done with mushrooms and swiss > 1 Hamburger: Mushrooms, Swiss cheese
i need a twenty piece chicken nuggets w/ ranch > 1 Chicken Nuggets: 20 piece, Ranch
One iced tea unsweetened, large, easy on the ice > 1 Iced Tea: Unsweetened, Large, Light ice
two cheeseburgers, both with extra onions, one of them with mustard too > 1 Cheeseburger: 2 Onions; 1 Cheeseburger: 2 Onions, Mustard
Good evening, I'd like the number one with bacon and no tomato and then a number seven, large, with jalapenos > 1 Number One Combo: Bacon; 1 Number Seven Combo: Large, Jalapenos
garden salad with ranch, croutons and bacon bits please, no tomato > 1 Side Salad: Ranch, Croutons, Bacon bits
a side of bacon and a fried egg > 1 Bacon; 1 Fried Egg
get me a chicken sandwich combo with extra pickles and mayo > 1 Crispy Chicken Sandwich: Meal, 2 Pickles, Mayo
hot dog with sauerkraut, relish and a little mustard, plus an order of fries unsalted > 1 Hot Dog: Sauerkraut, Relish, Mustard; 1 French Fries: No salt
i'd love a single cheeseburger with grilled onions, mushrooms, special sauce, light on the lettuce > 1 Cheeseburger: Single, Grilled onions, Mushrooms, Secret sauce, Lettuce
2 hotdogs with ketchup and onions and a 7up > 2 Hot Dog: Ketchup, Onions; 1 Seven Up
small zero sugar lemonade, extra ice, and an apple pie > 1 Zero Sugar Lemonade: Small, Extra ice; 1 Apple Pie
uh yeah so i'll get a cheeseburger, double patty, with uh lettuce, tomato, raw onions, pickles and secret sauce, then some regular fries and a big coke, thanks > 1 Cheeseburger: Double, Lettuce, Tomato, Onions, Pickles, Secret sauce; 1 French Fries: Medium; 1 Cola: Large
a garden burger on a gluten free bun with avocado and mustard > 1 Veggie Burger: Avocado, Mustard
can we get two kids size cokes with no ice, a 6 piece nuggets, and a plain hot dog > 2 Cola: Small, No ice; 1 Chicken Nuggets: 6 piece; 1 Hot Dog
fries please, with the cheese sauce on the side > 1 French Fries: Cheese sauce
Please may I get a fish fillet with lettuce and tartar, as a combo meal > 1 Fish Sandwich: Lettuce, Tartar sauce, Meal
chocolate milkshake medium and a vanilla milkshake small with whipped cream on the vanilla one > 1 Chocolate Milkshake: Medium; 1 Vanilla Milkshake: Small, Whipped cream
1 cheese burger with bacon strips, no ketchup, no mustard, extra mayo > 1 Cheeseburger: Bacon, Mayo
I would like one hamburger with tomatoes, pickles, ketchup and mustard, and another one with only cheese. > 1 Hamburger: Tomato, Pickles, Ketchup, Mustard; 1 Hamburger: American cheese
combo number one medium, hold the pickles, add avocado > 1 Number One Combo: Medium, Avocado
spicy fried chicken sandwich, double pickles, secret sauce, no meal just the sandwich > 1 Crispy Chicken Sandwich: Spicy, 2 Pickles, Secret sauce
ill have the veggie burger cut in half with barbecue sauce and onions > 1 Veggie Burger: Barbecue sauce, Onions
three chocolate chip cookies, two apple pies and a water > 3 Chocolate Chip Cookie; 2 Apple Pie; 1 Bottle of Water
do me a favor and get me a double burger with swiss, sauteed onions and mayo, large curly fries with chili, and a medium rootbeer > 1 Hamburger: Double, Swiss cheese, Grilled onions, Mayo; 1 Curly Fries: Large, Chili; 1 Root Beer: Medium
lg diet coke, small fries > 1 Diet Cola: Large; 1 French Fries: Small
Hey, so can I get like four cheeseburgers but only two of them with onions > 2 Cheeseburger; 2 Cheeseburger: Onions
number 7 with a fried egg, bacon and extra cheese, make it large > 1 Number Seven Combo: Fried egg, Bacon, 2 American cheese, Large
two sweet iced teas, one large one small > 1 Iced Tea: Sweetened, Large; 1 Iced Tea: Sweetened, Small
i want a salad with blue cheese dressing and croutons, also a lemonade, little one > 1 Side Salad: Blue cheese, Croutons; 1 Lemonade: Small
small coke, no wait, make it a large, and a hot dog with mustard and relish > 1 Cola: Large; 1 Hot Dog: Mustard, Relish
big fries, salted, extra crispy if you can > 1 French Fries: Large, Salt
Could you get me a crispy chicken sandwich with lettuce, tomato, bacon, ranch and swiss cheese? Oh and onion rings, small. And a medium iced tea with no sugar. > 1 Crispy Chicken Sandwich: Lettuce, Tomato, Bacon, Ranch, Swiss cheese; 1 Onion Rings: Small; 1 Iced Tea: Medium, Unsweetened
cheesburger and a coke > 1 Cheeseburger; 1 Cola
double hamburger combo with lettuce and pickles and no sauce > 1 Hamburger: Double, Meal, Lettuce, Pickles
my son wants nuggets, six piece, with barbecue sauce, i'd like a fish sandwich with tomato and extra lettuce, and we'll share a large fries > 1 Chicken Nuggets: 6 piece, Barbecue sauce; 1 Fish Sandwich: Tomato, 2 Lettuce; 1 French Fries: Large
large vanilla shake with a cherry and extra whipped cream, if it's not too much trouble > 1 Vanilla Milkshake: Large, Cherry, Whipped cream
curly fries w/ cheese sauce, medium, plus 2 cokes, one regular one large > 1 Curly Fries: Cheese sauce, Medium; 1 Cola: Medium; 1 Cola: Large
hamburger cooked medium rare with jalapenos, avocado and mustard > 1 Hamburger: Jalapenos, Avocado, Mustard
just an order of onion rings and a choclate shake please > 1 Onion Rings; 1 Chocolate Milkshake
Can I order one combo seven without tomatoes and one hot dog with chili, cheese, onions and mustard > 1 Number Seven Combo; 1 Hot Dog: Chili, Cheese, Onions, Mustard
a triple cheeseburger, no veggies, just ketchup and extra bacon > 1 Cheeseburger: Triple, Ketchup, 2 Bacon
we need two veggie burger meals with mushrooms and tomatoes, hold the mayo > 2 Veggie Burger: Meal, Mushrooms, Tomato
i could go for a chicken sandwich, not spicy, with mayo and lettuce, and a seven up without ice > 1 Crispy Chicken Sandwich: Mayo, Lettuce; 1 Seven Up: No ice
can i get a cheeseburger with ketchup and mustard but no onions > 1 Cheeseburger: Ketchup, Mustard
Hi, I'd like a double hamburger with lettuce, tomato, and extra pickles, and a large coke. > 1 Hamburger: Double, Lettuce, Tomato, 2 Pickles; 1 Cola: Large
two cheeseburgers one with bacon and one with mushrooms and swiss > 1 Cheeseburger: Bacon; 1 Cheeseburger: Mushrooms, Swiss cheese
um let me get a number one large with no tomato and extra pickles > 1 Number One Combo: Large, 2 Pickles
burger with letuce tomatos and mayonaise and small fries > 1 Hamburger: Lettuce, Tomato, Mayo; 1 French Fries: Small
I want a spicy chicken sandwich with extra pickles and ranch, make it a meal please > 1 Crispy Chicken Sandwich: Spicy, 2 Pickles, Ranch, Meal
10 piece nuggets with bbq and honey mustard and a medium diet coke no ice > 1 Chicken Nuggets: 10 piece, Barbecue sauce, Honey mustard; 1 Diet Cola: Medium, No ice
two hot dogs both with ketchup and relish one with onions > 1 Hot Dog: Ketchup, Relish, Onions; 1 Hot Dog: Ketchup, Relish
Could I please have a veggie burger with avocado and grilled onions, no mayo, and a side salad with Italian dressing? Thank you. > 1 Veggie Burger: Avocado, Grilled onions; 1 Side Salad: Italian
bacon double cheeseburger combo with bbq sauce > 1 Cheeseburger: Bacon, Double, Barbecue sauce, Meal
fish sandwich extra tartar sauce with lettuce and a slice of cheese > 1 Fish Sandwich: Tartar sauce, Lettuce, American cheese
yeah gimme a triple cheesburger with jalepenos and secret sauce and large curly fries > 1 Cheeseburger: Triple, Jalapenos, Secret sauce; 1 Curly Fries: Large
I would like one hamburger cut in half with ketchup, mustard and pickles. Also a vanilla shake, small. > 1 Hamburger: Ketchup, Mustard, Pickles; 1 Vanilla Milkshake: Small
chili cheese fries large and a root beer with extra ice > 1 French Fries: Chili, Cheese sauce, Large; 1 Root Beer: Extra ice
2x cheeseburger plain 2x fries medium > 2 Cheeseburger; 2 French Fries: Medium
Number seven please with bacon and, um, also a fried egg on it, medium size > 1 Number Seven Combo: Bacon, Fried egg, Medium
i'll have a chocolate milkshake large with whipped cream no cherry > 1 Chocolate Milkshake: Large, Whipped cream
can i order a chicken sandwhich with letuce and mayo and a large sweet iced tea > 1 Crispy Chicken Sandwich: Lettuce, Mayo; 1 Iced Tea: Large, Sweetened
Two burgers, one plain and the other with lettuce, tomato and onions. > 1 Hamburger; 1 Hamburger: Lettuce, Tomato, Onions
hey can i have a hot dog with chili and cheese and mustard and a 7up medium light ice > 1 Hot Dog: Chili, Cheese, Mustard; 1 Seven Up: Medium, Light ice
Medium onion rings, a cheeseburger with grilled onions and a bottle of water > 1 Onion Rings: Medium; 1 Cheeseburger: Grilled onions; 1 Bottle of Water
I'll take a double cheeseburger. No wait, a triple. With bacon and extra cheese. > 1 Cheeseburger: Triple, Bacon, 2 American cheese
fries no salt large and six piece nuggets with ranch > 1 French Fries: No salt, Large; 1 Chicken Nuggets: 6 piece, Ranch
could i get two fish sandwiches with tartar and pickles and no cheese and one apple pie > 2 Fish Sandwich: Tartar sauce, Pickles; 1 Apple Pie
hamberger with double bacon, swiss cheese and mushroms please > 1 Hamburger: 2 Bacon, Swiss cheese, Mushrooms
salad with ranch, bacon bits and no croutons and a lemonade small > 1 Side Salad: Ranch, Bacon bits; 1 Lemonade: Small
So I want three cheeseburgers, two with ketchup only and one with mustard and onions. > 2 Cheeseburger: Ketchup; 1 Cheeseburger: Mustard, Onions
a large zero sugar lemonade with no ice and a veggie burger meal with lettuce and tomato > 1 Zero Sugar Lemonade: Large, No ice; 1 Veggie Burger: Meal, Lettuce, Tomato
I'd like the number one combo and the number seven combo both large > 1 Number One Combo: Large; 1 Number Seven Combo: Large
cheese burger with avacado and fried egg, well done please, and a side of bacon > 1 Cheeseburger: Avocado, Fried egg; 1 Bacon
um two hotdogs with sauerkraut and mustard and actually make that three > 3 Hot Dog: Sauerkraut, Mustard
Please may I have a crispy chicken sandwich with bacon, swiss, and honey, I mean ranch? And an unsweetened iced tea, large, light ice. > 1 Crispy Chicken Sandwich: Bacon, Swiss cheese, Ranch; 1 Iced Tea: Unsweetened, Large, Light ice
single burger ketchup only and small fries and small coke kids size > 1 Hamburger: Single, Ketchup; 1 French Fries: Small; 1 Cola: Small
let me have a bacon cheeseburger no lettuce no tomato add jalapenos and bbq, curly fries with cheese > 1 Cheeseburger: Bacon, Jalapenos, Barbecue sauce; 1 Curly Fries: Cheese sauce
two large fries one with salt and one without salt > 1 French Fries: Large, Salt; 1 French Fries: Large, No salt
I want to get a double burger with american cheese, lettuce, pickels, and special sauce > 1 Hamburger: Double, American cheese, Lettuce, Pickles, Secret sauce
one chocolate shake medium one vanilla shake medium both with whipped cream and a cherry > 1 Chocolate Milkshake: Medium, Whipped cream, Cherry; 1 Vanilla Milkshake: Medium, Whipped cream, Cherry
Can I get a couple of cookies and a large iced tea, sweetened, please? > 2 Chocolate Chip Cookie; 1 Iced Tea: Large, Sweetened
hi yes i would like a cheeseburger meal with extra onions and a large root beer thanks so much > 1 Cheeseburger: Meal, 2 Onions; 1 Root Beer: Large
20 piece chicken nuggets with ranch bbq and honey mustard and large onion rings and two diet cokes > 1 Chicken Nuggets: 20 piece, Ranch, Barbecue sauce, Honey mustard; 1 Onion Rings: Large; 2 Diet Cola
garden burger with swiss cheese and sauteed onions and mustard, extra napkins > 1 Veggie Burger: Swiss cheese, Grilled onions, Mustard
I'd like two chicken sandwiches, one spicy and one not spicy, both with pickles and mayo. > 1 Crispy Chicken Sandwich: Spicy, Pickles, Mayo; 1 Crispy Chicken Sandwich: Pickles, Mayo
number 7 with lettuce onions and double pickles, large size, and add a cookie > 1 Number Seven Combo: Lettuce, Onions, 2 Pickles, Large; 1 Chocolate Chip Cookie
burger no bun with letuce, tomato and extra avocado > 1 Hamburger: Lettuce, Tomato, 2 Avocado
ok um a hot dog plain and a hot dog with relish ketchup and mustard and a small lemonaid > 1 Hot Dog; 1 Hot Dog: Relish, Ketchup, Mustard; 1 Lemonade: Small
Hamburger, medium well, with grilled onions and mushrooms, hold the mayo. > 1 Hamburger: Grilled onions, Mushrooms
i'd like a double cheeseburger with extra tomato and ketchup no mustard, regular fries and a regular coke > 1 Cheeseburger: Double, 2 Tomato, Ketchup; 1 French Fries: Medium; 1 Cola: Medium
with bacon and no onions two cheeseburgers please > 2 Cheeseburger: Bacon
fish fillet with tartar sauce and extra lettuce, make it a combo, oh and an apple pie warmed up > 1 Fish Sandwich: Tartar sauce, 2 Lettuce, Meal; 1 Apple Pie
Can we have 3 number ones, 2 medium and 1 large? > 2 Number One Combo: Medium; 1 Number One Combo: Large
large cola light ice, medium curly frys with chili, and a hot dog with onions > 1 Cola: Large, Light ice; 1 Curly Fries: Medium, Chili; 1 Hot Dog: Onions
I would like to order a salad with blue cheese dressing, croutons and tomatoes. And a bottled water. > 1 Side Salad: Blue cheese, Croutons, Tomato; 1 Bottle of Water
lemme get two burgers same on both lettuce tomato mayo and a large fries > 2 Hamburger: Lettuce, Tomato, Mayo; 1 French Fries: Large
one cheeseburger with ketchup, mustard, mayo, lettuce, tomato, onions, pickles and bacon > 1 Cheeseburger: Ketchup, Mustard, Mayo, Lettuce, Tomato, Onions, Pickles, Bacon
vanila milkshake large no whipped cream just a cherry > 1 Vanilla Milkshake: Large, Cherry
Hi there! Could you do a spicy crispy chicken sandwich with avocado, lettuce and a light amount of mayo? Also small onion rings please > 1 Crispy Chicken Sandwich: Spicy, Avocado, Lettuce, Mayo; 1 Onion Rings: Small
a hamburger and a cheeseburger, pickles and ketchup on both > 1 Hamburger: Pickles, Ketchup; 1 Cheeseburger: Pickles, Ketchup
i want nuggets 6 piece x2 with bbq and a small chocolate shake > 2 Chicken Nuggets: 6 piece, Barbecue sauce; 1 Chocolate Milkshake: Small
Triple burger, double bacon, double american cheese, barbeque sauce, no veggies. > 1 Hamburger: Triple, 2 Bacon, 2 American cheese, Barbecue sauce
can i have a number one but with grilled onions instead of raw onions and also a large vanilla shake > 1 Number One Combo: Grilled onions; 1 Vanilla Milkshake: Large
two root beers, one large no ice, one small with ice > 1 Root Beer: Large, No ice; 1 Root Beer: Small
I'll do a veggie burger, actually two veggie burgers, with ketchup and pickles, and the fries, big > 2 Veggie Burger: Ketchup, Pickles; 1 French Fries: Large
fries with cheese sauce medium and a hot dog with mustered and sour kraut > 1 French Fries: Cheese sauce, Medium; 1 Hot Dog: Mustard, Sauerkraut
cheeseburger double with swiss no american, mushrooms, grilled onoins and a little mayo > 1 Cheeseburger: Double, Swiss cheese, Mushrooms, Grilled onions, Mayo
Good evening, I'd like a fish sandwich without tartar sauce but with tomato and lettuce, and a large lemonade with light ice, please. > 1 Fish Sandwich: Tomato, Lettuce; 1 Lemonade: Large, Light ice
two bacon cheeseburgers, first one with ketchup, second one with ketchup and jalapenos > 1 Cheeseburger: Bacon, Ketchup; 1 Cheeseburger: Bacon, Ketchup, Jalapenos
just a fried egg, a side of bacon and an ice tea unsweetened small please > 1 Fried Egg; 1 Bacon; 1 Iced Tea: Unsweetened, Small
I want a burger with cheese, lettuce, and onions and can you make it a meal with a medium coke > 1 Hamburger: American cheese, Lettuce, Onions, Meal; 1 Cola: Medium
large seven up and a number seven with extra bacon and no pickles > 1 Seven Up: Large; 1 Number Seven Combo: 2 Bacon
a double hamburger plain, like just the meat and bun, and curly fries small with chili and cheese sauce > 1 Hamburger: Double; 1 Curly Fries: Small, Chili, Cheese sauce
May I get four cheeseburgers? Two of them with no onions and the other two with extra onions and mustard. > 2 Cheeseburger; 2 Cheeseburger: 2 Onions, Mustard
chicken sandwich hot with jalapenos, ranch and chesse, and a big lemonade > 1 Crispy Chicken Sandwich: Spicy, Jalapenos, Ranch, American cheese; 1 Lemonade: Large
i'll have a large order of fries extra salt with a side of ketchup packets and a diet coke large > 1 French Fries: Large, Salt; 1 Diet Cola: Large
Two coke, one with no ice. And one cheeseburger with tomatoes and secret sauce. > 1 Cola: No ice; 1 Cola; 1 Cheeseburger: Tomato, Secret sauce
I'd like a frank with ketchup onions and relish, hold the mustard, with a large onion ring > 1 Hot Dog: Ketchup, Onions, Relish; 1 Onion Rings: Large
a burger with egg and bacon strips, toasted bun, and a chocolate milk shake with whipped cream medium > 1 Hamburger: Fried egg, Bacon; 1 Chocolate Milkshake: Whipped cream, Medium
one veggie burger with lettuce tomato and mustard and another one with just cheese > 1 Veggie Burger: Lettuce, Tomato, Mustard; 1 Veggie Burger: American cheese
um yes can i get a medium number one, add avocado, and a salad with ranch on the side no tomatos > 1 Number One Combo: Medium, Avocado; 1 Side Salad: Ranch
Ten piece nuggets with honey mustard please, and a cheeseburger single no pickles, add raw onions and ketchup > 1 Chicken Nuggets: 10 piece, Honey mustard; 1 Cheeseburger: Single, Onions, Ketchup
three apple pies, a large chocolate milkshake with extra cherries and that's everything thanks > 3 Apple Pie; 1 Chocolate Milkshake: Large, Cherry
can i get a double cheeseburger no onions extra pickles > 1 Cheeseburger: Double, 2 Pickles
hamburger with ketchup only > 1 Hamburger: Ketchup
number one combo large no tomato > 1 Number One Combo: Large
i'd like the number 7 medium with bacon and jalapenos please > 1 Number Seven Combo: Medium, Bacon, Jalapenos
two hot dogs with mustard and relish and a large coke no ice > 2 Hot Dog: Mustard, Relish; 1 Cola: Large, No ice
bacon cheeseburger meal with a medium root beer > 1 Cheeseburger: Bacon, Meal; 1 Root Beer: Medium
small fries and a small chocolate shake with whipped cream > 1 French Fries: Small; 1 Chocolate Milkshake: Small, Whipped cream
spicy chicken sandwich with pickles and mayo on the side > 1 Crispy Chicken Sandwich: Spicy, Pickles, Mayo
fish sandwich extra tartar light lettuce > 1 Fish Sandwich: Tartar sauce, Lettuce
veggie burger with avocado mushrooms and swiss instead of american cheese > 1 Veggie Burger: Avocado, Mushrooms, Swiss cheese
ten piece nuggets with honey mustard and ranch > 1 Chicken Nuggets: 10 piece, Honey mustard, Ranch
side salad with ranch dressing and no croutons > 1 Side Salad: Ranch
Hi, I'd like a triple burger with American cheese, grilled onions, bacon, and barbecue sauce. > 1 Hamburger: Triple, American cheese, Grilled onions, Bacon, Barbecue sauce
hot dog with chili and cheese no ketchup > 1 Hot Dog: Chili, Cheese
large curly fries with cheese sauce > 1 Curly Fries: Large, Cheese sauce
three cheeseburgers two with bacon and one with mushrooms > 2 Cheeseburger: Bacon; 1 Cheeseburger: Mushrooms
let me have a fried chicken sandwich combo, hold the mayo, add bacon and swiss > 1 Crispy Chicken Sandwich: Meal, Bacon, Swiss cheese
diet coke large light ice and an order of onion rings medium > 1 Diet Cola: Large, Light ice; 1 Onion Rings: Medium
kids size lemonade and six piece nuggets with bbq for my son > 1 Lemonade: Small; 1 Chicken Nuggets: 6 piece, Barbecue sauce
iced tea unsweetened with extra ice > 1 Iced Tea: Unsweetened, Extra ice
uh i want a single burger with lettuce tomato and onions and um a medium fries > 1 Hamburger: Single, Lettuce, Tomato, Onions; 1 French Fries: Medium
garden burger no cheese with secret sauce > 1 Veggie Burger: Secret sauce
7 up big no ice > 1 Seven Up: Large, No ice
a burger with a fried egg and double bacon > 1 Hamburger: Fried egg, 2 Bacon
chesseburger with extra chese and mustrd > 1 Cheeseburger: 2 American cheese, Mustard
two apple pies and a bottle of water > 2 Apple Pie; 1 Bottle of Water
one vanilla milkshake large with a cherry on top and whipped cream > 1 Vanilla Milkshake: Large, Cherry, Whipped cream
hamburger with raw onions ketchup and mustard, make it a meal > 1 Hamburger: Onions, Ketchup, Mustard, Meal
number seven, no wait, number one, large, extra onions > 1 Number One Combo: Large, 2 Onions
chips with no salt and a coke please > 1 French Fries: No salt; 1 Cola
zero sugar lemonade medium, light ice, plus a cookie > 1 Zero Sugar Lemonade: Medium, Light ice; 1 Chocolate Chip Cookie
Cheeseburger well done with lettuce, tomato, and special sauce. > 1 Cheeseburger: Lettuce, Tomato, Secret sauce
double burger on a gluten free bun with avocado > 1 Hamburger: Double, Avocado
can we get two hamburgers with cheese and grilled onions and two large fries > 2 Hamburger: American cheese, Grilled onions; 2 French Fries: Large
chicken sandwich, spicy, extra pickles, no lettuce, meal > 1 Crispy Chicken Sandwich: Spicy, 2 Pickles, Meal
frank with saurkraut and musterd > 1 Hot Dog: Sauerkraut, Mustard
fish fillet with cheese and tartar sauce on the side > 1 Fish Sandwich: American cheese, Tartar sauce
20 piece nuggets, ranch, bbq, and honey mustard > 1 Chicken Nuggets: 20 piece, Ranch, Barbecue sauce, Honey mustard
salad with italian, bacon bits and tomato > 1 Side Salad: Italian, Bacon bits, Tomato
a side of bacon and a fried egg > 1 Bacon; 1 Fried Egg
medium cheese fries and a small sweet iced tea > 1 French Fries: Medium, Cheese sauce; 1 Iced Tea: Small, Sweetened
two bacon cheeseburgers both with extra mayo and no mustard > 2 Cheeseburger: Bacon, Mayo
hambuger with picles and bbq sauce > 1 Hamburger: Pickles, Barbecue sauce
my daughter will have a plain burger with ketchup and i'll have a triple cheeseburger with jalapenos > 1 Hamburger: Ketchup; 1 Cheeseburger: Triple, Jalapenos
number one combo medium with lettuce and mushrooms and a number seven combo large with extra cheese > 1 Number One Combo: Medium, Lettuce, Mushrooms; 1 Number Seven Combo: Large, 2 American cheese
give me fries large extra salt > 1 French Fries: Large, Salt
a cheese burger a hotdog with ketchup and a rootbeer > 1 Cheeseburger; 1 Hot Dog: Ketchup; 1 Root Beer
I'd like to order a vegetarian burger topped with sauteed onions, swiss, and mayonnaise. > 1 Veggie Burger: Grilled onions, Swiss cheese, Mayo
vanila milkshake small no cherry > 1 Vanilla Milkshake: Small
crispy chicken sandwich with ranch and bacon strips and double tomato > 1 Crispy Chicken Sandwich: Ranch, Bacon, 2 Tomato
small seven up with extra ice and large onion rings > 1 Seven Up: Small, Extra ice; 1 Onion Rings: Large
double cheeseburger, add egg, add avocado, no ketchup > 1 Cheeseburger: Double, Fried egg, Avocado
4 hot dogs 2 with onions and 2 with chili > 2 Hot Dog: Onions; 2 Hot Dog: Chili
hamburger with lettuce, bacon and pineapple > 1 Hamburger: Lettuce, Bacon
lg diet coke and a lg coke both no ice > 1 Diet Cola: Large, No ice; 1 Cola: Large, No ice
can i please have a cheeseburger meal with lettuce and light mayo and a medium lemonade > 1 Cheeseburger: Meal, Lettuce, Mayo; 1 Lemonade: Medium
curly fries small with chili and a big lemonade > 1 Curly Fries: Small, Chili; 1 Lemonade: Large
hold the pickles on a double hamburger and add swiss cheese and mushrooms > 1 Hamburger: Double, Swiss cheese, Mushrooms
fish sandwich meal with a diet cola > 1 Fish Sandwich: Meal; 1 Diet Cola
twenty piece chicken nuggets no sauce and two med cokes > 1 Chicken Nuggets: 20 piece; 2 Cola: Medium
one hot dog no onions with relish mayo and cheese to go > 1 Hot Dog: Relish, Mayo, Cheese
Hamburger, triple patty, with extra bacon, extra cheese, BBQ sauce and a fried egg. > 1 Hamburger: Triple, 2 Bacon, 2 American cheese, Barbecue sauce, Fried egg
three bottled waters and a chocolate chip cookie > 3 Bottle of Water; 1 Chocolate Chip Cookie
vanilla shake medium with whipped cream and sprinkles > 1 Vanilla Milkshake: Medium, Whipped cream
chicken sandwich with coleslaw and pickles > 1 Crispy Chicken Sandwich: Pickles
iced tea no sugar no ice large > 1 Iced Tea: Unsweetened, No ice, Large
number 1 please, large > 1 Number One Combo: Large
combo seven with avocado instead of tomato > 1 Number Seven Combo: Avocado
cheeseburger with jalepenos and extra letuce > 1 Cheeseburger: Jalapenos, 2 Lettuce
two veggie burgers one with mushrooms and the other with swiss and avocado > 1 Veggie Burger: Mushrooms; 1 Veggie Burger: Swiss cheese, Avocado
i'll take a hamburger actually make it a cheeseburger with ketchup and onions > 1 Cheeseburger: Ketchup, Onions
spicy crispy chicken sandwich combo with american cheese and mayonnaise and tomato > 1 Crispy Chicken Sandwich: Spicy, Meal, American cheese, Mayo, Tomato
order of fries unsalted and a side salad with blue cheese for here > 1 French Fries: No salt; 1 Side Salad: Blue cheese
a hot dog and small coke for the little one, and a bacon double cheeseburger for me > 1 Hot Dog; 1 Cola: Small; 1 Cheeseburger: Double, Bacon
hamburger with no bun, lettuce and tomato and mustard > 1 Hamburger: Lettuce, Tomato, Mustard
large fries, large onion rings, large cola, light ice > 1 French Fries: Large; 1 Onion Rings: Large; 1 Cola: Large, Light ice
cheese burger, triple, just pickles and ketchup on it > 1 Cheeseburger: Triple, Pickles, Ketchup
salad with croutons, tomato, no dressing > 1 Side Salad: Croutons, Tomato
combo number one medium size with grilled onions instead of raw onions > 1 Number One Combo: Medium, Grilled onions
veggie burger combo, extra avocado, extra tomatoes, no sauce > 1 Veggie Burger: Meal, 2 Avocado, 2 Tomato
a medim fries and a chiken sandwich with mayo > 1 French Fries: Medium; 1 Crispy Chicken Sandwich: Mayo
two cheeseburgers 2 small fries and 2 chocolate milkshakes small > 2 Cheeseburger; 2 French Fries: Small; 2 Chocolate Milkshake: Small
can i get a burger with mushrooms and swiss and the ranch on the side > 1 Hamburger: Mushrooms, Swiss cheese, Ranch
frank with ketchup mustard relish and onions, and curly fries > 1 Hot Dog: Ketchup, Mustard, Relish, Onions; 1 Curly Fries
two number ones large and a number seven medium > 2 Number One Combo: Large; 1 Number Seven Combo: Medium
lemonade large, no, small, with light ice > 1 Lemonade: Small, Light ice
double cheesburger with bacn and mushroms no mayo > 1 Cheeseburger: Double, Bacon, Mushrooms
large cola with a slice of lemon and no ice > 1 Cola: Large, No ice
cookie, apple pie and a large vanilla milkshake please with no whipped cream > 1 Chocolate Chip Cookie; 1 Apple Pie; 1 Vanilla Milkshake: Large
chicken nuggets 10 piece with ranch, regular fries, and diet coke with no ice > 1 Chicken Nuggets: 10 piece, Ranch; 1 French Fries: Medium; 1 Diet Cola: No ice
I'd like a double cheeseburger with bacon, lettuce, and tomato, no onions. > 1 Cheeseburger: Double, Bacon, Lettuce, Tomato
one hamburger plain with just ketchup > 1 Hamburger: Ketchup
Can I get a number one with no pickles and a medium coke? > 1 Number One Combo; 1 Cola: Medium
Large fries extra salt and a chocolate shake > 1 French Fries: Large, Salt; 1 Chocolate Milkshake
I want a crispy chicken sandwich, spicy, with extra mayo and pickles, and make it a meal. > 1 Crispy Chicken Sandwich: Spicy, Mayo, Pickles, Meal
two hot dogs, one with mustard and relish, the other one with chili and cheese > 1 Hot Dog: Mustard, Relish; 1 Hot Dog: Chili, Cheese
Give me a veggie burger topped with avocado, grilled onions and swiss. Hold the mayo. > 1 Veggie Burger: Avocado, Grilled onions, Swiss cheese
May I please order the fish sandwich with extra tartar sauce, lettuce, and American cheese along with a small lemonade? > 1 Fish Sandwich: Tartar sauce, Lettuce, American cheese; 1 Lemonade: Small
10 piece nuggets with bbq and ranch > 1 Chicken Nuggets: 10 piece, Barbecue sauce, Ranch
TRIPLE HAMBURGER, DOUBLE BACON, FRIED EGG, SECRET SAUCE, NO LETTUCE > 1 Hamburger: Triple, 2 Bacon, Fried egg, Secret sauce
I'll take a single cheeseburger, heavy on the pickles, easy on the ketchup, and an order of onion rings, large. > 1 Cheeseburger: Single, 2 Pickles, Ketchup; 1 Onion Rings: Large
A side salad with Italian dressing on the side and croutons. Water too please. > 1 Side Salad: Italian, Croutons; 1 Bottle of Water
burger with mushrooms and swiss cheese, side of curly fries with cheese sauce > 1 Hamburger: Mushrooms, Swiss cheese; 1 Curly Fries: Cheese sauce
Let me get two cheeseburgers with extra onions and mustard, a large root beer with light ice. > 2 Cheeseburger: 2 Onions, Mustard; 1 Root Beer: Large, Light ice
I would like a vanilla milkshake, medium, with whipped cream and a cherry on top. > 1 Vanilla Milkshake: Medium, Whipped cream, Cherry
number 7 combo, large, add jalapenos and avocado, no tomato > 1 Number Seven Combo: Large, Jalapenos, Avocado
Iced tea unsweetened no ice large please > 1 Iced Tea: Unsweetened, No ice, Large
Can you do a cheeseburger with Swiss instead of American? Add sauteed onions and mushrooms and bbq sauce. > 1 Cheeseburger: Swiss cheese, Grilled onions, Mushrooms, Barbecue sauce
hotdog with sauerkraut and mustard, nothing else on it > 1 Hot Dog: Sauerkraut, Mustard
For me a hamburger with lettuce, tomato, pickle slices and mayo. For my son, 6 piece chicken nuggets and a small fries. > 1 Hamburger: Lettuce, Tomato, Pickles, Mayo; 1 Chicken Nuggets: 6 piece; 1 French Fries: Small
Hello, I'm hungry so I'll have a triple cheeseburger combo with bacon strips, an egg, and special sauce. > 1 Cheeseburger: Triple, Meal, Bacon, Fried egg, Secret sauce
chicken sandwich, lettuce, ranch, no tomato > 1 Crispy Chicken Sandwich: Lettuce, Ranch
Could I have a diet coke with extra ice, in a medium, and a chocolate chip cookie? > 1 Diet Cola: Extra ice, Medium; 1 Chocolate Chip Cookie
I'd like the garden burger minus the pickles but with double tomatoes and some mustard please. > 1 Veggie Burger: 2 Tomato, Mustard
Medium chili cheese fries > 1 French Fries: Medium, Chili, Cheese sauce
Get me a bacon cheeseburger, double patty, hold the onions and the tomato; also a big Coke with no ice > 1 Cheeseburger: Bacon, Double; 1 Cola: Large, No ice
1 fish sandwich meal, tartar on the side, 1 apple pie > 1 Fish Sandwich: Meal, Tartar sauce; 1 Apple Pie
We'd like three hamburgers, all with ketchup and pickles, and three small colas. > 3 Hamburger: Ketchup, Pickles; 3 Cola: Small
Spicy chicken sandwich with extra jalapenos and swiss, and to drink a large sweet iced tea > 1 Crispy Chicken Sandwich: Spicy, 2 Jalapenos, Swiss cheese; 1 Iced Tea: Large, Sweetened
can i please get unsalted fries in a large > 1 French Fries: No salt, Large
I will have the number one combo in a large size, with grilled onions instead of raw ones, and extra cheese on it. > 1 Number One Combo: Large, Grilled onions, 2 American cheese
Onion rings medium and a 7up medium > 1 Onion Rings: Medium; 1 Seven Up: Medium
Hamburger. Single patty. Lettuce only. > 1 Hamburger: Single, Lettuce
I'd go for the twenty piece nuggets with honey mustard for dipping, plus a big lemonade > 1 Chicken Nuggets: 20 piece, Honey mustard; 1 Lemonade: Large
Two veggie burgers - one with avocado, one with swiss and mushrooms - and a large curly fries > 1 Veggie Burger: Avocado; 1 Veggie Burger: Swiss cheese, Mushrooms; 1 Curly Fries: Large
Chocolate milkshake, large, no whipped cream, cherry on top > 1 Chocolate Milkshake: Large, Cherry
Please make mine a double burger with cheese, raw onions, mustard, and ketchup. No mayo on that. > 1 Hamburger: Double, American cheese, Onions, Mustard, Ketchup
salad with blue cheese and bacon bits, plus a bottled water > 1 Side Salad: Blue cheese, Bacon bits; 1 Bottle of Water
i'd like a hot dog with onions, ketchup, and cheese on it and a small order of fries to go with it > 1 Hot Dog: Onions, Ketchup, Cheese; 1 French Fries: Small
How about a fish fillet with lettuce, tomato and double cheese? And a medium diet cola, light ice. > 1 Fish Sandwich: Lettuce, Tomato, 2 American cheese; 1 Diet Cola: Medium, Light ice
Cheeseburger no pickles no onions add bacon > 1 Cheeseburger: Bacon
I'd like to try the crispy chicken sandwich made with bacon, avocado, ranch, and lettuce, please. Can you make that a combo? > 1 Crispy Chicken Sandwich: Bacon, Avocado, Ranch, Lettuce, Meal
sugar free lemonade small, one side of bacon and one fried egg > 1 Zero Sugar Lemonade: Small; 1 Bacon; 1 Fried Egg
Number seven, medium, with two slices of cheese and no lettuce > 1 Number Seven Combo: Medium, 2 American cheese
I think I'm gonna get a triple burger loaded with grilled onions, mushrooms, bacon and barbecue sauce, and a vanilla shake w/ whipped cream. > 1 Hamburger: Triple, Grilled onions, Mushrooms, Bacon, Barbecue sauce; 1 Vanilla Milkshake: Whipped cream
Large Coke, easy ice. Large fries, cheese sauce on the side. > 1 Cola: Large, Light ice; 1 French Fries: Large, Cheese sauce
Can my veggie burger have extra lettuce, extra tomato, and secret sauce? I also want it as a meal. > 1 Veggie Burger: 2 Lettuce, 2 Tomato, Secret sauce, Meal
just a plain hot dog and a root beer small > 1 Hot Dog; 1 Root Beer: Small
Two chicken sandwiches, the first one spicy with pickles and the second one with just mayo and lettuce. > 1 Crispy Chicken Sandwich: Spicy, Pickles; 1 Crispy Chicken Sandwich: Mayo, Lettuce
Could I get the 6-piece chicken nuggets with ranch on the side, as well as a side salad with tomato and ranch dressing > 1 Chicken Nuggets: 6 piece, Ranch; 1 Side Salad: Tomato, Ranch
I'd love a cheeseburger with a fried egg, light mayo, and double pickles. That's all, thanks! > 1 Cheeseburger: Fried egg, Mayo, 2 Pickles
combo number one, add bacon > 1 Number One Combo: Bacon
Hey can I grab 2 apple pies and 4 cookies. Oh and one large chocolate shake with whipped cream > 2 Apple Pie; 4 Chocolate Chip Cookie; 1 Chocolate Milkshake: Large, Whipped cream
Hamburger with nothing but pickles and mustard, small fries no salt > 1 Hamburger: Pickles, Mustard; 1 French Fries: Small, No salt
I want one cheeseburger meal, double patty, with lettuce, tomato, onions, ketchup, and mustard. > 1 Cheeseburger: Meal, Double, Lettuce, Tomato, Onions, Ketchup, Mustard
Iced tea, sweet, medium, extra ice > 1 Iced Tea: Sweetened, Medium, Extra ice
I'll take the curly fries in a small with chili on top, and a hotdog with relish and mayo. > 1 Curly Fries: Small, Chili; 1 Hot Dog: Relish, Mayo
Fish sandwich, hold the tartar sauce, add tomato, pickles, and American cheese > 1 Fish Sandwich: Tomato, Pickles, American cheese
double hamburger, swiss on it, jalapenos on it, bbq on it, no ketchup > 1 Hamburger: Double, Swiss cheese, Jalapenos, Barbecue sauce
My order is two number sevens, both large, one without onions and one with extra onions. > 1 Number Seven Combo: Large; 1 Number Seven Combo: Large, 2 Onions`,
  'coffee bar': `
hi can i get a medium latte with oat milk please > 1 Latte: Medium, Oat milk
large iced coffee with cream and three sugars > 1 Coffee: Large, Iced, Half and half, 3 Sugar
I'd love a tall cappuccino, extra foam, with a little cinnamon on top > 1 Cappuccino: Small, 2 Foam, Cinnamon
grande caramel macchiato, iced, almond milk, no whip > 1 Macchiato: Medium, Iced, Almond milk
decaf americano please, a big one > 1 Americano: Decaf, Large
can i do a small mocha with whipped cream and an extra shot > 1 Mocha: Small, Whipped cream, Espresso shot
um yeah let me get uh a hot chocolate, medium i guess, and can you put whip on it > 1 Hot Chocolate: Medium, Whipped cream
double espresso > 1 Espresso: Double
i need two large black coffees and a blueberry muffin > 2 Coffee: Large; 1 Blueberry Muffin
one chai latte with soy milk and two pumps of vanilla > 1 Chai Latte: Soy milk, 2 Vanilla syrup
could i have a venti cold brew with sugar free vanilla and a splash of half and half > 1 Cold Brew: Large, Sugar free vanilla, Half and half
Give me a bagel toasted with cream cheese and a small coffee, just black > 1 Bagel: Toasted, Cream cheese; 1 Coffee: Small
hey there, could you make me a flat white with whole milk, extra hot? > 1 Flat White: Whole milk, Extra hot
two lattes, one with skim milk and one with almond milk > 1 Latte: Skim milk; 1 Latte: Almond milk
i'll have an earl grey with honey and a splash of cream > 1 Earl Grey Tea: Honey, Half and half
small oj and a plain croissant, heated please > 1 Orange Juice: Small; 1 Croissant: Warmed up
a large half caf latte with two percent milk, one pump of hazelnut, and a sprinkle of cinnamon, thanks so much > 1 Latte: Large, Half caf, Two percent milk, Hazelnut syrup, Cinnamon
may i please have a medium iced mocha, oat milk, light on the chocolate syrup, with chocolate drizzle > 1 Mocha: Medium, Iced, Oat milk, Chocolate syrup, Chocolate drizzle
Good morning! I would like to order a grande vanilla latte with nonfat milk and no foam. > 1 Latte: Medium, Vanilla syrup, Skim milk
oatmeal with brown sugar, raisins and nuts > 1 Oatmeal: Brown sugar, Raisins, Nuts
coffee, dark roast, room for cream, large > 1 Coffee: Dark roast, Large
we'd like a mocha, a chai, and two slices of banana bread > 1 Mocha; 1 Chai Latte; 2 Banana Bread
iced americano with 2 extra shots and a splash of oat milk > 1 Americano: Iced, 2 Espresso shot, Oat milk
get me a medium coffee two sugars and cream and make it quick > 1 Coffee: Medium, 2 Sugar, Half and half
so my wife wants a tall decaf latte with coconut milk and i'll just do a large dark roast coffee with 2 splendas > 1 Latte: Small, Decaf, Coconut milk; 1 Coffee: Large, Dark roast, 2 Splenda
i want an iced latte, medium, with 3 pumps of caramel and caramel drizzle and whip on top > 1 Latte: Iced, Medium, 3 Caramel syrup, Caramel drizzle, Whipped cream
is it possible to get a green tea, lukewarm, with a bit of honey? > 1 Green Tea: Lukewarm, Honey
Can I have a cappucino with skim milk and two sugars > 1 Cappuccino: Skim milk, 2 Sugar
triple espresso, splash of steamed milk > 1 Espresso: Triple, Steamed milk
lemme get a large iced chai with oatmilk and cinnamon on top > 1 Chai Latte: Large, Iced, Oat milk, Cinnamon
one small latte and another small latte but decaf > 1 Latte: Small; 1 Latte: Small, Decaf
three regular coffees: two with cream and sugar, one black > 2 Coffee: Half and half, Sugar; 1 Coffee
I'll take a short flat white, decaf if you have it, with a shot of hazelnut > 1 Flat White: Small, Decaf, Hazelnut syrup
mocha latte, big, extra whipped cream, extra chocolate drizzle, hold the cinnamon > 1 Mocha: Large, Whipped cream, Chocolate drizzle
chocolate croissant warmed up and a cafe latte with almond milk, for here in a real mug > 1 Chocolate Croissant: Warmed up; 1 Latte: Almond milk
may i get a venti iced coffee with light ice, four pumps of french vanilla, and cream > 1 Coffee: Large, Iced, 4 Vanilla syrup, Half and half
hmm ok let me think... i'll do a medium cold brew with a pump of vanilla. oh and a bagel with butter > 1 Cold Brew: Medium, Vanilla syrup; 1 Bagel: Butter
just a cup of coffee with sugar please > 1 Coffee: Sugar
hot cocoa, small, it's for my daughter so not too hot, with whip and chocolate drizzle > 1 Hot Chocolate: Small, Whipped cream, Chocolate drizzle
i'd like one tall, one grande, and one venti latte please > 1 Latte: Small; 1 Latte: Medium; 1 Latte: Large
I would like a large coffee, medium roast, with 1 cream and 2 sugars. > 1 Coffee: Large, Medium roast, Half and half, 2 Sugar
can i get a soy milk latte with an extra shot, extra hot, no foam > 1 Latte: Soy milk, Espresso shot, Extra hot
americano black > 1 Americano
i need a big coffee with three shots of espresso in it, it's been a long night > 1 Coffee: Large, 3 Espresso shot
Two medium cappuccinos with oat milk, one of them with cinnamon on top > 1 Cappuccino: Medium, Oat milk; 1 Cappuccino: Medium, Oat milk, Cinnamon
give me an iced vanilla latte with whipped cream please > 1 Latte: Iced, Vanilla syrup, Whipped cream
a large decaf coffee with nonfat milk and a packet of splenda > 1 Coffee: Large, Decaf, Skim milk, Splenda
hi, im picking up for the office: 4 large coffees, 2 medium lattes with skim milk and a green tea > 4 Coffee: Large; 2 Latte: Medium, Skim milk; 1 Green Tea
espresso with a twist of lemon > 1 Espresso
could you do a medium hot chocolate with almond milk, a pump of hazelnut syrup, and extra whip? > 1 Hot Chocolate: Medium, Almond milk, Hazelnut syrup, Whipped cream
a latte with half and half and two honeys, make it a large > 1 Latte: Half and half, 2 Honey, Large
iced caramel macchiato grande with an extra shot and extra caramel drizzle > 1 Macchiato: Iced, Medium, Espresso shot, Caramel drizzle
I'd like an Earl Grey tea with two percent milk, and sugar on the side > 1 Earl Grey Tea: Two percent milk, Sugar
toasted bagel, jam and butter > 1 Bagel: Toasted, Jam, Butter
may I have a blonde roast coffee, medium, with cream and one sweetener? > 1 Coffee: Light roast, Medium, Half and half, Splenda
a latte, a mocha and an americano, all large and all iced > 1 Latte: Large, Iced; 1 Mocha: Large, Iced; 1 Americano: Large, Iced
hey can i grab a cold brew, large, no sugar, just a splash of coconut milk > 1 Cold Brew: Large, Coconut milk
Medium mocha, soy milk, half caf, no whip, 1 pump cinnamon syrup > 1 Mocha: Medium, Soy milk, Half caf, Cinnamon syrup
i'll do the oatmeal with honey and raisins and a small orange juice > 1 Oatmeal: Honey, Raisins; 1 Orange Juice: Small
let me have two flat whites over ice with oatmilk > 2 Flat White: Iced, Oat milk
can we get three hot cocoas, two small with whipped cream and one large without > 2 Hot Chocolate: Small, Whipped cream; 1 Hot Chocolate: Large
good mornin, tall drip coffee, light roast if u have it, splash of cream, thx > 1 Coffee: Small, Light roast, Half and half
I want a decaf cappuccino with whole milk, some foam and a bit of cinnamon > 1 Cappuccino: Decaf, Whole milk, Foam, Cinnamon
a heated chocolate croissant and a tall chai, please > 1 Chocolate Croissant: Warmed up; 1 Chai Latte: Small
umm i think ill have a small... no wait, a medium latte with caramel and uh skim milk > 1 Latte: Medium, Caramel syrup, Skim milk
espresso doppio with a bit of foam > 1 Espresso: Double, Foam
Please give me one large hot americano with half and half and 5 sugars > 1 Americano: Large, Hot, Half and half, 5 Sugar
an iced mocha with extra chocolate sauce, double shot, and whipped cream, hold the drizzle > 1 Mocha: Iced, 2 Chocolate syrup, 2 Espresso shot, Whipped cream
earl grey, large, lemon on the side > 1 Earl Grey Tea: Large
Could I please have a grande chai tea latte made with almond milk and only one pump of vanilla? > 1 Chai Latte: Medium, Almond milk, Vanilla syrup
coffee for me, black. and for her a cappuccino with whole milk and sugar > 1 Coffee; 1 Cappuccino: Whole milk, Sugar
2 blueberry muffins, one of them heated, and a large oj > 1 Blueberry Muffin; 1 Blueberry Muffin: Warmed up; 1 Orange Juice: Large
venti latte 2 shots 3 pumps sugar free vanilla skim milk > 1 Latte: Large, 2 Espresso shot, 3 Sugar free vanilla, Skim milk
i'd take a regular size coffee with cold milk and one sugar > 1 Coffee: Medium, Cold milk, Sugar
any chance i could get a tall mocha with soy milk and a dash of cinnamon > 1 Mocha: Small, Soy milk, Cinnamon
a warm chai with honey would be great > 1 Chai Latte: Lukewarm, Honey
uhh can i just get like a plain latte, medium, nothing fancy > 1 Latte: Medium
large dark roast coffee, one cream, four sugars, thank you sir > 1 Coffee: Large, Dark roast, Half and half, 4 Sugar
americano, three shots, splash of 2% milk, one splenda > 1 Americano: 3 Espresso shot, Two percent milk, Splenda
yes hello i'd like an iced coffee with sugar free vanilla syrup and nonfat milk in a large cup > 1 Coffee: Iced, Sugar free vanilla, Skim milk, Large
1 macchiato w/ a little honey and cinnamon, large > 1 Macchiato: Honey, Cinnamon, Large
green tea on ice with no sweetener, two of those > 2 Green Tea: Iced
may we have two medium cappuccinos with extra foam, a small hot chocolate with whipped cream, and three butter croissants, one of them toasted > 2 Cappuccino: Medium, 2 Foam; 1 Hot Chocolate: Small, Whipped cream; 2 Croissant; 1 Croissant: Warmed up
I'm gonna go with a large mocha, two percent milk, an extra shot of espresso, a pump of caramel, whipped cream and caramel drizzle. And then a small decaf coffee with cream for my mom. > 1 Mocha: Large, Two percent milk, Espresso shot, Caramel syrup, Whipped cream, Caramel drizzle; 1 Coffee: Small, Decaf, Half and half
hi there could i get a large iced latte with oat milk and two pumps of hazelnut and a medium hot latte with skim milk no sugar, and also a blueberry muffin warmed > 1 Latte: Large, Iced, Oat milk, 2 Hazelnut syrup; 1 Latte: Medium, Hot, Skim milk; 1 Blueberry Muffin: Warmed up
cold brew with vanilla and cream, make it two > 2 Cold Brew: Vanilla syrup, Half and half
can u make me a half decaf latte with almond milk n 2 sugars > 1 Latte: Half caf, Almond milk, 2 Sugar
single espresso, decaf, one sugar > 1 Espresso: Single, Decaf, Sugar
I would like a tall latte with steamed milk, extra cinnamon, and a chocolate drizzle. > 1 Latte: Small, Steamed milk, Cinnamon, Chocolate drizzle
big cup of decaf coffee, sweetener and half and half please and thank you > 1 Coffee: Large, Decaf, Splenda, Half and half
let me try the flat white with cinnamon syrup, one pump, and oat milk > 1 Flat White: Cinnamon syrup, Oat milk
cafe mocha please, with fat free milk and no whipped cream, and do you have banana bread? one of those too > 1 Mocha: Skim milk; 1 Banana Bread
i wanna order a medum coffee with cream and sugar > 1 Coffee: Medium, Half and half, Sugar
an extra hot cappuccino with soy milk, please, and a croissant, not heated > 1 Cappuccino: Extra hot, Soy milk; 1 Croissant
One large americano with an extra shot and one small americano with cream and honey > 1 Americano: Large, Espresso shot; 1 Americano: Small, Half and half, Honey
vanilla latte large iced, go easy on the vanilla, and yes to whipped cream > 1 Latte: Vanilla syrup, Large, Iced, Whipped cream
i usually get a grande coffee with 2 pumps of mocha syrup, steamed milk and whip, so that please > 1 Coffee: Medium, 2 Chocolate syrup, Steamed milk, Whipped cream
Can I order a hot choclate, large, with 2 pumps of caramel syrup? > 1 Hot Chocolate: Large, 2 Caramel syrup
chai, iced, venti, coconut milk, extra cinnamon powder > 1 Chai Latte: Iced, Large, Coconut milk, Cinnamon
I'd like 2 double espressos and 1 triple > 2 Espresso: Double; 1 Espresso: Triple
would you please make me a small iced americano with a splash of almond milk and three packets of sugar > 1 Americano: Small, Iced, Almond milk, 3 Sugar
coffee with oat milk and a bagel with cream cheese, don't toast the bagel > 1 Coffee: Oat milk; 1 Bagel: Cream cheese
latte decaf soy milk medium extra hot no foam, in my own cup > 1 Latte: Decaf, Soy milk, Medium, Extra hot
one large capuccino please with rainbow sprinkles and skim milk > 1 Cappuccino: Large, Skim milk
gimme a large cold brew with whipped cream, cinnamon and 2 pumps of chocolate sauce > 1 Cold Brew: Large, Whipped cream, Cinnamon, 2 Chocolate syrup
Hello, a medium latte and a medium cappuccino, both with almond milk and one pump of vanilla each. And a bagel with jam. > 1 Latte: Medium, Almond milk, Vanilla syrup; 1 Cappuccino: Medium, Almond milk, Vanilla syrup; 1 Bagel: Jam
i think i'd like tea today, earl grey, small one, with a spoon of honey > 1 Earl Grey Tea: Small, Honey
two grande iced coffees, one with caramel and cream, the other with hazelnut and skim milk > 1 Coffee: Medium, Iced, Caramel syrup, Half and half; 1 Coffee: Medium, Iced, Hazelnut syrup, Skim milk
decaf expresso, double, with a little whipped cream > 1 Espresso: Decaf, Double, Whipped cream
a tall latte with a pump of pumpkin spice and whipped cream, to go > 1 Latte: Small, Whipped cream
hi can i get a medium iced latte with oat milk and one pump of vanilla please > 1 Latte: Medium, Iced, Oat milk, Vanilla syrup
latte with almond milk large > 1 Latte: Large, Almond milk
um yeah let me do a large mocha no whip and uh a blueberry muffin warmed up > 1 Mocha: Large; 1 Blueberry Muffin: Warmed up
I would like to order two lattes, one iced and one hot. > 1 Latte: Iced; 1 Latte: Hot
Large black coffee, dark roast, nothing in it. > 1 Coffee: Large, Dark roast
carmel macchiato iced with extra carmel drizzle size large > 1 Macchiato: Large, Iced, Caramel drizzle
Can I please have a small cappuccino with skim milk and extra foam? And a plain bagel toasted with cream cheese. Thank you! > 1 Cappuccino: Small, Skim milk, 2 Foam; 1 Bagel: Toasted, Cream cheese
give me a coffee medium cream and three sugars > 1 Coffee: Medium, Half and half, 3 Sugar
double expresso with a splash of steamed milk > 1 Espresso: Double, Steamed milk
hey so i need a cold brew grande with two pumps of caramel and a splash of cream and my friend wants a hot chocolate with whipped cream > 1 Cold Brew: Medium, 2 Caramel syrup, Half and half; 1 Hot Chocolate: Whipped cream
two large coffees both with cream one with sugar > 1 Coffee: Large, Half and half, Sugar; 1 Coffee: Large, Half and half
I'll have a venti americano with an extra shot and room for milk. > 1 Americano: Large, Espresso shot
Can you make me a decaf latte, soy milk, two pumps of hazelnut, and make it extra hot please > 1 Latte: Decaf, Soy milk, 2 Hazelnut syrup, Extra hot
small chai with coconut milk and cinnamon on top, also a banana bread > 1 Chai Latte: Small, Coconut milk, Cinnamon; 1 Banana Bread
2x flat white one with oat milk one with whole milk > 1 Flat White: Oat milk; 1 Flat White: Whole milk
morning! one green tea large with honey and a bagel with butter and jam > 1 Green Tea: Large, Honey; 1 Bagel: Butter, Jam
I want a latte actually no make that a cappuccino medium with 2% milk > 1 Cappuccino: Medium, Two percent milk
can i get uhh two medium mochas with whip and chocolate drizzle > 2 Mocha: Medium, Whipped cream, Chocolate drizzle
I'd like a large iced coffee with half and half and 4 sugars and a warmed chocolate croissant > 1 Coffee: Large, Iced, Half and half, 4 Sugar; 1 Chocolate Croissant: Warmed up
Medium latte, iced, 3 pumps vanilla, almond milk, light foam. > 1 Latte: Medium, Iced, 3 Vanilla syrup, Almond milk, Foam
hello i would like one tall coffee with a splash of oat milk and two splendas please and thanks > 1 Coffee: Small, Oat milk, 2 Splenda
oatmeal with brown sugar and raisins no nuts and a small orange juice > 1 Oatmeal: Brown sugar, Raisins; 1 Orange Juice: Small
a large vanila latte with skim milk and whiped cream > 1 Latte: Large, Vanilla syrup, Skim milk, Whipped cream
Two coffees. Make one decaf with cream and the other one dark roast black. > 1 Coffee: Decaf, Half and half; 1 Coffee: Dark roast
let me get an americano over ice with two extra shots medium > 1 Americano: Medium, Iced, 2 Espresso shot
Can I have a grande half caf latte with nonfat milk and a pump of sugar free vanilla > 1 Latte: Medium, Half caf, Skim milk, Sugar free vanilla
i'd like a medium hot choclate with extra whipped cream and a pump of hazlenut > 1 Hot Chocolate: Medium, Whipped cream, Hazelnut syrup
three lattes two with oat milk and one with almond milk all large > 2 Latte: Large, Oat milk; 1 Latte: Large, Almond milk
Earl grey tea, medium, with a splash of almond milk and honey. Oh and a croissant, heated. > 1 Earl Grey Tea: Medium, Almond milk, Honey; 1 Croissant: Warmed up
can I order a bagel toasted with cream cheese cut in half and a small coffee with one sugar > 1 Bagel: Toasted, Cream cheese; 1 Coffee: Small, Sugar
macchiato small whole milk caramel drizzle that's it > 1 Macchiato: Small, Whole milk, Caramel drizzle
So I'll take a large cold brew with vanilla syrup, um, and oat milk, no sugar, and then also a large latte, same milk, iced > 1 Cold Brew: Large, Vanilla syrup, Oat milk; 1 Latte: Large, Oat milk, Iced
one mocha large 2 shots of espresso almond milk whipped cream and choclate drizzle please > 1 Mocha: Large, 2 Espresso shot, Almond milk, Whipped cream, Chocolate drizzle
I'd love a medium cappuccino with cinnamon and a shot of caramel > 1 Cappuccino: Medium, Cinnamon, Caramel syrup
two bluberry muffins one warmed up and one not and a large coffe light roast > 1 Blueberry Muffin: Warmed up; 1 Blueberry Muffin; 1 Coffee: Large, Light roast
I'm gonna have a small latte no wait a large latte with coconut milk and honey > 1 Latte: Large, Coconut milk, Honey
Iced chai latte, venti, with oatmilk and one pump of vanilla. > 1 Chai Latte: Large, Iced, Oat milk, Vanilla syrup
triple espresso with one sugar and that'll be all > 1 Espresso: Triple, Sugar
could you get me a decaff americano with cream and two packets of sugar in a to go cup > 1 Americano: Decaf, Half and half, 2 Sugar
Good morning, may I please have a large coffee with two percent milk and 2 sugars, and a small hot chocolate, not too hot, for my kid? > 1 Coffee: Large, Two percent milk, 2 Sugar; 1 Hot Chocolate: Small
latte hot medium with hazelnut and caramel syrup no foam > 1 Latte: Medium, Hot, Hazelnut syrup, Caramel syrup
a couple of small cappuccinos both decaf with skim milk > 2 Cappuccino: Small, Decaf, Skim milk
I want an iced mocha with oat milk and no whipped cream, large please, and one orange juice medium > 1 Mocha: Iced, Oat milk, Large; 1 Orange Juice: Medium
can i do a large latte with five pumps of vanilla and four shots please i'm so tired > 1 Latte: Large, 5 Vanilla syrup, 4 Espresso shot
bagle with cream cheese and jam not toasted and a medium green tea with no sugar > 1 Bagel: Cream cheese, Jam; 1 Green Tea: Medium
Two iced americanos please. One large with vanilla and one small with nothing. > 1 Americano: Large, Iced, Vanilla syrup; 1 Americano: Small, Iced
yes hi um i would like a flat white with soy milk extra hot and one chocolate croissant not heated > 1 Flat White: Soy milk, Extra hot; 1 Chocolate Croissant
coffee x2 medium with cream and sugar > 2 Coffee: Medium, Half and half, Sugar
Let me have a cinnamon latte, I mean like two pumps of cinnamon syrup, with steamed milk and whip, medium > 1 Latte: Medium, 2 Cinnamon syrup, Steamed milk, Whipped cream
I would like a warm green tea small with lots of room and a banana bread please with extra napkins > 1 Green Tea: Small, Lukewarm; 1 Banana Bread
large iced carmel machiato with almond milk, extra shot, and light whip > 1 Macchiato: Large, Iced, Almond milk, Espresso shot, Whipped cream
I'll get a black coffee small and a latte big with oat milk > 1 Coffee: Small; 1 Latte: Large, Oat milk
gimme a large drip coffee half decaf with a little cream > 1 Coffee: Large, Half caf, Half and half
Could I get two chais? Actually make that three. All iced with soy milk. > 3 Chai Latte: Iced, Soy milk
hot cocoa large with whipped cream and chocolate drizzle and caramel drizzle > 1 Hot Chocolate: Large, Whipped cream, Chocolate drizzle, Caramel drizzle
one double espresso one latte with whole milk and a butter croissant > 1 Espresso: Double; 1 Latte: Whole milk; 1 Croissant
I'd like a medium cold brew with sugar free vanilla syrup and a splash of half and half, no sugar please > 1 Cold Brew: Medium, Sugar free vanilla, Half and half
capuccino with extra cinammon large > 1 Cappuccino: Large, Cinnamon
Can we get three coffees, one large with cream, one medium black and one small with two sugars? > 1 Coffee: Large, Half and half; 1 Coffee: Medium; 1 Coffee: Small, 2 Sugar
Hi, I would like to have the oatmeal with honey and nuts, and a tall latte with fat free milk and double vanilla. Thanks. > 1 Oatmeal: Honey, Nuts; 1 Latte: Small, Skim milk, 2 Vanilla syrup
with almond milk and two pumps of mocha syrup a large iced coffee please > 1 Coffee: Large, Iced, Almond milk, 2 Chocolate syrup
two medium lattes one with vanilla and whip the other with hazelnut and no whip > 1 Latte: Medium, Vanilla syrup, Whipped cream; 1 Latte: Medium, Hazelnut syrup
an earl grey with two honeys and a splash of cold milk large > 1 Earl Grey Tea: Large, 2 Honey, Cold milk
I think I'll have, let me see, a mocha. Medium. With oat milk. And can you add a shot of espresso to that? > 1 Mocha: Medium, Oat milk, Espresso shot
large latte iced light ice with two pumps of carmel > 1 Latte: Large, Iced, 2 Caramel syrup
can i please get a grande americano with steamed milk and 3 sweeteners and a toasted bagel with extra cream cheese > 1 Americano: Medium, Steamed milk, 3 Splenda; 1 Bagel: Toasted, Cream cheese
Small orange juice, oatmeal with raisins, brown sugar, and nuts. > 1 Orange Juice: Small; 1 Oatmeal: Raisins, Brown sugar, Nuts
I want two crossants warmed up and an expresso single > 2 Croissant: Warmed up; 1 Espresso: Single
one large cappuccino with oat milk and the same again but with soy milk > 1 Cappuccino: Large, Oat milk; 1 Cappuccino: Large, Soy milk
hey there could i have a medium coffee with whole milk and no sugar also a medium coffee with whole milk and 2 sugars > 1 Coffee: Medium, Whole milk; 1 Coffee: Medium, Whole milk, 2 Sugar
Ok so, a medium flat white with an extra shot and like a little honey on it > 1 Flat White: Medium, Espresso shot, Honey
decaf mocha with coconut milk small no drizzle extra foam > 1 Mocha: Small, Decaf, Coconut milk, 2 Foam
i would like a blueberry muffin and a latte, large, please heat the muffin up, and no sugar in the latte > 1 Blueberry Muffin: Warmed up; 1 Latte: Large
Please give me one large vanilla latte with almond mlik, whipped cream, and caramel drizzle on top > 1 Latte: Large, Vanilla syrup, Almond milk, Whipped cream, Caramel drizzle
one iced latte and one hot latte, both medium, both with two percent milk > 1 Latte: Iced, Medium, Two percent milk; 1 Latte: Hot, Medium, Two percent milk
I'd like a coffee, medium roast, large, with a splash of coconut milk and one pump of hazelnut syrup please > 1 Coffee: Medium roast, Large, Coconut milk, Hazelnut syrup
can i get a small hot chocolate with skim milk and light whipped cream and a large one with whole milk and regular whip > 1 Hot Chocolate: Small, Skim milk, Whipped cream; 1 Hot Chocolate: Large, Whole milk, Whipped cream
a large cold brew black and a banana bread sliced > 1 Cold Brew: Large; 1 Banana Bread
Yo lemme get a iced mocha latte large with a pump of chocolate sauce and whip cream > 1 Mocha: Iced, Large, Chocolate syrup, Whipped cream
Three espressos, two doubles and a single, the single with sugar. > 2 Espresso: Double; 1 Espresso: Single, Sugar
i will take the macchiato with 2 shots and vanilla and make it iced and make it a medium > 1 Macchiato: 2 Espresso shot, Vanilla syrup, Iced, Medium
may i have a late with soy milk and cinamon on top medium size > 1 Latte: Soy milk, Cinnamon, Medium
I'd like to get a grande chai tea latte with nonfat milk, no foam, extra hot, and a cinnamon sprinkle on top. > 1 Chai Latte: Medium, Skim milk, Extra hot, Cinnamon
large regular coffee five sugars and cream and a bagel with butter toasted please > 1 Coffee: Large, 5 Sugar, Half and half; 1 Bagel: Butter, Toasted
Two cold brews: first one large with caramel syrup and cream, second one small with just a pump of vanilla > 1 Cold Brew: Large, Caramel syrup, Half and half; 1 Cold Brew: Small, Vanilla syrup
um can i have a cappuccino please with oat milk, small, oh and put two sugars in it > 1 Cappuccino: Oat milk, Small, 2 Sugar
iced green tea large with honey sorry make that two honeys and a choclate croissant > 1 Green Tea: Iced, Large, 2 Honey; 1 Chocolate Croissant
I need four medium coffees, two with cream and sugar and two black > 2 Coffee: Medium, Half and half, Sugar; 2 Coffee: Medium
americano large decaf with hazelnut and a splash of soy milk lukewarm > 1 Americano: Large, Decaf, Hazelnut syrup, Soy milk, Lukewarm
Can I get a large hot chocolate with almond milk, marshmallows and whipped cream, and an oj? > 1 Hot Chocolate: Large, Almond milk, Whipped cream; 1 Orange Juice
medium mocha with whip and a medium mocha without whip and a small latte with whole milk > 1 Mocha: Medium, Whipped cream; 1 Mocha: Medium; 1 Latte: Small, Whole milk
i'd like a latte with 1 pump vanilla 1 pump caramel and 1 pump hazelnut venti iced please > 1 Latte: Vanilla syrup, Caramel syrup, Hazelnut syrup, Large, Iced
I'd like an iced americano. Actually, can you make it hot? Large, with one splenda. > 1 Americano: Hot, Large, Splenda
one plain croissant toasted and one bagel toasted with jam and two small coffees one of them decaf > 1 Croissant: Warmed up; 1 Bagel: Toasted, Jam; 1 Coffee: Small, Decaf; 1 Coffee: Small
large latte with regular milk whipped and chocolate drizzle with a straw please > 1 Latte: Large, Whole milk, Whipped cream, Chocolate drizzle
Hello, may I get a medium iced coffee with french vanilla and cream? And may I also get a blueberry muffin? That's all, thank you. > 1 Coffee: Medium, Iced, Vanilla syrup, Half and half; 1 Blueberry Muffin
short flat white half caf whole milk with a dash of cinnamon > 1 Flat White: Small, Half caf, Whole milk, Cinnamon
i want 2 large iced lattes with oat milk and 2 pumps of vanilla in each and one banana bread > 2 Latte: Large, Iced, Oat milk, 2 Vanilla syrup; 1 Banana Bread
Could I have an espresso, a double, with a bit of foam and caramel and then a toasted blueberry muffin in a bag > 1 Espresso: Double, Foam, Caramel syrup; 1 Blueberry Muffin: Warmed up
one large earl gray tea with half and half and sugar, no lemon, and an oatmeal plain > 1 Earl Grey Tea: Large, Half and half, Sugar; 1 Oatmeal
hi can i get a grande iced latte with oat milk and two pumps of vanilla please > 1 Latte: Medium, Iced, Oat milk, 2 Vanilla syrup
small cappuccino extra foam > 1 Cappuccino: Small, 2 Foam
venti americano with an extra shot and a splash of half and half > 1 Americano: Large, Espresso shot, Half and half
Good morning, I would like a medium mocha made with almond milk, no whip, and a little cinnamon on top. > 1 Mocha: Medium, Almond milk, Cinnamon
let me get two large coffees one with cream and sugar and the other one black > 1 Coffee: Large, Half and half, Sugar; 1 Coffee: Large
tall flat white whole milk to go > 1 Flat White: Small, Whole milk
cold brew, large, with a splash of coconut milk and three pumps of hazelnut > 1 Cold Brew: Large, Coconut milk, 3 Hazelnut syrup
double espresso with a little honey > 1 Espresso: Double, Honey
i want a caramel macchiato grande over ice extra caramel drizzle > 1 Macchiato: Medium, Iced, Caramel drizzle
a small hot chocolate with whipped cream for my kid and for me a large dark roast coffee with two sugars > 1 Hot Chocolate: Small, Whipped cream; 1 Coffee: Large, Dark roast, 2 Sugar
chai tea latte with soy milk just lukewarm please > 1 Chai Latte: Soy milk, Lukewarm
earl grey with honey and two percent milk > 1 Earl Grey Tea: Honey, Two percent milk
could i do a big orange juice and a blueberry muffin warmed up > 1 Orange Juice: Large; 1 Blueberry Muffin: Warmed up
toasted bagel with cream cheese and a medium coffee with 2 sugars > 1 Bagel: Toasted, Cream cheese; 1 Coffee: Medium, 2 Sugar
plain croissant heated plus an oj > 1 Croissant: Warmed up; 1 Orange Juice
oatmeal with brown sugar and raisins hold the nuts > 1 Oatmeal: Brown sugar, Raisins
decaf nonfat latte large with sugar free vanilla > 1 Latte: Decaf, Skim milk, Large, Sugar free vanilla
um yeah give me a large iced mocha, actually make that a medium, with whip > 1 Mocha: Medium, Iced, Whipped cream
two small cappuccinos with skim milk and cinnamon powder > 2 Cappuccino: Small, Skim milk, Cinnamon
I'd like a latte and a mocha, both large, both with soy milk > 1 Latte: Large, Soy milk; 1 Mocha: Large, Soy milk
iced coffee four sugars and cream > 1 Coffee: Iced, 4 Sugar, Half and half
medium half caf coffee with two splendas > 1 Coffee: Medium, Half caf, 2 Splenda
can you make me a flat white extra hot with an extra shot > 1 Flat White: Extra hot, Espresso shot
venti green tea iced with 2 honeys > 1 Green Tea: Large, Iced, 2 Honey
grande carmel machiato with almond milk instead of whole milk > 1 Macchiato: Medium, Almond milk
expresso double with a splash of steamed milk > 1 Espresso: Double, Steamed milk
large latte with vanilla and lavender syrup > 1 Latte: Large, Vanilla syrup
hot cocoa medium size with oat milk, chocolate drizzle and marshmallows > 1 Hot Chocolate: Medium, Oat milk, Chocolate drizzle
three black coffees two large and one small > 2 Coffee: Large; 1 Coffee: Small
just a slice of banana bread and a tall americano, no sugar > 1 Banana Bread; 1 Americano: Small
i need a triple espresso right now > 1 Espresso: Triple
Order a large cold brew with caramel syrup, half and half, and extra whipped cream. > 1 Cold Brew: Large, Caramel syrup, Half and half, Whipped cream
iced chai latte, venti, almond milk, and put some cinnamon on it > 1 Chai Latte: Iced, Large, Almond milk, Cinnamon
can i have a decaf cappuccino with oatmilk and one pump of hazelnut and make it large > 1 Cappuccino: Decaf, Oat milk, Hazelnut syrup, Large
latte, 2% milk, two shots, large, hot > 1 Latte: Two percent milk, 2 Espresso shot, Large, Hot
two bagels one with butter and the other with jam both toasted > 1 Bagel: Butter, Toasted; 1 Bagel: Jam, Toasted
chocolate croissant, warmed, and a small latte please > 1 Chocolate Croissant: Warmed up; 1 Latte: Small
Can I please get a medium blonde roast coffee with a splash of oat milk and one packet of sugar? > 1 Coffee: Medium, Light roast, Oat milk, Sugar
gimme a big black coffee > 1 Coffee: Large
large mocha with extra chocolate syrup no whipped cream and light foam > 1 Mocha: Large, 2 Chocolate syrup, Foam
hey there could i get uh a small iced americano with three shots and sugar free vanilla syrup > 1 Americano: Small, Iced, 3 Espresso shot, Sugar free vanilla
earl grey, tall, steamed milk, two sugars > 1 Earl Grey Tea: Small, Steamed milk, 2 Sugar
cafe latte topped with whipped cream and caramel drizzle > 1 Latte: Whipped cream, Caramel drizzle
two medium lattes with oat milk and a blueberry muffin > 2 Latte: Medium, Oat milk; 1 Blueberry Muffin
two medium lattes one with coconut milk and the other with skim milk > 1 Latte: Medium, Coconut milk; 1 Latte: Medium, Skim milk
a half decaf drip coffee, small, with cream > 1 Coffee: Half caf, Small, Half and half
i'll have the oatmeal with nuts and honey and a grande earl grey > 1 Oatmeal: Nuts, Honey; 1 Earl Grey Tea: Medium
iced latte with light vanilla and a double shot of espresso > 1 Latte: Iced, Vanilla syrup, 2 Espresso shot
a cappucino and a croissant for here > 1 Cappuccino; 1 Croissant
lage coffee with 3 sugars and cream > 1 Coffee: Large, 3 Sugar, Half and half
tall hot chocolate no whip with fat free milk for my daughter > 1 Hot Chocolate: Small, Skim milk
can i get a macchiato with soy milk and toffee nut syrup > 1 Macchiato: Soy milk
cold brewed coffee small with sweetener and 2 pumps of cinnamon syrup > 1 Cold Brew: Small, Splenda, 2 Cinnamon syrup
medium latte no foam extra hot almond milk > 1 Latte: Medium, Extra hot, Almond milk
Could I order an iced cappuccino with whole milk, one sugar, and foam on top? > 1 Cappuccino: Iced, Whole milk, Sugar, Foam
one coffee medium with cream one sugar > 1 Coffee: Medium, Half and half, Sugar
green tea with honey, and a bagel, no cream cheese, just butter > 1 Green Tea: Honey; 1 Bagel: Butter
i'd like the cafe mocha venti with nonfat milk and peppermint syrup > 1 Mocha: Large, Skim milk
a large latte wait no a large cappuccino with oat milk > 1 Cappuccino: Large, Oat milk
espresso coffee single with a little sugar > 1 Espresso: Single, Sugar
two small hot chocolates with whipped cream for the kids and a large americano for me > 2 Hot Chocolate: Small, Whipped cream; 1 Americano: Large
large iced chai with oat milk and no cinnamon > 1 Chai Latte: Large, Iced, Oat milk
could you do a flat white with coconut milk and half caf please > 1 Flat White: Coconut milk, Half caf
grande drip coffee dark roast with a shot of espresso and hazelnut > 1 Coffee: Medium, Dark roast, Espresso shot, Hazelnut syrup
coffee. decaf. large. skim milk. two sweeteners. > 1 Coffee: Decaf, Large, Skim milk, 2 Splenda
i would like a butter croissant toasted with a tall orange juice > 1 Croissant: Warmed up; 1 Orange Juice: Small
A medium latte with vanila syrup, hazlenut syrup and whipped cream > 1 Latte: Medium, Vanilla syrup, Hazelnut syrup, Whipped cream
large cold brew plus two pumps chocolate sauce plus coconut milk > 1 Cold Brew: Large, 2 Chocolate syrup, Coconut milk
can i have an iced green tea medium with a slice of lemon > 1 Green Tea: Iced, Medium
mocha with oat milk, one extra shot and caramel drizzle, in a venti cup > 1 Mocha: Oat milk, Espresso shot, Caramel drizzle, Large
three lattes all small with two percent milk > 3 Latte: Small, Two percent milk
four blueberry muffins heated and 4 small coffees > 4 Blueberry Muffin: Warmed up; 4 Coffee: Small
uh do you have oat milk okay then a large oat milk latte with honey > 1 Latte: Large, Oat milk, Honey
my wife wants a decaf mocha, medium, with whip, and i'll take a black coffee, large > 1 Mocha: Decaf, Medium, Whipped cream; 1 Coffee: Large
a regular size americano with room for cream and one packet of sugar > 1 Americano: Medium, Sugar
Latte with steamed milk, chocolate drizzle, 3 espresso shots, and a pinch of nutmeg. > 1 Latte: Steamed milk, Chocolate drizzle, 3 Espresso shot
caramel latte venti with whip > 1 Latte: Caramel syrup, Large, Whipped cream
hazelnut coffee with cream small > 1 Coffee: Hazelnut syrup, Half and half, Small
vanilla iced latte with almond milk grande to go please > 1 Latte: Vanilla syrup, Iced, Almond milk, Medium
chai latte, hold the foam, extra cinnamon, make it a small > 1 Chai Latte: Cinnamon, Small
i'll get a choclate croissant warmed and an earl grey with two sugars > 1 Chocolate Croissant: Warmed up; 1 Earl Grey Tea: 2 Sugar
french vanilla cappuccino medium with extra foam and skimmed milk > 1 Cappuccino: Vanilla syrup, Medium, 2 Foam, Skim milk
two espressos, one single one double > 1 Espresso: Single; 1 Espresso: Double
a hot latte medium and an iced latte large both with vanilla > 1 Latte: Hot, Medium, Vanilla syrup; 1 Latte: Iced, Large, Vanilla syrup
light roast coffee short with a little cold milk > 1 Coffee: Light roast, Small, Cold milk
sorry not a mocha, a hot chocolate, large, soy milk > 1 Hot Chocolate: Large, Soy milk
bagel toasted with jam and cream cheese, banana bread, and a large iced coffee no sugar > 1 Bagel: Toasted, Jam, Cream cheese; 1 Banana Bread; 1 Coffee: Large, Iced
capuccino with 2 pumps of caramel and an extra shot, decaf > 1 Cappuccino: 2 Caramel syrup, Espresso shot, Decaf
medim late with soy milk > 1 Latte: Medium, Soy milk
large iced americano with four pumps of sugar free vanilla and a reusable straw > 1 Americano: Large, Iced, 4 Sugar free vanilla
Can I get a tall oat milk latte with one pump of hazelnut? > 1 Latte: Small, Oat milk, Hazelnut syrup
large black coffee > 1 Coffee: Large
I would like an iced americano, venti, with two extra shots and a splash of half and half please. > 1 Americano: Iced, Large, 2 Espresso shot, Half and half
Hi there, could I please have a medium cappuccino made with almond milk, extra foam, and cinnamon on top > 1 Cappuccino: Medium, Almond milk, 2 Foam, Cinnamon
Two small hot chocolates, both topped with whipped cream, and a chocolate croissant heated > 2 Hot Chocolate: Small, Whipped cream; 1 Chocolate Croissant: Warmed up
GRANDE CARAMEL MACCHIATO EXTRA HOT NO WHIP > 1 Macchiato: Medium, Extra hot
i want a toasted bagel with cream cheese and a small coffee with cream and 3 sugars > 1 Bagel: Toasted, Cream cheese; 1 Coffee: Small, Half and half, 3 Sugar
Give me a chai latte, iced, with coconut milk in it instead of regular milk. Make it a large. > 1 Chai Latte: Iced, Coconut milk, Large
May I have one Earl Grey, hot, with a splash of two percent milk and honey? Medium is fine. > 1 Earl Grey Tea: Hot, Two percent milk, Honey, Medium
I'll do a cold brew - large - with vanilla and half and half, plus a slice of banana bread. > 1 Cold Brew: Large, Vanilla syrup, Half and half; 1 Banana Bread
double espresso, that's it > 1 Espresso: Double
Let me get a mocha with no whipped cream, soy milk and 2 pumps of chocolate syrup. > 1 Mocha: Soy milk, 2 Chocolate syrup
One decaf latte, medium, skim milk, sugar free vanilla, hold the foam > 1 Latte: Decaf, Medium, Skim milk, Sugar free vanilla
I'd love a flat white, grande, whole milk, along with a blueberry muffin that's been warmed up > 1 Flat White: Medium, Whole milk; 1 Blueberry Muffin: Warmed up
Can you make me a grande dark roast coffee with two Splendas and just a little bit of almond milk > 1 Coffee: Medium, Dark roast, 2 Splenda, Almond milk
oatmeal with brown sugar, raisins and nuts. Also an orange juice, small > 1 Oatmeal: Brown sugar, Raisins, Nuts; 1 Orange Juice: Small
We need three lattes: one small with oat milk, one large with caramel syrup, and one medium iced. > 1 Latte: Small, Oat milk; 1 Latte: Large, Caramel syrup; 1 Latte: Medium, Iced
I'm going to have the green tea with two honeys, large size, hot > 1 Green Tea: 2 Honey, Large, Hot
A tall blonde roast coffee, nothing in it. > 1 Coffee: Small, Light roast
Please get me an iced mocha, size large, heavy on the chocolate drizzle, and light whip. > 1 Mocha: Iced, Large, Chocolate drizzle, Whipped cream
can i have a medium iced coffee with 4 pumps of caramel and cream thanks > 1 Coffee: Medium, Iced, 4 Caramel syrup, Half and half
Could I order a croissant, toasted, as well as a small cappuccino with one sugar in it? > 1 Croissant: Warmed up; 1 Cappuccino: Small, Sugar
Half caf americano please. Medium. Two packets of sugar and steamed milk on top. > 1 Americano: Half caf, Medium, 2 Sugar, Steamed milk
two bagels, one with butter and one with cream cheese and jam > 1 Bagel: Butter; 1 Bagel: Cream cheese, Jam
I think I'll go with a large latte. I want three shots of espresso in that and nonfat milk. And no sugar please. > 1 Latte: Large, 3 Espresso shot, Skim milk
Triple espresso w/ a little steamed milk on the side > 1 Espresso: Triple, Steamed milk
Hey, get me a venti iced chai with two pumps of vanilla and whip > 1 Chai Latte: Large, Iced, 2 Vanilla syrup, Whipped cream
hot cocoa for me, small, easy on the whipped cream, with a caramel drizzle > 1 Hot Chocolate: Small, Whipped cream, Caramel drizzle
I'd like to order two large coffees with half and half and two sugars each. > 2 Coffee: Large, Half and half, 2 Sugar
Lukewarm latte in a small cup, with hazelnut and soy milk. > 1 Latte: Lukewarm, Small, Hazelnut syrup, Soy milk
I will take one cappuccino with double foam, whole milk, in a tall. > 1 Cappuccino: 2 Foam, Whole milk, Small
Blueberry muffin and an oj > 1 Blueberry Muffin; 1 Orange Juice
Macchiato, sub coconut milk, add an extra shot, large, iced. > 1 Macchiato: Coconut milk, Espresso shot, Large, Iced
For my order I want a decaf coffee with a splash of oat milk, and for my friend a small mocha with whipped cream and cinnamon powder. > 1 Coffee: Decaf, Oat milk; 1 Mocha: Small, Whipped cream, Cinnamon
cold brew no sugar just vanilla syrup > 1 Cold Brew: Vanilla syrup
Good morning! I would like a medium hot latte with skim milk instead of whole, one pump of sugar free vanilla and a pinch of cinnamon on it. > 1 Latte: Medium, Hot, Skim milk, Sugar free vanilla, Cinnamon
i need a big coffee, 5 sugars, light cream > 1 Coffee: Large, 5 Sugar, Half and half
Can I please get a small Earl Grey tea with 2 sugars and cream, and a warmed chocolate croissant to go with it? > 1 Earl Grey Tea: Small, 2 Sugar, Half and half; 1 Chocolate Croissant: Warmed up
Iced Latte, Medium, Almond Milk, 3 Pumps Hazelnut, 1 Pump Caramel, Caramel Drizzle > 1 Latte: Iced, Medium, Almond milk, 3 Hazelnut syrup, Caramel syrup, Caramel drizzle
An Americano. Large. With an extra shot of espresso. And one bagel toasted with just butter. > 1 Americano: Large, Espresso shot; 1 Bagel: Toasted, Butter
I'll have 1 flat white with honey & oat milk, and 1 iced green tea, large, no sweetener > 1 Flat White: Honey, Oat milk; 1 Green Tea: Iced, Large
let me have a double shot cappuccino medium with cinnamon and almond milk > 1 Cappuccino: 2 Espresso shot, Medium, Cinnamon, Almond milk
Oatmeal, hold the nuts, just honey and raisins please > 1 Oatmeal: Honey, Raisins
Two tall chai lattes with skim milk; make one of them iced. > 1 Chai Latte: Small, Skim milk; 1 Chai Latte: Small, Skim milk, Iced
Could you do an extra hot mocha with 2% milk, minus the whip, grande size? > 1 Mocha: Extra hot, Two percent milk, Medium
Medium drip coffee with two Splenda and cinnamon, also a slice of banana bread and an orange juice > 1 Coffee: Medium, 2 Splenda, Cinnamon; 1 Banana Bread; 1 Orange Juice
Gimme a large cold brew topped with foam and chocolate drizzle > 1 Cold Brew: Large, Foam, Chocolate drizzle
Caramel latte with whipped cream, small, please! > 1 Latte: Caramel syrup, Whipped cream, Small
what i want is a hot americano with a splash of soy milk and three sugars, in a large > 1 Americano: Hot, Soy milk, 3 Sugar, Large
I'd like a single espresso, decaf, with one sugar on the side, and a plain croissant > 1 Espresso: Single, Decaf, Sugar; 1 Croissant
French vanilla cappuccino, large, extra whipped cream, no cinnamon > 1 Cappuccino: Vanilla syrup, Large, Whipped cream
Small hot chocolate made with oat milk and two pumps of hazelnut. Extra whip. > 1 Hot Chocolate: Small, Oat milk, 2 Hazelnut syrup, Whipped cream
Are you able to make an iced flat white with coconut milk? I'd want it in a medium, with one Splenda. > 1 Flat White: Iced, Coconut milk, Medium, Splenda
2 croissants heated, 1 medium latte w/ vanilla, 1 small coffee black > 2 Croissant: Warmed up; 1 Latte: Medium, Vanilla syrup; 1 Coffee: Small
I want a venti coffee that is half decaf with whole milk in it and a shot of espresso > 1 Coffee: Large, Half caf, Whole milk, Espresso shot
green tea over ice with honey > 1 Green Tea: Iced, Honey
My usual is a large iced americano with four shots, no milk, and one pump of cinnamon syrup. > 1 Americano: Large, Iced, 4 Espresso shot, Cinnamon syrup
A latte for me. Make it small, dairy free so almond milk, and just one pump of vanilla. > 1 Latte: Small, Almond milk, Vanilla syrup
Coffee with hazelnut, cream, and sugar. Medium. > 1 Coffee: Hazelnut syrup, Half and half, Sugar, Medium
I'd like a lukewarm chai tea latte in a grande cup with cinnamon sprinkled on top, plus a blueberry muffin, toasted > 1 Chai Latte: Lukewarm, Medium, Cinnamon; 1 Blueberry Muffin: Warmed up`,
  'sandwich shop': `
footlong turkey sub on wheat with provolone lettuce tomatoes and mayo toasted > 1 Turkey Breast Sub: Whole, Wheat bread, Provolone, Lettuce, Tomatoes, Mayonnaise, Toasted
six inch meatball marinara with extra cheese > 1 Meatball Sub: Half, 2 Cheddar
can i get a tuna sandwich on rye with cucumbers, spinach and a little black pepper > 1 Tuna Sub: Rye bread, Cucumbers, Spinach, Black pepper
blt on white bread, cold, extra bacon > 1 BLT: White bread, Cold, 2 Bacon
italian sub foot long with oil vinegar oregano salt and pepper > 1 Italian Sub: Whole, Oil, Vinegar, Oregano, Salt, Black pepper
Philly cheesesteak, 12 inch, with green peppers, onions, and provolone. Hot please. > 1 Steak and Cheese Sub: Whole, Green peppers, Red onions, Provolone, Toasted
veggie delight on flatbread with avocado, no onions, and double olives > 1 Veggie Sub: Flatbread, Avocado, 2 Black olives
ham and cheese six inch on italian bread with swiss and honey mustard and a bag of bbq chips > 1 Ham and Cheese Sub: Half, White bread, Swiss, Honey mustard; 1 Potato Chips: Barbecue
two turkey subs both footlong one with pepper jack one with swiss > 1 Turkey Breast Sub: Whole, Pepper jack; 1 Turkey Breast Sub: Whole, Swiss
bowl of tomato soup and a medium fountain drink, coke > 1 Tomato Soup: Bowl; 1 Fountain Drink: Medium, Cola
half size tuna on gluten free bread with lettuce, pickles, light mayo > 1 Tuna Sub: Half, Gluten free bread, Lettuce, Pickles, Mayonnaise
I'd like a small turkey sandwich with bacon, cheddar, and ranch dressing on the side, plus an oatmeal cookie > 1 Turkey Breast Sub: Half, Bacon, Cheddar, Ranch; 1 Oatmeal Raisin Cookie
steak sandwich footlong extra meat pepper jack jalapenos banana peppers toasted > 1 Steak and Cheese Sub: Whole, Extra meat, Pepper jack, Jalapenos, Banana peppers, Toasted
two chocolate chip cookies and a bottle of water > 2 Chocolate Chip Cookie; 1 Bottled Water
veggie sub with spinach, cucumbers, green peppers, tomato and vinegar, no oil > 1 Veggie Sub: Spinach, Cucumbers, Green peppers, Tomatoes, Vinegar
sour cream and onion chips, large iced tea > 1 Potato Chips: Sour cream and onion; 1 Unsweetened Tea: Large
foot long ham sub, heated, extra pickles extra mustard hold the lettuce > 1 Ham and Cheese Sub: Whole, Toasted, 2 Pickles, 2 Yellow mustard
spicy italian six inch on rye, actually wheat, with provolone and banana peppers > 1 Italian Sub: Half, Wheat bread, Provolone, Banana peppers
turky sub with letuce tomatos and mayo on wheat > 1 Turkey Breast Sub: Lettuce, Tomatoes, Mayonnaise, Wheat bread
meatball sub 6 inch toasted with mozzarella and oregano > 1 Meatball Sub: Half, Toasted, Oregano
BLT, full size, guacamole, light mayonnaise, and a pickle spear > 1 BLT: Whole, Avocado, Mayonnaise; 1 Pickle Spear
a cup of tomato soup plus a six inch tuna on white > 1 Tomato Soup: Cup; 1 Tuna Sub: Half, White bread
one cheesesteak for my husband with peppers and onions and one veggie for me with avocado and olives > 1 Steak and Cheese Sub: Green peppers, Red onions; 1 Veggie Sub: Avocado, Black olives
three bags of chips two plain and one bbq > 2 Potato Chips: Original; 1 Potato Chips: Barbecue
medium soda orange and a large soda diet coke > 1 Fountain Drink: Medium, Orange soda; 1 Fountain Drink: Large, Diet cola
ham sandwich whole wheat bread swiss cheese tomato red onions red wine vinegar and a little salt > 1 Ham and Cheese Sub: Wheat bread, Swiss, Tomatoes, Red onions, Vinegar, Salt
full size turkey with double meat and alfalfa sprouts on flatbread > 1 Turkey Breast Sub: Whole, Extra meat, Flatbread
gimme an italian with extra provolone extra olives and make it hot please > 1 Italian Sub: 2 Provolone, 2 Black olives, Toasted
cold tuna sub footlng with cucumbrs and ranch > 1 Tuna Sub: Cold, Whole, Cucumbers, Ranch
vegetarian sub no cheese, six inch, gluten free bread, mustard instead of mayo, lettuce, tomato > 1 Veggie Sub: Half, Gluten free bread, Yellow mustard, Lettuce, Tomatoes`,
  'burrito bar': `
chicken burrito with brown rice black beans cheese and sour cream > 1 Burrito: Chicken, Brown rice, Black beans, Cheese, Sour cream
steak bowl no rice pinto beans extra guac > 1 Burrito Bowl: Steak, No rice, Pinto beans, 2 Guacamole
two tacos hard shell with carnitas, pico and lettuce > 2 Tacos: Crispy shell, Carnitas, Mild salsa, Lettuce
salad with sofritas, no beans, corn salsa and vinaigrette > 1 Salad: Sofritas, No beans, Corn salsa, Vinaigrette
Can I have a quesadilla with steak and cheese, plus a large horchata? > 1 Quesadilla: Steak, Cheese; 1 Horchata: Large
burrito bowl half chicken half steak white rice black beans queso > 1 Burrito Bowl: Chicken, Steak, White rice, Black beans, Queso
large chips and guac and a mexican coke > 1 Chips and Guacamole: Large; 1 Mexican Cola
veggie burrito on a whole wheat tortilla with pinto beans, guac, and no sour cream > 1 Burrito: Veggies, Wheat tortilla, Pinto beans, Guacamole
barbacoa tacos soft flour tortilla extra onions and salsa verde, to go > 1 Tacos: Barbacoa, Soft flour, 2 Onions, Green salsa
give me a burrito double chicken, no beans, brown rice, hot salsa, cheese > 1 Burrito: 2 Chicken, No beans, Brown rice, Red salsa, Cheese
a pork bowl with cilantro lime rice, black beans, fresh tomato salsa, and romaine > 1 Burrito Bowl: Carnitas, White rice, Black beans, Mild salsa, Lettuce
two burritos one chicken with white rice and one steak with no rice > 1 Burrito: Chicken, White rice; 1 Burrito: Steak, No rice
chips and salsa with green salsa and a small soda > 1 Chips and Salsa: Green salsa; 1 Fountain Soda: Small
chikn burito with whte rice and guacamole > 1 Burrito: Chicken, White rice, Guacamole
for my kid a cheese quesadilla and for me a carne asada burrito with jalapenos and queso > 1 Quesadilla: Cheese; 1 Burrito: Steak, Jalapenos, Queso
salad, chicken, extra lettuce, pico, light sour cream, honey vinaigrette on the side > 1 Salad: Chicken, 2 Lettuce, Mild salsa, Sour cream, Vinaigrette
rice bowl with tofu and fajita veggies, pinto beans, corn, jalapenos > 1 Burrito Bowl: Sofritas, Veggies, Pinto beans, Corn salsa, Jalapenos
i'll do the tacos with shredded beef, soft corn tortilla, onions and chopped cilantro > 1 Tacos: Barbacoa, Soft corn, Onions
burrito with steak, flour tortilla, wait no, wheat tortilla, black beans, extra cheese > 1 Burrito: Steak, Wheat tortilla, Black beans, 2 Cheese
chips and queso large, water > 1 Chips and Queso: Large; 1 Bottled Water
two chicken bowls with brown rice and a carnitas bowl with black beans > 2 Burrito Bowl: Chicken, Brown rice; 1 Burrito Bowl: Carnitas, Black beans
quesadila with grilled chicken and sour creme on the side > 1 Quesadilla: Chicken, Sour cream
barbacoa burrito, black beans instead of pinto, no rice, queso, roasted corn salsa > 1 Burrito: Barbacoa, Black beans, No rice, Queso, Corn salsa
tortilla chips, a side of guacamole, and a large fountain drink > 1 Tortilla Chips; 1 Side of Guacamole; 1 Fountain Soda: Large
bowl white rice no beans steak and both the mild salsa and the hot salsa and lettuce > 1 Burrito Bowl: White rice, No beans, Steak, Mild salsa, Red salsa, Lettuce
chicken burrito with brown rice, pinto beans and chipotle mayo > 1 Burrito: Chicken, Brown rice, Pinto beans
Four crunchy shell tacos with grilled chicken, cheese, lettuce, and salsa verde. > 4 Tacos: Crispy shell, Chicken, Cheese, Lettuce, Green salsa
veggie bowl hold the cheese add guac add corn add pico and make it brown rice > 1 Burrito Bowl: Veggies, Guacamole, Corn salsa, Mild salsa, Brown rice
one horchata small one horchata large and chips and salsa regular with hot salsa > 1 Horchata: Small; 1 Horchata: Large; 1 Chips and Salsa: Regular, Red salsa
chicken burrito and a pork burrito both with white rice, black beans and cheese > 1 Burrito: Chicken, White rice, Black beans, Cheese; 1 Burrito: Carnitas, White rice, Black beans, Cheese`,
  pizzeria: `
large pepperoni pizza thin crust and a two liter coke > 1 Pizza: Large, Pepperoni, Thin crust; 1 Cola: Two liter
can i get a medium pizza with mushrooms onions and extra cheese > 1 Pizza: Medium, Mushrooms, Red onions, Extra cheese
two small cheese pizzas and two cans of sprite > 2 Pizza: Small, Mozzarella; 2 Lemon Lime Soda: Can
i'd like an extra large meat lovers with stuffed crust please > 1 Pizza: Extra large, Meat lovers, Stuffed crust
personal pizza pesto sauce, feta, spinach, roasted garlic, no onions > 1 Pizza: Personal, Pesto, Feta, Spinach, Garlic
calzone with ham and pineapple and white sauce > 1 Calzone: Ham, Pineapple, White sauce
12 piece wings hot and a large caesar salad > 1 Chicken Wings: 12 piece, Hot; 1 Caesar Salad: Large
garlic bread with cheese, a tiramisu and a bottle of water > 1 Garlic Bread: With cheese; 1 Tiramisu; 1 Bottled Water
party size veggie pizza deep dish no olives > 1 Pizza: Extra large, Vegetarian, Thick crust
hawaiian pizza medium with extra pineapple and light ham > 1 Pizza: Hawaiian, Medium, 2 Pineapple, Ham
two large pizzas one pepperoni and one supreme > 1 Pizza: Large, Pepperoni; 1 Pizza: Large, Supreme
a small gluten free pizza with fresh basil mozzarella and a little balsamic > 1 Pizza: Small, Gluten free crust, Basil, Mozzarella, Balsamic glaze
bbq chicken pizza with red onions and bacon, white sauce instead of tomato sauce, large > 1 Pizza: Barbecue chicken, Red onions, Bacon, White sauce, Large
lrge peperoni and mushrom pizza > 1 Pizza: Large, Pepperoni, Mushrooms
dozen wings mild and a 2 liter of diet coke > 1 Chicken Wings: 12 piece, Mild; 1 Diet Cola: Two liter
pizza with anchovies, yes anchovies, and black olives on thin and crispy, individual > 1 Pizza: Anchovies, Black olives, Thin crust, Personal
margherita pizza, small, no, make it a large, with extra basil > 1 Pizza: Margherita, Large, 2 Basil
Three medium pizzas, all with sausage and green peppers. > 3 Pizza: Medium, Italian sausage, Green peppers
1 liter iced tea and a 500 ml ginger ale > 1 Iced Tea: One liter; 1 Ginger Ale: Half liter
a calzone with spinach artichokes and alfredo, hold the garlic > 1 Calzone: Spinach, Artichokes, White sauce
cheesy garlic knots and a small caesar > 1 Garlic Bread: With cheese; 1 Caesar Salad: Small
large vegan pizza with spinach, artichokes, red sauce and sun dried tomatoes > 1 Pizza: Large, Vegan, Spinach, Artichokes, Tomato sauce
medium pizza double pepperoni double bacon jalapenos thick crust > 1 Pizza: Medium, 2 Pepperoni, 2 Bacon, Jalapenos, Thick crust
6 piece buffalo wings barbecue with celery sticks > 1 Chicken Wings: 6 piece, Barbecue
an xl works pizza for here plus 4 bottles of coke > 1 Pizza: Extra large, Supreme; 4 Cola: Bottle
pizza pie with sausage, mushroom and parmesan, alfredo sauce > 1 Pizza: Italian sausage, Mushrooms, Parmesan, White sauce
for my kids a small cheese pizza and for us a large one with ham, peppers, and onions > 1 Pizza: Small, Mozzarella; 1 Pizza: Large, Ham, Green peppers, Red onions
meduim hawaian pizza with thin crust and a can of ginger ale > 1 Pizza: Medium, Hawaiian, Thin crust; 1 Ginger Ale: Can
large pepperoni and a small margherita > 1 Pizza: Large, Pepperoni; 1 Pizza: Small, Margherita
large pizza, pesto, feta cheese, topped with roasted garlic and chicken, and cauliflower crust > 1 Pizza: Large, Pesto, Feta, Garlic, Barbecue chicken, Gluten free crust`,
}
