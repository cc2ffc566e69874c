import { getDishId } from './menu/index'
import type { SeedSpecial } from './seed-schema'

type Draft = Pick<SeedSpecial, 'id' | 'title' | 'description' | 'priority'> &
  Partial<Pick<SeedSpecial, 'mealtime' | 'maxDailyOrders' | 'loyaltyMultiplier' | 'discountPercent'>> & {
    readonly code: string
  }

/** Sunday first; what a special leaves out it does not do. */
const week: readonly (readonly Draft[])[] = [
  [
    {
      id: 'sunday-family-platter',
      title: 'Family Platter Sunday',
      description: 'Four from the grill on one platter for two, 15% off for the table.',
      code: 'HP4',
      priority: 3,
      discountPercent: 15,
    },
    {
      id: 'sunday-lunch-bento',
      title: 'Sunday Lunch Bento',
      description: 'Tofu, rice, salad and crisp spring rolls in one box, 10% off.',
      code: 'B5',
      mealtime: 'lunch',
      priority: 2,
      discountPercent: 10,
    },
    {
      id: 'sunday-tataki',
      title: 'First Cut Tataki',
      description: 'Twenty-five plates of tuna from the first cut of the day, with double points.',
      code: 'A11',
      priority: 1,
      maxDailyOrders: 25,
      loyaltyMultiplier: 2,
    },
  ],
  [
    {
      id: 'monday-lunch-teriyaki',
      title: 'Monday Lunch: Chicken Teriyaki',
      description: 'Off the grill and back at your desk within the hour, 15% off.',
      code: 'T1',
      mealtime: 'lunch',
      priority: 3,
      discountPercent: 15,
    },
    {
      id: 'monday-green',
      title: 'Meatless Monday',
      description: 'Grilled vegetables with egg fried rice, and double points to start the week.',
      code: 'H1',
      priority: 2,
      loyaltyMultiplier: 2,
    },
    {
      id: 'monday-miso',
      title: 'A Warm Start',
      description: 'A bowl of hot miso soup on a slow evening, 20% off.',
      code: 'Sa1',
      priority: 1,
      discountPercent: 20,
    },
  ],
  [
    {
      id: 'tuesday-lunch-yakisoba',
      title: 'Tuesday Lunch: Chicken Yakisoba',
      description: 'Noodles straight from the flat iron, 10% off.',
      code: 'T6',
      mealtime: 'lunch',
      priority: 2,
      discountPercent: 10,
    },
    {
      id: 'tuesday-two-roll',
      title: 'Spicy Tuna Tuesday',
      description: 'Our spicy tuna roll at 20% off, while sixty portions last.',
      code: 'Su2',
      priority: 3,
      maxDailyOrders: 60,
      discountPercent: 20,
    },
    {
      id: 'tuesday-gyoza',
      title: 'Gyoza Night',
      description: 'Crisp dumplings with one and a half times the points.',
      code: 'A3',
      priority: 1,
      loyaltyMultiplier: 1.5,
    },
  ],
  [
    {
      id: 'wednesday-lunch-bento',
      title: 'Midweek Lunch Bento',
      description: 'The chicken teriyaki bento at 15% off: a whole meal in one box.',
      code: 'B1',
      mealtime: 'lunch',
      priority: 3,
      discountPercent: 15,
    },
    {
      id: 'wednesday-firecracker',
      title: 'Firecracker Wednesday',
      description: 'Jalapeno, chili and double points for the brave.',
      code: 'H13',
      priority: 2,
      loyaltyMultiplier: 2,
    },
    {
      id: 'wednesday-rangoon',
      title: 'Rangoon by the Half Dozen',
      description: 'Six golden crab rangoon at 10% off.',
      code: 'A7',
      priority: 1,
      discountPercent: 10,
    },
  ],
  [
    {
      id: 'thursday-lunch-udon',
      title: 'Thursday Lunch: Shrimp Udon',
      description: 'A big bowl of hot noodle soup, 15% off.',
      code: 'Sa7',
      mealtime: 'lunch',
      priority: 2,
      discountPercent: 15,
    },
    {
      id: 'thursday-dragon',
      title: 'Dragon Thursday',
      description: 'Forty dragon rolls at 15% off; when they are gone they are gone.',
      code: 'SR2',
      priority: 3,
      maxDailyOrders: 40,
      discountPercent: 15,
    },
    {
      id: 'thursday-salmon',
      title: 'Salmon on the Iron',
      description: 'Hibachi salmon with double points.',
      code: 'H6',
      priority: 1,
      loyaltyMultiplier: 2,
    },
  ],
  [
    {
      id: 'friday-surf-and-turf',
      title: 'Friday Surf & Turf',
      description: 'Filet mignon and lobster tail with triple points, thirty platters a night.',
      code: 'HP3',
      priority: 3,
      maxDailyOrders: 30,
      loyaltyMultiplier: 3,
    },
    {
      id: 'friday-lunch-shrimp',
      title: 'Friday Lunch: Shrimp Tempura Bento',
      description: 'Crisp shrimp tempura, rice and salad, 10% off.',
      code: 'B4',
      mealtime: 'lunch',
      priority: 2,
      discountPercent: 10,
    },
    {
      id: 'friday-dynamite',
      title: 'Dynamite Friday',
      description: 'The hottest roll on the menu, 15% off.',
      code: 'SR10',
      priority: 1,
      discountPercent: 15,
    },
  ],
  [
    {
      id: 'saturday-trio',
      title: 'Saturday Ember Trio',
      description: 'Chicken, steak and shrimp on one platter, 10% off and double points.',
      code: 'HP1',
      priority: 3,
      loyaltyMultiplier: 2,
      discountPercent: 10,
    },
    {
      id: 'saturday-lunch-steak',
      title: 'Saturday Lunch: Steak Teriyaki',
      description: 'Grilled sirloin over rice, 15% off.',
      code: 'T2',
      mealtime: 'lunch',
      priority: 2,
      discountPercent: 15,
    },
    {
      id: 'saturday-lobster-roll',
      title: 'Weekend Lobster Roll',
      description: 'Thirty lobster tempura rolls at 20% off.',
      code: 'SR11',
      priority: 1,
      maxDailyOrders: 30,
      discountPercent: 20,
    },
  ],
]

export const specials: readonly SeedSpecial[] = week.flatMap((drafts, dayOfWeek) =>
  drafts.map(({ code, ...draft }) => ({
    mealtime: null,
    maxDailyOrders: null,
    loyaltyMultiplier: 1,
    discountPercent: 0,
    ...draft,
    menuItemId: getDishId(code),
    dayOfWeek,
  })),
)
