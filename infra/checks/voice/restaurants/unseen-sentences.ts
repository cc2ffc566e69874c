/* eslint max-lines: off -- data */
/**
 * Orders in the format of `sentences.ts`, written after the rules for `spoken-sentences.ts`. At
 * their first measurement 59 of 64 were right.
 */
export const unseenSentences: Readonly<Record<string, string>> = {
  'burger house': `
hey so can i have like two cheeseburgers one without onions and one with extra pickles > 1 Cheeseburger; 1 Cheeseburger: 2 Pickles
i would like to order a veggie burger with lettuce tomatoes and onions and a large order of fries and a medium diet coke > 1 Veggie Burger: Lettuce, Tomato, Onions; 1 French Fries: Large; 1 Diet Cola: Medium
please give me one hamburger with mustard only and a small order of onion rings > 1 Hamburger: Mustard; 1 Onion Rings: Small
three cheeseburgers two with everything... just kidding, three plain cheeseburgers > 3 Cheeseburger
can i please have a cheeseburger with no bun, lettuce, tomato, pickles, and a lot of mustard with a side of small fries and a medium iced tea > 1 Cheeseburger: Lettuce, Tomato, Pickles, Mustard; 1 French Fries: Small; 1 Iced Tea: Medium
i want four hamburgers, four fries and four cokes, everything small > 4 Hamburger; 4 French Fries: Small; 4 Cola: Small
number seven, large, no tomatoes please > 1 Number Seven Combo: Large
let's go with a triple burger with american cheese, jalapenos, mushrooms and bbq sauce and a root beer in a large > 1 Hamburger: Triple, American cheese, Jalapenos, Mushrooms, Barbecue sauce; 1 Root Beer: Large
i'd like a large coke, no, a large diet coke, and a fish sandwich with cheese > 1 Diet Cola: Large; 1 Fish Sandwich: American cheese
two hot dogs with ketchup and mustard and another one with just relish > 2 Hot Dog: Ketchup, Mustard; 1 Hot Dog: Relish
hi i need a kids size lemonade, a kids size coke and two six piece nuggets > 1 Lemonade: Small; 1 Cola: Small; 2 Chicken Nuggets: 6 piece
get me a crispy chicken sandwich with lettuce and mayo, skip the pickles, and make it spicy > 1 Crispy Chicken Sandwich: Lettuce, Mayo, Spicy
one double cheeseburger cut in half, one regular cheeseburger, and two vanilla shakes, one small one large > 1 Cheeseburger: Double; 1 Cheeseburger; 1 Vanilla Milkshake: Small; 1 Vanilla Milkshake: Large
i'll have the number one medium with extra bacon and swiss instead of american > 1 Number One Combo: Medium, 2 Bacon, Swiss cheese
one burger with two slices of cheese and three strips of bacon > 1 Hamburger: 2 American cheese, 2 Bacon
can you add a fried egg and avocado to a hamburger and give me a water > 1 Hamburger: Fried egg, Avocado; 1 Bottle of Water
large fries large coke and a cheeseburger > 1 French Fries: Large; 1 Cola: Large; 1 Cheeseburger
two chocolate shakes both small with whipped cream on top > 2 Chocolate Milkshake: Small, Whipped cream
i'd like a garden salad with italian dressing and no croutons, plus a lemonade without ice > 1 Side Salad: Italian; 1 Lemonade: No ice
burger with lettuce, tomato, grilled onions instead of raw onions, and secret sauce > 1 Hamburger: Lettuce, Tomato, Grilled onions, Secret sauce
can we get a cheeseburger for my son with only ketchup and a hamburger for me with everything on the side > 1 Cheeseburger: Ketchup; 1 Hamburger
a large unsweet iced tea and two apple pies, actually three apple pies > 1 Iced Tea: Large; 3 Apple Pie
i want a double hamburger and i don't want any onions on it but extra tomato > 1 Hamburger: Double, 2 Tomato
one veggie burger, hold the cheese, mayo on the side, and medium curly fries with chili > 1 Veggie Burger; 1 Curly Fries: Medium, Chili`,
  'coffee bar': `
i would like a regular size latte with cinnamon iced with one extra espresso shot > 1 Latte: Medium, Cinnamon, Iced, Espresso shot
can i get a large coffee with two creams and three sugars > 1 Coffee: Large, Half and half, 3 Sugar
i need a small decaf coffee no sugar with a splash of almond milk > 1 Coffee: Small, Decaf, Almond milk
could i please get one iced americano large with a pump of vanilla syrup and one with caramel > 1 Americano: Iced, Large, Vanilla syrup; 1 Americano: Iced, Large, Caramel syrup
a large hot mocha with extra whipped cream and chocolate drizzle on top > 1 Mocha: Large, Hot, Whipped cream, Chocolate drizzle
two large iced coffees with oat milk and one hot small coffee with sugar > 2 Coffee: Large, Iced, Oat milk; 1 Coffee: Hot, Small, Sugar
i'd like to order a cappuccino, medium, with soy milk, and add a shot of hazelnut > 1 Cappuccino: Medium, Soy milk, Hazelnut syrup
can i have a latte with skim milk, two splendas and light foam > 1 Latte: Skim milk, 2 Splenda, Foam
hi, one venti cold brew, black, and one tall chai with extra cinnamon > 1 Cold Brew: Large; 1 Chai Latte: Small, Cinnamon
i want an extra hot latte with whole milk in a large cup > 1 Latte: Extra hot, Whole milk, Large
a blonde roast coffee, large, with room for milk, and a chocolate croissant heated up > 1 Coffee: Light roast, Large; 1 Chocolate Croissant: Warmed up
please make me a small cafe mocha with one shot of espresso, no whipped cream, coconut milk > 1 Mocha: Small, Espresso shot, Coconut milk
may i have an espresso double shot with one sugar > 1 Espresso: Double, Sugar
i'd like a medium vanilla latte iced with almond milk and sweetener > 1 Latte: Medium, Vanilla syrup, Iced, Almond milk, Splenda
one large americano with two extra shots and a bit of steamed milk on top > 1 Americano: Large, 2 Espresso shot, Steamed milk
small latte, large cappuccino, medium mocha, all decaf > 1 Latte: Small, Decaf; 1 Cappuccino: Large, Decaf; 1 Mocha: Medium, Decaf
i'd like a flat white, actually make that a latte, with an extra shot of espresso > 1 Latte: Espresso shot
can i get a dark roast coffee with a dash of cinnamon and honey > 1 Coffee: Dark roast, Cinnamon, Honey
get me two lattes please one large with caramel syrup and one small with no syrup > 1 Latte: Large, Caramel syrup; 1 Latte: Small
grande iced caramel macchiato, sub coconut milk, extra caramel drizzle > 1 Macchiato: Medium, Iced, Coconut milk, Caramel drizzle
could you make a triple espresso over... no just a double espresso > 1 Espresso: Double
i'll take a hot chocolate with steamed milk and vanilla and whipped cream, small > 1 Hot Chocolate: Steamed milk, Vanilla syrup, Whipped cream, Small
earl grey, hot, two honeys and a splash of cold milk > 1 Earl Grey Tea: Hot, 2 Honey, Cold milk
an iced latte but not too sweet, just one pump of vanilla > 1 Latte: Iced, Vanilla syrup`,
  'sandwich shop': `
i would like an italian with mayo pickles banana peppers tomato lettuce and pepper jack cheese > 1 Italian Sub: Mayonnaise, Pickles, Banana peppers, Tomatoes, Lettuce, Pepper jack
can i get two blts on toasted wheat, one no tomato, and a sprite > 1 BLT: Toasted, Wheat bread; 1 BLT: Toasted, Wheat bread; 1 Fountain Drink: Lemon lime
footlong tuna, white bread, swiss, all toasted, with cucumbers and a bit of mayo > 1 Tuna Sub: Whole, White bread, Swiss, Toasted, Cucumbers, Mayonnaise
give me a meatball sub and a veggie sub both footlong both with extra cheese > 1 Meatball Sub: Whole, 2 Cheddar; 1 Veggie Sub: Whole, 2 Cheddar
i'd like a ham and cheese with swiss on flatbread with honey mustard, spinach and no onions, and a chocolate cookie > 1 Ham and Cheese Sub: Swiss, Flatbread, Honey mustard, Spinach; 1 Chocolate Chip Cookie
steak sandwich with peppers onions and provolone and an iced tea large > 1 Steak and Cheese Sub: Green peppers, Red onions, Provolone; 1 Unsweetened Tea: Large`,
  'burrito bar': `
let me have a steak white rice and black bean burrito with red salsa a side of guacamole and a mexican coke > 1 Burrito: Steak, White rice, Black beans, Red salsa; 1 Side of Guacamole; 1 Mexican Cola
i want a chicken burrito bowl with brown rice no beans lots of cheese and lettuce > 1 Burrito Bowl: Chicken, Brown rice, No beans, 2 Cheese, Lettuce
two soft corn tacos with pork, onions and green salsa and a horchata small > 2 Tacos: Soft corn, Carnitas, Onions, Green salsa; 1 Horchata: Small
one veggie quesadilla with sour cream and pico de gallo and chips and salsa > 1 Quesadilla: Veggies, Sour cream, Mild salsa; 1 Chips and Salsa
burrito with half... no, with barbacoa, pinto beans, white rice, queso and hot salsa > 1 Burrito: Barbacoa, Pinto beans, White rice, Queso, Red salsa`,
  pizzeria: `
i want to order two medium pizzas with sausage and black olives and three large pizzas with pepperoni and extra cheese > 2 Pizza: Medium, Italian sausage, Black olives; 3 Pizza: Large, Pepperoni, Extra cheese
large pizza with ham bacon and pineapple hold the sauce and two bottles of ginger ale > 1 Pizza: Large, Ham, Bacon, Pineapple; 2 Ginger Ale: Bottle
can i get one medium pizza with mushrooms and peppers and one small with just cheese > 1 Pizza: Medium, Mushrooms, Green peppers; 1 Pizza: Small, Mozzarella
a deep dish large pie with extra pepperoni and not much cheese and a can of diet coke > 1 Pizza: Thick crust, Large, 2 Pepperoni, Mozzarella; 1 Diet Cola: Can
i'd like a supreme pizza medium size no peppers and twelve hot wings > 1 Pizza: Supreme, Medium; 1 Chicken Wings: 12 piece, Hot`,
}
