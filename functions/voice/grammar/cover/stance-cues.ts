import { wordSet } from '../tokenize/words'
import { AVOIDANCE_PHRASES, HARM_PHRASES } from '#shared/menu/dietary/harm-phrases'

/** Why the dishes of a clause are not ordered. */
export type Stance = 'refusal' | 'feeling' | 'question' | 'condition' | 'statement'

/**
 * What a cue is about: the words after it (`no edamame`), its whole clause (`edamame makes me
 * sick`), or its whole sentence (`if it is fresh, …`).
 */
type CueScope = 'after' | 'clause' | 'sentence'

export type StanceCue = {
  readonly stance: Stance
  readonly scope: CueScope
  readonly length: number
  /** Whether `and a cola` after the refused food orders again: `no wasabi and a cola`. */
  readonly isOfFood: boolean
}

type Rule = Omit<StanceCue, 'length'> & { readonly pattern: RegExp }

const rule = (stance: Stance, scope: CueScope, pattern: string, isOfFood = false): Rule => ({
  stance,
  scope,
  isOfFood,
  pattern: new RegExp(`^(?:${pattern})(?= |$)`),
})

const NOT =
  '(?:do|does|did|is|are|was|were|wo|would|could|should|has|have|had|must|need)nt|aint|cant|cannot|' +
  '(?:do|does|did|is|are|am|was|were|will|would|can|could|should|has|have|had) not|' +
  '(?:im|youre|theyre|its|thats|hes|shes|were) not'

/** Phrases with a negative word that refuse nothing. They are read before the cues. */
const HARMLESS = new RegExp(
  `^(?:well done|medium well|(?:would ?nt|would not|do ?nt|do not|does ?nt) mind|(?:cant|cannot|can not|couldnt) (?:wait|resist|go wrong|get enough|decide)|` +
    `(?:dont|do not) (?:forget|hesitate|skimp|worry|rush|hurry)|no (?:a|an|just|problem|worries|doubt|rush|hurry|biggie|wait|actually|sorry|make|i (?:want|need|meant|mean|said|would)|id|ill|give|add|but|its|thats|that|it|one(?! (?:here|wants|likes|eats|ever|else))|perdon|mejor un[ao]?)|` +
    `wait no|never ?mind(?= (?:an?|one|two|three|four|\\d+)(?: |$))|why not|nothing (?:else|more|further|extra)|no more(?! than)(?= please| thanks|$)|(?:nada|no) mas|not (?:bad|only|too|very|so|that|much|a lot|really)|no more than|nothing but|who doesnt|what the hell|` +
    `why (?:dont|do not) (?:i|we|you)|kill for|(?:without|minus|sin)(?= (?:it|them|that)(?: |$)| ,|$)|no (?:se|le) olvide|por que no)(?= |$)`,
)

/** The cues, the first that fits a position wins. */
const RULES: readonly Rule[] = [
  rule(
    'condition',
    'sentence',
    'if|unless|in case|provided|assuming|supposing|as long as|so long as|(?:only )?when (?:my|the|we|it|she|he|they)|' +
      'depending|depends|once (?:my|the|we|she|he|they)|until (?:my|the|we|she|he|they)|a menos que|siempre que|siempre y cuando|en caso de|con tal de|salvo que|' +
      '(?:solo |pero )?si (?:no|el|la|los|las|es|son|hay|esta|estan|tiene|tienen|lleva|puede|pueden|mi|se|tuviera|fuera|pudiera|hubiera|me|nos|ustedes|todavia|viene)',
  ),
  rule(
    'feeling',
    'clause',
    `${HARM_PHRASES}|makes? (?:me|us|him|her|everyone)(?: \\w+)? sad|` +
      '(?:turns?|turned|upsets?|upset|hurts?) (?:my|our|his|her)|gross(?:es|ed)?|disgust(?:s|ed|ing)|nasty|awful|terrible|horrible|yucky|revolting|vile|inedible|' +
      'disappoint(?:ed|ing|s)|(?:gives?|gave|giving) (?:me|us|him|her|my|everyone)(?: \\w+)? nightmares|(?:would|could|will|might|may) hurt|(?:can|could|will have to|has to) wait|' +
      '(?:is|are|looks?|tastes?|smells?|sounds?|was|were) (?:\\w+ )?(?:bad|rotten|off|stale|weird|worse|overrated|boring|cold|burnt)|worst|swells? up|asqueros[oa]s?|' +
      '(?:sabe|saben|cae|caen|huele|huelen|estaba|estuvo|estaban) (?:muy )?(?:mal|horribles?|feo|fatal)|horribles?|da alergia|dan alergia|hizo dano|hace dano|revuelve',
  ),
  rule(
    'feeling',
    'after',
    'hates?|hated|dislikes?|detests?|loathes?|despises?|abhors?|regret|resent|(?:\\w+ )?(?:sick|tired|bored|scared|afraid|wary|done|terrified|fed up) (?:of|with|by)|fed up|' +
      '(?:im|i am|were|we are) (?:so |totally |just )?over|(?:ew+|yuck+|ugh+|ick|blech|bleh|gag|puke|gross)|had (?:too much|enough)|(?:no|zero|little) appetite|' +
      'break out|broke out|react(?:s|ed)? (?:badly|bad)|hives|odio|odia|odiamos|detesto|aborrezco|hart[oa]s? del?|cansad[oa]s? del?|me canse|asco',
  ),
  rule(
    'statement',
    'clause',
    '(?:used to|let me think|thinking about|considering|(?:had|ate|tried|ordered) \\w+ (?:before|already))',
  ),
  rule(
    'feeling',
    'clause',
    'no (?:me|nos|le|les|te) (?:gust|conven|apetec|agrad|ca[ei]|llam|lat|interes|encant|provoc)\\w*',
  ),
  rule(
    'refusal',
    'after',
    '(?:im|i am|were|we are) (?:all )?(?:good|fine|set|ok|okay) (?:on|with|for|without)|than (?:eat|have|order|get|try)',
  ),
  rule('feeling', 'after', 'allergic to|alergic[oa]s? al?', true),
  rule(
    'refusal',
    'after',
    'anything (?:but|except|other than|besides)|everything (?:but|except|besides)|(?:any|every)one but|all but|except(?: for)?|excluding|other than|apart from|aside from|' +
      'instead of|rather than|in place of|in lieu of|without|minus|neither|nor|sin|tampoco|nunca|jamas|nadie|ningun[ao]?s?|nada (?:de|con)|ni|todo menos|cualquier cosa menos|menos|excepto|salvo|en vez de[l]?|en lugar de[l]?|' +
      'no(?! espera)|(?:definitely |absolutely |certainly )?not|none|nothing|never(?! ?mind)|hardly',
    true,
  ),
  rule(
    'refusal',
    'clause',
    `${NOT}|nobody|no one|(?:do|go|live) without|(?:im|i am) out|count (?:me|us) out|not for me|no (?:(?:me|nos|te|le|les|lo|la|los|las|se) )?(?:\\w{3,}(?:amos|emos|imos|aria|eria|iria|aba)|quiero|necesito|pido|deseo|voy|hace falta)|(?:can|could|may) keep`,
  ),
  rule(
    'refusal',
    'after',
    '(?!(?:scratch|forget|cancel|strike) (?:that|it)(?: |$))(?:skip|hold(?: off| back)?(?: on)?|omit|leave (?:off|out)|leave|avoid|exclude|ditch|nix|lose|scratch|forget(?: about)?|cancel|remove|delete|drop|scrap|strike)',
    true,
  ),
  rule(
    'refusal',
    'after',
    '(?:hard )?pass(?: on)?(?! me| us)|pass up|stop(?: adding| putting)?|quit(?: adding| putting)?|refrain|decline|refuse|reject|steer clear|stay away|keep|spare (?:me|us)|lay off|' +
      'enough(?: with| of)?|maybe (?:next|another|some other)(?: time)?|(?:next|another) time|changed? (?:my|our) minds?(?: about| on)?|never ?mind(?: about)?|(?:scratch|forget|cancel|strike|undo) (?:that|it)|i take (?:that|it) back|just kidding|wrong (?:one|thing|dish)|olvidal[oa]|cancela (?:eso|esto)|no espera|mejor no|take (?:off|out|away|back)|get rid of|who (?:said|ordered|asked)|' +
      'deja(?:r|me)? de|deje de|para de|pare de|basta(?: ya)? de|paso de[l]?|evita[r]?|evite|quita(?:r|me|le)?|quite(?= (?:el|la|los|las|mi|mis|un|una) )|cancela[r]?|cancele|olvida(?:r|te)?|olvide|elimina[r]?|descarta',
  ),
  rule('feeling', 'after', AVOIDANCE_PHRASES, true),
  rule('feeling', 'clause', '(?:thing|issue|problem|condition|sensitivity)(?= ,|$)'),
]

/** Whether a phrase at the start of some words is negative in form only; its length, else 0. */
export const harmlessLength = (text: string): number => HARMLESS.exec(text)?.[0].split(' ').length ?? 0

const POLITE_CONDITION =
  /^if (?:(?:i|we|you) (?:can|could) |possible|available|(?:you|i|we|u|they) (?:dont mind|do not mind|would|could|can|may|please|wouldnt mind)|(?:you|u|they) (?:have|got|still have) (?:it|one|any|some|them)|(?:thats|that is|its|it is|this is|thatll be) (?:ok|okay|fine|alright|all right|cool|possible|not too much|no trouble|not a problem))\b/

/** Returns the length of a polite condition (`if possible`) at the start of a text; else 0. */
export const politeLength = (text: string): number => POLITE_CONDITION.exec(text)?.[0].split(' ').length ?? 0

/** Finds the cue of a refusal, a feeling or a condition that starts a text. */
export function cueOf(text: string): StanceCue | null {
  for (const { pattern, ...kind } of RULES) {
    const found = pattern.exec(text)?.[0]
    if (found) return { ...kind, length: found.split(' ').length }
  }
  return null
}

/** Refusals that stand behind a food: `cream cheese not allowed`, `camaron no`. */
const REFUSED_BEHIND =
  /^(?:(?:is|are|es|esta|estan) )?(?:(?:not|never|isnt|arent|no) (?:allowed|permitted|wanted|needed|necessary|required|desired|acceptable|welcome|ok|okay|permitid[oa]s?)|forbidden|prohibited|banned|unwanted|excluded|removed|prohibid[oa]s?|(?:no|out|off)(?= ,|$| thanks| thank| please| gracias| por favor))(?= |$)/

/** Returns the length of a refusal of the food before it at the start of a text; else 0. */
export const refusedBehindLength = (text: string): number => REFUSED_BEHIND.exec(text)?.[0].split(' ').length ?? 0

/** Words that name nothing: after a cue they leave its object open (`the edamame? no thanks`). */
export const emptyWords = wordSet(`
  , a an the it its that this them they those these one ones me us my mine i we you him her he she for to of on at in with about from up out off
  thanks thank please way sir sorry no not never again now today tonight ever anymore any more all really just too either though actually already then time
  thing things what want wanted like favorite favourite fan style jam deal good great right best is are was be do dont does did will would wont can cant have
  think feel so very much maybe and or but if oh well yes yeah nah nope ok okay hiro gracias por favor el la los las lo de del al para mi eso esto hoy ya nunca me te
  sound sounds appeal appeals agree agrees work works kidding going gonna getting get happening interested ordering having`)
