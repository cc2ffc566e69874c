const PERSON = '(?:me|us|him|her|them|my|our|everyone|(?:my|our) \\w+)'
const IN_BODY = '(?:sick|ill|gag|nauseous|puke|barf|vomit|hurt|itch|itchy|swell|throw up|break out)'
const ON_SKIN =
  '(?:hives|gas|heartburn|rashes|migraines|cramps|a (?:rash|headache|migraine|stomachache|stomach ache|reaction))'

/**
 * Phrases, as patterns for normalized words, that say that a food harms a person: `shrimp makes me
 * sick`, `me hace daño`. The food is before or after them. Readers of allergies and of what a
 * clause orders share them, so that what isn't ordered as harmful is avoided, too.
 */
export const HARM_PHRASES = [
  `(?:makes?|made|making|gets?|got) ${PERSON}(?: \\w+)? ${IN_BODY}`,
  `(?:gives?|gave|giving) ${PERSON}(?: \\w+)? ${ON_SKIN}`,
  '(?:gets|does) (?:me|him|her|us|them)(?: in| every time)?(?=$)|(?:does|do) (?:me|him|her|us|them) in',
  `(?:sends?|sent|puts?|lands?|landed) ${PERSON}(?: \\w+)? (?:to|in) (?:the )?(?:hospital|er|emergency room)`,
  '(?:turns?|turned|upsets?|upset|hurts?|irritates?|kills?) (?:my|our|his|her) (?:stomach|tummy|belly|gut)',
  '(?:could|can|would|will|might|may) (?:kill(?! for)|hurt (?:me|him|her|us|them)(?= |$))',
  'kills (?:me|him|her|us|them)|(?:almost|nearly) killed',
  '(?:is|are) (?:a )?(?:off limits|no go|not allowed|not safe(?= for)|unsafe(?= for))',
  '(?:is|are) (?:like )?(?:poison|deadly|lethal|toxic|dangerous|fatal)(?= (?:to|for))',
  `(?:isnt|arent) safe for ${PERSON}`,
  `(?:doesnt|dont|does not|do not|never) (?:agree|sit well|go well|go down well) with ${PERSON}`,
  '(?:dont|do not|doesnt|does not|cant|never) get along|(?:arent|are not|never were|no longer) (?:good |best )?friends',
  'free (?:family|household|home|house|table|party)',
  '(?:my|his|her|our) body (?:rejects|refuses|hates)',
  '(?:get|gets|getting|got) (?:sick|ill) (?=from|if|when)',
  '(?:break|breaks|breaking|broke) out(?: in (?:hives|rashes|a rash))?(?= (?:from|if|when|whenever|after|with|on)|$)',
  '(?:throat|lips|tongue|face) (?:closes?|itch(?:es)?|tingles?|swells?|burns?)(?: up)?',
  'closes? (?:up )?(?:my|his|her|our) throat|(?:could|can|will|would|might|may) die(?= (?:from|of|if))',
  '(?:me|nos|le|les) (?:hacen?|hizo|hicieron) (?:mucho )?(?:dano|mal)',
  '(?:me|nos|le|les) caen? (?:muy |super |tan )?(?:mal|pesad[oa]s?)',
  '(?:me|nos|le|les) (?:enferman?|enfermo|brotan?|hinchan?|inflaman?|matan?|mataria)',
  '(?:me|nos|le|les) (?:dan?|dio|dieron) (?:una )?(?:alergia|urticaria|ronchas?|reaccion|asco|nauseas?|diarrea|comezon)',
].join('|')

/** What makes raw food a danger: a pregnancy, or a weak immune system. */
export const RAW_AVOIDING_STATE = [
  'preg\\w*(?! crav\\w*)|baby on board|baby (?:is )?(?:due|on the way)|having a baby(?! shower)|bun in the oven|knocked up',
  'expecting(?=[.! ]*$)|expecting(?: a baby| mothers?| moms?| a child)',
  '(?:\\w+ )?(?:weeks|months) along|breast ?feeding|nursing(?! homes?| station| floor)(?: mothers?)?',
  'immun\\w*(?: systems?| compromised)?|chemo\\w*|quimio\\w*|cancer|tran?splant\\w*|embara[sz]\\w*|encinta|lactancia',
  'esperando (?:un |una )?bebe|prenad[oa]s?|(?:estoy|toy|esta) en (?:estado|cinta)',
].join('|')

/** Phrases that say that a person can't eat what follows: `unable to have`, `no tolero`. */
export const UNABLE_PHRASES = [
  '(?:cant|cannot|can not|(?:not|isnt|arent|wasnt) able to|unable to) (?:really |even |safely )?' +
    '(?:eat|have|tolerate|digest|consume|be (?:around|near|exposed to))(?! enough)',
  'no toler(?:o|a|amos|an)',
  'no (?:puedo|puede|podemos|pueden|debo|debe) (?:comer|tomar|consumir|ingerir|probar)',
].join('|')

/** Phrases that keep a person away from the food that follows: `no contact with`. */
export const AVOIDANCE_PHRASES = [
  '(?:stay|stays|staying|keep|keeps|kept)(?: me| us| him| her| it| them| my \\w+)? (?:away|far) from',
  'no (?:contact|exposure|trace|traces) (?:with|to|of)|nothing (?:with|containing|that has|that contains)',
  '(?:have|has|having|had|got) (?:an? |some |big |serious )*(?:problems?|issues?|trouble|thing) with',
  '(?:im|i am|were|we are|shes|hes|she is|he is|is|are) (?:against|on an? (?:strict )?(?:no|zero))',
  'doctor (?:says|said|told me|wants) (?:to |me to )?(?:no|avoid|skip)',
  '(?:im|i am|shes|hes|she is|he is) off(?! (?:to|of|work|today)(?: |$))',
  'avoid|avoids|avoiding|evit(?:o|a|amos|an)|no (?:como|come|comemos|comen)',
].join('|')
