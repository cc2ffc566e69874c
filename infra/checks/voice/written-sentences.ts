/* eslint max-lines: off -- data */
/**
 * Sentences of guests by class: the sentence, its expected result, and after `|` the dish of the
 * last reply. `+` adds, `-` removes, `=` updates, `?` only speaks, followed by words of the reply.
 */

export const writtenSentences: Readonly<Record<string, string>> = {
  names: `
California Roll > +1 California Roll
I'd like a Dragon Roll please > +1 Dragon Roll
can I get two miso soups > +2 Miso Soup
give me three green teas > +3 Green Tea
hibachi filet mignon and shrimp > +1 Hibachi Filet Mignon & Shrimp
one surf and turf platter > +1 Surf & Turf Platter
philadelphia roll for my wife > +1 Philadelphia Roll
add an edamame > +1 Edamame
could we have the volcano roll > +1 Volcano Roll
I'll take a spider roll and that's it > +1 Spider Roll
um yeah can I have uh a rainbow roll > +1 Rainbow Roll
let me get a chef's choice sushi tray > +1 Chef's Choice Sushi Tray
twenty five vegetable spring rolls > +25 Vegetable Spring Rolls
a dozen salmon nigiri > +12 Salmon Nigiri
half a dozen gyoza > +6 Chicken Gyoza
a couple of diet colas > +2 Diet Cola
how about a dynamite roll > +1 Dynamite Roll
do you think I could get a lemonade > +1 Fresh Lemonade
california roll times three > +3 California Roll
california roll x2 > +2 California Roll
2x california roll > +2 California Roll
california rolls, two of them > +2 California Roll
dragon roll two > +2 Dragon Roll
I was wondering if I could get a spicy tuna roll > +1 Spicy Tuna Roll`,
  partial: `
california > +1 California Roll
two dragons > +2 Dragon Roll
one filet mignon > +1 Hibachi Filet Mignon
some gyoza > +1 Chicken Gyoza
a bottle of water > +1 Bottled Water
yakisoba > +1 Chicken Yakisoba
a caterpillar > +1 Caterpillar Roll
two rangoons > +2 Crab Rangoon
a ginger salad > +1 House Ginger Salad
firecracker > +1 Firecracker Chicken
clear soup > +1 Hibachi Clear Soup
the imperial > +1 Imperial Platter
steak and shrimp hibachi > +1 Hibachi Steak & Shrimp
a spicy salmon > +1 Spicy Salmon Roll
iced tea > +1 Iced Lemon Tea
tuna and salmon rolls > +1 Tuna Roll; 1 Salmon Roll
kids steak > +1 Kids Hibachi Steak`,
  misheard: `
california role > +1 California Roll
hibachi chickn > +1 Hibachi Chicken
edamommy > +1 Edamame
add a mommy please > +1 Edamame
gio za > +1 Chicken Gyoza
chicken geeoza > +1 Chicken Gyoza
terry yaki chicken > +1 Chicken Teriyaki
chicken yaki soba > +1 Chicken Yakisoba
hebotchy steak > +1 Hibachi Steak
habachi shrimp > +1 Hibachi Shrimp
hibachi stake > +1 Hibachi Steak
me so soup > +1 Miso Soup
meso soup > +1 Miso Soup
tuna nigeri > +1 Tuna Nigiri
salmon sashimmy > +1 Salmon Sashimi
sam and sashimi > ?
dino might roll > +1 Dynamite Roll
shrimp tempora > +1 Shrimp Tempura
shrimp temporary roll > ?
tuna ta taki > +1 Tuna Tataki
crab ran goon > +1 Crab Rangoon
aga dashi tofu > +1 Agedashi Tofu
ra moon a > +1 Ramune
phila delphia roll > +1 Philadelphia Roll
vegtable spring rols > +1 Vegetable Spring Rolls
cali fornia roll > +1 California Roll
two calfornia rolls > +2 California Roll
to california rolls > +2 California Roll
hibatchi scalops > +1 Hibachi Scallops
chicken cat sue > +1 Kids Chicken Katsu
chicken terriyaki bentoe > +1 Chicken Teriyaki Bento`,
  codes: `
sr10 > +1 Dynamite Roll
two SR10 > +2 Dynamite Roll
s r ten > +1 Dynamite Roll
number h3 > +1 Hibachi Chicken
h three please > +1 Hibachi Chicken
an a1 and a j2 > +1 Edamame; 1 Iced Lemon Tea
two su one > +2 California Roll
s u 1 > +1 California Roll
h-14 > ?market price
sr99 > ?SR99
three of the t1 > +3 Chicken Teriyaki
aitch three > +1 Hibachi Chicken
b 1 and k 2 > +1 Chicken Teriyaki Bento; 1 Kids Hibachi Steak
HP4 no mushrooms > +1 Imperial Platter [no mushrooms]`,
  several: `
a california roll and two green teas > +1 California Roll; 2 Green Tea
two edamame one gyoza and three colas > +2 Edamame; 1 Chicken Gyoza; 3 Cola
hibachi steak and chicken teriyaki > +1 Hibachi Steak; 1 Chicken Teriyaki
california roll, dragon roll, rainbow roll > +1 California Roll; 1 Dragon Roll; 1 Rainbow Roll
miso soup plus a house ginger salad and a ramune > +1 Miso Soup; 1 House Ginger Salad; 1 Ramune
california roll green tea and edamame > +1 California Roll; 1 Green Tea; 1 Edamame
I want one kids hibachi chicken and one hibachi chicken > +1 Kids Hibachi Chicken; 1 Hibachi Chicken
two each of the dragon roll and the rainbow roll > +2 Dragon Roll; 2 Rainbow Roll
a california roll and another california roll > +2 California Roll
a pizza and a california roll > +1 California Roll > pizza
a california roll and a cheeseburger > +1 California Roll > cheeseburger
a salmon and a dragon roll > +1 Dragon Roll > salmon`,
  notes: `
hibachi chicken no onions > +1 Hibachi Chicken [no onions]
hibachi chicken no onions and a miso soup > +1 Hibachi Chicken [no onions]; 1 Miso Soup
hibachi chicken without onions or mushrooms > +1 Hibachi Chicken [no onions, no mushrooms]
extra spicy dynamite roll > +1 Dynamite Roll [extra spicy]
a dynamite roll extra spicy > +1 Dynamite Roll [extra spicy]
a dragon roll with no cucumber > +1 Dragon Roll (no cucumber)
house ginger salad with dressing on the side > +1 House Ginger Salad (dressing on the side)
hibachi steak medium rare > +1 Hibachi Steak [medium rare]
two hibachi steaks well done and a cola > +2 Hibachi Steak [well done]; 1 Cola
one hibachi shrimp without mushrooms and one hibachi chicken extra sauce > +1 Hibachi Shrimp [no mushrooms]; 1 Hibachi Chicken [extra yum yum sauce]
california roll no wasabi thank you > +1 California Roll (no wasabi)
hibachi chicken hold the onions > +1 Hibachi Chicken [no onions]
chicken teriyaki sauce on the side > +1 Chicken Teriyaki (sauce on the side)
california roll no avocado no mayo > +1 California Roll (no mayo) [no avocado]
no onions on the hibachi chicken please > +1 Hibachi Chicken [no onions]
california roll and dragon roll no wasabi on both > +1 California Roll (no wasabi); 1 Dragon Roll (no wasabi)
hibachi chicken with brown rice > +1 Hibachi Chicken [brown rice]
a california roll and make it spicy > +1 California Roll (spicy)
no onions | Hibachi Chicken > =1 Hibachi Chicken [no onions]
no onions > ?Which dish`,
  corrections: `
two california rolls make that three > +3 California Roll
three dragon rolls no wait two > +2 Dragon Roll
a california roll actually make it a rainbow roll > +1 Rainbow Roll
one spicy tuna roll no make that two and a miso soup > +2 Spicy Tuna Roll; 1 Miso Soup
two california rolls no three > +3 California Roll
a miso soup and a cola, no wait, a diet cola > +1 Miso Soup; 1 Diet Cola
a dragon roll I mean a rainbow roll > +1 Rainbow Roll
a dragon roll scratch that > ?
a dragon roll never mind a volcano roll > +1 Volcano Roll
a rainbow roll instead of a dragon roll > +1 Rainbow Roll
a california roll and a dragon roll actually remove the dragon roll > +1 California Roll
hibachi chicken sorry hibachi steak > +1 Hibachi Steak
two dragon rolls and three colas actually make that four colas > +2 Dragon Roll; 4 Cola
hibachi chicken actually no onions > +1 Hibachi Chicken [no onions]
make it three | California Roll > =3 California Roll
actually make that two | Dragon Roll > =2 Dragon Roll
two of those | California Roll > =2 California Roll
another one | California Roll > +1 California Roll
two more | California Roll > +2 California Roll
remove that | California Roll > -1 California Roll
make that three > ?Which dish`,
  changes: `
remove the california roll > -1 California Roll
take off the dragon roll > -1 Dragon Roll
take the dragon roll out please > -1 Dragon Roll
delete two miso soups > -2 Miso Soup
please cancel the edamame > -1 Edamame
I don't want the california roll > -1 California Roll
no california roll > -1 California Roll
change the california roll to two > =2 California Roll
make the dragon roll three > =3 Dragon Roll
replace the dragon roll with a rainbow roll > =1 Rainbow Roll; 0 Dragon Roll
remove the pizza > ?pizza
don't add the dragon roll > -1 Dragon Roll`,
  questions: `
what time do you close > ?9:30
are you open right now > ?pen
what are your hours on sunday > ?11:30
where are you located > ?14200
what's the address > ?14200
can I get your phone number > ?555-0134
how much is the dragon roll > ?$14.50
what does the california roll cost > ?$
price of the miso soup > ?$
what's in the volcano roll > ?Volcano Roll:
what comes with the chicken teriyaki bento > ?Chicken Teriyaki Bento:
is the california roll gluten free > ?gluten
does the dragon roll have shellfish > ?shellfish
I'm allergic to peanuts what can I eat > ?nuts
do you have gluten free options > ?gluten
gluten free dishes > ?gluten
what are today's specials > ?pecials
any specials today > ?pecials
what's popular > ?love
what do you recommend > ?love
is the dragon roll spicy > ?spicy
how spicy is the volcano roll > ?spicy
how many calories are in a california roll > ?calories
do you have vegetarian dishes > ?egetarian
do you have edamame > ?Edamame
do you have pizza > ?don't find
do you deliver > ?deliver
how long does it take > ?minutes
where is my order > ?order
hi > ?Hiro
thank you so much > ?welcome
that's all > ?cart
what can you do > ?
do you have california rolls > ?California Roll
what time do you close and can I get a california roll > +1 California Roll > 9:30`,
  allergies: `
I am allergic to scallops > ?Declared without shellfish
I'm allergic to eel and seaweed > ?seaweed
my son has a severe egg allergy > ?Declared without egg
I'm lactose intolerant > ?Declared without dairy
I can't eat shellfish > ?Declared without shellfish
I'm allergic to soy and gluten what can I eat > ?without soy or gluten
I'm allergic to sesame | California Roll > ?The California Roll contains sesame
does the dragon roll contain nuts or sesame > ?contains sesame and is declared without nuts
two california rolls. I'm allergic to sesame. > +2 California Roll (allergic to sesame) > contains sesame
my son is allergic to eggs, two miso soups > +2 Miso Soup (allergic to eggs) > without egg
I can't eat shrimp, a dragon roll please > +1 Dragon Roll (can't have shrimp) > contains shellfish
a honey walnut shrimp no nuts > +1 Honey Walnut Shrimp (no nuts) > contains nuts
make that gluten free | California Roll > =1 California Roll (gluten free) > contains gluten
anything without dairy > ?Declared without dairy`,
  strange: `
pepperoni pizza > ?pizza
cheeseburger and fries > ?cheeseburger
chicken wings > ?wings
shrimp fried rice > ?
beef teriyaki pizza > ?
cucumber salad > ?
buffalo chicken > ?
lobster bisque > ?
chicken alfredo > ?
asdf qwer zxcv > ?
the weather is nice > ?
my dog ate the california roll > ?
I had the dragon roll yesterday > ?
what is the meaning of life > ?
play some music > ?
turn on the lights > ?
I love you > ?
call my mom > ?
one two three > ?
blah blah blah > ?
pad thai > ?
a bowl of ramen > ?
a dozen > ?
two tacos > ?tacos
a root beer > ?
omakase > ?market price
hibachi twin lobster tails > ?market price
fatty tuna nigiri > ?market price
zero california rolls > ?
a thousand california rolls > ?
500 california rolls > ?99
chicken teriyaki pizza > ?
fresh > ?
spicy > ?`,
  ambiguous: `
salmon > ?Which
chicken > ?Which
two tuna > ?Which
a roll > ?
shrimp > ?Which
I want some steak > ?Which
tofu please > ?Which
avocado > ?Which
a bento > ?
tea > ?Which
tempura > ?Which
a nigiri > ?Which
teriyaki > ?
lobster > ?Which
sashimi > ?Which
shrimp roll > ?Which
ember > ?Which
salad > ?
hibachi > ?
sushi > ?`,
  spanish: `
quiero dos rollos california por favor > +2 California Roll
una sopa miso > +1 Miso Soup
dame tres edamame > +3 Edamame
hola quiero un dragon roll > +1 Dragon Roll
dos te verde > +2 Green Tea
quisiera un pollo teriyaki > +1 Chicken Teriyaki
una california roll sin wasabi > +1 California Roll (sin wasabi)
un dragon roll y dos colas > +1 Dragon Roll; 2 Cola
media docena de salmon nigiri > +6 Salmon Nigiri
gracias > ?welcome
a que hora cierran > ?9:30
donde estan > ?14200
eso es todo > ?cart`,
}
