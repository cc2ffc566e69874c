const allergyWords = /\b(allerg\w*|anaphyla\w*|intoleran\w*|c(o)?eliac|epi-?pens?)\b/i

/** Whether a guest's note speaks of an allergy: then it is a warning, not a wish. */
export const isAllergyNote = (note: string): boolean => allergyWords.test(note)
