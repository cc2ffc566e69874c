/* eslint max-lines: off -- data */
/**
 * Sentences written after the rules, in the format of `sentences.ts`. They show how the grammar
 * does on words that it was not tuned on.
 */
export const laterSentences: Readonly<Record<string, string>> = {
  'burger house': `
hey can i do a cheeseburger no onion no pickle add bacon and a medium coke with light ice please > 1 Cheeseburger: Bacon; 1 Cola: Medium, Light ice
let's do two hamburgers with ketchup and mustard and one order of onion rings > 2 Hamburger: Ketchup, Mustard; 1 Onion Rings
i'm gonna get the veggie burger with extra avocado hold the mayo plus a large root beer > 1 Veggie Burger: 2 Avocado; 1 Root Beer: Large
could i please get a kids size lemonade and an order of nuggets with ranch dressing > 1 Lemonade: Small; 1 Chicken Nuggets: Ranch
one fried chicken sandwich, extra spicy, with lettuce and tomatoes > 1 Crispy Chicken Sandwich: Spicy, Lettuce, Tomato
i want the number seven combo large with a side of onion rings > 1 Number Seven Combo: Large; 1 Onion Rings
4 cheeseburgers, 2 with bacon and 2 with mushrooms > 2 Cheeseburger: Bacon; 2 Cheeseburger: Mushrooms
may i order three hot dogs with chili and cheese and no ketchup > 3 Hot Dog: Chili, Cheese
get me a burger with swiss cheese, sauteed onions, and bbq sauce, hold the lettuce > 1 Hamburger: Swiss cheese, Grilled onions, Barbecue sauce
hello i would like to place an order for one double hamburger with american cheese and special sauce > 1 Hamburger: Double, American cheese, Secret sauce
do you have cheeseburgers? i'll take one with avocado > 1 Cheeseburger: Avocado
i'll have the fish fillet with extra tartar sauce and a medium sprite > 1 Fish Sandwich: Tartar sauce
chicken sandwich combo with no mayo > 1 Crispy Chicken Sandwich: Meal
i'd like a chocolate shake, no whipped cream, with a cherry on top > 1 Chocolate Milkshake: Cherry
can you give me fries and a coke > 1 French Fries; 1 Cola
just a small diet coke and some curly fries for me thanks > 1 Diet Cola: Small; 1 Curly Fries
two bottles of water, one apple pie and a dozen cookies > 2 Bottle of Water; 1 Apple Pie; 12 Chocolate Chip Cookie
i would love a triple cheeseburger with jalapenos, a fried egg and a lot of bacon > 1 Cheeseburger: Triple, Jalapenos, Fried egg, 2 Bacon
a hamburger with just ketchup and cheese > 1 Hamburger: Ketchup, American cheese
please make me a garden burger without onions but with extra tomato and a salad with italian dressing > 1 Veggie Burger: 2 Tomato; 1 Side Salad: Italian
medium fries extra salty and two large unsweetened iced teas > 1 French Fries: Medium; 2 Iced Tea: Large, Unsweetened
yes i'd like to get a bacon burger with cheese and a 7up > 1 Hamburger: Bacon, American cheese; 1 Seven Up
number one combo no tomato and a hot dog with everything > 1 Number One Combo; 1 Hot Dog
one cheeseburger well done with pickles on the side > 1 Cheeseburger: Pickles
can we have six hamburgers, all with cheese, and six small cokes > 6 Hamburger: American cheese; 6 Cola: Small
i need twenty piece nuggets with honey mustard and barbecue sauce > 1 Chicken Nuggets: 20 piece, Honey mustard, Barbecue sauce
gimme a large vanilla milkshake and a plain hot dog > 1 Vanilla Milkshake: Large; 1 Hot Dog
a cheeseburger with lettuce, tomato, mayo, mustard, no pickles, and no onions > 1 Cheeseburger: Lettuce, Tomato, Mayo, Mustard
i'll grab a side salad with blue cheese and croutons > 1 Side Salad: Blue cheese, Croutons
good evening could i get a burger and fries with cheese sauce, a large lemonade no ice, and an apple pie please > 1 Hamburger; 1 French Fries: Cheese sauce; 1 Lemonade: Large, No ice; 1 Apple Pie`,
  'coffee bar': `
i'll take a large coffee with room for cream and two sugars > 1 Coffee: Large, 2 Sugar
can i order an iced caramel macchiato with almond milk medium size > 1 Macchiato: Iced, Almond milk, Medium
give me a double shot espresso > 1 Espresso: Double
i want a cappuccino extra foam with cinnamon powder > 1 Cappuccino: 2 Foam, Cinnamon
one small mocha with skim milk, no whipped cream please > 1 Mocha: Small, Skim milk
hello, may i please have a decaf latte with one pump of vanilla and one pump of hazelnut > 1 Latte: Decaf, Vanilla syrup, Hazelnut syrup
large hot coffee with three packets of sugar and half and half > 1 Coffee: Large, Hot, 3 Sugar, Half and half
i'd like an americano with hot water on the side > 1 Americano
could you do a medium flat white with oatmilk and an extra espresso shot > 1 Flat White: Medium, Oat milk, Espresso shot
get me two tall chai lattes and a bagel with butter > 2 Chai Latte: Small; 1 Bagel: Butter
i'd love a hot cocoa with extra whip and caramel drizzle > 1 Hot Chocolate: Whipped cream, Caramel drizzle
a venti iced coffee with french vanilla and non fat milk > 1 Coffee: Large, Iced, Vanilla syrup, Skim milk
a grande sugar free vanilla latte with soy milk > 1 Latte: Medium, Sugar free vanilla, Soy milk
may i get one hot latte, and one iced latte > 1 Latte: Hot; 1 Latte: Iced
i need a big cold brew with coconut milk and honey > 1 Cold Brew: Large, Coconut milk, Honey
order a small dark roast no sugar no cream > 1 Coffee: Small, Dark roast
three large cappuccinos with whole milk and two blueberry muffins > 3 Cappuccino: Large, Whole milk; 2 Blueberry Muffin
i would like a regular hot chocolate no whip with marshmallows > 1 Hot Chocolate
can i get a triple shot latte with steamed milk > 1 Latte: 3 Espresso shot, Steamed milk
an earl grey with a bit of honey and lemon > 1 Earl Grey Tea: Honey
a latte with four shots of espresso and five pumps of caramel syrup > 1 Latte: 4 Espresso shot, 5 Caramel syrup
green tea hot with two splendas > 1 Green Tea: Hot, 2 Splenda
please can i have a toasted chocolate croissant and a medium oj > 1 Chocolate Croissant: Warmed up; 1 Orange Juice: Medium
one macchiato with light ice and extra caramel drizzle > 1 Macchiato: Caramel drizzle
i'd like to order a half decaf cappuccino, lukewarm, with 2% milk > 1 Cappuccino: Half caf, Lukewarm, Two percent milk
let me have an iced mocha latte without whipped cream and with chocolate drizzle on top > 1 Mocha: Iced, Chocolate drizzle
a medium drip coffee, blonde roast, with a splash of almond milk > 1 Coffee: Medium, Light roast, Almond milk
we'd like two cafe lattes, one large and one small > 1 Latte: Large; 1 Latte: Small
i'll do a doppio espresso with a touch of foam > 1 Espresso: Double, Foam
iced chai, large, with oat milk and a banana bread > 1 Chai Latte: Iced, Large, Oat milk; 1 Banana Bread
can i have a latte with oat milk instead of whole milk > 1 Latte: Oat milk
one coffee black two sugars > 1 Coffee: 2 Sugar
may i have a cinnamon cappuccino with extra hot steamed milk > 1 Cappuccino: Cinnamon, Extra hot, Steamed milk
a large americano with an extra shot, room for milk, and a plain bagel with jam > 1 Americano: Large, Espresso shot; 1 Bagel: Jam`,
  'sandwich shop': `
i'd like to get a twelve inch meatball marinara on italian bread with mozzarella and provolone > 1 Meatball Sub: Whole, White bread, Provolone
give me a half tuna on rye with lettuce, tomato, red onion and a little vinegar > 1 Tuna Sub: Half, Rye bread, Lettuce, Tomatoes, Red onions, Vinegar
one footlong veggie sub, no cheese, double spinach and ranch dressing > 1 Veggie Sub: Whole, 2 Spinach, Ranch
a turkey sandwich on whole wheat with cheddar cheese, black olives and mayo, with chips and a soda > 1 Turkey Breast Sub: Wheat bread, Cheddar, Black olives, Mayonnaise; 1 Potato Chips; 1 Fountain Drink
could i get an italian with double meat and oil and vinegar on a flatbread > 1 Italian Sub: Extra meat, Oil, Vinegar, Flatbread
two blts toasted with avocado and a cup of tomato soup > 2 BLT: Toasted, Avocado; 1 Tomato Soup: Cup
can i please order a six inch ham sandwich on gluten free with swiss, pickles, and yellow mustard and a large diet coke > 1 Ham and Cheese Sub: Half, Gluten free bread, Swiss, Pickles, Yellow mustard; 1 Fountain Drink: Large, Diet cola
steak and cheese sub with grilled onions and green peppers on white > 1 Steak and Cheese Sub: Red onions, Green peppers, White bread
a spicy italian footlong with pepper jack, jalapenos and extra banana peppers > 1 Italian Sub: Whole, Pepper jack, Jalapenos, 2 Banana peppers
turkey with everything except onions and two chocolate chip cookies > 1 Turkey Breast Sub; 2 Chocolate Chip Cookie
i want a cold tuna sub with cucumbers lettuce salt and pepper > 1 Tuna Sub: Cold, Cucumbers, Lettuce, Salt, Black pepper
one small iced tea, a pickle spear and a bag of bbq chips please > 1 Unsweetened Tea: Small; 1 Pickle Spear; 1 Potato Chips: Barbecue`,
  'burrito bar': `
i'll have a burrito with chicken, brown rice, pinto beans, guac, cheese and hot salsa > 1 Burrito: Chicken, Brown rice, Pinto beans, Guacamole, Cheese, Red salsa
can i get a steak burrito bowl, white rice, black beans, fresh tomato salsa, corn, sour cream, lettuce > 1 Burrito Bowl: Steak, White rice, Black beans, Mild salsa, Corn salsa, Sour cream, Lettuce
three crispy corn tacos with carnitas and guacamole no lettuce and a small drink > 3 Tacos: Crispy shell, Carnitas, Guacamole
a chicken quesadilla and a side of guacamole please > 1 Quesadilla: Chicken; 1 Side of Guacamole
one salad with barbacoa, no rice, no beans, extra cheese and honey vinaigrette > 1 Salad: Barbacoa, No rice, No beans, 2 Cheese, Vinaigrette
i would like a burrito on a whole wheat tortilla with tofu, cilantro lime rice and salsa verde > 1 Burrito: Wheat tortilla, Sofritas, White rice, Green salsa
double chicken bowl with queso and pico de gallo and large chips and guac > 1 Burrito Bowl: 2 Chicken, Queso, Mild salsa; 1 Chips and Guacamole: Large
may i have two bottled waters, a large horchata, and chips with salsa > 2 Bottled Water; 1 Horchata: Large; 1 Chips and Salsa
one veggie burrito with black beans, brown rice, and light cheese > 1 Burrito: Veggies, Black beans, Brown rice, Cheese
soft flour tacos with steak, onions, jalapenos and red salsa > 1 Tacos: Soft flour, Steak, Onions, Jalapenos, Red salsa`,
  pizzeria: `
i want to order a large thin crust pizza with sausage, green peppers, and extra mushrooms > 1 Pizza: Large, Thin crust, Italian sausage, Green peppers, 2 Mushrooms
two small pizzas with ham and a lot of cheese and a half liter of sprite > 2 Pizza: Small, Ham, Extra cheese; 1 Lemon Lime Soda: Half liter
could i get a personal margherita with balsamic glaze, and a can of coke > 1 Pizza: Personal, Margherita, Balsamic glaze; 1 Cola: Can
a medium pizza half pepperoni > 1 Pizza: Medium, Pepperoni
one party size pie with bacon, ham, sausage, and pepperoni with no olives > 1 Pizza: Extra large, Bacon, Ham, Italian sausage, Pepperoni
give me a vegetarian pizza without mushrooms on gluten free crust > 1 Pizza: Vegetarian, Gluten free crust
i'd like four large pies two with pepperoni and two with just cheese > 2 Pizza: Large, Pepperoni; 2 Pizza: Large, Mozzarella
a calzone with spinach and feta, a small caesar salad and three bottles of ginger ale > 1 Calzone: Spinach, Feta; 1 Caesar Salad: Small; 3 Ginger Ale: Bottle
can i have a large deep dish pizza with pesto sauce artichokes roasted garlic and not much parmesan > 1 Pizza: Large, Thick crust, Pesto, Artichokes, Garlic, Parmesan
need five mediums with pepperoni and jalapenos and five cans of diet coke > 5 Pizza: Medium, Pepperoni, Jalapenos; 5 Diet Cola: Can
i'll try the works pizza in extra large hold the anchovies and a twelve piece wings mild > 1 Pizza: Supreme, Extra large; 1 Chicken Wings: 12 piece, Mild
one hawaiian and one meat lover's pizza both large > 1 Pizza: Hawaiian, Large; 1 Pizza: Meat lovers, Large`,
}
