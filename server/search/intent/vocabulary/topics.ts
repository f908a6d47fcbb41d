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
unicorn |
big 4 | big four
remote | work from home, wfh
freelance | freelancing, self employed
consumer |
listed | publicly listed
MNC | multinational
SME | sme, smb, msme
exporter | export house
distributor |
dealer |
supplier |
Y Combinator | yc, ycombinator
IIT | iitian
IIM |
OEM |
MBA |
women | woman, female, ladies
climate tech | climatetech, climate technology
EPC |
computer science |
series funded | funded, recently funded, vc backed
influencer |
alumni | alumnus
mall |
`;
