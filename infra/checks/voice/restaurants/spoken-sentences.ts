/* eslint max-lines: off -- data */
/**
 * Orders as people speak them at a counter or a drive-through, with hesitations, corrections and
 * several items that share options, in the format of `sentences.ts`. They were written with their
 * results before they were measured.
 */
export const spokenSentences: Readonly<Record<string, string>> = {
  'burger house': `
uh yeah hi can i get two cheeseburgers no pickles and uh a large fry > 2 Cheeseburger; 1 French Fries: Large
let me do a double cheeseburger with bacon and um a small coke no ice > 1 Cheeseburger: Double, Bacon; 1 Cola: Small, No ice
can i get a hamburger, make that a double, and a medium root beer > 1 Hamburger: Double; 1 Root Beer: Medium
a cheeseburger and fries, and make that a large fries > 1 Cheeseburger; 1 French Fries: Large
i need a coke, a root beer and a lemonade, all large > 1 Cola: Large; 1 Root Beer: Large; 1 Lemonade: Large
give me two cokes and a root beer, all medium please > 2 Cola: Medium; 1 Root Beer: Medium
two hamburgers and a veggie burger, all with cheese and grilled onions > 2 Hamburger: American cheese, Grilled onions; 1 Veggie Burger: American cheese, Grilled onions
yeah so i want three hamburgers, two of those with cheese > 2 Hamburger: American cheese; 1 Hamburger
four hot dogs, two of them with chili and the other two with relish > 2 Hot Dog: Chili; 2 Hot Dog: Relish
do you have onion rings? i'll take one > 1 Onion Rings
what comes on the veggie burger? okay i'll take one with avocado > 1 Veggie Burger: Avocado
can i get the number one with a large and no onions on that > 1 Number One Combo: Large
i'd like a chicken sandwich, spicy, um no mayo, and can you make it a meal > 1 Crispy Chicken Sandwich: Spicy, Meal
hi there could i do a fish sandwich with extra tartar and a side salad with the ranch on the side > 1 Fish Sandwich: Tartar sauce; 1 Side Salad: Ranch
a ten piece nugget with barbecue and ranch and a kids size lemonade > 1 Chicken Nuggets: 10 piece, Barbecue sauce, Ranch; 1 Lemonade: Small
i'll have a bacon double cheeseburger and a large chocolate shake with no cherry > 1 Cheeseburger: Bacon, Double; 1 Chocolate Milkshake: Large
gimme a triple cheeseburger no bun add jalapenos and swiss > 1 Cheeseburger: Triple, Jalapenos, Swiss cheese
two number sevens one large one medium > 1 Number Seven Combo: Large; 1 Number Seven Combo: Medium
um can i get a small vanilla shake and a small chocolate shake and uh that's it > 1 Vanilla Milkshake: Small; 1 Chocolate Milkshake: Small
i'll get the cheeseburger meal with a large diet coke and large fries > 1 Cheeseburger: Meal; 1 Diet Cola: Large; 1 French Fries: Large
burger no cheese no onions no tomato just ketchup and mustard > 1 Hamburger: Ketchup, Mustard
a couple of cheeseburgers with lettuce and tomato, one of them with no tomato > 1 Cheeseburger: Lettuce, Tomato; 1 Cheeseburger: Lettuce
i'd like an iced tea unsweetened large and a water > 1 Iced Tea: Unsweetened, Large; 1 Bottle of Water
can we get three small fries, one with cheese sauce > 2 French Fries: Small; 1 French Fries: Small, Cheese sauce
hello i want a hamburger with swiss and mushrooms instead of american cheese > 1 Hamburger: Swiss cheese, Mushrooms
a cheeseburger without the pickles but with extra onions and a side of onion rings > 1 Cheeseburger: 2 Onions; 1 Onion Rings
a large order of curly fries and two apple pies to go > 1 Curly Fries: Large; 2 Apple Pie
i'll do a cheeseburger, actually two cheeseburgers, with bacon on both > 2 Cheeseburger: Bacon
one hamburger, no wait, make it a cheeseburger with mushrooms > 1 Cheeseburger: Mushrooms
and a large seven up, no sorry, a large root beer > 1 Root Beer: Large
can i have a hot dog with mustard relish onions and sauerkraut and a coke with extra ice > 1 Hot Dog: Mustard, Relish, Onions, Sauerkraut; 1 Cola: Extra ice
hey could you give me one plain hamburger and one plain hot dog for my kid > 1 Hamburger; 1 Hot Dog
two chicken sandwiches, both spicy, one with no mayo > 2 Crispy Chicken Sandwich: Spicy
i'd love a garden burger with avocado and a sugar free lemonade medium > 1 Veggie Burger: Avocado; 1 Zero Sugar Lemonade: Medium
can i get a side of bacon, a fried egg and a bottle of water > 1 Bacon; 1 Fried Egg; 1 Bottle of Water
hi i'm gonna do two double hamburgers with cheese, one small fry and, let's see, a medium sprite > 2 Hamburger: Double, American cheese; 1 French Fries: Small
three large cokes one with no ice > 2 Cola: Large; 1 Cola: Large, No ice
a cheeseburger with a fried egg on it and some avocado > 1 Cheeseburger: Fried egg, Avocado
get me a burger with ketchup, mayo, pickle slices, and double bacon > 1 Hamburger: Ketchup, Mayo, Pickles, 2 Bacon
i want a number one, medium, with bacon, and another number one, large, without anything extra > 1 Number One Combo: Medium, Bacon; 1 Number One Combo: Large
veggie burger but can you add bacon > 1 Veggie Burger: Bacon
could you do me a favor and give me a cheeseburger hold the onions and a cookie > 1 Cheeseburger; 1 Chocolate Chip Cookie
okay um i think i'll have the crispy chicken sandwich combo with bbq > 1 Crispy Chicken Sandwich: Meal, Barbecue sauce
three burgers, the first one with bacon, the second one with cheese, the third one plain > 1 Hamburger: Bacon; 1 Hamburger: American cheese; 1 Hamburger
a small, a medium and a large coke > 1 Cola: Small; 1 Cola: Medium; 1 Cola: Large
large fries well done and a coke, large as well > 1 French Fries: Large; 1 Cola: Large
two burgers with lettuce and tomato and add bacon to one of them > 1 Hamburger: Lettuce, Tomato; 1 Hamburger: Lettuce, Tomato, Bacon`,
  'coffee bar': `
hi uh can i get a large iced latte with oat milk and uh two shots of vanilla > 1 Latte: Large, Iced, Oat milk, 2 Vanilla syrup
a tall latte and a tall mocha both with soy milk > 1 Latte: Small, Soy milk; 1 Mocha: Small, Soy milk
two lattes, a mocha and a flat white, all large > 2 Latte: Large; 1 Mocha: Large; 1 Flat White: Large
can i get three americanos all iced > 3 Americano: Iced
i'll have a latte, make that a large, and make it decaf > 1 Latte: Large, Decaf
single espresso, no wait make that a double > 1 Espresso: Double
espresso, make it a double please > 1 Espresso: Double
could i have a medium coffee black > 1 Coffee: Medium
black coffee large two sugars > 1 Coffee: Large, 2 Sugar
medium drip with cream and two sweeteners > 1 Coffee: Medium, Half and half, 2 Splenda
a half caf latte with almond milk and an extra shot > 1 Latte: Half caf, Almond milk, Espresso shot
let me get a venti caramel macchiato with an extra pump of caramel and light ice > 1 Macchiato: Large, Caramel syrup
i want two cappuccinos, one decaf and one with an extra shot > 1 Cappuccino: Decaf; 1 Cappuccino: Espresso shot
can i get a hot chocolate no whip with skim milk and uh a banana bread > 1 Hot Chocolate: Skim milk; 1 Banana Bread
iced coffee with cream and three pumps of hazelnut > 1 Coffee: Iced, Half and half, 3 Hazelnut syrup
large cold brew splash of oat milk > 1 Cold Brew: Large, Oat milk
do you have chai? i'll take one iced with coconut milk > 1 Chai Latte: Iced, Coconut milk
a toasted bagel with butter and jam and a small coffee with room > 1 Bagel: Toasted, Butter, Jam; 1 Coffee: Small
two bagels, one with cream cheese one with butter, both toasted > 1 Bagel: Cream cheese, Toasted; 1 Bagel: Butter, Toasted
um i'd like a grande flat white with whole milk extra hot > 1 Flat White: Medium, Whole milk, Extra hot
i'll have an earl grey with steamed milk and honey > 1 Earl Grey Tea: Steamed milk, Honey
green tea hot with two honeys > 1 Green Tea: Hot, 2 Honey
latte with sugar free vanilla, nonfat milk, no foam > 1 Latte: Sugar free vanilla, Skim milk
a small latte and a large one with caramel > 1 Latte: Small; 1 Latte: Large, Caramel syrup
two medium lattes, one with vanilla and one without > 1 Latte: Medium, Vanilla syrup; 1 Latte: Medium
an iced mocha, no whipped cream, extra chocolate drizzle > 1 Mocha: Iced, Chocolate drizzle
can i get a decaf americano with a little cream > 1 Americano: Decaf, Half and half
i'd like a double espresso with a bit of foam and a croissant warmed > 1 Espresso: Double, Foam; 1 Croissant: Warmed up
give me a large coffee, dark roast, leave room for cream > 1 Coffee: Large, Dark roast
can i get a cafe latte but with oat instead of regular milk > 1 Latte: Oat milk
one large hot latte three sugars no foam one shot of hazelnut > 1 Latte: Large, Hot, 3 Sugar, Hazelnut syrup
and uh a cappuccino dry with cinnamon on top > 1 Cappuccino: Cinnamon
can you make me an iced americano with four shots and light water > 1 Americano: Iced, 4 Espresso shot
two iced lattes, one with oat milk, the other with almond, and a blueberry muffin > 1 Latte: Iced, Oat milk; 1 Latte: Iced, Almond milk; 1 Blueberry Muffin
i want a latte with two percent milk and two sugars and a mocha with the same > 1 Latte: Two percent milk, 2 Sugar; 1 Mocha: Two percent milk, 2 Sugar
oatmeal with brown sugar no raisins and add nuts > 1 Oatmeal: Brown sugar, Nuts
can i get my coffee with two creams one sugar > 1 Coffee: Half and half, Sugar
large caramel latte, iced, extra shot, oat milk, no whip > 1 Latte: Large, Caramel syrup, Iced, Espresso shot, Oat milk
small hot chocolate for the kid, not too hot > 1 Hot Chocolate: Small
a large orange juice and uh you know what make that two > 2 Orange Juice: Large
i'll do a chai tea latte, hot, with whole milk and cinnamon powder > 1 Chai Latte: Hot, Whole milk, Cinnamon
could we get two small coffees with honey, one medium coffee with cream and one large black coffee > 2 Coffee: Small, Honey; 1 Coffee: Medium, Half and half; 1 Coffee: Large
medium roast coffee, medium, with a drop of almond milk > 1 Coffee: Medium roast, Medium, Almond milk
can i please get a caramel drizzle on a large iced coffee and a bagel, not toasted, with cream cheese > 1 Coffee: Large, Iced, Caramel drizzle; 1 Bagel: Cream cheese
large latte with whipped cream, scratch the whipped cream, add cinnamon > 1 Latte: Large, Cinnamon
i would like one tall cappuccino with one shot of espresso and one packet of splenda > 1 Cappuccino: Small, Espresso shot, Splenda
i'd like a medium regular coffee with cream and sugar > 1 Coffee: Medium, Half and half, Sugar
mocha latte short with coconut milk, add whip > 1 Mocha: Small, Coconut milk, Whipped cream`,
  'sandwich shop': `
hey can i get a footlong turkey on wheat toasted with provolone and uh lettuce tomato onion and mayo > 1 Turkey Breast Sub: Whole, Wheat bread, Toasted, Provolone, Lettuce, Tomatoes, Red onions, Mayonnaise
two six inch tunas on white, one with cheddar and one with swiss > 1 Tuna Sub: Half, White bread, Cheddar; 1 Tuna Sub: Half, White bread, Swiss
meatball sub toasted extra cheese no onions > 1 Meatball Sub: Toasted, 2 Cheddar
an italian and a blt both on flatbread with mayo > 1 Italian Sub: Flatbread, Mayonnaise; 1 BLT: Flatbread, Mayonnaise
do you guys do soup? i'll take a bowl of the tomato soup > 1 Tomato Soup: Bowl
can i do a steak and cheese, make it a footlong, with green peppers and onions > 1 Steak and Cheese Sub: Whole, Green peppers, Red onions
ham and cheese on rye, mustard on the side, and a bag of barbecue chips > 1 Ham and Cheese Sub: Rye bread, Yellow mustard; 1 Potato Chips: Barbecue
a cup of soup and half a turkey sandwich with swiss > 1 Tomato Soup: Cup; 1 Turkey Breast Sub: Half, Swiss
a small coke, a large diet coke and two waters > 1 Fountain Drink: Small, Cola; 1 Fountain Drink: Large, Diet cola; 2 Bottled Water
turkey on white no mayo no mustard add oil and vinegar salt and pepper > 1 Turkey Breast Sub: White bread, Oil, Vinegar, Salt, Black pepper
gluten free blt, light on the mayo, add avocado > 1 BLT: Gluten free bread, Mayonnaise, Avocado
two veggie subs, six inch, one no pickles, plus two oatmeal cookies > 2 Veggie Sub: Half; 2 Oatmeal Raisin Cookie`,
  'burrito bar': `
can i get a chicken bowl with white rice, black beans, uh mild salsa, corn and cheese > 1 Burrito Bowl: Chicken, White rice, Black beans, Mild salsa, Corn salsa, Cheese
two steak burritos, both with guac and sour cream, no beans > 2 Burrito: Steak, Guacamole, Sour cream, No beans
a veggie burrito on a wheat tortilla with brown rice pinto beans and guac on the side > 1 Burrito: Veggies, Wheat tortilla, Brown rice, Pinto beans; 1 Side of Guacamole
tacos, soft corn, sofritas, green salsa and cheese > 1 Tacos: Soft corn, Sofritas, Green salsa, Cheese
chips and guac and uh a large soda > 1 Chips and Guacamole; 1 Fountain Soda: Large
a steak bowl, actually make that chicken, with brown rice and pico > 1 Burrito Bowl: Chicken, Brown rice, Mild salsa
quesadilla with steak and cheese, sour cream on the side > 1 Quesadilla: Steak, Cheese, Sour cream
a bowl with double chicken no rice no beans lettuce cheese and hot salsa > 1 Burrito Bowl: 2 Chicken, No rice, No beans, Lettuce, Cheese, Red salsa
one burrito with pork and one with tofu, both with white rice and cheese > 1 Burrito: Carnitas, White rice, Cheese; 1 Burrito: Sofritas, White rice, Cheese
i'd like a salad with chicken, skip the beans, extra guac, vinaigrette > 1 Salad: Chicken, No beans, 2 Guacamole, Vinaigrette
do you have horchata? i'll take a large one > 1 Horchata: Large
a burrito bowl steak white rice black beans fajita veggies > 1 Burrito Bowl: Steak, White rice, Black beans, Veggies
a mexican coke and a side of chips > 1 Mexican Cola; 1 Tortilla Chips`,
  pizzeria: `
two large pies, one pepperoni one sausage > 1 Pizza: Large, Pepperoni; 1 Pizza: Large, Italian sausage
can i get a medium thin crust with ham and pineapple and uh a two liter of coke > 1 Pizza: Medium, Thin crust, Ham, Pineapple; 1 Cola: Two liter
a large cheese and a large pepperoni > 1 Pizza: Large, Mozzarella; 1 Pizza: Large, Pepperoni
three medium pizzas, all with mushrooms, one with extra cheese > 2 Pizza: Medium, Mushrooms; 1 Pizza: Medium, Mushrooms, Extra cheese
one extra large supreme no olives no onions > 1 Pizza: Extra large, Supreme
a dozen wings, make them mild, and a caesar salad > 1 Chicken Wings: 12 piece, Mild; 1 Caesar Salad
a large pizza with white sauce spinach and easy on the garlic > 1 Pizza: Large, White sauce, Spinach, Garlic
two small cheese pizzas and two cans of sprite > 2 Pizza: Small, Mozzarella; 2 Lemon Lime Soda: Can
can we do a large meat lovers add jalapenos and a large veggie no mushrooms > 1 Pizza: Large, Meat lovers, Jalapenos; 1 Pizza: Large, Vegetarian
garlic knots and a tiramisu > 1 Garlic Bread; 1 Tiramisu
i'd like two mediums, one hawaiian and one margherita, both thin crust > 1 Pizza: Medium, Hawaiian, Thin crust; 1 Pizza: Medium, Margherita, Thin crust
calzone with ham spinach and feta, red sauce, no ricotta > 1 Calzone: Ham, Spinach, Feta, Tomato sauce
a pepperoni pizza with light cheese and extra sauce, large > 1 Pizza: Pepperoni, Mozzarella, Large
large pizza bacon and chicken with barbecue sauce instead of red sauce > 1 Pizza: Large, Bacon, Barbecue chicken, Barbecue sauce`,
}
