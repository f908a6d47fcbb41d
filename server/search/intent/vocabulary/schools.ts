/** Schools that people are known by, searched as keywords: shown | other names. */
export const SCHOOLS = `
IIT | iitian
IIT Bombay |
IIT Delhi |
IIT Madras |
IIT Kanpur |
IIT Kharagpur |
IIM Ahmedabad |
IIM Bangalore |
IIM Calcutta |
IIM |
Ivy League |
Stanford |
Harvard |
MIT |
Oxford University | oxford
Cambridge University |
Berkeley | uc berkeley
Wharton |
INSEAD |
ISB |
BITS | bits pilani
NIT |
`;
