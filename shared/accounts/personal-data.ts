/**
 * A category of personal data that we store. The privacy page lists it, the export includes it and
 * the erasure removes it.
 */
export type PersonalDataCategory = {
  readonly id: string
  /** The record types that belong to it. */
  readonly entities: readonly string[]
  readonly title: string
  /** What it contains, as shown to users. */
  readonly what: string
  readonly why: string
  /** How long we store it unless the user asks for erasure, as shown to users. */
  readonly until: string
  /**
   * Whether an erasure deletes the records, or only removes the name because the accounts need
   * them.
   */
  readonly erasure: 'deleted' | 'unnamed'
  /** What an erasure does, as shown to users. */
  readonly erased: string
}

/** How long a guest's order contains the guest's name (decision 0050). */
export const GUEST_DATA_RETENTION_DAYS = 90

/**
 * All personal data in our table. The privacy page, the export and the erasure are generated from
 * this list (docs/product/accounts.md#personal-data, decision 0050).
 */
export const personalDataCategories = [
  {
    id: 'profile',
    entities: ['User'],
    title: 'Your account',
    what: 'Your e-mail address, your name, and when you joined and last signed in.',
    why: 'To know you when you sign in.',
    until: 'For as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'preferences',
    entities: ['DietaryPreferences', 'LocationPreferences'],
    title: 'Your preferences',
    what: 'Allergies and diets that you told us, your restaurant, and where you are, rounded to 100 metres.',
    why: 'To show dishes that you can eat, and the restaurant near you.',
    until: 'Until you change them, or as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'contact',
    entities: ['KeptContact'],
    title: 'Your phone and address',
    what: 'The phone number and delivery address that you asked us to remember at the checkout.',
    why: 'So that you need not type them again.',
    until: 'Until you untick it at the checkout, or as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'favorites',
    entities: ['Favorites'],
    title: 'Your favorites',
    what: 'The dishes that you gave a heart.',
    why: 'To show them to you first, on every device.',
    until: 'Until you take the heart away, or as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'orders',
    entities: ['Order', 'GuestContact'],
    title: 'Your orders',
    what: 'What you ordered, when and for how much, with the name, phone number, e-mail address, delivery address and wishes that came with it, and the names of those whom its dishes were for.',
    why: 'To cook, hand over and bring your food, and to keep books as the law wants it.',
    until: `The order for good. The name and contact on a guest's order for ${GUEST_DATA_RETENTION_DAYS} days; on an account's for as long as the account.`,
    erasure: 'unnamed',
    erased: 'Dishes and amounts stay in the books. Names, phone, e-mail, address and all that you wrote are removed.',
  },
  {
    id: 'feedback',
    entities: ['Feedback'],
    title: 'Your feedback',
    what: 'Your ratings and comments, the orders that they are about, and what we answered.',
    why: 'To cook better.',
    until: `For good, our answer to a guest for ${GUEST_DATA_RETENTION_DAYS} days; a trial on a test site for a day.`,
    erasure: 'unnamed',
    erased: 'The stars stay in the average. The comment, our answer and whose it was are removed.',
  },
  {
    id: 'points',
    entities: ['LoyaltyAccount', 'LedgerEntry', 'Referral'],
    title: 'Your points',
    what: 'Your points with every credit and redemption, and who brought you here.',
    why: 'To give you what you earned.',
    until: 'For as long as you have an account.',
    erasure: 'unnamed',
    erased: 'Your points are lost. What was credited stays in the books, under a number that names nobody.',
  },
  {
    id: 'codes',
    entities: ['Code'],
    title: 'Your codes',
    what: 'Discount codes that you were given, and the orders that they were used on.',
    why: 'So that each works once, on every device of yours.',
    until: 'For good; each says until when it can be used.',
    erasure: 'unnamed',
    erased: 'Your unused codes are lost. What was used stays in the books, under a number that names nobody.',
  },
  {
    id: 'training',
    entities: ['Tour'],
    title: 'Your training',
    what: 'How far you are with the Hibachi Mastery tour, and your badges.',
    why: 'To go on where you were.',
    until: 'For as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'pushes',
    entities: ['PushSubscription'],
    title: 'Notifications',
    what: 'Where your browser’s push service takes a message, where you asked to be told of an order.',
    why: 'To tell you that it is ready when the page is closed.',
    until: 'Three days, or until you turn it off.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'connections',
    entities: ['Connection'],
    title: 'Open pages',
    what: 'That a page of ours is open in your browser, and as whom.',
    why: 'To tell you at once how your order gets on.',
    until: 'Until the page is closed, two hours at most.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'answers',
    entities: ['Once'],
    title: 'Answers to be repeated',
    what: 'What we answered to your orders and changes.',
    why: 'So that an order that is sent twice on a bad line is placed once.',
    until: 'A day.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'team',
    entities: ['TeamMember'],
    title: 'Your place in the team',
    what: 'Where you work with us: your e-mail address, your role and locations, when you were invited and joined, and a check value of your PIN.',
    why: 'So that you can sign in, and an admin can sign you out if a device is lost.',
    until: 'Until an admin removes you.',
    erasure: 'unnamed',
    erased: 'Your address and PIN are removed. That an account was in the team stays, so that it gets no role again.',
  },
  {
    id: 'work',
    entities: ['Change', 'ChangePack', 'Movement', 'Picture', 'OrderWork'],
    title: 'Your work here',
    what: 'Where you work with us: your name with what you changed at the desk, in the stock and in orders.',
    why: 'So that a change can be asked about and undone.',
    until: 'For good.',
    erasure: 'unnamed',
    erased: 'The change stays in the log, made by “Former staff”.',
  },
] as const satisfies readonly PersonalDataCategory[]

/**
 * Personal data outside our table: in the browser, in the sign-in service, or stored briefly. The
 * export doesn't include it.
 */
export const externalPersonalData = [
  {
    title: 'In your browser',
    what: 'Your cart, the look that you chose and what you last typed at the checkout; a cookie that signs you in, and one that knows your browser again, a random number.',
    until: 'Until you delete it there. The cookies: 30 days, and a year.',
  },
  {
    title: 'Your sign-in',
    what: 'On our live sites your e-mail address and what your password is checked with are kept by the sign-in service, never the password.',
    until: 'As long as you have an account; it is deleted with it.',
  },
  {
    title: 'Your voice',
    what: 'A spoken comment is written down and deleted before you read it. What you say to Hiro is understood and not kept; words that he did not understand are counted, without numbers, names and contacts, and without who said them.',
    until: 'A quarter of an hour at most; words that were not understood 60 days.',
  },
  {
    title: 'An order of several',
    what: 'The names and dishes that you and others put into a group’s order, for whoever has its link; whose browser it was is not kept. Of an order that came of it, above.',
    until: 'A day, or until who sent it as an order is erased.',
  },
  {
    title: 'How often you call',
    what: 'Your internet address beside a count, so that nobody floods the kitchen; with a guest’s order a digest of it, until the kitchen confirms the order.',
    until: 'Two minutes; the digest three months at most.',
  },
  {
    title: 'Bonuses that are given once',
    what: 'Digests of the phone number and e-mail address that had a first-order discount or a referral bonus, from which neither can be read.',
    until: 'For good.',
  },
  {
    title: 'Our mails to you',
    what: 'The mail service gets your address and the mail, and keeps neither once it is delivered. We note that a mail was sent.',
    until: 'The note 30 days.',
  },
  {
    title: 'Our logs and backups',
    what: 'Logs name nobody. Backups of the table hold what the table held.',
    until: 'Logs a month, backups 35 days.',
  },
] as const

export type PersonalDataCategoryId = (typeof personalDataCategories)[number]['id']

/** Replaces the name of a former employee who asked for erasure. */
export const FORMER_STAFF_NAME = 'Former staff'

/** Replaces the customer of an anonymized order. */
export const ANONYMOUS_CUSTOMER = { name: 'Guest', email: '', phone: '' } as const

/** Returns the time before which guests' orders must be anonymized. */
export const getGuestRetentionCutoff = (now: Date): Date =>
  new Date(now.getTime() - GUEST_DATA_RETENTION_DAYS * 24 * 3600_000)
