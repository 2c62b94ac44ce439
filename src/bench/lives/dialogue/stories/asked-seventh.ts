/** What is asked of the stories in the seventh voice; the form is that of `asked-fourth.ts`. */
export const askedSeventh = `
that puppy of yours
{X} new dog what kind
{X} got the pup on what day
y did {X} take that puppy n not another
puppys name at {X} place
whos class {X} brings the dog to
{X} v impulsive or not

your old cat
{X}s cat went vet when
cat of {X} sick with wat
how {X} feeds the cat her pill
{X} cat how old n wat showed shes ok again
{X} good w animals?

your vegetable patch
{X} allotment since
{X} plants wat there
{X} garden tips frm who
smth ate {X} veg, wat
{X} uses wat against them
who ate {X} veg + fix?
trowel as gift for {X} good idea?

your beehives
{X} hives at which place
{X} beekeeping start date
bee got {X} on which body part
{X} honey how many jars
{X} honey flavour
sting made {X} stop?

your choir
{X} choir join date
{X} choir sings wat now
{X} choir perf when
{X} stood where at the perf
{X} acts b4 thinking?

the book club
{X} bookclub which book
{X} must finish book by
bookclub of {X} drinks wat
{X} ok w the ending?
hero of {X} novel found wat, mattered why

your watercolours
{X} paint start when
{X} keeps painting wat
see {X} paintings where
{X} sold one when
buyer of {X} painting works as

the amateur play
{X} role in play
{X} play opening nite when
{X} line in the play
who acts alongside {X}
{X} messed up wat opening nite

the food bank
{X} volunteers at
{X} volunteering since wat date
{X} fav person at the food place
{X} got the key off who
{X} kind heart anot

the river clean-up
{X} river cleaning date
wat junk came out of river, {X} story
that river thing goes where ({X})
who scrubbed the river find, {X} told

the flea market
{X} flea mkt buy
{X} flea mkt day
{X} thing used to be whose
{X} put the flea mkt thing where

the tango evening
{X} 1st dance nite date
{X} stepped on who
{X} bought wat for dance
who dragged {X} to dance

that poor ankle
{X} broke wat
{X} broke it how
{X} accident when
groceries for {X} by who now
{X} cast how many wks
{X} cast off date

your half marathon
{X} entered which run
{X} run date
{X} runs w who
{X} timing?
wat overtook {X}
{X} run city + timing
{X} run alone can?

the climbing wall
{X} climbing 1st time
{X} scared of wat
climbing for {X} was whose idea
{X} climbing gear bought
{X} faces fears?

your sleep
{X} sleep test when
{X} cant sleep bc
{X} sleeps now thx to
{X} woke wat time each nite + the fix

the ice swimming
{X} ice swim location
ice swim of {X} how many degrees
{X} ice swim day
{X} swim grp name
{X} does cold swim y
{X} sauna grp yes no

your rash
{X} allergy test date
{X} cant touch/eat wat
{X} puts wat on skin
{X} rash look + culprit

your bike trip
{X} bike tour start
{X} cycled which river
{X} bike tour days
{X} bike tour kaput wat
{X} slept in wat weird spot
bike tour w who + animal called {X}
{X} laughs it off?

the endless scarf
{X} started knit when
scarf colour, {X}
{X} scarf how many m
scarf by {X} is for

your sourdough
{X} starter name
{X} baking since wat date
{X} dough accident
{X} gave starter to
{X} good loaf was which no

your bird list
{X} rare bird
{X} bird seen date
{X} bird count
{X} birding outfit
{X} patient anot

the month without a phone
{X} no phone frm when
{X} gave up phone bc
{X} offline find
{X} watch frm who

your board game nights
{X} games nite fav
games nite at {X} started
{X} games nite rule
owner of 4 copies, {X} grp
rule says wat abt {X}

the darkroom
{X} old cam found when
{X} darkroom in
{X} shoots wat
{X} photo prize date
{X} darkroom teacher
{X} shoots wat + prize rank

the vacuum robot
{X} vacuum is called
{X} robot vac date bought
robot of {X} ran off to
{X} robot brought back by

your new flat
{X} flat is on top of
{X} flat keys date
{X} flat bad point
{X} flat good point
piano of {X} lifted by
{X} musical?

the painting job
{X} wall colour now
{X} painting wall date
{X} old wall diss by who, wat
{X} found wat at doorframe

that burst pipe
{X} flood day
{X} lost wat in flood
{X} flood frm where
dryers gone frm {X} when

the man upstairs
upstairs of {X} noise wat
{X} note to upstairs date
upstairs reply to {X}
{X} n upstairs play
upstairs vs {X}: noise, now wat
{X} peacemaker?

that long weekend
{X} wkend city
{X} bak frm wkend when
{X} fav sight that wkend
{X} food that wkend
{X} say go?

the night train
{X} sleeper train date
{X} compartment w who
{X} berth top or btm
{X} returns by

your lost suitcase
{X} bag lost date
{X} bag flew where
{X} bag had wat impt inside
{X} bag money given
{X} bag: where + sticker

the camping
{X} tent trip date
{X} camped w
{X} tent visitor animal
animal took {X} wat
{X} socks dried where

your old car
{X} car died date
{X} car fault
{X} moves by wat now
{X} car nickname

the sailing course
{X} sail lessons frm
{X} sailing bc of who
{X} boat called
{X} sailing scared of
{X} sail licence day
{X} gives up easy?

your sister's wedding
{X} sis marries who
{X} heard wedding news date
{X} job at wedding
{X} sis wedding venue
{X} sis wedding fail
{X} bro in law frm + venue

the baby
{X} family baby born
baby name, {X} side
{X} sees baby when
{X} knit wat 4 baby
{X} sings baby wat

your grandmother
{X} ahma bday
{X} ahma wish
{X} ahma turns
{X} ahma wish helper
{X} ahma asked wat after
{X} fam brave?

your old friend
{X} bumped {friend} when
{X} {friend} fight abt
{X} {friend} no talk how many yrs
{X} {friend} bumped where
{X} {friend} keep touch how
{X} {friend} fight + now how
{X} forgives?

your dinner party
{X} dinner invite date
{X} planned to cook
{X} kitchen fail
{X} guests ate wat instead
{X} menu plan vs real
{X} perfectionist?

that birthday present
{X} bday pressie
pressie to {X} by
{X} bday date
{X} age now

your tax letter
{X} tax mail date
taxman wants how much frm {X}
{X} tax error
{X} tax helper
{X} tax: asked + got bak

the raffle
{X} lucky draw prize
{X} lucky draw date
{X} prize swapped 4
{X} swapped w
{X} prize n the swap

your grandmother's ring
{X} ring gone since
{X} ring was hiding
{X} ring last seen
{X} ring worn how now
{X} ring finder

your nephew's project
{X} n nephew built
nephew of {X} due date
nephew of {X} how old
{X} nephew project result
{X} n nephew banned frm

the tattoo
{X} tatt design
{X} tatt body where
{X} tatt date
{X} tatt by
{X} think long b4 tatt?

the storm
{X} fallen tree type
tree at {X} landed on
{X} storm date
{X} hid where
{X} chainsaw help by
{X} new tree
{X} optimist anot

your list of resolutions
{X} top resolution
{X} list checker
{X} list date
{X} 2nd tick date
{X} turning wat age + ticks so far
{X} goals big small

your new job
{X} quit date
{X} last straw at job
{X} new workplace
{X} job thru who
{X} does wat at work now
{X} quit y + pay cut
more $ would {X} go bak

your evening classes
{X} nite class subject
{X} nite class bc of
{X} exam day
{X} exam result
{X} nite class n grade
{X} studies 4 others?

your little company
{X} biz product
{X} biz name
{X} biz stall where
{X} biz sold out day
{X} biz big client
{X} biz name + big order no
{X} hire ppl?

that interview
{X} intvw date
{X} intvw suit whose
{X} intvw blunder
{X} offer came
{X} intvw talked abt

your new boss
{X} boss now
{X} boss weird thing
{X} redo report y
{X} boss talk date
{X} won frm boss

your thesis
{X} thesis abt
{X} thesis due
{X} viva date
{X} thesis prof
{X} says research good 4
{X} pragmatic?
`;
