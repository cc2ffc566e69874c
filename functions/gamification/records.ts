/** Where the training's badges, levels and questions live, all in one partition. */
export const gamificationKeys = {
  training: 'TRAINING',
  badge: (id: string | number) => ({ pk: 'TRAINING', sk: `BADGE#${id}` }),
  level: (levelNumber: number) => ({ pk: 'TRAINING', sk: `LEVEL#${levelNumber}` }),
  question: (levelNumber: number, id: string | number) => ({ pk: 'TRAINING', sk: `QUESTION#${levelNumber}#${id}` }),
} as const
