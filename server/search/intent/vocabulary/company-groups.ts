/** Names people have for several companies at once: the names | its companies. */
export const COMPANY_GROUPS = `
faang | Facebook; Apple; Amazon; Netflix; Google
maang, mang | Meta; Apple; Amazon; Netflix; Google
mamaa, gamam, gafam | Google; Apple; Meta; Amazon; Microsoft
big 4, big four, the big four, big4 | Deloitte; PwC; EY; KPMG
mbb, big 3 consulting, big three consulting | McKinsey; BCG; Bain
magnificent seven, magnificent 7, mag 7 | Apple; Microsoft; Google; Amazon; NVIDIA; Meta; Tesla
`;
