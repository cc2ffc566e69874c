import { buildMenu } from './build-menu'

const drinkSize = 'Size/1: Small=little|kids size, Medium=med|regular, Large=big|lg'
const ice = 'Ice/1: No ice, Light ice, Extra ice'

const burgerToppings =
  'Toppings/20: Lettuce x2, Tomato=tomatoes x2, Onions=raw onions x2, Grilled onions=sauteed onions x2, Pickles=pickle slices x2, Bacon=bacon strips x2, American cheese=cheese x2, Swiss cheese=swiss x2, Mushrooms x2, Jalapenos x2, Avocado x2, Fried egg=egg x2'
const burgerSauces =
  'Sauces/6: Ketchup, Mustard, Mayo=mayonnaise, Barbecue sauce=bbq sauce|bbq, Ranch, Secret sauce=special sauce'
const meal = 'Meal/1: Meal=combo|combo meal'

/** A burger house: numbers in names, combinations, and foods that are dish and topping. */
export const burgerHouse = buildMenu([
  ['Hamburger=plain burger|burger', ['Patty/1: Single, Double, Triple', burgerToppings, burgerSauces, meal]],
  ['Cheeseburger=cheese burger', ['Patty/1: Single, Double, Triple', burgerToppings, burgerSauces, meal]],
  ['Veggie Burger=vegetarian burger|garden burger', [burgerToppings, burgerSauces, meal]],
  [
    'Crispy Chicken Sandwich=chicken sandwich|fried chicken sandwich',
    [burgerToppings, burgerSauces, 'Spice/1: Spicy=hot', meal],
  ],
  ['Fish Sandwich=fish fillet', [burgerToppings, 'Sauces/2: Tartar sauce=tartar', meal]],
  [
    'Hot Dog=hotdog|frank',
    ['Toppings/8: Onions, Relish, Sauerkraut, Chili, Cheese', 'Sauces/4: Ketchup, Mustard, Mayo'],
  ],
  ['Number One Combo=number one|number 1|combo one|combo number one', ['Size/1: Medium, Large', burgerToppings]],
  ['Number Seven Combo=number seven|number 7|combo seven', ['Size/1: Medium, Large', burgerToppings]],
  [
    'French Fries=fries|order of fries|chips',
    [
      'Size/1: Small, Medium=regular, Large=big',
      'Extras/3: Cheese sauce=cheese, Chili, Salt=salted',
      'Salt/1: No salt=unsalted',
    ],
  ],
  ['Curly Fries', ['Size/1: Small, Medium, Large', 'Extras/3: Cheese sauce=cheese, Chili']],
  ['Onion Rings', ['Size/1: Small, Medium, Large']],
  [
    'Side Salad=garden salad|salad',
    ['Dressing/1: Ranch, Italian, Blue cheese', 'Toppings/5: Croutons, Bacon bits, Tomato'],
  ],
  [
    'Chicken Nuggets=nuggets',
    [
      'Pieces/1: 6 piece=six piece, 10 piece=ten piece, 20 piece=twenty piece',
      'Sauces/3: Barbecue sauce=bbq, Honey mustard, Ranch',
    ],
  ],
  ['Bacon=side of bacon'],
  ['Fried Egg'],
  ['Cola=coke|coca cola', [drinkSize, ice]],
  ['Diet Cola=diet coke', [drinkSize, ice]],
  ['Seven Up=7 up|7up', [drinkSize, ice]],
  ['Root Beer=rootbeer', [drinkSize, ice]],
  ['Zero Sugar Lemonade=sugar free lemonade', [drinkSize, ice]],
  ['Lemonade', [drinkSize, ice]],
  ['Iced Tea=ice tea', [drinkSize, ice, 'Sweetness/1: Sweetened=sweet, Unsweetened=no sugar']],
  ['Chocolate Milkshake=chocolate shake', ['Size/1: Small, Medium, Large', 'Top/2: Whipped cream, Cherry']],
  ['Vanilla Milkshake=vanilla shake', ['Size/1: Small, Medium, Large', 'Top/2: Whipped cream, Cherry']],
  ['Bottle of Water=water|bottled water'],
  ['Apple Pie'],
  ['Chocolate Chip Cookie=cookie'],
])

const cupSize = 'Size/1: Small=tall|short, Medium=grande|regular size, Large=venti|big'
const milk =
  'Milk/1: Whole milk=regular milk|full fat milk, Skim milk=nonfat milk|fat free milk|non fat milk|skimmed milk, Two percent milk=2 percent milk|2% milk, Almond milk, Oat milk=oatmilk, Soy milk, Coconut milk, Half and half=cream, Steamed milk, Cold milk'
const syrups =
  'Syrup/12: Vanilla syrup=vanilla|french vanilla x6, Caramel syrup=caramel x6, Hazelnut syrup=hazelnut x6, Cinnamon syrup x6, Chocolate syrup=chocolate sauce|mocha syrup x6, Sugar free vanilla=sugar free vanilla syrup x6'
const shots = 'Shots/6: Espresso shot=shot|shot of espresso|espresso x4'
const extras =
  'Toppings/8: Whipped cream=whip|whipped, Cinnamon=cinnamon powder|cinnamon on top, Foam x2, Sugar=sugars|packets of sugar x5, Honey x3, Chocolate drizzle, Caramel drizzle, Splenda=sweetener x4'
const temperature = 'Style/1: Iced=cold|over ice|on ice, Hot, Extra hot, Lukewarm=warm'
const beans = 'Beans/1: Decaf=decaffeinated, Half caf=half decaf'
const roast = 'Roast/1: Dark roast=dark, Light roast=blonde roast, Medium roast'
const coffeeGroups = [cupSize, milk, syrups, shots, extras, temperature, beans]

/** A coffee bar: many options before and after the drink, counted pumps and shots. */
export const coffeeBar = buildMenu([
  ['Latte=cafe latte|caffe latte', coffeeGroups],
  ['Cappuccino=cappucino', coffeeGroups],
  ['Americano=cafe americano', coffeeGroups],
  ['Mocha=cafe mocha|mocha latte', coffeeGroups],
  ['Flat White', coffeeGroups],
  ['Cold Brew=cold brewed coffee', [cupSize, milk, syrups, extras]],
  ['Coffee=drip coffee|regular coffee|black coffee|brewed coffee', [...coffeeGroups, roast]],
  ['Espresso=espresso coffee', ['Size/1: Single, Double=doppio, Triple', milk, syrups, extras, beans]],
  ['Macchiato=caramel macchiato', coffeeGroups],
  ['Hot Chocolate=hot cocoa|cocoa', [cupSize, milk, syrups, extras]],
  ['Chai Latte=chai tea latte|chai', [cupSize, milk, syrups, extras, temperature]],
  ['Green Tea', [cupSize, extras, temperature]],
  ['Earl Grey Tea=earl grey', [cupSize, milk, extras, temperature]],
  ['Orange Juice=oj', [cupSize]],
  ['Blueberry Muffin', ['Warm/1: Warmed up=heated|warmed|toasted']],
  ['Chocolate Croissant', ['Warm/1: Warmed up=heated|warmed|toasted']],
  ['Croissant=butter croissant|plain croissant', ['Warm/1: Warmed up=heated|warmed|toasted']],
  ['Bagel', ['Spread/2: Cream cheese, Butter, Jam', 'Warm/1: Toasted']],
  ['Banana Bread'],
  ['Oatmeal', ['Toppings/4: Brown sugar, Raisins, Nuts, Honey']],
])

const subBread =
  'Bread/1: White bread=white|italian bread, Wheat bread=wheat|whole wheat|brown bread, Rye bread=rye, Flatbread, Gluten free bread'
const subSize =
  'Size/1: Half=six inch|6 inch|half size|small, Whole=footlong|foot long|twelve inch|12 inch|full size|large'
const subCheese =
  'Cheese/3: Provolone=provolone cheese x2, Swiss=swiss cheese x2, Pepper jack=pepper jack cheese x2, Cheddar=cheddar cheese|cheese x2'
const subVegetables =
  'Vegetables/20: Lettuce x2, Tomatoes=tomato x2, Red onions=onions|onion x2, Pickles x2, Green peppers=bell peppers|peppers x2, Black olives=olives x2, Jalapenos x2, Banana peppers x2, Cucumbers x2, Spinach x2, Avocado=guacamole x2'
const subSauces =
  'Sauces/10: Mayonnaise=mayo x2, Yellow mustard=mustard x2, Honey mustard x2, Oil=olive oil x2, Vinegar=red wine vinegar x2, Ranch=ranch dressing x2, Salt x2, Black pepper=pepper x2, Oregano x2'
const subExtras = 'Extras/3: Bacon x2, Extra meat=double meat'
const subStyle = 'Style/1: Toasted=hot|heated, Cold'
const subGroups = [subSize, subBread, subCheese, subVegetables, subSauces, subExtras, subStyle]

/** A sandwich shop: long lists of toppings, and breads that are colours. */
export const sandwichShop = buildMenu([
  ['Turkey Breast Sub=turkey sub|turkey sandwich|turkey', subGroups],
  ['Italian Sub=italian|italian sandwich|spicy italian', subGroups],
  ['Ham and Cheese Sub=ham sub|ham and cheese|ham sandwich', subGroups],
  ['Meatball Sub=meatball sandwich|meatball marinara', subGroups],
  ['Tuna Sub=tuna sandwich|tuna|tuna salad sub', subGroups],
  ['Steak and Cheese Sub=philly cheesesteak|steak sandwich|cheesesteak', subGroups],
  ['Veggie Sub=veggie delight|vegetarian sub|veggie', subGroups],
  ['BLT=blt sub|bacon lettuce and tomato', subGroups],
  ['Potato Chips=chips|bag of chips', ['Flavor/1: Original=plain|regular, Barbecue=bbq, Sour cream and onion']],
  ['Chocolate Chip Cookie=cookie|chocolate cookie'],
  ['Oatmeal Raisin Cookie=oatmeal cookie'],
  ['Pickle Spear'],
  ['Tomato Soup', ['Size/1: Cup, Bowl']],
  [
    'Fountain Drink=soda|soft drink',
    ['Size/1: Small, Medium, Large', 'Flavor/1: Cola=coke, Diet cola=diet coke, Lemon lime=sprite, Orange soda=orange'],
  ],
  ['Bottled Water=water|bottle of water'],
  ['Unsweetened Tea=iced tea', ['Size/1: Small, Medium, Large']],
])

const fillings =
  'Filling/2: Chicken=grilled chicken x2, Steak=carne asada x2, Carnitas=pork x2, Barbacoa=shredded beef x2, Sofritas=tofu x2, Veggies=fajita veggies|fajita vegetables|grilled vegetables x2'
const rice = 'Rice/1: White rice=cilantro lime rice, Brown rice, No rice'
const beanGroup = 'Beans/1: Black beans, Pinto beans, No beans'
const burritoTop =
  'Toppings/12: Mild salsa=pico de gallo|pico|fresh tomato salsa x2, Corn salsa=corn|roasted corn salsa x2, Green salsa=salsa verde|tomatillo green salsa x2, Red salsa=hot salsa|spicy salsa x2, Sour cream x2, Cheese=shredded cheese x2, Guacamole=guac x2, Lettuce=romaine x2, Queso x2, Jalapenos x2, Onions x2'

/** A burrito bar: a filling per dish, sides that are toppings, and one alternative per group. */
export const burritoBar = buildMenu([
  [
    'Burrito',
    ['Tortilla/1: Flour tortilla=flour, Wheat tortilla=whole wheat tortilla', fillings, rice, beanGroup, burritoTop],
  ],
  ['Burrito Bowl=bowl|rice bowl', [fillings, rice, beanGroup, burritoTop]],
  [
    'Tacos=taco|three tacos',
    [
      'Tortilla/1: Crispy shell=crispy corn|hard shell|crunchy shell, Soft corn=soft corn tortilla, Soft flour=soft shell|soft flour tortilla',
      fillings,
      rice,
      beanGroup,
      burritoTop,
    ],
  ],
  ['Salad', [fillings, rice, beanGroup, burritoTop, 'Dressing/1: Vinaigrette=honey vinaigrette']],
  ['Quesadilla', [fillings, burritoTop]],
  ['Chips and Guacamole=chips and guac|chips with guacamole', ['Size/1: Regular, Large']],
  [
    'Chips and Salsa',
    ['Size/1: Regular, Large', 'Salsa/1: Mild salsa=pico de gallo, Green salsa=salsa verde, Red salsa=hot salsa'],
  ],
  ['Chips and Queso', ['Size/1: Regular, Large']],
  ['Tortilla Chips=chips'],
  ['Side of Guacamole=guac on the side'],
  ['Mexican Cola=mexican coke'],
  ['Fountain Soda=soda|soft drink|fountain drink', ['Size/1: Small=regular, Large']],
  ['Horchata', ['Size/1: Small, Large']],
  ['Bottled Water=water|bottle of water'],
])

const pizzaToppings =
  'Toppings/20: Pepperoni=pepperonis x2, Italian sausage=sausage x2, Mushrooms=mushroom x2, Red onions=onions|onion x2, Green peppers=peppers|bell peppers x2, Black olives=olives x2, Pineapple x2, Ham x2, Bacon x2, Extra cheese=more cheese, Mozzarella=cheese|mozzarella cheese x2, Feta=feta cheese x2, Parmesan=parmesan cheese x2, Anchovies=anchovy x2, Basil=fresh basil x2, Spinach x2, Jalapenos x2, Artichokes x2, Barbecue chicken=bbq chicken|chicken x2, Garlic=roasted garlic x2, Balsamic glaze=balsamic x2'
const pizzaSauce =
  'Sauce/1: Tomato sauce=red sauce|marinara, White sauce=alfredo, Pesto=pesto sauce, Barbecue sauce=bbq sauce'
const pizzaSize =
  'Size/1: Personal=individual|personal sized, Small, Medium, Large=large sized, Extra large=xl|party size|party sized'
const crust =
  'Crust/1: Thin crust=thin|thin and crispy, Thick crust=thick|deep dish, Stuffed crust=cheese stuffed crust, Gluten free crust=gluten free|cauliflower crust'
const sodaSize = 'Size/1: Small, Medium, Large, Half liter=500 ml, One liter=1 liter, Two liter=2 liter|two liters'
const container = 'Container/1: Can=cans, Bottle=bottles'

/** A pizzeria: sizes before a dish that is often left unsaid, drinks by volume. */
export const pizzeria = buildMenu([
  [
    'Pizza=pie|pizza pie',
    [
      pizzaSize,
      crust,
      pizzaSauce,
      pizzaToppings,
      'Style/1: Vegan, Vegetarian=veggie, Meat lovers=meat lover|meaty, Supreme=combination|works|the works, Margherita=margarita, Hawaiian',
    ],
  ],
  ['Calzone', [pizzaSauce, pizzaToppings]],
  ['Garlic Bread=garlic knots', ['Extras/1: With cheese=cheesy|cheese']],
  ['Chicken Wings=wings|buffalo wings', ['Pieces/1: 6 piece, 12 piece=dozen', 'Sauce/1: Hot, Mild, Barbecue']],
  ['Caesar Salad=caesar', ['Size/1: Small, Large']],
  ['Cola=coke|coca cola', [sodaSize, container]],
  ['Diet Cola=diet coke|coke zero', [sodaSize, container]],
  ['Lemon Lime Soda=sprite|seven up|7 up', [sodaSize, container]],
  ['Ginger Ale', [sodaSize, container]],
  ['Iced Tea=ice tea|ice teas', [sodaSize, container]],
  ['Bottled Water=water|bottle of water'],
  ['Tiramisu'],
])
