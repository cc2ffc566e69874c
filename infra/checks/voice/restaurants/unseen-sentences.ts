/* eslint max-lines: off -- data */
/**
 * Orders in the format of `sentences.ts`, written after the rules for `spoken-sentences.ts`. At
 * their first measurement 59 of 64 were right; of the next ones of each restaurant, 66 of 76;
 * of the last ones of burger house and coffee bar, 55 of 73.
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
one veggie burger, hold the cheese, mayo on the side, and medium curly fries with chili > 1 Veggie Burger: Mayo; 1 Curly Fries: Medium, Chili
good evening could i get a bbq bacon cheeseburger with grilled onions and a large order of curly fries > 1 Cheeseburger: Barbecue sauce, Bacon, Grilled onions; 1 Curly Fries: Large
a hamburger with two patties and extra pickles please > 1 Hamburger: Double, 2 Pickles
two cheeseburgers with bacon and one without it > 2 Cheeseburger: Bacon; 1 Cheeseburger
i'd like three hamburgers, all with lettuce and tomato, and two root beers, one large and one small > 3 Hamburger: Lettuce, Tomato; 1 Root Beer: Large; 1 Root Beer: Small
chicken nuggets, twenty piece, with honey mustard and bbq > 1 Chicken Nuggets: 20 piece, Honey mustard, Barbecue sauce
one vanilla and one chocolate shake, both medium > 1 Vanilla Milkshake: Medium; 1 Chocolate Milkshake: Medium
could we have a vanilla and chocolate milkshake > 1 Vanilla Milkshake; 1 Chocolate Milkshake
let me get a number one with no pickles, large, and a diet coke, no ice > 1 Number One Combo: Large; 1 Diet Cola: No ice
i'll have a plain hot dog and a side salad with blue cheese dressing, hold the croutons > 1 Hot Dog; 1 Side Salad: Blue cheese
a double cheeseburger, ketchup only, plus medium fries with chili and cheese > 1 Cheeseburger: Double, Ketchup; 1 French Fries: Medium, Chili, Cheese sauce
give me four cheeseburgers, two plain and two with everything but onions > 2 Cheeseburger; 2 Cheeseburger
my wife wants a fish sandwich with tartar sauce and i want a triple burger with swiss and mushrooms > 1 Fish Sandwich: Tartar sauce; 1 Hamburger: Triple, Swiss cheese, Mushrooms
hi, burger, fries, coke > 1 Hamburger; 1 French Fries; 1 Cola
one spicy chicken sandwich with lettuce, pickles and mayo; one small unsweetened iced tea with light ice > 1 Crispy Chicken Sandwich: Spicy, Lettuce, Pickles, Mayo; 1 Iced Tea: Small, Unsweetened, Light ice
can you do a cheeseburger with double the bacon and no cheese > 1 Cheeseburger: 2 Bacon
i need six apple pies and a half dozen cookies > 6 Apple Pie; 6 Chocolate Chip Cookie
and also a large chocolate shake with a cherry but no whipped cream > 1 Chocolate Milkshake: Large, Cherry
a veggie burger, as a combo, with avocado and secret sauce > 1 Veggie Burger: Meal, Avocado, Secret sauce
hamburger with mustard, ketchup, mayo, lettuce, tomato, onion, and pickle > 1 Hamburger: Mustard, Ketchup, Mayo, Lettuce, Tomato, Onions, Pickles
just a water for me > 1 Bottle of Water
i'd like to get a hamburger with extra cheese and a large order of fries please > 1 Hamburger: 2 American cheese; 1 French Fries: Large
can i have a bacon cheeseburger with no onion, and a large seven up > 1 Cheeseburger: Bacon; 1 Seven Up: Large
one cheeseburger, ketchup and pickles only, and a small fries > 1 Cheeseburger: Ketchup, Pickles; 1 French Fries: Small
two hamburgers with lettuce tomato and mayo and two large cokes with no ice > 2 Hamburger: Lettuce, Tomato, Mayo; 2 Cola: Large, No ice
i want a veggie burger but add bacon to it > 1 Veggie Burger: Bacon
let me get a ten piece nugget with ranch and bbq sauce > 1 Chicken Nuggets: 10 piece, Ranch, Barbecue sauce
i'll have a double bacon cheeseburger, medium fries and a medium chocolate shake > 1 Cheeseburger: Double, Bacon; 1 French Fries: Medium; 1 Chocolate Milkshake: Medium
a kids hamburger plain with a small apple juice > 1 Hamburger
i would like 2 fish sandwiches with tartar sauce on the side and 2 medium root beers > 2 Fish Sandwich: Tartar sauce; 2 Root Beer: Medium
cheeseburger with grilled onions and jalapenos, extra secret sauce > 1 Cheeseburger: Grilled onions, Jalapenos, Secret sauce
i want a large combo number one with extra bacon > 1 Number One Combo: Large, 2 Bacon
please add one order of large onion rings and a small sweet iced tea > 1 Onion Rings: Large; 1 Iced Tea: Small, Sweetened
one hamburger no pickles add bacon; one cheeseburger no ketchup add mayo > 1 Hamburger: Bacon; 1 Cheeseburger: Mayo
can i get a side salad with ranch dressing, no tomatoes and extra croutons > 1 Side Salad: Ranch, Croutons
three cokes: two small ones and a large one > 2 Cola: Small; 1 Cola: Large
i need a chicken sandwich combo spicy with a coke > 1 Crispy Chicken Sandwich: Meal, Spicy; 1 Cola
burger with cheese, lettuce, no mayo, extra mustard and two orders of fries, one large and one medium > 1 Hamburger: American cheese, Lettuce, Mustard; 1 French Fries: Large; 1 French Fries: Medium
i'd love a chocolate milkshake, small, no whipped cream, with a cherry on top > 1 Chocolate Milkshake: Small, Cherry
give me two cheeseburgers, no wait make that three, all with bacon > 3 Cheeseburger: Bacon
a cheeseburger with double meat and double cheese > 1 Cheeseburger: Double, 2 American cheese
hot dog with chili cheese and onions and no mustard > 1 Hot Dog: Chili, Cheese, Onions
i want fries with cheese and chili, large, and one coke > 1 French Fries: Cheese sauce, Chili, Large; 1 Cola
large unsweetened iced tea with extra ice > 1 Iced Tea: Large, Unsweetened, Extra ice
one cheeseburger and make it a meal with curly fries > 1 Cheeseburger: Meal; 1 Curly Fries
can i have a hamburger, tomato, lettuce, cheese, hold the onion, and hold the pickle > 1 Hamburger: Tomato, Lettuce, American cheese
two veggie burgers, one with avocado, the other with mushrooms and swiss > 1 Veggie Burger: Avocado; 1 Veggie Burger: Mushrooms, Swiss cheese
hi there i'd like a large lemonade and a large sugar free lemonade > 1 Lemonade: Large; 1 Zero Sugar Lemonade: Large
i'd like a plain cheeseburger, small fries no salt, and a small coke light ice > 1 Cheeseburger; 1 French Fries: Small, No salt; 1 Cola: Small, Light ice
a triple cheeseburger with three slices of bacon and an egg > 1 Cheeseburger: Triple, 2 Bacon, Fried egg
a hamburger well done with mushrooms and swiss > 1 Hamburger: Mushrooms, Swiss cheese`,
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
an iced latte but not too sweet, just one pump of vanilla > 1 Latte: Iced, Vanilla syrup
could i have a tall blonde roast with room and a splash of soy milk > 1 Coffee: Small, Light roast, Soy milk
an iced mocha, venti, with oat milk and no whip > 1 Mocha: Iced, Large, Oat milk
i'd love a large chai with two pumps of vanilla and a shot of espresso > 1 Chai Latte: Large, 2 Vanilla syrup
two medium lattes, one with almond milk, one with oat milk > 1 Latte: Medium, Almond milk; 1 Latte: Medium, Oat milk
a small americano with cream and two sugars and a toasted bagel with butter > 1 Americano: Small, Half and half, 2 Sugar; 1 Bagel: Toasted, Butter
hazelnut and vanilla latte, large, half caf > 1 Latte: Hazelnut syrup, Vanilla syrup, Large, Half caf
one flat white with whole milk extra hot, and a warm croissant > 1 Flat White: Whole milk, Extra hot; 1 Croissant: Warmed up
a decaf cappuccino, grande, nonfat milk, with cinnamon powder > 1 Cappuccino: Decaf, Medium, Skim milk, Cinnamon
give me a double espresso and a large orange juice > 1 Espresso: Double; 1 Orange Juice: Large
three small coffees, two black and one with cream and sugar > 2 Coffee: Small; 1 Coffee: Small, Half and half, Sugar
i'd like a medium cold brew with caramel drizzle and sugar free vanilla > 1 Cold Brew: Medium, Caramel drizzle, Sugar free vanilla
a hot chocolate with caramel and hazelnut syrup and whip > 1 Hot Chocolate: Caramel syrup, Hazelnut syrup, Whipped cream
large green tea with honey, iced, and oatmeal with raisins and brown sugar > 1 Green Tea: Large, Honey, Iced; 1 Oatmeal: Raisins, Brown sugar
can i get a caramel macchiato over ice with an extra shot and skim milk > 1 Macchiato: Iced, Espresso shot, Skim milk
two lattes both iced and both with oat milk > 2 Latte: Iced, Oat milk
a venti dark roast black and a blueberry muffin heated please > 1 Coffee: Large, Dark roast; 1 Blueberry Muffin: Warmed up
latte with three shots, four pumps of caramel syrup, extra foam, large size > 1 Latte: 3 Espresso shot, 4 Caramel syrup, 2 Foam, Large
cappuccino please, make it a large > 1 Cappuccino: Large
one iced coffee with a little milk and lots of sugar > 1 Coffee: Iced, 2 Sugar
i would like two small teas, one green, one earl grey > 1 Green Tea: Small; 1 Earl Grey Tea: Small
can i have one medium hot latte with two pumps of caramel syrup and soy milk > 1 Latte: Medium, Hot, 2 Caramel syrup, Soy milk
i'd like a large iced mocha with whipped cream, coconut milk and an extra shot of espresso > 1 Mocha: Large, Iced, Whipped cream, Coconut milk, Espresso shot
one small americano please black no sugar > 1 Americano: Small
i want a large latte with one percent milk, actually two percent milk and a little cinnamon > 1 Latte: Large, Two percent milk, Cinnamon
please give me a hot medium decaf latte with whole milk and three packs of sugar > 1 Latte: Hot, Medium, Decaf, Whole milk, 3 Sugar
could i get two venti cappuccinos with extra foam and an earl grey with honey > 2 Cappuccino: Large, 2 Foam; 1 Earl Grey Tea: Honey
i would like an iced chai latte tall with oat milk and light whipped cream > 1 Chai Latte: Iced, Small, Oat milk, Whipped cream
a mocha, extra large, double shot, nonfat milk > 1 Mocha: Large, 2 Espresso shot, Skim milk
get me an iced coffee, with cream, 2 sugars, large > 1 Coffee: Iced, Half and half, 2 Sugar, Large
may i have a cup of medium roast with a dash of half and half > 1 Coffee: Medium roast, Half and half
i'll take one grande vanilla latte hot and one grande hazelnut latte iced > 1 Latte: Medium, Vanilla syrup, Hot; 1 Latte: Medium, Hazelnut syrup, Iced
two espressos, one single, one double > 1 Espresso: Single; 1 Espresso: Double
one cappuccino with whole milk, no foam, cinnamon on top > 1 Cappuccino: Whole milk, Cinnamon
good morning, large coffee, dark roast, cream and sugar please > 1 Coffee: Large, Dark roast, Half and half, Sugar
i'd like my latte with skim milk and splenda, medium size, not too hot > 1 Latte: Skim milk, Splenda, Medium
a large caramel latte with whipped cream and caramel drizzle > 1 Latte: Large, Caramel syrup, Whipped cream, Caramel drizzle
can i order a medium flat white made with almond milk, and with a shot of hazelnut syrup > 1 Flat White: Medium, Almond milk, Hazelnut syrup
one hot chocolate, kid's temperature, small, with extra whipped cream > 1 Hot Chocolate: Small, Whipped cream
let me have a large green tea with two packets of sugar and a banana bread > 1 Green Tea: Large, 2 Sugar; 1 Banana Bread
i'd like a small espresso coffee with steamed milk > 1 Espresso: Steamed milk
give me a tall half caf americano with cold milk on the side and one sugar > 1 Americano: Small, Half caf, Cold milk, Sugar
i want a latte, make it iced, large, no syrup, with three shots > 1 Latte: Iced, Large, 3 Espresso shot
can we have three large lattes: one with soy milk, one with oat milk and one with regular milk > 1 Latte: Large, Soy milk; 1 Latte: Large, Oat milk; 1 Latte: Large, Whole milk
i need one regular coffee and one decaf coffee, both medium > 1 Coffee: Medium; 1 Coffee: Decaf, Medium
a caramel macchiato, hot, medium, with half the caramel > 1 Macchiato: Hot, Medium, Caramel syrup
i want to get an iced americano with two pumps vanilla and one pump hazelnut > 1 Americano: Iced, 2 Vanilla syrup, Hazelnut syrup
cappuccino large skim dry extra hot > 1 Cappuccino: Large, Skim milk, Extra hot
one venti iced latte with vanilla syrup, almond milk, and sugar free please > 1 Latte: Large, Iced, Sugar free vanilla, Almond milk
small cold brew with oat milk and a pump of french vanilla syrup > 1 Cold Brew: Small, Oat milk, Vanilla syrup
can i please get a hot tea, green, large with honey > 1 Green Tea: Hot, Large, Honey
a large decaf with two creams > 1 Coffee: Large, Decaf, Half and half
i'd like a bagel toasted with cream cheese and a medium coffee with milk > 1 Bagel: Toasted, Cream cheese; 1 Coffee: Medium
i want a large iced vanilla latte with sugar free vanilla syrup instead and soy milk > 1 Latte: Large, Iced, Sugar free vanilla, Soy milk
could you get me a medium latte, half whole milk half almond milk > 1 Latte: Medium, Whole milk
i'm having a double shot latte with cinnamon and foam on top, grande > 1 Latte: 2 Espresso shot, Cinnamon, Foam, Medium
an extra hot large mocha no whip two extra pumps of chocolate > 1 Mocha: Extra hot, Large, 2 Chocolate syrup
i would love a warm blueberry muffin and a small mocha > 1 Blueberry Muffin: Warmed up; 1 Mocha: Small
two medium hot coffees one with cream only and the other with two sugars and skim milk > 1 Coffee: Medium, Hot, Half and half; 1 Coffee: Medium, Hot, 2 Sugar, Skim milk
can i have a large coffee with no cream and no sugar but with cinnamon > 1 Coffee: Large, Cinnamon
i'd like an espresso macchiato, double, with whipped cream > 1 Macchiato: 2 Espresso shot, Whipped cream
large latte with vanilla and caramel flavor, two percent > 1 Latte: Large, Vanilla syrup, Caramel syrup, Two percent milk
coffee with cream > 1 Coffee: Half and half
iced latte decaf nonfat large sugar-free vanilla two pumps > 1 Latte: Iced, Decaf, Skim milk, Large, 2 Sugar free vanilla`,
  'sandwich shop': `
i would like an italian with mayo pickles banana peppers tomato lettuce and pepper jack cheese > 1 Italian Sub: Mayonnaise, Pickles, Banana peppers, Tomatoes, Lettuce, Pepper jack
can i get two blts on toasted wheat, one no tomato, and a sprite > 1 BLT: Toasted, Wheat bread; 1 BLT: Toasted, Wheat bread; 1 Fountain Drink: Lemon lime
footlong tuna, white bread, swiss, all toasted, with cucumbers and a bit of mayo > 1 Tuna Sub: Whole, White bread, Swiss, Toasted, Cucumbers, Mayonnaise
give me a meatball sub and a veggie sub both footlong both with extra cheese > 1 Meatball Sub: Whole, 2 Cheddar; 1 Veggie Sub: Whole, 2 Cheddar
i'd like a ham and cheese with swiss on flatbread with honey mustard, spinach and no onions, and a chocolate cookie > 1 Ham and Cheese Sub: Swiss, Flatbread, Honey mustard, Spinach; 1 Chocolate Chip Cookie
steak sandwich with peppers onions and provolone and an iced tea large > 1 Steak and Cheese Sub: Green peppers, Red onions, Provolone; 1 Unsweetened Tea: Large
footlong turkey on wheat with provolone, lettuce, tomato, onion and mayo, toasted > 1 Turkey Breast Sub: Whole, Wheat bread, Provolone, Lettuce, Tomatoes, Red onions, Mayonnaise, Toasted
a six inch meatball with swiss and extra provolone > 1 Meatball Sub: Half, Swiss, 2 Provolone
two veggie subs on flatbread with everything, no jalapenos, and two bags of chips > 2 Veggie Sub: Flatbread; 2 Potato Chips
one tuna and one ham sandwich, both on rye with pickles > 1 Tuna Sub: Rye bread, Pickles; 1 Ham and Cheese Sub: Rye bread, Pickles
i'd like a cheesesteak with red and green peppers, and pepper jack > 1 Steak and Cheese Sub: Green peppers, Pepper jack
can i get a half italian sub with oil and vinegar, salt and pepper, oregano, on white > 1 Italian Sub: Half, Oil, Vinegar, Salt, Black pepper, Oregano, White bread
an oatmeal raisin and a chocolate chip cookie > 1 Oatmeal Raisin Cookie; 1 Chocolate Chip Cookie
one blt with avocado hold the mayo, with a large orange soda and a cup of tomato soup > 1 BLT: Avocado; 1 Fountain Drink: Large, Orange soda; 1 Tomato Soup: Cup
philly cheesesteak, whole, with banana peppers, black olives, double meat and ranch > 1 Steak and Cheese Sub: Whole, Banana peppers, Black olives, Extra meat, Ranch
ham and cheese on white bread, cold, with honey mustard, and barbecue chips > 1 Ham and Cheese Sub: White bread, Cold, Honey mustard; 1 Potato Chips: Barbecue
three turkey subs: one with swiss, one with cheddar and one without cheese > 1 Turkey Breast Sub: Swiss; 1 Turkey Breast Sub: Cheddar; 1 Turkey Breast Sub
a medium sprite and a small unsweetened tea > 1 Fountain Drink: Medium, Lemon lime; 1 Unsweetened Tea: Small`,
  'burrito bar': `
let me have a steak white rice and black bean burrito with red salsa a side of guacamole and a mexican coke > 1 Burrito: Steak, White rice, Black beans, Red salsa; 1 Side of Guacamole; 1 Mexican Cola
i want a chicken burrito bowl with brown rice no beans lots of cheese and lettuce > 1 Burrito Bowl: Chicken, Brown rice, No beans, 2 Cheese, Lettuce
two soft corn tacos with pork, onions and green salsa and a horchata small > 2 Tacos: Soft corn, Carnitas, Onions, Green salsa; 1 Horchata: Small
one veggie quesadilla with sour cream and pico de gallo and chips and salsa > 1 Quesadilla: Veggies, Sour cream, Mild salsa; 1 Chips and Salsa
burrito with half... no, with barbacoa, pinto beans, white rice, queso and hot salsa > 1 Burrito: Barbacoa, Pinto beans, White rice, Queso, Red salsa
chicken burrito with brown rice and black beans, green and red salsa, sour cream and cheese > 1 Burrito: Chicken, Brown rice, Black beans, Green salsa, Red salsa, Sour cream, Cheese
a steak bowl with white rice, no beans, mild and corn salsa, guac and lettuce > 1 Burrito Bowl: Steak, White rice, No beans, Mild salsa, Corn salsa, Guacamole, Lettuce
crispy tacos with carnitas, cheese and salsa verde > 1 Tacos: Crispy shell, Carnitas, Cheese, Green salsa
two chicken and steak burritos with pinto beans and queso > 2 Burrito: Chicken, Steak, Pinto beans, Queso
i want a salad with sofritas, black beans, pico and honey vinaigrette on the side > 1 Salad: Sofritas, Black beans, Mild salsa, Vinaigrette
veggie quesadilla with guacamole, a large chips and salsa with hot salsa and a horchata > 1 Quesadilla: Veggies, Guacamole; 1 Chips and Salsa: Large, Red salsa; 1 Horchata
barbacoa burrito no rice, pinto beans, corn salsa, extra cheese, sour cream and guac > 1 Burrito: Barbacoa, No rice, Pinto beans, Corn salsa, 2 Cheese, Sour cream, Guacamole
soft flour tacos with carne asada, onions, and jalapenos, plus a mexican coke > 1 Tacos: Soft flour, Steak, Onions, Jalapenos; 1 Mexican Cola
one bowl with chicken and one with steak, both with white rice and black beans > 1 Burrito Bowl: Chicken, White rice, Black beans; 1 Burrito Bowl: Steak, White rice, Black beans
chips and guac, chips and queso and two waters > 1 Chips and Guacamole; 1 Chips and Queso; 2 Bottled Water
can i have a pork burrito in a whole wheat tortilla with double pork > 1 Burrito: Wheat tortilla, 2 Carnitas
burrito bowl half chicken half steak with brown rice > 1 Burrito Bowl: Chicken, Steak, Brown rice`,
  pizzeria: `
i want to order two medium pizzas with sausage and black olives and three large pizzas with pepperoni and extra cheese > 2 Pizza: Medium, Italian sausage, Black olives; 3 Pizza: Large, Pepperoni, Extra cheese
large pizza with ham bacon and pineapple hold the sauce and two bottles of ginger ale > 1 Pizza: Large, Ham, Bacon, Pineapple; 2 Ginger Ale: Bottle
can i get one medium pizza with mushrooms and peppers and one small with just cheese > 1 Pizza: Medium, Mushrooms, Green peppers; 1 Pizza: Small, Mozzarella
a deep dish large pie with extra pepperoni and not much cheese and a can of diet coke > 1 Pizza: Thick crust, Large, 2 Pepperoni, Mozzarella; 1 Diet Cola: Can
i'd like a supreme pizza medium size no peppers and twelve hot wings > 1 Pizza: Supreme, Medium; 1 Chicken Wings: 12 piece, Hot
large thin crust pepperoni and mushroom pizza with extra cheese > 1 Pizza: Large, Thin crust, Pepperoni, Mushrooms, Extra cheese
two medium pizzas, one hawaiian and one veggie, and a two liter coke > 1 Pizza: Medium, Hawaiian; 1 Pizza: Medium, Vegetarian; 1 Cola: Two liter
i'd like a small pizza with bbq chicken, red onions and bbq sauce > 1 Pizza: Small, Barbecue chicken, Red onions, Barbecue sauce
an xl stuffed crust with sausage, ham and bacon and garlic knots with cheese > 1 Pizza: Extra large, Stuffed crust, Italian sausage, Ham, Bacon; 1 Garlic Bread: With cheese
one large pie half pepperoni half mushroom > 1 Pizza: Large, Pepperoni, Mushrooms
pizza with black olives, green peppers and onions, no cheese, gluten free crust > 1 Pizza: Black olives, Green peppers, Red onions, Gluten free crust
three personal pizzas with pepperoni and three cans of sprite > 3 Pizza: Personal, Pepperoni; 3 Lemon Lime Soda: Can
a dozen hot wings and a caesar salad, large > 1 Chicken Wings: Hot, 12 piece; 1 Caesar Salad: Large
i want a calzone with feta, spinach and white sauce, and a bottle of ginger ale > 1 Calzone: Feta, Spinach, White sauce; 1 Ginger Ale: Bottle
let me have a party size supreme pizza, no anchovies, and five bottles of water > 1 Pizza: Extra large, Supreme; 5 Bottled Water
a large meat lovers deep dish and a medium margherita with balsamic glaze > 1 Pizza: Large, Meat lovers, Thick crust; 1 Pizza: Medium, Margherita, Balsamic glaze
can i get two large cheese pizzas and one small pizza with pineapple and ham > 2 Pizza: Large, Mozzarella; 1 Pizza: Small, Pineapple, Ham`,
}
