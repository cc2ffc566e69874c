import type { Allergen } from '../contract'
import { listUnclearAllergens, mayMeanAllergy, mentionsAllergy, readNote } from './note-reading'

// These notes came from the cart, the ticket and the assistant. All use the same rules.
describe('a note for the kitchen mentions an allergy', () => {
  it.each([
    ['everybody', 'Shellfish ALLERGY'],
    ['everybody', 'severely allergic to nuts'],
    ['everybody', 'I am celiac'],
    ['everybody', 'lactose intolerant'],
    ['the cart alone', "can't have nuts"],
    ['the cart alone', "my son can't have mushrooms"],
    ['the assistant alone', 'can’t have nuts'],
    ['the assistant alone', 'CANT have nuts'],
    ['the assistant alone', 'cannot eat shellfish'],
    ['the ticket and the assistant', 'anaphylaxis from sesame'],
    ['the ticket and the assistant', 'anaphylactic!!'],
    ['the ticket and the assistant', 'carries an EpiPen'],
    ['the ticket alone', 'carries an epi-pen'],
    ['the ticket alone', 'Epi Pen on the table'],
    ['the ticket and the assistant', 'egg allergens'],
    ['the ticket and the assistant', 'Allergie: noix'],
    ['the assistant alone', 'alergic to walnuts'],
    ['the assistant alone', 'soy alérgica al camarón'],
    ['the assistant alone', 'soy celíaca'],
    ['the assistant alone', 'gets hives from shrimp'],
    ['the assistant alone', 'bad reaction to soy'],
    ['the assistant alone', 'swelling after peanuts'],
    ['the assistant alone', 'sensitive to gluten'],
    ['the assistant alone', 'shrimp makes him sick'],
    ['the assistant alone', 'peanuts could kill her'],
    ['the assistant alone', 'shellfish is off limits'],
    ['the assistant alone', "we don't eat shellfish"],
    ['the table of harm', 'shrimp sends me to the hospital'],
    ['the table of harm', 'my throat closes from shrimp'],
    ['the table of harm', 'I break out from shrimp'],
    ['the table of harm', 'not able to eat shrimp'],
    ['the table of harm', 'los camarones me hacen daño'],
    ['the table of harm', 'keep it away from nuts'],
    ['the assistant alone', 'please avoid: dairy, lactose'],
    ['the assistant alone', "I'm gluten free"],
    ['the assistant alone', 'my daughter is nut and dairy free'],
    ['a guest who writes Arabic', 'حساسية من الفول السوداني'],
    ['a guest who writes Russian', 'Аллергия на орехи'],
    ['a guest who writes Vietnamese', 'tôi bị dị ứng tôm'],
    ['a guest who writes Haitian Creole', 'Mwen gen alèji ak pistach'],
    ['the cart, the ticket and the assistant, among other wishes', 'extra ginger; no onions; nut allergy'],
  ])('in a note from %s: "%s"', (_who, note) => expect(mentionsAllergy(note)).toBe(true))
})

describe('a note for the kitchen mentions no allergy', () => {
  it.each([
    'no onions',
    'no nuts',
    'extra spicy',
    'sauce on the side',
    'gluten free',
    'avoid onions',
    "don't do wasabi",
    "I don't eat spicy; extra shrimp",
    'I would kill for more ginger',
    'feel free to swap the rice',
    'chicken leg, not the wing',
    '辣得要命',
    '不吃葱',
    '국물을 부어 주세요',
    'no como picante',
    'بدون بصل من فضلك',
    '',
  ])('"%s"', (note) => expect(mentionsAllergy(note)).toBe(false))
})

describe('an allergy is read in every language of the guests, with its allergens', () => {
  it.each([
    ['SEVERE shellfish allergy!!', ['shellfish']],
    ['Shellfish! Allergy!', ['shellfish']],
    ['allergic to shrimp and eggs, extra soy sauce', ['shellfish', 'egg']],
    ['extra careful with sesame: allergy', ['sesame']],
    ['No allergies except peanuts', ['peanuts']],
    ['not allergic to nuts but to sesame', ['nuts', 'peanuts', 'sesame']],
    ['shellfish allergy, please use clean pans', ['shellfish']],
    ['shrimp allergy: a separate, clean pan please', ['shellfish']],
    ['soy alérgico al pan', ['gluten']],
    ['no puedo comer mariscos', ['shellfish']],
    ['los huevos me hacen daño', ['egg']],
    ['soy alérgica al camarón', ['shellfish']],
    ['我对花生过敏', ['peanuts']],
    ['坚果过敏', ['nuts', 'peanuts']],
    ['對蝦過敏', ['shellfish']],
    ['孩子不能吃鸡蛋', ['egg']],
    ['我吃不了乳制品', ['dairy']],
    ['땅콩 알레르기', ['peanuts']],
    ['새우 알러지 있어요', ['shellfish']],
    ['우유를 못 먹어요', ['dairy']],
    ['계란 먹으면 안 돼요', ['egg']],
    ['ピーナッツアレルギーです', ['peanuts']],
    ['娘は卵が食べられません', ['egg']],
    ['ｴﾋﾞｱﾚﾙｷﾞｰ', ['shellfish']],
    ['アレルギー：小麦', ['gluten']],
    ['los camarones me dan urticaria', ['shellfish']],
    ['me salen ronchas con el camarón', ['shellfish']],
    ['con mariscos me hincho', ['shellfish']],
    ['los cacahuates me matan', ['peanuts']],
    ['yo no como mariscos', ['shellfish']],
    ['evito los mariscos', ['shellfish']],
    ['en plancha aparte del camarón', ['shellfish']],
    ['I would die for real with shrimp', ['shellfish']],
    ['吃虾会起疹子', ['shellfish']],
    ['吃虾起荨麻疹', ['shellfish']],
    ['吃虾会肿', ['shellfish']],
    ['吃花生会呼吸困难', ['peanuts']],
    ['花生会要命', ['peanuts']],
    ['我不吃花生', ['peanuts']],
    ['새우 먹으면 두드러기 나요', ['shellfish']],
    ['새우 안 먹어요', ['shellfish']],
    ['えびで蕁麻疹が出ます', ['shellfish']],
  ])('%s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: true, allergens }))
})

describe('an allergen near a negation may mean an allergy', () => {
  it.each([
    ['sin gluten por favor', ['gluten']],
    ['gluten free please', ['gluten']],
    ['Dairy-free', ['dairy']],
    ['NO NUTS!!!', ['nuts', 'peanuts']],
    ['no shellfish in my food', ['shellfish']],
    ['please leave the nuts out', ['nuts', 'peanuts']],
    ['peanuts: NONE', ['peanuts']],
    ['make sure sesame isn’t in it', ['sesame']],
    ['no nuts, sesame or egg please', ['egg', 'nuts', 'peanuts', 'sesame']],
    ["I don't want any fish", ['fish']],
    ['w/o dairy', ['dairy']],
    ['nada de cacahuates', ['peanuts']],
    ['不要花生', ['peanuts']],
    ['花生、芝麻都不要放', ['peanuts', 'sesame']],
    ['땅콩 빼주세요', ['peanuts']],
    ['우유, 계란 없이', ['dairy', 'egg']],
    ['卵、乳製品抜きでお願いします', ['dairy', 'egg']],
    ['ゴマなし', ['sesame']],
  ])('%s', (note, allergens) => expect(readNote(note)).toEqual({ isAllergy: false, allergens }))
})

describe('denials, thanks, likes and wishes for more are no allergy', () => {
  it.each([
    'No allergies',
    'no known food allergies, thanks',
    'Allergies: none',
    "I'm not allergic to anything",
    'no nuts please (not an allergy)',
    "No eggs. It isn't an allergy.",
    'sin alergias',
    'no tengo alergias, gracias',
    'extra peanuts please',
    'no onions, extra peanuts please',
    'I love peanuts',
    'my kids like shrimp, thank you',
    "can't get enough shrimp",
    'I would die for shrimp',
    'no rush, thanks for the fish',
    'no problem with nuts',
    'no onions',
    'vegan please',
    'doble camarón por favor',
    '没有过敏',
    '对花生不过敏',
    '谢谢，多放花生，不要葱',
    '不能吃辣',
    '알레르기 없음',
    '땅콩 많이 주세요, 양파 빼주세요',
    'アレルギーはありません',
    'ピーナッツ多め、ネギ抜き',
    '',
  ])('"%s"', (note) => expect(readNote(note)).toEqual({ isAllergy: false, allergens: [] }))
})

it.each([
  ['glutenfree please', ['gluten']],
  ['make it nutfree', ['nuts', 'peanuts']],
  ['dairyfree, no onions', ['dairy']],
])('"%s" names its allergens although it is written as one word', (note, named) => {
  expect(readNote(note).allergens).toEqual(expect.arrayContaining(named))
})

it('a note is ordered before others if it may mean an allergy', () => {
  expect(['no nuts', '땅콩 알레르기', 'extra spicy'].map(mayMeanAllergy)).toEqual([true, true, false])
})

it.each([
  ['soy allergy', ['soy']],
  ['I have a soy allergy', ['soy']],
  ['soy intolerant', ['soy']],
  ['soy-intolerance', ['soy']],
  ['severe soy allergies', ['soy']],
  ['dairy and soy allergy', ['soy', 'dairy']],
  ['soy allergic to shrimp', ['soy', 'shellfish']],
  ['soy alérgica al camarón', ['shellfish']],
  ['soy intolerante a la lactosa', ['dairy']],
  ['soy una persona alérgica al huevo', ['egg']],
])('the soy of "%s" is the food, unless the words are Spanish', (note, named) =>
  expect(readNote(note)).toEqual({ isAllergy: true, allergens: named }),
)

it.each<[string, readonly Allergen[]]>([
  ['no crabstick', ['shellfish']],
  ['sin webo', ['egg']],
  ['sin uevo', ['egg']],
  ['no kamaron', ['shellfish']],
  ['no d@iry', ['dairy']],
  ['nothing with a shell', ['shellfish']],
])('reads a misspelled or described food in "%s"', (note, named) => expect(readNote(note).allergens).toEqual(named))

it.each(["i'm pregnent", 'im pregnate', 'no raw, prego', 'preñada', 'anaphyl'])('"%s" is an alarm', (note) =>
  expect(mentionsAllergy(note)).toBe(true),
)

it.each(['shrimp -> chicken', 'shrimp → steak'])('"%s" is unclear about the replaced food', (note) =>
  expect(listUnclearAllergens(note)).toEqual(['shellfish']),
)
