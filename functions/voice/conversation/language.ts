import type { Language } from '#shared/voice/text'
import { stopWords, wordSet } from '../grammar/tokenize/words'

/** Words that only Spanish messages have. Names of dishes are in no language. */
const spanish = wordSet(`
  quiero queremos quisiera quisieramos dame deme dime digame ponme pongame agrega agregue agregar anade traeme traiga necesito prefiero
  hola gracias buenas buenos buenos adios por favor con sin para pero que cual cuales cuanto cuanta cuantos cuantas cuesta cuestan donde
  cuando como tiene tienen tienes hay lleva llevan trae contiene puedo puede podemos podria pueden podrian somos estoy tengo tenemos es son esta estan
  un una uno unos unas algo algun alguna par dos tres cuatro cinco seis siete ocho nueve diez otro otra otros otras el los las del al mi su mis nos me
  no si ni nada tampoco mejor mas menos quita quitar quitame cancela olvida olvidate elimina borra saca sube baja deja solo sean sea reemplaza cambiame cambia hazlo hazme eso esto ese esa primero primera segundo segunda ultimo ultima
  y tu tambien carrito orden ordenes ordenar pedir pon tener lo a
  en de la vez lugar picante llevar recoger domicilio cuenta total hora horario abren cierran
  aceptan acepta aceptas efectivo tarjeta tarjetas pagar hablar hacen comida reservar mesa fiesta estacionamiento regalo recibo
  reembolso queja propina empleo trabajo contratando llameme llamame
  entrega entregar envio enviar mandar entreguemelo entregamelo entreguelo enviemelo enviamelo mandemelo mandamelo llevemelo llevamelo
  hoy manana tarde noche mediodia intolerante celiaco celiaca vegano vegana vegetariano vegetariana
  alergia alergico alergica embarazada ambos ambas todo todos ninguno ninguna`)

/** Words of both languages, which show none. */
const shared = wordSet('a lo tu no me te total son como mas por mi es al nos las los el todo con')

/**
 * Returns the language of a message. A message that shows none, such as the name of a dish, is in
 * the language of the conversation.
 */
export function detectLanguage(words: readonly string[], before: Language): Language {
  const own = words.filter((word) => !shared.has(word))
  const ofSpanish = own.filter((word) => spanish.has(word)).length
  const ofEnglish = own.filter((word) => stopWords.has(word) && !spanish.has(word)).length
  if (ofSpanish > ofEnglish) return 'es'
  return ofEnglish > 0 ? 'en' : before
}
