import { article } from '../phrasing.ts';
import { lowerWords } from './lower-start.ts';

/** What people call a company of an industry, by the industry's name on the network, in small letters. */
const KINDS = new Map<string, string>(
  `
abrasives and nonmetallic minerals manufacturing: a mineral products maker
accounting: an accounting firm
administration of justice: a judicial authority
administrative and support services: a business services company
advertising services: an advertising agency
agriculture, construction, mining machinery manufacturing: a heavy machinery maker
agriculture: a farming company
air, water, and waste program management: an environmental management organisation
airlines and aviation: an aviation company
airlines/aviation: an aviation company
airports: an airport operator
alternative dispute resolution: a dispute resolution service
alternative medicine: an alternative medicine provider
ambulance services: an ambulance service
amusement parks and arcades: an amusements operator
animal production: a livestock producer
animation and post-production: an animation and post-production studio
animation: an animation and post-production studio
apparel & fashion: a fashion company
appliances, electrical, and electronics manufacturing: a maker of electrical and electronic equipment
architectural and structural metal manufacturing: a maker of metal building components
architecture & planning: an architecture practice
armed forces: a military organisation
artificial rubber and synthetic fiber manufacturing: a synthetic materials maker
artists and writers: an arts business
arts & crafts: an arts and crafts business
audio and video equipment manufacturing: an audiovisual equipment maker
automation machinery manufacturing: a maker of automation machinery
automotive: a company in the car trade
aviation & aerospace: an aviation and aerospace company
aviation and aerospace component manufacturing: a maker of aircraft parts
aviation: an aviation company
bakeries: a bakery
banking: a bank
bars, taverns, and nightclubs: a bar or nightclub
bed-and-breakfasts, hostels, homestays: a guest accommodation provider
beverage manufacturing: a drinks maker
biomass electric power generation: a biomass power company
biotechnology research: a biotech research company
biotechnology: a biotech company
blockchain services: a blockchain company
blogs: a blog publisher
boilers, tanks, and shipping container manufacturing: a maker of boilers and metal containers
book and periodical publishing: a publisher
book publishing: a book publisher
breweries: a brewery
broadcast media production and distribution: a broadcast media company
broadcast media: a broadcast media company
building construction: a building company
building equipment contractors: a building services contractor
building finishing contractors: a building finishing contractor
building materials: a building materials company
building structure and exterior contractors: a building contractor
business consulting and services: a consulting firm
business content: a business content provider
business intelligence platforms: a business intelligence company
business process outsourcing: an outsourcing company
business supplies & equipment: a business equipment supplier
cable and satellite programming: a television company
capital markets: a firm in capital markets
caterers: a catering company
chemical manufacturing: a chemicals maker
chemicals: a chemicals company
child day care services: a childcare provider
chiropractors: a chiropractic practice
circuses and magic shows: a circus or magic show
civic & social organization: a civic organisation
civic and social organizations: a civic association
civil engineering: a civil engineering company
claims adjusting, actuarial services: an insurance services firm
clay and refractory products manufacturing: a ceramic products maker
climate data and analytics: a climate data company
coal mining: a coal mining company
collection agencies: a debt collection agency
commercial and industrial equipment rental: a commercial equipment hire company
commercial and industrial machinery maintenance: a machinery maintenance company
commercial and service industry machinery manufacturing: a maker of commercial machinery
commercial real estate: a commercial property company
community development and urban planning: an urban and community development organisation
community services: a community services organisation
computer & network security: a cybersecurity company
computer games: a games company
computer hardware manufacturing: a maker of computer hardware
computer hardware: a computer hardware company
computer networking: a computer networking company
computer software: a software company
computers and electronics manufacturing: an electronics maker
conservation programs: a conservation organisation
construction: a construction company
consumer electronics: a consumer electronics company
consumer goods manufacturing: a maker of consumer goods
consumer goods: a consumer goods company
consumer services: a consumer services company
correctional institutions: a correctional institution
cosmetics: a cosmetics company
cosmetology and barber schools: a hair and beauty school
courts of law: a court
credit intermediation: a credit company
crop production: a crop producer
cutlery and handtool manufacturing: a hand tool and cutlery maker
dairy product manufacturing: a dairy company
dairy: a dairy company
dance companies: a dance company
data infrastructure and analytics: a data and analytics company
data security software products: a data security software company
defense & space: a defence and space company
defense and space manufacturing: a maker of defence and space equipment
dentists: a dental practice
design services: a design studio
design: a design firm
desktop computing software products: a desktop software company
digital accessibility services: a digital accessibility company
distilleries: a distillery
e-learning providers: an e-learning company
e-learning: an e-learning company
economic programs: an economic development organisation
education administration programs: a company in education
education management: a company in education
education: a company in education
electric power generation: a power producer
electric power transmission, control, and distribution: an electricity company
electronic and precision equipment maintenance: an equipment maintenance company
embedded software products: an embedded software company
emergency and relief services: an emergency and relief organisation
engineering services: an engineering firm
engines and power transmission equipment manufacturing: a maker of engines and drive systems
entertainment providers: an entertainment company
entertainment: an entertainment company
environmental quality programs: an environmental protection organisation
environmental services: an environmental services company
equipment rental services: an equipment hire company
events services: an events company
events: an events company
executive offices: a company in executive offices
executive search services: an executive search firm
fabricated metal products: a metal products maker
facilities services: a facilities services company
family planning centers: a family planning centre
farming, ranching, forestry: an agriculture and forestry company
farming: a farming company
fertilizer: a fertiliser company
financial services: a financial services company
fine art: an arts business
fine arts schools: an arts school
fire protection: a fire protection service
fisheries: a fisheries company
fishery: a fisheries company
flight training: a flight school
food & beverages: a food and drink company
food and beverage manufacturing: a maker of food and drinks
food and beverage retail: a food and drink retailer
food and beverage services: a food and drinks service company
food production: a food producer
food retail: a food and drink retailer
footwear and leather goods repair: a shoe and leather repair business
forestry and logging: a forestry company
fossil fuel electric power generation: a fossil fuel power company
freight and logistics: a freight and logistics company
freight and package transportation: a freight carrier
fruit and vegetable preserves manufacturing: a fruit and vegetable processor
fundraising: a fundraising organisation
funds and trusts: a manager of funds
funeral services: a funeral services company
furniture and home furnishings manufacturing: a furniture maker
furniture: a furniture company
gambling & casinos: a gambling company
gambling facilities and casinos: a gambling company
geothermal electric power generation: a geothermal power company
glass, ceramics & concrete: a maker of glass, ceramics or concrete
glass, ceramics and concrete manufacturing: a maker of glass, ceramics or concrete
golf courses and country clubs: a golf or country club
government administration: a public authority
government relations services: a government relations firm
government relations: a government relations organisation
graphic design: a graphic design studio
ground passenger transportation: a passenger transport company
health and human services: a health and social services organisation
health, wellness & fitness: a health and wellness company
higher education: an institution of higher education
highway, street, and bridge construction: a road and bridge construction company
historical sites: a historical site
holding companies: a holding company
home goods: a homeware company
home health care services: a home care provider
homeware: a homeware company
horticulture: a horticulture business
hospital & health care: a health care provider
hospitality: a hospitality company
hospitals and health care: a health care provider
hospitals: a hospital operator
hotels and motels: a hotel company
household and institutional furniture manufacturing: a furniture maker
household products: a household goods company
housing and community development: a housing and community development organisation
housing programs: a housing organisation
human resources services: an HR services company
human resources: an HR company
hvac and refrigeration equipment manufacturing: a maker of heating and cooling equipment
hydroelectric power generation: a hydropower company
import & export: an import and export company
individual and family services: a social services organisation
industrial automation: an industrial automation company
industrial machinery manufacturing: a maker of industrial machinery
industry associations: an industry association
information services: an information services company
information technology & services: an IT services company
insurance agencies and brokerages: an insurance agency or brokerage
insurance and employee benefit funds: an insurance and benefits fund
insurance carriers: an insurance company
insurance: an insurance company
interior design: an interior design firm
international affairs: an international affairs organisation
international trade & development: an international trade and development organisation
internet marketplace platforms: an online marketplace
internet news: an online news publisher
internet publishing: an online publisher
internet: an internet company
interurban and rural bus services: a bus company
investment advice: an investment advisory firm
investment banking: an investment bank
investment management: an investment manager
it services and it consulting: an IT services company
it system custom software development: a custom software developer
it system data services: a data services company
it system design services: an IT systems design company
it system installation and disposal: an IT hardware services company
it system operations and maintenance: an IT operations and maintenance company
it system testing and evaluation: an IT testing company
it system training and support: an IT training and support company
janitorial services: a cleaning company
jewelry: a jewellery company
judiciary: a judicial authority
landscape architecture: a landscape architecture practice
landscaping services: a landscaping company
language schools: a language school
laundry and drycleaning services: a laundry and dry cleaning business
law enforcement: a law enforcement agency
law practice: a law firm
leasing non-residential real estate: a company that lets commercial property
leasing real estate agents and brokers: an estate agency
leasing residential real estate: a residential property company
legal services: a legal services firm
legislative offices: a legislative office
leisure, travel & tourism: a tourism and leisure company
libraries: a library
lime and gypsum products manufacturing: a lime and gypsum products maker
loan brokers: a loan broker
logistics and supply chain: a logistics company
luxury goods & jewelry: a luxury goods and jewellery company
machinery manufacturing: a machinery maker
machinery: a machinery company
magnetic and optical media manufacturing: a recording media maker
management consulting: a management consultancy
manufacturing consumer goods: a consumer goods maker
manufacturing: a manufacturing company
maritime transportation: a shipping company
maritime: a maritime company
market research services: a market research company
market research: a market research firm
marketing & advertising: a marketing and advertising agency
marketing services: a marketing agency
mattress and blinds manufacturing: a maker of mattresses or blinds
measuring and control instrument manufacturing: a maker of measuring and control instruments
mechanical or industrial engineering: an engineering company
media and telecommunications: a media and telecoms company
media production: a media production company
medical and diagnostic laboratories: a medical laboratory
medical device: a medical device company
medical devices: a maker of medical devices
medical equipment manufacturing: a maker of medical equipment
medical practice: a medical practice
medical practices: a medical practice
mental health care: a mental health care provider
metal ore mining: a metal mining company
metal treatments: a metal treatment company
metal valve, ball, and roller manufacturing: a metal components maker
military and international affairs: a military and international affairs organisation
military: a military organisation
mining & metals: a mining and metals company
mining: a mining company
mobile computing software products: a mobile software company
mobile food services: a mobile catering business
mobile gaming apps: a mobile games company
motion pictures and film: a film and video company
motor vehicle manufacturing: a vehicle maker
motor vehicle parts manufacturing: a maker of vehicle parts
movies and sound recording: a film and sound recording company
movies, videos, and sound: a film and video company
museums & institutions: a museum or cultural institution
museums, historical sites, and zoos: a museum or historical site
museums: a museum
music: a music company
musicians: a music company
nanotechnology research: a nanotechnology company
nanotechnology: a nanotechnology company
national security: a national security organisation
natural gas distribution: a gas distribution company
natural gas extraction: a natural gas producer
newspaper publishing: a newspaper publisher
newspapers: a newspaper publisher
non-profit organization management: a non-profit organisation
non-profit organizations: a non-profit organisation
nonmetallic mineral mining: a mineral extraction company
nonprofit organization management: a non-profit organisation
nonresidential building construction: a commercial construction company
nuclear electric power generation: a nuclear power company
nursing homes and residential care facilities: a residential care provider
office administration: an administrative services company
oil & energy: an energy company
oil and coal product manufacturing: a maker of oil or coal products
oil and gas: an oil and gas company
oil extraction: an oil producer
oil, gas, and mining: a natural resources company
online and mail order retail: an online retailer
online audio and video media: an online media company
online media: an online media company
operations consulting: an operations consulting firm
optical: an optical company
optometrists: an optometry practice
outpatient care centers: an outpatient care provider
outsourcing and offshoring consulting: an outsourcing company
outsourcing/offshoring: an outsourcing company
package/freight delivery: a freight and parcel company
packaging & containers: a packaging company
packaging and containers manufacturing: a packaging maker
paint, coating, and adhesive manufacturing: a coatings and adhesives maker
paper & forest products: a paper and wood products company
paper and forest product manufacturing: a paper and wood products company
pension funds: a pension fund
performing arts and spectator sports: a performing arts or sports organisation
performing arts: a performing arts organisation
periodical publishing: a periodicals publisher
personal and laundry services: a personal services company
personal care product manufacturing: a maker of personal care products
personal care services: a personal care services company
pet services: a pet services company
pharmaceutical manufacturing: a drug maker
pharmaceuticals: a pharma company
philanthropic fundraising services: a philanthropic organisation
philanthropy: a philanthropic organisation
photography: a photography business
physical, occupational and speech therapists: a therapy practice
physicians: a medical practice
plastics and rubber product manufacturing: a plastics and rubber products maker
plastics manufacturing: a plastics maker
plastics: a plastics company
political organizations: a political organisation
postal services: a postal services company
primary and secondary education: a school operator
primary metal manufacturing: a metals maker
primary/secondary education: a school operator
printing services: a printing company
printing: a printing company
professional organizations: a professional organisation
professional services: a professional services firm
professional training & coaching: a training and coaching company
program development: a programme development organisation
property management: a property management company
public health: a public health organisation
public policy offices: a public policy organisation
public policy: a public policy organisation
public relations & communications: a PR agency
public relations and communications services: a PR agency
public safety: a public safety organisation
publishing: a publisher
racetracks: a racetrack operator
radio and television broadcasting: a broadcaster
rail transportation: a railway company
ranching and fisheries: a livestock and fisheries company
ranching: a livestock producer
real estate agents and brokers: an estate agency
real estate and equipment rental services: a rental company
real estate: a real estate company
recreational facilities & services: a leisure facilities operator
recreational facilities: a leisure facilities operator
recycling: a recycling company
religious institutions: a religious organisation
renewable energy power generation: a renewable power company
renewable energy semiconductor manufacturing: a maker of solar cells and modules
renewables & environment: an environmental and renewable energy company
repair and maintenance: a repair and maintenance company
research services: a research organisation
research: a research organisation
residential building construction: a residential construction company
restaurants: a restaurant company
retail apparel and fashion: a fashion retailer
retail appliances, electrical, and electronic equipment: an electrical goods retailer
retail art supplies: a retailer of art supplies
retail books and printed news: a bookseller or newsagent
retail building materials and garden equipment: a building and garden supplies retailer
retail florists: a florist
retail furniture and home furnishings: a furniture and furnishings retailer
retail gasoline: a petrol station operator
retail groceries: a grocery retailer
retail health and personal care products: a health and beauty retailer
retail luxury goods and jewelry: a retailer of luxury goods and jewellery
retail motor vehicles: a vehicle dealer
retail musical instruments: a musical instrument retailer
retail office equipment: a business equipment supplier
retail office supplies and gifts: a stationery and gift retailer
retail pharmacies: a pharmacy
retail recyclable materials & used merchandise: a dealer in used goods
retail: a retailer
reupholstery and furniture repair: a furniture repair business
robotics engineering: a robotics company
rubber products manufacturing: a maker of rubber products
satellite telecommunications: a satellite communications company
savings institutions: a savings bank
school and employee bus services: a bus company
seafood product manufacturing: a seafood processor
secretarial schools: a secretarial school
securities and commodity exchanges: a financial exchange
security and investigations: a security company
security guards and patrol services: a security guard company
security systems services: a security systems company
semiconductor manufacturing: a chip maker
semiconductors: a chip company
services for renewable energy: a renewable energy services company
services for the elderly and disabled: a social care provider
shipbuilding: a shipbuilder
shipping: a shipping company
shuttles and special needs transportation services: a passenger transport service
sightseeing transportation: a sightseeing tour operator
skiing facilities: a ski area operator
soap and cleaning product manufacturing: a cleaning products maker
social networking platforms: a social network
software development: a software company
solar electric power generation: a solar power company
sound recording: a sound recording company
space research and technology: a space research and technology organisation
specialty trade contractors: a specialist trade contractor
spectator sports: a sports company
sporting goods: a sporting goods company
sports and recreation instruction: a sports training provider
sports teams and clubs: a sports club
sports: a sports company
spring and wire product manufacturing: a spring and wire products maker
staffing & recruiting: a staffing company
steam and air-conditioning supply: a heating and cooling company
steel: a steel company
strategic management services: a management consultancy
subdivision of land: a land developer
sugar and confectionery product manufacturing: a sugar and confectionery maker
supermarkets: a grocery retailer
surveying and mapping services: a surveying and mapping company
taxi and limousine services: a taxi and chauffeur company
technical and vocational training: a vocational training provider
technology, information and internet: an internet company
technology, information and media: a technology and media company
telecommunications carriers: a telecoms operator
telecommunications: a telecoms company
telephone call centers: a call centre
temporary help services: a temporary staffing agency
textile manufacturing: a textile maker
textiles: a textile company
theater companies: a theatre company
think tanks: a think tank
tobacco manufacturing: a tobacco company
tobacco: a tobacco company
translation & localization: a translation agency
transportation programs: a transport organisation
transportation, logistics and storage: a transport and logistics company
transportation, logistics, supply chain and storage: a transport and logistics company
transportation/trucking/railroad: a transport company
travel arrangements: a travel company
travel, leisure and tourism: a tourism and leisure company
truck transportation: a trucking company
turned products and fastener manufacturing: a maker of turned parts or fasteners
urban transit services: a public transport operator
utilities administration: a utilities organisation
utilities: a utility
utility system construction: a utility construction company
utility: a utility company
vehicle repair and maintenance: a vehicle repair company
vehicle: a company in the vehicle trade
venture capital & private equity: a private investment firm
venture capital and private equity principals: an investor in private companies
veterinary services: a veterinary practice
veterinary: a veterinary business
vocational rehabilitation services: a vocational rehabilitation provider
warehousing and storage: a warehousing company
warehousing: a warehousing company
waste collection: a waste collection company
waste treatment and disposal: a waste management company
water supply and irrigation systems: a water company
water, waste, steam, and air conditioning services: a utility services company
web hosting: a web hosting company
wellness and fitness services: a fitness company
wholesale alcoholic beverages: a wholesaler of alcoholic drinks
wholesale apparel and sewing supplies: a clothing and textiles wholesaler
wholesale appliances, electrical, and electronics: an electrical goods wholesaler
wholesale building materials: a wholesaler of building materials
wholesale chemical and allied products: a chemicals wholesaler
wholesale computer equipment: a computer equipment wholesaler
wholesale drugs and sundries: a drug wholesaler
wholesale food and beverage: a food and drink wholesaler
wholesale footwear: a footwear wholesaler
wholesale furniture and home furnishings: a furniture and furnishings wholesaler
wholesale hardware, plumbing, heating equipment: a hardware and plumbing supplies wholesaler
wholesale import and export: an import and export company
wholesale luxury goods and jewelry: a luxury goods and jewellery wholesaler
wholesale machinery: a machinery wholesaler
wholesale metals and minerals: a metals and minerals wholesaler
wholesale motor vehicles and parts: a vehicle and parts wholesaler
wholesale paper products: a paper products wholesaler
wholesale petroleum and petroleum products: an oil products wholesaler
wholesale photography equipment and supplies: a photographic equipment wholesaler
wholesale raw farm products: a farm produce wholesaler
wholesale recyclable materials: a wholesaler of recyclable materials
wholesale: a wholesaler
wind electric power generation: a wind power company
wine & spirits: a wine and spirits company
wineries: a winery
wireless services: a wireless communications company
wireless: a wireless communications company
writing & editing: a writing and editing service
zoos and botanical gardens: a zoo or botanical garden
`
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string])
    .map(([name, kind]) => [alike(name), kind]),
);

/** 'Airlines & Aviation', 'Bars, Taverns and Nightclubs': names are written in several ways. */
function alike(name: string): string {
  return name.replace(/,? ?& ?|,? and /g, ' and ');
}

const MAKER = /^(.+?) manufacturing$/;

/** What one would call a company of an industry, with its article: 'a law firm', 'a machinery maker', 'a company in marine fishing'. */
export function kindOfCompany(industry: string): string {
  const plain = industry.trim().toLowerCase();
  const kind = KINDS.get(alike(plain));
  if (kind !== undefined) return kind;
  const [, made] = MAKER.exec(plain) ?? [];
  if (made !== undefined && !/[,&]| and /.test(made)) return `${article(made)} ${made} manufacturer`;
  return `a company in ${lowerWords(industry.trim())}`;
}
