/**
 * A category of personal data that we store. The privacy page lists it, the export includes it and
 * the erasure removes it.
 */
type PersonalDataCategory = {
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
    entities: ['User', 'UserId', 'ReferralCode'],
    title: 'Your account',
    what: 'Your e-mail address, your name, your referral code, and when you joined and last signed in.',
    why: 'To know you when you sign in.',
    until: 'For as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'preferences',
    entities: ['DietaryPreferences', 'LocationPreferences'],
    title: 'Your preferences',
    what: 'Your allergies and diets, your restaurant, and your position, rounded to 100 meters.',
    why: 'To show dishes that you can eat, and the restaurant near you.',
    until: 'Until you change them, or as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'contact',
    entities: ['SavedContact'],
    title: 'Your phone and address',
    what: 'The phone number and delivery address that you saved at the checkout.',
    why: 'So that you need not type them again.',
    until: 'Until you clear the check mark at the checkout, or as long as you have an account.',
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
    until: `The order permanently. The name and contact on a guest's order for ${GUEST_DATA_RETENTION_DAYS} days; on an account's for as long as the account.`,
    erasure: 'unnamed',
    erased: 'Dishes and amounts stay in the books. Names, phone, e-mail, address and all that you wrote are removed.',
  },
  {
    id: 'events',
    entities: ['CateringEvent'],
    title: 'Your events',
    what: 'The events that you requested, with date, guests, address, wishes, our quotes, and your name, e-mail address and phone number.',
    why: 'To answer with a quote, and to plan and cook your event.',
    until: `For ${GUEST_DATA_RETENTION_DAYS} days after the event.`,
    erasure: 'unnamed',
    erased: `The date and the quote stay for ${GUEST_DATA_RETENTION_DAYS} days after the event. Your contact, the address and all that you wrote are removed.`,
  },
  {
    id: 'gift-cards',
    entities: ['GiftCard', 'GiftCardEntry'],
    title: 'Your gift cards',
    what: 'The gift cards that you bought or got: amount, balance and movements, names and e-mail addresses of giver and recipient, and the message.',
    why: 'To mail the card, to let it pay, and to answer when a mail is lost.',
    until: 'Permanently, because a card never expires.',
    erasure: 'unnamed',
    erased: 'Your name and address are removed, and the message. The card still pays for anyone with its code.',
  },
  {
    id: 'feedback',
    entities: ['Feedback'],
    title: 'Your feedback',
    what: 'Your ratings and comments, the orders that they are about, and what we answered.',
    why: 'To cook better.',
    until: `Permanently; our answer to a guest for ${GUEST_DATA_RETENTION_DAYS} days; a trial on a test site for a day.`,
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
    erased: 'Your points are lost. Past credits stay in the books under an anonymous number.',
  },
  {
    id: 'codes',
    entities: ['Code'],
    title: 'Your codes',
    what: 'Your discount codes, and the orders that used them.',
    why: 'So that each code works once, on all your devices.',
    until: 'Permanently; each code states its expiry date.',
    erasure: 'unnamed',
    erased: 'Your unused codes are lost. Used codes stay in the books under an anonymous number.',
  },
  {
    id: 'training',
    entities: ['Tour'],
    title: 'Your training',
    what: 'Your progress in the Hibachi Mastery tour, and your badges.',
    why: 'To continue where you left off.',
    until: 'For as long as you have an account.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'pushes',
    entities: ['PushSubscription'],
    title: 'Notifications',
    what: 'Your browser’s push address, if you turned on order notifications.',
    why: 'To notify you when the order is ready, even with the page closed.',
    until: 'Three days, or until you turn it off.',
    erasure: 'deleted',
    erased: 'Deleted.',
  },
  {
    id: 'alert-devices',
    entities: ['AlertDevice'],
    title: 'Your alerts',
    what: 'If you run a restaurant of ours: the push addresses of the devices that get its alerts, what they are, your name, and when you added them.',
    why: 'To alert you when something is wrong, even with the page closed.',
    until: 'Until a device is removed, or you no longer run the restaurant.',
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
    erased: 'Your address and PIN are removed. That an account was in the team stays under an anonymous number.',
  },
  {
    id: 'work',
    entities: ['Change', 'ChangePack', 'Movement', 'Picture', 'OrderWork'],
    title: 'Your work here',
    what: 'If you work with us: your name next to your changes at the desk, in the stock and in orders.',
    why: 'So that changes can be explained and undone.',
    until: 'Permanently; changes at the desk of a test site for 30 days once a restaurant is open.',
    erasure: 'unnamed',
    erased: 'The change stays in the log, made by “Former staff”.',
  },
] as const satisfies readonly PersonalDataCategory[]

export type PersonalDataCategoryId = (typeof personalDataCategories)[number]['id']

/** Replaces the name of a former employee after an erasure. */
export const FORMER_STAFF_NAME = 'Former staff'

/** Replaces the customer of an anonymized order. */
export const ANONYMOUS_CUSTOMER = { name: 'Guest', email: '', phone: '' } as const

/** Returns the time before which guests' orders must be anonymized. */
export const getGuestRetentionCutoff = (now: Date): Date =>
  new Date(now.getTime() - GUEST_DATA_RETENTION_DAYS * 24 * 3600_000)
