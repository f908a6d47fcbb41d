/** It was so, and is no more. */
const OVER =
  /\b(?:(?:we|i|they|customers|drivers|staff|team|guests|nobody|has|have) (?:\w+ )?no longer|stopped \w+ing|used to|we stopped|(?:do|does|need|needs|have|has)(?: not|n['’]t) [^.!?]{0,40}any ?more|(?:is|are|was|were)(?: not|n['’]t) [^.!?]{0,30}any ?more|not any ?more|(?:we|i|they|team|has|have|been|got|now|finally|it|is|all) (?:have |has |are |am |is |be )?(?:finally |all |now |at last )?(?:solved|fixed|sorted|resolved|cured)|(?:is|was|are|were) over(?! (?:budget|target|the|our|\d))|went from|came from|(?:down|up|cut|dropped|fell|reduced|went|improved) (?:\S+ )?from [^.!?]{1,30} to |from \d+[^.]{0,30} to \d+|until we|until i|since we (?:moved|switched|changed|introduced|installed|started|bought|put|have|got|went)|those days|years ago|back then|in my time|in the old days|good ?bye|farewell|gone are|a thing of the past|history now|behind us|never again|at last|finally|not for long|once upon|remember when|remember the|when i (?:started|was|joined|began)|my first|in 20(?:0\d|1\d|2[0-4])\b|last (?:year|decade|century) (?:we|i|our|my)|last (?:january|february|march|april|may|june|july|august|september|october|november|december|winter|summer|spring|autumn|season)|lesson(?:s)? (?:learn\w+|from)|what we learn\w+|we learn\w*|learn nothing|looking back|instead of (?:\w+ )?(?:hours|days|weeks|months)|now (?:it )?takes|(?:it|that) now takes|zero (?:incidents|complaints|errors|downtime|\w+ incidents)|no more|without a single|survived|handled|took over from|gehört der vergangenheit|früher|endlich|geschafft|seitdem|seit wir|vorbei|ya no|adiós a|por fin|n[’']est plus|fini(?:s|e|es)? (?:le|la|les)|enfin|não é mais|finalmente|adeus|até hoje|non è più|addio|niet meer|eindelijk|pehle|ab nahi|khatam ho gay\w+)(?![\p{L}\p{M}])/iu;
/** What an OVER word says of a waiting that goes on: 'has to end at last'. */
const STILL_SO =
  /(?<![\p{L}\p{M}])(?:again|still|cannot|can['’]t|must|has to|have to|doubled|tripled|worse|more complaints|immer noch|noch immer|schon wieder|todavía|otra vez|toujours|ainda|ancora|nog steeds|alweer|abhi (?:bhi|tak))(?![\p{L}\p{M}])/iu;

/** Somebody else's, everybody's, or only thought of. */
const NOT_OWN =
  /\b(?:if (?:you|your|a |an |the customer|they|people)|imagine|suppose|what if|would (?:you|have|be)|(?:most|many|some|small|big|large|other|smart|good|bad|great|all|too many|(?:\d+ ?%|\d+ percent|half|one in \w+|third|two thirds) of(?: all| the)?) (?:\w+ )?(?:companies|firms|teams|businesses|manufacturers|retailers|founders|owners|leaders|managers|people|plants|hospitals|schools|practices|hauliers|carriers|brands|shops|restaurants|employers|startups|organi[sz]ations|sellers|buyers|employees|cfos|ctos|dealers|farmers|clinics|landlords|agencies|workers|smes|msmes|households)(?! like (?:us|ours|mine))|(?:a|the|our|my|one|another|this|new|every|each|one of our|one of my) (?:new |biggest |big |oldest |former |last )?(?:client|customer|prospect|reader|friend|founder|neighbou?r|candidate|patient)s? (?:\w+ )?(?:said|says|told|asked|wrote|called it|came to us|was|were|is|are|had|has|have|struggled?|lost|loses?|cannot|could not|spent|spends|spend|used|uses|use|waited|typed|types?|still)|(?:our|my) (?:customers|clients) (?:no longer|do not|don['’]t|used)|clients (?:ask|tell|come|say)|(?:he|she|somebody|someone) (?:handed|left|gave|went|wants)|(?:he|she|they|somebody|someone) (?:said|says|told|asked|wrote|cannot|can['’]t|struggles?|still|lost|loses?)|according to|a (?:study|survey|report) |survey|(?:the|our|my|this) (?:industry|sector|market|government|economy|nhs|country|world)|industry-wide|hot take|unpopular opinion|change my mind|discuss\b|proverb|quote of|as .{1,24} (?:said|put it)|in (?:this|the|my) (?:book|film|movie|novel|episode|talk|webinar|article|video|series)|said (?:the|my|a|our)\b|competitors?|robots? (?:do|does|never|can)|my (?:thesis|exam|studies|master|bachelor)|masterarbeit|student)\b/i;
/** Words for whoever reads it. */
const TO_READER =
  /\byou (?:are|can|cannot|can['’]t|need|should|must|might|may|do|don['’]t|have|know|want|lose|waste|spend|still|will)\b|\byou['’](?:re|ll|ve)\b|\b(?:are|do|is|have|can|did|does) (?:you|your)\b|\byour (?:team|business|company|customers|people|invoices?|staff|data|factory|fleet|office|warehouse|month|stock|sales)\b/iu;
/** 'Still doing salary in Excel?', and nobody said to do it. */
const ASKS_READER =
  /^(?:still|tired|sick|fed up|struggling|stuck|drowning|spending|losing|wasting|no idea|swamped|overwhelmed|short of|short-staffed|too many|not enough|cannot|can['’]t|need)\b(?![^?]*\b(?:i|we|my|our|me|us)\b)[^?]*\?$/i;
/** 'CFOs still tell me they collect spreadsheets': theirs. */
const TOLD_BY_OTHERS =
  /\b(?:tells?|told|admit(?:s|ted)?|complain(?:s|ed)?|confess(?:es|ed)?) (?:to )?(?:me|us) (?:that )?(?:they|their|he|his|she|her)\b/i;
/** 'Come and see it': shown to guests. */
const INVITES = /\bcome (?:and|to|by and) (?:see|visit)\b/i;
/** Sells something: their trouble is that of those who shall buy. */
const SELLS =
  /\b(?:we help|i help|helps? (?:you|companies|teams|businesses|firms|owners|clients|people|them)|book a|free (?:demo|trial|guide|checklist|call|template|audit|consultation|ebook|webinar)|dm me|drop me a (?:line|dm|message)|link in|sign up|register (?:now|here|today)|swipe|comment (?:below|[A-Z]{3,})|download|talk to us|call us|contact us|get in touch|whatsapp me|that(?:['’]s| is) why we (?:built|made|started|created|founded)|so we (?:built|made|created|developed)|we (?:built|made|created|developed|designed) (?:a|an|the|this|it|our)|introducing|helping (?:\w+ ){1,3}(?:that|who)|our (?:app|tool|platform|solution|product|software) (?:now |also )?(?!keeps|crashes|fails|breaks|hangs|freezes|loses|takes|needs|does|is|was|has|logs|goes)\w+s\b|our (?:new )?(?:product|tool|solution|platform|software|app|service) (?:\w+ )?(?:solves|helps|does|takes|fixes|ends|cuts|saves|removes)|here(?:['’]s| is| are) (?:how|what|why|\w+ (?:tips|ways|reasons|things|lessons|signs|mistakes))|\d+ (?:tips|ways|reasons|lessons|signs|mistakes|things)|(?:three|five|seven) (?:tips|ways|reasons|lessons|signs|mistakes|things)|sprechen sie (?:mit uns|uns an)|jetzt (?:testen|anmelden|buchen)|wir helfen|kostenlos|parlons-en|démo|contactez|contáctanos|te ayudamos|fale conosco|free demo|tension chhodo)\b/i;
/** A joke, or luck. */
const GLAD =
  /\b(?:proud|thrilled|delighted|happy|excited|glad|grateful|congrat\w+|celebrat\w+|award|thank(?:s| you)? (?:to|everyone|all|team|every)|thank you|love (?:this|my|our|it)|loved|milestone|record (?:month|year|week|quarter|season|sales)|welcome (?:to|all|on board|aboard|aaron|\w+!)|we won\b|what a (?:night|day|week|team|season|year|nice)|stolz|danke|freuen uns|freut mich|glückwunsch|nice problem|good problem|passion|we like|legend|prizes?|raffle|party|birthday|gala|open day|festival|anniversary|champagne|pizza|cake|balloons|playground|wish (?:him|her|them)|all the best|worth it|beautiful|enjoy\w*|doors open|see you|nothing goes|always will|on purpose|by choice|best photo|photo contest|come along|looking forward|this day|on day one|noon on|open doors|eröffn\w+|richtfest|publikumspreis|stimmt ab|open dag|ci vediamo|forward to|smil(?:e|es|ing)|orgullos\w+|gracias|fier(?:s|e|es)? de|merci|bravo|orgulho|obrigad\w+|grazie|bravi|trots|bedankt|badhai|dhanyavaad)(?![\p{L}\p{M}])/iu;
const JOKE = /[😂🤣😜😝😆😉🙃]|\b(?:lol|lmao|haha\w*|just kidding|joking|april fool\w*|me: \*|meme)\b/iu;
/** At home, of the body, and for pleasure. */
const AT_HOME =
  /\b(?:(?:rest in peace|rip|in memory|funeral|passed away|weight|(?<!(?:since|before|until|last|all|this) )(?:winter|summer)|weather|rain|mondays)|my (?:son|daughter|kids?|children|toddler|baby|mother|father|mum|mom|dad|parents|husband|wife|partner|grandmother|grandfather|dog|puppy|cat|knees?|back|leg|shoulder|doctor|dentist|gp|flat|apartment|kitchen|garden|allotment|bike|guitar|violin|piano|golf|swing|serve|backhand|sourdough|bread|tomatoes|roses|lawn|fever|surgery|sleep app|marathon|pb|race|novel|gym|team (?:lost|loses) (?:the |a )?(?:match|game|final|league)|in-?laws|neighbou?rs?|landlord|own car|car|phone|laptop|holiday|suitcase|luggage|flight|train|commute|bus)|our (?:kids?|children|son|daughter|dog|cat|baby|house|kitchen|garden|holiday|wedding|choir|band|village|allotment|parkrun|football team|cricket team|club|puppy)|marathon|half[- ]marathon|parkrun|yoga|cricket match|fantasy league|sourdough|garden(?:ing)?|lego|vespa|my old|the twins|allotment|choir|violin|guitar|piano|fishing|chess|recipe|netflix|crossword|paternity leave|maternity leave|baby|retired since|retirement|sudoku|video games?|surgery on|chemo\w*|cancer|diagnos\w+|hospital bed|in hospital|flu\b|migraines?|pregnan\w+|mein sohn|meine tochter|meine frau|mein mann|meine kinder|mi hijo|mi hija|mi marido|mi mujer|mon fils|ma fille|ma femme|mon mari|meu filho|minha filha|mio figlio|mia figlia|mera beta|meri beti)\b/i;
/** Looks for a job: no trouble at work. */
const OUT_OF_WORK =
  /\b(?:without a job|between jobs|open to work|opentowork|my next (?:role|job)|applications, \d|bewerbungen, (?:drei|\d)|neue stelle|neuen aufgabe|en búsqueda activa|job search|job hunt|position was cut|laid off|made redundant|looking for (?:a|my|an) (?:\w+ ){0,3}(?:job|role|position|internship)|open to contracts|after graduat\w+|day \d+ of looking|naukri)\b/i;

/** 'If you run a kitchen, look above your filters': what follows is said to the reader, too. */
const TO_OWNERS = /^if you (?:run|own|manage|operate|lead)\b/i;

/** Whether a text as a whole speaks to readers, for a product, of a hobby or of somebody who looks for a job. */
export function isNoTroubleAtWork(text: string): boolean {
  return TO_OWNERS.test(text) || OUT_OF_WORK.test(text) || SELLS.test(text) || INVITES.test(text) || JOKE.test(text);
}

/** Whether a sentence speaks of what is over. */
export function isOver(sentence: string): boolean {
  return OVER.test(sentence) && !STILL_SO.test(sentence);
}

/** Whether a sentence speaks of others, or to the reader. */
export function isNotOwn(sentence: string): boolean {
  return (
    ASKS_READER.test(sentence) || TOLD_BY_OTHERS.test(sentence) || NOT_OWN.test(sentence) || TO_READER.test(sentence)
  );
}

/** Whether a sentence speaks of joy or luck: beside it nothing is trouble. */
export function isGlad(sentence: string): boolean {
  // 'I love this job but I am exhausted': what counts is said last.
  return GLAD.test(sentence.slice(sentence.lastIndexOf(' but ') + 1));
}

/** Whether a sentence speaks of what is at home, or of the body. */
export function isAtHome(sentence: string): boolean {
  return AT_HOME.test(sentence);
}
