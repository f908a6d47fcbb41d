/** What is neither skill nor industry but often asked for, searched as a keyword: shown | other names. */
export const TOPICS = `
startup | start up, start-up
Series A |
Series B |
Series C |
Series D |
seed stage | seed funded, pre seed
early stage | early-stage
bootstrapped |
self-taught | self taught
unicorn |
ASX 200 | asx200
ASX 100 | asx100
Am Law 200 | amlaw 200, amlaw200
bulge bracket | bulge brackets
SBF 120 | sbf120
CAC 40 | cac40
DAX 40 | dax40, dax 30
big 4 | big four
remote | work from home, wfh
consumer-facing products | consumer facing products, consumer-facing product
Class A | class a office, class a offices, class a office towers, class a buildings, class a properties
freelance | freelancing, self employed
consumer |
mid-level | mid level, midlevel, mid-career, mid career, mid senior
full-time | full time
part-time | part time
listed | publicly listed
MNC |
multinational | multinationals
SME | sme, smb, msme
exporter | export house
distributor |
dealer |
supplier |
Y Combinator | yc, ycombinator
OEM |
MBA |
women | woman, ladies
female | females
climate tech | climatetech, climate technology
EPC |
computer science |
series funded | funded, recently funded, vc backed
influencer |
alumni | alumnus
mall |
B2B | business to business
B2C | business to consumer
D2C | direct to consumer
DTC |
B2B2C |
large enterprise | large enterprises, large company, large companies, big enterprise, big enterprises, large organisation, large organisations, large organization, large organizations
enterprise | enterprise level, enterprise grade, enterprises
mid-market | midmarket, mid market, mid-sized market
mid-size | midsize, mid size
mid-sized | mid sized, midsized
medium-sized | medium sized, medium size
in-house | in house, inhouse
market expansion | geographic expansion, international expansion, market entry, new market entry
Michelin star | michelin starred, michelin stars, michelin-star, michelin-starred
Amazon FBA | fba, amazon fba sellers, fba sellers
opened an office | opened an office, recently opened an office, opened a new office, opening an office
multiple locations | more than one location, several locations, multi-location, multi location, multilocation, more than one site, several sites
sold their company | sold their startup, sold a company, sold their business, sold a startup, sold their companies, sold his company, sold her company
rural | rural areas
SMB | smbs, small business, small businesses, small and medium businesses, small and mid size
large | large cap, very large, big
small |
local |
family-owned | family owned, family run, family business, family businesses
VC-backed | venture backed, vc backed
PE-backed | private equity backed, pe backed
profitable |
publicly traded | public companies
privately held | privately owned, privately-held
chain | chains
growth stage | growth-stage
late stage | late-stage
scale-up | scaleup, scaleups, scale up, scale-ups
Fortune 500 | fortune500
Fortune 100 | fortune100
Fortune 1000 | fortune1000
FTSE 100 | ftse100
FTSE 250 | ftse250
FTSE 350 | ftse350
S&P 500 | s p 500, sp500, s&p500
Nasdaq 100 | nasdaq100
Nasdaq | nasdaq listed, nasdaq-listed
Forbes 30 Under 30 | 30 under 30, thirty under thirty
Inc 500 |
Russell 2000 |
Euro Stoxx 50 |
Magic Circle |
Silver Circle |
AmLaw 100 | am law 100
AmLaw 200 | am law 200
FAANG | maang, faang companies
Techstars | techstars alumni
Sequoia-backed | sequoia backed
a16z-backed | a16z backed
YC-backed | yc backed
Inc 5000 | inc. 5000
Global 2000 |
Fortune Global 500 |
DAX 40 | dax
CAC 40 | cac40
computer science | cs, comp sci
cloud |
mobile apps | mobile app
open source | open-source
no code | no-code
luxury |
5-star | five star
AI | artificial intelligence
generative AI | gen ai, genai, generative ai
LLM | llms, large language models
machine learning | ml
deep learning |
computer vision |
NLP | natural language processing
blockchain |
web3 |
crypto | cryptocurrency
data center | data centre, data centers, data centres
supply chain |
asset management |
digital transformation |
sustainability |
ESG |
real estate investment |
payment integration |
customer experience |
speaker | speakers, keynote speaker
agency | agencies
author | authors
mentor | mentors
veteran | veterans
PhD | phds, doctorate
bilingual |
computer engineering |
electrical engineering |
mechanical engineering |
civil engineering |
mathematics | maths, math
statistics |
psychology |
economics |
physics |
chemistry |
biology |
molecular biology |
gene therapy |
H1B visa | h1b, h1b visa, h 1b visa
REST API | rest apis, restful api, restful apis
Spring MVC |
night shift |
personal injury |
`;
