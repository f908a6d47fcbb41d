/** Words that say nothing about whom to find: English, then Hindi in Latin letters. */
export const FILLER = new Set(
  `a an the and of in at on to for from by with as is are be been being was were am do does did has have having had who whom whose which that this these
those there here it its their them they he she him her his my me i we us our you your please pls plz kindly find show give get list lists need
needs want wants wanted looking look search searching fetch me some any all every everyone everybody anyone anybody somebody someone people person persons peoples
guys guy folks folk professionals professional profiles profile contacts contact contacts details detail leads emails email phone numbers number members
member team teams staff employees employee department departments dept function functions role roles position positions title titles job jobs
working works work worked working's employed based located living live lives residing near nearby around within inside across
company companies firm firms organisation organisations organization organizations org orgs corporate corporates business businesses industry
industries sector sectors domain space field vertical city area region state country located currently current presently now best top good great
whoever people's also only just can could would should will connect reach out target prospects prospect clients client potential names name
years year yrs yr experience exp experienced plus minimum min skills skill skilled knowledge know knows knowing using use uses familiar expertise specialised
specialized specializing specialising focused brand brands agency like such similar vs via into between about handling handle handles managing manage manages
responsible charge incharge heading leading runs running run side linked linkedin type kind kinds plants chains shops hi hello hey thanks thank help
ppl cos co hiring hire hires
    mein me main ke ka ki ko se wale wala wali log logo logon aur ya hai hain ho jo jaante jante janta chahiye chaiye chahie mujhe hume humko hamko sab sabhi koi karne karte
kaam kam karta karti dhundo dhoondo batao bata dikhao do de dijiye wahan yahan kaun kon kaha kahan tak bhi saal sal ka anubhav`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** What begins an exclusion. */
export const NOT_WORDS = new Set([
  'not',
  'except',
  'excluding',
  'exclude',
  'without',
  'minus',
  'no',
  'non',
  'avoid',
  'barring',
  'nor',
  'dont',
  "don't",
]);

/** Two words that begin an exclusion. */
export const NOT_PHRASES = ['other than', 'but not', 'apart from', 'rather than', 'leave out', 'do not'];

/** What ends an exclusion behind the thing itself, in Hindi: 'Delhi ke alawa', 'interns chhodkar'. */
export const NOT_AFTER = new Set(['alawa', 'chhodkar', 'chodkar', 'chhod', 'nahi', 'nahin', 'nhi', 'chorke']);

/** What stands before the name of an employer. */
export const EMPLOYER_WORDS = new Set(['at', 'from', '@', 'join', 'joined']);

/** What stands before a place. */
export const PLACE_WORDS = new Set([
  'in',
  'at',
  'from',
  'near',
  'around',
  'across',
  'within',
  'based',
  'to',
  'the',
  'of',
  'or',
  'and',
  ',',
]);

/** What stands before a former employer. */
export const FORMER_WORDS = new Set(['ex', 'former', 'formerly', 'previously', 'erstwhile']);
