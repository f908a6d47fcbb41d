/** Well-known employers people name without saying that it is a company: name | other names. */
export const COMPANIES = `
Tata Consultancy Services | tcs
Infosys | infy
Wipro |
HCLTech | hcl, hcl tech, hcl technologies
Tech Mahindra | techm
Cognizant | cts
Capgemini |
Accenture |
LTIMindtree | ltim, mindtree
ByteDance | 字节跳动, 字節跳動
Baidu | 百度
Huawei | 华为, 華為
Meituan | 美团
Naver | 네이버
Kakao | 카카오
Rakuten | 楽天
Google | 구글, 谷歌, グーグル
Microsoft | msft
Amazon |
Meta |
Netflix |
Oracle |
IBM |
Intel |
Cisco |
Adobe |
Uber |
Airbnb |
LinkedIn |
Flipkart |
Myntra |
Meesho |
Zomato |
Swiggy |
Paytm |
PhonePe |
Razorpay |
CRED |
Zerodha |
Groww |
Ola Cabs | ola, ola electric
Freshworks |
Zoho |
Postman |
BrowserStack |
Byju's | byjus, byju
Unacademy |
PolicyBazaar | policy bazaar
Nykaa |
Delhivery |
BigBasket | big basket
Blinkit |
Zepto |
OYO | oyo rooms
MakeMyTrip | mmt
Reliance Industries | ril, reliance
Jio | reliance jio
Bharti Airtel | airtel
Tata Motors |
Tata Steel |
Tata Group | tatas
Mahindra & Mahindra | mahindra, m&m, mahindra and mahindra
Maruti Suzuki | maruti
Bajaj Auto |
Larsen & Toubro | l&t, larsen and toubro, larsen & toubro
Adani Group | adani
Aditya Birla Group | aditya birla
HDFC Bank | hdfc
ICICI Bank | icici
Axis Bank |
Kotak Mahindra Bank | kotak
State Bank of India | sbi
Bajaj Finserv | bajaj finance
ITC Limited | itc
Hindustan Unilever | hul
Unilever |
Procter & Gamble | p&g, procter and gamble
Nestlé | nestle
Asian Paints |
Sun Pharma |
Cipla |
Dr. Reddy's | dr reddys, dr reddy's, drl
Biocon |
Apollo Hospitals |
Deloitte |
KPMG |
EY | ernst and young, ernst & young
PwC | pricewaterhousecoopers
McKinsey | mckinsey and company
BCG | boston consulting group
Bain & Company | bain
Goldman Sachs | goldman
JPMorgan | jp morgan, jpmc, jpmorgan chase
Morgan Stanley |
HSBC |
Citi | citibank
Deutsche Bank |
Barclays |
Siemens |
Bosch |
Salesforce Inc | 
Stripe |
Shopify |
Samsung | 삼성, 삼성전자, 三星, サムスン
Toyota |
BMW |
Tesla |
Facebook | fb
Apple |
Alphabet |
NVIDIA |
OpenAI | open ai
Anthropic |
DeepMind | google deepmind, deep mind
Mistral AI | mistral
Hugging Face | huggingface
Perplexity |
xAI |
SpaceX | space x
Twitter |
CVS | cvs health, cvs pharmacy
Salesforce |
HubSpot |
Slack |
Zoom |
Dropbox |
Spotify |
Pinterest |
Snap | snapchat
TikTok | bytedance
Tencent | 腾讯, 騰訊
Alibaba |
Xiaomi |
Lenovo |
Sony |
LG Electronics | lg
Panasonic |
Hitachi |
Toshiba |
Fujitsu |
Nokia |
Ericsson |
Vodafone |
Verizon |
AT&T |
T-Mobile |
Deutsche Telekom |
Orange |
Telefónica | telefonica
Comcast |
Disney | walt disney
Warner Bros | warner bros discovery
Dell | dell technologies
HP | hewlett packard
HPE | hewlett packard enterprise
VMware |
SAP |
ServiceNow |
Workday |
Atlassian |
GitHub |
GitLab |
Snowflake |
Databricks |
Datadog |
Cloudflare |
Palantir |
Palo Alto Networks |
CrowdStrike |
Fortinet |
Okta |
Twilio |
MongoDB |
Elastic |
Confluent |
HashiCorp |
Figma |
Notion |
Canva |
Asana |
Airtable |
Zendesk |
Intercom |
Gong |
Outreach |
Apollo.io |
ZoomInfo |
Klarna |
Adyen |
Revolut |
Monzo |
N26 |
Wise | transferwise
PayPal |
Square |
Block Inc |
Coinbase |
Binance |
Robinhood |
Plaid |
Brex |
Ramp |
Rippling |
Deel |
Gusto |
DoorDash |
Instacart |
Lyft |
Grab |
Gojek |
Booking.com | booking com
Expedia |
TripAdvisor |
Bolt |
Delivery Hero |
Zalando |
Bloomberg |
Thomson Reuters |
BlackRock |
Blackstone |
KKR |
Sequoia | sequoia capital
Andreessen Horowitz | a16z
SoftBank |
Bank of America | bofa
Wells Fargo |
JPMorgan Chase |
Citigroup |
American Express | amex
Visa |
Mastercard |
Capital One |
UBS |
Credit Suisse |
BNP Paribas |
Société Générale | societe generale
Crédit Agricole | credit agricole
Santander | banco santander
BBVA |
ING |
Allianz |
AXA |
Zurich Insurance |
Swiss Re |
Munich Re |
Nubank |
Itaú | itau
Bradesco |
Petrobras |
Vale |
Embraer |
Ambev |
Mercado Libre | mercadolibre, mercado livre
Rappi |
Cemex |
Bimbo | grupo bimbo
Walmart |
Target |
Costco |
Home Depot | the home depot
Kroger |
Best Buy |
IKEA |
H&M |
Inditex | zara
Nike |
Adidas |
Puma |
L'Oréal | loreal, l oreal
LVMH |
Kering |
Hermès | hermes
Chanel |
Gucci |
Coca-Cola | coca cola
PepsiCo | pepsi
Mondelez |
Mars |
Danone |
Heineken |
AB InBev | ab inbev
Starbucks |
McDonald's | mcdonalds
Carrefour |
Tesco |
Aldi |
Lidl |
Metro AG |
Pfizer |
Novartis |
Roche |
Sanofi |
GSK | glaxosmithkline
AstraZeneca |
Merck |
Bayer |
Johnson & Johnson | johnson and johnson, j&j
Eli Lilly |
AbbVie |
Moderna |
BioNTech |
Medtronic |
Philips |
GE Healthcare |
Siemens Healthineers |
Mayo Clinic |
Kaiser Permanente |
UnitedHealth | unitedhealth group
Boeing |
Airbus |
Lockheed Martin |
Raytheon |
Northrop Grumman |
BAE Systems |
Rolls-Royce | rolls royce
Thales |
Safran |
Ford |
General Motors |
Volkswagen | vw
Mercedes-Benz | mercedes, daimler, mercedes benz
Audi |
Porsche |
Volvo |
Renault |
Stellantis |
Peugeot |
Hyundai |
Kia |
Honda |
Nissan |
Rivian |
Continental |
ZF | zf friedrichshafen
Magna |
Michelin |
Goodyear |
BASF |
Dow |
DuPont |
Linde |
Evonik |
Henkel |
Thyssenkrupp |
ArcelorMittal |
Schneider Electric |
ABB |
Honeywell |
General Electric | ge
3M |
Caterpillar |
John Deere |
Emerson |
Shell |
BP |
ExxonMobil | exxon
Chevron |
TotalEnergies | total energies
Equinor |
Aramco | saudi aramco
Adnoc |
Sabic |
Engie |
EDF |
Enel |
Iberdrola |
Repsol |
E.ON |
RWE |
Vestas |
Ørsted | orsted
Maersk |
DHL |
FedEx |
UPS |
DB Schenker |
Kuehne + Nagel | kuehne nagel
DSV |
Flexport |
Emirates | emirates airline
Qatar Airways |
Lufthansa |
Air France |
British Airways |
Ryanair |
IndiGo |
Marriott |
Hilton |
Hyatt |
Accor |
Taj Hotels |
Oberoi |
Bain Capital |
Kearney |
Oliver Wyman |
Roland Berger |
Booz Allen | booz allen hamilton
Grant Thornton |
BDO |
Mazars |
Publicis |
WPP |
Omnicom |
Dentsu |
Havas |
Genpact |
Concentrix |
Teleperformance |
NTT Data |
Atos |
CGI |
EPAM |
Globant |
Thoughtworks |
Mphasis |
Persistent Systems |
Hexaware |
Zensar |
L&T Infotech |
Dream11 |
Urban Company |
Lenskart |
Mamaearth |
boAt |
Cars24 |
PharmEasy |
Practo |
upGrad |
Vedantu |
Physics Wallah | physicswallah
Rapido |
Porter |
ShareChat |
InMobi |
Pine Labs |
BharatPe |
MobiKwik |
Chargebee |
Darwinbox |
Tata |
Vedanta |
JSW |
Godrej |
Dabur |
Britannia |
Marico |
Amul |
Hero MotoCorp |
TVS Motor |
Ashok Leyland |
Royal Enfield |
IndusInd Bank | indusind
Yes Bank |
IDFC First Bank |
Bank of Baroda |
Punjab National Bank | pnb
LIC |
Max Life |
Fortis |
Manipal Hospitals |
Lupin |
Zydus |
Aurobindo Pharma |
Emaar |
Careem |
Noon |
Talabat |
`;
