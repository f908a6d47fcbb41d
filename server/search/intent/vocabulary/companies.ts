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
Google | alphabet
Microsoft | msft
Amazon | aws india
Apple Inc | 
Meta | facebook
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
SAP Labs |
Salesforce Inc | 
Stripe |
Shopify |
HubSpot Inc |
Samsung |
Toyota |
BMW |
Tesla |
`;
