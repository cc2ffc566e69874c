/* eslint max-lines: off -- data */
/**
 * Sentences of guests at the invented restaurants, written by hand: the sentence, then the lines
 * that it orders, each with its options.
 */
export const restaurantSentences: Readonly<Record<string, string>> = {
  'burger house': `
can i get uh a cheeseburger um with no onions and a medium diet coke > 1 Cheeseburger; 1 Diet Cola: Medium
a hamburger, a cheeseburger, and a fish sandwich all with lettuce and tomato > 1 Hamburger: Lettuce, Tomato; 1 Cheeseburger: Lettuce, Tomato; 1 Fish Sandwich: Lettuce, Tomato
six cheeseburgers please, three with onions and three without > 3 Cheeseburger: Onions; 3 Cheeseburger
two hamburgers hold the mushrooms on one of them > 1 Hamburger; 1 Hamburger
six hamburgers, two of them with bacon, and three orders of large fries > 2 Hamburger: Bacon; 4 Hamburger; 3 French Fries: Large
a cheeseburger with onions and a crispy chicken sandwich with the same > 1 Cheeseburger: Onions; 1 Crispy Chicken Sandwich: Onions
can i have a cheeseburger and a hamburger, the cheeseburger with bacon and the hamburger with pickles > 1 Cheeseburger: Bacon; 1 Hamburger: Pickles
a lemonade, zero sugar, and a hot dog > 1 Zero Sugar Lemonade; 1 Hot Dog
a large cola and two medium sparkling juices and a small root beer > 1 Cola: Large; 1 Root Beer: Small
a burger and a medium kombucha, no make that a medium seven up > 1 Hamburger; 1 Seven Up: Medium
two burgers with ketchup, that's all > 2 Hamburger: Ketchup
three hamburgers with cheese and i hate pickles > 3 Hamburger: American cheese
a hamburger with a side of bacon and a large coke on the side > 1 Hamburger: Bacon; 1 Cola: Large
can i get a cheeseburger with bacon and no pickles > 1 Cheeseburger: Bacon
i'd like two number sevens with cheese, no onions, and a small diet coke > 2 Number Seven Combo: American cheese; 1 Diet Cola: Small
let me have a double cheeseburger with extra pickles and a large fries > 1 Cheeseburger: Double, 2 Pickles; 1 French Fries: Large
give me a hamburger with lettuce tomato and mayo hold the onions > 1 Hamburger: Lettuce, Tomato, Mayo
one veggie burger with avocado and swiss, a side salad with ranch and a bottle of water please > 1 Veggie Burger: Avocado, Swiss cheese; 1 Side Salad: Ranch; 1 Bottle of Water
i want a large seven up with no ice and a medium curly fries > 1 Seven Up: Large, No ice; 1 Curly Fries: Medium
can we get three hamburgers plain and three small cokes > 3 Hamburger; 3 Cola: Small
hi could i get a chicken sandwich spicy with extra mayo and a small vanilla shake with whipped cream > 1 Crispy Chicken Sandwich: Spicy, Mayo; 1 Vanilla Milkshake: Small, Whipped cream
i wish to have two hot dogs with relish and mustard > 2 Hot Dog: Relish, Mustard
a zero sugar lemonade and a ten piece nuggets with bbq > 1 Zero Sugar Lemonade; 1 Chicken Nuggets: 10 piece, Barbecue sauce
number one with a large > 1 Number One Combo: Large
i'll take a bacon cheeseburger, onion rings and a root beer > 1 Cheeseburger: Bacon; 1 Onion Rings; 1 Root Beer
may i please have a fish sandwich without tartar and with cheese > 1 Fish Sandwich: American cheese
i need a triple cheeseburger with grilled onions mushrooms and jalapenos and also a cookie > 1 Cheeseburger: Triple, Grilled onions, Mushrooms, Jalapenos; 1 Chocolate Chip Cookie
could you get me a large order of fries with cheese sauce and two medium iced teas unsweetened > 1 French Fries: Large, Cheese sauce; 2 Iced Tea: Medium, Unsweetened
burger with egg and bacon and a coke > 1 Hamburger: Fried egg, Bacon; 1 Cola
a hamburger combo with cheese and no mustard > 1 Hamburger: American cheese, Meal
make it two cheeseburgers with everything > 2 Cheeseburger
i'd like to order one cheeseburger meal and a small lemonade with light ice > 1 Cheeseburger: Meal; 1 Lemonade: Small, Light ice
two small fries unsalted and an apple pie > 2 French Fries: Small, No salt; 1 Apple Pie
can i have a side of bacon and a fried egg > 1 Bacon; 1 Fried Egg
i would like a garden burger with avocado tomato lettuce and secret sauce please > 1 Veggie Burger: Lettuce, Tomato, Avocado, Secret sauce
just a chocolate shake large thanks > 1 Chocolate Milkshake: Large
two burgers one with cheese and one with bacon > 1 Hamburger: American cheese; 1 Hamburger: Bacon
hey there i want a burger no bun with lettuce and tomato > 1 Hamburger: Lettuce, Tomato
get me a well done cheeseburger and some nuggets > 1 Cheeseburger; 1 Chicken Nuggets
six piece nuggets with honey mustard and ranch and a diet coke no ice > 1 Chicken Nuggets: 6 piece, Honey mustard, Ranch; 1 Diet Cola: No ice
can i get a cheeseburger but no cheese > 1 Cheeseburger
two large cokes and three medium fries > 2 Cola: Large; 3 French Fries: Medium
i'd like a hamburger with double bacon and a little mayo > 1 Hamburger: 2 Bacon, Mayo
please order me a single hamburger with ketchup only and a kids size lemonade > 1 Hamburger: Single, Ketchup; 1 Lemonade: Small
a spicy chicken sandwich with pickles no mayo, medium fries and a large sweet tea > 1 Crispy Chicken Sandwich: Spicy, Pickles; 1 French Fries: Medium; 1 Iced Tea: Large, Sweetened`,
  'coffee bar': `
two coffees one large one small both with honey > 1 Coffee: Large, Honey; 1 Coffee: Small, Honey
two large lattes with caramel, one iced and one hot > 1 Latte: Large, Caramel syrup, Iced; 1 Latte: Large, Caramel syrup, Hot
large americano two extra shots of espresso, light on the honey > 1 Americano: Large, 2 Espresso shot, Honey
three shots of espresso in a small latte > 1 Latte: Small, 3 Espresso shot
a small latte and a large cappuccino both decaf > 1 Latte: Small, Decaf; 1 Cappuccino: Large, Decaf
a small coffee one cream and two sugars > 1 Coffee: Small, Half and half, 2 Sugar
i'd like a large latte, make it iced, with just a touch of cinnamon on top > 1 Latte: Large, Iced, Cinnamon
two large lattes with hazelnut and one espresso shot each > 2 Latte: Large, Hazelnut syrup, Espresso shot
a large green smoothie with honey and a small latte > 1 Latte: Small
can i get a large iced latte with two pumps of vanilla and no foam and also a blueberry muffin > 1 Latte: Large, Iced, 2 Vanilla syrup; 1 Blueberry Muffin
i'd like a tall decaf cappuccino with skim milk please > 1 Cappuccino: Small, Decaf, Skim milk
one medium hot chocolate with whipped cream > 1 Hot Chocolate: Medium, Whipped cream
could i have a double espresso and a croissant warmed up > 1 Espresso: Double; 1 Croissant: Warmed up
a grande mocha with an extra shot and oat milk > 1 Mocha: Medium, Oat milk, Espresso shot
i want a black coffee with three sugars > 1 Coffee: 3 Sugar
two small lattes one with almond milk and one with soy milk > 1 Latte: Small, Almond milk; 1 Latte: Small, Soy milk
venti cold brew with a splash of cream and two pumps caramel > 1 Cold Brew: Large, Half and half, 2 Caramel syrup
let me get an extra hot flat white no sugar > 1 Flat White: Extra hot
i'll have an iced americano with one sugar and a bagel with cream cheese > 1 Americano: Iced, Sugar; 1 Bagel: Cream cheese
hi can i please have a regular latte with cinnamon and a chocolate croissant > 1 Latte: Cinnamon; 1 Chocolate Croissant
large dark roast coffee with cream and sugar > 1 Coffee: Large, Dark roast, Half and half, Sugar
a small caramel macchiato with extra whipped cream > 1 Macchiato: Small, Whipped cream
i would like a mocha no whip with a shot of hazelnut > 1 Mocha: Hazelnut syrup
two large earl grey teas with honey and a green tea iced > 2 Earl Grey Tea: Large, Honey; 1 Green Tea: Iced
get me a decaf iced vanilla latte with coconut milk > 1 Latte: Decaf, Iced, Vanilla syrup, Coconut milk
i need a medium drip coffee with two creams and four sugars > 1 Coffee: Medium, Half and half, 4 Sugar
one chai latte over ice with light foam > 1 Chai Latte: Iced, Foam
can i do a triple espresso with steamed milk on the side > 1 Espresso: Triple, Steamed milk
a half caf americano, a toasted bagel with butter and an orange juice > 1 Americano: Half caf; 1 Bagel: Toasted, Butter; 1 Orange Juice
i'd like a hot chocolate with chocolate drizzle and no whipped cream and a banana bread > 1 Hot Chocolate: Chocolate drizzle; 1 Banana Bread
may i have one large cappuccino with two percent milk and an extra shot of espresso > 1 Cappuccino: Large, Two percent milk, Espresso shot
coffee with a little milk and splenda > 1 Coffee: Splenda
i wish to have two iced mochas with caramel drizzle > 2 Mocha: Iced, Caramel drizzle
a cappuccino with nonfat milk sugar free vanilla and light foam > 1 Cappuccino: Skim milk, Sugar free vanilla, Foam
i want a warm earl grey with cold milk and a blueberry muffin heated > 1 Earl Grey Tea: Lukewarm, Cold milk; 1 Blueberry Muffin: Warmed up
large latte two shots of espresso extra foam > 1 Latte: Large, 2 Espresso shot, 2 Foam
for me a small iced coffee with caramel syrup and whole milk > 1 Coffee: Small, Iced, Caramel syrup, Whole milk
can you make me a vanilla cappuccino with cinnamon on top > 1 Cappuccino: Vanilla syrup, Cinnamon
an oatmeal with brown sugar and raisins and a large black coffee > 1 Oatmeal: Brown sugar, Raisins; 1 Coffee: Large
i'd like one iced latte in a large with three pumps of hazelnut syrup please > 1 Latte: Large, Iced, 3 Hazelnut syrup
regular coffee no room and a plain croissant > 1 Coffee; 1 Croissant`,
  'sandwich shop': `
can i get a footlong turkey sub on wheat with provolone lettuce tomato and mayo > 1 Turkey Breast Sub: Whole, Wheat bread, Provolone, Lettuce, Tomatoes, Mayonnaise
six inch italian on white toasted with pepper jack, banana peppers, oil and vinegar > 1 Italian Sub: Half, White bread, Toasted, Pepper jack, Banana peppers, Oil, Vinegar
i want a ham and cheese on rye with mustard and pickles no tomatoes > 1 Ham and Cheese Sub: Rye bread, Yellow mustard, Pickles
a meatball sub with extra cheddar and a bag of chips > 1 Meatball Sub: 2 Cheddar; 1 Potato Chips
two tuna sandwiches with lettuce and cucumbers and two bottles of water > 2 Tuna Sub: Lettuce, Cucumbers; 2 Bottled Water
i'd like a veggie delight whole with spinach olives green peppers and ranch, a chocolate chip cookie and a medium soda > 1 Veggie Sub: Whole, Spinach, Black olives, Green peppers, Ranch; 1 Chocolate Chip Cookie; 1 Fountain Drink: Medium
blt on gluten free bread with extra bacon and no mayo > 1 BLT: Gluten free bread, Bacon
give me a large steak and cheese with onions peppers and no mushrooms > 1 Steak and Cheese Sub: Whole, Red onions, Green peppers
turkey and swiss on flatbread with avocado and honey mustard > 1 Turkey Breast Sub: Flatbread, Swiss, Avocado, Honey mustard
may i have a half italian with everything and a bowl of tomato soup > 1 Italian Sub: Half; 1 Tomato Soup: Bowl
one philly cheesesteak with jalapenos and a large sprite > 1 Steak and Cheese Sub: Jalapenos; 1 Fountain Drink: Large, Lemon lime
a turkey sub with lettuce, tomato, onion, salt, pepper and oregano and a pickle spear > 1 Turkey Breast Sub: Lettuce, Tomatoes, Red onions, Salt, Black pepper, Oregano; 1 Pickle Spear
i would like the ham sandwich with swiss cheese and light mayo please > 1 Ham and Cheese Sub: Swiss, Mayonnaise
could i get a toasted tuna sub six inch with cheddar, no onions and extra pickles > 1 Tuna Sub: Toasted, Half, Cheddar, 2 Pickles
an oatmeal cookie, barbecue chips and a small iced tea > 1 Oatmeal Raisin Cookie; 1 Potato Chips: Barbecue; 1 Unsweetened Tea: Small
whole wheat turkey sandwich with spinach and a little mustard > 1 Turkey Breast Sub: Wheat bread, Spinach, Yellow mustard`,
  'burrito bar': `
a chicken burrito with rice and guac and mild salsa on top > 1 Burrito: Chicken, Guacamole, Mild salsa
a steak burrito, no rice and corn salsa > 1 Burrito: Steak, No rice, Corn salsa
i'd like a chicken burrito with white rice, black beans, mild salsa and sour cream > 1 Burrito: Chicken, White rice, Black beans, Mild salsa, Sour cream
one steak bowl with brown rice no beans guac and cheese > 1 Burrito Bowl: Steak, Brown rice, No beans, Guacamole, Cheese
can i get three soft shell tacos with barbacoa lettuce and salsa verde > 3 Tacos: Soft flour, Barbacoa, Lettuce, Green salsa
a carnitas burrito with pinto beans corn salsa queso and no sour cream and a large soda > 1 Burrito: Carnitas, Pinto beans, Corn salsa, Queso; 1 Fountain Soda: Large
two burritos, one with chicken and one with steak > 1 Burrito: Chicken; 1 Burrito: Steak
i want a veggie bowl with extra guacamole and chips and queso > 1 Burrito Bowl: Veggies, 2 Guacamole; 1 Chips and Queso
let me get a quesadilla with chicken and cheese plus chips and guac > 1 Quesadilla: Chicken, Cheese; 1 Chips and Guacamole
a burrito bowl with sofritas, brown rice, black beans, pico, corn, guac and lettuce > 1 Burrito Bowl: Sofritas, Brown rice, Black beans, Mild salsa, Corn salsa, Guacamole, Lettuce
salad with steak black beans red salsa and vinaigrette please > 1 Salad: Steak, Black beans, Red salsa, Vinaigrette
hard shell tacos with ground chicken cheese and hot salsa > 1 Tacos: Crispy shell, Chicken, Cheese, Red salsa
double steak burrito with white rice cheese and light sour cream > 1 Burrito: 2 Steak, White rice, Cheese, Sour cream
i'll have a horchata and chips and salsa with pico de gallo > 1 Horchata; 1 Chips and Salsa: Mild salsa
one burrito without rice and with pork, queso, and extra cheese > 1 Burrito: No rice, Carnitas, Queso, 2 Cheese
could i please have a bowl of chicken with fajita veggies and no cheese and a mexican coke > 1 Burrito Bowl: Chicken, Veggies; 1 Mexican Cola`,
  pizzeria: `
can i have a large cheese pizza and a medium pepperoni > 1 Pizza: Large, Mozzarella; 1 Pizza: Medium, Pepperoni
three cans of iced tea and a large pizza with not a lot of garlic > 3 Iced Tea: Can; 1 Pizza: Large, Garlic
i'd like a large pizza with pepperoni and mushrooms and no onions > 1 Pizza: Large, Pepperoni, Mushrooms
can i get two medium pepperoni pizzas with extra cheese > 2 Pizza: Medium, Pepperoni, Extra cheese
i want a small thin crust pizza with ham and pineapple and a two liter coke > 1 Pizza: Small, Thin crust, Ham, Pineapple; 1 Cola: Two liter
a party size stuffed crust pie with sausage peppers and black olives > 1 Pizza: Extra large, Stuffed crust, Italian sausage, Green peppers, Black olives
one large meat lovers pizza and three cans of diet coke > 1 Pizza: Large, Meat lovers; 3 Diet Cola: Can
i need a medium pie with bacon, a lot of pepperoni and a little basil > 1 Pizza: Medium, Bacon, 2 Pepperoni, Basil
order a personal sized pizza without cheese and five ice teas > 1 Pizza: Personal; 5 Iced Tea
large with pepperoni and sausage > 1 Pizza: Large, Pepperoni, Italian sausage
two pizzas one with mushrooms and olives and the other with ham > 1 Pizza: Mushrooms, Black olives; 1 Pizza: Ham
get me a vegan pizza with artichokes and spinach but avoid garlic > 1 Pizza: Vegan, Artichokes, Spinach
hi a large deep dish with barbecue chicken red onions and no mozzarella and a dozen wings hot > 1 Pizza: Large, Thick crust, Barbecue chicken, Red onions; 1 Chicken Wings: 12 piece, Hot
i would like a large combination pizza with no anchovies and a medium sprite > 1 Pizza: Large, Supreme; 1 Lemon Lime Soda: Medium
can i have one hawaiian pizza hold the ham with extra pineapple > 1 Pizza: Hawaiian, 2 Pineapple
a margherita a caesar salad and garlic knots with cheese > 1 Pizza: Margherita; 1 Caesar Salad; 1 Garlic Bread: With cheese
pizza with pesto, feta cheese, spinach and no balsamic glaze > 1 Pizza: Pesto, Feta, Spinach
three large cheese pizzas and two large pizzas with anchovies > 3 Pizza: Large, Mozzarella; 2 Pizza: Large, Anchovies
i'll try a medium pizza with pepperoni, ham, bacon, and not too much cheese and a bottle of ginger ale > 1 Pizza: Medium, Pepperoni, Ham, Bacon, Mozzarella; 1 Ginger Ale: Bottle
gluten free crust pizza in small with white sauce and chicken > 1 Pizza: Gluten free crust, Small, White sauce, Barbecue chicken`,
}
