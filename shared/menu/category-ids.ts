/** The ids of the sample menu's categories, which rules and pages name. Owners may add others. */
export const categoryIds = {
  appetizers: 19,
  saladsAndSoups: 20,
  hibachi: 21,
  platters: 22,
  specialRolls: 23,
  sushi: 24,
  bento: 25,
  teriyaki: 26,
  partyTrays: 27,
  drinks: 28,
  kids: 29,
} as const
