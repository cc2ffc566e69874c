const split = (rows: string): readonly string[] =>
  rows
    .split(/ \| |\n/)
    .map((note) => note.trim())
    .filter((note) => note !== '')

/** Forms of allergies and refusals; `FOOD` stands for a food of an allergen. */
export const harmForms = split(`
  FOOD triggers my asthma | FOOD closes my throat | FOOD bothers me | FOOD bothers my stomach
  i don't do well with FOOD | i do badly with FOOD | FOOD causes me hives | FOOD causes hives | FOOD triggers a rash
  i'll die if i eat FOOD | i would die from FOOD | FOOD is bad for me | FOOD is bad for my son
  i get a rash from FOOD | i get hives from FOOD | i itch from FOOD | i get itchy from FOOD
  i get migraines from FOOD | i got sick from FOOD last time | i react badly to FOOD | FOOD messes with my stomach
  FOOD messes me up | FOOD wrecks my stomach | FOOD doesn't sit right with me | i have a bad history with FOOD
  FOOD is my kryptonite | i steer clear of FOOD | i have to steer clear of FOOD | i stay clear of FOOD
  FOOD is forbidden for me | FOOD is prohibited for me | i'm not permitted FOOD | FOOD is a trigger for me
  FOOD inflames my gut | i swore off FOOD | i gave up FOOD | i quit FOOD | FOOD is out for me
  FOOD is out of the question | FOOD has to stay off my plate | no way i can have FOOD
  FOOD would put me in the hospital | FOOD would send me to the er | ambulance if i eat FOOD
  FOOD will send me to the hospital | FOOD sent my son to the emergency room | FOOD makes my throat close
  FOOD makes my lips swell | FOOD makes my tongue itch | FOOD makes my mouth itch | my mouth itches from FOOD
  my throat gets tight from FOOD | FOOD makes me break out | FOOD breaks me out | FOOD gives me a bad reaction
  FOOD gives me diarrhea | FOOD gives me the runs | FOOD gives me stomach pain | FOOD gives me asthma
  FOOD gives my kid eczema | FOOD flares my eczema | my eczema flares with FOOD | i can't process FOOD
  i can't handle FOOD | i can't stomach FOOD | i can't breathe if i eat FOOD | FOOD stops my breathing
  i have a FOOD thing | i have a FOOD condition | i have a FOOD problem | i've got a FOOD issue
  we don't keep FOOD in the house | FOOD is haram for me | FOOD isn't kosher for me | my religion forbids FOOD
  i don't eat FOOD | i never eat FOOD | i no longer eat FOOD | i'm not a FOOD eater | i'm not supposed to have FOOD
  i was told not to eat FOOD | my allergist said no FOOD | i'm medically restricted from FOOD
  i tested positive for FOOD | i have to be careful with FOOD | careful with FOOD | please be careful about FOOD
  watch out for FOOD | make sure there's no FOOD | make sure it has no FOOD | as long as there is no FOOD
  only if there's no FOOD | if it doesn't have FOOD | provided there's no FOOD | FOOD no me cae bien
  no me cae bien FOOD | me pone mal FOOD | FOOD me pone malo | me enfermo con FOOD | me pica la boca con FOOD
  me sale urticaria con FOOD | me hincho con FOOD | no me sienta bien FOOD | me sienta mal FOOD
  tengo prohibido FOOD | no debo comer FOOD | soy sensible a FOOD | soy intolerante a FOOD | no como FOOD
  nada de FOOD por favor | que no tenga FOOD | que no lleve FOOD | cuidado con FOOD | me muero si como FOOD
  me mata FOOD | FOOD es veneno para mi | allergic to FOOD | severely allergic to FOOD | FOOD allergy
  FOOD allergies in the family | FOOD allergen | FOOD intolerant | FOOD intolerance | sensitive to FOOD
  allegic to FOOD | allegry to FOOD | alrgic to FOOD | aleregic to FOOD | alergic FOOD | allery to FOOD
  alllergy FOOD | alleergy FOOD | allergick to FOOD | alergies: FOOD | FOOD alergie | intollerant to FOOD
  FOOD intollerant | intolerent of FOOD | sensitve to FOOD | senstive to FOOD | FOOD sensetivity
  anaphalactic to FOOD | anaphilaxis FOOD | anafilactic to FOOD | epipin for FOOD | epi pen FOOD | eppy pen FOOD
  hyper sensitive to FOOD | sever FOOD reaction | bad reaction FOOD | FOOD reactn | FOOD = hives | rash if FOOD
  don't cook in FOOD | dont cook in FOOD | do not cook with FOOD | don't fry with FOOD | do not serve with FOOD
  do not garnish with FOOD | don't sprinkle FOOD | don't brush with FOOD | don't top with FOOD | don't mix in FOOD
  don't use any FOOD | don't use FOOD | don't let FOOD touch it | dont let FOOD near it | not cooked with FOOD
  not fried in the same oil as FOOD | not made with FOOD | FOOD must be left out | FOOD should be left out
  FOOD left out please | FOOD removed please | FOOD banned | FOOD ban | anti FOOD | FOOD? no | FOOD? no thanks
  FOOD - NO | FOOD: NO | FOOD NO! | FOOD no | FOOD none | no thanks FOOD | FOOD!!! | ❌ FOOD | ⚠️ FOOD | 🚫 FOOD
  FOOD ❌ | ⛔ FOOD | 86 FOOD | FOOD 86 | 0 FOOD | zero FOOD | x FOOD | no-FOOD | noFOOD | n0 FOOD | -FOOD
  rice (- FOOD) | rice w/out FOOD | rice wo FOOD | rice sans FOOD | rice, hold FOOD | rice, x FOOD
  anything but FOOD | everything but FOOD | everything except FOOD | ok with everything but FOOD
  if there is FOOD call me | call me if it has FOOD | please tell me if there is FOOD | does this have FOOD?
  is there FOOD in it? | does the roll contain FOOD | cancel if it has FOOD | cancel the order if FOOD
  ensure FOOD free | must be FOOD free | has to be FOOD-free | 100% FOOD free | FOODfree | FOOD-less | non FOOD
  no sauce that has FOOD | no sauces containing FOOD | no sauce with FOOD | nothing with FOOD
  nothing containing FOOD | none of the FOOD | FOOD isn't allowed | FOOD is not allowed | FOOD is a no
  FOOD is a no-no | FOOD is a no go | FOOD not ok | keep FOOD away | keep FOOD off | keep FOOD out
  keep FOOD far from my food | keep everything away from FOOD | hold the FOOD | skip FOOD | omit FOOD | remove FOOD
  leave off FOOD | leave out the FOOD | take off the FOOD | exclude FOOD | nix FOOD | minus FOOD | avoid FOOD
  drop the FOOD | lose the FOOD | ditch the FOOD | pass on the FOOD | scratch the FOOD | please check for FOOD
  double check FOOD | double-check that there is no FOOD | watch the FOOD | mind the FOOD | FOOD kills me
  FOOD will kill my son | FOOD makes me sick | FOOD makes my kid puke | FOOD makes him vomit | FOOD hurts my belly
  FOOD = hospital | FOOD and i die | death by FOOD | FOOD = death | FOOD will end me | FOOD is my nemesis
  FOOD is evil | FOOD is poison | FOOD no bueno | FOOD no good for me | FOOD isn't good for me | ER visit if FOOD
  911 if FOOD | blue face with FOOD | cannot be near FOOD | can't do FOOD | can't have FOOD | cannot eat FOOD
  my son can't have FOOD | couldn't eat FOOD | I shouldn't have FOOD | not to eat FOOD | doctor's orders no FOOD
  doctor said FOOD is a no | baby can't have FOOD | my kid has a FOOD thing | FOOD issue | FOOD problem
  i have FOOD issues | trouble with FOOD | FOOD gives me trouble | FOOD upsets my stomach | my body hates FOOD
  i swell up from FOOD | throat closes FOOD | lips swell with FOOD | benadryl if FOOD | FOOD sends me to ER
  FOOD sent us to the ER | clean grill please, FOOD | fry separately from FOOD | cook separately from FOOD
  separate from FOOD please | new gloves FOOD | traces of FOOD are dangerous | even a trace of FOOD
  no trace of FOOD | may contain FOOD is not ok | she breaks out from FOOD | he reacts to FOOD | reacting to FOOD
  not touching FOOD | no FOOD contact | i hate FOOD | we hate FOOD | i don't like FOOD | i dont eat FOOD
  dont eat FOOD | we never eat FOOD | not a fan of FOOD | FOOD please no | FOOD never | never FOOD
  absolutely no FOOD | strictly no FOOD | NO FOOD!!!! | no FOOD | without FOOD | w/o FOOD | please no FOOD
  make without FOOD | no added FOOD | no FOOD oil | no FOOD in anything | no FOOD anywhere near it | FOOD scares me
  afraid of FOOD | scared of FOOD | deathly afraid of FOOD | careful FOOD | careful: FOOD | beware FOOD
  warning FOOD | important: FOOD | serious FOOD | FOOD, serious | FOOD, seriously | FOOD, i'm serious | sin FOOD
  sin FOOD por favor | nada de FOOD | no quiero FOOD | no le pongas FOOD | no le ponga FOOD | no ponga FOOD
  quitar FOOD | quite el FOOD | evitar FOOD | libre de FOOD | alérgico a FOOD | alergia a FOOD | alergia FOOD
  alerjico a FOOD | alergico FOOD | soy alérgica FOOD | intolerante a FOOD | me hace daño FOOD | FOOD me hace mal
  FOOD me mata | me cae mal FOOD | no puedo comer FOOD | no puedo FOOD | mi hijo no puede FOOD | que no toque FOOD
  no cocinar con FOOD | no freír con FOOD | FOOD prohibido | cero FOOD`)

/** Allergies and refusals without a form, some without any food. */
export const harmNotes = split(`
  celiac | coeliac disease | celiaca | anaphylactic | anaphylaxis | i have an epipen | epi-pen in the bag | EPI-PEN
  severe allergies | food allergies!! | allergy | allergic | ALLERGY ALERT | alergia | soy alergica
  cross contamination | cross-contamination | no cross contamination please | cross contact is dangerous
  contaminated | throat closed last time | my throat closes | i swell up | swelled up last time
  got hives last time | allergic reaction last time | reacted last time | i had a reaction | got sick last time
  made me sick last time | GF | gf please | GF/DF | DF | nondairy | non-dairy | non dairy | dairyless | glutenfree
  gluten-free | gluten | lactose | lactose intolerant | milk protein | dairy | shellfish | wheat | tree nuts
  eggless rice | egg-less rice | nut free home | we are a nut free home | must be gluten free | severe intolerance
  intollerance | sensitivity | food sensitivities | alpha gal | mast cell | EoE | FPIES | latex allergy
  oral allergy syndrome | benadryl ready | i will need my epi | anaphylactic shock | urticaria | ronchas
  choque anafilactico | celiaquia | sin gluten | PEANUT!!! | ❌🥜 | 🥜🚫 | no 🥜 | no 🦐 please | ⚠️ 🥚 | peanutallergy
  nutallergy | nut-allergy | shellfishallergy | extra napkins celiac | extra napkins anaphylaxis sesame
  extra sauce reaction to sesame | more shrimp and i end up in hospital | keep it away from nuts
  i love peanuts but they don't love me | i like shrimp but it kills me | my son - peanuts | kid: sesame
  extra sauce (egg allergy) | add soy sauce on side, sesame reaction | plenty of us react to sesame
  lots of sesame reactions in our family | one more person with sesame reaction | hi, shrimp. never | Peanuts. None.
  peanuts; none | Nuts = no | NUTS/EGGS: NO | no soy/sesame | no butter/egg/soy | no yum yum (egg)
  no egg fried rice | no fried egg | no onions, egg, sesame | no onions and shrimp | no onions or shrimp | no shrmp
  alergic shrmp | no penuts | no seseme | no shelfish | diary free | gulten free | no glutin | soya no | treenuts no
  p-nut allergy | PB allergy | tofu or any soy will make me ill | fatal: shrimp | fatal if she has crab
  i will die from eggs | sesame out | sesame seeds off | egg out please | no eggs please its not good for baby
  baby under 1 no honey no egg | pregnant no fish | vegan, absolutely no fish sauce | strict vegan no egg no dairy
  kosher no shellfish | halal, no crab | no shellfish religious | my wife and shrimp do not mix
  shrimp and i do not get along`)
