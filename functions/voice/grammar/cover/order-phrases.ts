const PERSON =
  '(?:mom|mommy|dad|daddy|grandma|grandpa|hubby|wifey|babe|everyone|everybody|(?:my|the|our|his|her) [a-z]+)'
const PERSONA =
  '(?:mi|el|la|los|las|mis) (?:espos[oa]|hij[oa]s?|nin[oa]s?|mama|papa|abuel[oa]|herman[oa]|novi[oa]|senora?|mesa|familia)'
const SOME = '(?= (?:an?|one|two|three|four|five|six|some|the|\\d+)(?: |$))'
const ALGO = '(?= (?:una?|unos|unas|uno|dos|tres|cuatro|cinco|seis|el|la|los|las|otr[oa]|media|\\d+)(?: |$))'

/** Phrases of an order that ask for no dish and say nothing about a food, by their place in it. */
const phrases = {
  beginning: [
    '(?:lets|let us)(?: (?:go|start|start off|begin|finish))? with|(?:lets|let us) (?:get|do|have|try|order|add)',
    '(?:go|going|start|starting|begin|finish|finish up) with',
    '(?:gonna|going to) (?:have|do|get|try|order)',
    'put (?:me|us) down for|ring (?:me|us) up(?: for)?|hook (?:me|us) up with|(?:toss|sneak|throw) in',
    'how about|what about|any chance|is it possible to|you know what|what the heck|why not|of course',
    'i (?:think|guess)|i changed my mind|(?:i was|im) thinking|i(?:m| am) craving|sounds (?:good|great|perfect)|awesome|honestly',
    'its (?:my|our) (?:[a-z]+ )?(?:birthday|anniversary)|(?:were|we are) celebrating|long time',
    `pick ?up for [a-z]+${SOME}`,
    'me (?:das?|pones?|regalas?|traes?|gustaria|provoca)' + ALGO,
    '(?:regala|agrega|trae|pon|da)(?:me|nos)|(?:hola )?buen[oa]s(?: (?:dias|tardes|noches))?|hola|oye|quiero (?:pedir|ordenar)',
  ],
  people: [
    `for (?:me|us|her|him|them|${PERSON})(?: to share)?`,
    `${PERSON} (?:wants?|would like|will have|needs?)${SOME}|(?:hubby|wifey|the wife|my boss) (?:wants|would like)`,
    `para (?:${PERSONA}|mi|nosotros|llevar|compartir)`,
  ],
  ending: [
    '(?:to|for) (?:go|here|pickup|pick up|delivery|takeout|take out|carryout|share|start|starters|begin with)|take ?out|appetizer',
    'as (?:soon as possible|well|always|usual|is)|the way it comes|as it comes|asap|right now',
    'no (?:changes|substitutions|subs)|nothing else|thats (?:it|all)',
    'on (?:it|that|them|top|the side|each|both)|at (?:the )?(?:end|beginning)|cut in half',
    'por favor|muchas gracias|if you please',
  ],
}

export const ORDER_PHRASE = new RegExp(`^(?:${Object.values(phrases).flat().join('|')})(?= |$)`)

/** The most words of a phrase, with the word after it. */
export const LONGEST_PHRASE = 6
