/** English words that a question needs but a memory need not contain. Everything else left over is looked for. */
export const functionWords: ReadonlySet<string> = new Set(
  `a about above across after again against ago all almost along already also although always am among an and another any
   anyone anything are aren't around as at away back be became because been before being below between both but by came
   can can't cannot come could couldn't did didn't do does doesn't doing don't done down during each either else ever every
   everyone everything except excluding few find for from further get gets getting give given go goes going gone got went had
   hadn't has hasn't have haven't having he he'd he's her here hers herself him himself his how how's however i i'd i'll i'm
   i've if in including into is isn't it it's its itself just kind know last least less let's like look looking lot made
   make many may me might mine more most much must my myself near neither never no nor not now of off often on once one only
   onto or other others our ours out over own please quite rather really recent recently same say says see seen several
   shall she she'd she's should shouldn't show shown since so some someone something sometimes still such take taken taking
   tell than that that's the their theirs them themselves then there there's these they they'd they're they've thing things
   this those though through time times to together too took toward under until up upon us used very via was wasn't way we
   we'd we're we've were weren't what what's whatever when when's where where's whether which while who who's whom whose why
   will with within without won't would wouldn't yet you you'd you're you've your yours yourself list search display
   attend attended attending acquire acquired obtain obtained whereabouts likeness likenesses advertised mine's reckon reckoned dated compare compared comparing sans minus none altogether info details apart somehow maybe perhaps actually approximately roughly terms sometime someday ok okay oh hey hi like ugh lol haha um uh yeah yep nope kinda sorta kindly plus both ever ended ending guys folks one's remember recall put want wants print ones photographed shot shoot shooting captured capture snapped filmed moment moments anywhere nowhere somewhere single exactly whatever somebody altogether anymore photo photos picture pictures happened happen was 's first latest earliest newest oldest called
   mention mentions mentioning mentioned besides send sends taking contain contains according based contents memory message messages sent received`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
