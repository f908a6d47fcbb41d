/** What stands in headlines beside jobs and is no company. */
export const NO_COMPANY =
  /\b(?:mba|phd|ph\.d|msc|bsc|cpa|cfa|pmp|csm|certified|certification|certificate|licensed|chartered|award|winner|alum|alumn[aiu]s?|forbes|30 under 30|under 30|top voice|top \d+|speaker|author|mentor|coach|advisor|investor|enthusiast|lover|geek|nerd|dad|mom|mum|father|mother|husband|wife|human|dreamer|thinker|maker|builder|creator|freelance|freelancer|independent|indépendant|remote|hybrid|open to|hiring|available|seeking|looking|she\/her|he\/him|they\/them|public speaking|years?|yrs|yoe|lion|class of|trilingual|bilingual|fluent|native|nationwide|worldwide|remote-first|part time|full time|on-site|h\/f|m\/w\/d|bilingue|trilingue|\d+-figure|exits?|don['’]t|can['’]t|won['’]t|never|grateful|blessed)\b|^(?:pre-?)?seed(?: stage)?$|^series [a-f]\b|^(?:专注|擅长|热爱|致力于)|方向$|领域|求职|求職|転職|副業|구직|취업/iu;
/** Well-known companies whose names are ordinary words, words of titles or initials. */
export const KNOWN_COMPANIES: ReadonlySet<string> = new Set(
  `sap|salesforce|oracle|adobe|meta|apple|amazon|google|microsoft|target|visa|square|block|shell|gap|chase|indeed|slack|zoom|box|snowflake|notion|state farm|home depot|the home depot|general motors|general electric|american express|bank of america|best buy|
whole foods|capital one|capital group|ibm|kpmg|pwc|ey|tcs|hcl|bmw|basf|abb|ge|hp|hpe|dhl|ups|at&t|aws|hsbc|bnp|ing|ubs|bcg|nasa|bbc|cnn|espn|nbc|ikea|lvmh|edf|ratp|sncf|gsk|msd|axa|hdfc|icici|sbi|ongc|bhel|ntpc|l&t|p&g|h&m|3m|kkr|gic|cvs|usaa|dbs|rbc|cibc|
intel|cisco|dell|linkedin|twitter|x|tiktok|uber|lyft|stripe|figma|canva|discord|reddit|pinterest|dropbox|workday|servicenow|databricks|snap|robinhood|coinbase|ripple|gusto|rippling|deel|remote|ramp|brex|plaid|affirm|monday|miro|loom|linear|vercel|gong|outreach|
united nations|world bank|red cross|the world bank|unicef|unesco|imf|who|nike|sony|nokia|orange|vodafone|total|totalenergies|thales|safran|airbus|boeing|ford|tesla|jaguar|reliance|tata|wipro|infosys|accenture|deloitte|mckinsey|bain|gartner|forrester|compass|redfin|zillow|expedia|booking|alphabet|openai|anthropic|cohere|nvidia|amd|arm|qualcomm|walmart|costco|kroger|pepsico|general mills|kraft heinz|mars|unilever|danone|nestlé|nestle|henkel|bosch|siemens|continental|allianz|munich re|deutsche bank|deutsche bahn|deutsche telekom|lufthansa|metro|otto|lidl|aldi|mercado libre|globo|vale|claro|vivo|tim`
    .replaceAll('\n', '')
    .split('|'),
);
/** Tools and subjects that stand alone in headlines. */
export const SKILLS: ReadonlySet<string> = new Set(
  `sql|nosql|mysql|postgresql|mongodb|redis|python|java|javascript|typescript|react|react native|next.js|node.js|nodejs|vue|angular|django|flask|fastapi|spring|spring boot|springboot|laravel|.net|.net core|c++|c#|c|go|golang|rust|scala|kotlin|swift|flutter|r|matlab|sas|spss|excel|advanced excel|vba|power bi|powerbi|tableau|looker|qlik|
azure|gcp|google cloud|aws|docker|kubernetes|k8s|terraform|ansible|jenkins|ci/cd|git|github|linux|unix|bash|kafka|spark|pyspark|hadoop|airflow|dbt|bigquery|redshift|tensorflow|pytorch|keras|scikit-learn|pandas|numpy|opencv|langchain|llm|llms|genai|gen ai|generative ai|nlp|mlops|devops|devsecops|microservices|serverless|graphql|rest|rest api|
html|html5|css|css3|tailwind|bootstrap|wordpress|shopify|woocommerce|webflow|figma|sketch|photoshop|illustrator|after effects|premiere pro|autocad|solidworks|catia|revit|ansys|sap fico|sap mm|sap sd|s/4hana|hana|abap|netsuite|quickbooks|tally|gst|ifrs|us gaap|gaap|sox|hubspot|marketo|salesforce crm|google ads|google analytics|facebook ads|meta ads|
agile|scrum|kanban|jira|confluence|lean|six sigma|lean six sigma|itil|prince2|togaf|safe|okr|okrs|kpi|kpis|gdpr|iso 27001|iso 9001|selenium|cypress|playwright|postman|appium|jmeter|api testing|manual testing|android|ios|unity|unreal|blender|arduino|iot|blockchain|solidity|web3|ethereum|bitcoin|crypto|defi|nft|nfts|ai|ml|ai/ml|dsa|oop|system design|open source|opengl|webgl|framer|invision|adobe xd|miro|canva|elementor|squarespace|wix|bubble|airtable|zapier|make.com|n8n|segment|amplitude|mixpanel|heap|braze|klaviyo|mailchimp|salesforce marketing cloud|pardot|eloqua|outreach|salesloft|apollo|clay|gong|asana|trello|clickup|monday.com|slack|teams|zendesk|intercom|freshdesk|okta|splunk|datadog|grafana|prometheus|elasticsearch|opensearch|snowflake|databricks|fivetran|talend|informatica|alteryx|spotfire|cognos|qlikview|qlik sense|rag|llm|computer vision|deep learning|machine learning|data science|
veteran|navy veteran|army veteran|polyglot|cyclist|runner|traveler|foodie|introvert|bookworm|gamer|yogi|christian|catholic|vegan|lgbtq\\+|latina|immigrant|dyslexic|neurodivergent|first-gen|ivy league|bsn|rn|mba|phd|cpa|cfa|pmp|shrm-cp|phr|ca|cs|cma|acca|frm|md|jd|esq|pe|pmi-acp|csm|cspo|cissp|cisa|cism|ceh|ccna|ccnp|llb|llm`
    .replaceAll('\n', '')
    .split('|'),
);
/** Lines of business and virtues: nothing that a name is made of by itself. */
export const TOPICS: ReadonlySet<string> = new Set(
  'b2b b2c d2c dtc saas paas iaas fintech edtech healthtech medtech martech adtech proptech insurtech legaltech cleantech agritech deeptech hrtech foodtech cpg fmcg iot nft defi gaming esports startup startups scaleup scaleups smb enterprise leadership storytelling mindset growth fmcg telecom retail pharma biotech'.split(
    ' ',
  ),
);
