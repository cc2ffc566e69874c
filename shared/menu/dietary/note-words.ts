const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that say nothing about a food next to them. */
export const functionWords = list(`
  the a an and or also plus y o e u de del la el las los lo un una unos unas my our mi mis su some it its this that these
  those to of`)

export const courtesies = list('please pls plz kindly thanks thank you thx ty gracias por favor')

/**
 * Words of ordinary wishes about food and of deliveries, in English and Spanish: amounts, cooking,
 * places, dishes, praise. Each is harmless next to any other, so none is a negation, a pronoun, a
 * person, or takes a food away. Plurals and participles are left out. Three are names that look
 * like a misspelled food.
 */
const ordinaryWords = list(`
  about add additional adentro aderezo adicional afternoon again agregar agreguen agua aguacate ajo al ale all
  always amazing ambos amount anadir aniversario anniversary another apartamento aparte apartment appetizer
  appreciate apt are around arriba arroz as asada asado aside at available avocado awesome back bacon bag bags bake
  ball basil bastante be bean beautiful bed beef been bell belly bento beside best better between bien big
  bigger birthday bistec bit bite black blackened blend blue boat boiled bolsa bone boneless both bottle bottom bowl
  box boxes boy breaded bring broccoli brown buen buenas buenos building bun buns buttered butterflied buttery
  cabbage cada caja caliente california came cameron can candle car carne carrot casa cauliflower cebolla celebrate
  celebrating celebration celery celia center charred cheesy chef chicken chile chili chilled chives choice chopped
  chopstick christmas chunk cilantro cinco claw clear coat cocida cocido code codigo cola cold combined combo come
  comida con container cook cooking cool corn corner correct cortado cortar could couple cover cracked craving
  creamy crisp crispier crispy crujiente crumbled crunch crunchies crunchy crushed crust cuatro cube cubiertos
  cuchara cucumber cumpleanos cup cups curry cutlery dab daily daisy dar dash day debone decorated deep dejar
  deliciosa delicioso delicious den dentro desk devein dia dias diced diez dinner dip dipped dipping dips dish do
  doble door dorada dorado dos double dozen dragon drench dressing drink drive drizzle duck dusted each early
  easy edificio eggplant eight ember empanizado en encanta encima ends enjoy enough ensalada entrance es esta estaba
  estaban estan estuvo evening ever every everybody everyone excelente excellent excited extra fabulous fan fans
  fantastic fatty favorita favorite favorito favourite feliz few filet fillet fine firm first five flakes flaky flat
  flavor flavorful flavour floor foil food for fork four freezer fresca fresco fresh fresher freshly fria fridge
  fried frio frita frito from front fry frying full fully garlic garlicky gate generous generously gently get ginger
  girl give glaze god golden good grande gravy great green grill gusta guys gyoza haha half hand handroll happy hard
  have heat heavy hecha hecho hello here hey hi hibachi hola holiday home honey hot hotel hotter house huge ice in
  include including incluir incluyan incredible inner inside instead into is item jalapeno jengibre juice juicy
  jumbo just katsu ketchup kitchen knife knock kosher label lado lane large last later layer lean leftover leg legs
  lemon lemonade lettuce lid lids light lightly like lime limon little llevar load lobby lol lot lots love
  lovely lover low lugar lunch made mainly make maki making many marinated mas mashed max may meal meat medio medium
  mejor melon melt menu microwave middle mignon mild minced mini mint mitad mix mixed mmm moist more morning most
  mostly much mucha mucho mushroom mustard muy name napkin near need next nice nicely night nigiri nine noches nori
  normal normally nueve ocho office oil ok okay omg on one onion only onto open option orange order ordering outer
  outside over pack package packet pair palillos paper para parsley party pedazos peel pepino pepper perfect
  perfectly philadelphia philly picada picado picante pickle piece piezas pile pinch pink piso place plain plancha
  plastic plate plato platter plenty poached poca poco podria podrian pollo poner ponga pongan ponzu pool poquita
  poquito porch pork portion possible potato pretty primero properly protein puede pueden puerta put quality que
  quedo quiero quisiera rainbow ranch rangoon rare raw ready real really rebanadas red refresco regular reheat
  restaurant revuelto rica rice rico right ring riquisima riquisimo road roasted roll rollo room runny sabor sabrosa
  sabroso salad salsa salt salteada salteado salty sauce saucy sausage sauteed scallion school scoop
  scramble sea sealed sean sear season seasoning seaweed second seed seis send separate separately servilletas
  serving set sets seven shelled shop shredded side siempre siete single six size skewer skin skinless slice sliders
  small smaller smoked smoky smooth so soak sobre sodium soft softer solo soon sopa soup sour special spice spicier
  spicy spider spinach split spoon spread sprinkle sprout squeeze sriracha st staff stairs steak steam stick sticky
  still stir stirred store straw strawberry street strip stuffed style suave suficiente sugar suite super sure sushi
  sweet tail tambien tape tardes taste tasty te tea team ten tender tenedor teppanyaki teriyaki termino texture than
  there thick thicker thickly thin thinly thinner third thoroughly three through tibio tight tightly timbre time
  toasted tocar toda today todo tomato tomorrow ton tonight tons too top topped topping torch tossed tostada tostado
  total town traer tray tres tried triple trozos truck try trying two ultima under unit uno upgrade upright use
  usual utensils veg vegan vegetable vegetales vegetarian veggie verduras very vez vinegar want warm was wasabi
  water way wedge week weekend welcome well were wet whipped white whole will wing wish with wonderful work would
  wrap wrapped write written yakisoba your yum yummy zanahoria zucchini`)

const ENDINGS = /(?<=\w{4})(?:e?s|e?d)$/

/** Whether a word of a normalized note is harmless next to a food. */
export const isHarmless = (word: string): boolean =>
  [word, word.replace(ENDINGS, ''), word.replace(/(?<=\w{4})[sd]$/, '')].some(
    (form) => ordinaryWords.has(form) || functionWords.has(form) || courtesies.has(form),
  )

/** Whether a harmless word begins with these letters. */
export const startsHarmless = (letters: string): boolean =>
  [...ordinaryWords, ...courtesies].some((word) => word.startsWith(letters))
