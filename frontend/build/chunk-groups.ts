import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = { readonly getModuleInfo: (id: string) => Rolldown.ModuleInfo | null }

/** Chakra with its parts. */
const KIT = /node_modules.(@chakra-ui|@ark-ui|@zag-js|@emotion|stylis|react-is|hoist-non-react-statics)/
const FORMS = /node_modules.react-hook-form/
/** What plain pages share. */
const PAGE_PARTS =
  /src.base.(page.page-hero|format|browser.leave-page|components.titled-panel)|src.ui.(link.module|surface|share)|shared.(accounts.contact|gift-cards.gift-cards|payments.payments-contract)\./
/** The style sheets of plain pages. */
const PAGE_STYLES =
  /src.(base.page.page-gates|base.forms|features.(about|account|catering|feedback|gift-cards|tracking)).*module.css/
/** What pages about an account and pages for staff share. */
const ACCOUNT_PARTS =
  /src.ui.(badge|forms.native-fields)|src.base.location.work-location|shared.accounts.(access|contract)\.|shared.(catering.event-states|orders.editing.edit-contract)/
/** What pages with orders need, but not the menu. */
const ORDER_PARTS =
  /shared.(payments|kitchen.contract|inventory.waste|orders.(contract|customer-contract|editing|order-references|order-steps|ordered-line|submitted-line))|src.base.api.idempotency/
/** What boards, stock and tracking say about an order. */
const ORDER_TEXTS =
  /shared.(kitchen.(allergy-notes|kitchen-names|packing)|payments.(payment-text|tender)|orders.handover)/
/** What forms with errors at their fields share. */
const FORM_PARTS = /src.(ui.forms.(field-frame|fields.module)|base.forms.use-single-submit)/
/** What is counted of stock, for staff. */
const STOCK = /shared.inventory.stock\./
/** What boards and stock say in English; other words load with their dialogs or language. */
const FIRST_WORDS = /src.base.language.(language|texts|use-words|english.(board|tickets))/
/** Loads with the first dialog. */
const DIALOG = /src.ui.dialog.(dialog|modal-layer|close-on-back)/
/** Parts of the interface that use Chakra. */
const KIT_PARTS = /src.ui.(chakra|copy-field)|chakra-ui.*components.stack/
/** How notes to the kitchen are read. */
const NOTES = /shared.menu.dietary.(note-|asian-notes|harm-phrases|allergies)/
/** The words of allergens, for notes and for the search. */
const ALLERGEN_WORDS = /shared.menu.dietary.allergen-words/
/** The words of the boards in each language. */
const BOARD_WORDS = /src.base.language/

const listImports = (id: string, context: Context) => context.getModuleInfo(id)?.importedIds ?? []

type ModuleCheck = (id: string, context: Context) => boolean

/** Returns whether a module imports what some patterns name, itself or through others. */
function createNeedCheck(...needed: readonly RegExp[]): ModuleCheck {
  const known = new Map<string, boolean>()
  const needs: ModuleCheck = (id, context) => {
    const before = known.get(id)
    if (before !== undefined) return before
    known.set(id, false)
    const result =
      needed.some((pattern) => pattern.test(id)) || listImports(id, context).some((each) => needs(each, context))
    known.set(id, result)
    return result
  }
  return needs
}

const needsKit = createNeedCheck(KIT)
/** Whether a module needs Chakra, the form library or the words of the boards. */
const needsExtras = createNeedCheck(KIT, FORMS, BOARD_WORDS)

/** Names a chunk that pages without forms and Chakra can load. */
const withoutExtras = (name: string) => (id: string, context: Context) => (needsExtras(id, context) ? null : name)

/** Names the chunk of all pages with data. */
const nameBase = (id: string, context: Context): string | null =>
  [ORDER_PARTS, ORDER_TEXTS, FORM_PARTS, STOCK, DIALOG, NOTES, ALLERGEN_WORDS].some((parts) => parts.test(id))
    ? null
    : withoutExtras('base')(id, context)

/** Returns whether one of a feature's pages loads a module at first that no other chunk has. */
function createPageCheck(feature: string, pages: readonly string[], skipped: RegExp): ModuleCheck {
  const modules = new Set<string>()
  const collect = (id: string, context: Context): void => {
    if (modules.has(id) || skipped.test(id)) return
    modules.add(id)
    listImports(id, context).forEach((each) => collect(each, context))
  }
  const files = pages.map((page) => fileURLToPath(new URL(`../src/features/${feature}/${page}.tsx`, import.meta.url)))
  return (id, context) => {
    if (modules.size === 0) files.forEach((file) => collect(file, context))
    return modules.has(id)
  }
}

/** The menu has the bar of the cart. */
const isOnMenu = createPageCheck(
  'menu',
  ['menu-page', '../cart/cart-bar'],
  /src.features.(?!menu|kitchen.intake|cart.(cart-bar|use-cart-check))/,
)
/** The menu has its own chunk. */
const isInCheckout = createPageCheck('checkout', ['checkout-page'], /src.features.menu/)
const isOnBoards = createPageCheck(
  'kitchen',
  ['kitchen-page', 'kitchen-dashboard-page', 'counter-page'],
  /src.features.(?!kitchen)/,
)

/** Names the chunk of what the checkout shares with a few pages. */
const nameCheckoutParts = (id: string, context: Context): string | null =>
  isInCheckout(id, context) ? withoutExtras('checkout-parts')(id, context) : null

/** Names the chunk of what all of these pages load. */
const loadedBy =
  (name: string, ...checks: readonly ModuleCheck[]) =>
  (id: string, context: Context) =>
    !needsKit(id, context) && checks.every((check) => check(id, context)) ? name : null

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
  { name: 'icons', test: /node_modules.lucide-react/, minShareCount: 4, priority: 3 },
  { name: 'forms', test: FORMS, priority: 2 },
  {
    name: nameBase,
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
    { name: 'page-frame', test: /src.(base.page.page-frame|ui.picture)/ },
    { name: 'page-styles', test: PAGE_STYLES },
    { name: 'account-parts', test: ACCOUNT_PARTS },
    { name: 'kit-parts', test: KIT_PARTS },
    { name: 'dialog', test: DIALOG },
    { name: 'order-texts', test: ORDER_TEXTS },
    { name: 'form-parts', test: FORM_PARTS },
    { name: 'stock', test: STOCK },
    { name: 'first-words', test: FIRST_WORDS },
    { name: 'charges', test: /shared.locations.charges/ },
    { name: 'notes', test: NOTES },
    { name: 'allergen-words', test: ALLERGEN_WORDS },
  ].map((group) => ({ ...group, priority: 1, includeDependenciesRecursively: false })),
  ...[
    { name: loadedBy('live', isOnMenu, isInCheckout, isOnBoards), debugName: 'live' },
    { name: loadedBy('orders', isInCheckout, isOnBoards), debugName: 'orders' },
    { name: loadedBy('ordering', isOnMenu, isInCheckout), debugName: 'ordering', minShareCount: 2 },
  ].map((group) => ({ minShareCount: 4, ...group, test: /src.|shared./, priority: 1 })),
  {
    name: withoutExtras('offer'),
    debugName: 'offer',
    test: /base.menu.(?!sold-out)|base.location.charges-note|shared.(menu.(listing|dietary.verdict)|orders.timing)/,
    minShareCount: 3,
    priority: 0.5,
  },
  { name: withoutExtras('menu'), debugName: 'menu', test: /features.menu.(?!dish)/, minShareCount: 3 },
  { name: withoutExtras('cart'), debugName: 'cart', test: /features.cart/, minShareCount: 3 },
  { name: nameCheckoutParts, debugName: 'checkout-parts', minShareCount: 4 },
  {
    name: loadedBy('boards', isOnBoards),
    debugName: 'boards',
    test: /features.kitchen|base.language|shared.kitchen/,
    minShareCount: 2,
  },
]
