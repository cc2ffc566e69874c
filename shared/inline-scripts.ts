import { activeOrderScript } from './current-order'
import { colorSchemeScript } from './scheme'

/**
 * Asks ahead for what takes a page's first picture over, as soon as there is something to see: the
 * answers that it will ask for, and its parts, these behind the application's own script. Otherwise
 * each would be asked for by the one before it, a journey to the server later. The page's root
 * names them.
 */
const aheadScript = [
  'new PerformanceObserver((_,seen)=>{seen.disconnect()',
  'const{parts,answers}=document.getElementById("root").dataset',
  'const ask=(names,how)=>names?.split(" ").forEach(href=>document.head.append(Object.assign(document.createElement("link"),how,{href})))',
  'ask(answers,{rel:"preload",as:"fetch",crossOrigin:"use-credentials"})',
  'ask(parts,{rel:"modulepreload",fetchPriority:"low"})',
  '}).observe({type:"paint",buffered:true})',
].join(';')

/**
 * What stands in the head of every page and runs there. The site's security policy allows these
 * very texts by their hashes.
 */
export const inlineScripts = [colorSchemeScript, activeOrderScript, aheadScript] as const
