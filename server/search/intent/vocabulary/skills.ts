/** Skill as shown | other names. Skills that are also functions, or ordinary words, stand elsewhere or nowhere. */
export const SKILLS = `
8D |
A/B Testing | ab testing, a b testing
Access Control |
Accessibility |
Accessibility Testing |
Account Management |
Active Directory |
Agile |
Airflow | apache airflow
Anti-Money Laundering |
API Testing |
Arbitration |
Asset Management |
AutoCAD | auto cad
AWS | amazon web services
Battery Management |
BIM |
Board Management |
Brand Identity |
Brand Positioning |
Budget Control |
Budget Tracking |
Budgeting |
Business Partnering |
Business Planning |
Calendar Management |
Campaign Management |
CAPA |
Capacity Planning |
Capital Allocation |
Case Management |
Cash Flow Management |
Category Planning |
Change Management |
Classroom Management |
Client Presentations |
Clinical Audit |
Clinical Governance |
Cloud Security |
Code Review |
Cold Calling |
Cold Chain |
Colour Theory |
Community Mobilisation |
Company Building |
Concrete Technology |
Content Strategy |
Continuous Improvement |
Contract Administration |
Contract Law |
Contract Management |
Contract Negotiation |
Copywriting |
Corporate Governance |
Corporate Law |
Cost Analysis |
Cost Control |
Credit Analysis |
Crisis Communication |
Crisis Response |
Critical Care |
Critical Path |
Curriculum Design |
Customer Retention |
Customer Service |
Data Journalism |
Data Modelling | data modeling
Data Protection |
dbt |
De-escalation |
Deal Structuring |
Demand Planning |
Design Systems |
Disaster Recovery |
Distributed Systems |
Diversity and Inclusion |
Due Diligence |
E-Learning |
Embedded C |
Emergency Medicine |
Employment Law |
Endpoint Management |
ERP Implementation |
Event Organisation |
Event Planning |
Event Security |
Experimental Design |
Experimentation |
Exploratory Testing |
Facility Management |
Fact Checking |
Feature Stores |
Field Surveys |
Figma |
Financial Modelling | financial modeling
Financial Reporting |
First Aid |
FMEA |
Food Safety |
Forecasting |
Freight Forwarding |
GD&T | gd and t
Geotechnics |
GMP |
Google Analytics | ga4
Grant Writing |
Grid Codes |
GST |
Guest Relations |
HACCP |
High Voltage |
Housekeeping Standards |
HPLC |
HR Analytics |
HubSpot |
Identity Management |
IFRS |
Illustration |
Illustrator |
Impact Measurement |
Import Procedures |
Incident Response |
Inclusive Education |
Incoterms |
Infection Control |
Information Architecture |
Instructional Design |
Intellectual Property |
Interaction Design |
Ionic | ionic framework
Internal Medicine |
Inventory Control |
ISO 27001 |
ISO 9001 |
ITIL |
Java |
Jira | atlassian jira
JMeter |
Kafka |
Knowledge Bases |
KPI Management |
Kubernetes | k8s
Labour Law | labor law
Lean |
Lean Manufacturing |
Legal Drafting |
Linux |
Literature Review |
Loss Prevention |
Machine Learning |
Market Analysis |
Market Entry |
Market Research |
Marketing Automation |
Material Research |
Mathematics Teaching |
MATLAB |
Measurement Systems |
Medication Safety |
Menu Planning |
Mergers and Acquisitions |
Microscopy |
Microsoft 365 | office 365, m365
Minute Taking |
Model Making |
MS Project |
Natural Dyes |
Office 365 |
Opera PMS |
Operating Models |
Packaging Design |
Palliative Care |
Patents |
Patient Care |
Patient Education |
Patient Safety |
Pattern Making |
PCB Design |
Penetration Testing |
Performance Management |
Performance Testing |
Pipeline Management |
Playwright |
PLC |
Podcast Production |
Point of Sale |
Portfolio Management |
PostgreSQL | postgres, postgre sql
Power BI | powerbi
Power Electronics |
Predictive Maintenance |
Press Releases |
Primavera |
Problem Structuring |
Process Engineering |
Process Improvement |
Product Analytics |
Product Strategy |
Project Planning |
Property Valuation |
Python |
PyTorch | py torch
Quantity Surveying |
React | reactjs, react js, react.js
Reconciliation |
Redis |
Regulatory Compliance |
Regulatory Reporting |
Regulatory Submissions |
Relationship Management |
Revenue Management |
Revit |
RF Design |
Rhino |
Risk Assessment |
Roadmapping |
Robotics |
Root Cause Analysis |
Route Planning |
S&OP |
Safety Management |
Salesforce | sfdc, salesforce crm
SAP |
SAP Ariba |
SCADA |
Scientific Writing |
Scriptwriting |
Selenium |
Service Levels |
Shift Planning |
SIEM |
Site Safety |
SOC 2 |
SolidWorks | solid works
Solution Selling |
Speech Writing |
Spend Analysis |
SQL |
STAAD Pro |
Stakeholder Management |
Statistical Analysis |
Statistical Process Control |
Statistics |
Statutory Compliance |
Storytelling |
Structural Design |
Succession Planning |
Supplier Audits |
Supplier Quality |
Sustainable Design |
System Design |
Tally |
Tax Planning |
Teacher Training |
Team Leadership |
Team Training |
Telemedicine |
Tenant Relations |
Tender Management |
Terraform |
Test Automation | automation testing
Test Strategy |
Threat Modelling |
Title Search |
Tool Design |
Trade Finance |
Transfer Pricing |
Travel Planning |
Trend Research |
TypeScript | type script, ts
Typography |
Underwriting |
Usability Testing |
User Research |
Valuation |
Vendor Coordination |
Vendor Development |
Video Editing |
Visual Display |
VMware |
Voice of the Customer |
Volunteer Management |
Vulnerability Management |
Ward Management |
Warehouse Management |
Workforce Planning |
Working Capital |
Workshop Facilitation |
Wound Care |
Writing Specifications |
Zendesk |
Go | golang
JavaScript | js, java script
Node.js | node, nodejs, node js
Angular | angularjs, angular js
Vue.js | vue, vuejs
Next.js | nextjs
Django |
Flask |
Ruby on Rails | rails, ror
Ruby |
PHP | laravel
C++ | cpp
C# | c sharp, csharp
.NET | dotnet, dot net, asp.net
Spring Boot | springboot, spring
Rust |
Scala |
Kotlin |
Swift |
iOS |
Android |
Flutter |
React Native |
GraphQL |
Docker |
Azure | microsoft azure
Google Cloud | gcp, google cloud platform
Jenkins |
MongoDB | mongo
MySQL |
Elasticsearch | elastic search
Snowflake |
Databricks |
Hadoop |
Apache Spark | spark, pyspark
TensorFlow | tensor flow
NLP | natural language processing
LLMs | llm, large language models
Computer Vision |
Deep Learning |
Tableau |
Looker |
Excel | ms excel, advanced excel
S/4HANA | s4hana, sap hana, sap s/4hana
SAP FICO | sap fi co
Oracle ERP |
Oracle Fusion | oracle fusion cloud
PL/SQL | plsql, pl sql
ServiceNow |
Workday |
Zoho CRM |
Photoshop | adobe photoshop
Six Sigma | lean six sigma
PMP |
Blockchain | web3, crypto
IoT | internet of things
Cloud | cloud computing
B2B |
B2C |
GTM | go to market
Cypress |
Puppeteer |
Jest |
Mocha |
JUnit |
TestNG |
Cucumber |
Appium |
Postman API |
Confluence |
Trello |
Asana |
Monday.com |
Notion |
Airtable |
Zapier |
n8n |
Make.com |
HubSpot CRM |
Marketo |
Pardot |
Klaviyo |
Mailchimp |
Braze |
Segment |
Amplitude |
Mixpanel |
Google Ads |
Meta Ads |
Facebook Ads |
LinkedIn Ads |
Hotjar |
Qlik |
Airbyte |
Fivetran |
BigQuery |
Redshift |
Apache Kafka |
RabbitMQ |
Cassandra |
DynamoDB |
Neo4j |
Supabase |
Firebase |
Vercel |
Netlify |
Heroku |
DigitalOcean |
Ansible |
Puppet |
GitHub Actions |
CircleCI |
ArgoCD |
Helm |
Istio |
Prometheus |
Grafana |
New Relic |
Splunk |
PagerDuty |
Okta |
Zscaler |
Wireshark |
Metasploit |
Burp Suite |
Kali Linux |
Solidity |
Ethereum |
Web3.js |
Hardhat |
Polygon |
Solana |
Unity |
Unreal Engine |
Blender |
Maya |
3ds Max |
ZBrush |
Houdini |
After Effects |
Premiere Pro |
DaVinci Resolve |
InDesign |
Sketch |
Adobe XD |
Webflow |
Framer |
Canva |
WordPress |
Shopify |
Magento |
WooCommerce |
BigCommerce |
Drupal |
NetSuite |
SuccessFactors |
SAP S/4HANA |
SAP HANA |
SAP MM |
SAP SD |
ABAP |
Dynamics 365 |
Odoo |
QuickBooks |
Xero |
Freshdesk |
Intercom |
Gainsight |
Salesloft |
Outreach.io |
Gong |
ZoomInfo |
Apollo |
Clay |
Lemlist |
CATIA |
Ansys |
Simulink |
LabVIEW |
FPGA |
VHDL |
Verilog |
RTOS |
ROS |
OpenCV |
Keras |
scikit-learn |
Pandas |
NumPy |
Spark |
Hive |
LangChain |
RAG |
MLflow |
Kubeflow |
CUDA |
SwiftUI |
Objective-C |
Hibernate |
Clojure |
Haskell |
Elixir |
Erlang |
Golang |
ASP.NET |
Laravel |
Symfony |
FastAPI |
Express.js |
NestJS |
Nuxt |
Svelte |
jQuery |
gRPC |
Perl |
COBOL |
Fortran |
R programming |
SAS |
SPSS |
Stata |
Alteryx |
VBA |
Kaizen |
5S |
PRINCE2 |
CISSP |
CISA |
CISM |
CEH |
CCNA |
TOGAF |
CPA |
CFA |
ACCA |
GDPR |
HIPAA |
GAAP |
Payroll |
Wireframing |
Prototyping |
SEO |
SEM |
ABM |
account-based marketing |
lead generation |
demand generation |
cold email |
prospecting |
negotiation |
financial modeling |
regulatory audit |
procurement |
supply chain management |
category management |
merchandising |
logistics planning |
inventory management |
route optimization |
clinical trials |
pharmacovigilance |
drug discovery |
genomics |
CRISPR |
bioinformatics |
medical imaging |
EHR |
drones |
autonomous vehicles |
LiDAR |
battery technology |
solar energy |
wind energy |
carbon accounting |
ESG reporting |
circular economy |
quantum computing |
cybersecurity |
threat intelligence |
zero trust |
IAM |
data governance |
data privacy |
data engineering |
business intelligence |
recommendation systems |
natural language processing |
reinforcement learning |
prompt engineering |
AI agents |
conversational AI |
chatbots |
voice AI |
AI automation |
AI transformation |
digital transformation |
M&A |
private equity |
venture capital |
fundraising |
community building |
public speaking |
Mandarin |
Arabic |
Japanese |
Hindi |
Tamil |
`;
