import type { Allergen } from '../contract'
import { fishWords, shellfishWords } from './allergen-table'

export const noteLanguages = ['zh', 'ko', 'ja'] as const

type Words = {
  /** Foods and allergens that a search can exclude, in English and Spanish, without accents. */
  readonly excluded: string
  /** Further foods that an allergy may be about, in English and Spanish, without accents. */
  readonly foods: string
} & Readonly<Record<(typeof noteLanguages)[number], string>>

/**
 * What guests call each allergen, in every language in which notes are read. General words for nuts
 * and seafood belong to both allergens that they include.
 */
export const allergenWords = {
  gluten: {
    excluded: 'gluten, wheat, flour, bread, trigo, harina',
    foods:
      'pan, noodle, udon, ramen, panko, tempura, batter, breading, breadcrumb, barley, rye, cebada, centeno, fideos',
    zh: '麸质, 麩質, 麦麸, 面筋, 麵筋, 小麦, 小麥, 面粉, 麵粉',
    ko: '글루텐, 밀가루, 밀 알, 밀알, 소맥',
    ja: 'グルテン, 小麦',
  },
  soy: {
    excluded: 'soy, soya, soja, soybean, soy bean, soy sauce, soy product, salsa de soya, salsa de soja, tofu, edamame',
    foods: 'miso, tempeh, natto, legume',
    zh: '大豆, 黄豆, 黃豆, 豆腐, 豆制品, 豆製品, 酱油, 醬油',
    ko: '대두, 콩, 두부, 간장, 된장',
    ja: '大豆, 豆腐, 醤油, しょうゆ, 味噌',
  },
  shellfish: {
    excluded: `shellfish, shell fish, crustacean, mollusc, mollusk, shrimp, prawn, crab, lobster, scallop, clam, mussel,
    oyster, squid, calamari, octopus, marisco, crustaceo, molusco, camaron, gamba, cangrejo, langosta, almeja, ostra,
    pulpo`,
    foods: `${shellfishWords}, bivalve, cephalopod, mejillon, jaiba, calamar, camarao, crevette`,
    zh: '海鲜, 海鮮, 贝类, 貝類, 甲壳, 甲殼, 虾, 蝦, 蟹, 扇贝, 扇貝, 蛤, 牡蛎, 牡蠣, 蚝, 蠔, 鱿鱼, 魷魚, 章鱼, 章魚',
    ko: '해산물, 해물, 어패류, 조개, 갑각류, 새우, 꽃게, 게살, 대게, 랍스터, 가재, 오징어, 문어, 낙지, 가리비, 굴 알',
    ja: '甲殻類, 魚介, シーフード, 貝, エビ, えび, 海老, カニ, 蟹, ロブスター, 烏賊, ホタテ, 牡蠣, カキ',
  },
  fish: {
    excluded: 'fish, finfish, salmon, tuna, yellowtail, pescado, atun',
    foods: `${fishWords}, pez, anguila, bacalao, anchoa, sardina, poisson, peixe`,
    zh: '海鲜, 海鮮, 鱼, 魚, 三文, 金枪, 鳗, 鰻',
    ko: '해산물, 해물, 어패류, 생선, 어류, 연어, 참치, 장어',
    ja: '魚介, シーフード, 魚, サーモン, 鮭, マグロ, まぐろ, うなぎ, ウナギ, 鰻',
  },
  dairy: {
    excluded: `dairy, dairy product, lactose, milk, cheese, cream, cream cheese, butter, lacteo, producto lacteo, lactosa,
    leche, queso, queso crema, crema, mantequilla`,
    foods: 'yogurt, yogur, whey, casein, caseina, ghee, nata, lait, leite',
    zh: '乳制品, 乳製品, 奶制品, 奶製品, 牛奶, 乳糖, 奶油, 芝士, 奶酪, 起司, 黄油, 黃油, 奶, 乳',
    ko: '유제품, 우유, 유당, 치즈, 버터, 크림',
    ja: '乳製品, 牛乳, 乳糖, ミルク, チーズ, バター, クリーム, 乳',
  },
  egg: {
    excluded: 'egg, mayo, mayonnaise, huevo, mayonesa',
    foods: 'yolk, albumin, ovalbumin, tamago, aioli, yema, albumina, oeuf, ovo',
    zh: '鸡蛋, 雞蛋, 蛋黄, 蛋白, 蛋',
    ko: '계란, 달걀, 난류',
    ja: '卵, 玉子, たまご, タマゴ',
  },
  nuts: {
    excluded: `nut, tree nut, treenut, almond, walnut, cashew, pecan, pistachio, hazelnut, macadamia, nuez, nuece,
    nueces de arbol, almendra, frutos seco, fruto seco`,
    foods: 'coconut, pine nut, brazil nut, coco, avellana, pistacho, maranon, noix, nozes',
    zh: '坚果, 堅果, 果仁, 腰果, 杏仁, 核桃, 榛子, 开心果, 開心果',
    ko: '견과, 호두, 아몬드, 캐슈, 잣 알',
    ja: 'ナッツ, 木の実, くるみ, クルミ, アーモンド, カシュー',
  },
  peanuts: {
    excluded: 'peanut, pea nut, groundnut, cacahuate, cacahuete, mani',
    foods: 'satay, legume, arachide, amendoim',
    zh: '花生, 坚果, 堅果, 果仁',
    ko: '땅콩, 견과',
    ja: 'ピーナッツ, ピーナツ, 落花生, ナッツ',
  },
  sesame: {
    excluded: 'sesame, sesame seed, tahini, sesamo, semillas de sesamo, ajonjoli',
    foods: 'goma, furikake',
    zh: '芝麻, 麻油, 胡麻',
    ko: '참깨, 깨 알, 참기름, 통깨',
    ja: 'ごま, ゴマ, 胡麻',
  },
} as const satisfies Readonly<Record<Allergen, Words>>

// In `soy allergy` and `soy intolerant` it is the food.
const SOY_OF_SPANISH =
  /\bsoy (?=(?:muy |un poco |una? (?:persona )?)?(?:al+er[gj]ic[oa]|celiac[oa]|intolerante|sensible|vegan[oa]|vegetarian[oa]|pescetarian[oa]|diabetic[oa])\b)/g

/** Writes the Spanish `soy` (I am) as `estoy` in a normalized text, so that it is no food. */
export const translateSoy = (text: string): string => text.replace(SOY_OF_SPANISH, 'estoy ')
