/**
 * Level as titles write it | other names | seniority | how it joins a function: `before` (VP Sales), `of` (Head of Sales),
 * `after` (Sales Manager) | other ways titles write it.
 */
export const LEVELS = `
VP | vice president, v.p., vice prez, vp's | VP | before | vp, vice president
SVP | senior vice president, sr vp, senior vp, sr vice president | VP | before | svp, senior vice president, vp, vice president
EVP | executive vice president, executive vp | VP | before | evp, executive vice president, vp, vice president
AVP | assistant vice president, associate vice president, associate vp, assistant vp | VP | before | avp, assistant vice president, vp, vice president
President | | CXO | before | president
Chief | | CXO | before | chief
Head | hod, chief of | Director | of | head, director
Director | dir | Director | after | director, head
Associate Director | assoc director | Director | after | associate director, director
Senior Director | sr director | Director | after | senior director, director
GM | general manager, gen manager | Manager | before | gm, general manager, manager
AGM | assistant general manager | Manager | before | agm, manager
DGM | deputy general manager | Manager | before | dgm, manager
Manager | mgr, mngr, mgrs, managr | Manager | after | manager
Supervisor | | Senior | after | supervisor, lead
Lead | | Senior | after | lead
Team Lead | team leader, tl, teamlead | Senior | after | team lead, lead
Intern | trainee, apprentice | Training | after | intern, trainee
Controller | | Manager | after | controller, manager
`;

/** Words for levels without a title | levels. */
export const SENIORITY_WORDS = `
senior, sr, snr, experienced | Senior
junior, jr | Entry
entry level, fresher, entry-level, early career, graduate | Entry
intern, trainee, apprentice, internship | Training
cxo, c level, clevel, c suite, csuite, c-suite, c-level, c level executive, c-level executive, c-level executives, c suite executive, c-suite executive, c-suite executives, c-suite leader, c-suite leaders, c-level leader, c-level leaders, c-level execs, c level exec, c level leader, top executive, cxo level, executive level | CXO
executives, company executives | CXO, VP
leader, leadership, senior leadership, leadership team, senior leader, business leader, executive leadership, top management, senior management, head honcho, bosses | CXO, VP, Director
vp, vice president | VP
vp and above, vp or above, vp+, vps and above, vp level and above, vp and up, vps and up, vp upwards, vp or higher, vp level or above | VP, CXO
director and above, director or above, director+, directors and above, director level and above, director and up, directors and up, director or higher, directors or higher, director upwards | Director, VP, CXO
manager and above, manager or above, manager+, managers and above, manager level and above, manager and up, managers and up, manager or higher, manager upwards | Manager, Director, VP, CXO
director, director level | Director
head | Director
manager, mgr, managerial | Manager
owner, proprietor, entrepreneur | Owner
partner | Partner
decision maker, key decision maker, decision-maker, budget holder, budget owner | Owner, CXO, VP, Director
volunteer | Unpaid
svp, evp, avp | VP
president | CXO
middle management, mid level manager | Manager
`;
