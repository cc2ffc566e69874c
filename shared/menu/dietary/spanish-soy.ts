// In `soy allergy` and `soy intolerant` it is the food.
const SOY_OF_SPANISH =
  /\bsoy (?=(?:muy |un poco |una? (?:persona )?)?(?:al+er[gj]ic[oa]|celiac[oa]|intolerante|sensible|vegan[oa]|vegetarian[oa]|pescetarian[oa]|diabetic[oa])\b)/g

/** Writes the Spanish `soy` (I am) as `estoy` in a normalized text, so that it is no food. */
export const translateSoy = (text: string): string => text.replace(SOY_OF_SPANISH, 'estoy ')
