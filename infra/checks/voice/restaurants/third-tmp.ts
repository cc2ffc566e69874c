export const third: Record<string, string> = {
  'burger house': `
i'd like a cheeseburger and make it a combo with a large coke > 1 Cheeseburger: Meal; 1 Cola: Large
can i have a hamburger with onions instead of pickles > 1 Hamburger: Onions
i want a double cheeseburger, make that a triple > 1 Cheeseburger: Triple
for my son a hot dog with ketchup and for me a veggie burger with cheese > 1 Hot Dog: Ketchup; 1 Veggie Burger: American cheese
on the burger i want lettuce tomato and mustard > 1 Hamburger: Lettuce, Tomato, Mustard
could i get two cheeseburgers, one without pickles > 2 Cheeseburger
i would like to try your fish sandwich with a side of small fries > 1 Fish Sandwich; 1 French Fries: Small
yeah hi uh let me get uh a number seven uh with cheese and uh a large root beer > 1 Number Seven Combo: American cheese; 1 Root Beer: Large
burger with bacon bacon bits and cheese > 1 Hamburger: Bacon, American cheese
i'd like to have 3 cheeseburgers with everything on them and 3 large fries to go > 3 Cheeseburger; 3 French Fries: Large
one cheese burger with extra cheese and one plain burger > 1 Cheeseburger: 2 American cheese; 1 Hamburger
i want onion rings, not fries, and a hamburger > 1 Onion Rings; 1 Hamburger
a large coke with no ice please and also a small one > 1 Cola: Large, No ice; 1 Cola: Small
chicken nuggets 10 piece with ranch > 1 Chicken Nuggets: 10 piece, Ranch
can you do a cheeseburger with no bun wrapped in lettuce > 1 Cheeseburger: Lettuce
just one hamburger please with nothing on it > 1 Hamburger
i need 2 orders of onion rings and 4 orders of fries all large > 2 Onion Rings: Large; 4 French Fries: Large
hamburger, fries and a drink, make the drink a lemonade > 1 Hamburger; 1 French Fries; 1 Lemonade
a spicy chicken sandwich meal with mayo on the side and a seven up > 1 Crispy Chicken Sandwich: Spicy, Meal; 1 Seven Up
i'd like the garden burger please hold the mayo hold the onions add avocado > 1 Veggie Burger: Avocado
may i have a small chocolate milkshake and a medium vanilla milkshake both with whipped cream > 1 Chocolate Milkshake: Small, Whipped cream; 1 Vanilla Milkshake: Medium, Whipped cream
can i order a kids size diet coke, a burger that has mushrooms and swiss and some curly fries > 1 Diet Cola: Small; 1 Hamburger: Mushrooms, Swiss cheese; 1 Curly Fries
i'll have what everyone loves a double hamburger with jalapenos > 1 Hamburger: Double, Jalapenos
order me a cheeseburger that's well done with pickles and onions > 1 Cheeseburger: Pickles, Onions
two hamburgers, no cheese, no mayo, just lettuce and ketchup > 2 Hamburger: Lettuce, Ketchup`,
  'coffee bar': `
i want a latte make it iced and large > 1 Latte: Iced, Large
can i get a coffee medium with cream no sugar > 1 Coffee: Medium, Half and half
two coffees one black and the other with whole milk > 1 Coffee; 1 Coffee: Whole milk
i'll take a tall mocha, skim, no whip > 1 Mocha: Small, Skim milk
a triple grande latte with caramel > 1 Latte: Medium, Caramel syrup
give me one cappuccino in a medium cup with almond milk and honey > 1 Cappuccino: Medium, Almond milk, Honey
i would like a medium cappuccino with one shot of espresso and one shot of caramel > 1 Cappuccino: Medium, Espresso shot, Caramel syrup
large iced coffee three creams three sugars > 1 Coffee: Large, Iced, Half and half, 3 Sugar
hey could i grab a small hot chocolate extra hot with whipped cream and chocolate drizzle > 1 Hot Chocolate: Small, Whipped cream, Chocolate drizzle
i need a latte with oat milk and vanilla and a latte with soy milk and hazelnut > 1 Latte: Oat milk, Vanilla syrup; 1 Latte: Soy milk, Hazelnut syrup
one large americano black > 1 Americano: Large
may i please get an iced vanilla latte with light ice and almond milk > 1 Latte: Iced, Vanilla syrup, Almond milk
a flat white that is decaf and extra hot > 1 Flat White: Decaf, Extra hot
let me have a large chai latte with coconut milk and cinnamon and a toasted bagel with cream cheese and jam > 1 Chai Latte: Large, Coconut milk, Cinnamon; 1 Bagel: Toasted, Cream cheese, Jam
a regular coffee with nonfat milk on the side > 1 Coffee
two medium lattes both with skim milk > 2 Latte: Medium, Skim milk
can i have a cold brew with no ice and sweetener > 1 Cold Brew: Splenda
i'd like 1 medium cappuccino with 2 sugars and 1 small espresso coffee > 1 Cappuccino: Medium, 2 Sugar; 1 Espresso
get me a green tea with honey, iced, large > 1 Green Tea: Honey, Iced, Large
an oj and a warmed blueberry muffin > 1 Orange Juice; 1 Blueberry Muffin: Warmed up
caramel latte with extra caramel drizzle and whip please > 1 Latte: Caramel syrup, Caramel drizzle, Whipped cream
i want a cinnamon latte with no foam, and a mocha with extra foam > 1 Latte: Cinnamon; 1 Mocha: 2 Foam
could i have two shots of espresso in a large coffee > 1 Coffee: Large, 2 Espresso shot
a small decaf coffee please with room > 1 Coffee: Small, Decaf
large hot mocha with whole milk, whipped cream and a shot of hazelnut syrup > 1 Mocha: Large, Hot, Whole milk, Whipped cream, Hazelnut syrup`,
}
