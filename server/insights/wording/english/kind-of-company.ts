import { article } from '../phrasing.ts';
import { lowerWords } from './lower-start.ts';

/** What people call a company of an industry, by the industry's name on the network, in small letters. */
const KINDS = new Map<string, string>(
  `
accounting: an accounting firm
advertising services: an advertising agency
agriculture: a farming company
airlines and aviation: an aviation company
architecture and planning: an architecture practice
automation machinery manufacturing: a maker of automation machinery
automotive: a company in the car trade
aviation and aerospace component manufacturing: a maker of aircraft parts
banking: a bank
beverage manufacturing: a drinks maker
biotechnology: a biotech company
biotechnology research: a biotech research company
book and periodical publishing: a publisher
business consulting and services: a consulting firm
business intelligence platforms: a business intelligence company
capital markets: a firm in capital markets
chemical manufacturing: a chemicals maker
chemicals: a chemicals company
civic and social organizations: a civic association
civil engineering: a civil engineering company
computer and network security: a cybersecurity company
computer games: a games company
computer hardware manufacturing: a maker of computer hardware
computer software: a software company
construction: a construction company
consumer goods: a consumer goods company
consumer goods manufacturing: a maker of consumer goods
consumer services: a consumer services company
cosmetics: a cosmetics company
dairy product manufacturing: a dairy company
dentists: a dental practice
defense and space manufacturing: a maker of defence and space equipment
design services: a design studio
e-learning: an e-learning company
e-learning providers: an e-learning company
education: a company in education
education administration programs: a company in education
education management: a company in education
electric power generation: a power producer
environmental services: an environmental services company
events services: an events company
facilities services: a facilities services company
farming: a farming company
financial services: a financial services company
food and beverage manufacturing: a maker of food and drinks
food and beverage services: a food and drinks service company
food production: a food producer
freight and logistics: a freight and logistics company
freight and package transportation: a freight carrier
fundraising: a fundraising organisation
furniture and home furnishings manufacturing: a furniture maker
glass, ceramics and concrete manufacturing: a maker of glass, ceramics or concrete
government administration: a public authority
government relations services: a government relations firm
health, wellness and fitness: a health and fitness company
higher education: an institution of higher education
hospital & health care: a health care provider
hospitality: a hospitality company
hospitals and health care: a health care provider
hospitals: a hospital operator
human resources: an HR company
human resources services: an HR services company
industrial machinery manufacturing: a maker of industrial machinery
information services: an information services company
information technology & services: an IT services company
information technology and services: an IT services company
insurance: an insurance company
internet: an internet company
internet marketplace platforms: an online marketplace
investment banking: an investment bank
investment management: an investment manager
it services and it consulting: an IT services company
law practice: a law firm
leasing non-residential real estate: a company that lets commercial property
legal services: a legal services firm
logistics and supply chain: a logistics company
machinery: a machinery company
machinery manufacturing: a machinery maker
management consulting: a management consultancy
maritime transportation: a shipping company
market research: a market research firm
marketing and advertising: a marketing and advertising agency
marketing services: a marketing agency
mechanical or industrial engineering: an engineering company
media production: a media production company
medical devices: a maker of medical devices
medical equipment manufacturing: a maker of medical equipment
medical practice: a medical practice
medical practices: a medical practice
mental health care: a mental health care provider
mining: a mining company
motor vehicle manufacturing: a vehicle maker
motor vehicle parts manufacturing: a maker of vehicle parts
museums, historical sites, and zoos: a museum or historical site
music: a music company
musicians: a music company
newspaper publishing: a newspaper publisher
non-profit organizations: a non-profit organisation
nonprofit organization management: a non-profit organisation
oil and gas: an oil and gas company
oil & energy: an energy company
online and mail order retail: an online retailer
online audio and video media: an online media company
outsourcing and offshoring consulting: an outsourcing company
outsourcing/offshoring: an outsourcing company
packaging and containers: a packaging company
packaging and containers manufacturing: a packaging maker
personal care product manufacturing: a maker of personal care products
pharmaceutical manufacturing: a drug maker
pharmaceuticals: a pharma company
plastics manufacturing: a plastics maker
primary and secondary education: a school operator
primary metal manufacturing: a metals maker
printing services: a printing company
professional services: a professional services firm
professional training and coaching: a training and coaching company
public relations and communications services: a PR agency
public safety: a public safety organisation
real estate: a real estate company
renewable energy power generation: a renewable power company
renewable energy semiconductor manufacturing: a maker of solar cells and modules
research: a research organisation
research services: a research organisation
restaurants: a restaurant company
retail: a retailer
retail apparel and fashion: a fashion retailer
retail art supplies: a retailer of art supplies
retail groceries: a grocery retailer
retail luxury goods and jewelry: a retailer of luxury goods and jewellery
rubber products manufacturing: a maker of rubber products
seafood product manufacturing: a seafood processor
security and investigations: a security company
semiconductor manufacturing: a chip maker
semiconductors: a chip company
shipbuilding: a shipbuilder
social networking platforms: a social network
software development: a software company
solar electric power generation: a solar power company
spectator sports: a sports company
sports: a sports company
staffing and recruiting: a staffing company
technology, information and internet: an internet company
technology, information and media: a technology and media company
telecommunications: a telecoms company
textile manufacturing: a textile maker
tobacco manufacturing: a tobacco company
translation and localization: a translation agency
transportation, logistics and storage: a transport and logistics company
transportation, logistics, supply chain and storage: a transport and logistics company
transportation/trucking/railroad: a transport company
travel arrangements: a travel company
truck transportation: a trucking company
urban transit services: a public transport operator
utilities: a utility
venture capital and private equity principals: an investor in private companies
veterinary services: a veterinary practice
warehousing: a warehousing company
warehousing and storage: a warehousing company
wellness and fitness services: a fitness company
wholesale: a wholesaler
wholesale building materials: a wholesaler of building materials
wholesale drugs and sundries: a drug wholesaler
wholesale import and export: an import and export company
wine & spirits: a wine and spirits company
`
    .trim()
    .split('\n')
    .map((line) => line.split(': ') as [string, string]),
);

const MAKER = /^(.+?) manufacturing$/;

/** What one would call a company of an industry, with its article: 'a law firm', 'a machinery maker', 'a company in marine fishing'. */
export function kindOfCompany(industry: string): string {
  const plain = industry.trim().toLowerCase();
  const kind = KINDS.get(plain) ?? KINDS.get(plain.replace(/, and /g, ' and '));
  if (kind !== undefined) return kind;
  const [, made] = MAKER.exec(plain) ?? [];
  if (made !== undefined && !/[,&]| and /.test(made)) return `${article(made)} ${made} manufacturer`;
  return `a company in ${lowerWords(industry.trim())}`;
}
