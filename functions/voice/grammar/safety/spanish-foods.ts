/** Spanish foods that no filter covers, and their English names. */
const rows = `
  onions: cebolla, cebollas
  green onions: cebollin, cebollines, cebolleta, cebolletas
  garlic: ajo, ajos
  mushrooms: hongo, hongos, champinon, champinones, seta, setas
  avocado: aguacate, aguacates, palta, paltas
  cucumber: pepino, pepinos
  carrots: zanahoria, zanahorias
  broccoli: brocoli, brecol
  cabbage: repollo
  spinach: espinaca, espinacas
  zucchini: calabacin, calabacines
  squash: calabaza, calabazas
  sweet potato: batata, batatas, camote, camotes, boniato, boniatos
  tomato: tomates, jitomate, jitomates
  corn: maiz, elote
  beans: frijol, frijoles
  peppers: pimiento, pimientos, chile, chiles
  seaweed: alga, algas
  ginger: jengibre
  honey: miel
  sugar: azucar
  cinnamon: canela
  mustard: mostaza
  vinegar: vinagre
  rice: arroz
  lemon: limon, limones
  orange: naranja, naranjas
  citrus: citrico, citricos
  strawberries: fresa, fresas
  pineapple: pina, pinas
  apple: manzana, manzanas
  chicken: pollo, pollos
  beef: res
  pork: cerdo, puerco`

export const spanishFoods: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', spanish = ''] = row.split(':')
      return spanish.split(',').map((word) => [word.trim(), english.trim()] as const)
    }),
)

/** Returns the English name of a food, so that the kitchen reads it: `avocado` of `aguacate`. */
export const toEnglishFood = (food: string): string => spanishFoods.get(food) ?? food
