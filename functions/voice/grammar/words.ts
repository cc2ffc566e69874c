export { synonyms, stopWords } from '#shared/rules/voice/words'

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** How a dish may be wanted, said right after its name. */
export const styleWords = list('spicy hot mild crispy crunchy plain')

/** Words that only colour another: alone they never name a dish. */
export const modifierWords = list(`
  fresh house special classic crispy crunchy sweet red green hot soft spicy mild bottled diet iced fried fatty clear
  twin kid choice chef regular large small big little extra party cold warm grilled steamed raw butter honey young`)

/** Kinds of dishes: alone they name none, but it is worth asking which. */
export const kindWords = list('roll hibachi platter tray bento soup salad sushi appetizer')

/** Food of other kitchens: never taken for a misspelling of ours. */
export const foreignFoodWords = list(`
  ramen pho burger hamburger pizza beef pork lamb rice pasta cake wine beer sake fries taco burrito sandwich wing curry
  egg ham bacon cheese bread coffee milk juice soda coke pepsi sprite pie cookie corn bean duck turkey cod mochi`)

/** Where one wish ends and the next begins. */
export const separators = list(', and plus also then y e tambien along together followed')

export const courtesies = list('please thanks thank por favor gracias thx pls you so very much')

/** Words that begin a wish. */
export const requestPattern =
  /\b(?:i|we|my \w+) (?:want|need|wanna|take|get|have|like|will have|will take|would like|would love)\b|\b(?:id|ill|well|i would|i will|we will|lets|let me|let us|can i|can we|could i|could we|can you|could you|may i|may we|would you|please|gimme|lemme|give|get me|get us|bring|add|order|put|throw in|grab|send|ring me up|hook me up|quiero|quisiera|dame|deme|ponme|agrega|agregar|anade|queremos|me das|me da|puedo tener|going to have|gonna have|go with|start with|try)\b/
