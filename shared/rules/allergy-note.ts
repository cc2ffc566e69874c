const ALLERGY = /\b(?:allergic|allergy|allergies|intoleran\w+|coeliac|celiac|can't have)\b/i

/** Whether a note for the kitchen tells of an allergy, or of what somebody can't have: it comes before any other wish. */
export const tellsOfAllergy = (note: string): boolean => ALLERGY.test(note)
