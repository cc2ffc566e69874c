const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Words that carry no dish: they end a phrase, and are never taken for a misspelling of one. */
export const stopWords = list(`
  a an the this that these those some any of to for from in on at by with without as is are was were be been am do does
  did done have has had i id ill im ive me my mine we us our you your youre he she him her his they them their it its
  there here what which who when where why how and or but if so then than also too plus not no yes yeah yep ok okay
  please can could would will should may might want wants need needs like take takes get gets got give order orders
  ordering add adds adding put make makes let lets go going have having try send bring grab throw cart basket bag just
  only really very much more less another other one ones thing things stuff today tonight tomorrow now later soon maybe
  oh ah hm nah um erm uhh umm along perhaps whatever already same between okey
  thanks thank hello hi hey hiro good great perfect sure well um uh er hmm like about know think guess say said tell
  actually instead wait sorry oops change remove delete cancel drop forget scratch replace swap take away out off up
  down back over again still already ready feel feeling hungry starving love lunch dinner breakfast meal food menu eat
  eating drink drinks myself yourself everyone everybody people person each all every both either side time times pick
  pickup delivery deliver wife husband kid son daughter mom dad friend girlfriend boyfriend family table bit lot way
  start starts finally first second third last end begin plate plates bowl bowls piece pieces portion portions serving
  servings size order-of cup cups glass glasses bottle bottles yo tu el la los las un una de del por favor quiero
  quisiera dame deme me para con sin y o tambien gracias hola mas ponme pon queremos puedo tener ordenar pedir agrega
  agregar anade al carrito orden ordenes tomorrows wanna gonna gotta lemme gimme kinda while youre dont doesnt didnt
  cant wont isnt happy better best see real quick kindly possible possibly right alright item items number dish dishes`)

/** Words of two kitchens for one thing. The menu's own word is whichever of them it uses. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    prawn: ['shrimp'],
    ebi: ['shrimp'],
    camaron: ['shrimp'],
    camarone: ['shrimp'],
    unagi: ['eel'],
    maguro: ['tuna'],
    atun: ['tuna'],
    hamachi: ['yellowtail'],
    kappa: ['cucumber'],
    pepino: ['cucumber'],
    pollo: ['chicken'],
    res: ['steak'],
    bistec: ['steak'],
    carne: ['steak'],
    langosta: ['lobster'],
    cangrejo: ['crab'],
    aguacate: ['avocado'],
    verdura: ['vegetable'],
    veggie: ['vegetable'],
    veg: ['vegetable'],
    veggy: ['vegetable'],
    rollo: ['roll'],
    maki: ['roll'],
    sopa: ['soup'],
    ensalada: ['salad'],
    te: ['tea'],
    tes: ['tea'],
    verde: ['green'],
    agua: ['water'],
    limonada: ['lemonade'],
    picante: ['spicy'],
    nino: ['kids'],
    child: ['kids'],
    children: ['kids'],
    childs: ['kids'],
    childrens: ['kids'],
    kiddie: ['kids'],
    salmon: ['salmon'],
    cali: ['california'],
    philly: ['philadelphia'],
    scallion: ['scallion'],
    dumpling: ['gyoza'],
    potsticker: ['gyoza'],
    noodle: ['noodle'],
  }),
)
