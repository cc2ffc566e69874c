import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Chakra with its parts. */
const KIT = /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis)/
const FORMS = /node_modules.react-hook-form/
/** What plain pages share. */
const PAGE_PARTS =
  /src.base.(page.page-(frame|hero)|format|browser.leave-page|components.titled-panel)|src.ui.(badge|picture|link.module|surface)|shared.(accounts.contact|locations.charges|gift-cards.gift-cards|payments.payments-contract)\./
/** The style sheets of plain pages. */
const PAGE_STYLES =
  /src.(base.page.page-gates|base.forms|ui.forms.native|features.(about|account|catering|feedback|gift-cards|tracking)).*module.css/
/** What pages about an account share. */
const ACCOUNT_PARTS =
  /src.base.(page.page-gates.tsx|session.(sign-in|referral))|src.ui.forms.native-fields.tsx|shared.accounts.(access|contract)\.|shared.(catering.event-states|orders.editing.edit-contract)/
/** Parts of the interface that use Chakra. */
const KIT_PARTS = /src.ui.(chakra|confirm-dialog|dialog|copy-field)|chakra-ui.*components.stack/
/** The words of the boards in each language. */
const BOARD_WORDS = /src.base.language/

const listImports = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? []

const extraModules = new Map<string, boolean>()

/** Whether a module needs Chakra, the form library or the words of the boards. */
function needsExtras(id: string, context: Context): boolean {
  const known = extraModules.get(id)
  if (known !== undefined) return known
  extraModules.set(id, false)
  const isExtra = [KIT, FORMS, BOARD_WORDS].some((extra) => extra.test(id))
  const result = isExtra || listImports(id, context).some((each) => needsExtras(each, context))
  extraModules.set(id, result)
  return result
}

/** Names a chunk that pages without forms and dialogs can load. */
const withoutExtras = (name: string) => (id: string, context: Context) => (needsExtras(id, context) ? null : name)

const checkoutPage = fileURLToPath(new URL('../src/features/checkout/checkout-page.tsx', import.meta.url))
/** The menu has its own chunk. */
const MENU = /src.features.menu/
const checkoutModules = new Set<string>()

function collectCheckout(id: string, context: Context): void {
  if (checkoutModules.has(id) || MENU.test(id)) return
  checkoutModules.add(id)
  listImports(id, context).forEach((each) => collectCheckout(each, context))
}

/** Names the chunk of what the checkout shares with a few pages. */
function nameCheckoutParts(id: string, context: Context): string | null {
  if (checkoutModules.size === 0) collectCheckout(checkoutPage, context)
  return checkoutModules.has(id) ? withoutExtras('checkout-parts')(id, context) : null
}

/**
 * Few chunks instead of many: small ones compress badly, and each costs a request. Modules that
 * need Chakra or forms are in none of the chunks that pages without them load.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'start', tags: ['$initial'], priority: 4 },
  {
    name: 'data',
    test: /query-provider|@tanstack|node_modules.zod|shared.platform.fields/,
    minShareCount: 10,
    priority: 3,
  },
  { name: 'forms', test: FORMS, priority: 2 },
  {
    name: withoutExtras('base'),
    debugName: 'base',
    test: /node_modules|shared.|src.(base|ui)/,
    minShareCount: 25,
    priority: 2,
  },
  // The theme first: otherwise what it shares with the kitchen is in the kitchen's chunk.
  { name: 'theme-provider', test: /src.ui.theme.theme-provider/, priority: 1 },
  { name: 'kit', test: KIT, minShareCount: 15, priority: 1 },
  // Without their imports: those belong to the chunks of menu, checkout and kitchen.
  ...[
    { name: 'page-parts', test: PAGE_PARTS },
    { name: 'page-styles', test: PAGE_STYLES },
    { name: 'account-parts', test: ACCOUNT_PARTS },
    { name: 'kit-parts', test: KIT_PARTS },
  ].map((group) => ({ ...group, priority: 1, includeDependenciesRecursively: false })),
  {
    name: withoutExtras('menu'),
    debugName: 'menu',
    test: /features.(menu.(?!dish)|cart)|base.(menu|cart)/,
    minShareCount: 3,
  },
  { name: nameCheckoutParts, debugName: 'checkout-parts', minShareCount: 4 },
  { name: 'kitchen', test: /features.kitchen.(?!intake|refunds)/, minShareCount: 2 },
]
