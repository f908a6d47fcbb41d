/**
 * Words that begin a sentence without naming anybody: a capital letter on one of them means nothing. Any other word
 * with a capital is taken for a name and has to stand in the facts. Words that are names too (Mark, Grace, Chase) are left out.
 */
const LIST = `
a about above absorbing accelerate access account accounting accounts accuracy achieve across act active activity actual
actually adapt add adding addition additional address adds adjust adopt adoption advance advantage advice advise affect
after afternoon again against agency agenda ago agree ahead aim aims align all allow almost along alongside already also
alternative although always am ambition among amount an analysis analyst analytics analyze and announce annual another
answer any anyone anything apart appeal appear applies apply appreciate approach appropriate approval are area around
arrange article as aside ask asked aspect assess assist assume at attend attention audience audit authority automate
automatic automation available average avoid award aware awareness away
back background balance base based basic basis be bear became because become been before begin behalf behind being believe
benchmark benefit beside besides best better between beyond big bigger book book both bottleneck bottom brand brands brief
briefly bring broad budget build builder builds built bulk business businesses busy but buy buyer buying by
call came campaign can candidate cannot capacity capture care career careful carry case cases cash catch cause celebrate
central certain certificate certification challenge change channel chapter charge cheap check chief choice choose city clear
clearly client clients close closely closest cloud cold collaborate collaboration colleague collect combine combined come
comfort comment commercial commit commitment common communicate community compact company compare compared comparison
compete competitor complete complex compliance component comprehensive concern concrete conference confidence confirm
congratulate congratulations congrats connect connection consider considering consistent constant consult consultant
consumer contact content context continue contract contribute contribution control conversation convert convince coordinate
core correct cost could country couple course cover coverage craft create creative credit critical culture current currently
curious custom customer customers cut cycle
daily data day days deal dealing dear decade decide decision dedicated deep deeply degree delay delegate deliver delivering
delivery demand demonstrate depend deploy deployment depth describe description design designer desk despite detail detailed
determine develop developer development dialogue did difference different difficult digital direct direction director
directly discover discuss discussion distribution diverse do document does doing domain done down draw drawing drive driver
due during duty
each eager earlier early ease easily easy economy edge educate education effect effective efficiency efficient effort either
element else email embrace emphasis employ employee employees employer empower enable encourage end engage engagement
engineer engineering enhance enjoy enough ensure enter enterprise entire environment equip especially essential establish
estimate evaluate even evening event events eventually ever every everyone everything evidence exact exactly example excel
excellent exchange exciting execute execution executive existing expand expansion expect expectation expense experience
experienced expert expertise explain explore exposure express extend extra
face facilitate fact factor fair familiar far fast faster favour feature features feedback feel few field figure file fill
final finally finance financial find fine finish firm firms first fit fits fix fleet flexible flow focus follow following
food for force forecast form formal former formerly forward foster found foundation founder founding frame free freight
frequent frequently fresh friendly from front frustration fuel full fully function fund further future
gain gap gather general generally generate get getting give given gives giving global go goal goes going good great greetings
ground grounded group grow growing growth guess guesses guide
had half hand handle hands happy hard has have having he head headline health healthcare healthy hear held hello help helpful
helping her here hey hi high higher highlight highly hire hires hiring his history hit hold holding holds home hot hour hours
how however human hundreds
i idea ideal ideally identify if immediate impact implement implementation important impress impressive improve improvement
in include incoming increase indeed independent indicate individual industrial industries industry inform information
infrastructure initial initiative innovate innovation input insight inside inspire instead insurance integrate integration
intend interest interested interesting internal international interview into introduce introduction inventory invest
investment invite involve is issue it item its itself
job join joining journey just
keen keep keeping key kind know knowing knowledge known
lack large larger last lasting late later latest launch layer lead leader leaders leadership leading learn learning least
leave left legal less let level leverage like likely limit line link list listen little live local location logistics long
longer look looking loss lot love low lower loyal
made main mainly maintain maintenance major make makes making manage management manager managers managing manual manually
manufacture manufacturer manufacturing many margin market marketing match material materials matter matters maximize may
maybe mean means meanwhile measure medical meet meeting mention mentor message method metric mid middle might minimize minor
miss mission mix mobile model modern moment monitor month monthly months more moreover morning most mostly motivate move much
multiple must my
name native natural nature near nearly necessary need needs negotiate network never new newest news next no none nor
normally not notable note nothing notice now number
objective observe obvious occasion of off offer offering offers office often old on once one ongoing only onto open opener
opening openings operate operating operation operational operations opinion opportunity optimize option or order organic
organization organise organize original other others otherwise our out outcome outline output outreach outside over overall
overhead oversee own owner ownership
pace page paid pain paper part particular particularly partner partners partnership party passion passionate past patient
pattern pay payment people per percent perfect perform performance perhaps period person personal perspective phase pick
piece pilot pitch place plan planning plans plant platform play please pleasure plus point points policy poor popular
portfolio pose position possible possibly post posting posts potential practical practice precise prefer prepare presence
present pressure prevent previous previously price prices pricing primary prioritize priority private probably problem
procedure proceed process processes procurement produce product production productive products professional profile profit
program programme progress project promise promote proof proper propose prospect protect proud prove provide provider
providing public publish purchase purchasing purpose pursue push put
quality quantity quarter question questions quick quickly quiet quite quote
raise range rank rapid rapidly rare rate rather reach read reader readers readiness ready real realize really reason
reasonable receive recent recently recognize recommend record recruit recruiter recruitment reduce reduction refer reference
reflect region regional regular regularly regulation relate relation relationship relatively release relevance relevant
reliable rely remain remark remember remote repeat replace reply report reporting represent request require requirement
research resilience resolve resource respect respond response responsibility responsible rest result results retail retain
retention return reveal revenue review reward right rise risk risks role roles room route routine rule run running runs
safe safety sale sales same save say saying says scale scaling schedule school scope score search season second secure
security see seeing seek seem seen select self sell seller selling send senior seniority sense sent separate serious serve
service services serving session set setting settle setup several shape share sharing she shift ship shipment shipping short
should show showing shown shows side sign signal significant similar simple simplify simply since single site situation size
skill skills skip slow small smaller smart smooth so social software sold solid solution solutions solve some someone
something sometimes soon sort sound source sourcing space spare speak special specialist speciality specific specifically
speed spend spending spent spot staff stage stand standard start started starting state stay steady step still stock
stop storage store story straight strategic strategy stream strength strengthen strong strongly structure student study
style subject submit subscription succeed success successful such suggest suggested suit suitable suits summary supplier
suppliers supply support supporting sure surface survey sustain sustainability sustainable switch system systems
table tackle tag tailor take taken takes taking talent talk talking target task team teams technical technology tell tend
tender term test than thank thanks that the their theirs them theme themselves then there therefore these they thing things
think thinking third this those though thought thoughts thousands three through throughout tie tight time timing tiny title
to today together tone too tool tools top topic total touch toward towards track trade traditional train training transfer
transform transformation transition transparency transport travel treat trend trial trigger trip true trust try trying turn
turning twice two type typical typically
ultimately under understand understanding unit university unless unlike unlock unpaid until up upcoming update updates
upgrade upon use used useful user users uses using usual usually
valuable value variety various vary vendor verify version very via vice view visibility visible vision visit visitor visitors
voice volume volunteer volunteering
wait want warehouse warm was waste watch way ways we website week weekly weeks welcome well went were what whatever when
where whereas whether which while who whole whom whose why wide wider will win winning wish with within without wonder word
work worked worker workflow working workload works world worth would write writes writing written wrote
year yearly years yes yet you young your yours habits
retell us streamline shorten juggle tidy trim weigh onboard saw caught heading host intrigue jump dig cite invoice paperwork
struck pair roll headquarter
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december`;

const WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter((word) => word !== ''));

/** Endings of the forms a listed word can take, with what stood in their place. */
const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ed', ''],
  ['ed', 'e'],
  ['ied', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['ly', ''],
  ['er', ''],
];

/** Whether a word, in any of its forms, is an ordinary one and not a name. @param word in lower case */
export function isOrdinaryWord(word: string): boolean {
  if (WORDS.has(word)) return true;
  return ENDINGS.some(([ending, instead]) => {
    if (!word.endsWith(ending) || word.length < ending.length + 3) return false;
    return WORDS.has(word.slice(0, -ending.length) + instead);
  });
}
